//! Numbers that a deal shows, in words: of the cards at home, of cycles, of falls.

use misdeal_audit::{Frame, Number, Span};

use super::amount::{Amount, NONE};
use crate::lang::{Lang, say};

/// What a deal shows if a number lies within one of these spans.
pub(super) fn shown(lang: Lang, number: Number, values: &[Span], frame: Frame) -> String {
    if let (Number::FixedPoints, [NONE]) = (number, values) {
        return match frame {
            Frame::Relative { .. } => say!(lang, "shown-none-before"),
            _ => say!(lang, "shown-none"),
        };
    }
    let moved = number == Number::Descents && frame == Frame::CardToPosition;
    let values: Vec<Span> =
        values.iter().map(|&span| if moved { next(span) } else { span }).collect();
    said(lang, key(number, frame), &Amount::any_of(lang, &values))
}

/// The same of a mean, written out.
pub(super) fn on_average(lang: Lang, number: Number, mean: &str, frame: Frame) -> String {
    let key = match (number, frame) {
        // One less than there are rising sequences.
        (Number::Descents, Frame::CardToPosition) => "shown-descents-cards-mean",
        _ => key(number, frame),
    };
    said(lang, key, &Amount::of_mean(mean))
}

/// That there is a card at home.
pub(super) fn some_card(lang: Lang, frame: Frame) -> String {
    match frame {
        Frame::Relative { .. } => say!(lang, "shown-some-before"),
        _ => say!(lang, "shown-some"),
    }
}

/// Read from the cards, there is one rising sequence more than there are falls.
fn next(span: Span) -> Span {
    Span { from: span.from + 1, to: span.to.map(|to| to + 1) }
}

fn said(lang: Lang, key: &str, amount: &Amount) -> String {
    say!(lang, key, span = &amount.span, count = amount.count)
}

fn key(number: Number, frame: Frame) -> &'static str {
    let is_relative = matches!(frame, Frame::Relative { .. });
    let from_cards = frame == Frame::CardToPosition;
    match number {
        Number::FixedPoints if is_relative => "shown-fixed-points-before",
        Number::FixedPoints => "shown-fixed-points",
        Number::Cycles => "shown-cycles",
        Number::FirstCycle => "shown-first-cycle",
        Number::Descents if from_cards => "shown-descents-cards",
        Number::Descents if is_relative => "shown-descents-before",
        Number::Descents => "shown-descents",
        Number::Peaks if from_cards => "shown-peaks-cards",
        Number::Peaks if is_relative => "shown-peaks-before",
        Number::Peaks => "shown-peaks",
        Number::Successions if is_relative => "shown-successions-before",
        Number::Successions => "shown-successions",
        Number::LongestRise => "shown-longest-rise",
        Number::LongestFall => "shown-longest-fall",
    }
}

#[cfg(test)]
mod tests;
