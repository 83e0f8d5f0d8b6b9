//! Deals that are not a plain shuffle of a whole deck: study generators, samples,
//! cards drawn one by one, shoes of several packs.

use misdeal_audit::{
    ALPHA_DEFAULT, DealOrder, Made, Outcome, RunOptions, Shape, Streamed, Verdict, judge, tally,
};
use misdeal_deck::{Deck, Shoe};
use misdeal_shuffle::sample::{
    LazyOrder, Reservoir, partial_shuffle, sample_sequence, sample_set, sample_weighted_exact,
};
use misdeal_shuffle::{DealDraw, Seed, ShuffleSpec, draw_random, reshuffle};

fn studied(text: &str, deals_max: u64) -> Verdict {
    let spec: ShuffleSpec = text.parse().unwrap();
    let mut dealer = spec.study(&Seed::from(1_700_000_000)).unwrap();
    let source = Streamed::new(Shape::whole(52), |deal| {
        deal.extend(0..52);
        dealer.deal(deal)
    });
    let options = RunOptions { deals_max, threads: 2 };
    judge(&tally(source, &options, &|_| true).unwrap(), ALPHA_DEFAULT)
}

/// All draws of one second alike (row D9), or all deals of one second alike: two
/// equal deals of 52 cards are proof enough, p < 1e-67.
#[test]
fn reseeding_is_caught_at_once() {
    for shuffle in ["fisher-yates", "draw-from-rest", "global-swap"] {
        for reseed in ["draw", "deal"] {
            let spec = format!("{shuffle}:generator=msvc-rand,reseed={reseed}");
            let verdict = studied(&spec, 10);
            assert_eq!(verdict.outcome, Outcome::Misdeal, "{spec}");
            let mut found = verdict.evidence().map(|judged| judged.finding.test);
            assert!(found.any(|test| test == "repeats"), "{spec}");
        }
    }
    // One deal a second: no deal repeats, but its draws depend on each other.
    let spec = "fisher-yates:generator=msvc-rand,reseed=draw,deals-per-second=1";
    assert_eq!(studied(spec, 2000).outcome, Outcome::Misdeal);
    // Low bits of a generator modulo 2^31 alternate.
    let low_bits = studied("fisher-yates:generator=lcg-low-bits", 2000);
    assert_eq!(low_bits.outcome, Outcome::Misdeal);
}

/// A sound generator, seeded once, passes on its platform's own bound.
#[test]
fn sound_generators_pass() {
    for generator in ["java-random", "mt19937", "mt19937-python", "v8-math-random"] {
        let spec = format!("fisher-yates:generator={generator}");
        assert_eq!(studied(&spec, 5000).outcome, Outcome::NoEvidence, "{spec}");
    }
}

/// The verdict on `make`, which gets an empty deal and the draws of deal `t`.
fn made(shape: Shape, make: impl Fn(&mut Vec<u32>, &mut DealDraw) + Clone + Send) -> Outcome {
    let source = Made::new(shape, move |t, deal| make(deal, &mut Seed::from(77).deal(t)));
    let options = RunOptions { deals_max: 20_000, threads: 2 };
    judge(&tally(source, &options, &|_| true).unwrap(), ALPHA_DEFAULT).outcome
}

fn numbers(list: impl IntoIterator<Item = u64>) -> impl Iterator<Item = u32> {
    list.into_iter().map(|number| number as u32)
}

/// Five of twelve, each way (row D5).
#[test]
fn samples_pass() {
    let sequence = Shape::first(5, 12);
    let set = Shape { order: DealOrder::Set, ..sequence };
    let outcomes = [
        made(sequence, |deal, draw| deal.extend(numbers(sample_sequence(12, 5, draw).unwrap()))),
        made(sequence, |deal, draw| {
            deal.extend(numbers(LazyOrder::new(12, 5).deals(draw).take(5)));
        }),
        made(sequence, |deal, draw| {
            let mut deck: Vec<u32> = (0..12).collect();
            deal.extend(&*partial_shuffle(&mut deck, 5, draw).unwrap().sample);
        }),
        made(sequence, |deal, draw| {
            let mut reservoir = Reservoir::new(5);
            (0..12u32).for_each(|card| reservoir.offer(card, draw));
            deal.extend(reservoir.into_random_order());
        }),
        made(sequence, |deal, draw| {
            deal.extend(
                sample_weighted_exact(&[3; 12], 5, draw).unwrap().iter().map(|&i| i as u32),
            );
        }),
        made(set, |deal, draw| deal.extend(numbers(sample_set(12, 5, draw).unwrap()))),
    ];
    assert_eq!(outcomes, [Outcome::NoEvidence; 6]);
}

/// Cards drawn at random from what is left, one by one (row D1), and a shoe of two
/// packs that is played halfway and reshuffled.
#[test]
fn shoes_pass() {
    let lazy = made(Shape::whole(12), |deal, draw| {
        let mut shoe: Shoe<u32> = (0..12).collect();
        deal.extend((0..12).map(|_| draw_random(&mut shoe, draw).unwrap()));
    });
    assert_eq!(lazy, Outcome::NoEvidence);
    let packs = Deck::named("28x2").unwrap().len() as u32;
    let played = made(Shape::first(10, packs), move |deal, draw| {
        let mut shoe: Shoe<u32> = (0..packs).collect();
        let spec: ShuffleSpec = "fisher-yates".parse().unwrap();
        reshuffle(&mut shoe, &spec, draw).unwrap();
        shoe.deal(30).unwrap();
        shoe.gather_all();
        reshuffle(&mut shoe, &spec, draw).unwrap();
        deal.extend(shoe.deal(10).unwrap());
    });
    assert_eq!(played, Outcome::NoEvidence);
}
