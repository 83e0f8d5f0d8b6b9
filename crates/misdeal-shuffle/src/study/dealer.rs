//! Deals one after another, as a program with one of these generators would.
//!
//! In order only: deal t needs the state that deal t-1 left. That is what such a
//! program is, and why its deals cannot be shared out to threads.

use super::{BiasedDraw, Bound, Clock, Generator, Reseed};
use crate::{DealDraw, Draw, Seed, ShuffleSpec};

/// How a generator is started and started again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schedule {
    pub(crate) reseed: Reseed,
    pub(crate) clock: Clock,
    pub(crate) deals_per_second: u64,
}

/// Draws that one deal may take before it counts as endless, where a shuffle waits for
/// certain values; 64 times the expected number for a large deck come on top.
const WAITING_DRAWS_MAX: u64 = 1 << 24;

/// A shuffle that would not end: it waited for a value that this generator does not give.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{shuffle}: deal {deal} did not end within {draws} draws: expected a generator with enough \
     different values for {cards} cards"
)]
pub struct EndlessDeal {
    /// The shuffle with its settings.
    pub shuffle: String,
    /// The number of the deal, counted from 0.
    pub deal: u64,
    /// The number of cards.
    pub cards: usize,
    /// The draws after which it was given up.
    pub draws: u64,
}

/// A shuffle on a study generator, dealing from its state as it stands.
///
/// Made by [`ShuffleSpec::study`]. The generator is started with the low 64 bits
/// of the seed, or with as many of them as it takes; with [`Reseed::Deal`] and
/// [`Reseed::Draw`] those bits are the time of the simulated clock at deal 0.
///
/// ```
/// use misdeal_shuffle::{Seed, ShuffleSpec};
///
/// // srand(time(NULL)) before every deal, a thousand deals a second: two of them are alike.
/// let spec: ShuffleSpec = "fisher-yates:generator=glibc-rand,reseed=deal".parse().unwrap();
/// let mut dealer = spec.study(&Seed::from(1_700_000_000)).unwrap();
/// let mut deal = || {
///     let mut cards: Vec<u32> = (0..52).collect();
///     dealer.deal(&mut cards).unwrap();
///     cards
/// };
/// assert_eq!(deal(), deal());
/// ```
#[derive(Debug)]
pub struct StudyDealer {
    spec: ShuffleSpec,
    schedule: Schedule,
    draw: BiasedDraw<Box<dyn Generator + Send>>,
    start: u64,
    deals_count: u64,
}

impl StudyDealer {
    pub(crate) fn new(
        spec: ShuffleSpec,
        make: fn(u64) -> Box<dyn Generator + Send>,
        bound: Bound,
        schedule: Schedule,
        seed: &Seed,
    ) -> Self {
        let start = seed.low_u64();
        let draw = BiasedDraw::new(make(start), bound);
        Self { spec, schedule, draw, start, deals_count: 0 }
    }

    /// How many deals it has made; the number of the next deal.
    pub fn deals_count(&self) -> u64 {
        self.deals_count
    }

    /// Shuffles `items` as the next deal; costs what the shuffle costs.
    ///
    /// # Errors
    /// [`EndlessDeal`] where the shuffle waits for certain values (`rejection`,
    /// `sort-random-keys`) and the generator does not give them: more cards than a word has
    /// values, for instance. `items` is then in some order of no meaning. Every other shuffle
    /// ends by itself.
    pub fn deal<T: Clone>(&mut self, items: &mut [T]) -> Result<(), EndlessDeal> {
        let deal = self.deals_count;
        self.deals_count += 1;
        let Schedule { reseed, clock, deals_per_second } = self.schedule;
        let now = clock.at(self.start, deal, deals_per_second);
        if reseed == Reseed::Deal {
            self.draw.generator.seed(now);
        }
        let draws_max = match self.spec.waits_for_values() {
            true => waiting_draws_max(items.len(), self.spec.washes()),
            false => u64::MAX,
        };
        let mut draw = Supervised {
            draw: &mut self.draw,
            reseed: (reseed == Reseed::Draw).then_some(now),
            left: draws_max,
            way_out: None,
        };
        self.spec.shuffle(items, &mut draw);
        match draw.way_out {
            None => Ok(()),
            Some(_) => Err(EndlessDeal {
                shuffle: self.spec.to_string(),
                deal,
                cards: items.len(),
                draws: draws_max,
            }),
        }
    }
}

fn waiting_draws_max(cards: usize, washes: u64) -> u64 {
    // A fair generator takes n * H_n draws, and H_n <= 1 + log2 n.
    let harmonic_max = 1 + cards.max(1).ilog2();
    let once = (cards as u64).saturating_mul(64 * u64::from(harmonic_max));
    once.saturating_add(WAITING_DRAWS_MAX).saturating_mul(washes)
}

/// The draws of one deal: started again before each if wanted, and led out of a
/// loop that would not end.
struct Supervised<'a> {
    draw: &'a mut BiasedDraw<Box<dyn Generator + Send>>,
    reseed: Option<u64>,
    left: u64,
    /// Fair draws, whose result is thrown away, once `left` has run out.
    way_out: Option<Box<DealDraw>>,
}

impl Draw for Supervised<'_> {
    fn at_most(&mut self, max: u64) -> u64 {
        if let Some(draw) = &mut self.way_out {
            return draw.at_most(max);
        }
        match self.left.checked_sub(1) {
            Some(left) => self.left = left,
            None => return self.way_out.insert(Box::new(Seed::from(0).deal(0))).at_most(max),
        }
        if let Some(now) = self.reseed {
            self.draw.generator.seed(now);
        }
        self.draw.at_most(max)
    }
}
