//! Events of cards beside each other, of draws and of neighbouring deals.

use misdeal_audit::text::Naming;
use misdeal_audit::{Decoding, Effect, Event, Frame, Shape, Span};

use super::number_of;
use crate::numbers::{counted, grouped};

/// What happened, for the events of this file.
pub(super) fn words(event: Event, frame: Frame, naming: &Naming, shape: Shape) -> Option<String> {
    Some(match event {
        Event::HoldsBoth { cards: [a, b] } => {
            format!("cards {} and {} are in the hand together", naming.name(a), naming.name(b))
        }
        Event::Before { .. } | Event::Behind { .. } | Event::Below { .. } | Event::Above { .. } => {
            range(event, frame, naming)
        }
        Event::Follows { first, second } => follows(first, second, frame, naming),
        Event::Pattern { positions, rank } => pattern(positions, rank, frame, naming),
        Event::LowBits { decoding, draw } => {
            format!("{} are both even or both odd", neighbours(decoding, draw))
        }
        Event::LowBitsAgree { decoding, values } => {
            let pairs = number_of(values, "pair of neighbours is", "pairs of neighbours are");
            format!("among the {}, {pairs} both even or both odd", draws(decoding))
        }
        Event::LowBitsBefore { decoding, draw } => {
            format!("{} is even or odd as in the deal before", one(decoding, draw))
        }
        Event::LowBitsBeforeAgree { decoding, values } => {
            let of = number_of(values, "is", "are");
            format!("of the {}, {of} even or odd as in the deal before", draws(decoding))
        }
        Event::FirstTwo { cards: [a, b] } => {
            format!("the deal begins with {} {}", naming.name(a), naming.name(b))
        }
        Event::Overlap(span) => number_of(span, &shared("card", shape), &shared("cards", shape)),
        _ => return None,
    })
}

/// A sentence on an event that is counted by something else than deals, up to the
/// share of a fair shuffle, given the share that showed it.
pub(super) fn by_cases(effect: &Effect, frame: Frame, shape: Shape, share: &str) -> Option<String> {
    let of = |one: &str, many: &str| {
        let what = if effect.deals == 1 { one } else { many };
        format!("of {} {what}", grouped(effect.deals))
    };
    let cards = |span| number_of(span, "card", "cards");
    Some(match effect.event {
        Event::Offset(offset) => {
            let by = |what: &str| counted(offset.into(), what);
            let (of, what) = match frame {
                Frame::PositionToCard => (
                    of("pair of neighbours", "pairs of neighbours"),
                    format!("the second comes {} after the first in deck order", by("card")),
                ),
                Frame::CardToPosition => (
                    of("pair of cards next in deck order", "pairs of cards next in deck order"),
                    format!("the second lies {} behind the first", by("position")),
                ),
                _ => (
                    of("pair of neighbours", "pairs of neighbours"),
                    format!("the second lay {} behind the first", by("position")),
                ),
            };
            format!("{of}, in {share} {what}, counted round")
        }
        Event::RunUp(span) => {
            let of = of("rising run", "rising runs");
            format!("{of}, {share} have {}", cards(span))
        }
        Event::RunDown(span) => {
            let of = of("falling run", "falling runs");
            format!("{of}, {share} have {}", cards(span))
        }
        Event::FirstCards(span) => {
            let of = of("stretch of", "stretches of");
            let come = number_of(span, "different card comes", "different cards come");
            format!("{of} {}, in {share} {come} first", counted(shape.deck.into(), "deal"))
        }
        _ => return None,
    })
}

fn range(event: Event, frame: Frame, naming: &Naming) -> String {
    let card = |id: u32| match frame {
        Frame::Relative { .. } => format!("the card from position {id}"),
        _ => format!("card {}", naming.name(id)),
    };
    let beside = |id: u32, side: &str| match frame {
        Frame::Relative { .. } => format!("that lay {side} position {id}"),
        _ => format!("{side} card {} in deck order", naming.name(id)),
    };
    match event {
        Event::Before { card: id, position: 1 } => format!("{} comes to position 0", card(id)),
        Event::Before { card: id, position } => {
            format!("{} comes to one of the first {position} positions", card(id))
        }
        Event::Behind { card: id, position } => {
            format!("{} comes to a position behind {position}", card(id))
        }
        Event::Below { position, card: id } => {
            format!("position {position} gets a card {}", beside(id, "before"))
        }
        Event::Above { position, card: id } => {
            format!("position {position} gets a card {}", beside(id, "behind"))
        }
        other => format!("{other:?}"),
    }
}

