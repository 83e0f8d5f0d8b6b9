//! Hands of cards with names.

use std::fmt::Write as _;
use std::path::Path;

use crate::support::{evidence, run};

const RANKS: &[u8] = b"A23456789TJQK";

/// Hands of five of 52 cards by name. If for action, one in five of those without a
/// pair is dealt again.
fn hands(count: usize, is_for_action: bool) -> String {
    let mut state = 7u64;
    // Knuth's MMIX generator; its high bits.
    let mut below = move |end: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((u128::from(state) * end as u128) >> 64) as usize
    };
    let mut text = String::new();
    for _ in 0..count {
        let mut deck: Vec<usize> = (0..52).collect();
        deal(&mut deck, &mut below);
        let mut ranks: Vec<usize> = deck[..5].iter().map(|card| card % 13).collect();
        ranks.sort_unstable();
        ranks.dedup();
        if is_for_action && ranks.len() == 5 && below(5) == 0 {
            deal(&mut deck, &mut below);
        }
        for (i, card) in deck[..5].iter().enumerate() {
            let (rank, suit) = (char::from(RANKS[card % 13]), char::from(b"shcd"[card / 13]));
            let _ = write!(text, "{}{rank}{suit}", if i == 0 { "" } else { " " });
        }
        text.push('\n');
    }
    text
}

fn deal(deck: &mut [usize], below: &mut impl FnMut(usize) -> usize) {
    (0..5).for_each(|i| deck.swap(i, i + below(52 - i)));
}

fn written(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// .05 of 10,000 hands have a pair instead of none: ten standard errors.
#[test]
fn hands_for_action_are_a_misdeal() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path(), "hands.txt", &hands(10_000, true));
    let saved = folder.path().join("hands.tally");
    let saved = saved.to_str().unwrap();
    let audit = ["audit", "--deck", "52", "--unordered", "--fixed"];
    let said = run(&[&audit[..], &["--json", "--save-tally", saved, &path]].concat());
    assert_eq!(said.code, Some(1), "{}{}", said.stdout, said.stderr);
    let verdict = said.json();
    let ids = evidence(&verdict);
    assert!(!ids.is_empty() && ids.iter().all(|id| id == "hands"), "{ids:?}");
    let effect = &verdict["tests"][0]["effect"];
    assert_eq!((&effect["event"], &effect["hand"]), (&"hand".into(), &"five-cards".into()));
    assert_eq!(effect["value"], 9, "{effect}");
    let text = effect["text"].as_str().unwrap();
    assert!(text.starts_with("the five cards make no pair, straight or flush in 4"), "{text}");
    // In words.
    let said = run(&[&audit[..], &[&path]].concat());
    assert!(said.stdout.contains("the five cards make no pair"), "{}", said.stdout);
    // Ranks and suits are not saved.
    let judged = run(&["judge", "--json", saved]);
    assert_ne!(judged.code, Some(1), "{}", judged.stdout);
    let tests = judged.json()["tests"].to_string();
    assert!(tests.contains("inclusion") && !tests.contains("hands"), "{tests}");
}

#[test]
fn fair_hands_are_no_evidence() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path(), "hands.txt", &hands(10_000, false));
    for options in [&["--unordered"][..], &[]] {
        let audit = ["audit", "--deck", "52", "--fixed", "--json"];
        let said = run(&[&audit[..], options, &[&path]].concat());
        assert_ne!(said.code, Some(1), "{}{}", said.stdout, said.stderr);
        let tests = said.json()["tests"].to_string();
        assert!(tests.contains("\"id\":\"hands\""), "{tests}");
        let has_first_three = tests.contains("the first three cards");
        assert_eq!(has_first_three, options.is_empty(), "{tests}");
    }
}
