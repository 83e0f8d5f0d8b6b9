//! What splitting a pair is worth.
//!
//! The hands of a split are alike, and each is played without a look at the others, so that
//! one that is not split again is worth twice one half: that is exact. Where a pair may be
//! split again, how many hands come of it and how many more of its cards is exact; that the
//! other hands' second cards are known not to be of the pair is left out, which is worth
//! less than 0.01 % of a bet over all hands.

use super::counts::Counts;
use super::hands::Hands;
use super::player::{Play, Seat, Table, Values, chosen};
use crate::blackjack::Value;

/// The value of splitting a pair of `pair`, where the hands are played by `unsplit`.
pub(super) fn split(seat: Seat<'_>, unsplit: &Table, pair: Value) -> f64 {
    let rules = seat.rules;
    if rules.hands_max < 2 {
        return f64::NEG_INFINITY;
    }
    let hands_max = match pair {
        Value::ACE if !rules.split_aces.may_resplit => 2,
        _ => rules.hands_max,
    };
    // Two cards of the pair are out.
    let Some(left) = seat.shoe.without(pair).and_then(|shoe| shoe.without(pair)) else {
        return f64::NEG_INFINITY;
    };
    let mut halves = Halves { seat, unsplit, pair, left, known: Vec::new() };
    if hands_max == 2 {
        let half = halves.half(2);
        let pair_chance = seat.chance(&left, pair);
        return 2.0 * ((1.0 - pair_chance) * half.other + pair_chance * half.pair);
    }
    let begin = Splits { open: 2, hands: 2, removed: 2, others: 0, pairs: 0 };
    halves.value(begin, hands_max)
}

/// Hands of a split whose second cards come one after the other.
#[derive(Clone, Copy)]
struct Splits {
    /// Still with one card.
    open: u8,
    hands: u8,
    /// Cards of the pair that are out.
    removed: u8,
    /// With another second card.
    others: u8,
    /// With a second card of the pair that may not be split again.
    pairs: u8,
}

/// What one hand of a split is worth.
#[derive(Clone, Copy)]
struct Half {
    /// If its second card is not of the pair.
    other: f64,
    /// If it is.
    pair: f64,
}

struct Halves<'a> {
    seat: Seat<'a>,
    unsplit: &'a Table,
    pair: Value,
    /// Without the first two cards of the pair.
    left: Counts,
    /// By how many cards of the pair are out.
    known: Vec<(u8, Half)>,
}

impl Halves<'_> {
    fn value(&mut self, at: Splits, hands_max: u8) -> f64 {
        if at.open == 0 {
            let half = self.half(at.removed);
            return f64::from(at.others) * half.other + f64::from(at.pairs) * half.pair;
        }
        let chance = self.pair_chance(at);
        let mut value = 0.0;
        if chance > 0.0 {
            let removed = at.removed + 1;
            let next = match at.hands < hands_max {
                true => Splits { open: at.open + 1, hands: at.hands + 1, removed, ..at },
                false => Splits { open: at.open - 1, pairs: at.pairs + 1, removed, ..at },
            };
            value += chance * self.value(next, hands_max);
        }
        let next = Splits { open: at.open - 1, others: at.others + 1, ..at };
        value + (1.0 - chance) * self.value(next, hands_max)
    }

    /// The chance that the next second card is of the pair.
    fn pair_chance(&self, at: Splits) -> f64 {
        let mut left = self.left;
        for _ in 2..at.removed {
            match left.without(self.pair) {
                Some(fewer) => left = fewer,
                None => return 0.0,
            }
        }
        // The other second cards are out too, and are of other values.
        let chance = self.seat.chance(&left, self.pair);
        left.chance_after(chance, at.others)
    }

    fn half(&mut self, removed: u8) -> Half {
        if let Some((_, half)) = self.known.iter().find(|(of, _)| *of == removed) {
            return *half;
        }
        let half = self.half_of(removed);
        self.known.push((removed, half));
        half
    }

    /// A hand whose first card is one of the `removed`.
    fn half_of(&self, removed: u8) -> Half {
        let nothing = Half { other: 0.0, pair: 0.0 };
        let take = |shoe: Option<Counts>, _| shoe.and_then(|shoe| shoe.without(self.pair));
        // The hand's own first card is taken with the hand.
        let Some(shoe) = (1..removed).fold(Some(self.seat.shoe), take) else { return nothing };
        let Some(left) = shoe.without(self.pair) else { return nothing };
        let table = Seat { shoe, ..self.seat }.table(Play::Split(self.unsplit, self.pair));
        let value_of = |second: Value| {
            let place = Hands::get().of_two(self.pair, second);
            self.two_cards(&self.unsplit.values[place], &table.values[place])
        };
        let others = Value::all().filter(|&second| second != self.pair && left.of(second) > 0);
        let (mut sum, mut chances) = (0.0, 0.0);
        for second in others {
            let chance = self.seat.chance(&left, second);
            sum += chance * value_of(second);
            chances += chance;
        }
        let pair = if left.of(self.pair) > 0 { value_of(self.pair) } else { 0.0 };
        Half { other: sum / chances, pair }
    }

    fn two_cards(&self, by: &Values, own: &Values) -> f64 {
        let rules = self.seat.rules;
        let is_ace = self.pair == Value::ACE;
        let may_double = rules.double_after_split && (!is_ace || rules.split_aces.may_double);
        if is_ace && !rules.split_aces.may_hit {
            let stays = Values { hit: f64::NEG_INFINITY, ..*by };
            return chosen(&stays, own, may_double);
        }
        chosen(by, own, may_double)
    }
}