fn follows(first: Option<u32>, second: Option<u32>, frame: Frame, naming: &Naming) -> String {
    if frame == Frame::CardToPosition {
        // The list is that of the positions of the cards.
        return match (first, second) {
            (Some(a), Some(b)) => format!("a card lies at position {a} and the next one at {b}"),
            (Some(a), None) => format!("the last card lies at position {a}"),
            (None, Some(b)) => format!("the first card lies at position {b}"),
            (None, None) => "there is no card".to_owned(),
        };
    }
    let card = |id: u32| match frame {
        Frame::Relative { .. } => format!("the card from position {id}"),
        _ => format!("card {}", naming.name(id)),
    };
    match (first, second) {
        (Some(a), Some(b)) => format!("{} lies right behind {}", card(b), card(a)),
        (Some(a), None) => format!("{} lies last", card(a)),
        (None, Some(b)) => format!("{} lies first", card(b)),
        (None, None) => "there is no card".to_owned(),
    }
}

/// The order of four, by size: "2 1 4 3" says that the first is the second
/// smallest.
fn pattern(places: [u32; 4], rank: u32, frame: Frame, naming: &Naming) -> String {
    let mut left = vec![1, 2, 3, 4];
    let digits = [rank / 6, rank % 6 / 2, rank % 2, 0];
    let sizes: Vec<String> =
        digits.iter().map(|&digit| left.remove(digit as usize).to_string()).collect();
    let sizes = sizes.join(" ");
    if frame == Frame::CardToPosition {
        let names: Vec<String> = places.iter().map(|&card| naming.name(card)).collect();
        return format!("the cards {} lie in the order {sizes}", names.join(" "));
    }
    let places: Vec<String> = places.iter().map(ToString::to_string).collect();
    let places = places.join(" ");
    match frame {
        Frame::Relative { .. } => {
            format!("the cards at positions {places} lay in the order {sizes}")
        }
        _ => format!("the cards at positions {places} have the order {sizes} by size"),
    }
}

fn draws(decoding: Decoding) -> &'static str {
    match decoding {
        Decoding::Lehmer => "draws from the rest",
        Decoding::DrawsUp => "draws from the front",
        Decoding::DrawsDown => "draws from the back",
    }
}

fn from(decoding: Decoding) -> &'static str {
    match decoding {
        Decoding::Lehmer => "from the rest",
        Decoding::DrawsUp => "from the front",
        Decoding::DrawsDown => "from the back",
    }
}

/// Where the number of choices is odd, lowest bits are not fair coins.
const EVEN: &str = "of those with an even number of choices";

fn one(decoding: Decoding, draw: u32) -> String {
    format!("draw {} {}, {EVEN},", draw + 1, from(decoding))
}

fn neighbours(decoding: Decoding, draw: u32) -> String {
    format!("draws {} and {} {}, {EVEN},", draw + 1, draw + 2, from(decoding))
}

/// A number of cards, of one deal or several.
pub(super) fn overlap_sum(mean: &str, shape: Shape) -> String {
    format!("{mean} {}", shared(if mean == "1" { "card" } else { "cards" }, shape))
}

/// What a deal has in common with the one before, in hands or in the front of the deck.
fn shared(cards: &str, shape: Shape) -> String {
    let was = if cards == "card" { "was" } else { "were" };
    match shape.is_whole() {
        true => format!("{cards} of the first quarter {was} there in the deal before too"),
        false => format!("{cards} {was} dealt in the deal before too"),
    }
}

/// Nothing is none.
pub(super) const NONE: Span = Span { from: 0, to: Some(0) };

#[cfg(test)]
mod tests;
