//! [`TextDecoder`]: words to card ids, for one thread.

use misdeal_deck::{Deck, Token};

use super::known::Known;
use super::layout::{Coding, Layout};
use super::records::Lines;
use super::words::{Word, pieces, words};
use crate::Block;
use crate::source::{Decode, SourceError};

/// The decoder of [`Text`](super::Text).
#[derive(Clone, Debug)]
pub struct TextDecoder {
    layout: Layout,
    /// Words met before; reading a name like 红桃10 afresh each time is slow.
    known: Known,
}

/// Numbers of this many digits or fewer fit a `u32` with room to spare.
const DIGITS_MAX: usize = 9;

/// What a word turned out to be.
enum Meaning {
    Card(u32),
    Foreign(Token),
}

impl TextDecoder {
    pub(super) fn new(layout: &Layout) -> Self {
        Self { layout: layout.clone(), known: Known::default() }
    }

    /// Adds the cards of a line if each word is as almost all are, a number of a
    /// few digits or a name met before; adds nothing otherwise.
    // By itself: with the rest around it, it runs out of registers.
    #[inline(never)]
    fn usual_line(&self, line: &[u8], block: &mut Block) -> bool {
        match &self.layout.coding {
            &Coding::Numbers { first } => {
                let deck = self.layout.shape.deck;
                // A 0 in a deck numbered from 1 wraps around and is foreign.
                let id =
                    |word| Some(quick_number(&word)?.wrapping_sub(first)).filter(|&id| id < deck);
                block.all_or_none(pieces(line).map(|piece| piece.map(id)))
            }
            _ => {
                let id = |word| self.known.get(&word);
                block.all_or_none(pieces(line).map(|piece| piece.map(id)))
            }
        }
    }

    /// Any word.
    #[cold]
    fn word(&mut self, word: &Word<'_>, place: u64) -> Result<Meaning, SourceError> {
        if let Some(id) = self.known.get(word) {
            return Ok(Meaning::Card(id));
        }
        let bytes = word.bytes();
        let named = match &self.layout.coding {
            Coding::Numbers { first } => return self.number(bytes, *first, place),
            Coding::Deck(deck) => named(deck, bytes),
            Coding::Words { .. } => None,
        };
        let id = match (named, &self.layout.coding) {
            (Some(id), _) => id,
            (None, Coding::Words { ids, .. }) => {
                let token = self.token(bytes, place)?;
                let Some(&id) = ids.get(&token) else { return self.foreign(token, place) };
                id
            }
            (None, _) => return Ok(Meaning::Foreign(self.token(bytes, place)?)),
        };
        self.known.insert(word, id);
        Ok(Meaning::Card(id))
    }

    fn token(&self, word: &[u8], place: u64) -> Result<Token, SourceError> {
        let unit = self.layout.unit.word();
        Token::parse(word).map_err(|error| SourceError::Word { unit, place, error })
    }

    /// Any word in a deck of numbers: it may have a sign or many zeros, or be no
    /// card of the deck. That is evidence, unless the deck is a guess that this
    /// number proves wrong.
    fn number(&self, word: &[u8], first: u32, place: u64) -> Result<Meaning, SourceError> {
        let token = self.token(word, place)?;
        let Token::Number(card) = token else { return Ok(Meaning::Foreign(token)) };
        let first = i64::from(first);
        let deck = i64::from(self.layout.shape.deck);
        if (first..first + deck).contains(&card) {
            return Ok(Meaning::Card((card - first) as u32));
        }
        self.foreign(token, place)
    }

    /// No card of the deck: evidence, unless it shows a guess to be wrong.
    fn foreign(&self, token: Token, place: u64) -> Result<Meaning, SourceError> {
        let undecided = self.layout.undecided.as_ref();
        match token {
            Token::Number(card) if undecided.is_some_and(|numbers| numbers.contains(&card)) => {
                let unit = self.layout.unit.word();
                let (seen_min, seen_max) = self.numbers();
                Err(SourceError::BeyondInferred { unit, place, card, seen_min, seen_max })
            }
            _ => Ok(Meaning::Foreign(token)),
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
                if self.usual_line(line, block) {
                    continue;
                }
                for word in words(line) {
                    match self.word(&word, line_number)? {
                        Meaning::Card(id) => block.card(id),
                        Meaning::Foreign(token) => foreign = foreign.or(Some(token)),
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

/// The number that a word of one to nine digits is.
#[inline]
fn quick_number(word: &Word<'_>) -> Option<u32> {
    match word.len_at_most(4) {
        Some(len) => few_digits(word.first_bytes(), len),
        None => digits(word.bytes()),
    }
}

/// The number that the first `len` of these bytes are, `1..=4`.
///
/// Four digits become two numbers, and one, each made of two neighbours: as many
/// steps for any number of digits, none of them a branch.
#[inline]
fn few_digits(bytes: [u8; 4], len: usize) -> Option<u32> {
    const LOW_BITS: u32 = 0x7f7f_7f7f;
    // Digits move up to the last byte: what follows drops out, zeros come in
    // front.
    let digits = (u32::from_le_bytes(bytes) ^ u32::from_le_bytes([b'0'; 4])) << (32 - 8 * len);
    // A byte of 10 or more comes to 128, without its highest bit or by it.
    let sums = (digits & LOW_BITS) + u32::from_le_bytes([0x80 - 10; 4]);
    let are_digits = (sums | digits) & !LOW_BITS == 0;
    let pairs = (digits.wrapping_mul(10).wrapping_add(digits >> 8)) & 0x00ff_00ff;
    are_digits.then_some((pairs * 100 + (pairs >> 16)) & 0xffff)
}

/// The same, of any number of digits that surely fits.
#[cold]
fn digits(word: &[u8]) -> Option<u32> {
    if word.is_empty() || word.len() > DIGITS_MAX {
        return None;
    }
    word.iter().try_fold(0, |number, &byte| {
        let digit = byte.wrapping_sub(b'0');
        (digit < 10).then(|| number * 10 + u32::from(digit))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number that [`Token`] reads, if the word is digits only.
    #[track_caller]
    fn check(text: &[u8]) {
        let all_digits = text.iter().all(u8::is_ascii_digit) && text.len() <= DIGITS_MAX;
        let expected = match Token::parse(text) {
            Ok(Token::Number(number)) if all_digits => Some(number as u32),
            _ => None,
        };
        // At the end of a line, and before another word.
        for line in [text.to_vec(), [text, b" 987654321"].concat()] {
            let word = words(&line).next().unwrap();
            assert_eq!(quick_number(&word), expected, "{}", String::from_utf8_lossy(text));
        }
    }

    #[test]
    fn numbers_are_those_of_the_slow_reader() {
        for number in (0..10_100).chain([99_999, 123_456_789, 999_999_999, 1_234_567_890u32]) {
            check(number.to_string().as_bytes());
            check(format!("{number:04}").as_bytes());
        }
    }

    /// All words of up to four of these bytes: digits, their neighbours, and what
    /// would come to a digit without its highest bit.
    #[test]
    fn what_is_no_number_is_left_to_the_slow_reader() {
        let bytes = *b"0159/:+-.Ax\0\x80\xb0\xb9\xff";
        for code in 0..17usize.pow(4) {
            let digit = |place: u32| code / 17usize.pow(place) % 17;
            let word: Vec<u8> = (0..4).map(digit).map_while(|at| bytes.get(at).copied()).collect();
            if !word.is_empty() {
                check(&word);
            }
        }
    }
}
