//! [`Unknown`]: why a part of an exact law is not known.

use misdeal_shuffle::OracleError;

use super::ADDITIONS_MAX;

/// Why the law of all orders, or the place of each card, is not known.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum Unknown {
    /// A generator goes on where the first repeat ended.
    #[error("washing again on a generator is not worked out")]
    AgainOnGenerator,
    /// Draws of a generator are not even.
    #[error("not worked out on a generator")]
    OnGenerator,
    /// What comes out is no order.
    #[error("the shuffle loses cards")]
    LosesCards,
    /// Every path was cut off.
    #[error("the shuffle never ends within the draws allowed")]
    NeverEnds,
    /// Some path may have no end.
    #[error("the shuffle may draw without an end")]
    MayNotEnd,
    /// Weights are whole numbers of 64 bits.
    #[error("the chances need more than 64 bits")]
    LongChances,
    /// There are too many orders.
    #[error(
        "the chance of every order is worked out for this shuffle up to {most} cards: \
         --cards {most}"
    )]
    ManyCards {
        /// The most cards.
        most: u32,
    },
    /// All repeats together are too much work.
    #[error(
        "{additions} additions are too many: expected at most {ADDITIONS_MAX}; fewer repeats or \
         cards would do"
    )]
    ManyAdditions {
        /// How many it would take.
        additions: u128,
    },
    /// The shuffle draws too often.
    #[error("one repeat has more than {most} paths; fewer cards would do")]
    ManyPaths {
        /// The most paths.
        most: u64,
    },
    /// Matrices are too large.
    #[error("too much work for so many cards; fewer shelves or cards would do")]
    ManyShelves,
    /// The recursion is too deep.
    #[error("too much work for so many cards; up to 128 cards are")]
    ManyToRecurse,
    /// From 64 cards on TimSort merges runs.
    #[error("not worked out for TimSort of 64 cards and more")]
    TimSort,
    /// There is no formula, and orders are too many.
    #[error("not worked out for this sort beyond the orders of 7 cards")]
    Sort,
    /// There is no formula.
    #[error("not worked out for this shuffle")]
    Shuffle,
    /// Walking its code failed.
    #[error(transparent)]
    Oracle(#[from] OracleError),
}

impl Unknown {
    /// Its name.
    pub fn id(&self) -> &'static str {
        match self {
            Self::AgainOnGenerator => "again-on-generator",
            Self::OnGenerator => "on-generator",
            Self::LosesCards => "loses-cards",
            Self::NeverEnds => "never-ends",
            Self::MayNotEnd => "may-not-end",
            Self::LongChances => "long-chances",
            Self::ManyCards { .. } => "many-cards",
            Self::ManyAdditions { .. } => "many-additions",
            Self::ManyPaths { .. } => "many-paths",
            Self::ManyShelves => "many-shelves",
            Self::ManyToRecurse => "many-to-recurse",
            Self::TimSort => "timsort",
            Self::Sort => "sort",
            Self::Shuffle => "shuffle",
            Self::Oracle(_) => "oracle",
        }
    }
}
