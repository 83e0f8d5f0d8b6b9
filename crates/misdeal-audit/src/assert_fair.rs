//! [`assert_fair!`](crate::assert_fair): a shuffle checked by a project's own
//! tests. The feature `assert`, on by default.
//!
//! This is the one place of the room that draws chance, since somebody has to
//! feed the shuffle: a ChaCha12 generator, seeded afresh or by the caller.

use std::fmt;

use chacha20::ChaCha12Rng;
use rand_core::{Rng, SeedableRng, TryRng};

use crate::power::power;
use crate::{
    Audit, AuditOptions, Effect, Event, Frame, Judged, Mode, OnceSure, Outcome, RunOptions, Shape,
    Streamed, SureBy, Verdict, test::battery,
};

/// The chance that a fair shuffle fails the assertion, unless another is asked
/// for: once in a billion runs of the test.
pub const FLAKE_RATE: f64 = 1e-9;

/// The most deals that are made unless others are asked for.
const DEALS_MAX: u64 = 100_000;
/// The fewest.
const DEALS_MIN: u64 = 3000;

/// Panics if a shuffle is not fair.
///
/// The shuffle is a closure that gets a deck `0..n` in order, as a
/// `&mut Vec<u32>`, and a generator, a `&mut` [`TestRng`], which implements
/// `rand_core::Rng` 0.10; for a shuffle that takes another generator, seed that
/// one with `rng.next_u64()`. It is called once a deal, with a fresh deck, and
/// may carry its own state along.
///
/// So many deals are made as it takes to see the everyday faults (naive swap,
/// Sattolo, random comparator, an end that never moves, few seeds, ...) with
/// 99 %, at most 100,000; fewer if it is sure before. A fair shuffle fails with
/// a chance of at most 1e-9, at a new seed every time. Options, in any order:
///
/// - `seed = 7`: the same deals every time, so that the test never flakes;
/// - `flake_rate = 1e-12`: another chance;
/// - `deals = 1_000_000`: another number of deals.
///
/// Cost: some microseconds a deal of 52 cards, more without optimisation.
///
/// ```
/// use misdeal_audit::assert_fair;
/// use rand_core::Rng;
///
/// // Fisher-Yates over an unbiased draw.
/// assert_fair!(10, |deck, rng| {
///     for i in (1..deck.len()).rev() {
///         let bound = i as u64 + 1;
///         let draw = loop {
///             let word = rng.next_u64();
///             if word < u64::MAX - u64::MAX % bound {
///                 break word % bound;
///             }
///         };
///         deck.swap(i, draw as usize);
///     }
/// });
/// ```
///
/// ```should_panic
/// use misdeal_audit::assert_fair;
/// use rand_core::Rng;
///
/// // Each card changes places with any other: not fair.
/// assert_fair!(10, |deck, rng| {
///     for i in 0..deck.len() {
///         deck.swap(i, (rng.next_u64() % 10) as usize);
///     }
/// }, seed = 1);
/// ```
#[macro_export]
macro_rules! assert_fair {
    ($cards:expr, $shuffle:expr $(, $option:ident = $value:expr)* $(,)?) => {{
        let check = $crate::FairCheck::new($cards)$(.$option($value))*;
        if let Err(unfair) = check.run($shuffle) {
            panic!("{unfair}");
        }
    }};
}

/// What [`assert_fair!`](crate::assert_fair) checks, for tests that want the
/// answer as a value.
///
/// ```
/// use misdeal_audit::FairCheck;
///
/// let unfair = FairCheck::new(5).seed(7).run(|_, _| {}).unwrap_err();
/// assert!(unfair.to_string().contains("not a fair shuffle of 5 cards"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct FairCheck {
    cards: u32,
    seed: Option<u64>,
    flake_rate: f64,
    deals: Option<u64>,
}

impl FairCheck {
    /// A check with decks of so many cards.
    pub fn new(cards: u32) -> Self {
        Self { cards, seed: None, flake_rate: FLAKE_RATE, deals: None }
    }

    /// Makes the same deals every time.
    #[must_use]
    pub fn seed(self, seed: u64) -> Self {
        Self { seed: Some(seed), ..self }
    }

    /// Fails a fair shuffle with at most this chance, between 0 and 1.
    #[must_use]
    pub fn flake_rate(self, flake_rate: f64) -> Self {
        Self { flake_rate, ..self }
    }

    /// Makes at most so many deals. A few hundred test little.
    ///
    /// # Panics
    /// If there are none.
    #[must_use]
    pub fn deals(self, deals: u64) -> Self {
        assert!(deals > 0, "no deals test nothing");
        Self { deals: Some(deals), ..self }
    }

