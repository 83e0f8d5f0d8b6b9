//! [`Hold`]: which of five cards are kept, and [`held_values`]: what that is worth.

use std::cmp::Reverse;

use misdeal_deck::Card;

use crate::poker::{Hand, HandError, HandRank, Ranking, Standard, rank};

/// Which of five cards are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hold(u8);

impl Hold {
    /// Nothing is exchanged.
    pub const ALL: Self = Self(0b1_1111);

    /// Every choice: 32.
    pub fn every() -> impl Iterator<Item = Self> {
        (0..32).map(Self)
    }

    /// The cards for which this is true.
    ///
    /// ```
    /// use misdeal_games::draw::Hold;
    ///
    /// let hold = Hold::those([true, false, false, true, false]);
    /// assert_eq!(hold.count(), 2);
    /// assert!(hold.keeps(0) && !hold.keeps(4));
    /// ```
    pub fn those(is_kept: [bool; 5]) -> Self {
        Self((0..5).map(|at| u8::from(is_kept[at]) << at).sum())
    }

    /// Whether the card at a place is kept, the first at 0.
    pub fn keeps(self, place: usize) -> bool {
        place < 5 && self.0 >> place & 1 == 1
    }

    /// The number of cards that are kept.
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cards that are kept, in their order.
    pub fn kept(self, cards: [Card; 5]) -> impl Iterator<Item = Card> {
        (0..5).filter(move |&place| self.keeps(place)).map(move |place| cards[place])
    }

    /// A bit for each place, the first lowest.
    pub(super) fn places(self) -> usize {
        usize::from(self.0)
    }

    pub(super) fn from_places(places: usize) -> Self {
        Self(places as u8 & Self::ALL.0)
    }
}

/// What a hold is worth: the sum of the values of all hands that it may become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldValue {
    /// The cards that are kept.
    pub hold: Hold,
    /// The sum of the values of all hands that it may become.
    pub total: u128,
    /// How many those are: the choices of so many cards of the other 47.
    pub draws: u64,
}

impl HeldValue {
    /// The mean value.
    pub fn value(self) -> f64 {
        self.total as f64 / self.draws as f64
    }

    /// Larger for what is worth more, exactly.
    pub(super) fn scaled(self) -> u128 {
        self.total * u128::from(DRAWS_MULTIPLE / self.draws)
    }
}

/// A multiple of every number of choices out of 47, of none to five:
/// lcm(1, 47, 1081, 16215, 178365, 1533939) = 3 · 5 · 11 · 23 · 43 · 47.
pub(super) const DRAWS_MULTIPLE: u64 = 3 * 5 * 11 * 23 * 43 * 47;

/// What each of the 32 holds of five different cards is worth, the best first.
///
/// All 2,598,960 draws are looked at, which takes some 20 ms. A value is that of a hand
/// after the draw. Of holds that are worth the same the one with more
/// cards is first.
///
/// # Errors
/// [`HandError`] if a card is there twice or is a joker.
///
/// ```
/// use misdeal_deck::card_from_str;
/// use misdeal_games::draw::{PayTable, held_values};
///
/// // Four to a royal flush are worth more than a flush.
/// let hand = ["As", "Ks", "Qs", "Js", "4s"].map(|card| card_from_str(card).unwrap());
/// let table = PayTable::JACKS_OR_BETTER;
/// let values = held_values(hand, |rank| table.value(rank)).unwrap();
/// assert_eq!((values[0].hold.count(), values[0].draws), (4, 47));
/// // 1 royal flush, 7 flushes, 3 straights, 12 pairs of jacks or better.
/// assert_eq!(values[0].total, 800 + 7 * 6 + 3 * 4 + 12);
/// assert_eq!((values[1].hold.count(), values[1].value()), (5, 6.0));
/// ```
pub fn held_values(
    cards: [Card; 5],
    value: impl Fn(HandRank) -> u64,
) -> Result<[HeldValue; 32], HandError> {
    rank::<Standard>(&cards)?;
    let rest: Vec<Card> = Card::all_suited().filter(|card| !cards.contains(card)).collect();
    let mut values: Vec<HeldValue> = Hold::every()
        .map(|hold| {
            let kept: Hand = hold.kept(cards).collect();
            let (total, draws) = drawn(kept, &rest, 5 - hold.count(), &value);
            HeldValue { hold, total, draws }
        })
        .collect();
    values.sort_by_key(|held| Reverse((held.scaled(), held.hold.count())));
    Ok(std::array::from_fn(|place| values[place]))
}

/// The sum of the values of all draws of `left` cards, and their number.
fn drawn(hand: Hand, rest: &[Card], left: usize, value: &impl Fn(HandRank) -> u64) -> (u128, u64) {
    if left == 0 {
        return (value(Standard::rank(hand)).into(), 1);
    }
    let each = rest.iter().enumerate();
    let each = each.map(|(at, &card)| drawn(hand + card, &rest[at + 1..], left - 1, value));
    each.fold((0, 0), |sum, next| (sum.0 + next.0, sum.1 + next.1))
}
