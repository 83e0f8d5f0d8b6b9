//! Events of cards beside each other, of draws and of neighbouring deals.

use misdeal_audit::{Decoding, Effect, Event, Frame, Shape};

use super::super::amount::Amount;
use super::{Names, card_at, card_from};
use crate::lang::{Lang, say};

/// What happened, for the events of this file.
pub(super) fn words(names: Names<'_>, event: Event, frame: Frame) -> Option<String> {
    let lang = names.lang;
    Some(match event {
        Event::HoldsBoth { cards: [a, b] } => {
            say!(lang, "event-holds-both", first = names.name(a), second = names.name(b))
        }
        Event::Before { .. } | Event::Behind { .. } | Event::Below { .. } | Event::Above { .. } => {
            range(names, event, frame)
        }
        Event::Follows { first, second } => follows(names, first, second, frame),
        Event::Pattern { positions, rank } => pattern(names, positions, rank, frame),
        Event::LowBits { .. }
        | Event::LowBitsAgree { .. }
        | Event::LowBitsBefore { .. }
        | Event::LowBitsBeforeAgree { .. } => low_bits(lang, event),
        Event::FirstTwo { cards: [a, b] } => {
            say!(lang, "event-first-two", first = names.name(a), second = names.name(b))
        }
        Event::Overlap(span) => shared(lang, &Amount::of(lang, span), names.shape),
        _ => return None,
    })
}

/// A sentence on an event that is counted by something else than deals, up to the
/// share of a fair shuffle, given the share that showed it.
pub(super) fn by_cases(
    names: Names<'_>,
    effect: &Effect,
    frame: Frame,
    share: &str,
) -> Option<String> {
    let (lang, cases) = (names.lang, effect.deals);
    let (key, span) = match effect.event {
        Event::Offset(offset) => {
            // The nearer way round.
            let (by, is_back) = match names.shape.deck - offset {
                back if back < offset => (back, true),
                _ => (offset, false),
            };
            let key = offset_key(frame, is_back);
            return Some(say!(lang, key, cases = cases, share = share, by = by));
        }
        Event::FirstCards(span) => {
            let (come, deals) = (Amount::of(lang, span), names.shape.deck);
            return Some(say!(
                lang,
                "cases-first-cards",
                cases = cases,
                deals = deals,
                share = share,
                span = come.span,
                count = come.count
            ));
        }
        Event::RunUp(span) => ("cases-run-up", span),
        Event::RunDown(span) => ("cases-run-down", span),
        _ => return None,
    };
    let cards = Amount::of(lang, span);
    Some(say!(lang, key, cases = cases, share = share, span = cards.span, count = cards.count))
}

fn offset_key(frame: Frame, is_back: bool) -> &'static str {
    match (frame, is_back) {
        (Frame::PositionToCard, false) => "cases-offset-after",
        (Frame::PositionToCard, true) => "cases-offset-before",
        (Frame::CardToPosition, false) => "cases-offset-cards-behind",
        (Frame::CardToPosition, true) => "cases-offset-cards-before",
        (_, false) => "cases-offset-lay-behind",
        (_, true) => "cases-offset-lay-before",
    }
}

/// The card with this id, or the one that lay at this position before.
fn one(names: Names<'_>, id: u32, frame: Frame) -> String {
    match frame {
        Frame::Relative { .. } => card_from(names.lang, id),
        _ => names.card(id),
    }
}

fn range(names: Names<'_>, event: Event, frame: Frame) -> String {
    let lang = names.lang;
    let is_relative = matches!(frame, Frame::Relative { .. });
    let beside = |key, before_key, position: u32, id: u32| {
        let position = position.to_string();
        match is_relative {
            true => say!(lang, before_key, position = position, other = id.to_string()),
            false => say!(lang, key, position = position, card = names.card(id)),
        }
    };
    match event {
        Event::Before { card, position: 1 } => card_at(lang, &one(names, card, frame), 0),
        Event::Before { card, position } => {
            let (card, position) = (one(names, card, frame), position.to_string());
            say!(lang, "event-before", card = card, position = position)
        }
        Event::Behind { card, position } => {
            let (card, position) = (one(names, card, frame), position.to_string());
            say!(lang, "event-behind", card = card, position = position)
        }
        Event::Below { position, card } => {
            beside("event-below", "event-before-below", position, card)
        }
        Event::Above { position, card } => {
            beside("event-above", "event-before-above", position, card)
        }
        other => say!(lang, "event-other", what = format!("{other:?}")),
    }
}

