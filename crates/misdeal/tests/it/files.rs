//! Files in and out.

use crate::support::{misdeal, run};

fn check(content: &str, options: &[&str], code: i32, expected: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deals.txt");
    std::fs::write(&path, content).unwrap();
    let arguments = [&["audit"], options, &[path.to_str().unwrap()]].concat();
    let said = run(&arguments);
    assert_eq!(said.code, Some(code), "{content:?}: {}{}", said.stdout, said.stderr);
    let all = said.stdout + &said.stderr;
    assert!(all.contains(expected), "{content:?}: {all}");
}

#[test]
fn deals_that_break_the_rules_are_evidence_with_a_place() {
    check(
        "0 1 2\n0 2 2\n",
        &[],
        1,
        "1 of 2 deals broke the rules, the first at\n    line 2: card 2 twice, card 1 missing",
    );
    check("As Kd\nAs As\n", &["--of", "52"], 1, "the first at\n    line 2: card As twice");
    check("0 1 2\n0 1\n", &[], 1, "line 2: got 2 cards, expected 3");
    let stray = format!("{}0 1 9\n", "2 1 0\n1 0 2\n0 2 1\n".repeat(30));
    check(&stray, &[], 1, "line 91: card 9 is not in the deck");
}

#[test]
fn words_that_cannot_be_read_are_errors_with_a_place() {
    check(
        "0 1 2\n\n0 1 Xh\n",
        &[],
        2,
        "error: line 3: card 'Xh' is not a card\n\nhint: ranks are 23456789TJQKA, suits cdhs",
    );
    check("", &[], 2, "error: got no deals");
    check("\n \n# none\n", &[], 2, "error: got no deals");
    check("黑桃A 红桃10\n黑桃A 红桃11\n", &[], 2, "line 2: card '红桃11' is not a card");
    check("1\n2\n3\n", &["--lines-per-deal", "2"], 2, "line 3: the last deal has 1 of 2 lines");
}

#[test]
fn few_deals_are_few() {
    check("0 1 2\n2 1 0\n", &[], 3, "TOO FEW DEALS");
    check("1\n1\n", &["--cards", "1"], 0, "NO EVIDENCE");
}

#[test]
fn several_files_say_in_which_one() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, content: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (good, bad) = (write("good", "0 1 2\n"), write("bad", "0 1 2\n0 x 2\n"));
    let said = run(&["audit", &good, &bad]);
    assert_eq!(said.code, Some(2));
    assert!(said.stderr.contains(&format!("{bad}: line 2: card 'x'")), "{}", said.stderr);
    let other = write("other", "0 1 2 3\n");
    let said = run(&["audit", &good, &other]);
    assert!(
        said.stderr
            .contains("got 4 of 4 cards a deal counted from 0, but the files before have 3 of 3")
    );
    let invalid = write("invalid", "0 1 1\n");
    let said = run(&["audit", &good, &invalid]);
    assert_eq!(said.code, Some(1));
    assert!(said.stdout.contains(&format!("{invalid}: line 1: card 1 twice")), "{}", said.stdout);
    for path in [folder.path().to_str().unwrap(), "no/such/file"] {
        let said = run(&["audit", path]);
        assert_eq!(said.code, Some(2));
        assert!(said.stderr.contains(&format!("cannot read {path}: ")), "{}", said.stderr);
    }
}

#[test]
fn json_goes_to_a_file_that_is_complete_or_absent() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("verdict.json");
    let json = format!("--json={}", path.display());
    let audit = ["audit", "--shuffle", "sattolo", "--cards", "5", "--deals", "100", &json];
    let said = run(&audit);
    assert_eq!(said.code, Some(1));
    assert!(said.stdout.starts_with("MISDEAL  sattolo"), "{}", said.stdout);
    let verdict: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(verdict["schema"], "misdeal.verdict/1");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "something was left beside");
    let said = run(&["audit", "--shuffle", "sattolo", "--json=no/such/folder/v.json"]);
    assert_eq!(said.code, Some(2));
    assert!(
        said.stderr.starts_with("error: cannot write no/such/folder/v.json: "),
        "{}",
        said.stderr
    );
}

#[test]
fn completions_and_man_pages_are_written() {
    for (what, expected) in
        [("bash", "_misdeal"), ("zsh", "#compdef"), ("fish", "complete"), ("man", ".TH")]
    {
        let said = run(&["generate", what]);
        assert_eq!(said.code, Some(0));
        assert!(said.stdout.contains(expected), "{what}");
    }
    let folder = tempfile::tempdir().unwrap();
    let completions = folder.path().join("a/b");
    for (shell, name) in [("bash", "misdeal.bash"), ("zsh", "_misdeal"), ("fish", "misdeal.fish")] {
        let said = run(&["generate", shell, "--dir", completions.to_str().unwrap()]);
        assert_eq!((said.code, said.stdout), (Some(0), String::new()));
        let written = std::fs::read_to_string(completions.join(name)).unwrap();
        assert_eq!(written, run(&["generate", shell]).stdout);
    }
    let pages = folder.path().join("man1");
    assert_eq!(run(&["generate", "man", "--dir", pages.to_str().unwrap()]).code, Some(0));
    let mut names: Vec<_> = std::fs::read_dir(&pages)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let expected = [
        "misdeal-audit.1",
        "misdeal-compare.1",
        "misdeal-deal.1",
        "misdeal-exact.1",
        "misdeal-explain.1",
        "misdeal-generate.1",
        "misdeal-init.1",
        "misdeal-judge.1",
        "misdeal-list.1",
        "misdeal-play-blackjack.1",
        "misdeal-play-draw.1",
        "misdeal-play.1",
        "misdeal-rate.1",
        "misdeal-report.1",
        "misdeal-shuffle.1",
        "misdeal-simulate-blackjack.1",
        "misdeal-simulate-draw.1",
        "misdeal-simulate.1",
    ];
    assert_eq!(names, [&expected[..], &["misdeal.1"]].concat());
}

#[test]
fn nothing_is_said_by_colour_alone_and_only_to_a_terminal() {
    let audit = ["audit", "--shuffle", "sattolo", "--cards", "5", "--deals", "100", "--seed", "1"];
    let plain = run(&audit).stdout;
    assert!(!plain.contains('\u{1b}'));
    let always = run(&[&audit[..], &["--color", "always"]].concat()).stdout;
    assert!(always.contains('\u{1b}'));
    let output = misdeal(&audit).env("NO_COLOR", "1").output().unwrap();
    assert!(!output.stdout.contains(&0x1b));
}
