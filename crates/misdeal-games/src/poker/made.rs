//! [`Category`] and [`Packed`]: what cards make, as a word and as a number.

/// What some cards make. Which category beats which is the ranking's business: in short
/// deck a flush beats a full house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Category {
    /// Nothing of the below.
    HighCard,
    /// Two of a rank.
    Pair,
    /// Two of one rank, two of another.
    TwoPair,
    /// Three of a rank.
    ThreeOfAKind,
    /// Five ranks in a row.
    Straight,
    /// Five of a suit.
    Flush,
    /// Three of one rank, two of another.
    FullHouse,
    /// Four of a rank.
    FourOfAKind,
    /// Five ranks in a row, all of a suit; with the ace on top, the royal flush.
    StraightFlush,
    /// Five of a rank, with a wild card.
    FiveOfAKind,
}

impl Category {
    /// Every category.
    pub const ALL: [Self; 10] = [
        Self::HighCard,
        Self::Pair,
        Self::TwoPair,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::Flush,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::StraightFlush,
        Self::FiveOfAKind,
    ];
}

/// The number of ranks.
pub(crate) const RANKS_COUNT: usize = 13;

/// A category and up to five ranks, the most important first, in one number:
/// the category from bit 20, then four bits a rank, 2 to 14 (in ace to five the
/// ace is 1); no rank is 0. Larger numbers win in the standard ranking.
pub(crate) type Packed = u32;

/// A category and its ranks as one number.
pub(crate) fn packed(category: Category, ranks: &[u32]) -> Packed {
    let shifted = ranks.iter().zip((0..5).rev()).map(|(rank, place)| rank << (4 * place));
    ((category as u32) << 20) | shifted.sum::<u32>()
}
