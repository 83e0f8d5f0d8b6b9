//! [`ShoeError`]: what a shoe refuses to do.

/// Why a shoe refuses; it is then as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ShoeError {
    /// More cards are asked for than are undealt.
    #[error("got a deal of {asked} cards, expected at most {left}, which are undealt")]
    TooFew {
        /// The number asked for; `usize::MAX` also for numbers that are larger.
        asked: usize,
        /// The number of undealt cards.
        left: usize,
    },
    /// There is no undealt card at this position.
    #[error("got position {position}, expected one below {left}, the number of undealt cards")]
    NoCardAt {
        /// The position, from 0.
        position: usize,
        /// The number of undealt cards.
        left: usize,
    },
    /// The cut card would have more cards behind it than are undealt.
    #[error("got a cut card before the last {behind} cards, expected at most {left}")]
    CutTooDeep {
        /// The number of cards that were to lie behind it.
        behind: usize,
        /// The number of undealt cards.
        left: usize,
    },
    /// The card is in nobody's hand.
    #[error("the card is not out: expected one that was dealt and has not come back")]
    NotOut,
    /// The card is not in the discard tray.
    #[error("the card is not in the discard tray")]
    NotInTray,
    /// The card is not among the burned ones.
    #[error("the card is not burned")]
    NotBurned,
    /// An order for another number of cards.
    #[error("got an order of {got} cards, expected one of {left}, which are undealt")]
    WrongLength {
        /// The length of the order.
        got: usize,
        /// The number of undealt cards.
        left: usize,
    },
}
