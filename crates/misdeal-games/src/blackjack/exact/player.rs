//! What a hand is worth against one upcard, by composition.
//!
//! Every hand is looked at with just its own cards and the upcard out of the shoe
//! (composition-dependent, of zero memory). Where the dealer has looked for a natural, the
//! next card comes from a shoe whose hidden card is known not to make one.

use super::counts::Counts;
use super::dealer::Draws;
use super::hands::Hands;
use crate::blackjack::facts::Facts;
use crate::blackjack::{Action, DoubleCards, Hole, Rules, Value};

/// What each choice is worth, in bets; less than nothing where it is not there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Values {
    /// No more cards.
    pub stand: f64,
    /// One more card, and on from there.
    pub hit: f64,
    /// Twice the bet and one more card.
    pub double: f64,
}

impl Values {
    /// Not there.
    pub(super) const NONE: Self =
        Self { stand: f64::NEG_INFINITY, hit: f64::NEG_INFINITY, double: f64::NEG_INFINITY };
}

/// The values of all hands, by their places in [`Hands`], against one upcard.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) values: Vec<Values>,
}

/// What the values are for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Play<'a> {
    /// The best choice each time.
    Best,
    /// A hand after a split that holds this card: the choices of another table, made for the
    /// hand as if it had not been split.
    Split(&'a Table, Value),
}

/// Who draws, and from where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seat<'a> {
    pub(super) rules: &'a Rules,
    pub(super) draws: &'a Draws,
    /// Without the upcard and, after a split, without the other hands' cards.
    pub(super) shoe: Counts,
}

impl Seat<'_> {
    /// Whether the dealer has looked, and has no natural.
    fn has_peeked(&self) -> bool {
        self.rules.hole != Hole::NoHoleCard
    }

    /// The chance of the next card, `left` being all cards not seen.
    pub(super) fn chance(&self, left: &Counts, value: Value) -> f64 {
        let barred = self.draws.natural_with().filter(|_| self.has_peeked());
        match barred {
            None => left.chance(value),
            Some(barred) => left.chance_beside(value, barred),
        }
    }

    /// The values of all hands.
    pub(super) fn table(&self, play: Play<'_>) -> Table {
        let hands = Hands::get();
        let mut values = vec![Values::NONE; hands.all.len()];
        // With one card more a hand has more points, so it comes later and is known.
        for (place, hand) in hands.all.iter().enumerate().rev() {
            if let Play::Split(_, pair) = play
                && hand.counts[pair.index()] == 0
            {
                continue;
            }
            let Some(left) = self.shoe.without_hand(&hand.counts) else { continue };
            let law = self.draws.law(&left);
            let law = if self.has_peeked() { law.without_natural() } else { law };
            let is_charlie = |cards: u8| self.rules.charlie.is_some_and(|most| cards >= most);
            // As the table settles it: a natural beats a charlie too.
            let is_charlie = is_charlie(hand.cards_count);
            let points = hand.total.points();
            let stand = if is_charlie { 1.0 - 2.0 * law.natural } else { law.stand(points) };
            if is_charlie || points >= 21 {
                // Nothing is asked any more.
                values[place] = Values { stand, ..Values::NONE };
                continue;
            }
            let mut hit = 0.0;
            let mut one_card = 0.0;
            for value in Value::all() {
                if left.of(value) == 0 {
                    continue;
                }
                let chance = self.chance(&left, value);
                match hand.next[value.index()] {
                    Some(next) => {
                        hit += chance * self.kept_on(play, &values, next);
                        one_card += chance * values[next].stand;
                    }
                    None => {
                        hit -= chance;
                        one_card -= chance;
                    }
                }
            }
            // As of a hand that has not been split; who plays a split one asks for that.
            let facts = Facts {
                cards_count: hand.cards_count.into(),
                total: hand.total,
                pair: None,
                is_split: false,
                is_split_ace: false,
                hands_count: 1,
            };
            let may_double =
                hand.cards_count >= 2 && facts.verify(self.rules, Action::Double).is_ok();
            let double = if may_double { 2.0 * one_card } else { f64::NEG_INFINITY };
            values[place] = Values { stand, hit, double };
        }
        Table { values }
    }

    /// What a hand is worth after a hit.
    fn kept_on(&self, play: Play<'_>, values: &[Values], place: usize) -> f64 {
        let own = &values[place];
        let may_double = self.rules.double_cards == DoubleCards::AnyNumber;
        match play {
            Play::Best if may_double => own.stand.max(own.hit).max(own.double),
            Play::Best => own.stand.max(own.hit),
            Play::Split(unsplit, pair) => {
                let may_double = may_double
                    && self.rules.double_after_split
                    && (pair != Value::ACE || self.rules.split_aces.may_double);
                chosen(&unsplit.values[place], own, may_double)
            }
        }
    }
}

/// What a hand is worth when the choice is made by the values of another table.
pub(super) fn chosen(by: &Values, own: &Values, may_double: bool) -> f64 {
    let double = if may_double { by.double } else { f64::NEG_INFINITY };
    if double > by.stand && double > by.hit {
        own.double
    } else if by.hit > by.stand {
        own.hit
    } else {
        own.stand
    }
}