    /// Checks a shuffle.
    ///
    /// # Errors
    /// [`Unfair`] with what is wrong, if the shuffle is not fair. That there is
    /// nothing to be said against it is no proof that it is fair.
    ///
    /// # Panics
    /// If the flake rate is not between 0 and 1, or if the operating system has
    /// no entropy for a fresh seed.
    pub fn run(
        self,
        mut shuffle: impl FnMut(&mut Vec<u32>, &mut TestRng) + Send,
    ) -> Result<(), Unfair> {
        let shape = Shape::whole(self.cards);
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let mut rng = TestRng(ChaCha12Rng::seed_from_u64(seed));
        let options = AuditOptions {
            alpha: self.flake_rate,
            mode: Mode::UntilSure,
            once_sure: OnceSure::ReadOn(DEALS_MIN),
            run: RunOptions { deals_max: self.deals.unwrap_or_else(|| self.enough()), threads: 1 },
        };
        let source = Streamed::new(shape, |deal| {
            deal.extend(0..self.cards);
            shuffle(deal, &mut rng);
            Ok::<(), std::convert::Infallible>(())
        });
        let mut audit = Audit::new(shape, options);
        // A source of this kind has no errors; one without deals has no faults.
        let _ = audit.read(source, &|_| true);
        let verdict = Box::new(audit.finish().verdict);
        match verdict.outcome {
            Outcome::Misdeal => Err(Unfair { verdict, seed }),
            _ => Ok(()),
        }
    }

    /// The deals that show the everyday faults.
    fn enough(&self) -> u64 {
        // A family of some hundred findings, at one of some dozen looks.
        let rate = self.flake_rate / 1e5;
        let power = power(Shape::whole(self.cards), 0, &|_| rate);
        let needed = power.faults.iter().filter_map(|fault| fault.deals_needed).max();
        needed.unwrap_or(0).clamp(DEALS_MIN, DEALS_MAX)
    }
}

fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the operating system has entropy");
    u64::from_le_bytes(bytes)
}

/// The generator that feeds the shuffle: ChaCha12.
#[derive(Debug)]
pub struct TestRng(ChaCha12Rng);

impl TryRng for TestRng {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.0.next_u32())
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(self.0.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        self.0.fill_bytes(bytes);
        Ok(())
    }
}

/// A shuffle that is not fair, and why; its text says so.
#[derive(Clone, Debug)]
pub struct Unfair {
    /// Everything that was found.
    pub verdict: Box<Verdict>,
    /// The seed that shows it again.
    pub seed: u64,
}

impl std::error::Error for Unfair {}

/// The most findings that are told.
const TOLD_MAX: usize = 3;

impl fmt::Display for Unfair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = &self.verdict;
        writeln!(f, "not a fair shuffle of {} cards", verdict.shape.deck)?;
        if let Some(first) = verdict.invalid.first {
            let (bad, all) = (verdict.invalid.deals, verdict.invalid.deals + verdict.deals);
            writeln!(f, "  {bad} of {all} deals are no deals, the first is {}", first.place)?;
        }
        if let Some(sure) = verdict.sure {
            write!(f, "  sure after {} deals", sure.deals)?;
            let odds = verdict.log10_odds().filter(|_| sure.by == SureBy::Capital);
            odds.map_or(Ok(()), |odds| write!(f, "; odds against it 10^{odds:.1} to 1"))?;
            writeln!(f)?;
        }
        let mut told: Vec<&Judged> = Vec::new();
        for judged in verdict.evidence() {
            if told.iter().all(|other| other.finding.test != judged.finding.test) {
                told.push(judged);
            }
        }
        for judged in told.into_iter().take(TOLD_MAX) {
            tell(f, judged)?;
        }
        let (rate, seed) = (verdict.alpha, self.seed);
        writeln!(f, "  a fair shuffle fails once in {:.0} runs", 1.0 / rate)?;
        write!(f, "  the same deals again: assert_fair!(.., seed = {seed})")
    }
}

fn tell(f: &mut fmt::Formatter<'_>, judged: &Judged) -> fmt::Result {
    let finding = &judged.finding;
    let effect = &finding.effect;
    let about = battery().iter().find(|test| test.id == finding.test).map_or("", |test| test.about);
    let frame = match finding.frame {
        Frame::Relative { lag: 1 } => ", compared with the deal before",
        Frame::Relative { .. } => ", compared with an earlier deal",
        _ => "",
    };
    let event = match effect.event {
        Event::CardAt { card, position } => format!("card {card} at position {position}: "),
        Event::Lehmer { position, digit } => {
            format!("{digit} smaller cards after position {position}: ")
        }
        Event::DrawUp { position, ahead } => {
            format!("position {position} draws {ahead} ahead: ")
        }
        Event::DrawDown { position, found } => {
            format!("position {position} draws from {found}: ")
        }
        _ => String::new(),
    };
    writeln!(f, "  {}: {about}{frame}; {event}{}", finding.test, counts(effect))
}

fn counts(effect: &Effect) -> String {
    let deals = effect.deals as f64;
    if effect.is_sum() {
        let mean = effect.observed as f64 / deals;
        return format!("{mean:.4} a deal, fair is {:.4}", effect.mean);
    }
    let (seen, fair) = (100.0 * effect.observed as f64 / deals, 100.0 * effect.mean);
    format!("{seen:.3} % of deals, fair is {fair:.3} %")
}
