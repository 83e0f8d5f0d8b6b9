//! Numbers that are added up over all deals.

use misdeal_audit::{Decoding, Effect, Event, Frame};

use super::super::amount::Amount;
use super::super::shown::on_average;
use super::beside::shared;
use super::{Names, card_from};
use crate::lang::{Lang, say};
use crate::numbers::significant;

/// What a number is on average.
pub(super) fn sum(names: Names<'_>, event: Event, frame: Frame, number: &str) -> String {
    let (lang, shape) = (names.lang, names.shape);
    let is_relative = matches!(frame, Frame::Relative { .. });
    match event {
        Event::Sum(shown) => on_average(lang, shown, number, frame),
        Event::Inversions if is_relative => say!(lang, "sum-inversions-before", number = number),
        Event::Inversions if shape.is_whole() => say!(lang, "sum-inversions", number = number),
        // A card that is not dealt counts as one still to come.
        Event::Inversions => say!(lang, "sum-inversions-part", number = number),
        Event::OverlapSum => shared(lang, &Amount::of_mean(number), shape),
        Event::FirstCardsSum => {
            say!(lang, "sum-first-cards", number = number, deals = shape.deck.to_string())
        }
        Event::Footrule => say!(lang, "sum-footrule", number = number),
        Event::SquaredDistance => say!(lang, "sum-squared-distance", number = number),
        Event::Places { from, to } => {
            let cards = block(names, frame, [from, to]);
            match from == to {
                true => say!(lang, "sum-places-of-one", card = cards, number = number),
                false => say!(lang, "sum-places", cards = cards, number = number),
            }
        }
        Event::CardsAt { from, to } if from == to => {
            let key = if is_relative { "sum-card-at-before" } else { "sum-card-at" };
            say!(lang, key, position = from.to_string(), number = number)
        }
        Event::CardsAt { from, to } => {
            let key = if is_relative { "sum-cards-at-before" } else { "sum-cards-at" };
            say!(lang, key, from = from.to_string(), to = to.to_string(), number = number)
        }
        Event::BlockAt { cards, positions } => {
            let [from, to] = positions.map(|position| position.to_string());
            say!(
                lang,
                "sum-block-at",
                number = number,
                count = Amount::count(number == "1"),
                cards = block(names, frame, cards),
                from = from,
                to = to
            )
        }
        Event::DrawsIn { decoding, positions, part } => {
            let is_up = decoding == Decoding::DrawsUp;
            let key = if is_up { "sum-draws-up" } else { "sum-draws-down" };
            let [from, to] = positions.map(|position| position.to_string());
            let part = (part + 1).to_string();
            say!(lang, key, number = number, from = from, to = to, part = part)
        }
        Event::Score { fault, variant: "" } => {
            say!(lang, "sum-score", number = number, fault = fault)
        }
        Event::Score { fault, variant } => {
            let variant = kind(lang, variant);
            say!(lang, "sum-score-variant", number = number, fault = fault, variant = variant)
        }
        other => say!(lang, "sum-other", what = format!("{other:?}"), number = number),
    }
}

/// A card, or the first and the last of several; relative to a deal before they are
/// known by their positions.
fn block(names: Names<'_>, frame: Frame, [from, to]: [u32; 2]) -> String {
    let lang = names.lang;
    match (matches!(frame, Frame::Relative { .. }), from == to) {
        (true, true) => card_from(lang, from),
        (true, false) => {
            say!(lang, "cards-from", from = from.to_string(), to = to.to_string())
        }
        (false, true) => names.card(from),
        (false, false) => say!(lang, "cards-span", from = names.name(from), to = names.name(to)),
    }
}

/// A kind of fault, under the key that its English words make:
/// `variant-15-bits-modulo-from-the-back`.
fn kind(lang: Lang, variant: &str) -> String {
    let words = variant.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let id = words.collect::<Vec<_>>().join("-").to_ascii_lowercase();
    say!(lang, &format!("variant-{id}"))
}

/// Products of cards: only whether they are too large or too small says something.
pub(super) fn correlation(
    names: Names<'_>,
    effect: &Effect,
    frame: Frame,
    compared: &str,
) -> Option<String> {
    let lang = names.lang;
    let z = effect.z();
    let (is_alike, errors) = (z > 0.0, significant(z.abs(), 2));
    match effect.event {
        Event::Together { positions } => {
            let from_cards = frame == Frame::CardToPosition;
            let key = match (from_cards, is_alike) {
                (true, true) => "together-cards-alike",
                (true, false) => "together-cards-opposite",
                (false, true) => "together-alike",
                (false, false) => "together-opposite",
            };
            let [first, second] =
                positions.map(|id| if from_cards { names.name(id) } else { id.to_string() });
            Some(say!(
                lang,
                key,
                compared = compared,
                first = first,
                second = second,
                errors = errors
            ))
        }
        Event::Again { position } => {
            let key = if is_alike { "again-alike" } else { "again-opposite" };
            let position = position.to_string();
            Some(say!(lang, key, compared = compared, position = position, errors = errors))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;
