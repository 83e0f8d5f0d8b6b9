//! Reading the name of a card of a given deck.

use super::{Deck, DeckCard, DeckReadError};
use crate::notation::{card_from_str, card_from_words, without_variation};
use crate::token::printable;

impl Deck {
    /// The card that a word names, in any style: `As`, `A♠`, `黑桃A`, `1m`,
    /// `一万`, `🀇`, `ace of spades`, ASCII letters in either case.
    ///
    /// `.2` behind the name is the second copy, `.3` the third; the bare name
    /// is the first. The deck's own names go first: in `mahjong-136` the word
    /// `2s` is a tile of bamboo.
    ///
    /// # Errors
    /// [`DeckReadError`] if the word is not a card, not in this deck, or a copy
    /// beyond those of the deck.
    ///
    /// ```
    /// use misdeal_deck::Deck;
    ///
    /// let deck = Deck::named("54x2").unwrap();
    /// assert_eq!(deck.read("大王").unwrap().id(), 53);
    /// assert_eq!(deck.read("大王.2").unwrap().id(), 107);
    /// let error = deck.read("RJ.3").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "got copy 'RJ.3', but the deck '54x2' has 2 of this card"
    /// );
    /// ```
    pub fn read(&self, word: &str) -> Result<&DeckCard, DeckReadError> {
        let (name, copy) = split_copy(word);
        let class = self.class_of(name, word)?;
        let ids = &self.classes[usize::from(class)].ids;
        let id = copy.checked_sub(1).and_then(|copy| ids.get(copy));
        id.map(|&id| &self.cards[usize::from(id)]).ok_or_else(|| DeckReadError::NoSuchCopy {
            got: printable(word.as_bytes()),
            deck: self.name.clone(),
            copies_count: ids.len(),
        })
    }

    /// The class of a named face.
    pub(super) fn class_of_name(&self, name: &str) -> Option<u16> {
        self.class_of_word.get(&folded(name)).copied()
    }

    fn class_of(&self, name: &str, word: &str) -> Result<u16, DeckReadError> {
        if let Some(class) = self.class_of_name(name) {
            return Ok(class);
        }
        let card = card_from_str(name).or_else(|error| card_from_words(name).map_err(|_| error))?;
        self.class_of_card.get(&card).copied().ok_or_else(|| DeckReadError::NotInDeck {
            got: printable(word.as_bytes()),
            deck: self.name.clone(),
        })
    }
}

/// What words are compared by: lower case, without variation selectors.
pub(super) fn folded(word: &str) -> String {
    without_variation(word).to_ascii_lowercase()
}

/// `As.2` is `As` and 2; a word without such an end is a first copy.
fn split_copy(word: &str) -> (&str, usize) {
    let parts = word.rsplit_once('.').filter(|(_, digits)| {
        !digits.starts_with('0') && digits.bytes().all(|byte| byte.is_ascii_digit())
    });
    let copy = parts.and_then(|(name, digits)| Some((name, digits.parse().ok()?)));
    copy.unwrap_or((word, 1))
}
