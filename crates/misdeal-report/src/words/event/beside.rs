//! Events of cards beside each other, of draws and of neighbouring deals.

use misdeal_audit::text::Naming;
use misdeal_audit::{Decoding, Event, Frame, Span};

use super::number_of;

/// What happened, for the events of this file.
pub(super) fn words(event: Event, frame: Frame, naming: &Naming) -> Option<String> {
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
        Event::Overlap(span) => {
            let cards = number_of(span, "card was", "cards were");
            format!("{cards} among the first in the deal before too")
        }
        _ => return None,
    })
}

/// Events that are counted by something else than deals: what is counted, and what
/// happened.
pub(super) fn by_cases(event: Event, frame: Frame) -> Option<(&'static str, String)> {
    Some(match event {
        Event::Offset(offset) => {
            let (of, what) = match frame {
                Frame::CardToPosition => ("pairs of cards in a row", "the second lies"),
                Frame::Relative { .. } => ("neighbours", "the second lay"),
                _ => ("neighbours", "the second is"),
            };
            let what = match frame {
                Frame::PositionToCard => format!("{what} the card {offset} further on in the deck"),
                _ => format!("{what} {offset} positions behind the first"),
            };
            (of, what)
        }
        Event::RunUp(span) => ("rising runs", number_of(span, "card is in it", "cards are in it")),
        Event::RunDown(span) => {
            ("falling runs", number_of(span, "card is in it", "cards are in it"))
        }
        Event::FirstCards(span) => (
            "stretches of deals",
            format!("{} first", number_of(span, "different card comes", "different cards come")),
        ),
        _ => return None,
    })
}

fn range(event: Event, frame: Frame, naming: &Naming) -> String {
    let card = |id: u32| match frame {
        Frame::Relative { .. } => format!("the card from position {id}"),
        _ => format!("card {}", naming.name(id)),
    };
    match event {
        Event::Before { card: id, position } => {
            format!("{} comes to one of the first {position} positions", card(id))
        }
        Event::Behind { card: id, position } => {
            format!("{} comes to a position behind {position}", card(id))
        }
        Event::Below { position, card: id } => {
            format!("position {position} gets a card before {}", card(id))
        }
        Event::Above { position, card: id } => {
            format!("position {position} gets a card behind {}", card(id))
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

fn one(decoding: Decoding, draw: u32) -> String {
    format!("number {} of the {} with an even choice", draw + 1, draws(decoding))
}

fn neighbours(decoding: Decoding, draw: u32) -> String {
    let draws = draws(decoding);
    format!("numbers {} and {} of the {draws} with an even choice", draw + 1, draw + 2)
}

/// A number of cards, of one deal or several.
pub(super) fn overlap_sum(mean: &str) -> String {
    let cards = if mean == "1" { "card was" } else { "cards were" };
    format!("{mean} {cards} among the first in the deal before too")
}

/// Nothing is none.
pub(super) const NONE: Span = Span { from: 0, to: Some(0) };
