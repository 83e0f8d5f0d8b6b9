//! The verdict as JSON, schema `misdeal.verdict/1` (`docs/formats/verdict.md`), and back.
//!
//! Keys are only ever added. Chances are given as log10, since they go below
//! what a double can hold; `null` there stands for a chance of 0. What is no
//! number becomes `null` too. The same types are written and [`read`].

mod cards;
mod diagnosis;
mod effects;
mod event;
mod invalid;
mod maps;
mod named;
mod notes;
mod power;
mod read;
mod tests;
mod wager;

use std::borrow::Cow;

use misdeal_audit::{Look, Sure as When, SureBy, Verdict};
use misdeal_diagnosis::Cause;
use serde::{Deserialize, Deserializer, Serialize};

use crate::{Lang, Report, words};
use cards::{Likeness, Names};
use effects::Effects;
use invalid::Invalid;
use maps::{InputKeys, MapKeys};
use named::{MODES, ORDERS, OUTCOMES, SEEDS, UNITS, word};
use notes::Noted;
use power::{Beyond, Fault, Smallest};
pub use read::{ReadError, from_json};
pub(crate) use tests::method;
use tests::{Reading, Test};

/// The name and version of the format.
pub const SCHEMA: &str = "misdeal.verdict/1";

/// Borrowed from a report, or read.
type Text<'a> = Cow<'a, str>;

#[derive(Deserialize, Serialize)]
struct Document<'a> {
    schema: Text<'a>,
    version: Text<'a>,
    verdict: Text<'a>,
    deals: u64,
    cards: u32,
    dealt: u32,
    order: Text<'a>,
    alpha: f64,
    mode: Text<'a>,
    #[serde(deserialize_with = "present")]
    sure: Option<Sure<'a>>,
    #[serde(deserialize_with = "present")]
    log10_odds: Option<f64>,
    seed: Text<'a>,
    seed_of: Text<'a>,
    subject: Text<'a>,
    command: Cow<'a, [String]>,
    seconds: f64,
    interrupted: bool,
    tests: Vec<Test<'a>>,
    #[serde(deserialize_with = "present")]
    strongest: Option<Strongest<'a>>,
    odds_path: Vec<(u64, Option<f64>)>,
    effects: Effects<'a>,
    diagnosed: bool,
    diagnosis: Vec<diagnosis::Named<'a>>,
    #[serde(deserialize_with = "present")]
    besides: Option<diagnosis::Named<'a>>,
    #[serde(deserialize_with = "present")]
    cause: Option<Text<'a>>,
    power: Vec<Fault<'a>>,
    smallest: Smallest,
    beyond: Vec<Beyond<'a>>,
    invalid: Invalid<'a>,
    unit: Text<'a>,
    deals_all_frames: u64,
    notes: Vec<Text<'a>>,
    noted: Vec<Noted>,
    next: Text<'a>,
    next_purpose: Text<'a>,
    naming: Names<'a>,
    alike: Likeness<'a>,
    #[serde(default)]
    inputs: Vec<InputKeys<'a>>,
    #[serde(default)]
    maps: Vec<MapKeys<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<Cow<'a, [Vec<u64>]>>,
}

#[derive(Deserialize, Serialize)]
struct Sure<'a> {
    deals: u64,
    by: Text<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    test: Option<Text<'a>>,
    #[serde(flatten)]
    reading: Option<Reading<'a>>,
}

#[derive(Deserialize, Serialize)]
struct Strongest<'a> {
    test: Text<'a>,
    #[serde(flatten)]
    reading: Reading<'a>,
    #[serde(deserialize_with = "present")]
    log10_capital: Option<f64>,
}

/// The report as one line of JSON.
///
/// # Errors
/// Never for a report of ours; the type is serde_json's.
pub fn to_json(report: &Report) -> Result<String, serde_json::Error> {
    let (verdict, diagnosed) = (&report.verdict, report.diagnosis.as_ref());
    serde_json::to_string(&Document {
        schema: SCHEMA.into(),
        version: (&*report.version).into(),
        verdict: word(OUTCOMES, &verdict.outcome).into(),
        deals: verdict.deals,
        cards: verdict.shape.deck,
        dealt: verdict.shape.dealt,
        order: word(ORDERS, &verdict.shape.order).into(),
        alpha: verdict.alpha,
        mode: word(MODES, &verdict.mode).into(),
        sure: verdict.sure.map(sure),
        log10_odds: verdict.log10_odds(),
        seed: (&report.seed).into(),
        seed_of: word(SEEDS, &report.seed_of).into(),
        subject: (&report.subject).into(),
        command: (&report.command).into(),
        seconds: report.seconds,
        interrupted: report.is_interrupted,
        tests: verdict.findings.iter().map(|judged| tests::test(judged, report)).collect(),
        strongest: verdict.strongest.map(|bet| Strongest {
            test: bet.test.into(),
            reading: Reading::of(bet.frame),
            log10_capital: finite_log10(bet.ln),
        }),
        odds_path: path(verdict),
        effects: Effects::of(report),
        diagnosed: diagnosed.is_some(),
        diagnosis: diagnosed
            .map_or(Vec::new(), |found| found.faults.iter().map(diagnosis::Named::of).collect()),
        besides: diagnosed.and_then(|found| found.besides.as_ref().map(diagnosis::Named::of)),
        cause: diagnosed.and_then(|found| found.cause).map(Cause::id).map(Into::into),
        power: verdict.power.faults.iter().map(Fault::of).collect(),
        smallest: Smallest::of(&verdict.power),
        beyond: verdict.power.beyond.iter().map(Beyond::of).collect(),
        invalid: Invalid::of(report),
        unit: word(UNITS, &report.unit).into(),
        deals_all_frames: verdict.deals_all_frames,
        notes: words::notes(Lang::En, report).into_iter().map(Into::into).collect(),
        noted: report.notes.iter().filter_map(Noted::of).collect(),
        next: (&report.next.command).into(),
        next_purpose: report.next.purpose.id().into(),
        naming: Names::of(&report.naming),
        alike: Likeness::of(&verdict.alike),
        inputs: report.inputs.iter().map(InputKeys::of).collect(),
        maps: report.maps.iter().map(MapKeys::of).collect(),
        position: verdict.position.as_ref().map(|table| (&table.rows).into()),
    })
}

fn sure(sure: When) -> Sure<'static> {
    let (by, test, reading) = match sure.by {
        SureBy::Proof => ("proof", None, None),
        SureBy::Findings { test, frame } => {
            ("findings", Some(test.into()), Some(Reading::of(frame)))
        }
        _ => ("capital", None, None),
    };
    Sure { deals: sure.deals, by: by.into(), test, reading }
}

fn path(verdict: &Verdict) -> Vec<(u64, Option<f64>)> {
    let log10 = |look: &Look| finite_log10(look.capital_ln);
    verdict.looks.iter().map(|look| (look.deals, log10(look))).collect()
}

/// log10 of a number that is given by its ln, if it is neither 0 nor beyond all numbers.
fn finite_log10(ln: f64) -> Option<f64> {
    Some(ln / std::f64::consts::LN_10).filter(|log10| log10.is_finite())
}

/// A value or null; a key that is not there is an error.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(from)
}
