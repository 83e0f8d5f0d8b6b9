//! Infers the [`Layout`] from the first deals.
//!
//! The rules, in order; whatever the caller states is not inferred:
//!
//! 1. The cards of a deal: the commonest length.
//! 2. Names of cards: the deck of 52, or of 54 if a joker is seen, or the cards
//!    seen if every deal shows the same ones; else the first few of the deck.
//! 3. Numbers, when deals show no card twice and numbers larger than a whole
//!    deck of that length would have: a whole deck of those labels if every
//!    deal shows the same ones, else the first few of a deck that ends with the
//!    largest number.
//! 4. A 0 means that numbers count from 0, the length of the deck without a 0
//!    that they count from 1; if neither is seen, 0 is taken and it is said.
//! 5. Part of a deck, always ascending: a set.

use std::collections::{BTreeSet, HashMap};

use misdeal_deck::{Card, Token};

use super::TextOptions;
use super::layout::{Coding, Layout, Note};
use super::records::Lines;
use super::words::tokens;
use crate::shape::{CARDS_MAX, DealOrder, Shape};
use crate::source::SourceError;

/// One deal in this many must show a number too large for a whole deck before
/// deals are taken for parts of a larger one; a rarer one is a mistake of the
/// program. The first k of k+1 cards lack the largest one 1 time in k+1.
const LARGER_ONE_IN: usize = 4;

pub(super) fn layout(head: &Lines, options: &TextOptions) -> Result<Layout, SourceError> {
    let deals = parse(head, options)?;
    let dealt = match (options.cards, options.of, &options.start_order) {
        (Some(cards), _, _) => u64::from(cards),
        (None, None, Some(start_order)) => start_order.len() as u64,
        _ => commonest_length(&deals),
    };
    check_size(dealt)?;
    let is_card = |token: &Token| matches!(token, Token::Card(_));
    let has_names = deals.iter().flatten().any(is_card);
    let typical: Vec<_> = deals.into_iter().filter(|deal| deal.len() as u64 == dealt).collect();
    let dealt = dealt as u32;
    let deck = options.of.or(options.cards);
    let guess = match &options.start_order {
        Some(start_order) => stated_order(start_order, deck)?,
        None if has_names => cards(&typical, dealt, deck),
        None => numbers(&typical, dealt, deck, options.first_index)?,
    };
    if dealt > guess.deck {
        let (dealt, deck) = (u64::from(dealt), u64::from(guess.deck));
        return Err(SourceError::DealtBeyondDeck { dealt, deck });
    }
    let mut notes = guess.notes;
    let order = options.order.unwrap_or_else(|| {
        let ascending = |deal: &Vec<Token>| deal.windows(2).all(|pair| pair[0] < pair[1]);
        if 1 < dealt && dealt < guess.deck && typical.len() > 1 && typical.iter().all(ascending) {
            notes.push(Note::SetInferred);
            DealOrder::Set
        } else {
            DealOrder::Sequence
        }
    });
    let shape = Shape { deck: guess.deck, dealt, order };
    let is_deck_inferred = deck.is_none() && dealt < guess.deck;
    Ok(Layout { shape, notes, coding: guess.coding, is_deck_inferred, unit: options.unit })
}

struct Guess {
    deck: u32,
    coding: Coding,
    notes: Vec<Note>,
}

fn parse(head: &Lines, options: &TextOptions) -> Result<Vec<Vec<Token>>, SourceError> {
    let mut deals = Vec::new();
    for (number, (place, line)) in head.content().enumerate() {
        let unit = options.unit.word();
        let line = tokens(line).map_err(|error| SourceError::Word { unit, place, error })?;
        if number % head.lines_per_deal == 0 {
            deals.push(line);
        } else if let Some(deal) = deals.last_mut() {
            deal.extend(line);
        }
    }
    Ok(deals)
}

fn commonest_length(deals: &[Vec<Token>]) -> u64 {
    let mut times: HashMap<usize, usize> = HashMap::new();
    for deal in deals {
        *times.entry(deal.len()).or_default() += 1;
    }
    let commonest = times.into_iter().max_by_key(|&(length, times)| (times, length));
    commonest.map_or(0, |(length, _)| length as u64)
}

fn check_size(cards: u64) -> Result<(), SourceError> {
    if cards > u64::from(CARDS_MAX) {
        return Err(SourceError::TooManyCards { got: cards });
    }
    Ok(())
}

