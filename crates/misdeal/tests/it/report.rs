//! Pages, pictures, stored verdicts and languages.

use std::fs;
use std::path::Path;

use crate::support::{Said, misdeal, root, run};

const DEALS: &str = "0 1 2 3\n3 2 1 0\n1 0 3 2\n";
/// By `sha256sum`.
const DEALS_HASH: &str = "f4f4c489fb11101aeeeef2d3632ca47c217afbac5dae9014f1d925a2bb4003c8";

fn shown(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// What is stored makes the same text and the same page as the audit made itself.
#[test]
fn a_stored_verdict_is_shown_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (json, page) = (path("v.json"), path("page.html"));
    let json_flag = format!("--json={}", shown(&json));
    for lang in ["en", "zh"] {
        let audit = ["audit", "--shuffle", "global-swap", "--cards", "10", "--seed", "1"];
        let flags = ["--lang", lang, &json_flag, "--html", shown(&page)];
        let audited = run(&[&audit[..], &flags[..]].concat());
        assert_eq!(audited.code, Some(1), "{}", audited.stderr);
        for seen in [lang, if lang == "zh" { "发错牌" } else { "MISDEAL" }] {
            assert!(fs::read_to_string(&page).unwrap().contains(seen));
        }
        let again = path("again.html");
        let report = run(&["report", shown(&json), "--lang", lang, "--html", shown(&again)]);
        assert_eq!((report.code, &*report.stderr), (Some(0), ""));
        assert_eq!(report.stdout, audited.stdout);
        assert_eq!(fs::read(&page).unwrap(), fs::read(&again).unwrap());
        let piped = run(&["report", shown(&json), "--lang", lang, "--html", "-"]);
        assert_eq!(piped.stdout.as_bytes(), fs::read(&page).unwrap());
    }
}

/// The picture of the README is what its command makes.
#[test]
fn the_picture_of_the_readme_is_fresh() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let command =
        readme.lines().find_map(|line| line.strip_prefix("$ misdeal compare global-swap f"));
    let words: Vec<&str> = command.expect("a command").split_whitespace().collect();
    let (file, words) = words.split_last().unwrap();
    assert!(readme.contains(&format!("({file})")), "{file} is not shown");
    let picture = run(&[&["compare", "global-swap", "fisher-yates"], &words[1..], &["-"]].concat());
    assert_eq!(picture.code, Some(0), "{}", picture.stderr);
    assert_eq!(picture.stdout, fs::read_to_string(root().join(file)).unwrap());
}

/// A report names the file that it read by its hash, also if it did not need all of it.
#[test]
fn what_was_read_is_named_by_its_hash() {
    let folder = tempfile::tempdir().unwrap();
    let deals = folder.path().join("deals.txt");
    fs::write(&deals, DEALS).unwrap();
    for most in ["1", "2", "1000"] {
        let said = run(&["audit", "--json", "--cards", "4", "--deals", most, shown(&deals)]);
        let input = &said.json()["inputs"][0];
        assert_eq!(input["sha256"], DEALS_HASH, "{input}");
        assert_eq!((&input["bytes"], &input["name"]), (&24.into(), &shown(&deals).into()));
    }
    let program = run(&["audit", "--json", "--cards", "4", "--", "cat", shown(&deals)]);
    assert_eq!(program.json()["inputs"], serde_json::json!([]));
}

/// The language is the one asked for, else that of the locale.
#[test]
fn the_locale_is_spoken() {
    let said = |lang: &[&str], locale: &str| -> String {
        let deals = ["audit", "--shuffle", "fisher-yates", "--cards", "4", "--deals", "9", "-q"];
        let mut command = misdeal(&[&deals, lang].concat());
        Said::from(command.env("LC_ALL", locale).output().unwrap()).stdout
    };
    assert!(said(&[], "zh_CN.UTF-8").contains("副数太少"));
    assert!(said(&["--lang", "en"], "zh_CN.UTF-8").contains("TOO FEW DEALS"));
    assert!(said(&[], "C").contains("TOO FEW DEALS"));
    assert!(said(&["--lang", "zh"], "C").contains("副数太少"));
}

/// What is no verdict is told where and why, and nothing is written.
#[test]
fn what_is_no_verdict_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (file, page) = (folder.path().join("v.json"), folder.path().join("page.html"));
    let rows = [
        ("{\"schema\": ", "line 1, column 11", "hint: "),
        ("[1, 2]", "schema", "hint: "),
        ("{\"schema\": \"misdeal.exact/1\"}", "expected misdeal.verdict/1", "hint: "),
        ("{\"schema\": \"misdeal.verdict/1\"}", "version", "hint: "),
        ("0 1 2 3\n", "schema", "hint: "),
    ];
    for (text, told, hint) in rows {
        fs::write(&file, text).unwrap();
        let said = run(&["report", shown(&file), "--html", shown(&page)]);
        assert_eq!((said.code, &*said.stdout), (Some(2), ""), "{text}");
        for part in [told, hint, shown(&file)] {
            assert!(said.stderr.contains(part), "{part}: {}", said.stderr);
        }
        assert!(!page.exists());
    }
    fs::write(&file, b"\xff\xfe").unwrap();
    for (path, told) in [
        (shown(&file), "byte 0"),
        (shown(folder.path()), "it is a folder"),
        ("no-such-file.json", "cannot read no-such-file.json"),
    ] {
        let said = run(&["report", path]);
        assert_eq!(said.code, Some(2));
        assert!(said.stderr.contains(told), "{told}: {}", said.stderr);
    }
}

/// Where something cannot be had, the rest is written all the same.
#[test]
fn outputs_do_not_stand_in_each_others_way() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (page, picture) = (path("page.html"), path("picture.svg"));
    let deals = ["audit", "--shuffle", "fisher-yates", "--seed", "1", "--deals", "9"];
    // So many cells are in no table.
    let large = ["--cards", "1100", "--of", "2000"];
    let flags = ["--svg", shown(&picture), "--html", shown(&page)];
    let said = run(&[&deals[..], &large[..], &flags[..]].concat());
    assert_eq!(said.code, Some(2));
    assert!(said.stderr.contains("--svg: there is nothing to draw"), "{}", said.stderr);
    assert!(said.stdout.contains("TOO FEW DEALS") && page.exists() && !picture.exists());
    let both = run(&[&deals[..], &["--json", "--html", "-"]].concat());
    assert!(both.stderr.contains("standard output can be one of"), "{}", both.stderr);
    let twice = run(&[&deals[..], &["--svg", "x.svg", "--html", "x.svg"]].concat());
    assert!(twice.stderr.contains("both would be written to"), "{}", twice.stderr);
    // What is read is not written over, under whatever name.
    let recorded = path("deals.txt");
    fs::write(&recorded, DEALS).unwrap();
    let again = path("./deals.txt");
    let lost = run(&["audit", shown(&recorded), "--html", shown(&again)]);
    assert_eq!(lost.code, Some(2));
    assert!(lost.stderr.contains("that file is read, and would be lost"), "{}", lost.stderr);
    assert_eq!(fs::read_to_string(&recorded).unwrap(), DEALS);
    let compared = run(&["compare", shown(&recorded), "fisher-yates", "--svg", shown(&again)]);
    assert!(compared.stderr.contains("that file is read"), "{}", compared.stderr);
    assert_eq!(fs::read_to_string(&recorded).unwrap(), DEALS);
    let nowhere = run(&[&deals[..], &["--html", "no/such/folder.html"]].concat());
    assert!(nowhere.stderr.contains("there is no such folder"), "{}", nowhere.stderr);
    assert_eq!(nowhere.stdout, "");
}
