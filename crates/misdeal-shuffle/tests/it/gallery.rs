//! The laws of the faulty shuffles without a name against those of an independent program,
//! `corpora/vectors/gallery.py`, which works them out from the orders where it can.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::num::NonZeroUsize;
use std::path::Path;

use misdeal_shuffle::{Draw, Law, Ratio, Seed, exact_law, faulty};
use serde_json::Value;

/// A shuffle of the cards with its parameter; those without one ignore it.
type Shuffle = fn(&mut [u32], u64, &mut dyn Draw);

/// The shuffles by their names in the vectors.
const GALLERY: [(&str, Shuffle); 23] = [
    ("first_never_moves", |cards, _, draw| faulty::first_never_moves(cards, draw)),
    ("global_swap_backward", |cards, _, draw| faulty::global_swap_backward(cards, draw)),
    ("rounded", |cards, _, draw| faulty::rounded(cards, draw)),
    ("probe_next", |cards, _, draw| faulty::probe_next(cards, draw)),
    ("affine_map", |cards, _, draw| faulty::affine_map(cards, draw)),
    ("derangement", |cards, _, draw| faulty::derangement(cards, draw)),
    ("no_neighbours", |cards, _, draw| faulty::no_neighbours(cards, draw)),
    ("even_only", |cards, _, draw| faulty::even_only(cards, draw)),
    ("xor_network", |cards, _, draw| faulty::xor_network(cards, draw)),
    ("one_draw", |cards, _, draw| faulty::one_draw(cards, draw)),
    ("merge_pairs", |cards, _, draw| faulty::merge_pairs(cards, draw)),
    ("overrun", |cards, _, draw| faulty::overrun(cards, draw)),
    // It takes as many steps as are asked for, so not too many here.
    ("distinct_transpositions", |cards, k, draw| {
        faulty::distinct_transpositions(cards, k.min(5), draw)
    }),
    ("stops_early", |cards, k, draw| faulty::stops_early(cards, k as usize, draw)),
    ("constant_bound", |cards, k, draw| faulty::constant_bound(cards, k as usize, draw)),
    ("constant_bound_forward", |cards, k, draw| {
        faulty::constant_bound_forward(cards, k as usize, draw)
    }),
    ("reservoir_skew", |cards, k, draw| faulty::reservoir_skew(cards, k as usize, draw)),
    ("reservoir_first_lost", |cards, k, draw| {
        faulty::reservoir_first_lost(cards, k as usize, draw)
    }),
    ("partial_off_by_one", |cards, k, draw| faulty::partial_off_by_one(cards, k as usize, draw)),
    ("small_buffer", |cards, size, draw| faulty::small_buffer(cards, at_least_one(size), draw)),
    ("block_local", |cards, size, draw| faulty::block_local(cards, at_least_one(size), draw)),
    ("unweighted_merge", |cards, size, draw| {
        faulty::unweighted_merge(cards, at_least_one(size), draw)
    }),
    ("keys_up_to", |cards, max, draw| faulty::keys_up_to(cards, max, draw)),
];

fn at_least_one(size: u64) -> NonZeroUsize {
    NonZeroUsize::new(size as usize).unwrap_or(NonZeroUsize::MIN)
}

/// The least common multiple of 1 to 5.
const REMAINDERS: u64 = 60;

/// A draw of 32 bits from 60 values: what counts of it are remainders by 2 to 5.
///
/// The real one leaves out nothing but prefers some remainders by 1 in 2^32.
struct Remainders<'a>(&'a mut dyn Draw);

impl Draw for Remainders<'_> {
    fn at_most(&mut self, max: u64) -> u64 {
        self.0.at_most(if max == u64::from(u32::MAX) { REMAINDERS - 1 } else { max })
    }
}

/// The law of the first positions, given that the shuffle ends in time.
fn of_first(law: &Law, first: usize) -> BTreeMap<String, Ratio<u128>> {
    let finished = Ratio::new(1, 1) - law.unfinished();
    let mut chances = BTreeMap::new();
    for outcome in law.outcomes() {
        let digits: String = outcome.order[..first].iter().map(u32::to_string).collect();
        *chances.entry(digits).or_insert(Ratio::ZERO) += outcome.probability / finished;
    }
    chances
}

