//! Real programs in many languages: what the audit must say of each.

use std::path::Path;

use serde_json::Value;

use crate::support::{evidence, has, misdeal, root};

fn about(folder: &Path) -> Value {
    let text = std::fs::read_to_string(folder.join("about.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn folders(of: &str) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(root().join("corpora").join(of)).unwrap();
    let mut folders: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    folders
}

/// Whether the language of a program is here.
fn has_language(about: &Value) -> bool {
    match about["language"].as_str().unwrap() {
        "Python" => has("python3"),
        "JavaScript" => has("node"),
        "C" => has("cc"),
        "Perl" => has("perl"),
        "Java" => has("javac") && has("java"),
        "awk" => has("awk"),
        "bash" => has("bash") && has("shuf"),
        language => panic!("no interpreter is known for {language}"),
    }
}

/// A faulty program must be caught with three times the lines at which its
/// fault was seen to show, or 1,000; a fair one must pass 100,000 (the slow
/// `shuf` 3,000, which is where "too few" ends).
#[test]
fn suspects_are_caught_and_fair_programs_are_not() {
    for folder in folders("suspects") {
        let about = about(&folder);
        if !has_language(&about) {
            continue;
        }
        let id = about["id"].as_str().unwrap();
        let cards = about["suggested_n"].to_string();
        let is_fair = about["fair"] == true;
        let lines = match about["shows_at_lines"].as_u64() {
            Some(shows) => (3 * shows).max(1000),
            None if id == "fair-shuf" => 3000,
            None => 100_000,
        };
        let mut arguments = vec!["audit", "--json"];
        if about["format"].as_str().unwrap().starts_with("partial") {
            arguments.extend(["--of", &cards]);
        }
        let (program, lines) = (folder.join("run"), lines.to_string());
        arguments.extend(["--", program.to_str().unwrap(), &cards, &lines, "1"]);
        let said: crate::support::Said = misdeal(&arguments).output().unwrap().into();
        assert_eq!(said.code, Some(i32::from(!is_fair)), "{id}: {}{}", said.stdout, said.stderr);
    }
}

/// The programs of the posts, audited as their own pages say.
#[test]
fn the_posts_programs_are_judged_as_their_pages_say() {
    for folder in folders("seeds") {
        let about = about(&folder);
        if !has_language(&about) {
            continue;
        }
        for audit in about["audits"].as_array().unwrap() {
            let command = audit["command"].as_str().unwrap();
            let words: Vec<&str> = command.split_whitespace().collect();
            let arguments = words.strip_prefix(&["misdeal", "audit"]).unwrap();
            let arguments = [&["audit", "--json"], arguments].concat();
            let said: crate::support::Said = misdeal(&arguments).output().unwrap().into();
            assert_eq!(
                said.code.map(i64::from),
                audit["exit"].as_i64(),
                "{command}: {}",
                said.stderr
            );
            let verdict = said.json();
            assert_eq!(verdict["verdict"], audit["verdict"], "{command}");
            let found = evidence(&verdict);
            for test in audit["tests"].as_array().unwrap() {
                assert!(found.iter().any(|id| test == id), "{command}: {test} found nothing");
            }
        }
    }
}
