//! How cards are written and read.
//!
//! [`Notation`] writes; [`card_from_str`] reads every style but words, which
//! [`card_from_words`] reads. Numbers are [`IdFormat`]'s business.

mod glyph;
mod ids;
mod read;
mod suits;
mod words;

pub use ids::{FirstId, IdFormat, IdFormatError, IdLayout, RankOrder};
pub(crate) use read::without_variation;
pub use read::{ParseCardError, card_from_str};
pub use suits::{SuitOrder, SuitOrderError};
pub use words::card_from_words;
pub(crate) use words::suit_words;

use crate::Card;
use crate::deck::{DeckCard, Face};

/// A way of writing cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// `As`, `Th`, `BJ`: ASCII, what deal text uses.
    #[default]
    Ascii,
    /// `A♠`, `T♥`, `BJ`; a named face by its symbol.
    Suit,
    /// `桃A`, `心10`, `砖2`, `梅3`, `小王`: one character a suit.
    Post,
    /// `黑桃A`, `红桃10`, `小王`: as Chinese players write it.
    Chinese,
    /// `ace of spades`, `little joker`.
    Words,
}

impl Style {
    /// Every style.
    pub const ALL: [Self; 5] = [Self::Ascii, Self::Suit, Self::Post, Self::Chinese, Self::Words];
}

/// How ranks are written, except in words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ranks {
    /// `A 2 .. 9 T J Q K`; Chinese styles write 10.
    #[default]
    Letters,
    /// `1 2 .. 9 10 J Q K`.
    Post,
}

/// Whether the second and further copies of a face say so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Copies {
    /// `As`, `As.2`, `As.3`: every card of the deck has its own name.
    #[default]
    Numbered,
    /// `As` for all of them, as players see it.
    Hidden,
}

/// All choices in writing a card.
///
/// ```
/// use misdeal_deck::{Deck, Notation, Ranks, Style};
///
/// let deck = Deck::named("54x2").unwrap();
/// let ace = deck.get(54).unwrap();
/// assert_eq!(ace.to_string(), "As.2");
/// assert_eq!(Notation::players(Style::Chinese).write(ace), "黑桃A");
/// let post = Notation { ranks: Ranks::Post, ..Notation::players(Style::Post) };
/// assert_eq!(post.write(ace), "桃1");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Notation {
    /// Suits and words.
    pub style: Style,
    /// Aces and tens.
    pub ranks: Ranks,
    /// Further copies.
    pub copies: Copies,
}

impl Notation {
    /// `As`, `As.2`: what [`Deck::read`](crate::Deck::read) and deal text read.
    pub const ASCII: Self =
        Self { style: Style::Ascii, ranks: Ranks::Letters, copies: Copies::Numbered };

    /// As players write it: no copy numbers.
    pub fn players(style: Style) -> Self {
        Self { style, ranks: Ranks::Letters, copies: Copies::Hidden }
    }

    /// One of the 54 cards.
    pub fn write_card(self, card: Card) -> String {
        if self.style == Style::Words {
            return words::words_of(card);
        }
        let is_chinese = matches!(self.style, Style::Post | Style::Chinese);
        let (Some(suit), Some(rank)) = (card.suit(), card.rank()) else {
            let names = if is_chinese { ["小王", "大王"] } else { ["BJ", "RJ"] };
            return names[usize::from(card == Card::BIG_JOKER)].to_owned();
        };
        let rank = match rank.number() {
            1 if self.ranks == Ranks::Post => "1".to_owned(),
            10 if self.ranks == Ranks::Post || is_chinese => "10".to_owned(),
            _ => rank.letter().to_string(),
        };
        match self.style {
            Style::Ascii => rank + suit.letter(),
            Style::Suit => rank + suit.sign(),
            Style::Post => suit.post().to_owned() + &rank,
            Style::Chinese | Style::Words => suit.chinese().to_owned() + &rank,
        }
    }

    /// A card of a deck. A named face without a name in this style has its
    /// ASCII name.
    pub fn write(self, card: &DeckCard) -> String {
        let name = match card.face() {
            Face::Card(card) => self.write_card(*card),
            Face::Named(face) => match self.style {
                Style::Ascii => face.name().to_owned(),
                Style::Suit => face.symbol().unwrap_or(face.name()).to_owned(),
                Style::Post | Style::Chinese => face.zh().unwrap_or(face.name()).to_owned(),
                Style::Words => face.words().unwrap_or_else(|| face.name().to_owned()),
            },
        };
        match (self.copies, card.copy()) {
            (Copies::Numbered, copy @ 2..) => format!("{name}.{copy}"),
            _ => name,
        }
    }
}
