//! Infers the [`Layout`] from the first deals.
//!
//! The rules, in order; whatever the caller states is not inferred:
//!
//! 1. The cards of a deal: the commonest length. Deals of another length do
//!    not take part in what follows.
//! 2. Names, if at least half of the words are names: a whole deck of the
//!    cards seen if all deals show the same ones; else the first few of a deck
//!    of 24, 32, 36 or 40 cards if exactly such a one is seen, of 54 if a joker
//!    is, of 52 otherwise.
//! 3. Copies: a deck in which cards stand several times, if all deals show the
//!    very same cards; see [`infer_copies`].
//! 4. Numbers: a whole deck counted from 0, or else from 1; else a whole deck
//!    of those labels if all deals show the same ones; else, if most deals show
//!    no card twice, the first few of a deck that ends with the largest number.
//! 5. A 0 means that numbers count from 0, the number of cards without a 0 that
//!    they count from 1; if neither is seen, 0 is taken and it is said.
//! 6. Part of a deck, always ascending: a set.
//!
//! "All deals" but for a few: a mistake of the program must not change how its
//! good deals are read. How few is bounded by [`is_rare`].

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::RangeInclusive;
use std::sync::Arc;

use misdeal_deck::{Card, Deck, Token};

use super::TextOptions;
use super::infer_copies;
use super::infer_numbers::{numbers, numbers_of_deck};
use super::layout::{Coding, Layout, Note};
use super::records::Lines;
use super::words::{tokens, words};
use crate::Alike;
use crate::law::binomial_lower_ln;
use crate::shape::{CARDS_MAX, DealOrder, Shape};
use crate::source::SourceError;

/// Where fewer than one deal in this many differs from the rest, the rest may
/// decide how deals are read.
pub(super) const RARE_ONE_IN: usize = 4;
/// And only where a fair shuffle, read in any other way, would show so few with
/// a chance of at most this.
const RARE_LN_CHANCE_MAX: f64 = -20.723; // ln 1e-9

/// Stripped decks that people play with, by the ranks that they keep.
const STRIPPED: [&[u8]; 4] = [
    &[1, 9, 10, 11, 12, 13],
    &[1, 7, 8, 9, 10, 11, 12, 13],
    &[1, 6, 7, 8, 9, 10, 11, 12, 13],
    &[1, 2, 3, 4, 5, 6, 7, 11, 12, 13],
];

pub(super) fn layout(head: &Lines, options: &TextOptions) -> Result<Layout, SourceError> {
    if let Some(deck) = options.deck.as_ref().filter(|deck| has_cards_of(head, deck)) {
        return of_deck(head, deck, options);
    }
    let deals = parse(head, options)?;
    let dealt = match (options.cards, options.of, &options.start_order) {
        (Some(cards), _, _) => u64::from(cards),
        (None, None, Some(start_order)) => start_order.len() as u64,
        _ => commonest_length(&deals),
    };
    check_size(dealt)?;
    let names = deals.iter().flatten().filter(|token| is_card(token)).count();
    let has_names = names > 0 && names * 2 >= deals.iter().map(Vec::len).sum();
    let typical: Vec<_> = deals.into_iter().filter(|deal| deal.len() as u64 == dealt).collect();
    let dealt = dealt as u32;
    let stated = options.deck.as_ref().map(|deck| deck.len() as u32);
    let deck = options.of.or(stated).or(options.cards);
    let copies = options.copies.filter(|&copies| copies > 1);
    let is_stated = copies.is_some() || deck.is_some_and(|deck| deck != dealt);
    let guess = match &options.start_order {
        Some(start_order) => stated_order(start_order, deck, &typical)?,
        None if copies.is_some() => {
            let size = deck.unwrap_or(dealt);
            copies_stated(&typical, dealt < size, size, copies.unwrap_or(1), options, has_names)?
        }
        None if !is_stated && let Some(guess) = copies_seen(&typical) => guess,
        None if has_names => cards(&typical, dealt, deck)?,
        None => match deck {
            Some(deck) => numbers_of_deck(&typical, dealt, deck, options.first_index),
            None => numbers(&typical, dealt, options.first_index)?,
        },
    };
    check_size(guess.deck.into())?;
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
    if order == DealOrder::Set && dealt == guess.deck {
        return Err(SourceError::SetOfAll { cards: dealt });
    }
    let shape = Shape { deck: guess.deck, dealt, order };
    let (coding, undecided) = (guess.coding, guess.undecided);
    let alike = match &coding {
        Coding::Words { tokens, .. } => {
            let names: Vec<String> = tokens.iter().map(Token::to_string).collect();
            Alike::of_names(&names).unwrap_or_default()
        }
        _ => Alike::default(),
    };
    Ok(Layout { shape, alike, notes, coding, undecided, unit: options.unit })
}

