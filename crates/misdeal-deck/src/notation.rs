//! Reading the name of a card as people write it.
//!
//! A suit and a rank in either order, or a joker:
//!
//! - suits `s h c d` in either case, `♠ ♥ ♣ ♦` and their outlined twins, and
//!   the Chinese names 黑桃 红桃 梅花 方块 (also 桃 心 梅 砖, 红心, 黑心, 方片, 草花);
//! - ranks `A K Q J T 10 9 .. 2` in either case, and `1` for the ace;
//! - jokers 小王 大王, `BJ RJ`.
//!
//! No letter is both a suit and a rank, so the reading is never ambiguous.

use crate::{Card, Rank, Suit};

/// A word that is not the name of a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{got}' is not a card")]
pub struct ParseCardError {
    /// The word that was given.
    pub got: String,
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
/// for name in ["Th", "tH", "♥10", "红桃10", "心T"] {
///     assert_eq!(card_from_str(name), Ok(ten));
/// }
/// assert!(card_from_str("Xh").is_err());
/// ```
pub fn card_from_str(word: &str) -> Result<Card, ParseCardError> {
    // U+FE0F asks a terminal for the coloured form of the sign before it.
    let plain = word.replace('\u{fe0f}', "");
    let joker = match plain.as_str() {
        "小王" | "BJ" => Some(Card::LITTLE_JOKER),
        "大王" | "RJ" => Some(Card::BIG_JOKER),
        _ => None,
    };
    let suited = || {
        SUITS.iter().find_map(|&(name, suit)| {
            let rest = plain.strip_prefix(name).or_else(|| plain.strip_suffix(name))?;
            Some(Card::suited(suit, rank_from_str(rest)?))
        })
    };
    joker.or_else(suited).ok_or_else(|| ParseCardError { got: word.to_owned() })
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
        assert_eq!(card_from_str("RJ"), Ok(Card::BIG_JOKER));
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
