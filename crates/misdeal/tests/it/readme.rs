//! The two commands of the README.

use std::time::{Duration, Instant};

use crate::support::{evidence, misdeal, root};

/// The commands of the README's first code block.
fn commands() -> Vec<String> {
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    let block = readme.split("```").nth(1).unwrap();
    let lines = block.lines().skip(1).map(|line| line.split(" #").next().unwrap().trim());
    lines.filter(|line| line.starts_with("cargo")).map(str::to_owned).collect()
}

/// The first command, with the program already built: a real shuffle is
/// caught, in words.
#[test]
fn the_first_command_catches_a_real_shuffle() {
    let commands = commands();
    let words: Vec<&str> = commands[0].split_whitespace().collect();
    let arguments = words.strip_prefix(&["cargo", "run", "--release", "--"]).unwrap();
    let began = Instant::now();
    let said: crate::support::Said = misdeal(arguments).output().unwrap().into();
    // The README promises 5 s; this only tells a hang from a slow machine.
    assert!(began.elapsed() < Duration::from_secs(60));
    assert_eq!(said.code, Some(1), "{}", said.stderr);
    for part in [
        "MISDEAL",
        "20,0",
        "in 50 % of deals;\n    fair is 33.3 %",
        "seed: ",
        "false-alarm rate",
        "1 in 1,000,000",
        "next: misdeal audit",
    ] {
        assert!(said.stdout.contains(part), "{part}: {}", said.stdout);
    }
    let json = [&["audit", "--json"], &arguments[1..]].concat();
    let said: crate::support::Said = misdeal(&json).output().unwrap().into();
    assert!(evidence(&said.json()).contains(&"draws-down".to_owned()));
}

/// The second command runs every test, and is what CI calls.
#[test]
fn the_second_command_is_what_ci_calls() {
    let second = &commands()[1];
    assert_eq!(second, "cargo test --workspace");
    let ci = std::fs::read_to_string(root().join(".ci/run")).unwrap();
    assert!(ci.lines().any(|line| line.trim() == second), "{ci}");
}
