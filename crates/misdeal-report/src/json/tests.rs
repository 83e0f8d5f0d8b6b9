//! What each test says.

use misdeal_audit::{Frame, Judged, Method};
use serde::{Deserialize, Serialize};

use super::event::EventFields;
use super::named::{METHODS, word};
use super::{Text, finite_log10, present};
use crate::{Lang, Report, words};

#[derive(Deserialize, Serialize)]
pub(super) struct Test<'a> {
    pub(super) id: Text<'a>,
    #[serde(flatten)]
    pub(super) reading: Reading<'a>,
    pub(super) method: Text<'a>,
    pub(super) statistic: f64,
    #[serde(deserialize_with = "present")]
    pub(super) df: Option<u64>,
    #[serde(deserialize_with = "present")]
    pub(super) log10_p: Option<f64>,
    #[serde(deserialize_with = "present")]
    pub(super) log10_p_adjusted: Option<f64>,
    pub(super) nominal: bool,
    pub(super) evidence: bool,
    pub(super) effect: Effect<'a>,
}

/// How a deal was read.
#[derive(Deserialize, Serialize)]
pub(super) struct Reading<'a> {
    pub(super) frame: Text<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) lag: Option<u32>,
}

impl Reading<'_> {
    pub(super) fn of(frame: Frame) -> Self {
        let (frame, lag) = match frame {
            Frame::PositionToCard => ("position-to-card", None),
            Frame::CardToPosition => ("card-to-position", None),
            Frame::Relative { lag } => ("relative", Some(lag)),
            _ => ("other", None),
        };
        Self { frame: frame.into(), lag }
    }
}

#[derive(Deserialize, Serialize)]
pub(super) struct Effect<'a> {
    #[serde(flatten)]
    pub(super) event: EventFields<'a>,
    pub(super) observed: u64,
    pub(super) expected: f64,
    pub(super) deals: u64,
    pub(super) mean: f64,
    pub(super) variance: f64,
    pub(super) text: Text<'a>,
}

pub(super) fn test<'a>(judged: &Judged, report: &'a Report) -> Test<'a> {
    let (finding, verdict) = (&judged.finding, &report.verdict);
    let (effect, frame) = (&finding.effect, finding.frame);
    let text = words::effect(words::Names::of(Lang::En, report), effect, frame);
    Test {
        id: finding.test.into(),
        reading: Reading::of(frame),
        method: method(finding.method).into(),
        statistic: finding.statistic,
        df: finding.degrees,
        log10_p: finite_log10(finding.ln_p),
        log10_p_adjusted: finite_log10(judged.ln_p_adjusted),
        nominal: words::verdict::is_nominal(verdict),
        evidence: judged.is_evidence,
        effect: Effect {
            event: EventFields::of(effect.event, frame, report),
            observed: effect.observed,
            expected: effect.expected(),
            deals: effect.deals,
            mean: effect.mean,
            variance: effect.variance,
            text: text.into(),
        },
    }
}

/// The word for a method.
pub(crate) fn method(method: Method) -> &'static str {
    word(METHODS, &method)
}
