//! `misdeal compare`: which of two shuffles is better.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::support::{Said, misdeal, run};

/// What it says as JSON; every comparison that was made ends with 0.
fn compared(arguments: &[&str]) -> Value {
    let said = run(&[&["compare", "--json", "--seed", "1"], arguments].concat());
    assert_eq!(said.code, Some(0), "{arguments:?}: {}", said.stderr);
    let json = said.json();
    assert_eq!(json["schema"], "misdeal.comparison/1");
    json
}

fn answer(json: &Value) -> [&str; 2] {
    [&json["better"], &json["because"]].map(|text| text.as_str().unwrap())
}

/// Deals of a shuffle in a file.
fn write(folder: &Path, name: &str, shuffle: &str, cards: u32, count: u32) -> String {
    let [cards, count] = [cards, count].map(|number| number.to_string());
    let deal = ["deal", "--shuffle", shuffle, "--cards", &cards, "--count", &count, "--seed", "7"];
    let path = folder.join(name);
    std::fs::write(&path, run(&deal).stdout).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_faulty_and_a_fair_one() {
    let options = ["--cards", "10", "--deals", "50000"];
    let json = compared(&[&["global-swap", "fisher-yates"], &options[..]].concat());
    assert_eq!(answer(&json), ["b", "one-caught"]);
    let (a, b) = (&json["a"], &json["b"]);
    assert_eq!([&a["verdict"], &b["verdict"]], ["misdeal", "no-evidence"]);
    assert_eq!([&a["subject"], &b["subject"]], ["global-swap", "fisher-yates"]);
    assert_eq!([&json["seed"], &a["seed"], &b["seed"]], ["0x1", "0x1", "0x2"]);
    assert!(a["total_variation_min"].as_f64().unwrap() > 0.05);
    assert!(a["log10_odds"].as_f64().unwrap() > 6.0);
    assert_eq!(b["deals"], 50_000);
    for nothing in ["sure_deals", "total_variation_min", "bits_lost", "best_bet", "furthest_cell"] {
        assert!(b[nothing].is_null() && !a[nothing].is_null(), "{nothing}: {json}");
    }
    let json = compared(&[&["fisher-yates", "global-swap"], &options[..]].concat());
    assert_eq!(answer(&json), ["a", "one-caught"]);
}

/// Is washing twice better than once? It is: the exact total variation of 10
/// cards is .144609 once and .007162 twice (the law of each exchange applied to
/// that of all 10! orders).
#[test]
fn washing_twice_is_better() {
    let json = compared(&["global-swap", "global-swap:washes=2", "--cards", "10"]);
    assert_eq!(answer(&json), ["b", "signs-agree"]);
    assert_eq!([&json["caught_later"], &json["a"]["verdict"]], ["b", "misdeal"]);
    let least = json["a"]["total_variation_min"].as_f64().unwrap();
    assert!(0.05 < least && least < 0.144_609, "{json}");
    assert!(json["b"]["total_variation_min"].as_f64().is_none_or(|least| least < 0.007_162));
}

/// With other random numbers for each.
#[test]
fn one_and_the_same() {
    let json = compared(&["global-swap", "global-swap"]);
    assert_eq!(answer(&json), ["neither", "about-equal"]);
    assert_ne!(json["a"]["log10_odds"], json["b"]["log10_odds"]);
    let json = compared(&["fisher-yates", "insertion", "--cards", "10", "--deals", "20000"]);
    assert_eq!(answer(&json), ["neither", "none-caught"]);
    let json = compared(&["fisher-yates", "fisher-yates", "--deals", "100"]);
    assert_eq!(answer(&json), ["unknown", "too-few-deals"]);
    assert!(json["next"].as_str().unwrap().contains(" --deals 1000 "), "{json}");
}

#[test]
fn two_faulty_ones() {
    let json = compared(&["sattolo", "global-swap"]);
    assert_eq!(answer(&json), ["b", "signs-agree"]);
    assert_eq!([&json["caught_later"], &json["fewer_bits_lost"]], ["b", "b"]);
    // Hands of five: one shuffle takes them from the top alone.
    let hands = ["--cards", "5", "--of", "12", "--unordered"];
    let json = compared(&[&["last-never-moves", "fisher-yates"], &hands[..]].concat());
    assert_eq!(json["order"], "set");
}

#[test]
fn files_and_a_file_with_a_shuffle() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name, shuffle, cards, count| write(folder.path(), name, shuffle, cards, count);
    let (swap, fair) =
        (write("old", "global-swap", 10, 3000), write("new", "fisher-yates", 10, 20_000));
    let json = compared(&[&swap, &fair]);
    assert_eq!(answer(&json), ["b", "one-caught"]);
    assert!(json["seed"].is_null() && json["a"]["seed"].is_null());

    // A shuffle deals what the file holds, and whose turn is first is no matter.
    let json = compared(&["fisher-yates", &swap, "--deals", "20000"]);
    assert_eq!(answer(&json), ["a", "one-caught"]);
    assert_eq!((&json["cards"], &json["a"]["seed"]), (&10.into(), &"0x1".into()));

    // Standard input, too short to be called better.
    let short = write("short", "fisher-yates", 10, 2000);
    let input = std::fs::File::open(&short).unwrap();
    let mut command = misdeal(&["compare", &swap, "-", "--json"]);
    let said: Said = command.stdin(Stdio::from(input)).output().unwrap().into();
    let json = said.json();
    assert_eq!(answer(&json), ["unknown", "heard-too-shortly"]);
    assert_eq!(json["deals_wanted"], 8 * json["a"]["sure_deals"].as_u64().unwrap());
    assert_eq!(json["b"]["subject"], "standard input");

    let other = write("other", "fisher-yates", 12, 100);
    let said = run(&["compare", &swap, &other]);
    assert_eq!(said.code, Some(2));
    let expected = format!("{swap} has 10 of 10 cards a deal, {other} has 12 of 12 cards a deal");
    assert!(said.stderr.contains(&expected), "{}", said.stderr);
    std::fs::write(&other, "0 1 2\n0 1 Xh\n").unwrap();
    let said = run(&["compare", &other, "sattolo"]);
    assert_eq!(said.code, Some(2));
    assert!(said.stderr.contains(&format!("{other}: line 2: card 'Xh'")), "{}", said.stderr);
}

