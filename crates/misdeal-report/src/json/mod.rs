//! The verdict as JSON, schema `misdeal.verdict/1` (`docs/formats/verdict.md`).
//!
//! Keys are only ever added. Chances are given as log10, since they go below
//! what a double can hold; `null` there stands for a chance of 0. What is no
//! number becomes `null` too.

mod diagnosis;
mod effects;
mod power;
mod tests;

use serde::Serialize;

use misdeal_audit::{DealOrder, InvalidDeal, Look, Mode, Outcome, SureBy, Verdict};
use misdeal_diagnosis::Cause;

use crate::{Lang, Report, words};
use effects::Effects;
use power::{Beyond, Fault, Smallest};
pub(crate) use tests::method;
use tests::{Reading, Test};

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
    mode: &'static str,
    sure: Option<Sure>,
    log10_odds: Option<f64>,
    seed: &'a str,
    subject: &'a str,
    command: &'a [String],
    seconds: f64,
    interrupted: bool,
    tests: Vec<Test>,
    strongest: Option<Strongest>,
    odds_path: Vec<(u64, f64)>,
    effects: Effects,
    diagnosis: Vec<diagnosis::Named<'a>>,
    besides: Option<diagnosis::Named<'a>>,
    cause: Option<&'static str>,
    power: Vec<Fault<'a>>,
    smallest: Smallest,
    beyond: Vec<Beyond<'a>>,
    invalid: Invalid,
    deals_all_frames: u64,
    notes: Vec<String>,
    next: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<&'a [Vec<u64>]>,
}

#[derive(Serialize)]
struct Sure {
    deals: u64,
    by: &'static str,
}

#[derive(Serialize)]
struct Strongest {
    test: &'static str,
    #[serde(flatten)]
    reading: Reading,
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
    let (verdict, diagnosed) = (&report.verdict, report.diagnosis.as_ref());
    let first = |deal: &InvalidDeal| First {
        place: deal.place,
        text: words::invalid(Lang::En, deal, report),
    };
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
        mode: match verdict.mode {
            Mode::UntilSure => "until-sure",
            Mode::Fixed => "fixed",
        },
        sure: verdict.sure.map(|sure| Sure { deals: sure.deals, by: by(sure.by) }),
        log10_odds: verdict.log10_odds(),
        seed: &report.seed,
        subject: &report.subject,
        command: &report.command,
        seconds: report.seconds,
        interrupted: report.is_interrupted,
        tests: verdict.findings.iter().map(|judged| tests::test(judged, report)).collect(),
        strongest: verdict
            .strongest
            .map(|bet| Strongest { test: bet.test, reading: Reading::of(bet.frame) }),
        odds_path: path(verdict),
        effects: Effects::of(report),
        diagnosis: diagnosed
            .map_or(Vec::new(), |found| found.faults.iter().map(diagnosis::Named::of).collect()),
        power: verdict.power.faults.iter().map(Fault::of).collect(),
        smallest: Smallest::of(&verdict.power),
        beyond: verdict.power.beyond.iter().map(Beyond::of).collect(),
        besides: diagnosed.and_then(|found| found.besides.as_ref().map(diagnosis::Named::of)),
        cause: diagnosed.and_then(|found| found.cause).map(Cause::id),
        invalid: Invalid {
            lines: verdict.invalid.deals,
            first: verdict.invalid.first.as_ref().map(first),
        },
        deals_all_frames: verdict.deals_all_frames,
        notes: words::notes(Lang::En, report),
        next: &report.next.command,
        position: verdict.position.as_ref().map(|table| &*table.rows),
    })
}

/// The word for an outcome.
fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Misdeal => "misdeal",
        Outcome::TooFewDeals => "too-few-deals",
        _ => "no-evidence",
    }
}

/// The word for what made a run sure.
fn by(by: SureBy) -> &'static str {
    match by {
        SureBy::Proof => "proof",
        SureBy::Findings { .. } => "findings",
        _ => "capital",
    }
}

fn path(verdict: &Verdict) -> Vec<(u64, f64)> {
    verdict.looks.iter().map(|look: &Look| (look.deals, look.log10_odds())).collect()
}
