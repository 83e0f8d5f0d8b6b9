//! Decks in which cards stand several times: whether deals are of one.
//!
//! A deal that shows a card twice breaks the rules, unless the deck has it twice.
//! Nothing but the deals may say so, and then all must say the same: a shuffle
//! that loses cards and doubles others does so differently from deal to deal.
//! One that always loses and doubles the same ones is told by another sign: its
//! deck has gaps. So cards that fit a plain deck of as many cards (0 to n-1, 1 to
//! n, names among 52 or 54) are believed only if each comes equally often.

use std::collections::{BTreeMap, HashMap};

use misdeal_deck::{Card, Deck, Token};

use super::infer::{RARE_ONE_IN, all_differ, number};
use super::records::Lines;
use super::words::{Word, words};

/// True if some name has the number of its copy, from the second on.
pub(super) fn are_numbered(head: &Lines, deck: &Deck) -> bool {
    let is_numbered = |word: Word<'_>| {
        let word = std::str::from_utf8(word.bytes()).ok().filter(|word| word.contains('.'));
        word.and_then(|word| deck.read(word).ok()).is_some_and(|card| card.copy() > 1)
    };
    deck.classes_count() < deck.len()
        && head.content().any(|(_, line)| words(line).any(is_numbered))
}

/// True if two lists hold the same cards equally often.
pub(super) fn is_same_deck(a: &[Token], b: &[Token]) -> bool {
    sorted(a) == sorted(b)
}

/// The cards that all deals but a few show, in the order of packs: each card
/// once, ascending, then those that come again, and so on. None if there are
/// not two such deals, if no card is shown twice or all are the same, or if a
/// card seems to be lost.
pub(super) fn deck_seen(typical: &[Vec<Token>]) -> Option<Vec<Token>> {
    // Most deals of different cards need no sorting.
    if typical.iter().filter(|deal| all_differ(deal)).count() * 2 >= typical.len() {
        return None;
    }
    let mut times: HashMap<Vec<Token>, usize> = HashMap::new();
    typical.iter().for_each(|deal| *times.entry(sorted(deal)).or_default() += 1);
    let (deck, times) = times.into_iter().max_by_key(|&(_, times)| times)?;
    let is_shared = times > 1 && (typical.len() - times) * RARE_ONE_IN < typical.len();
    let mut copies: BTreeMap<Token, usize> = BTreeMap::new();
    deck.iter().for_each(|&token| *copies.entry(token).or_default() += 1);
    let most = copies.values().copied().max()?;
    let is_even = copies.values().all(|&count| count == most);
    let is_deck = most > 1 && copies.len() > 1 && (is_even || !is_plain(&deck));
    let pack = |round| copies.iter().filter(move |&(_, &count)| count > round);
    let packs = (0..most).flat_map(|round| pack(round).map(|(&token, _)| token));
    (is_shared && is_deck).then(|| packs.collect())
}

/// True if these could be cards of a deck that has as many cards, all different.
fn is_plain(deck: &[Token]) -> bool {
    let cards = deck.len() as i64;
    let all = |is: &dyn Fn(i64) -> bool| deck.iter().all(|token| number(token).is_some_and(is));
    let has_names = deck.iter().any(|token| number(token).is_none());
    all(&|x| (0..cards).contains(&x))
        || all(&|x| (1..=cards).contains(&x))
        || has_names && cards <= i64::from(Card::COUNT)
}

fn sorted(deal: &[Token]) -> Vec<Token> {
    let mut sorted = deal.to_vec();
    sorted.sort_unstable();
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(deals: &[&str]) -> Option<String> {
        let tokens = |deal: &&str| super::super::tokens(deal.as_bytes()).unwrap();
        let deck = deck_seen(&deals.iter().map(tokens).collect::<Vec<_>>())?;
        Some(deck.iter().map(Token::to_string).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn all_deals_show_the_same_cards() {
        assert_eq!(seen(&["1 2 1 2", "2 2 1 1"]).unwrap(), "1 2 1 2");
        assert_eq!(seen(&["As Ks Ks As", "As As Ks Ks"]).unwrap(), "As Ks As Ks");
        // Songs of a list, one of them twice.
        assert_eq!(seen(&["40 7 40 12", "7 40 40 12"]).unwrap(), "7 12 40 40");
        // One deal that differs does not change how the others are read.
        assert!(seen(&["1 2 1 2", "2 2 1 1", "1 1 2 2", "1 2 2 1", "1 1 1 2"]).is_some());
    }

    #[test]
    fn deals_that_lose_cards_are_no_deck() {
        // With replacement.
        assert_eq!(seen(&["0 0 1 2", "3 1 1 2", "2 0 2 2"]), None);
        assert_eq!(seen(&["1 2 1 2", "2 2 1 1", "1 1 1 2"]), None);
        // Card 3 is always lost and 0 doubled.
        assert_eq!(seen(&["0 0 1 2", "2 0 1 0"]), None);
        assert_eq!(seen(&["1 1 4 2", "2 1 4 1"]), None);
        assert_eq!(seen(&["As As Ks", "Ks As As"]), None);
        // All the same, or seen once only.
        assert_eq!(seen(&["0 0 0", "0 0 0"]), None);
        assert_eq!(seen(&["1 2 1 2"]), None);
        assert_eq!(seen(&["1 2 3 4", "2 1 3 4"]), None);
    }
}
