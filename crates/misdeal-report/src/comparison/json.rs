//! The comparison as JSON, schema `misdeal.comparison/1`
//! (`docs/formats/comparison.md`). Keys are only ever added; what is not known is
//! `null`.

use serde::Serialize;

use misdeal_audit::{
    Because, Better, CellInterval, Comparison, DealOrder, Outcome, Settled, Side, Signs, SureBy,
};

use super::share::GLUE;
use super::{ComparisonReport, answer, rows};
use crate::{Lang, Report, SeedOf};

/// The name and version of the format.
pub const COMPARISON_SCHEMA: &str = "misdeal.comparison/1";

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    version: &'a str,
    better: &'static str,
    because: &'static str,
    why: String,
    caught_later: Option<&'static str>,
    fewer_bits_lost: Option<&'static str>,
    more_different_deals: Option<&'static str>,
    deals_wanted: Option<u64>,
    cards: Option<u32>,
    dealt: Option<u32>,
    order: Option<&'static str>,
    a: Option<Heard<'a>>,
    b: Option<Heard<'a>>,
    alpha: f64,
    seed: Option<&'a str>,
    command: &'a [String],
    seconds: f64,
    interrupted: bool,
    notes: Vec<String>,
    next: &'a str,
}

/// What is known of one of the two.
#[derive(Serialize)]
struct Heard<'a> {
    subject: &'a str,
    seed: Option<&'a str>,
    verdict: &'static str,
    deals: u64,
    invalid: u64,
    sure_deals: Option<u64>,
    sure_by: Option<&'static str>,
    log10_odds: Option<f64>,
    total_variation_min: Option<f64>,
    bits_lost: Option<f64>,
    different_deals: Option<Estimate>,
    best_bet: Option<Bet>,
    furthest_cell: Option<Cell>,
    cell_found: Option<f64>,
}

#[derive(Serialize)]
struct Estimate {
    deals: f64,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct Bet {
    text: String,
    won: u64,
    of: u64,
    fair: f64,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct Cell {
    card: String,
    position: u32,
    observed: u64,
    deals: u64,
    fair: f64,
    low: f64,
    high: f64,
}

/// The comparison as one line of JSON.
///
/// # Errors
/// Never for a report of ours; the type is serde_json's.
pub fn comparison_to_json(report: &ComparisonReport) -> Result<String, serde_json::Error> {
    let comparison = report.comparison.as_ref();
    let favours = comparison.map(|comparison| comparison.favours).unwrap_or_default();
    let shape = report.sides().into_iter().find_map(|(_, side)| Some(side?.verdict.shape));
    serde_json::to_string(&Document {
        schema: COMPARISON_SCHEMA,
        version: report.version,
        better: comparison.map_or("unknown", |comparison| better(comparison.better)),
        because: comparison.map_or("not-heard", |comparison| because(comparison.because)),
        why: answer::why(Lang::En, report).replace(GLUE, " "),
        caught_later: favours.caught_later.map(side),
        fewer_bits_lost: favours.fewer_bits_lost.map(side),
        more_different_deals: favours.more_different_deals.map(side),
        deals_wanted: comparison.and_then(deals_wanted),
        cards: shape.map(|shape| shape.deck),
        dealt: shape.map(|shape| shape.dealt),
        order: shape.map(|shape| match shape.order {
            DealOrder::Sequence => "sequence",
            DealOrder::Set => "set",
        }),
        a: report.a.as_ref().map(|side| heard(side, comparison.map(|both| &both.a))),
        b: report.b.as_ref().map(|side| heard(side, comparison.map(|both| &both.b))),
        alpha: report.alpha,
        seed: report.seed.as_deref(),
        command: &report.command,
        seconds: report.seconds,
        interrupted: report.is_interrupted,
        notes: report.all_notes(Lang::En),
        next: &report.next.command,
    })
}

fn side(side: Side) -> &'static str {
    match side {
        Side::A => "a",
        Side::B => "b",
    }
}

fn better(better: Better) -> &'static str {
    match better {
        Better::Side(better) => side(better),
        Better::Neither => "neither",
        Better::Unknown => "unknown",
    }
}

fn because(because: Because) -> &'static str {
    match because {
        Because::NoneCaught => "none-caught",
        Because::TooFewDeals => "too-few-deals",
        Because::OneCaught(_) => "one-caught",
        Because::HeardTooShortly { .. } => "heard-too-shortly",
        Because::SignsAgree => "signs-agree",
        Because::SignsDisagree => "signs-disagree",
        Because::AboutEqual => "about-equal",
        _ => "other",
    }
}

fn deals_wanted(comparison: &Comparison) -> Option<u64> {
    match comparison.because {
        Because::HeardTooShortly { deals_wanted, .. } => Some(deals_wanted),
        _ => None,
    }
}

fn heard<'a>(report: &'a Report, signs: Option<&Signs>) -> Heard<'a> {
    let verdict = &report.verdict;
    let effects = &verdict.effects;
    Heard {
        subject: &report.subject,
        seed: (report.seed_of == SeedOf::Deals).then_some(&*report.seed),
        verdict: match verdict.outcome {
            Outcome::Misdeal => "misdeal",
            Outcome::TooFewDeals => "too-few-deals",
            _ => "no-evidence",
        },
        deals: verdict.deals,
        invalid: verdict.invalid.deals,
        sure_deals: verdict.sure.map(|sure| sure.deals),
        sure_by: verdict.sure.map(|sure| match sure.by {
            SureBy::Proof => "proof",
            SureBy::Findings { .. } => "findings",
            _ => "capital",
        }),
        log10_odds: verdict.log10_odds(),
        total_variation_min: effects.total_variation_min(),
        bits_lost: signs.and_then(|signs| signs.bits_lost),
        different_deals: effects.seeds.map(|space| Estimate {
            deals: space.deals,
            low: space.interval.low,
            high: space.interval.high,
        }),
        best_bet: effects.wagers.first().map(|settled| bet(settled, report)),
        furthest_cell: effects.cells.first().map(|worst| cell(worst, report)),
        cell_found: verdict.power.cell,
    }
}

fn bet(settled: &Settled, report: &Report) -> Bet {
    Bet {
        text: rows::wager(Lang::En, settled, &report.naming).replace(GLUE, " "),
        won: settled.won,
        of: settled.of,
        fair: settled.fair,
        low: settled.chance.low,
        high: settled.chance.high,
    }
}

fn cell(cell: &CellInterval, report: &Report) -> Cell {
    Cell {
        card: report.naming.name(cell.card),
        position: cell.position,
        observed: cell.observed,
        deals: cell.deals,
        fair: 1.0 / f64::from(report.verdict.shape.deck.max(1)),
        low: cell.chance.low,
        high: cell.chance.high,
    }
}
