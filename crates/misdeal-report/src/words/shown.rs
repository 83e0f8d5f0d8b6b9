//! Numbers that a deal shows, in words: of the cards at home, of cycles, of falls.

use misdeal_audit::{Frame, Number, Span};

use super::event::number_of;

/// How many, followed by what is counted: "at most 2 cards are", given one word
/// for one and another for several.
pub(super) type HowMany<'a> = &'a dyn Fn(&str, &str) -> String;

/// What a deal shows if a number lies within one of these spans.
pub(super) fn shown(number: Number, values: &[Span], frame: Frame) -> String {
    if let (Number::FixedPoints, [NONE]) = (number, values) {
        return match frame {
            Frame::Relative { .. } => "no card stays where it was".to_owned(),
            _ => "no card is at home".to_owned(),
        };
    }
    let moved = number == Number::Descents && frame == Frame::CardToPosition;
    let values: Vec<Span> =
        values.iter().map(|&span| if moved { next(span) } else { span }).collect();
    of_number(number, frame, &|one, many| any_of(&values, one, many))
}

/// The same of a mean, written out.
pub(super) fn on_average(number: Number, mean: &str, frame: Frame) -> String {
    if (number, frame) == (Number::Descents, Frame::CardToPosition) {
        // One less than there are rising sequences.
        let lie = if mean == "1" { "card lies" } else { "cards lie" };
        return format!("{mean} {lie} in front of the next smaller one");
    }
    of_number(number, frame, &|one, many| {
        format!("{mean} {}", if mean == "1" { one } else { many })
    })
}

const NONE: Span = Span { from: 0, to: Some(0) };

/// Read from the cards, there is one rising sequence more than there are falls.
fn next(span: Span) -> Span {
    Span { from: span.from + 1, to: span.to.map(|to| to + 1) }
}

fn of_number(number: Number, frame: Frame, how_many: HowMany<'_>) -> String {
    let is_relative = matches!(frame, Frame::Relative { .. });
    let from_cards = frame == Frame::CardToPosition;
    match number {
        Number::FixedPoints if is_relative => {
            format!("{} in place", how_many("card stays", "cards stay"))
        }
        Number::FixedPoints => format!("{} at home", how_many("card is", "cards are")),
        Number::Cycles => {
            let cycles = how_many("cycle", "cycles");
            // "there is 1 cycle", "there is at most 1 cycle".
            let verb = if cycles.ends_with("cycle") { "is" } else { "are" };
            format!("there {verb} {cycles}")
        }
        Number::FirstCycle => {
            format!(
                "the cycle through the first position takes {}",
                how_many("position", "positions")
            )
        }
        Number::Descents if from_cards => {
            let sequences = how_many("rising sequence", "rising sequences");
            format!("the deal falls into {sequences}")
        }
        Number::Descents if is_relative => how_many(
            "pair of neighbours has changed its order",
            "pairs of neighbours have changed their order",
        ),
        Number::Descents => how_many(
            "card has a smaller one right behind it",
            "cards have a smaller one right behind them",
        ),
        Number::Peaks if from_cards => {
            let cards = how_many("card lies", "cards lie");
            format!("{cards} behind both the next smaller and the next larger one")
        }
        Number::Peaks if is_relative => how_many(
            "card comes from behind both its neighbours",
            "cards come from behind both their neighbours",
        ),
        Number::Peaks => how_many(
            "card is larger than both its neighbours",
            "cards are larger than both their neighbours",
        ),
        Number::Successions if is_relative => how_many(
            "card lies right behind the card it lay behind before",
            "cards lie right behind the card they lay behind before",
        ),
        Number::Successions => {
            format!("{} right behind the next smaller one", how_many("card lies", "cards lie"))
        }
        Number::LongestRise => {
            format!(
                "the longest row of cards still in their order has {}",
                how_many("card", "cards")
            )
        }
        Number::LongestFall => {
            format!("the longest row of cards in reverse order has {}", how_many("card", "cards"))
        }
    }
}

/// So many spans are named.
const SPANS_MAX: usize = 6;

/// `0, 2 to 4 or 7 cards are`.
pub(super) fn any_of(numbers: &[Span], one: &str, many: &str) -> String {
    let (last, before) = match numbers {
        [span] => return number_of(*span, one, many),
        [] => return number_of(NONE, one, many),
        [before @ .., last] => (last, before),
    };
    let plain = |span: &Span| number_of(*span, "", "").trim().to_owned();
    let names: Vec<String> = before.iter().map(plain).collect();
    match names.len() >= SPANS_MAX {
        true => format!(
            "{}, ... or {}",
            names[..SPANS_MAX - 1].join(", "),
            number_of(*last, many, many)
        ),
        false => format!("{} or {}", names.join(", "), number_of(*last, many, many)),
    }
}

#[cfg(test)]
mod tests;