fn stated_order(start_order: &[Token], deck: Option<u32>) -> Result<Guess, SourceError> {
    let problem = |text: String| Err(SourceError::StartOrder(text));
    let distinct: BTreeSet<_> = start_order.iter().collect();
    if distinct.len() < start_order.len() {
        return problem(format!("got {} cards, but some twice", start_order.len()));
    }
    if let Some(deck) = deck.filter(|&deck| deck as usize != start_order.len()) {
        return problem(format!("got {} cards, expected {deck}", start_order.len()));
    }
    check_size(start_order.len() as u64)?;
    let coding = Coding::words(start_order.to_vec());
    Ok(Guess { deck: start_order.len() as u32, coding, notes: Vec::new() })
}

fn cards(typical: &[Vec<Token>], dealt: u32, deck: Option<u32>) -> Guess {
    let seen: BTreeSet<Token> = typical.iter().flatten().copied().collect();
    let jokers = [Card::LITTLE_JOKER, Card::BIG_JOKER].map(Token::Card);
    let full = match deck {
        Some(Card::COUNT) => Card::COUNT,
        Some(Card::SUITED_COUNT) => Card::SUITED_COUNT,
        _ if jokers.iter().any(|joker| seen.contains(joker)) => Card::COUNT,
        _ => Card::SUITED_COUNT,
    };
    if dealt != full && deck.is_none_or(|deck| deck == dealt) && seen.len() == dealt as usize {
        return labels(seen);
    }
    let all = (0..full).filter_map(|id| Card::new(id).ok()).map(Token::Card);
    let partial = Note::PartialInferred { dealt, deck: full, first: None };
    let notes = if dealt < full && deck != Some(full) { vec![partial] } else { Vec::new() };
    Guess { deck: full, coding: Coding::words(all.collect()), notes }
}

fn labels(seen: BTreeSet<Token>) -> Guess {
    let (first, last) = (seen.first(), seen.last());
    let name = |token: Option<&Token>| token.map(Token::to_string).unwrap_or_default();
    let notes = vec![Note::LabelsInferred { first: name(first), last: name(last) }];
    Guess { deck: seen.len() as u32, coding: Coding::words(seen.into_iter().collect()), notes }
}

fn numbers(
    typical: &[Vec<Token>],
    dealt: u32,
    deck: Option<u32>,
    first_index: Option<u32>,
) -> Result<Guess, SourceError> {
    let number = |token: &Token| match token {
        Token::Number(number) => *number,
        Token::Card(_) => -1,
    };
    let seen: BTreeSet<i64> = typical.iter().flatten().map(number).collect();
    let has = |value: i64| seen.contains(&value);
    let first_by =
        |deck: i64| first_index.or(if has(0) { Some(0) } else { has(deck).then_some(1) });
    let mut notes = Vec::new();
    let (deck, first) = match deck {
        Some(deck) => (deck, first_by(deck.into())),
        None => {
            let whole = i64::from(dealt);
            let first = first_by(whole).unwrap_or(1);
            let greatest = whole - 1 + i64::from(first);
            let larger = |deal: &&Vec<Token>| deal.iter().any(|token| number(token) > greatest);
            let is_larger = typical.iter().filter(larger).count() * LARGER_ONE_IN >= typical.len();
            let is_part =
                !typical.is_empty() && is_larger && typical.iter().all(|deal| all_differ(deal));
            if is_part && typical.len() > 1 && seen.len() == dealt as usize {
                return Ok(labels(seen.into_iter().map(Token::Number).collect()));
            }
            if is_part {
                let first = first_index.unwrap_or(u32::from(!has(0)));
                let last = seen.last().copied().unwrap_or_default();
                let deck = (last + 1 - i64::from(first)).max(0) as u64;
                check_size(deck)?;
                let deck = deck as u32;
                notes.push(Note::PartialInferred { dealt, deck, first: Some(first) });
                (deck, Some(first))
            } else {
                (dealt, first_by(whole))
            }
        }
    };
    if first.is_none() && deck > 0 {
        notes.push(Note::FirstIndexAssumed);
    }
    Ok(Guess { deck, coding: Coding::Numbers { first: first.unwrap_or(0) }, notes })
}

fn all_differ(deal: &[Token]) -> bool {
    deal.iter().collect::<BTreeSet<_>>().len() == deal.len()
}
