//! What each test says.

use serde::Serialize;

use misdeal_audit::{Alike, Decoding, Event, Frame, Hand, Judged, Method, Number, Span};

use crate::{Lang, Report, words};

#[derive(Serialize)]
pub(super) struct Test {
    id: &'static str,
    #[serde(flatten)]
    reading: Reading,
    method: &'static str,
    statistic: f64,
    df: Option<u64>,
    log10_p: f64,
    log10_p_adjusted: f64,
    nominal: bool,
    evidence: bool,
    effect: Effect,
}

/// How a deal was read.
#[derive(Serialize)]
pub(super) struct Reading {
    frame: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    lag: Option<u32>,
}

impl Reading {
    pub(super) fn of(frame: Frame) -> Self {
        let (frame, lag) = match frame {
            Frame::PositionToCard => ("position-to-card", None),
            Frame::CardToPosition => ("card-to-position", None),
            Frame::Relative { lag } => ("relative", Some(lag)),
            _ => ("other", None),
        };
        Self { frame, lag }
    }
}

#[derive(Serialize)]
struct Effect {
    #[serde(flatten)]
    event: EventFields,
    observed: u64,
    expected: f64,
    deals: u64,
    text: String,
}

/// An event, with the fields that it has.
#[derive(Default, Serialize)]
struct EventFields {
    event: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    class: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    classes: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position_before: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value_max: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    card_before: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value_before: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decoding: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    list: Vec<u32>,
}

pub(super) fn test(judged: &Judged, report: &Report) -> Test {
    let (finding, verdict) = (&judged.finding, &report.verdict);
    let effect = &finding.effect;
    Test {
        id: finding.test,
        reading: Reading::of(finding.frame),
        method: method(finding.method),
        statistic: finding.statistic,
        df: finding.degrees,
        log10_p: finding.log10_p(),
        log10_p_adjusted: judged.ln_p_adjusted / std::f64::consts::LN_10,
        nominal: words::verdict::is_nominal(verdict),
        evidence: judged.is_evidence,
        effect: Effect {
            event: match effect.event {
                Event::ClassAt { partition, class, position } => {
                    of_class(partition, class, position, &verdict.alike)
                }
                event => fields(event, finding.frame, |card| report.naming.name(card)),
            },
            observed: effect.observed,
            expected: effect.expected(),
            deals: effect.deals,
            text: words::effect(words::Names::of(Lang::En, report), effect, finding.frame),
        },
    }
}

/// The word for a method.
pub(crate) fn method(method: Method) -> &'static str {
    match method {
        Method::ChiSquare => "chi-square",
        Method::LargestCell => "largest-cell",
        Method::SumTail => "sum-tail",
        Method::Proof => "proof",
        _ => "exact-tail",
    }
}

/// A class is said by its name and that of its partition.
fn of_class(partition: u32, class: u32, position: u32, alike: &Alike) -> EventFields {
    let partition = alike.partitions().get(partition as usize);
    let class = partition.and_then(|partition| partition.names.get(class as usize).cloned());
    EventFields {
        event: "class-at",
        class,
        classes: partition.map(|partition| partition.name),
        position: Some(position),
        ..EventFields::default()
    }
}

/// Read from the cards, what the event calls a position is a card; relative to
/// a deal before, what it calls a card is a position in that deal.
fn fields(event: Event, frame: Frame, name: impl Fn(u32) -> String) -> EventFields {
    let only = |event| EventFields { event, ..EventFields::default() };
    let span =
        |event, Span { from, to }| EventFields { value: Some(from), value_max: to, ..only(event) };
    let digit = |event, place: u32, value| {
        let of_value = EventFields { value: Some(value), ..only(event) };
        match frame {
            Frame::CardToPosition => EventFields { card: Some(name(place)), ..of_value },
            _ => EventFields { position: Some(place), ..of_value },
        }
    };
    match event {
        Event::Invalid => only("invalid"),
        Event::CardAt { card, position } => match frame {
            Frame::Relative { .. } => EventFields {
                position_before: Some(card),
                position: Some(position),
                ..only("card-at")
            },
            Frame::CardToPosition => {
                EventFields { card: Some(name(position)), position: Some(card), ..only("card-at") }
            }
            _ => {
                EventFields { card: Some(name(card)), position: Some(position), ..only("card-at") }
            }
        },
        Event::Lehmer { position, digit: value } => digit("lehmer", position, value),
        Event::DrawUp { position, ahead } => digit("draw-up", position, ahead),
        Event::DrawDown { position, found } => digit("draw-down", position, found),
        Event::Shows { number, values } => span(number.id(), values),
        Event::Sum(number) => EventFields { event: sum_id(number), ..EventFields::default() },
        Event::Inversions => only("inversions"),
        Event::Even => only("even"),
        Event::Order { rank } => EventFields { value: Some(rank), ..only("order") },
        Event::Repeat => only("repeat"),
        Event::Holds { card } => EventFields { card: Some(name(card)), ..only("holds") },
        other => of_cards_beside(other, frame, name),
    }
}

