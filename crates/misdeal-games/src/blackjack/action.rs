//! [`Action`]: what a player may do with a hand.

use std::fmt;

/// What a player may do with a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// No more cards.
    Stand,
    /// One more card.
    Hit,
    /// Twice the bet, one more card and no other.
    Double,
    /// A pair becomes two hands.
    Split,
    /// Half of the bet is given up.
    Surrender,
}

impl Action {
    /// Every action.
    pub const ALL: [Self; 5] = [Self::Stand, Self::Hit, Self::Double, Self::Split, Self::Surrender];
}

/// `stand`, `hit`, `double`, `split`, `surrender`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Stand => "stand",
            Self::Hit => "hit",
            Self::Double => "double",
            Self::Split => "split",
            Self::Surrender => "surrender",
        })
    }
}

/// A set of actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Actions(u8);

impl Actions {
    /// To stand and to hit, which any hand may that is not finished.
    pub const HIT_OR_STAND: Self = Self(0b11);

    /// With one more.
    #[must_use]
    pub fn with(self, action: Action) -> Self {
        Self(self.0 | 1 << action as u8)
    }

    /// With one more, if something holds.
    #[must_use]
    pub fn with_if(self, action: Action, holds: bool) -> Self {
        if holds { self.with(action) } else { self }
    }

    /// What two sets share.
    #[must_use]
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The one that comes last in [`Action::ALL`]; to stand, if there is none.
    #[inline]
    pub(super) fn last(self) -> Action {
        Action::ALL[(7 - (self.0 | 1).leading_zeros() as usize).min(4)]
    }

    /// Whether an action is among them.
    pub fn has(self, action: Action) -> bool {
        self.0 >> action as u8 & 1 == 1
    }
}

impl FromIterator<Action> for Actions {
    fn from_iter<I: IntoIterator<Item = Action>>(actions: I) -> Self {
        actions.into_iter().fold(Self::default(), Self::with)
    }
}
