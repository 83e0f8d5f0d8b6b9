//! [`compare`]: which of two shuffles is the better one, as far as two runs of
//! deals can tell.
//!
//! **Better** means harder to tell from a fair shuffle, for this audit and nobody
//! else: nobody can measure how far a shuffle is from fair in every respect. Both
//! runs must have been audited in the same way. Three signs are looked at:
//!
//! | sign | clear if | between two runs of one shuffle, clear in |
//! |---|---|---|
//! | deals until it was caught | one took [`CAUGHT_FACTOR`] times as many | 0 % of pairs |
//! | bits lost | one lost [`BITS_FACTOR`] times as many | 0 % |
//! | different deals, if both repeat | the 99 % intervals are apart | at most 0.1 % |
//!
//! - Both were caught: the clear signs decide. If they point both ways the answer
//!   is "unknown", and both are told; if none is clear, about equally bad.
//! - One was caught: the other is better if it lasted [`CAUGHT_FACTOR`] times as
//!   many deals. Otherwise it was not heard for long enough, and nobody knows: a
//!   faulty shuffle that is caught after 700,000 deals on average is often not
//!   caught in a million.
//! - None was caught: no difference was found, or there were too few deals.
//!
//! # Why these factors
//!
//! The number of deals until a run is sure is a stopping time. For a mild fault
//! the log odds grow by g a deal with variance 2g, so the number that brings them
//! to b = ln(2/alpha) has a coefficient of variation of sqrt(2/b): .37 at an alpha
//! of 1e-6 (A. Wald, "Sequential Analysis" (1947), appendix A.5). A factor of 4
//! between two runs of one shuffle is no rare thing then, the less so since runs
//! are looked at 2^k and 3 * 2^k deals only, which adds a factor of up to 1.5.
//! `examples/same_shuffle.rs` counts over all pairs of many runs: at an alpha of
//! 1e-6 up to 1.2 % of pairs were a factor of 4 apart, and none of 500,000 a
//! factor of 8 (at 1e-2, 0.5 %).
//!
//! A shuffle of few different deals is caught by its first repeat, and that is
//! luck: the ratio of two such waiting times is 8 or more in 2/(1+8^2) = 3 % of
//! pairs, and with the looks 6.7 %. So where both shuffles repeat their deals,
//! waiting times say nothing, and the estimates of how many different deals
//! there are do.
//!
//! Bits lost are those of [`BitsLost`](crate::BitsLost) if its decoding is
//! evidence by itself, since an estimate without evidence is noise, or what a
//! small number of different deals leaves out, if that is more. They are a lower
//! bound of one kind of damage: locked parity loses one bit, and they do not see
//! it.

use crate::law::Interval;
use crate::verdict::{Outcome, Verdict};

/// So many times as many deals until it is caught are a clear difference.
pub const CAUGHT_FACTOR: u64 = 8;
/// So many times as many bits lost are a clear difference.
pub const BITS_FACTOR: f64 = 4.0;
/// So many times as many different deals are a clear difference, from the upper
/// end of one interval to the lower end of the other.
pub const DIFFERENT_FACTOR: f64 = 2.0;

/// One of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The first.
    A,
    /// The second.
    B,
}

impl Side {
    /// The other one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// Which one is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// This one.
    Side(Side),
    /// No clear difference.
    Neither,
    /// These deals cannot tell.
    Unknown,
}

/// Why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Because {
    /// Nothing speaks against either, and every everyday fault of either would
    /// have been found.
    NoneCaught,
    /// Nothing speaks against either, but one was heard too shortly.
    TooFewDeals,
    /// This one was caught; the other lasted much longer.
    OneCaught(Side),
    /// This one was caught; the other was not, but was heard too shortly to say
    /// that it lasts longer.
    HeardTooShortly {
        /// The one that was caught.
        caught: Side,
        /// The other has to last for so many deals.
        deals_wanted: u64,
    },
    /// Both were caught; the clear signs all favour one.
    SignsAgree,
    /// Both were caught; one sign favours one, another the other.
    SignsDisagree,
    /// Both were caught; no sign is clear.
    AboutEqual,
}

/// What is compared of a shuffle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Signs {
    /// The deals by which it was caught; of a run that was looked at once, all
    /// its deals.
    pub caught_deals: Option<u64>,
    /// All deals that were heard.
    pub heard_deals: u64,
    /// The bits a deal that are known to be lost, more than 0.
    pub bits_lost: Option<f64>,
    /// The bits of a fair deal.
    pub bits_fair: f64,
    /// How many different deals there seem to be, with 99 % confidence, if deals
    /// repeat.
    pub different_deals: Option<Interval>,
}

/// Which one each sign clearly favours, if both were caught.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Favours {
    /// The one that took longer to be caught.
    pub caught_later: Option<Side>,
    /// The one that loses fewer bits.
    pub fewer_bits_lost: Option<Side>,
    /// The one with more different deals.
    pub more_different_deals: Option<Side>,
}

/// Two verdicts side by side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// The answer.
    pub better: Better,
    /// Why.
    pub because: Because,
    /// The signs of the first.
    pub a: Signs,
    /// The signs of the second.
    pub b: Signs,
    /// Whom they favour.
    pub favours: Favours,
}

