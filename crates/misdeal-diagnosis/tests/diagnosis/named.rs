//! Each fault by its name.

use misdeal_diagnosis::Value;
use misdeal_diagnosis::faults::Fault;
use misdeal_shuffle::fair::fisher_yates;
use misdeal_shuffle::{Draw, Seed, faulty, physical};

use crate::dealt::{built_in, named, setting, shuffled, streamed};

fn is_named(fault: &str, tally: &misdeal_audit::Tally) {
    assert!(Fault::find(fault).is_some(), "{fault} is no fault");
    let found = named(tally);
    let is_it = found.fault == fault || found.equivalent.contains(&fault);
    assert!(is_it, "{fault}: {found:?}");
}

#[test]
fn shuffles_by_swaps() {
    is_named("naive-swap", &built_in(10, 3000, "global-swap"));
    is_named(
        "naive-swap",
        &shuffled(20, 2000, |cards, draw| {
            // From the back, and every deal told by where each card went.
            let last = cards.len() - 1;
            (0..=last).rev().for_each(|at| cards.swap(at, draw.index_at_most(last)));
            let order = cards.clone();
            (0..).zip(order).for_each(|(at, card)| cards[card as usize] = at);
        }),
    );
    is_named("sattolo", &built_in(10, 300, "sattolo"));
    is_named("end-fixed", &shuffled(12, 500, |cards, draw| fisher_yates(&mut cards[1..], draw)));
    is_named(
        "rounding-endpoints",
        &shuffled(10, 1000, |cards, draw| {
            for at in (1..cards.len()).rev() {
                // Twice the draw, from 0 to 2 at - 1, rounded up.
                cards.swap(at, draw.index_at_most(2 * at - 1).div_ceil(2));
            }
        }),
    );
    is_named("index-overrun", &shuffled(10, 3000, |cards, draw| faulty::overrun(cards, draw)));
    is_named("parity-locked", &shuffled(10, 500, |cards, draw| faulty::even_only(cards, draw)));
    is_named("wrong-bound", &built_in(10, 1000, "global-swap-java"));
    is_named(
        "stops-early",
        &shuffled(12, 1000, |cards, draw| {
            // The last three steps are missing: 4 and on.
            (4..cards.len()).rev().for_each(|at| cards.swap(at, draw.index_at_most(at)));
        }),
    );
    is_named(
        "constant-draw",
        &shuffled(12, 1000, |cards, draw| {
            let number = draw.at_most(u32::MAX.into());
            (1..cards.len())
                .rev()
                .for_each(|at| cards.swap(at, (number % (at as u64 + 1)) as usize));
        }),
    );
}

#[test]
fn what_hands_and_streams_do() {
    is_named("rotation-only", &built_in(10, 200, "cut"));
    is_named("recursive-draw", &built_in(10, 500, "recursive-draw"));
    is_named("shelf-shuffler", &built_in(20, 2000, "shelf:shelves=4"));
    is_named("overhand", &built_in(20, 2000, "overhand:packet=4,times=6"));
    is_named(
        "block-local",
        &shuffled(12, 500, |cards, draw| {
            cards.chunks_mut(4).for_each(|block| fisher_yates(block, draw));
        }),
    );
    is_named("probe-next", &shuffled(10, 1000, |cards, draw| faulty::probe_next(cards, draw)));
    is_named(
        "affine-map",
        &shuffled(10, 1000, |cards, draw| {
            // The numbers below 10 that have no divisor with it.
            let (factor, start) = ([1, 3, 7, 9][draw.index_at_most(3)], draw.at_most(9));
            (0..)
                .zip(cards.iter_mut())
                .for_each(|(at, card)| *card = (at * factor + start as u32) % 10);
        }),
    );
}

#[test]
fn orders_that_are_refused() {
    let again = |is_wanted: fn(&[u32]) -> bool| {
        shuffled(10, 2000, move |cards, draw| {
            loop {
                fisher_yates(cards, draw);
                if is_wanted(cards) {
                    break;
                }
            }
        })
    };
    is_named("derangement", &again(|cards| (0..).zip(cards).all(|(at, &card)| at != card)));
    is_named("conditioned", &again(|cards| cards.windows(2).all(|w| w[0].abs_diff(w[1]) > 1)));
}

#[test]
fn what_starts_the_generator() {
    let deal = |seed: u64| {
        let mut cards: Vec<u32> = (0..20).collect();
        fisher_yates(&mut cards, &mut Seed::from(seed).deal(0));
        cards
    };
    // An order of the seeds by a generator of its own: SplitMix64.
    let mixed = |index: u64| {
        let z = index.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    };
    is_named("few-seeds", &streamed(20, 2000, |index| deal(mixed(index) % 300)));
    is_named("time-seed", &streamed(20, 2000, |index| deal(index / 90)));
    is_named("shared-seed", &streamed(20, 2000, |index| deal(index / 4)));
    is_named("periodic-reset", &streamed(20, 3000, |index| deal(index % 700)));
    is_named("constant-output", &streamed(20, 100, |_| deal(1)));
    is_named("generator-failure", &streamed(20, 3000, |index| deal(index.min(1800))));
    let nearby = "fisher-yates:generator=java-random,reseed=deal,deals-per-second=1";
    is_named("nearby-seeds", &built_in(20, 2000, nearby));
}

/// A deck that is never put in order, under a shuffle that is too weak for one time.
#[test]
fn what_is_carried_over() {
    let mut cards: Vec<u32> = (0..20).collect();
    let tally = streamed(20, 3000, |index| {
        let mut places: Vec<u32> = (0..20).collect();
        physical::riffle(&mut places, 2, &mut Seed::from(3).deal(index));
        cards = places.iter().map(|&place| cards[place as usize]).collect();
        cards.clone()
    });
    let found = named(&tally);
    assert_eq!(found.fault, "carry-over", "{found:?}");
    let shuffle = found.parameters.iter().find(|parameter| parameter.name == "shuffle");
    assert_eq!(shuffle.map(|shuffle| &shuffle.value), Some(&Value::Word("too-few-riffles")));
    assert!((setting(&found, "riffles") - 2.0).abs() < 1e-9);
}
