//! Numbers that are added up over all deals.

use misdeal_audit::text::Naming;
use misdeal_audit::{Decoding, Effect, Event, Frame, Shape};

use super::super::shown::on_average;
use super::beside::overlap_sum;
use crate::numbers::significant;

/// What a number is on average.
pub(super) fn sum(
    event: Event,
    frame: Frame,
    shape: Shape,
    naming: &Naming,
    number: &str,
) -> String {
    let is_relative = matches!(frame, Frame::Relative { .. });
    let cards = |from: u32, to: u32| match (is_relative, from == to) {
        (true, true) => format!("the card from position {from}"),
        (true, false) => format!("the cards from positions {from} to {to}"),
        (false, true) => format!("card {}", naming.name(from)),
        (false, false) => format!("the cards {} to {}", naming.name(from), naming.name(to)),
    };
    match event {
        Event::Sum(shown) => on_average(shown, number, frame),
        Event::Inversions if is_relative => {
            format!("{number} pairs of cards change their order")
        }
        Event::Inversions if shape.is_whole() => {
            format!("{number} pairs of cards lie in falling order")
        }
        // A card that is not dealt counts as one still to come.
        Event::Inversions => {
            format!("there are {number} pairs of a card and a smaller one still to come")
        }
        Event::OverlapSum => overlap_sum(number, shape),
        Event::FirstCardsSum => {
            format!("{number} different cards come first in {} deals", shape.deck)
        }
        Event::Footrule => format!("the distances of all cards from home add up to {number}"),
        Event::SquaredDistance => {
            format!("the squared distances of all cards from home add up to {number}")
        }
        Event::Places { from, to } if from == to => {
            format!("{} comes to position {number}", cards(from, to))
        }
        Event::Places { from, to } => {
            format!("the positions of {} add up to {number}", cards(from, to))
        }
        Event::CardsAt { from, to } if is_relative && from == to => {
            format!("the card at position {from} lay at position {number}")
        }
        Event::CardsAt { from, to } if is_relative => {
            format!(
                "the cards at positions {from} to {to} lay at positions that add up to {number}"
            )
        }
        Event::CardsAt { from, to } if from == to => {
            format!("the number of the card at position {from}, from 0 in deck order, is {number}")
        }
        Event::CardsAt { from, to } => format!(
            "the numbers of the cards at positions {from} to {to}, from 0 in deck order, add up \
             to {number}"
        ),
        Event::BlockAt { cards: [first, last], positions: [from, to] } => {
            let cards = cards(first, last);
            let come = if number == "1" { "comes" } else { "come" };
            format!("{number} of {cards} {come} to positions {from} to {to}")
        }
        Event::DrawsIn { decoding, positions: [from, to], part } => {
            let side = if decoding == Decoding::DrawsUp { "front" } else { "back" };
            format!(
                "filled from the {side}, {number} of the positions {from} to {to} draw from part \
                 {} of 32 of what is left",
                part + 1
            )
        }
        Event::Score { fault, variant } => {
            let kind = if variant.is_empty() { String::new() } else { format!(" ({variant})") };
            format!("deals score {number} points for a pattern like that of {fault}{kind}")
        }
        other => format!("{other:?} adds up to {number}"),
    }
}

/// Products of cards: only whether they are too large or too small says something.
pub(super) fn correlation(effect: &Effect, frame: Frame, naming: &Naming) -> Option<String> {
    let z = effect.z();
    let (alike, off) = (z > 0.0, significant(z.abs(), 2));
    Some(match effect.event {
        Event::Together { positions: [a, b] } if frame == Frame::CardToPosition => {
            let how = if alike { "in the same half" } else { "in opposite halves" };
            let (a, b) = (naming.name(a), naming.name(b));
            format!("cards {a} and {b} lie {how} of the deal too often, by {off} standard errors")
        }
        Event::Together { positions: [a, b] } => {
            let how = if alike { "the same half" } else { "opposite halves" };
            format!(
                "positions {a} and {b} get cards of {how} of the deck too often, by {off} \
                 standard errors"
            )
        }
        Event::Again { position } => {
            let half = match alike {
                true => "the same half of the deck as in the deal before",
                false => "the other half of the deck than in the deal before",
            };
            format!("position {position} gets a card of {half} too often, by {off} standard errors")
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
