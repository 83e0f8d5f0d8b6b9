//! Whole words: `ace of spades`, `little joker`.
//!
//! They hold blanks, so they are no words of a line of deals; `card_from_str`
//! does not read them.

use super::ParseCardError;
use crate::{Card, Rank, Suit};

const RANKS: [&str; 13] = [
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
    "king",
];

const SUITS: [(&str, Suit); 4] = [
    ("spades", Suit::Spade),
    ("hearts", Suit::Heart),
    ("clubs", Suit::Club),
    ("diamonds", Suit::Diamond),
];

pub(crate) fn suit_words(suit: Suit) -> &'static str {
    SUITS[suit as usize].0
}

impl Rank {
    /// In words: `ace`, `ten`, `jack`.
    ///
    /// ```
    /// assert_eq!(misdeal_deck::Rank::new(12).unwrap().word(), "queen");
    /// ```
    pub fn word(self) -> &'static str {
        RANKS[usize::from(self.number()) - 1]
    }
}

/// `ace of spades`.
pub(super) fn words_of(card: Card) -> String {
    match (card.rank(), card.suit()) {
        (Some(rank), Some(suit)) => format!("{} of {}", rank.word(), suit_words(suit)),
        _ if card == Card::LITTLE_JOKER => "little joker".to_owned(),
        _ => "big joker".to_owned(),
    }
}

/// The card that English words name, in either case: `ace of spades`,
/// `10 of hearts`, `little joker` or `black joker`, `big joker` or `red joker`.
///
/// # Errors
/// [`ParseCardError`] if the words name no card.
///
/// ```
/// use misdeal_deck::{card_from_str, card_from_words};
///
/// assert_eq!(card_from_words("Ten of Hearts"), Ok(card_from_str("Th").unwrap()));
/// assert!(card_from_words("ten hearts").is_err());
/// ```
pub fn card_from_words(words: &str) -> Result<Card, ParseCardError> {
    let lower = words.to_ascii_lowercase();
    let parts: Vec<&str> = lower.split_whitespace().collect();
    let card = match parts[..] {
        [rank, "of", suit] => rank_from_word(rank).zip(suit_from_word(suit)),
        ["little" | "black", "joker"] => return Ok(Card::LITTLE_JOKER),
        ["big" | "red", "joker"] => return Ok(Card::BIG_JOKER),
        _ => None,
    };
    let card = card.map(|(rank, suit)| Card::suited(suit, rank));
    card.ok_or_else(|| ParseCardError::not_a_card(words))
}

fn suit_from_word(word: &str) -> Option<Suit> {
    SUITS.iter().find(|(name, _)| *name == word).map(|&(_, suit)| suit)
}

fn rank_from_word(word: &str) -> Option<Rank> {
    let number = match RANKS.iter().position(|name| *name == word) {
        Some(index) => index + 1,
        None => (2..=10).find(|number| number.to_string() == word)?,
    };
    Rank::new(u8::try_from(number).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_in_words() {
        for card in (0..Card::COUNT).map(|id| Card::new(id).unwrap()) {
            let words = words_of(card);
            assert_eq!(card_from_words(&words), Ok(card));
            assert_eq!(card_from_words(&words.to_uppercase()), Ok(card));
        }
        assert_eq!(card_from_words("red joker"), Ok(Card::BIG_JOKER));
        assert_eq!(card_from_words("10 of clubs"), card_from_words("ten of clubs"));
        for words in ["", "of", "ace of", "1 of spades", "ace of spade", "joker", "10  of"] {
            let error = card_from_words(words).unwrap_err();
            assert_eq!(error.to_string(), format!("'{words}' is not a card"));
        }
    }
}
