//! Study generators at work: attached to every shuffle, started again by the clock, never ending.

use std::collections::HashSet;
use std::path::Path;

use misdeal_shuffle::study::{Bound, Reseed, StudyDealer};
use misdeal_shuffle::{Seed, ShuffleSpec, catalogue, generators, study_keys};

fn dealer(text: &str, seed: u64) -> StudyDealer {
    let spec: ShuffleSpec = text.parse().unwrap();
    spec.study(&Seed::from(seed)).unwrap()
}

fn deals(text: &str, seed: u64, cards: u32, count: usize) -> Vec<Vec<u32>> {
    let mut dealer = dealer(text, seed);
    let deal = |_| {
        let mut deck: Vec<u32> = (0..cards).collect();
        dealer.deal(&mut deck).unwrap();
        deck
    };
    (0..count).map(deal).collect()
}

#[test]
fn every_shuffle_runs_on_every_generator_and_keeps_its_cards() {
    let bounds = [Bound::Native, Bound::Modulo, Bound::Float, Bound::Multiply, Bound::Exact];
    let mut dealers_count = 0;
    for entry in catalogue() {
        for generator in generators() {
            for bound in bounds {
                for reseed in [Reseed::Never, Reseed::Deal, Reseed::Draw] {
                    let (shuffle, generator) = (entry.name, generator.name);
                    let text =
                        format!("{shuffle}:generator={generator},bound={bound},reseed={reseed}");
                    let waits = matches!(shuffle, "rejection" | "sort-random-keys");
                    let Ok(spec) = text.parse::<ShuffleSpec>() else {
                        assert!(waits && reseed == Reseed::Draw, "{text}");
                        continue;
                    };
                    assert_eq!(spec.to_string().parse(), Ok(spec.clone()), "{text}");
                    assert_eq!(spec.generator().unwrap().name, generator);
                    let mut dealer = spec.study(&Seed::from(42)).unwrap();
                    for cards in [0, 1, 2, 10, 10] {
                        let mut deck: Vec<u32> = (0..cards).collect();
                        dealer.deal(&mut deck).unwrap();
                        deck.sort_unstable();
                        assert!(deck.into_iter().eq(0..cards), "{text}");
                    }
                    assert_eq!(dealer.deals_count(), 5);
                    dealers_count += 1;
                }
            }
        }
    }
    assert_eq!(dealers_count, (27 * 3 - 2) * 10 * 5);
}

#[test]
fn a_dealer_can_go_to_another_thread_and_does_the_same_again() {
    for generator in generators() {
        let text = format!("fisher-yates:generator={}", generator.name);
        let here = deals(&text, 7, 52, 20);
        let there = std::thread::spawn({
            let mut dealer = dealer(&text, 7);
            move || {
                let mut decks = vec![(0..52).collect::<Vec<u32>>(); 20];
                decks.iter_mut().for_each(|deck| dealer.deal(deck).unwrap());
                decks
            }
        });
        assert_eq!(here, there.join().unwrap(), "{text}");
        // The state goes on: no two deals of a run are alike.
        assert_eq!(here.iter().collect::<HashSet<_>>().len(), 20, "{text}");
        assert_ne!(here, deals(&text, 8, 52, 20), "{text}");
    }
}

#[test]
fn only_the_low_bits_of_a_seed_are_taken() {
    let spec: ShuffleSpec = "fisher-yates:generator=mt19937-python".parse().unwrap();
    let [mut low, mut high] = ["0x0000000000000005", "0xff0000000000000005"].map(|text| {
        let mut deck: Vec<u32> = (0..52).collect();
        spec.study(&text.parse().unwrap()).unwrap().deal(&mut deck).unwrap();
        deck
    });
    assert_eq!(low.len(), 52);
    assert_eq!(low.as_mut_slice(), high.as_mut_slice());
}

#[test]
fn deals_of_one_second_are_alike() {
    for generator in generators() {
        for reseed in ["deal", "draw"] {
            let text = format!(
                "fisher-yates:generator={},reseed={reseed},deals-per-second=3",
                generator.name
            );
            let dealt = deals(&text, 1_700_000_000, 52, 9);
            for second in dealt.chunks(3) {
                assert!(second.iter().all(|deal| deal == &second[0]), "{text}");
            }
            // And those of another second are others.
            assert_eq!(dealt.into_iter().collect::<HashSet<_>>().len(), 3, "{text}");
        }
    }
}

