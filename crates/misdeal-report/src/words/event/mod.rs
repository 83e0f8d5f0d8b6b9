//! What a deal shows, in words, in each frame.
//!
//! An order read as it lies tells of positions and the cards on them; read from
//! the cards, the same digits tell of cards and the positions under them; read
//! relative to a deal before, of positions now and positions then.

mod beside;
mod hands;
mod sums;

use misdeal_audit::{Effect, Event, Frame, Number};

use super::amount::NONE;
use super::compared;
use super::names::{Names, closed_up};
use super::shown::{shown, some_card};
use crate::lang::{Lang, say};
use crate::numbers::{about, means, percent, shares};

/// What was seen, in one sentence without a full stop.
pub(crate) fn effect(names: Names<'_>, effect: &Effect, frame: Frame) -> String {
    let said = said(names, effect, frame);
    match names.lang {
        Lang::En => said,
        Lang::Zh => closed_up(&said),
    }
}

fn said(names: Names<'_>, effect: &Effect, frame: Frame) -> String {
    let lang = names.lang;
    let compared = compared(lang, frame);
    if effect.is_sum() {
        if let Some(correlation) = sums::correlation(names, effect, frame, &compared) {
            return correlation;
        }
        let (observed, fair) = means(effect);
        let sum = sums::sum(names, effect.event, frame, &observed);
        return say!(lang, "seen-sum", compared = compared, sum = sum, fair = fair);
    }
    let (observed, deals) = (effect.observed, effect.deals);
    match effect.event {
        Event::Invalid => return say!(lang, "seen-invalid", number = observed, deals = deals),
        Event::Repeat => {
            let fair = about(effect.expected());
            return say!(lang, "seen-repeat", number = observed, deals = deals, fair = fair);
        }
        _ => {}
    }
    let (share, fair) = shares(effect);
    if let Some(cases) = beside::by_cases(names, effect, frame, &share) {
        return say!(lang, "seen-cases", compared = compared, cases = cases, fair = fair);
    }
    if let (Event::Shows { number: Number::FixedPoints, values: NONE }, 0) =
        (effect.event, observed)
    {
        // "No card in none of them" would be said twice.
        let (event, fair) = (some_card(lang, frame), percent(1.0 - effect.mean, 3));
        return say!(lang, "seen-always", compared = compared, event = event, fair = fair);
    }
    let event = event(names, effect.event, frame);
    match observed {
        0 => {
            say!(lang, "seen-never", compared = compared, event = event, deals = deals, fair = fair)
        }
        all if all == deals => {
            say!(lang, "seen-always", compared = compared, event = event, fair = fair)
        }
        // Where there is but a bound for what is fair, it may say nothing.
        _ if effect.mean >= 1.0 && is_bounded(effect.event) => {
            say!(lang, "seen-share-only", compared = compared, event = event, share = share)
        }
        _ => {
            say!(lang, "seen-share", compared = compared, event = event, share = share, fair = fair)
        }
    }
}

/// Events whose fair chance is only known to be at most so large.
fn is_bounded(event: Event) -> bool {
    let of = |number| matches!(number, Number::LongestRise | Number::LongestFall);
    matches!(event, Event::Shows { number, .. } if of(number))
}

fn event(names: Names<'_>, event: Event, frame: Frame) -> String {
    if let Some(words) = beside::words(names, event, frame) {
        return words;
    }
    let lang = names.lang;
    match (event, frame) {
        (Event::Order { rank }, _) => say!(lang, "event-order", order = order(names, rank)),
        (Event::ClassAt { partition, class, position }, _) => {
            card_at(lang, &names.one_of_class(partition, class), position)
        }
        (Event::Hand { hand, classes }, _) => hands::hand(lang, hand, classes, names.shape),
        (Event::Holds { card }, _) => say!(lang, "event-holds", card = names.card(card)),
        (Event::Shows { number, values }, _) => shown(lang, number, &[values], frame),
        (_, Frame::CardToPosition) => of_a_card(names, event),
        (_, Frame::Relative { .. }) => of_the_deal_before(lang, event),
        _ => as_it_lies(names, event),
    }
}

/// A card, or one of a class or from a position, comes to a position.
fn card_at(lang: Lang, card: &str, position: u32) -> String {
    say!(lang, "event-card-at", card = card, position = position.to_string())
}

