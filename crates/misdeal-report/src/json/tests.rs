//! What each test says.

use serde::Serialize;

use misdeal_audit::{Event, Frame, Judged, Method, Span};

use crate::{Report, words};

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
    position_before: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value_max: Option<u32>,
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
            event: fields(effect.event, finding.frame, |card| report.naming.name(card)),
            observed: effect.observed,
            expected: effect.expected(),
            deals: effect.deals,
            text: words::effect(effect, finding.frame, &report.naming, verdict.shape),
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
        Event::FixedPoints(values) => span("fixed-points", values),
        Event::Cycles(values) => span("cycles", values),
        Event::FixedPointsSum => only("fixed-points-sum"),
        Event::CyclesSum => only("cycles-sum"),
        Event::Inversions => only("inversions"),
        Event::Even => only("even"),
        Event::Order { rank } => EventFields { value: Some(rank), ..only("order") },
        Event::Repeat => only("repeat"),
        Event::Holds { card } => EventFields { card: Some(name(card)), ..only("holds") },
        _ => only("other"),
    }
}
