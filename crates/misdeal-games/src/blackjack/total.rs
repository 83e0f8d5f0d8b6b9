//! [`Total`]: what cards count.

use misdeal_deck::Card;

/// What a card counts: ace 1, two to nine, ten for the rest. Places of tables by value have
/// the ace at 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u8);

impl Value {
    /// The ace.
    pub const ACE: Self = Self(1);
    /// Ten, jack, queen, king.
    pub const TEN: Self = Self(10);

    /// The value with this number, or `None` outside `1..=10`.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 10 { Some(Self(number)) } else { None }
    }

    /// All ten: ace, two .. ten.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        // A range of eleven to exclude needs no check at its end.
        (1..11).map(Self)
    }

    /// The value of a card, `None` for a joker.
    pub fn of(card: Card) -> Option<Self> {
        card.rank().map(|rank| Self(rank.number().min(10)))
    }

    /// The number, `1..=10`.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its place in a table by value, `0..10`, the ace first.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

/// The sum of a hand. One ace counts 11 where that does not go over 21.
///
/// ```
/// use misdeal_games::blackjack::{Total, Value};
///
/// let total: Total = [1, 1, 10].into_iter().filter_map(Value::new).collect();
/// assert_eq!((total.points(), total.is_soft()), (12, false));
/// let total: Total = [1, 1, 1, 6].into_iter().filter_map(Value::new).collect();
/// assert_eq!((total.points(), total.is_soft()), (19, true));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Total {
    /// With all aces as 1.
    hard: u16,
    has_ace: bool,
}

impl Total {
    /// With one card more.
    pub fn with(self, value: Value) -> Self {
        Self {
            hard: self.hard.saturating_add(value.0.into()),
            has_ace: self.has_ace || value == Value::ACE,
        }
    }

    /// All totals up to 21, by [`state`](Self::state).
    pub(super) const STATES: usize = 44;

    /// A number below [`STATES`](Self::STATES) for a total that is not bust.
    #[inline]
    pub(super) fn state(self) -> usize {
        2 * usize::from(self.hard) + usize::from(self.has_ace)
    }

    /// The total of a state.
    pub(super) fn of_state(state: usize) -> Self {
        Self { hard: (state / 2) as u16, has_ace: state % 2 == 1 }
    }

    /// What it counts; more than 21 if it is bust.
    pub fn points(self) -> u16 {
        if self.is_soft() { self.hard + 10 } else { self.hard }
    }

    /// Whether an ace counts 11.
    pub fn is_soft(self) -> bool {
        self.has_ace && self.hard <= 11
    }

    /// Whether it is over 21.
    pub fn is_bust(self) -> bool {
        self.hard > 21
    }
}

impl FromIterator<Value> for Total {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Self {
        values.into_iter().fold(Self::default(), Self::with)
    }
}
