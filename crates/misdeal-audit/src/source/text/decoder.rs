//! [`TextDecoder`]: words to card ids, for one thread.

use std::collections::HashMap;

use misdeal_deck::{Deck, Token};

use super::layout::{Coding, Layout};
use super::records::Lines;
use super::words::words;
use crate::Block;
use crate::source::{Decode, SourceError};

/// The decoder of [`Text`](super::Text).
#[derive(Clone, Debug)]
pub struct TextDecoder {
    layout: Layout,
    /// Words met before; reading a name like 红桃10 afresh each time is slow.
    known: HashMap<Box<[u8]>, u32>,
}

/// The most words remembered.
const KNOWN_MAX: usize = 4096;
/// Numbers of this many digits or fewer fit a `u32` with room to spare.
const QUICK_DIGITS_MAX: usize = 9;

/// What a word turned out to be.
enum Word {
    Card(u32),
    Foreign(Token),
}

impl TextDecoder {
    pub(super) fn new(layout: &Layout) -> Self {
        Self { layout: layout.clone(), known: HashMap::new() }
    }

    #[inline]
    fn word(&mut self, word: &[u8], place: u64) -> Result<Word, SourceError> {
        match &self.layout.coding {
            Coding::Numbers { first } => {
                // A 0 in a deck numbered from 1 wraps around and is foreign.
                let id = quick_number(word).map(|number| number.wrapping_sub(*first));
                match id.filter(|&id| id < self.layout.shape.deck) {
                    Some(id) => Ok(Word::Card(id)),
                    None => self.rare_number(word, *first, place),
                }
            }
            coding => {
                if let Some(&id) = self.known.get(word) {
                    return Ok(Word::Card(id));
                }
                let named = match coding {
                    Coding::Deck(deck) => named(deck, word),
                    _ => None,
                };
                let id = match (named, coding) {
                    (Some(id), _) => id,
                    (None, Coding::Words { ids, .. }) => {
                        let token = self.token(word, place)?;
                        let Some(&id) = ids.get(&token) else { return self.foreign(token, place) };
                        id
                    }
                    (None, _) => return Ok(Word::Foreign(self.token(word, place)?)),
                };
                if self.known.len() < KNOWN_MAX {
                    self.known.insert(word.into(), id);
                }
                Ok(Word::Card(id))
            }
        }
    }

    fn token(&self, word: &[u8], place: u64) -> Result<Token, SourceError> {
        let unit = self.layout.unit.word();
        Token::parse(word).map_err(|error| SourceError::Word { unit, place, error })
    }

    /// Any other word in a deck of numbers: a number with a sign or many zeros,
    /// or no card of the deck. That is evidence, unless the deck is a guess that
    /// this number proves wrong.
    #[cold]
    fn rare_number(&self, word: &[u8], first: u32, place: u64) -> Result<Word, SourceError> {
        let token = self.token(word, place)?;
        let Token::Number(card) = token else { return Ok(Word::Foreign(token)) };
        let first = i64::from(first);
        let deck = i64::from(self.layout.shape.deck);
        if (first..first + deck).contains(&card) {
            return Ok(Word::Card((card - first) as u32));
        }
        self.foreign(token, place)
    }

    /// No card of the deck: evidence, unless it shows a guess to be wrong.
    fn foreign(&self, token: Token, place: u64) -> Result<Word, SourceError> {
        let undecided = self.layout.undecided.as_ref();
        match token {
            Token::Number(card) if undecided.is_some_and(|numbers| numbers.contains(&card)) => {
                let unit = self.layout.unit.word();
                let (seen_min, seen_max) = self.numbers();
                Err(SourceError::BeyondInferred { unit, place, card, seen_min, seen_max })
            }
            _ => Ok(Word::Foreign(token)),
        }
    }

    /// The least and the greatest number of the deck.
    fn numbers(&self) -> (i64, i64) {
        let deck = i64::from(self.layout.shape.deck);
        match &self.layout.coding {
            Coding::Numbers { first } => (i64::from(*first), i64::from(*first) + deck - 1),
            Coding::Words { tokens, .. } => {
                let number = |token: &Token| match token {
                    Token::Number(number) => Some(*number),
                    Token::Card(_) => None,
                };
                let numbers = || tokens.iter().filter_map(number);
                (numbers().min().unwrap_or(0), numbers().max().unwrap_or(0))
            }
            Coding::Deck(_) => (0, deck - 1),
        }
    }
}

impl Decode for TextDecoder {
    type Raw = Lines;

    fn decode(&mut self, lines: Lines, block: &mut Block) -> Result<(), SourceError> {
        let mut content = lines.content();
        while let Some((place, first)) = content.next() {
            // A deal stands at its first line, or in the run with its number.
            let mut foreign = None;
            let mut has_end = true;
            let more = lines.lines_per_deal - 1;
            for (line_number, line) in
                std::iter::once((place, first)).chain(content.by_ref().take(more))
            {
                has_end = line.ends_with(b"\n");
                for word in words(line) {
                    match self.word(word, line_number)? {
                        Word::Card(id) => block.card(id),
                        Word::Foreign(token) => foreign = foreign.or(Some(token)),
                    }
                }
            }
            match foreign {
                Some(token) => block.refuse(place, token),
                None if has_end => block.close(place),
                None => block.close_unended(place),
            }
        }
        Ok(())
    }
}

/// The id of the card of this deck that a word names.
fn named(deck: &Deck, word: &[u8]) -> Option<u32> {
    Some(deck.read(std::str::from_utf8(word).ok()?).ok()?.id())
}

/// A word of one to nine digits, as almost all are.
#[inline]
fn quick_number(word: &[u8]) -> Option<u32> {
    if word.is_empty() || word.len() > QUICK_DIGITS_MAX {
        return None;
    }
    word.iter().try_fold(0, |number, &byte| {
        let digit = byte.wrapping_sub(b'0');
        (digit < 10).then(|| number * 10 + u32::from(digit))
    })
}
