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
            // The nearer way round.
            let (by, is_back) = match shape.deck - offset {
                back if back < offset => (back, true),
                _ => (offset, false),
            };
            let by = |what: &str| counted(by.into(), what);
            let way = |ahead: &'static str| if is_back { "before" } else { ahead };
            let (of, what) = match frame {
                Frame::PositionToCard => (
                    of("pair of neighbours", "pairs of neighbours"),
                    format!(
                        "the second comes {} {} the first in deck order",
                        by("card"),
                        way("after")
                    ),
                ),
                Frame::CardToPosition => (
                    of("pair of cards next in deck order", "pairs of cards next in deck order"),
                    format!("the second lies {} {} the first", by("position"), way("behind")),
                ),
                _ => (
                    of("pair of neighbours", "pairs of neighbours"),
                    format!("the second lay {} {} the first", by("position"), way("behind")),
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

/// The order of four: by size as deals lie, where "2 1 4 3" says that the first is
/// the second smallest; otherwise the four in the order in which they lie, or lay.
fn pattern(places: [u32; 4], rank: u32, frame: Frame, naming: &Naming) -> String {
    let mut left = vec![1, 2, 3, 4];
    let digits = [rank / 6, rank % 6 / 2, rank % 2, 0];
    let sizes = digits.map(|digit| left.remove(digit as usize));
    let mut in_order = places;
    places.into_iter().zip(sizes).for_each(|(place, size)| in_order[size - 1] = place);
    let list = |places: [u32; 4], word: &dyn Fn(u32) -> String| places.map(word).join(" ");
    let [numbers, names] =
        [&|place: u32| place.to_string(), &|card| naming.name(card)] as [&dyn Fn(u32) -> String; 2];
    match frame {
        Frame::CardToPosition => {
            format!("the cards {} lie as {}", list(places, names), list(in_order, names))
        }
        Frame::Relative { .. } => {
            let (now, then) = (list(places, numbers), list(in_order, numbers));
            format!("the cards now at positions {now} lay in the order of those at {then}")
        }
        _ => {
            let sizes = sizes.map(|size| size.to_string()).join(" ");
            format!(
                "the cards at positions {} have the order {sizes} by size",
                list(places, numbers)
            )
        }
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