#[test]
fn the_clock_gives_the_seeds_that_a_program_would_take() {
    let text = "fisher-yates:generator=glibc-rand";
    let clocked = deals(&format!("{text},reseed=deal,deals-per-second=2"), 1_700_000_000, 52, 6);
    for (number, deal) in clocked.iter().enumerate() {
        let second = 1_700_000_000 + number as u64 / 2;
        assert_eq!(deal, &deals(text, second, 52, 1)[0]);
    }
    let text = "fisher-yates:generator=java-random";
    let clock = "reseed=deal,clock=ms-of-day,deals-per-second=500";
    let clocked = deals(&format!("{text},{clock}"), 86_399_997, 52, 4);
    for (deal, ms) in clocked.iter().zip([86_399_997, 86_399_999, 1, 3]) {
        assert_eq!(deal, &deals(text, ms, 52, 1)[0]);
    }
}

/// srand(time) before every card: the first word of the second decides all draws.
#[test]
fn draws_of_one_second_are_alike() {
    let text = "global-swap:generator=msvc-rand,reseed=draw";
    let dealt = deals(text, 1, 52, 1);
    // srand(1): rand() gives 41, and 41 % 52 is 41: each card goes there in turn.
    let mut expected: Vec<u32> = (0..52).collect();
    (0..52).for_each(|i| expected.swap(i, 41));
    assert_eq!(dealt[0], expected);
    // A day: at most 32768 first words, 86,400 seconds.
    let day = "fisher-yates:generator=msvc-rand,reseed=draw,deals-per-second=1";
    let distinct: HashSet<_> = deals(day, 0, 52, 86_400).into_iter().collect();
    assert!(distinct.len() <= 32_768, "{}", distinct.len());
}

#[test]
fn a_deal_that_cannot_end_is_given_up_and_says_so() {
    let give_up = |text: &str, cards: u32| {
        let mut dealer = dealer(text, 1);
        let mut deck: Vec<u32> = (0..cards).collect();
        let error = dealer.deal(&mut deck).unwrap_err();
        assert_eq!((error.shuffle.as_str(), error.deal, error.cards), (text, 0, cards as usize));
        deck.sort_unstable();
        assert!(deck.into_iter().eq(0..cards));
        let message = error.to_string();
        let expected = format!(
            "{text}: deal 0 did not end within {} draws: expected a generator with enough \
             different values for {cards} cards",
            error.draws
        );
        assert_eq!(message, expected);
        // The dealer goes on, and a deck that fits ends.
        let mut deck: Vec<u32> = (0..52).collect();
        dealer.deal(&mut deck).unwrap();
        assert_eq!(dealer.deals_count(), 2);
    };
    // 15 bits never reach card 32768; 2000 keys of 15 bits are never all different.
    give_up("rejection:generator=msvc-rand", 32_769);
    give_up("sort-random-keys:generator=msvc-rand", 2000);
}

/// The page of the format names everything that there is.
#[test]
fn the_page_of_the_format_is_complete() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    // A packaged crate comes without the pages.
    if !docs.exists() {
        return;
    }
    let page = std::fs::read_to_string(docs.join("formats/shuffle-spec.md")).unwrap();
    let shuffles = catalogue().iter().map(|entry| entry.name);
    let generators = generators().iter().map(|entry| entry.name);
    let own_keys = catalogue().iter().flat_map(|entry| entry.keys);
    let keys = own_keys.chain(study_keys());
    let keys = keys.flat_map(|key| [key.name, key.default]);
    for name in shuffles.chain(generators) {
        assert!(page.contains(&format!("| `{name}` |")), "{name} has no row");
    }
    for text in keys {
        assert!(page.contains(text), "{text} is not mentioned");
    }
    // Its examples are specs.
    let examples: Vec<_> = page
        .lines()
        .filter_map(|line| line.strip_prefix("misdeal audit --shuffle "))
        .filter_map(|rest| rest.split_whitespace().next())
        .collect();
    assert!(examples.len() > 3);
    for example in examples {
        example.parse::<ShuffleSpec>().unwrap_or_else(|error| panic!("{example}: {error}"));
    }
}