/// The vectors, or `None` in a packaged crate, which comes without the corpora.
fn vectors() -> Option<Value> {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let corpora = crate_root.join("../../corpora");
    match std::fs::read_to_string(corpora.join("vectors/gallery.json")) {
        Ok(text) => Some(serde_json::from_str(&text).unwrap()),
        Err(error) if error.kind() == ErrorKind::NotFound && !corpora.exists() => None,
        Err(error) => panic!("the vectors cannot be read: {error}"),
    }
}

#[test]
fn laws_are_those_of_the_independent_program() {
    let Some(vectors) = vectors() else {
        // The test harness shows this line when asked to; nothing is checked.
        #[expect(clippy::print_stderr, reason = "a skipped test says so")]
        return eprintln!("skipped: the package comes without corpora/vectors/gallery.json");
    };
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for row in vectors.as_array().unwrap() {
        let integer = |key: &str| row[key].as_u64();
        let (name, cards) = (row["shuffle"].as_str().unwrap(), integer("cards").unwrap() as usize);
        let (_, shuffle) = GALLERY.iter().find(|(known, _)| *known == name).unwrap();
        let parameter = integer("parameter").unwrap_or(0);
        // Two tries of the two that try again; the others take 2n draws or fewer, and the
        // network's four.
        let draws_max = if matches!(name, "derangement" | "no_neighbours") {
            2 * cards.saturating_sub(1)
        } else {
            2 * cards + 4
        };
        let law = exact_law(cards, draws_max, |deck, draw| {
            shuffle(deck, parameter, &mut Remainders(draw));
        })
        .unwrap();
        let whole = u128::from(integer("whole").unwrap());
        let expected: BTreeMap<String, Ratio<u128>> = (row["orders"].as_object().unwrap().iter())
            .map(|(order, parts)| {
                (order.clone(), Ratio::new(parts.as_u64().unwrap().into(), whole))
            })
            .collect();
        assert_eq!(of_first(&law, integer("first").unwrap() as usize), expected, "{row}");
        if !matches!(name, "derangement" | "no_neighbours") {
            assert_eq!(law.unfinished(), Ratio::ZERO, "{name}");
        }
        *seen.entry(name).or_default() += 1;
    }
    for (name, _) in GALLERY {
        assert!(seen[name] >= 4, "{name}");
    }
}

#[test]
fn every_deal_holds_each_card_once() {
    for (name, shuffle) in GALLERY {
        for cards in [0, 1, 2, 3, 10, 52] {
            for parameter in [0, 1, 2, 5, 51, 52, 53, u64::from(u32::MAX), u64::MAX] {
                for deal in 0..3 {
                    let mut deck: Vec<u32> = (0..cards).collect();
                    shuffle(&mut deck, parameter, &mut Seed::from(1).deal(deal));
                    deck.sort_unstable();
                    assert!(deck.into_iter().eq(0..cards), "{name}, {cards}, {parameter}");
                }
            }
        }
    }
}

/// A broken source, which says the same for ever, makes no function panic or read past an end.
/// (The two that try again would not return from it.)
#[test]
fn the_ends_of_every_range_are_inside() {
    struct End(fn(u64) -> u64);

    impl Draw for End {
        fn at_most(&mut self, max: u64) -> u64 {
            self.0(max)
        }
    }

    for (name, shuffle) in GALLERY {
        if matches!(name, "derangement" | "no_neighbours") {
            continue;
        }
        for end in [|_| 0, |max| max] {
            for cards in [0, 1, 2, 3, 16, 17, 52] {
                for parameter in [0, 1, 2, 16, 52, u64::MAX] {
                    let mut deck: Vec<u32> = (0..cards).collect();
                    shuffle(&mut deck, parameter, &mut End(end));
                    deck.sort_unstable();
                    assert!(deck.into_iter().eq(0..cards), "{name}, {cards}, {parameter}");
                }
            }
        }
    }
}