/// Says which of two shuffles is better, by the rule of this module: clearly
/// harder to tell from a fair one.
///
/// # Panics
/// If deals of the two have different shapes.
///
/// ```
/// use misdeal_audit::{Better, Made, RunOptions, Shape, Side, compare, judge, tally};
///
/// let verdict = |shuffle: fn(u64, &mut Vec<u32>)| {
///     let run = RunOptions { deals_max: 1000, threads: 1 };
///     judge(&tally(Made::new(Shape::whole(3), shuffle), &run, &|_| true).unwrap(), 1e-6)
/// };
/// // One does nothing, the other turns the deck by the number of the deal.
/// let nothing = verdict(|_, deal| deal.extend(0..3));
/// let turned = verdict(|t, deal| deal.extend((0..3).map(|i| (i + t as u32) % 3)));
/// assert_eq!(compare(&nothing, &nothing).better, Better::Neither);
/// let comparison = compare(&turned, &nothing);
/// // Caught by the same 1,000 deals; log2 6 bits lost are more than 1, not clearly.
/// assert_eq!(comparison.better, Better::Neither);
/// ```
pub fn compare(a: &Verdict, b: &Verdict) -> Comparison {
    assert_eq!(a.shape, b.shape, "deals of two shapes cannot be compared");
    let signs = (Signs::of(a), Signs::of(b));
    let favours = Favours::of(&signs.0, &signs.1);
    let (better, because) = match (a.outcome, b.outcome) {
        (Outcome::Misdeal, Outcome::Misdeal) => both_caught(favours),
        (Outcome::Misdeal, _) => one_caught(Side::A, &signs.0, &signs.1),
        (_, Outcome::Misdeal) => one_caught(Side::B, &signs.1, &signs.0),
        (Outcome::NoEvidence, Outcome::NoEvidence) => (Better::Neither, Because::NoneCaught),
        _ => (Better::Unknown, Because::TooFewDeals),
    };
    Comparison { better, because, a: signs.0, b: signs.1, favours }
}

fn one_caught(caught: Side, signs: &Signs, other: &Signs) -> (Better, Because) {
    let deals_wanted = signs.caught_deals.unwrap_or(0).saturating_mul(CAUGHT_FACTOR);
    if other.heard_deals >= deals_wanted {
        (Better::Side(caught.other()), Because::OneCaught(caught))
    } else {
        (Better::Unknown, Because::HeardTooShortly { caught, deals_wanted })
    }
}

fn both_caught(favours: Favours) -> (Better, Because) {
    let Favours { caught_later, fewer_bits_lost, more_different_deals } = favours;
    let mut clear = [caught_later, fewer_bits_lost, more_different_deals].into_iter().flatten();
    match clear.next() {
        None => (Better::Neither, Because::AboutEqual),
        Some(side) if clear.all(|other| other == side) => (Better::Side(side), Because::SignsAgree),
        Some(_) => (Better::Unknown, Because::SignsDisagree),
    }
}

impl Signs {
    fn of(verdict: &Verdict) -> Self {
        let heard_deals = verdict.deals + verdict.invalid.deals;
        let is_misdeal = verdict.outcome == Outcome::Misdeal;
        let sure_deals = verdict.sure.map_or(heard_deals, |sure| sure.deals);
        Self {
            caught_deals: is_misdeal.then_some(sure_deals),
            heard_deals,
            bits_lost: bits_lost(verdict),
            bits_fair: bits_fair(verdict),
            different_deals: verdict.effects.seeds.map(|seeds| seeds.interval),
        }
    }
}

/// The bits lost that are known.
fn bits_lost(verdict: &Verdict) -> Option<f64> {
    let effects = &verdict.effects;
    let is_evidence = |test, frame| {
        let mut evidence = verdict.evidence();
        evidence.any(|judged| judged.finding.test == test && judged.finding.frame == frame)
    };
    let lost = effects.bits_lost.filter(|lost| is_evidence(lost.test, lost.frame));
    // At most S different deals have at most log2 S bits.
    let left_out = effects.seeds.map(|seeds| bits_fair(verdict) - seeds.interval.high.log2());
    let known = [lost.map(|lost| lost.bits), left_out].into_iter().flatten();
    known.filter(|&bits| bits > 0.0).max_by(f64::total_cmp)
}

fn bits_fair(verdict: &Verdict) -> f64 {
    let outcomes_ln = verdict.alike.outcomes_ln(verdict.shape);
    outcomes_ln.unwrap_or_else(|| verdict.shape.outcomes_ln()) / std::f64::consts::LN_2
}

impl Favours {
    fn of(a: &Signs, b: &Signs) -> Self {
        let mut favours = Self::default();
        if let (Some(of_a), Some(of_b)) = (a.different_deals, b.different_deals) {
            let is_more = |many: Interval, few: Interval| many.low >= few.high * DIFFERENT_FACTOR;
            favours.more_different_deals = one_of(is_more(of_a, of_b), is_more(of_b, of_a));
        } else if let (Some(of_a), Some(of_b)) = (a.caught_deals, b.caught_deals) {
            let is_later = |late: u64, soon: u64| late >= soon.saturating_mul(CAUGHT_FACTOR);
            favours.caught_later = one_of(is_later(of_a, of_b), is_later(of_b, of_a));
        }
        if let (Some(of_a), Some(of_b)) = (a.bits_lost, b.bits_lost) {
            let is_fewer = |few: f64, many: f64| many >= few * BITS_FACTOR;
            favours.fewer_bits_lost = one_of(is_fewer(of_a, of_b), is_fewer(of_b, of_a));
        }
        favours
    }
}

fn one_of(is_a: bool, is_b: bool) -> Option<Side> {
    match (is_a, is_b) {
        (true, false) => Some(Side::A),
        (false, true) => Some(Side::B),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
