//! Generators with few numbers: the range that fits the decoded draws best, exactly.
//!
//! With R numbers the first R mod m of m values are drawn once more often than the others if
//! a draw is a remainder; if it is scaled, so are some that lie apart. Every R up to 2^12 is
//! tried for remainders, and those that programs have for both.

use misdeal_audit::{Decoding, Frame, Row, Table};
use misdeal_shuffle::{Draw, fair};

use super::estimates::Observed;
use super::model::{Model, turn};
use super::predicted::DECODINGS;
use crate::generator_range::{Scaling, chance};

/// Ranges up to here are all tried.
const SCANNED_MAX: u32 = 1 << 12;
/// A range that no program has must fit better by this much, ln of the ranges tried.
const SCANNED_LN: f64 = 8.3;
/// ln of how much less likely ranges are that are smaller than the deck.
const FEW_LN: f64 = 30.0;
/// No value is taken to be rarer.
const CHANCE_MIN: f64 = 1e-6;

/// Shuffles by draws of a range, at most one a way of scaling.
pub(super) fn models(observed: &Observed<'_>) -> Vec<Model> {
    let n = observed.shape.deck;
    let places = [Frame::PositionToCard, Frame::CardToPosition]
        .into_iter()
        .flat_map(|frame| DECODINGS.map(|decoding| (frame, decoding)));
    let (mut by_modulo, mut by_multiply) = (None, None);
    for (frame, decoding) in places {
        let rows = observed.rows(frame, Table::Digits(decoding));
        if rows.is_empty() {
            continue;
        }
        let sums: Vec<Sums> = rows.iter().map(Sums::of).collect();
        for range in 2..=SCANNED_MAX.max(n) {
            let surplus = if is_common(range) { 0.0 } else { SCANNED_LN };
            let ln = sums.iter().map(|sums| sums.ln(range)).sum::<f64>() - surplus;
            keep(&mut by_modulo, Found { ln, range, frame, decoding });
        }
        let larger = (12..32).flat_map(|bits| [1u32 << bits, (1 << bits) - 1]);
        for range in larger.filter(|&range| range >= n).chain([10_000, 100_000, 1_000_000]) {
            let ln = sums.iter().map(|sums| sums.ln(range)).sum();
            keep(&mut by_modulo, Found { ln, range, frame, decoding });
        }
        let common = (2..=1 << 16).filter(|&range| is_common(range) && range >= n);
        for range in common {
            let ln = rows.iter().map(|row| scaled_ln(row, range)).sum();
            keep(&mut by_multiply, Found { ln, range, frame, decoding });
        }
    }
    let models = [(Scaling::Modulo, by_modulo), (Scaling::Multiply, by_multiply)];
    models
        .into_iter()
        .filter_map(|(scaling, found)| Some(model(observed, scaling, found?)))
        .collect()
}

/// Where draws of which range were found.
#[derive(Clone, Copy, Debug)]
struct Found {
    ln: f64,
    range: u32,
    frame: Frame,
    decoding: Decoding,
}

fn keep(best: &mut Option<Found>, found: Found) {
    if found.ln > best.map_or(0.0, |best| best.ln) {
        *best = Some(found);
    }
}

/// Powers of two and ten, and what is one below or above them.
fn is_common(range: u32) -> bool {
    let is_power = |x: u32| x.is_power_of_two() || [10, 100, 1000, 10_000].contains(&x);
    [range - 1, range, range + 1].into_iter().any(is_power)
}

/// The counts of a row, added up from its first value.
#[derive(Debug)]
struct Sums(Vec<u64>);

impl Sums {
    fn of(row: &Row<'_>) -> Self {
        let mut sum = 0;
        let upto = row.counts.iter().map(|count| {
            sum += count;
            sum
        });
        Self([0].into_iter().chain(upto).collect())
    }

    /// ln of how much likelier remainders of this range make the row.
    fn ln(&self, range: u32) -> f64 {
        let values = self.0.len() as u32 - 1;
        let (each, more) = (range / values, range % values);
        let (often, all) = (self.0[more as usize], self.0[values as usize]);
        // A value that no number leads to is as good as impossible.
        let times_fair = |numbers: u32| {
            let chance = (f64::from(numbers) / f64::from(range)).max(CHANCE_MIN);
            (chance * f64::from(values)).ln()
        };
        often as f64 * times_fair(each + 1) + (all - often) as f64 * times_fair(each)
    }
}

fn scaled_ln(row: &Row<'_>, range: u32) -> f64 {
    let values = row.counts.len() as u32;
    let of = |(value, &count): (u32, &u64)| match count {
        0 => 0.0,
        _ => {
            let chance = chance(Scaling::Multiply, range, values, value).max(1e-9);
            count as f64 * (chance * f64::from(values)).ln()
        }
    };
    (0..).zip(row.counts.iter()).map(of).sum()
}

fn model(observed: &Observed<'_>, scaling: Scaling, found: Found) -> Model {
    let Found { range, frame, decoding, .. } = found;
    let is_turned = frame == Frame::CardToPosition;
    let shuffle = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
        let mut draw = FromRange { range, scaling, draw };
        match (decoding, is_turned) {
            (Decoding::DrawsDown, false) => fair::fisher_yates(cards, &mut draw),
            (Decoding::DrawsDown, true) => fair::inside_out(cards, &mut draw),
            (Decoding::DrawsUp, _) => fair::fisher_yates_forward(cards, &mut draw),
            (Decoding::Lehmer, _) => fair::used_table(cards, &mut draw),
        }
        if is_turned && decoding != Decoding::DrawsDown {
            turn(cards);
        }
    };
    let rows = observed.rows(frame, Table::Digits(decoding));
    let chances = rows.iter().map(|row| {
        let values = row.counts.len() as u32;
        (0..values).map(|value| chance(scaling, range, values, value)).collect()
    });
    let (fault, equivalent): (_, &[_]) = match scaling {
        Scaling::Modulo => ("modulo-bias", &["short-range"]),
        Scaling::Multiply => ("short-range", &["modulo-bias"]),
    };
    let scaled = if scaling == Scaling::Modulo { "remainder" } else { "multiplied" };
    let model = Model::new(fault, shuffle).with("range", u64::from(range));
    let model = model.with("draw", scaled).like(equivalent);
    // A walk by draws of a few numbers is a buffer of as many cards.
    let prior_ln = if range < observed.shape.deck { -FEW_LN } else { 0.0 };
    let model = model.preferred(prior_ln);
    model.exactly((frame, Table::Digits(decoding)), chances.collect())
}

/// Draws that are made of the numbers of a small range.
struct FromRange<'a> {
    range: u32,
    scaling: Scaling,
    draw: &'a mut dyn Draw,
}

impl Draw for FromRange<'_> {
    fn at_most(&mut self, max: u64) -> u64 {
        let range = u64::from(self.range);
        let number = self.draw.at_most(range - 1);
        match self.scaling {
            Scaling::Modulo => number % (max + 1),
            Scaling::Multiply => number * (max + 1) / range,
        }
    }
}
