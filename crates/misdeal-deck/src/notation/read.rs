//! Reading the name of a card as people write it.
//!
//! A suit and a rank in either order, a joker, or a glyph:
//!
//! - suits `s h c d` in either case, `♠ ♥ ♣ ♦` and their outlined twins, and
//!   the Chinese names 黑桃 红桃 梅花 方块 (also 桃 心 梅 砖, 红心, 黑心, 方片, 草花);
//! - ranks `A K Q J T 10 9 .. 2` in either case, and `1` for the ace;
//! - jokers 小王 大王 (also 黑白小王 彩色大王), `BJ RJ` in either case;
//! - the playing cards of Unicode, 🂡 to 🃞, 🃏 and 🂿, but not their knights.
//!
//! No letter is both a suit and a rank, so the reading is never ambiguous.

use std::borrow::Cow;

use super::glyph::{Glyph, glyph};
use crate::token::printable;
use crate::{Card, Rank, Suit};

/// A word that is not the name of a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseCardError {
    /// No name of a card at all.
    #[error("'{got}' is not a card")]
    NotACard {
        /// The word, made printable and cut to a bearable length.
        got: String,
    },
    /// A knight, between jack and queen in Unicode; decks of 52 and 54 cards
    /// have none. Reading it as a queen is a common slip.
    #[error("'{got}' is a knight, and a deck of 52 or 54 cards has no knights")]
    Knight {
        /// The word, made printable and cut to a bearable length.
        got: String,
    },
}

impl ParseCardError {
    pub(super) fn not_a_card(word: &str) -> Self {
        Self::NotACard { got: printable(word.as_bytes()) }
    }

    /// The way out, in one line.
    pub fn hint(&self) -> &'static str {
        match self {
            Self::NotACard { .. } => "ranks are 23456789TJQKA, suits cdhs, jokers BJ RJ",
            Self::Knight { .. } => "queens are 🂭 🂽 🃝 🃍; the deck 'tarot' has knights",
        }
    }
}

const SUITS: [(&str, Suit); 28] = [
    ("黑桃", Suit::Spade),
    ("红桃", Suit::Heart),
    ("梅花", Suit::Club),
    ("方块", Suit::Diamond),
    ("黑心", Suit::Spade),
    ("红心", Suit::Heart),
    ("草花", Suit::Club),
    ("方片", Suit::Diamond),
    ("桃", Suit::Spade),
    ("心", Suit::Heart),
    ("梅", Suit::Club),
    ("砖", Suit::Diamond),
    ("♠", Suit::Spade),
    ("♥", Suit::Heart),
    ("♣", Suit::Club),
    ("♦", Suit::Diamond),
    ("♤", Suit::Spade),
    ("♡", Suit::Heart),
    ("♧", Suit::Club),
    ("♢", Suit::Diamond),
    ("s", Suit::Spade),
    ("h", Suit::Heart),
    ("c", Suit::Club),
    ("d", Suit::Diamond),
    ("S", Suit::Spade),
    ("H", Suit::Heart),
    ("C", Suit::Club),
    ("D", Suit::Diamond),
];

/// The card with this name. Cost: a few dozen string comparisons.
///
/// # Errors
/// [`ParseCardError`] if the word is no name of a card.
///
/// ```
/// use misdeal_deck::card_from_str;
///
/// let ten = card_from_str("10h").unwrap();
/// for name in ["Th", "tH", "♥10", "红桃10", "心T", "🂺"] {
///     assert_eq!(card_from_str(name), Ok(ten));
/// }
/// assert!(card_from_str("Xh").is_err());
/// ```
pub fn card_from_str(word: &str) -> Result<Card, ParseCardError> {
    let plain = without_variation(word);
    let suited = || {
        SUITS.iter().find_map(|&(name, suit)| {
            let rest = plain.strip_prefix(name).or_else(|| plain.strip_suffix(name))?;
            Some(Card::suited(suit, rank_from_str(rest)?))
        })
    };
    if let Some(card) = suited().or_else(|| joker(&plain)) {
        return Ok(card);
    }
    match glyph(&plain) {
        Some(Glyph::Card(card)) => Ok(card),
        Some(Glyph::Knight) => Err(ParseCardError::Knight { got: printable(word.as_bytes()) }),
        None => Err(ParseCardError::not_a_card(word)),
    }
}

/// The word without U+FE0F, which asks a terminal for the coloured form of the
/// sign before it.
pub(crate) fn without_variation(word: &str) -> Cow<'_, str> {
    if word.contains('\u{fe0f}') { word.replace('\u{fe0f}', "").into() } else { word.into() }
}

fn joker(word: &str) -> Option<Card> {
    let is = |name: &str| word.eq_ignore_ascii_case(name);
    match word {
        "小王" | "黑白小王" => Some(Card::LITTLE_JOKER),
        "大王" | "彩色大王" => Some(Card::BIG_JOKER),
        _ if is("BJ") => Some(Card::LITTLE_JOKER),
        _ if is("RJ") => Some(Card::BIG_JOKER),
        _ => None,
    }
}

fn rank_from_str(word: &str) -> Option<Rank> {
    let number = match word {
        "A" | "a" => 1,
        "T" | "t" => 10,
        "J" | "j" => 11,
        "Q" | "q" => 12,
        "K" | "k" => 13,
        "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" => word.parse().ok()?,
        _ => return None,
    };
    Rank::new(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_in_every_notation() {
        for id in 0..Card::SUITED_COUNT {
            let card = Card::new(id).unwrap();
            assert_eq!(card_from_str(&card.to_string()), Ok(card));
            let ranks = match card.rank().unwrap().number() {
                1 => vec!["A".into(), "1".into(), "a".into()],
                10 => vec!["10".into(), "T".into(), "t".into()],
                _ => vec![card.rank().unwrap().letter().to_string()],
            };
            for (suit, _) in SUITS.iter().filter(|&&(_, suit)| Some(suit) == card.suit()) {
                for rank in &ranks {
                    assert_eq!(card_from_str(&format!("{suit}{rank}")), Ok(card));
                    assert_eq!(card_from_str(&format!("{rank}{suit}")), Ok(card));
                }
            }
        }
        assert_eq!(card_from_str("小王"), Ok(Card::LITTLE_JOKER));
        for name in ["RJ", "rj", "大王", "彩色大王", "🂿"] {
            assert_eq!(card_from_str(name), Ok(Card::BIG_JOKER));
        }
        for name in ["BJ", "bj", "黑白小王", "🃏", "🃏\u{fe0f}"] {
            assert_eq!(card_from_str(name), Ok(Card::LITTLE_JOKER));
        }
        assert_eq!(card_from_str("♥\u{fe0f}A"), card_from_str("Ah"));
    }

    #[test]
    fn other_words_are_refused_whole() {
        for word in
            ["", "s", "A", "10", "11s", "0s", "1", "Xh", "Ahh", "AA", "ss", "桃", "王", "Jk"]
        {
            let error = card_from_str(word).unwrap_err();
            assert_eq!(error.to_string(), format!("'{word}' is not a card"));
        }
    }
}