#[test]
fn what_is_neither_a_shuffle_nor_a_file() {
    let rows = [
        (
            ["fisher-yats", "sattolo"],
            "'fisher-yats' is neither a shuffle nor a file",
            "did you mean",
        ),
        (
            ["sattolo", "no/such/file"],
            "'no/such/file' is neither a shuffle nor a file",
            "a name of",
        ),
        (["wash:time=3", "sattolo"], "shuffle `wash` has no key `time`", "did you mean `times`?"),
        (["sattolo", "docs"], "cannot read docs: it is a folder", "give one of the files"),
        (["-", "-"], "standard input can be one of the two, not both", "misdeal compare deals.txt"),
    ];
    for (arguments, error, hint) in rows {
        let said = run(&[&["compare"], &arguments[..]].concat());
        assert_eq!(said.code, Some(2), "{arguments:?}");
        assert!(said.stderr.starts_with("error: "), "{}", said.stderr);
        assert!(said.stderr.contains(error), "{}", said.stderr);
        assert!(said.stderr.contains(&format!("\n\nhint: {hint}")), "{}", said.stderr);
    }
}

/// What a command does must not depend on the folder.
#[test]
fn a_name_goes_before_a_file() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("sattolo"), "0 1 2\n").unwrap();
    let said = |a: &str| -> Said {
        let arguments = ["compare", a, "sattolo", "--cards", "3", "--deals", "1000"];
        misdeal(&arguments).current_dir(&folder).output().unwrap().into()
    };
    let text = said("sattolo").stdout;
    assert!(text.contains("A  sattolo  "), "{text}");
    assert!(text.contains("note: sattolo was taken for the shuffle; ./sattolo is the file"));
    assert!(said("./sattolo").stdout.contains("A  ./sattolo"));
}

#[test]
fn text_fits_the_terminal_and_names_what_a_verdict_must() {
    let said = run(&["compare", "global-swap", "sattolo", "--seed", "0x2a"]);
    assert_eq!((said.code, &*said.stderr), (Some(0), ""));
    let wide: Vec<&str> = said.stdout.lines().filter(|line| line.chars().count() > 80).collect();
    assert!(wide.is_empty(), "{wide:?}");
    for part in [
        "A IS BETTER   52 cards, ",
        "A is better, though a misdeal too: it was caught after ",
        "A  global-swap                B  sattolo\n",
        "verdict            MISDEAL                       MISDEAL\n",
        "deals read         20,",
        "false-alarm rate of each verdict: 1 in 1,000,000\n",
        "seed: 0x2a\n      (of the deals: A 0x2a, B 0x2b)\n",
        "next: misdeal audit --shuffle sattolo --cards 52 --seed 0x2b\n",
    ] {
        assert!(said.stdout.contains(part), "{part}: {}", said.stdout);
    }
    let folder = tempfile::tempdir().unwrap();
    let json = format!("--json={}", folder.path().join("both.json").display());
    let said = run(&["compare", "global-swap", "sattolo", "--quiet", &json]);
    assert!(said.stdout.starts_with("A IS BETTER") && said.stdout.lines().count() < 5);
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
}

#[test]
fn an_interrupt_tells_what_is_known() {
    let mut command = misdeal(&["compare", "fisher-yates", "insertion", "--json"]);
    command.args(["--deals", "1000000000"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    std::thread::sleep(Duration::from_secs(2));
    let signal = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status();
    assert!(signal.unwrap().success());
    let said: Said = child.wait_with_output().unwrap().into();
    assert_eq!(said.code, Some(130), "{}", said.stderr);
    let json = said.json();
    assert_eq!(answer(&json), ["unknown", "not-heard"]);
    assert_eq!(json["interrupted"], true);
    assert!(json["a"]["deals"].as_u64().unwrap() > 100 && json["b"].is_null(), "{json}");
}
