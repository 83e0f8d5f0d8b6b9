//! The battery has nothing against the fast shuffles, whichever instructions and generators
//! make them: decks by the batch, slices short and long, on one thread and several.
//!
//! `MISDEAL_DEALS=10000000 cargo test --release -p misdeal-audit --test it fast_shuffles` hears
//! more deals of each than an ordinary run. At a false-alarm rate of 1e-6 each, all together
//! accuse a fair shuffle less than once in 20,000 runs; the seeds are fixed.

use misdeal_audit::{
    ALPHA_DEFAULT, Audit, AuditOptions, Made, Mode, OnceSure, Outcome, RunOptions, Shape, Source,
    Streamed,
};
use misdeal_shuffle::bulk::{Decks, FastRows, Rows, SeededDecks, Vectors};
use misdeal_shuffle::{Seed, par_shuffle, shuffle};

fn deals_max() -> u64 {
    std::env::var("MISDEAL_DEALS").map_or(30_000, |deals| deals.parse().expect("a number"))
}

/// No evidence in deals of this source, in the order in which they come.
#[track_caller]
fn passes<S: Source>(name: &str, source: S, threads: usize) {
    let run = RunOptions { deals_max: deals_max(), threads };
    let options = AuditOptions {
        alpha: ALPHA_DEFAULT,
        mode: Mode::UntilSure,
        once_sure: OnceSure::ReadAll,
        run,
    };
    let mut audit = Audit::new(source.shape(), options);
    audit.read(source, &|_| true).unwrap();
    let verdict = audit.finish().verdict;
    assert_eq!(verdict.deals, run.deals_max, "{name}");
    assert_eq!(verdict.outcome, Outcome::NoEvidence, "{name}");
}

/// Deals one after the other.
#[track_caller]
fn stream_passes(name: &str, cards: u32, mut next: impl FnMut(&mut Vec<u32>) + Send) {
    let source = Streamed::new(Shape::whole(cards), |deal: &mut Vec<u32>| {
        next(deal);
        Ok::<_, String>(())
    });
    passes(name, source, 2);
}

fn decks_pass<R: Rows + Send>(name: &str, cards: u16, vectors: Vectors, rows: R) {
    let mut decks = Decks::new(cards, rows).unwrap().with_vectors(vectors);
    let name = format!("{name}, {cards} cards, {vectors:?}");
    stream_passes(&name, cards.into(), |deal| {
        deal.extend(decks.deck().iter().map(|&card| u32::from(card)));
    });
}

#[test]
fn decks_by_the_batch() {
    for vectors in Vectors::all() {
        for cards in [10, 18, 52, 54] {
            decks_pass("chacha12", cards, vectors, Seed::from(91).deal(0).0);
            let rows = FastRows::new(&mut Seed::from(92).deal(0).0);
            decks_pass("sfc64", cards, vectors, rows);
        }
    }
}

/// By number, as `misdeal audit --shuffle bulk` hears them.
#[test]
fn decks_by_seed() {
    for cards in [5u16, 52] {
        let decks = std::cell::RefCell::new(SeededDecks::new(cards, Seed::from(93)).unwrap());
        let make = move |number, deal: &mut Vec<u32>| {
            deal.extend(decks.borrow_mut().deck(number).iter().map(|&card| u32::from(card)));
        };
        passes("seeded", Made::new(Shape::whole(cards.into()), make), 2);
    }
}

/// A deck of the caller's, which is never put in order.
#[test]
fn a_deck_that_goes_on() {
    let mut decks = Decks::new(52, Seed::from(94).deal(0).0).unwrap();
    let mut own: Vec<u32> = (0..52).collect();
    stream_passes("own deck", 52, |deal| {
        decks.shuffle(&mut own);
        deal.extend(&own);
    });
}

#[test]
fn short_slices() {
    for cards in [3, 5, 10, 52] {
        let mut rng = Seed::from(95).deal(0).0;
        stream_passes("shuffle", cards, |deal| {
            deal.extend(0..cards);
            shuffle(deal, &mut rng);
        });
    }
}

/// Items of a long slice, 52 at a time: the order in which such items come out is a fair deal of
/// 52, and disjoint ones are independent of each other. Neighbours in one test, in the other
/// items that are far apart.
struct Long {
    len: usize,
    /// Between the items of a deal.
    apart: usize,
    places: Vec<u32>,
    next: usize,
    shuffles: u64,
}

impl Long {
    fn deal(&mut self, deal: &mut Vec<u32>, mut shuffle: impl FnMut(&mut [u32], u64)) {
        const CARDS: usize = 52;
        if self.next == self.len / CARDS {
            let mut items: Vec<u32> = (0..self.len as u32).collect();
            shuffle(&mut items, self.shuffles);
            self.places.resize(self.len, 0);
            (0..).zip(items).for_each(|(place, item)| self.places[item as usize] = place);
            (self.next, self.shuffles) = (0, self.shuffles + 1);
        }
        // With items `apart` from each other, deals begin at the first `apart` of every stretch.
        let (stretch, within) = (self.next / self.apart, self.next % self.apart);
        let first = stretch * self.apart * CARDS + within;
        let place = |card: usize| self.places[first + card * self.apart];
        let mut cards: Vec<usize> = (0..CARDS).collect();
        cards.sort_unstable_by_key(|&card| place(card));
        deal.extend(cards.into_iter().map(|card| card as u32));
        self.next += 1;
    }
}

#[test]
fn long_slices() {
    const APART: usize = 20_200;
    // One step beyond a leaf, and a whole number of deals either way.
    const LEN: usize = 52 * APART;
    const { assert!(LEN > 1 << 20) };
    for apart in [1, APART] {
        let long = || Long { len: LEN, apart, places: vec![], next: LEN / 52, shuffles: 0 };
        let (mut one, mut many) = (long(), long());
        let mut rng = Seed::from(96).deal(0).0;
        stream_passes("long, in turn", 52, |deal| {
            one.deal(deal, |items, _| shuffle(items, &mut rng));
        });
        stream_passes("long, by seed", 52, |deal| {
            many.deal(deal, |items, number| par_shuffle(items, &Seed::from(97 + number)));
        });
    }
}
