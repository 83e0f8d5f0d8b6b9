//! What each test says.

use misdeal_audit::{Effect, Finding, Frame, Judged};

use super::ReadError;
use super::at::At;
use super::cards::Deck;
use super::event::event;
use super::power::test as id;
use super::verdict::ln_of;
use crate::json::named::{METHODS, thing};
use crate::json::tests::{Effect as EffectKeys, Reading, Test};

/// The farthest deal before that a deal is compared with.
const LAG_MAX: u64 = 8;

pub(super) fn test(of: &Test<'_>, deck: &Deck, at: &At<'_>) -> Result<Judged, ReadError> {
    let frame = frame(&of.reading, at)?;
    let method = thing(METHODS, &of.method);
    let p = |key, log10: Option<f64>| match log10 {
        Some(log10) => at.key(key).number(log10, f64::MIN, 0.0).map(ln_of),
        None => Ok(f64::NEG_INFINITY),
    };
    Ok(Judged {
        finding: Finding {
            test: id(&of.id, &at.key("id"))?,
            method: at.key("method").known(&of.method, method, "a method")?,
            frame,
            statistic: at.key("statistic").number(of.statistic, f64::MIN, f64::MAX)?,
            degrees: of.df,
            ln_p: p("log10_p", of.log10_p)?,
            effect: effect(&of.effect, frame, deck, &at.key("effect"))?,
        },
        ln_p_adjusted: p("log10_p_adjusted", of.log10_p_adjusted)?,
        is_evidence: of.evidence,
    })
}

fn effect(
    of: &EffectKeys<'_>,
    frame: Frame,
    deck: &Deck,
    at: &At<'_>,
) -> Result<Effect, ReadError> {
    let effect = Effect {
        event: event(&of.event, frame, deck, at)?,
        observed: of.observed,
        deals: of.deals,
        mean: at.key("mean").number(of.mean, 0.0, f64::MAX)?,
        variance: at.key("variance").number(of.variance, 0.0, f64::MAX)?,
    };
    let mean = at.key("mean");
    if !effect.is_sum() {
        mean.number(effect.mean, 0.0, 1.0)?;
    }
    match effect.expected().is_finite() {
        true => Ok(effect),
        false => Err(mean.out_of_range(effect.mean, "a mean that can be added up")),
    }
}

/// How a deal was read.
pub(super) fn frame(of: &Reading<'_>, at: &At<'_>) -> Result<Frame, ReadError> {
    let lag = || {
        let lag = at.needed("lag", of.lag)?;
        Ok(Frame::Relative { lag: at.key("lag").within(lag, 1, LAG_MAX)? })
    };
    match &*of.frame {
        "position-to-card" => Ok(Frame::PositionToCard),
        "card-to-position" => Ok(Frame::CardToPosition),
        "relative" => lag(),
        other => at.key("frame").known(other, None, "a frame"),
    }
}
