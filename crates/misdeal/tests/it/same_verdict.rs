//! The verdict depends on the deals, not on how they came.

use std::process::Stdio;

use serde_json::Value;

use crate::support::{Said, misdeal, run};

fn tests_of(said: &Said) -> Value {
    let verdict = said.json();
    assert_eq!(verdict["deals"], 6000);
    verdict["tests"].clone()
}

#[test]
fn by_file_by_pipe_by_program_built_in_and_with_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deals.txt");
    let deals = ["deal", "--cards", "12", "--seed", "7", "--count", "6000", "--shuffle", "wash"];
    let said = run(&deals);
    assert!(said.stderr.contains("wash is not a fair shuffle"), "{}", said.stderr);
    std::fs::write(&path, &said.stdout).unwrap();
    let file = path.to_str().unwrap();

    let shuffle = ["audit", "--json", "--shuffle", "wash", "--cards", "12", "--seed", "7"];
    let with = |more: &[&str]| tests_of(&run(&[&shuffle[..], more].concat()));
    let expected = with(&["--deals", "6000", "--threads", "1"]);
    assert_eq!(with(&["--deals", "6000", "--threads", "2"]), expected);
    assert_eq!(with(&["--deals", "6000", "--threads", "7"]), expected);
    assert_eq!(tests_of(&run(&["audit", "--json", file])), expected);
    assert_eq!(tests_of(&run(&["audit", "--json", "--threads", "3", "--", "cat", file])), expected);
    let input = std::fs::File::open(&path).unwrap();
    let piped = misdeal(&["audit", "--json", "-"]).stdin(Stdio::from(input)).output().unwrap();
    assert_eq!(tests_of(&piped.into()), expected);

    // In two files, the deals add up.
    let lines: Vec<&str> = said.stdout.lines().collect();
    let parts = lines.chunks(2500).enumerate().map(|(i, lines)| {
        let path = folder.path().join(format!("part{i}"));
        std::fs::write(&path, lines.join("\n")).unwrap();
        path.to_str().unwrap().to_owned()
    });
    let parts: Vec<String> = parts.collect();
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    assert_eq!(tests_of(&run(&[&["audit", "--json"], &parts[..]].concat())), expected);
}

#[test]
fn a_seed_repeats_the_deals() {
    let deals = |seed: &str| run(&["deal", "--deck", "54", "--count", "3", "--seed", seed]).stdout;
    assert_eq!(deals("42"), deals("0x2a"));
    assert_ne!(deals("42"), deals("43"));
    // A seed that was drawn is printed, and repeats what it made.
    let fresh = run(&["deal", "--cards", "9"]);
    let seed = fresh.stderr.trim().strip_prefix("seed: ").unwrap().to_owned();
    assert_eq!(run(&["deal", "--cards", "9", "--seed", &seed]).stdout, fresh.stdout);
}
