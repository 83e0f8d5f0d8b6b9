//! [`HandOrder`]: how players of a game sort a hand.

use std::cmp::Reverse;

use serde::Deserialize;

use crate::Card;

/// What counts first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum First {
    Rank,
    Suit,
}

/// An order of cards by rank and suit, apart from which card is which.
///
/// Written as in a script: ranks and suits from weak to strong.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandOrder {
    /// `3 4 .. K A 2 BJ RJ`, say, weak to strong.
    ranks: Vec<String>,
    /// `d c h s`, say, weak to strong.
    suits: Vec<String>,
    /// What counts first.
    first: First,
}

impl HandOrder {
    /// Sorts a hand, strongest first; cards that the order does not name come
    /// last, and equal cards stay as they were.
    pub fn sort<T>(&self, hand: &mut [T], card: impl Fn(&T) -> Option<Card>) {
        hand.sort_by_key(|item| Reverse(card(item).map_or((0, 0), |card| self.strength(card))));
    }

    /// A word that is no rank or no suit.
    pub(crate) fn unknown_word(&self) -> Option<&str> {
        let is_rank = |word: &str| {
            let letter = || word.len() == 1 && "A23456789TJQK".contains(word);
            matches!(word, "BJ" | "RJ") || letter()
        };
        let rank = self.ranks.iter().find(|word| !is_rank(word));
        let suit = || self.suits.iter().find(|word| !["s", "h", "c", "d"].contains(&&***word));
        rank.or_else(suit).map(String::as_str)
    }

    fn strength(&self, card: Card) -> (usize, usize) {
        // The name of a suited card is its rank's letter and its suit's.
        let name = card.to_string();
        let (rank, suit) = match card.suit() {
            Some(_) => name.split_at(1),
            None => (name.as_str(), ""),
        };
        let place = |list: &[String], word: &str| {
            list.iter().position(|entry| entry == word).map_or(0, |index| index + 1)
        };
        let (rank, suit) = (place(&self.ranks, rank), place(&self.suits, suit));
        match self.first {
            // Not named by this game.
            _ if rank == 0 => (0, 0),
            First::Rank => (rank, suit),
            // Jokers have no suit and lead.
            First::Suit if card.suit().is_none() => (usize::MAX, rank),
            First::Suit => (suit, rank),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Card, Script, card_from_str};

    fn check(script: &str, hand: &str, expected: &str) {
        let mut cards: Vec<Card> =
            hand.split(' ').map(|word| card_from_str(word).unwrap()).collect();
        let order = Script::named(script).unwrap().sort.unwrap();
        order.sort(&mut cards, |&card| Some(card));
        let names: Vec<String> = cards.iter().map(Card::to_string).collect();
        assert_eq!(names.join(" "), expected, "{script}");
    }

    /// The orders of play.md: in Dou Dizhu 3 is the weakest, then .. A, 2 and
    /// the jokers; in bridge spades, hearts, diamonds, clubs, aces high.
    #[test]
    fn each_game_has_its_own_order() {
        check("doudizhu", "3s As 2h BJ Kd RJ 4c", "RJ BJ 2h As Kd 4c 3s");
        check("bridge", "2s Ac Ad Kh 3s As", "As 3s 2s Kh Ad Ac");
        // Bridge knows no jokers; Shengji does, and they lead.
        check("bridge", "BJ 2s RJ Ac", "2s Ac BJ RJ");
        check("shengji", "2s BJ Ac RJ", "RJ BJ 2s Ac");
        check("big-two", "2d 3s 2s Ah", "2s 2d Ah 3s");
        check("holdem", "2d As Kh", "As Kh 2d");
    }
}
