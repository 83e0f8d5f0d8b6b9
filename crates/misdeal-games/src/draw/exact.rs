//! What a pay table returns to a player who always holds the best, exactly.
//!
//! Suits are all alike, so that of the up to 24 hands that only differ by an exchange of
//! suits one is looked at: 134,459 of 2,598,960.

use num_rational::Ratio;

use super::hold::{DRAWS_MULTIPLE, HeldValue, Hold};
use super::pay_table::{FinalHand, PayTable};
use super::subsets::{Finals, Subsets, ascending_fives};

/// Hands of five of 52.
const HANDS_COUNT: u128 = 2_598_960;

/// How often each final hand comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalLaw {
    /// Out of `of`, by [`FinalHand::index`].
    pub counts: [u128; 10],
    /// The number of all: hands times draws.
    pub of: u128,
}

impl FinalLaw {
    /// The chance of a final hand.
    pub fn chance(&self, hand: FinalHand) -> f64 {
        self.counts[hand.index()] as f64 / self.of as f64
    }
}

/// What a pay table returns under the best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExactReturn {
    /// The mean return of one coin, as a fraction in lowest terms.
    pub mean: Ratio<u128>,
    /// How often each final hand comes. Where holds are worth the same, the one with
    /// more cards is taken, and of as many the one that keeps cards of lower ids.
    pub finals: FinalLaw,
    /// Of how many of the 2,598,960 hands so many cards are held, 0 to 5.
    pub held_counts: [u64; 6],
    /// Of how many hands two holds or more are the best.
    pub ties_count: u64,
    /// How many different values the best hold of a hand has.
    pub(super) values_count: usize,
    /// Of those, how many belong to hands of which nothing is held.
    pub(super) values_count_of_nothing_held: usize,
    pays: [u32; 10],
}

impl ExactReturn {
    /// The mean as a decimal.
    pub fn mean_f64(&self) -> f64 {
        // Both are below 2^90, far below the largest double, and rounded once each.
        *self.mean.numer() as f64 / *self.mean.denom() as f64
    }

    /// The standard deviation of the return of one coin.
    pub fn deviation(&self) -> f64 {
        let square =
            |hand: FinalHand| self.finals.chance(hand) * f64::from(self.pays[hand.index()]).powi(2);
        let squares: f64 = FinalHand::ALL.into_iter().map(square).sum();
        (squares - self.mean_f64().powi(2)).sqrt()
    }
}

impl PayTable {
    /// The exact return under the best play: every hand, every hold, every draw.
    ///
    /// Takes some 0.15 s and 20 MB.
    ///
    /// # Source
    /// The value of 9/6 as a fraction: Ethier, Kim and Lee (arXiv 1602.04171).
    ///
    /// ```
    /// use misdeal_games::draw::PayTable;
    ///
    /// let exact = PayTable::JACKS_OR_BETTER.exact_return();
    /// assert_eq!(exact.mean.to_string(), "1653526326983/1661102543100");
    /// assert!((exact.mean_f64() - 0.995_439_043_7).abs() < 1e-10);
    /// ```
    pub fn exact_return(&self) -> ExactReturn {
        let pays = FinalHand::ALL.map(|hand| self.pay(hand));
        let subsets = Subsets::new();
        let mut total = 0;
        let mut counts = [0; 10];
        let mut held_counts = [0; 6];
        let mut ties_count = 0;
        let mut values = Vec::new();
        for cards in ascending_fives() {
            let Some(weight) = weight(cards) else { continue };
            let finals = subsets.held(cards);
            let best = best(&finals, &pays);
            let (value, held) = (best.value.scaled(), best.value.hold.count());
            total += u128::from(weight) * value;
            held_counts[held] += weight;
            ties_count += if best.is_tied { weight } else { 0 };
            values.push((value, held == 0));
            let times = u128::from(weight * (DRAWS_MULTIPLE / best.value.draws));
            let finals = finals[best.value.hold.places()];
            counts.iter_mut().zip(finals).for_each(|(count, f)| *count += times * u128::from(f));
        }
        let of = HANDS_COUNT * u128::from(DRAWS_MULTIPLE);
        values.sort_unstable();
        values.dedup();
        let values_count_of_nothing_held =
            values.iter().filter(|(_, is_nothing)| *is_nothing).count();
        let mut values: Vec<u128> = values.into_iter().map(|(value, _)| value).collect();
        values.dedup();
        ExactReturn {
            mean: Ratio::new(total, of),
            finals: FinalLaw { counts, of },
            held_counts,
            ties_count,
            values_count: values.len(),
            values_count_of_nothing_held,
            pays,
        }
    }
}

struct Best {
    value: HeldValue,
    is_tied: bool,
}

/// The best of all holds; of equal ones that with more cards, and of as many the first: it
/// leaves out the highest card in which they differ.
fn best(finals: &[Finals; 32], pays: &[u32; 10]) -> Best {
    let values = finals.iter().enumerate().map(|(places, finals)| {
        let parts =
            finals.iter().zip(pays).map(|(&count, &pay)| u128::from(count) * u128::from(pay));
        let draws = finals.iter().map(|&count| u64::from(count)).sum();
        HeldValue { hold: Hold::from_places(places), total: parts.sum(), draws }
    });
    let nothing = HeldValue { hold: Hold::from_places(0), total: 0, draws: 1 };
    let mut best = Best { value: nothing, is_tied: false };
    let mut top = None;
    for value in values {
        let scaled = value.scaled();
        let is_tied = top == Some(scaled);
        if top.is_none_or(|top| scaled > top) {
            best = Best { value, is_tied: false };
            top = Some(scaled);
        } else if is_tied {
            best.is_tied = true;
            if value.hold.count() > best.value.hold.count() {
                best.value = value;
            }
        }
    }
    best
}

/// How many hands an exchange of suits makes of this one, if it is the one that is
/// looked at: its suits, as sets of ranks, fall.
fn weight(cards: [usize; 5]) -> Option<u64> {
    let mut suits = [0u16; 4];
    cards.iter().for_each(|card| suits[card / 13] |= 1 << (card % 13));
    if !suits.is_sorted_by(|a, b| a >= b) {
        return None;
    }
    // 24 exchanges, over those that change nothing.
    let runs = suits.chunk_by(|a, b| a == b).map(|run| (1..=run.len() as u64).product::<u64>());
    Some(24 / runs.product::<u64>())
}
