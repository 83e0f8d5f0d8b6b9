//! An event, with the fields that it has.
//!
//! Read from the cards, what the event calls a position is a card; relative to
//! a deal before, what it calls a card is a position in that deal.

use misdeal_audit::{Decoding, Event, Frame, Span, text::Naming};
use serde::{Deserialize, Serialize};

use super::Text;
use super::named::{HANDS, PLAIN, SUMS, word};
use crate::Report;

#[derive(Default, Deserialize, Serialize)]
pub(super) struct EventFields<'a> {
    pub(super) event: Text<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) card: Option<Text<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) card_id: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) class: Option<Text<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) class_id: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) classes: Option<Text<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) hand: Option<Text<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) position_before: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) position: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) value: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) value_max: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) card_before: Option<Text<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) card_before_id: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) value_before: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) decoding: Option<Text<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) fault: Option<Text<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) variant: Option<Text<'a>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) list: Vec<u32>,
}

impl<'a> EventFields<'a> {
    pub(super) fn of(event: Event, frame: Frame, report: &'a Report) -> Self {
        if let Event::ClassAt { partition, class, position } = event {
            let partition = report.verdict.alike.partitions().get(partition as usize);
            let name = partition.and_then(|partition| partition.names.get(class as usize));
            return Self {
                class: name.map(Into::into),
                class_id: Some(class),
                classes: partition.map(|partition| partition.name.into()),
                position: Some(position),
                ..Self::only("class-at")
            };
        }
        of_one_card(event, frame, &report.naming)
            .or_else(|| of_cards_beside(event, frame, &report.naming))
            .unwrap_or_else(|| of_numbers(event))
    }

    fn only(event: &'a str) -> Self {
        Self { event: event.into(), ..Self::default() }
    }

    fn ids(event: &'a str, list: &[u32]) -> Self {
        Self { list: list.to_vec(), ..Self::only(event) }
    }

    fn span(event: &'a str, Span { from, to }: Span) -> Self {
        Self { value: Some(from), value_max: to, ..Self::only(event) }
    }

    fn with_card(self, id: u32, naming: &Naming) -> Self {
        Self { card: Some(naming.name(id).into()), card_id: Some(id), ..self }
    }

    fn with_position(self, position: u32) -> Self {
        Self { position: Some(position), ..self }
    }

    fn with_value(self, value: u32) -> Self {
        Self { value: Some(value), ..self }
    }

    fn with_decoding(self, decoding: Decoding) -> Self {
        Self { decoding: Some(decoding.test().into()), ..self }
    }
}

/// Events of a card at a position, or of a digit there.
fn of_one_card(event: Event, frame: Frame, naming: &Naming) -> Option<EventFields<'static>> {
    let digit = |event, place: u32, value| {
        let of_value = EventFields::only(event).with_value(value);
        match frame {
            Frame::CardToPosition => of_value.with_card(place, naming),
            _ => of_value.with_position(place),
        }
    };
    Some(match event {
        Event::CardAt { card: position, position: card } if frame == Frame::CardToPosition => {
            EventFields::only("card-at").with_card(card, naming).with_position(position)
        }
        Event::CardAt { card, position } => placed("card-at", card, position, frame, naming),
        Event::Lehmer { position, digit: value } => digit("lehmer", position, value),
        Event::DrawUp { position, ahead } => digit("draw-up", position, ahead),
        Event::DrawDown { position, found } => digit("draw-down", position, found),
        Event::Holds { card } => EventFields::only("holds").with_card(card, naming),
        _ => return None,
    })
}

/// Relative to a deal before, what the event calls a card is a position then.
fn placed(
    event: &'static str,
    card: u32,
    position: u32,
    frame: Frame,
    naming: &Naming,
) -> EventFields<'static> {
    let of_position = EventFields::only(event).with_position(position);
    match frame {
        Frame::Relative { .. } => EventFields { position_before: Some(card), ..of_position },
        _ => of_position.with_card(card, naming),
    }
}

/// Events of several cards, positions or deals: ids as they stand in the frame's
/// list, cards by name too.
fn of_cards_beside(event: Event, frame: Frame, naming: &Naming) -> Option<EventFields<'static>> {
    let placed = |event, card, position| placed(event, card, position, frame, naming);
    Some(match event {
        Event::Before { card, position } => placed("before", card, position),
        Event::Behind { card, position } => placed("behind", card, position),
        Event::Below { position, card } => placed("below", card, position),
        Event::Above { position, card } => placed("above", card, position),
        Event::Follows { first, second } => match frame {
            Frame::PositionToCard => EventFields {
                card: second.map(|card| naming.name(card).into()),
                card_id: second,
                card_before: first.map(|card| naming.name(card).into()),
                card_before_id: first,
                ..EventFields::only("follows")
            },
            // The list is one of positions.
            _ => EventFields { value: second, value_before: first, ..EventFields::only("follows") },
        },
        Event::HoldsBoth { cards } => EventFields::ids("holds-both", &cards),
        Event::FirstTwo { cards } => EventFields::ids("first-two", &cards),
        Event::Together { positions } => EventFields::ids("together", &positions),
        Event::Again { position } => EventFields::only("again").with_position(position),
        Event::Pattern { positions, rank } => {
            EventFields::ids("pattern", &positions).with_value(rank)
        }
        Event::Places { from, to } => EventFields::ids("places", &[from, to]),
        Event::CardsAt { from, to } => EventFields::ids("cards-at", &[from, to]),
        Event::BlockAt { cards: [a, b], positions: [c, d] } => {
            EventFields::ids("block-at", &[a, b, c, d])
        }
        _ => return None,
    })
}

/// Events of numbers, of draws and of whole deals.
fn of_numbers(event: Event) -> EventFields<'static> {
    let of_draws = |event, decoding| EventFields::only(event).with_decoding(decoding);
    match event {
        Event::Shows { number, values } => EventFields::span(number.id(), values),
        Event::Sum(number) => EventFields::only(word(SUMS, &number)),
        Event::Order { rank } => EventFields::only("order").with_value(rank),
        Event::Offset(offset) => EventFields::only("offset").with_value(offset),
        Event::RunUp(values) => EventFields::span("run-up", values),
        Event::RunDown(values) => EventFields::span("run-down", values),
        Event::Overlap(values) => EventFields::span("overlap", values),
        Event::FirstCards(values) => EventFields::span("first-cards", values),
        Event::LowBits { decoding, draw } => of_draws("low-bits", decoding).with_value(draw),
        Event::LowBitsBefore { decoding, draw } => {
            of_draws("low-bits-before", decoding).with_value(draw)
        }
        Event::LowBitsAgree { decoding, values } => {
            EventFields::span("low-bits-agree", values).with_decoding(decoding)
        }
        Event::LowBitsBeforeAgree { decoding, values } => {
            EventFields::span("low-bits-before-agree", values).with_decoding(decoding)
        }
        Event::DrawsIn { decoding, positions, part } => {
            EventFields::ids("draws-in", &positions).with_decoding(decoding).with_value(part)
        }
        Event::Hand { hand, classes } => EventFields {
            hand: Some(word(HANDS, &hand).into()),
            ..EventFields::span("hand", classes)
        },
        Event::Score { fault, variant } => EventFields {
            fault: Some(fault.into()),
            variant: Some(variant).filter(|variant| !variant.is_empty()).map(Into::into),
            ..EventFields::only("score")
        },
        other => EventFields::only(word(PLAIN, &other)),
    }
}