/// True if the first words are names of this deck, not numbers.
fn has_cards_of(head: &Lines, deck: &Deck) -> bool {
    let first = head.content().find_map(|(_, line)| words(line).next());
    let word = first.and_then(|word| std::str::from_utf8(word.bytes()).ok());
    word.is_some_and(|word| deck.read(word).is_ok())
}

/// Deals of a deck that is known by name: only their length is inferred.
fn of_deck(head: &Lines, deck: &Arc<Deck>, options: &TextOptions) -> Result<Layout, SourceError> {
    let mut lengths: Vec<Vec<()>> = Vec::new();
    for (number, (_, line)) in head.content().enumerate() {
        let line = words(line).map(|_| ());
        match lengths.last_mut().filter(|_| number % head.lines_per_deal != 0) {
            Some(deal) => deal.extend(line),
            None => lengths.push(line.collect()),
        }
    }
    let dealt = options.cards.map_or_else(|| commonest_length(&lengths), u64::from);
    let size = deck.len() as u64;
    if dealt > size {
        return Err(SourceError::DealtBeyondDeck { dealt, deck: size });
    }
    let order = options.order.unwrap_or(DealOrder::Sequence);
    if order == DealOrder::Set && dealt == size {
        return Err(SourceError::SetOfAll { cards: dealt as u32 });
    }
    let shape = Shape { deck: size as u32, dealt: dealt as u32, order };
    let (coding, notes) = (Coding::Deck(Arc::clone(deck)), Vec::new());
    let alike = match infer_copies::are_numbered(head, deck) {
        true => Alike::of_deck(deck),
        false => Alike::of_deck(deck).with_copies_alike(),
    };
    Ok(Layout { shape, alike, notes, coding, undecided: None, unit: options.unit })
}

pub(super) struct Guess {
    pub(super) deck: u32,
    pub(super) coding: Coding,
    pub(super) notes: Vec<Note>,
    /// As [`Layout::undecided`].
    pub(super) undecided: Option<RangeInclusive<i64>>,
}

impl Guess {
    fn words(tokens: Vec<Token>) -> Self {
        let (deck, coding) = (tokens.len() as u32, Coding::words(tokens));
        Self { deck, coding, notes: Vec::new(), undecided: None }
    }

