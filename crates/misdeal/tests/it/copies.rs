//! Shoes and ranks: records that do not say which copy of a card is which.

use std::fmt::Write as _;

use crate::support::{Said, run};

/// Deals of `misdeal deal`, a line each, without the numbers of copies.
fn dealt(deck: &str, count: &str) -> String {
    let said = run(&["deal", "--deck", deck, "--count", count, "--format", "line", "--seed", "1"]);
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    let without = |word: &str| word.split_once('.').map_or(word, |(name, _)| name).to_owned();
    let line = |line: &str| line.split(' ').map(without).collect::<Vec<_>>().join(" ");
    said.stdout.lines().map(|text| line(text) + "\n").collect()
}

fn audit(deals: &str, options: &[&str]) -> Said {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deals.txt");
    std::fs::write(&path, deals).unwrap();
    run(&[&["audit"], options, &[path.to_str().unwrap()]].concat())
}

#[test]
fn a_shoe_of_six_decks_is_read_as_people_write_it_down() {
    let shoe = dealt("52x6", "400");
    let said = audit(&shoe, &["--deck", "52x6", "--json"]);
    let verdict = said.json();
    assert_eq!((&verdict["cards"], &verdict["deals"]), (&312.into(), &400.into()));
    assert_eq!(verdict["verdict"], "too-few-deals", "{}", said.stderr);
    let tests = verdict["tests"].as_array().unwrap();
    let classes = || tests.iter().filter(|test| test["id"] == "classes");
    let mut of: Vec<&str> =
        classes().filter_map(|test| test["effect"]["classes"].as_str()).collect();
    for test in classes() {
        let effect = &test["effect"];
        let (class, text) = (effect["class"].as_str().unwrap(), effect["text"].as_str().unwrap());
        let article = match (effect["classes"].as_str().unwrap(), class) {
            ("cards", _) => "card",
            (_, "ace" | "8") => "an",
            _ => "a",
        };
        let position = &effect["position"];
        let expected = format!("{article} {class} comes to position {position} in ");
        assert!(text.starts_with(&expected), "{text}");
    }
    of.sort_unstable();
    of.dedup();
    assert_eq!(of, ["cards", "ranks", "suits"]);
    let notes = verdict["notes"].to_string();
    assert!(notes.contains("copies of a card look alike"), "{notes}");
    // The deals alone say the same.
    let verdict = audit(&shoe, &["--json"]).json();
    assert_eq!(verdict["verdict"], "too-few-deals");
    let notes = verdict["notes"].to_string();
    assert!(notes.contains("the same 312 cards, 52 different ones"), "{notes}");
}

#[test]
fn one_card_too_many_is_a_misdeal() {
    let shoe = dealt("54x2", "20");
    let (first, rest) = shoe.split_once('\n').unwrap();
    let bad = format!("{rest}{}\n", first.replacen("As", "Kh", 1));
    let said = audit(&bad, &["--deck", "54x2"]);
    assert_eq!(said.code, Some(1), "{}", said.stdout);
    let expected = "line 20: card Kh more often than 2 times, one As less";
    assert!(said.stdout.contains(expected), "{}", said.stdout);
}

/// Ranks 1 to 13, four of each, as the shuffle that swaps with any card leaves
/// them; stated and seen. It takes 7,900 deals for 99 %.
#[test]
fn ranks_only() {
    let ranks = |shuffle: &str| -> String {
        let mut text = String::new();
        let mut state = 1u64;
        for _ in 0..12_000 {
            let mut deck: Vec<u64> = (0..52).map(|id| id % 13 + 1).collect();
            for i in 0..52 {
                // Knuth's MMIX generator; its high bits.
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let below = if shuffle == "fair" { 52 - i } else { 52 };
                let drawn = ((u128::from(state) * below as u128) >> 64) as usize;
                let other = if shuffle == "fair" { i + drawn } else { drawn };
                deck.swap(i, other);
            }
            let words: Vec<String> = deck.iter().map(u64::to_string).collect();
            writeln!(text, "{}", words.join(" ")).unwrap();
        }
        text
    };
    let fair = ranks("fair");
    for options in [&["--copies", "4", "--fixed"][..], &["--fixed"]] {
        let said = audit(&fair, options);
        assert_ne!(said.code, Some(1), "{options:?}: {}", said.stdout);
        assert!(said.stdout.contains("copies of a card look alike"), "{}", said.stdout);
        let said = audit(&ranks("faulty"), options);
        assert_eq!(said.code, Some(1), "{options:?}: {}", said.stdout);
        assert!(said.stdout.contains("classes"), "{}", said.stdout);
    }
}

#[test]
fn what_cannot_be_said_of_copies_is_said_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("counts.tally");
    let saved = ["--copies", "2", "--save-tally", file.to_str().unwrap()];
    let said = audit("0 1 1 0\n1 0 1 0\n", &saved);
    assert_eq!(said.code, Some(2), "{}", said.stderr);
    assert!(said.stderr.contains("copies cannot be saved yet"), "{}", said.stderr);
    assert!(!file.exists());
    let said = audit("0 1 1 0 1\n", &["--copies", "2"]);
    assert!(
        said.stderr.contains("got 5 cards, which is not 2 times some number"),
        "{}",
        said.stderr
    );
    let said = run(&["audit", "--shuffle", "fisher-yates", "--cards", "9", "--copies", "2"]);
    assert_eq!(said.code, Some(2));
    let said = run(&["audit", "--deck", "54", "--copies", "2", "-"]);
    assert!(said.stderr.contains("cannot be used with"), "{}", said.stderr);
}

#[test]
fn built_in_shuffles_can_hide_copies_too() {
    let audit = ["audit", "--seed", "1", "--cards", "52", "--copies", "4", "--shuffle"];
    let said = run(&[&audit[..], &["global-swap"]].concat());
    assert_eq!(said.code, Some(1), "{}", said.stdout);
    assert!(said.stdout.contains("--cards 52 --copies 4"), "{}", said.stdout);
}
