//! Every shuffle of the catalogue, by its name, as the command runs it.

use std::collections::HashSet;

use misdeal_shuffle::{Draw, Fairness, Seed, ShuffleSpec, catalogue, exact_law};
use proptest::prelude::*;

/// Every name, with every key that it takes.
fn specs() -> Vec<ShuffleSpec> {
    let sample = |key: &str| match key {
        "washes" => "2",
        "times" => "3",
        "packet" => "3",
        "shelves" => "2",
        "sort" => "timsort",
        "bits" => "3",
        other => panic!("give the key {other} a sample value"),
    };
    let texts = catalogue().iter().flat_map(|entry| {
        let plain = entry.name.to_owned();
        let keyed = (entry.keys.iter())
            .map(|key| format!("{}:{}={}", entry.name, key.name, sample(key.name)));
        [plain].into_iter().chain(keyed)
    });
    texts.map(|text| text.parse().unwrap()).collect()
}

#[test]
fn every_name_and_key_parses_prints_back_and_runs() {
    for spec in specs() {
        assert_eq!(spec.to_string().parse(), Ok(spec.clone()), "{spec}");
        let mut cards: Vec<u32> = (0..52).collect();
        spec.shuffle(&mut cards, &mut Seed::from(3).deal(0));
        assert!(!cards.is_sorted(), "{spec} did nothing");
    }
}

#[test]
fn names_are_unique_and_every_row_is_filled_in() {
    let names: HashSet<_> = catalogue().iter().map(|entry| entry.name).collect();
    assert_eq!(names.len(), catalogue().len());
    for entry in catalogue() {
        let texts = [entry.name, entry.summary, entry.effect, entry.cost, entry.source];
        assert!(texts.iter().all(|text| !text.is_empty() && text.len() < 100), "{}", entry.name);
        assert!(entry.keys.iter().any(|key| key.name == "washes"), "{}", entry.name);
    }
}

#[test]
fn washes_are_passes_that_go_on_from_the_last_result() {
    for spec in specs() {
        let (mut deal, mut passed) = ((0..9).collect::<Vec<u32>>(), (0..9).collect::<Vec<u32>>());
        spec.shuffle(&mut deal, &mut Seed::from(8).deal(5));
        let mut draw = Seed::from(8).deal(5);
        for _ in 0..spec.washes() {
            spec.pass(&mut passed, &mut draw);
        }
        assert_eq!(deal, passed, "{spec}");
    }
}

/// The row of the catalogue tells the truth: a shuffle that is said to be fair
/// is, and no other is. (64-bit keys cannot be enumerated;
/// `fair::tests` drives that shuffle with small keys.)
#[test]
fn fair_and_faulty_are_what_the_oracle_finds() {
    for entry in catalogue().iter().filter(|entry| entry.name != "sort-random-keys") {
        // Physical shuffles once, so that all paths can be walked, and with packets that
        // are smaller than the deck: a hand on all cards mixes them fairly.
        let settings = entry.keys.iter().filter_map(|key| match key.name {
            "times" => Some("times=1"),
            "packet" => Some("packet=3"),
            "bits" => Some("bits=2"),
            _ => None,
        });
        let text = match entry.fairness {
            _ if entry.fairness == Fairness::Physical || entry.name == "sort-short-keys" => {
                let settings: Vec<_> = ["washes=1"].into_iter().chain(settings).collect();
                format!("{}:{}", entry.name, settings.join(","))
            }
            _ => entry.name.to_owned(),
        };
        let spec: ShuffleSpec = text.parse().unwrap();
        let law = exact_law(4, 8, |cards, draw| spec.shuffle(cards, draw)).unwrap();
        assert_eq!(law.is_uniform(), entry.fairness == Fairness::Fair, "{spec}");
        assert_eq!(law.is_uniform(), *law.total_variation().numer() == 0, "{spec}");
        if entry.fairness == Fairness::Physical {
            assert_eq!(*law.unfinished().numer(), 0, "{spec}");
        }
    }
}

/// Takes the first value always; for shuffles that need no two draws to differ.
struct Zero;

impl Draw for Zero {
    fn at_most(&mut self, _: u64) -> u64 {
        0
    }
}

#[test]
fn the_smallest_decks_are_legal() {
    for spec in specs() {
        for seed in 0..20 {
            let mut draw = Seed::from(seed).deal(0);
            let mut none: [u32; 0] = [];
            spec.shuffle(&mut none, &mut draw);
            let mut one = [7];
            spec.shuffle(&mut one, &mut draw);
            assert_eq!(one, [7], "{spec}");
            let mut two = [7, 8];
            spec.shuffle(&mut two, &mut draw);
            assert!(two == [7, 8] || two == [8, 7], "{spec}");
        }
    }
}

/// A broken generator must not overflow the stack: these split at every card.
#[test]
fn one_sided_splits_do_not_recurse() {
    // Quicksort takes n^2/2 coins then, which bounds its n.
    for (text, n) in [("recursive-draw", 500_000), ("sort-random-comparator:sort=quick", 20_000)] {
        let spec: ShuffleSpec = text.parse().unwrap();
        let mut cards: Vec<u32> = (0..n).collect();
        spec.shuffle(&mut cards, &mut Zero);
        cards.sort_unstable();
        assert!(cards.into_iter().eq(0..n), "{spec}");
    }
}

proptest! {
    #[test]
    fn no_card_is_lost_or_doubled(
        mut cards in prop::collection::vec(0u8..20, 0..40),
        seed in any::<u64>(),
    ) {
        let mut sorted = cards.clone();
        sorted.sort_unstable();
        for spec in specs() {
            spec.shuffle(&mut cards, &mut Seed::from(seed).deal(1));
            let mut now = cards.clone();
            now.sort_unstable();
            prop_assert_eq!(&now, &sorted, "{}", spec);
        }
    }
}
