//! Deals of numbers: where they count from, and how many cards there are.

use misdeal_deck::Token;

use super::infer::{
    Guess, all_differ, by_frequency, check_size, is_rare, is_whole_deck_of, labels, number,
};
use super::layout::{Coding, Note};
use crate::source::SourceError;

/// The number of the first card, if deals tell: more of them show a 0 than show
/// the number of cards, or fewer.
fn first_of(typical: &[Vec<Token>], deck: u32) -> Option<u32> {
    let showing = |value| {
        let has = |deal: &&Vec<Token>| deal.contains(&Token::Number(value));
        typical.iter().filter(has).count()
    };
    let (zeros, lasts) = (showing(0), showing(i64::from(deck)));
    (zeros + lasts > 0).then_some(u32::from(zeros < lasts))
}

/// Numbers of a deck whose size is stated, or a whole deck.
pub(super) fn numbers_of_deck(
    typical: &[Vec<Token>],
    dealt: u32,
    deck: u32,
    first_index: Option<u32>,
) -> Guess {
    let known = first_index.or_else(|| first_of(typical, deck));
    let coding = Coding::Numbers { first: known.unwrap_or(0) };
    let guess = Guess { deck, coding, notes: Vec::new(), undecided: None };
    match known {
        None if deck > 0 => {
            // A part of a deck may show its last card late.
            let undecided = (dealt < deck).then(|| 0..=i64::from(deck));
            Guess { undecided, ..guess }.noting(Note::FirstIndexAssumed)
        }
        _ => guess,
    }
}

pub(super) fn numbers(
    typical: &[Vec<Token>],
    dealt: u32,
    first_index: Option<u32>,
) -> Result<Guess, SourceError> {
    let whole = i64::from(dealt);
    let is_whole_from = |first: i64| {
        let foreign =
            |token: &Token| number(token).is_some_and(|x| x < first || first + whole <= x);
        is_rare(typical, dealt, foreign)
    };
    let is_whole = match first_index {
        Some(first) => is_whole_from(first.into()),
        None => is_whole_from(0) || is_whole_from(1),
    };
    let different = typical.iter().filter(|deal| all_differ(deal)).count();
    if is_whole || different * 2 < typical.len() {
        return Ok(numbers_of_deck(typical, dealt, dealt, first_index));
    }
    let seen = by_frequency(typical);
    if is_whole_deck_of(typical, &seen, dealt) {
        return Ok(labels(&seen[..dealt as usize]));
    }
    let has_zero = seen.contains(&Token::Number(0));
    let first = first_index.unwrap_or(u32::from(!has_zero));
    let last = seen.iter().filter_map(number).max().unwrap_or_default();
    let deck = last + 1 - i64::from(first);
    if deck < whole {
        return Ok(numbers_of_deck(typical, dealt, dealt, first_index));
    }
    check_size(deck as u64)?;
    let deck = deck as u32;
    let undecided = Some(i64::from(first_index.unwrap_or(0))..=i64::MAX);
    let guess = Guess { deck, coding: Coding::Numbers { first }, notes: Vec::new(), undecided };
    Ok(guess.noting(Note::PartialInferred { dealt, deck, first: Some(first) }))
}
