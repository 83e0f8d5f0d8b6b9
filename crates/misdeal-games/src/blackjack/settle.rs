//! Who wins, and how much.

use super::Rules;
use super::table::PlayerHand;

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
    if hand.is_surrendered {
        return -(bet - bet / 2);
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
