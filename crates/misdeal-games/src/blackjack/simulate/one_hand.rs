//! [`OneHand`]: a round in which the player keeps one hand, as a walk through tables.
//!
//! Nearly all rounds are such, and in them chance decides where a branch goes, so that a
//! processor guesses wrongly several times a round. Here a card moves a state to the next one
//! by a lookup and a finished state stays where it is, so some cards are looked at whether they are
//! wanted or not. The slow twin is [`Hands`](super::hands::Hands).

mod tables;

use self::tables::{RANKS, dealer_state, state, value};
use super::Played;
use crate::blackjack::decisions::Decisions;
use crate::blackjack::{Hole, Rules, Surrender};

/// So many cards of the shoe are looked at.
pub(super) const CARDS: usize = 16;

/// The tables for some rules and a chart.
#[derive(Clone, Debug)]
pub(super) struct OneHand {
    /// States by upcard and the two cards of the player.
    starts: Vec<u8>,
    /// States by the value of the upcard, state and card.
    nexts: Vec<u8>,
    /// By both cards.
    dealer_starts: Vec<u8>,
    /// By state and card.
    dealer_nexts: Vec<u8>,
    /// What is won, in units, by the state of the player and that of the dealer.
    wins: Vec<i64>,
    coin: i64,
}

impl OneHand {
    /// None for rules by which more decides a round than the totals of both and the two
    /// first cards of the dealer.
    pub(super) fn new(rules: &Rules, decisions: &Decisions) -> Option<Self> {
        let is_plain = rules.hole == Hole::Peek
            && rules.surrender != Surrender::Early
            && rules.charlie.is_none();
        is_plain.then(|| {
            let starts = tables::starts(rules, decisions);
            let nexts = tables::nexts(rules, decisions);
            let dealer_starts = tables::dealer_starts(rules);
            let dealer_nexts = tables::dealer_nexts(rules);
            let (wins, coin) = (tables::wins(rules), rules.units());
            Self { starts, nexts, dealer_starts, dealer_nexts, wins, coin }
        })
    }

    /// A round with the next cards of the shoe. None if the hand is split, or if these are not
    /// enough.
    #[inline]
    pub(super) fn round(&self, cards: &[u8; CARDS]) -> Option<Played> {
        let [first, up, second, hole] = [0, 1, 2, 3].map(|at| usize::from(cards[at]));
        let mut state = at(&self.starts, (up * RANKS + first) * RANKS + second);
        let mut dealer = at(&self.dealer_starts, up * RANKS + hole);
        if dealer == dealer_state::NATURAL {
            let won = if state == state::NATURAL { 0 } else { -self.coin };
            return Some(Played { won, used: 4 });
        }
        let nexts = &self.nexts[value(up).index() * state::COUNT * RANKS..];
        let mut used = 4;
        // Few hands take more than two cards.
        for _ in 0..2 {
            let next = at(nexts, state * RANKS + usize::from(cards[used]));
            used += usize::from(state < state::STANDS);
            state = next;
        }
        while state < state::STANDS {
            state = at(nexts, state * RANKS + usize::from(*cards.get(used)?));
            used += 1;
        }
        if state == state::SPLIT {
            return None;
        }
        if state >= state::CLOSED {
            dealer = dealer_state::STANDS;
        }
        // Nor does the dealer often take more than three.
        for _ in 0..3 {
            let next = at(&self.dealer_nexts, dealer * RANKS + usize::from(*cards.get(used)?));
            used += usize::from(dealer < dealer_state::STANDS);
            dealer = next;
        }
        while dealer < dealer_state::STANDS {
            dealer = at(&self.dealer_nexts, dealer * RANKS + usize::from(*cards.get(used)?));
            used += 1;
        }
        Some(Played { won: self.wins[state * dealer_state::COUNT + dealer], used })
    }
}

#[inline]
fn at(table: &[u8], at: usize) -> usize {
    table[at].into()
}