/// The name of the sum of a number.
fn sum_id(number: Number) -> &'static str {
    match number {
        Number::FixedPoints => "fixed-points-sum",
        Number::Cycles => "cycles-sum",
        Number::FirstCycle => "first-cycle-sum",
        Number::Descents => "descents-sum",
        Number::Peaks => "peaks-sum",
        Number::Successions => "successions-sum",
        Number::LongestRise => "longest-rise-sum",
        Number::LongestFall => "longest-fall-sum",
    }
}

/// The name of a way to sort hands.
fn hand_id(hand: Hand) -> &'static str {
    match hand {
        Hand::TwoCards => "two-cards",
        Hand::Natural => "natural",
        Hand::ThreeRanks => "three-ranks",
        Hand::ThreeSuits => "three-suits",
        Hand::FiveCards => "five-cards",
    }
}

/// Events of several cards, positions or deals: ids as they stand in the frame's
/// list, cards by name too.
fn of_cards_beside(event: Event, frame: Frame, name: impl Fn(u32) -> String) -> EventFields {
    let only = |event| EventFields { event, ..EventFields::default() };
    let span =
        |event, Span { from, to }| EventFields { value: Some(from), value_max: to, ..only(event) };
    // Relative to a deal before, what the event calls a card is a position then.
    let placed = |event, card, position| {
        let of_position = EventFields { position: Some(position), ..only(event) };
        match frame {
            Frame::Relative { .. } => EventFields { position_before: Some(card), ..of_position },
            _ => EventFields { card: Some(name(card)), ..of_position },
        }
    };
    let ids = |event, list: &[u32]| EventFields { list: list.to_vec(), ..only(event) };
    let of_draws =
        |event, decoding: Decoding| EventFields { decoding: Some(decoding.test()), ..only(event) };
    match event {
        Event::HoldsBoth { cards } => ids("holds-both", &cards),
        Event::Before { card, position } => placed("before", card, position),
        Event::Behind { card, position } => placed("behind", card, position),
        Event::Below { position, card } => placed("below", card, position),
        Event::Above { position, card } => placed("above", card, position),
        Event::Follows { first, second } => match frame {
            Frame::PositionToCard => EventFields {
                card: second.map(&name),
                card_before: first.map(&name),
                ..only("follows")
            },
            // The list is one of positions.
            _ => EventFields { value: second, value_before: first, ..only("follows") },
        },
        Event::Offset(offset) => EventFields { value: Some(offset), ..only("offset") },
        Event::Pattern { positions, rank } => {
            EventFields { value: Some(rank), ..ids("pattern", &positions) }
        }
        Event::RunUp(values) => span("run-up", values),
        Event::RunDown(values) => span("run-down", values),
        Event::LowBits { decoding, draw } => {
            EventFields { value: Some(draw), ..of_draws("low-bits", decoding) }
        }
        Event::LowBitsAgree { decoding, values } => {
            EventFields { decoding: Some(decoding.test()), ..span("low-bits-agree", values) }
        }
        Event::LowBitsBefore { decoding, draw } => {
            EventFields { value: Some(draw), ..of_draws("low-bits-before", decoding) }
        }
        Event::LowBitsBeforeAgree { decoding, values } => {
            EventFields { decoding: Some(decoding.test()), ..span("low-bits-before-agree", values) }
        }
        Event::FirstTwo { cards } => ids("first-two", &cards),
        Event::Together { positions } => ids("together", &positions),
        Event::Again { position } => EventFields { position: Some(position), ..only("again") },
        Event::Overlap(values) => span("overlap", values),
        Event::OverlapSum => only("overlap-sum"),
        Event::FirstCards(values) => span("first-cards", values),
        Event::FirstCardsSum => only("first-cards-sum"),
        Event::Footrule => only("footrule"),
        Event::SquaredDistance => only("squared-distance"),
        Event::Places { from, to } => ids("places", &[from, to]),
        Event::CardsAt { from, to } => ids("cards-at", &[from, to]),
        Event::BlockAt { cards: [a, b], positions: [c, d] } => ids("block-at", &[a, b, c, d]),
        Event::DrawsIn { decoding, positions, part } => EventFields {
            value: Some(part),
            decoding: Some(decoding.test()),
            ..ids("draws-in", &positions)
        },
        Event::Hand { hand, classes } => {
            EventFields { hand: Some(hand_id(hand)), ..span("hand", classes) }
        }
        Event::Score { fault, variant } => EventFields {
            fault: Some(fault),
            variant: Some(variant).filter(|variant| !variant.is_empty()),
            ..only("score")
        },
        _ => only("other"),
    }
}
