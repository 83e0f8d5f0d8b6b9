//! The exact law as JSON, schema `misdeal.exact/1` (`docs/formats/exact.md`). Keys are only
//! ever added; what is not known is `null`. Fractions are texts, with all their digits.

use serde::Serialize;

use misdeal_diagnosis::exact::{Cell, Extreme, Group, OrderLaw, TotalVariation, log10, to_f64};

use super::{ExactPoint, ExactReport};
use crate::Lang;
use crate::words::exact::notes;

/// The name and version of the format.
pub const EXACT_SCHEMA: &str = "misdeal.exact/1";
/// Of so many groups of orders all are written, else those at both ends.
const GROUPS_MAX: usize = 1000;

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    version: &'a str,
    subject: &'a str,
    cards: u32,
    repeats: u64,
    repeat: &'a str,
    total_variation: Distance,
    bits_lost: Option<f64>,
    bits_fair: f64,
    chi_square: Option<f64>,
    orders: String,
    reachable: Option<String>,
    reachable_at_most: bool,
    fair: Option<bool>,
    of_draws: bool,
    best: Option<Most>,
    worst: Option<Most>,
    groups: Option<Vec<Orders>>,
    groups_all: Option<usize>,
    fixed_points: Option<f64>,
    positions: Option<Vec<Vec<f64>>>,
    positions_exact: Option<Vec<Vec<String>>>,
    lost: Option<Lost>,
    unfinished: Option<Fraction>,
    curve: Vec<Point>,
    paths: Option<u64>,
    command: &'a [String],
    seconds: f64,
    notes: Vec<String>,
    next: &'a str,
}

#[derive(Serialize)]
struct Distance {
    exact: Option<String>,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct Fraction {
    exact: String,
    value: f64,
}

#[derive(Serialize)]
struct Most {
    times_fair: String,
    log10_times_fair: Option<f64>,
    orders: Option<String>,
    order: Option<Vec<u32>>,
}

#[derive(Serialize)]
struct Orders {
    orders: String,
    chance: Fraction,
    log10_times_fair: Option<f64>,
    order: Vec<u32>,
}

#[derive(Serialize)]
struct Lost {
    order: Vec<u32>,
    chance: Fraction,
}

#[derive(Serialize)]
struct Point {
    repeats: u64,
    total_variation_low: f64,
    total_variation_high: f64,
    bits_lost: Option<f64>,
    fixed_points: Option<f64>,
}

/// The law as one line of JSON.
///
/// # Errors
/// Never for a report of ours; the type is serde_json's.
pub fn exact_to_json(report: &ExactReport) -> Result<String, serde_json::Error> {
    let exact = &report.exact;
    let (low, high) = exact.total_variation.bounds();
    let n = exact.cards.max(1) as usize;
    let row = |row: &[f64]| row.to_vec();
    let placement = exact.placement.as_ref();
    let text = |row: &[Cell]| row.iter().map(ToString::to_string).collect();
    let document = Document {
        schema: EXACT_SCHEMA,
        version: report.version,
        subject: &report.subject,
        cards: exact.cards,
        repeats: report.repeats,
        repeat: report.repeat,
        total_variation: Distance {
            exact: match &exact.total_variation {
                TotalVariation::Exactly(value) => Some(value.to_string()),
                TotalVariation::Between(..) => None,
            },
            low,
            high,
        },
        bits_lost: exact.bits_lost,
        bits_fair: exact.bits_fair(),
        chi_square: exact.chi_square,
        orders: exact.orders().to_string(),
        reachable: exact.reachable.as_ref().map(ToString::to_string),
        reachable_at_most: exact.is_reachable_at_most,
        fair: exact.is_fair(),
        of_draws: exact.is_of_draws,
        best: exact.best.as_ref().map(most),
        worst: exact.worst.as_ref().map(most),
        groups: exact.law.as_ref().map(groups),
        groups_all: exact.law.as_ref().map(|law| law.groups().len()),
        fixed_points: placement.map(|placement| placement.fixed_points()),
        positions: placement.map(|placement| placement.rows().map(row).collect()),
        positions_exact: exact.cells.as_ref().map(|cells| cells.chunks(n).map(text).collect()),
        lost: (exact.lost.as_ref())
            .map(|(order, chance)| Lost { order: order.clone(), chance: fraction(chance) }),
        unfinished: exact.unfinished.as_ref().map(fraction),
        curve: report.curve.iter().map(point).collect(),
        paths: report.paths,
        command: &report.command,
        seconds: report.seconds,
        notes: notes(Lang::En, report),
        next: &report.next.command,
    };
    serde_json::to_string(&document)
}

fn fraction(value: &Cell) -> Fraction {
    Fraction { exact: value.to_string(), value: to_f64(value) }
}

/// None of what never comes out, whose logarithm is no number.
fn log(value: &Cell) -> Option<f64> {
    Some(log10(value)).filter(|log| log.is_finite())
}

fn most(extreme: &Extreme) -> Most {
    let (orders, order) = extreme.orders.clone().unzip();
    Most {
        times_fair: extreme.times_fair.to_string(),
        log10_times_fair: log(&extreme.times_fair),
        orders: orders.map(|orders| orders.to_string()),
        order,
    }
}

/// The least likely first.
fn groups(law: &OrderLaw) -> Vec<Orders> {
    let all = law.groups();
    let half = if all.len() <= GROUPS_MAX { all.len() } else { GROUPS_MAX / 2 };
    let rest = half.max(all.len() - half);
    let written = all[..half].iter().chain(&all[rest..]);
    let orders = |group: &Group| Orders {
        orders: group.orders.to_string(),
        chance: fraction(&law.chance(group)),
        log10_times_fair: log(&law.times_fair(group)),
        order: group.example.clone(),
    };
    written.map(orders).collect()
}

fn point(point: &ExactPoint) -> Point {
    Point {
        repeats: point.repeats,
        total_variation_low: point.bounds().0,
        total_variation_high: point.bounds().1,
        bits_lost: point.bits_lost,
        fixed_points: point.fixed_points,
    }
}
