//! Hands: do the first cards hold pairs and flushes as often as chance deals them?
//!
//! Hands are classes of the first two, three and five cards of a deal, whatever
//! their order; of a deal that is a set, of all its cards, if they are as many. The
//! deck must be of cards with a rank and a suit, the hands of five cards those of
//! one pack of 52.
//!
//! Null law: any k cards of the deck have the same chance, so that of a class is
//! the number of its hands among C(n, k); exact. Each way to sort hands is tested
//! as the law of a number. A natural has two classes, and its exact binomial law.

use super::classes::law_of_a_number;
use super::{Origin, Test};
use crate::faces::Faces;
use crate::finding::{Event, Finding, Frame, Method, Span};
use crate::law::{
    binomial_two_sided_ln, five_cards_law, natural_chance, three_ranks_law, three_suits_law,
    two_cards_law,
};
use crate::tally::{Hand, Tally};

const ID: &str = "hands";

pub(super) const TEST: Test = Test {
    id: ID,
    about: "the first cards hold pairs and flushes as often as chance deals them",
    judge,
};

fn judge(tally: &Tally) -> Vec<Finding> {
    let deals = tally.deals();
    let Some((hands, faces)) = tally.hands.as_ref().zip(tally.alike().faces()) else {
        return Vec::new();
    };
    if deals == 0 {
        return Vec::new();
    }
    let origin = Origin { test: ID, frame: Frame::PositionToCard, deals };
    hands.iter().flat_map(|(hand, counts)| of_hand(origin, hand, counts, faces)).collect()
}

fn of_hand(origin: Origin, hand: Hand, counts: &[u64], faces: &Faces) -> Vec<Finding> {
    let event = |classes| Event::Hand { hand, classes };
    let table = faces.table();
    let of_number = |law: &[f64]| law_of_a_number(origin, counts, law, event);
    match hand {
        Hand::TwoCards => of_number(&two_cards_law(&table)),
        Hand::Natural => {
            natural(origin, counts[0], natural_chance(&table), event).into_iter().collect()
        }
        Hand::ThreeRanks => of_number(&three_ranks_law(&table)),
        Hand::ThreeSuits => of_number(&three_suits_law(&table)),
        Hand::FiveCards => of_number(&five_cards_law()),
    }
}

/// None where no two cards can be one, or all are.
fn natural(
    origin: Origin,
    observed: u64,
    chance: f64,
    event: impl Fn(Span) -> Event,
) -> Option<Finding> {
    let ln_p = (0.0 < chance && chance < 1.0)
        .then(|| binomial_two_sided_ln(observed, origin.deals, chance))?;
    let effect = origin.effect(event(Span { from: 0, to: Some(0) }), observed, chance);
    Some(origin.of_count(Method::ExactTail, ln_p, effect))
}