    pub(super) fn noting(mut self, note: Note) -> Self {
        self.notes.push(note);
        self
    }
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

fn commonest_length<T>(deals: &[Vec<T>]) -> u64 {
    let mut times: HashMap<usize, usize> = HashMap::new();
    for deal in deals {
        *times.entry(deal.len()).or_default() += 1;
    }
    let commonest = times.into_iter().max_by_key(|&(length, times)| (times, length));
    commonest.map_or(0, |(length, _)| length as u64)
}

pub(super) fn check_size(cards: u64) -> Result<(), SourceError> {
    if cards > u64::from(CARDS_MAX) {
        return Err(SourceError::TooManyCards { got: cards });
    }
    Ok(())
}

fn stated_order(
    start_order: &[Token],
    deck: Option<u32>,
    typical: &[Vec<Token>],
) -> Result<Guess, SourceError> {
    let problem = |text: String| Err(SourceError::StartOrder(text));
    // A slip of who states it, unless a deal shows the same cards.
    let is_shown = || typical.iter().any(|deal| infer_copies::is_same_deck(deal, start_order));
    if !all_differ(start_order) && !is_shown() {
        return problem(format!("got {} cards, but some twice", start_order.len()));
    }
    if let Some(deck) = deck.filter(|&deck| deck as usize != start_order.len()) {
        return problem(format!("got {} cards, expected {deck}", start_order.len()));
    }
    check_size(start_order.len() as u64)?;
    Ok(Guess::words(start_order.to_vec()))
}

/// A deck that has each card so often, pack after pack.
fn copies_stated(
    typical: &[Vec<Token>],
    is_part: bool,
    size: u32,
    copies: u32,
    options: &TextOptions,
    has_names: bool,
) -> Result<Guess, SourceError> {
    check_size(size.into())?;
    if !size.is_multiple_of(copies) {
        return Err(SourceError::UnevenCopies { cards: size.into(), copies });
    }
    let pack = size / copies;
    // A part of a deck need not show every card.
    let dealt = if is_part { 0 } else { pack };
    let guess = match has_names {
        true => cards(typical, pack, Some(pack))?,
        false => numbers_of_deck(typical, dealt, pack, options.first_index),
    };
    let tokens = match guess.coding {
        Coding::Words { tokens, .. } => tokens,
        Coding::Numbers { first } => {
            let numbers = (0..i64::from(pack)).map(|id| id + i64::from(first));
            numbers.map(Token::Number).collect()
        }
        Coding::Deck(_) => Vec::new(),
    };
    let all = Guess::words(tokens.repeat(copies as usize));
    Ok(Guess { notes: guess.notes, undecided: guess.undecided, ..all })
}

/// A whole deck that all deals show, some cards of it several times.
fn copies_seen(typical: &[Vec<Token>]) -> Option<Guess> {
    let tokens = infer_copies::deck_seen(typical)?;
    let different = tokens.iter().collect::<BTreeSet<_>>().len() as u32;
    let cards = tokens.len() as u32;
    Some(Guess::words(tokens).noting(Note::CopiesInferred { cards, different }))
}

fn cards(typical: &[Vec<Token>], dealt: u32, deck: Option<u32>) -> Result<Guess, SourceError> {
    let mut seen = by_frequency(typical);
    seen.retain(is_card);
    if let Some(deck) = deck.filter(|&d| d != Card::SUITED_COUNT && d != Card::COUNT) {
        if seen.len() >= deck as usize {
            return Ok(labels(&seen[..deck as usize]));
        }
        // A whole deck of which a card never comes repeats another, and that is
        // said; of a part of a deck nobody knows the missing names.
        if deck > dealt {
            let got = seen.len();
            let text = format!("got {got} different cards in the first deals, expected {deck}");
            return Err(SourceError::StartOrder(text));
        }
    } else if deck.is_none() && is_whole_deck_of(typical, &seen, dealt) {
        let whole = labels(&seen[..dealt as usize]);
        let is_full = [Card::SUITED_COUNT, Card::COUNT].iter().any(|&count| {
            count == dealt && seen[..dealt as usize].iter().all(|t| is_below(t, count))
        });
        return Ok(if is_full { Guess { notes: Vec::new(), ..whole } } else { whole });
    }
    let partial = |deck| Note::PartialInferred { dealt, deck, first: None };
    if deck.is_none() && is_stripped(&seen) {
        let (guess, deck) = (labels(&seen), seen.len() as u32);
        return Ok(if dealt < deck { guess.noting(partial(deck)) } else { guess });
    }
    let has_joker = !seen.iter().all(|token| is_below(token, Card::SUITED_COUNT));
    let full = match deck {
        Some(Card::COUNT) => Card::COUNT,
        None if has_joker => Card::COUNT,
        _ => Card::SUITED_COUNT,
    };
    let all = (0..full).filter_map(|id| Card::new(id).ok()).map(Token::Card);
    let guess = Guess::words(all.collect());
    Ok(if dealt < full && deck != Some(full) { guess.noting(partial(full)) } else { guess })
}

fn is_card(token: &Token) -> bool {
    matches!(token, Token::Card(_))
}

fn is_below(token: &Token, count: u32) -> bool {
    matches!(token, Token::Card(card) if card.id() < count)
}

/// True if these cards are a stripped deck and all of it.
fn is_stripped(seen: &[Token]) -> bool {
    let rank = |token: &Token| match token {
        Token::Card(card) => card.rank().map(|rank| rank.number()),
        Token::Number(_) => None,
    };
    let is = |ranks: &&[u8]| {
        let kept = |token| rank(token).is_some_and(|rank| ranks.contains(&rank));
        seen.len() == ranks.len() * 4 && seen.iter().all(kept)
    };
    STRIPPED.iter().any(is)
}

/// A whole deck of these labels, in ascending order.
pub(super) fn labels(seen: &[Token]) -> Guess {
    let mut tokens = seen.to_vec();
    tokens.sort();
    let name = |token: Option<&Token>| token.map(Token::to_string).unwrap_or_default();
    let (first, last) = (name(tokens.first()), name(tokens.last()));
    Guess::words(tokens).noting(Note::LabelsInferred { first, last })
}

/// The tokens, those in most deals first, equally common ones in ascending order.
pub(super) fn by_frequency(typical: &[Vec<Token>]) -> Vec<Token> {
    let mut times: BTreeMap<Token, usize> = BTreeMap::new();
    typical.iter().flatten().for_each(|&token| *times.entry(token).or_default() += 1);
    let mut tokens: Vec<_> = times.into_iter().collect();
    tokens.sort_by_key(|&(_, times)| std::cmp::Reverse(times));
    tokens.into_iter().map(|(token, _)| token).collect()
}

/// True if deals show the `dealt` commonest tokens and hardly anything else.
pub(super) fn is_whole_deck_of(typical: &[Vec<Token>], by_frequency: &[Token], dealt: u32) -> bool {
    let Some(deck) = by_frequency.get(..dealt as usize) else { return false };
    let deck: BTreeSet<_> = deck.iter().collect();
    typical.len() > 1 && is_rare(typical, dealt, |token| !deck.contains(token))
}

/// True if so few deals show a token of this kind that the others may decide.
///
/// Let there be T deals of k cards of a larger deck, fairly shuffled. Of its
/// n >= k+1 cards the tokens that are not of the kind are some k, so a deal
/// shows none of the kind with chance 1/C(n,k) <= 1/(k+1), and the number of
/// deals that do is at least binomial (T, k/(k+1)). The k tokens may have been
/// picked by what was seen: that is a factor of C(n,k), and since the chance of
/// m such deals falls as C(n,k)^-m, k+1 is the worst case again.
pub(super) fn is_rare(typical: &[Vec<Token>], dealt: u32, kind: impl Fn(&Token) -> bool) -> bool {
    let count = typical.iter().filter(|deal| deal.iter().any(&kind)).count();
    let (trials, larger_deck) = (typical.len(), f64::from(dealt) + 1.0);
    let chance = f64::from(dealt) / larger_deck;
    let ln_chance = || binomial_lower_ln(count as u64, trials as u64, chance) + larger_deck.ln();
    count == 0 || count * RARE_ONE_IN < trials && ln_chance() <= RARE_LN_CHANCE_MAX
}

pub(super) fn number(token: &Token) -> Option<i64> {
    match token {
        Token::Number(number) => Some(*number),
        Token::Card(_) => None,
    }
}

pub(super) fn all_differ(deal: &[Token]) -> bool {
    deal.iter().collect::<BTreeSet<_>>().len() == deal.len()
}
