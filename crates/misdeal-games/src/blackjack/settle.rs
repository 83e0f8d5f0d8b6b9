//! Who wins, and how much.

use super::seat::PlayerHand;
use super::{Rules, Surrender};

/// What counts of a hand in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) points: u16,
    pub(super) is_natural: bool,
    pub(super) is_charlie: bool,
}

/// What a hand wins, in chips; less than nothing for a loss. Parts of a chip stay with the
/// house.
pub(super) fn result(rules: &Rules, hand: &PlayerHand, dealer: Standing) -> i64 {
    // Bets are at most 10^12, twice that doubled.
    let bet = hand.bet as i64;
    // Late surrender is for when there is no natural: where nobody has looked and there is
    // one, the whole bet is lost.
    let is_late = rules.surrender == Surrender::Late;
    match (hand.is_surrendered, dealer.is_natural && is_late) {
        (true, true) => return -bet,
        (true, false) => return -(bet - bet / 2),
        (false, _) => {}
    }
    let own = Standing {
        points: hand.total().points(),
        is_natural: hand.is_natural(),
        is_charlie: hand.is_charlie(rules),
    };
    match outcome(own, dealer) {
        Outcome::Natural => bet * i64::from(rules.natural.wins) / i64::from(rules.natural.per),
        Outcome::Win => bet,
        Outcome::Push => 0,
        Outcome::Lose => -bet,
    }
}

/// How a hand ends against the dealer's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Natural,
    Win,
    Push,
    Lose,
}

pub(super) fn outcome(own: Standing, dealer: Standing) -> Outcome {
    match () {
        () if own.points > 21 => Outcome::Lose,
        () if own.is_natural && dealer.is_natural => Outcome::Push,
        () if own.is_natural => Outcome::Natural,
        () if dealer.is_natural => Outcome::Lose,
        () if own.is_charlie || dealer.points > 21 => Outcome::Win,
        () if own.points > dealer.points => Outcome::Win,
        () if own.points == dealer.points => Outcome::Push,
        () => Outcome::Lose,
    }
}
