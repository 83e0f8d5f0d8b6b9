//! The two commands of the README, and its lines of Rust.

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

/// The README's lines of Rust stand in this file, and so they compile and run.
#[test]
fn the_lines_of_rust_run() {
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    let blocks = readme.split("```rust\n").skip(1);
    let lines: Vec<&str> =
        blocks.flat_map(|block| block.split("```").next().unwrap().lines()).collect();
    assert!(lines.len() > 6, "{lines:?}");
    for line in lines {
        let code = line.split("  //").next().unwrap().trim();
        assert!(include_str!("readme.rs").contains(code), "{code}");
    }

    let (mut rows, mut rng) = ((0..1_000u32).collect::<Vec<_>>(), Seed::from(1).deal(0).0);
    let mut table = vec![0; 64 * 52];
    a_fair_shuffle_is_asserted();
    use misdeal_shuffle::{Seed, bulk::Decks, par_shuffle, shuffle};

    shuffle(&mut rows, &mut rng);
    par_shuffle(&mut rows, &Seed::from(42));
    Decks::new(52, rng).unwrap().fill(&mut table);
    assert!(!rows.is_sorted() && table.chunks(52).all(|deck| !deck.is_sorted()));
}

fn my_shuffle<T>(deck: &mut [T], rng: &mut impl rand::Rng) {
    misdeal_shuffle::shuffle(deck, rng);
}

fn a_fair_shuffle_is_asserted() {
    use misdeal_audit::assert_fair;

    assert_fair!(52, |deck, rng| my_shuffle(deck, rng));
}

/// The second command runs every test, and is what CI calls.
#[test]
fn the_second_command_is_what_ci_calls() {
    let second = &commands()[1];
    assert_eq!(second, "cargo test --workspace");
    let ci = std::fs::read_to_string(root().join(".ci/run")).unwrap();
    assert!(ci.lines().any(|line| line.trim() == second), "{ci}");
}
