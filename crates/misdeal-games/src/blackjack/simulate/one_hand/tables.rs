//! The tables of [`OneHand`](super::OneHand): states, and what a card makes of them.

use crate::blackjack::decisions::{Context, Decisions};
use crate::blackjack::simulate::pair;
use crate::blackjack::{Action, Rules, Total, Value};

/// Ranks are 1 to 13.
pub(super) const RANKS: usize = 16;

/// States of the player: totals that are hit, and go on by the chart; totals that take one card
/// for twice the bet; points that stand, once and twice the bet; and the ends at which the dealer
/// does not draw.
pub(super) mod state {
    use super::Total;

    pub(in super::super) const DOUBLES: usize = Total::STATES;
    pub(in super::super) const STANDS: usize = 2 * Total::STATES;
    pub(in super::super) const STANDS_DOUBLE: usize = STANDS + 22;
    pub(in super::super) const CLOSED: usize = STANDS_DOUBLE + 22;
    pub(in super::super) const BUST: usize = CLOSED;
    pub(in super::super) const BUST_DOUBLE: usize = CLOSED + 1;
    pub(in super::super) const SURRENDERED: usize = CLOSED + 2;
    pub(in super::super) const NATURAL: usize = CLOSED + 3;
    /// The hand becomes two, which is played elsewhere.
    pub(in super::super) const SPLIT: usize = CLOSED + 4;
    pub(in super::super) const COUNT: usize = CLOSED + 5;
}

/// States of the dealer: totals at which he draws, then points at which he does not, 22 for more.
pub(super) mod dealer_state {
    use super::Total;

    pub(in super::super) const STANDS: usize = Total::STATES;
    pub(in super::super) const NATURAL: usize = STANDS + 23;
    pub(in super::super) const COUNT: usize = STANDS + 24;
}

/// What a rank counts.
#[inline]
pub(super) fn value(rank: usize) -> Value {
    crate::blackjack::simulate::value(rank as u8)
}

/// The state of a hand that does something at a total.
fn acting(action: Action, total: Total) -> usize {
    match action {
        Action::Stand => state::STANDS + usize::from(total.points()),
        Action::Hit => total.state(),
        Action::Double => state::DOUBLES + total.state(),
        Action::Split => state::SPLIT,
        Action::Surrender => state::SURRENDERED,
    }
}

/// Of the only hand.
fn context(rules: &Rules, has_two_cards: bool) -> Context {
    Context { has_two_cards, is_split: false, is_split_ace: false, has_room: rules.hands_max > 1 }
}

/// States by upcard and the two cards of the player.
pub(super) fn starts(rules: &Rules, decisions: &Decisions) -> Vec<u8> {
    let state = |place: usize| {
        let [up, first, second] = [place / RANKS / RANKS, place / RANKS % RANKS, place % RANKS];
        let total = Total::from_iter([value(first), value(second)]);
        let pair = pair(rules, first as u8, second as u8);
        match total.points() {
            21 => state::NATURAL,
            _ => acting(decisions.action(context(rules, true), total, pair, value(up)), total),
        }
    };
    (0..RANKS * RANKS * RANKS).map(|place| state(place) as u8).collect()
}

/// States by the value of the upcard, state and card.
pub(super) fn nexts(rules: &Rules, decisions: &Decisions) -> Vec<u8> {
    let next = |up: Value, from: usize, rank: usize| {
        let is_double = from >= state::DOUBLES;
        let total = Total::of_state(from % state::DOUBLES).with(value(rank));
        let stands = state::STANDS + usize::from(total.points());
        match (from < state::STANDS, is_double, total.is_bust()) {
            (false, _, _) => from,
            (true, true, true) => state::BUST_DOUBLE,
            (true, false, true) => state::BUST,
            (true, true, false) => stands + state::STANDS_DOUBLE - state::STANDS,
            (true, false, false) => {
                acting(decisions.action(context(rules, false), total, None, up), total)
            }
        }
    };
    let of_up = |up| {
        let from = (0..state::COUNT).flat_map(|from| (0..RANKS).map(move |rank| (from, rank)));
        from.map(move |(from, rank)| next(up, from, rank) as u8)
    };
    Value::all().flat_map(of_up).collect()
}

/// The state of the dealer at a total of more than one card.
fn dealer_state(rules: &Rules, total: Total) -> usize {
    match rules.soft_17.dealer_stands(total) {
        true => dealer_state::STANDS + usize::from(total.points().min(22)),
        false => total.state(),
    }
}

/// States of the dealer by both his cards.
pub(super) fn dealer_starts(rules: &Rules) -> Vec<u8> {
    let state = |place: usize| {
        let total = Total::from_iter([value(place / RANKS), value(place % RANKS)]);
        match total.points() {
            21 => dealer_state::NATURAL,
            _ => dealer_state(rules, total),
        }
    };
    (0..RANKS * RANKS).map(|place| state(place) as u8).collect()
}

/// States of the dealer by state and card.
pub(super) fn dealer_nexts(rules: &Rules) -> Vec<u8> {
    let next = |place: usize| {
        let (from, rank) = (place / RANKS, place % RANKS);
        match from < dealer_state::STANDS {
            true => dealer_state(rules, Total::of_state(from).with(value(rank))),
            false => from,
        }
    };
    (0..dealer_state::COUNT * RANKS).map(|place| next(place) as u8).collect()
}

/// What is won, in units, by the state of the player and that of the dealer.
pub(super) fn wins(rules: &Rules) -> Vec<i64> {
    let coin = rules.units();
    let won = |place: usize| {
        let (player, dealer) = (place / dealer_state::COUNT, place % dealer_state::COUNT);
        let points = dealer.saturating_sub(dealer_state::STANDS);
        let against = |own: usize| match points {
            22.. => 1,
            _ => own.cmp(&points) as i64,
        };
        match player {
            state::SURRENDERED => -coin / 2,
            state::NATURAL => rules.natural_wins(),
            state::BUST => -coin,
            state::BUST_DOUBLE => -2 * coin,
            state::STANDS_DOUBLE.. => 2 * coin * against(player - state::STANDS_DOUBLE),
            state::STANDS.. => coin * against(player - state::STANDS),
            _ => 0,
        }
    };
    (0..state::COUNT * dealer_state::COUNT).map(won).collect()
}