fn follows(names: Names<'_>, first: Option<u32>, second: Option<u32>, frame: Frame) -> String {
    let lang = names.lang;
    if frame == Frame::CardToPosition {
        // The list is that of the positions of the cards.
        let [a, b] = [first, second].map(|position| position.map(|number| number.to_string()));
        return match (a, b) {
            (Some(a), Some(b)) => say!(lang, "event-cards-follows", first = a, second = b),
            (Some(a), None) => say!(lang, "event-cards-follows-last", position = a),
            (None, Some(b)) => say!(lang, "event-cards-follows-first", position = b),
            (None, None) => say!(lang, "event-follows-none"),
        };
    }
    let [a, b] = [first, second].map(|id| id.map(|id| one(names, id, frame)));
    match (a, b) {
        (Some(a), Some(b)) => say!(lang, "event-follows", first = a, second = b),
        (Some(a), None) => say!(lang, "event-follows-last", card = a),
        (None, Some(b)) => say!(lang, "event-follows-first", card = b),
        (None, None) => say!(lang, "event-follows-none"),
    }
}

/// The order of four: by size as deals lie, where "2 1 4 3" says that the first is
/// the second smallest; otherwise the four in the order in which they lie, or lay.
fn pattern(names: Names<'_>, places: [u32; 4], rank: u32, frame: Frame) -> String {
    let mut left = vec![1, 2, 3, 4];
    let digits = [rank / 6, rank % 6 / 2, rank % 2, 0];
    let sizes = digits.map(|digit| left.remove(digit as usize));
    let mut in_order = places;
    places.into_iter().zip(sizes).for_each(|(place, size)| in_order[size - 1] = place);
    let numbers = |places: [u32; 4]| names.list(&places.map(|place| place.to_string()));
    let cards = |places: [u32; 4]| names.list(&places.map(|card| names.name(card)));
    let lang = names.lang;
    match frame {
        Frame::CardToPosition => {
            let (cards, order) = (cards(places), cards(in_order));
            say!(lang, "event-cards-pattern", cards = cards, order = order)
        }
        Frame::Relative { .. } => {
            let (now, then) = (numbers(places), numbers(in_order));
            say!(lang, "event-before-pattern", now = now, then = then)
        }
        _ => {
            let sizes = names.list(&sizes.map(|size| size.to_string()));
            say!(lang, "event-pattern", positions = numbers(places), sizes = sizes)
        }
    }
}

/// Draws are counted from 1.
fn low_bits(lang: Lang, event: Event) -> String {
    match event {
        Event::LowBits { decoding, draw } => {
            let [first, second] = [draw + 1, draw + 2].map(|draw| draw.to_string());
            let draws = draws(lang, decoding);
            say!(lang, "event-low-bits", draws = draws, first = first, second = second)
        }
        Event::LowBitsAgree { decoding, values } => {
            let (draws, pairs) = (draws(lang, decoding), Amount::of(lang, values));
            let (span, count) = (pairs.span, pairs.count);
            say!(lang, "event-low-bits-agree", draws = draws, span = span, count = count)
        }
        Event::LowBitsBefore { decoding, draw } => {
            let (draws, draw) = (draws(lang, decoding), (draw + 1).to_string());
            say!(lang, "event-low-bits-before", draws = draws, draw = draw)
        }
        Event::LowBitsBeforeAgree { decoding, values } => {
            let (draws, of) = (draws(lang, decoding), Amount::of(lang, values));
            let (span, count) = (of.span, of.count);
            say!(lang, "event-low-bits-before-agree", draws = draws, span = span, count = count)
        }
        other => say!(lang, "event-other", what = format!("{other:?}")),
    }
}

fn draws(lang: Lang, decoding: Decoding) -> String {
    match decoding {
        Decoding::Lehmer => say!(lang, "draws-lehmer"),
        Decoding::DrawsUp => say!(lang, "draws-up"),
        Decoding::DrawsDown => say!(lang, "draws-down"),
    }
}

/// A number of cards, of one deal or several, that a deal has in common with the one
/// before, in hands or in the front of the deck.
pub(super) fn shared(lang: Lang, cards: &Amount, shape: Shape) -> String {
    let key = if shape.is_whole() { "event-shares-quarter" } else { "event-shares" };
    say!(lang, key, span = &cards.span, count = cards.count)
}

#[cfg(test)]
mod tests;
