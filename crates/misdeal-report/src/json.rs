//! The verdict as JSON, schema `misdeal.verdict/1` (`docs/formats/verdict.md`).
//!
//! Keys are only ever added. Chances are given as log10, since they go below
//! what a double can hold; `null` there stands for a chance of 0.

use serde::Serialize;

use misdeal_audit::{DealOrder, Event, Frame, InvalidDeal, Judged, Method, Outcome, Span};

use crate::{Report, words};

/// The name and version of the format.
pub const SCHEMA: &str = "misdeal.verdict/1";

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    version: &'a str,
    verdict: &'static str,
    deals: u64,
    cards: u32,
    dealt: u32,
    order: &'static str,
    alpha: f64,
    seed: &'a str,
    subject: &'a str,
    command: &'a [String],
    seconds: f64,
    interrupted: bool,
    tests: Vec<Test>,
    invalid: Invalid,
    notes: Vec<String>,
    next: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<&'a [Vec<u64>]>,
}

#[derive(Serialize)]
struct Test {
    id: &'static str,
    frame: &'static str,
    method: &'static str,
    statistic: f64,
    df: Option<u64>,
    log10_p: f64,
    log10_p_adjusted: f64,
    evidence: bool,
    effect: Effect,
}

#[derive(Serialize)]
struct Effect {
    event: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value_max: Option<u32>,
    observed: u64,
    expected: f64,
    deals: u64,
    text: String,
}

#[derive(Serialize)]
struct Invalid {
    lines: u64,
    first: Option<First>,
}

#[derive(Serialize)]
struct First {
    place: u64,
    text: String,
}

/// The report as one line of JSON.
///
/// # Errors
/// Never for a report of ours; the type is serde_json's.
pub fn to_json(report: &Report) -> Result<String, serde_json::Error> {
    let verdict = &report.verdict;
    let first =
        |deal: &InvalidDeal| First { place: deal.place, text: words::invalid(deal, report) };
    serde_json::to_string(&Document {
        schema: SCHEMA,
        version: report.version,
        verdict: outcome(verdict.outcome),
        deals: verdict.deals,
        cards: verdict.shape.deck,
        dealt: verdict.shape.dealt,
        order: match verdict.shape.order {
            DealOrder::Sequence => "sequence",
            DealOrder::Set => "set",
        },
        alpha: verdict.alpha,
        seed: &report.seed,
        subject: &report.subject,
        command: &report.command,
        seconds: report.seconds,
        interrupted: report.is_interrupted,
        tests: verdict.findings.iter().map(|judged| test(judged, report)).collect(),
        invalid: Invalid {
            lines: verdict.invalid.deals,
            first: verdict.invalid.first.as_ref().map(first),
        },
        notes: words::notes(report),
        next: &report.next.command,
        position: verdict.position.as_ref().map(|table| &*table.rows),
    })
}

/// The word for an outcome.
pub(crate) fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Misdeal => "misdeal",
        Outcome::TooFewDeals => "too-few-deals",
        _ => "no-evidence",
    }
}

/// The word for a method.
pub(crate) fn method(method: Method) -> &'static str {
    match method {
        Method::ChiSquare => "chi-square",
        Method::LargestCell => "largest-cell",
        Method::Proof => "proof",
        _ => "exact-tail",
    }
}

fn test(judged: &Judged, report: &Report) -> Test {
    let finding = &judged.finding;
    let effect = &finding.effect;
    let (event, card, position, value, value_max) = event(effect.event);
    Test {
        id: finding.test,
        frame: match finding.frame {
            Frame::PositionToCard => "position-to-card",
            _ => "other",
        },
        method: method(finding.method),
        statistic: finding.statistic,
        df: finding.degrees,
        log10_p: finding.log10_p(),
        log10_p_adjusted: judged.ln_p_adjusted / std::f64::consts::LN_10,
        evidence: judged.is_evidence,
        effect: Effect {
            event,
            card: card.map(|card| report.naming.name(card)),
            position,
            value,
            value_max,
            observed: effect.observed,
            expected: effect.expected(),
            deals: effect.deals,
            text: words::effect(effect, &report.naming, report.verdict.shape),
        },
    }
}

type Fields = (&'static str, Option<u32>, Option<u32>, Option<u32>, Option<u32>);

fn event(event: Event) -> Fields {
    let span = |name, Span { from, to }| (name, None, None, Some(from), to);
    match event {
        Event::Invalid => ("invalid", None, None, None, None),
        Event::CardAt { card, position } => ("card-at", Some(card), Some(position), None, None),
        Event::Lehmer { position, digit } => ("lehmer", None, Some(position), Some(digit), None),
        Event::DrawUp { position, ahead } => ("draw-up", None, Some(position), Some(ahead), None),
        Event::DrawDown { position, found } => {
            ("draw-down", None, Some(position), Some(found), None)
        }
        Event::FixedPoints(values) => span("fixed-points", values),
        Event::Cycles(values) => span("cycles", values),
        Event::Even => ("even", None, None, None, None),
        Event::Order { rank } => ("order", None, None, Some(rank), None),
        Event::Repeat => ("repeat", None, None, None, None),
        Event::Holds { card } => ("holds", Some(card), None, None, None),
        _ => ("other", None, None, None, None),
    }
}