/// A card of the deal before.
fn card_from(lang: Lang, position: u32) -> String {
    say!(lang, "card-from", position = position.to_string())
}

fn as_it_lies(names: Names<'_>, event: Event) -> String {
    let lang = names.lang;
    match event {
        Event::CardAt { card, position } => card_at(lang, &names.card(card), position),
        Event::Lehmer { position, digit: 0 } => {
            say!(lang, "event-lehmer-least", position = position.to_string())
        }
        Event::Lehmer { position, digit } => {
            say!(lang, "event-lehmer", position = position.to_string(), digit = digit)
        }
        Event::Even => say!(lang, "event-even"),
        other => draw(lang, other),
    }
}

/// The order is that of the positions at which the cards lay before.
fn of_the_deal_before(lang: Lang, event: Event) -> String {
    match event {
        Event::CardAt { card, position } => card_at(lang, &card_from(lang, card), position),
        Event::Lehmer { position, digit: 0 } => {
            say!(lang, "event-before-lehmer-least", position = position.to_string())
        }
        Event::Lehmer { position, digit } => {
            let (position, digit) = (position.to_string(), digit.to_string());
            say!(lang, "event-before-lehmer", position = position, digit = digit)
        }
        Event::Even => say!(lang, "event-before-even"),
        other => draw(lang, other),
    }
}

/// A draw of a Fisher-Yates shuffle of the deck as it lay, or of the deal
/// before.
fn draw(lang: Lang, event: Event) -> String {
    let stays = |position: u32| say!(lang, "event-draw-stays", position = position.to_string());
    match event {
        Event::DrawUp { position, ahead: 0 } => stays(position),
        Event::DrawDown { position, found } if position == found => stays(position),
        Event::DrawUp { position, ahead } => {
            let (position, ahead) = (position.to_string(), ahead.to_string());
            say!(lang, "event-draw-up", position = position, ahead = ahead)
        }
        Event::DrawDown { position, found } => {
            let (position, found) = (position.to_string(), found.to_string());
            say!(lang, "event-draw-down", position = position, found = found)
        }
        other => say!(lang, "event-other", what = format!("{other:?}")),
    }
}

/// The order is that of the positions of the first, second, ... card: what is
/// called a position is a card, and what is called a card a position.
fn of_a_card(names: Names<'_>, event: Event) -> String {
    let lang = names.lang;
    let card = |id| names.card(id);
    match event {
        Event::CardAt { card: position, position: id } => card_at(lang, &card(id), position),
        Event::Lehmer { position: id, digit: 0 } => {
            say!(lang, "event-cards-lehmer-least", card = card(id))
        }
        Event::Lehmer { position: id, digit } => {
            say!(lang, "event-cards-lehmer", card = card(id), digit = digit)
        }
        Event::DrawUp { position: id, ahead: 0 } => {
            say!(lang, "event-cards-up-stays", card = card(id))
        }
        Event::DrawUp { position: id, ahead } => {
            say!(lang, "event-cards-up", card = card(id), other = card(id + ahead))
        }
        Event::DrawDown { position: id, found } if id == found => {
            say!(lang, "event-cards-down-stays", card = card(id))
        }
        Event::DrawDown { position: id, found } => {
            say!(lang, "event-cards-down", card = card(id), other = card(found))
        }
        other => as_it_lies(names, other),
    }
}

/// The deal with this rank: its Lehmer digits are those of the rank in the
/// base n, n-1, ..., n-k+1. Where copies look alike, that among all arrangements.
pub(super) fn order(names: Names<'_>, rank: u32) -> String {
    if let Some(classes) = names.alike.copies() {
        let name = |class| classes.ids(class).first().map(|&id| names.name(id));
        let cards: Vec<_> = classes.unrank(rank.into()).into_iter().filter_map(name).collect();
        return names.list(&cards);
    }
    let shape = names.shape;
    let mut rest: Vec<u32> = (0..shape.deck).collect();
    let mut digits = vec![0; shape.dealt as usize];
    let mut number = rank;
    for (i, digit) in (0..shape.dealt).zip(&mut digits).rev() {
        *digit = number % (shape.deck - i);
        number /= shape.deck - i;
    }
    let cards: Vec<_> = digits.iter().map(|&d| names.name(rest.remove(d as usize))).collect();
    names.list(&cards)
}

#[cfg(test)]
mod tests;
