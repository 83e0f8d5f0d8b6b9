//! The e-process: capital won by betting against a fair shuffle.
//!
//! Each bet starts with a capital of 1 and stakes it on what it expects of the
//! next deal; under a fair shuffle no bet gains on average, so its capital is an
//! e-process. A weighted average of e-processes, with weights fixed beforehand,
//! is one too, however they depend on each other, and the chance that it ever
//! reaches x is at most 1/x (Ville 1939). So it may be looked at at any time.
//!
//! ```text
//!   a decoding, whole      product over its independent digits   E = prod E_d
//!   a decoding, digit by digit                                   mean of E_d
//!   a table of positions   by rows, and by columns               mean of E_r
//!   inversions             Mallows' model
//!   numbers of an order, of two deals, of low bits         Dirichlet at their law
//!   neighbours, patterns, parity, orders, hands, pairs of them
//!   repeats                few seeds
//! ```
//!
//! Source: V. Vovk and R. Wang, "E-values: calibration, combination and
//! applications", Ann. Stat. 49 (2021) 1736; J. Ville, "Etude critique de la
//! notion de collectif" (1939).

mod dirichlet;
mod few_seeds;
mod mallows;

use std::sync::Arc;

use crate::finding::Frame;
use crate::law::{binomial_law, overlap_law};
use crate::shape::Shape;
use crate::tally::{BetweenTally, Digits, FrameTally, Number, Tally, compared};
use crate::test::number_law;
pub(crate) use dirichlet::{PARAMETERS, sum_ln};
use dirichlet::{average_ln, law_ln, uniform_ln};

/// What a bet has won.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bet {
    /// The test whose counts it bets on.
    pub test: &'static str,
    /// How it reads a deal.
    pub frame: Frame,
    /// ln of its capital, which was 1 at the beginning.
    pub ln: f64,
    /// Its share of the whole capital at the beginning.
    weight: f64,
}

impl Bet {
    /// A bet that was told of, as far as it is told: its share of the whole capital is not.
    pub fn told(test: &'static str, frame: Frame, ln: f64) -> Self {
        Self { test, frame, ln, weight: 1.0 }
    }
}

/// What all bets on a tally have won.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Capital {
    /// ln of the whole capital, which was 1 at the beginning.
    pub(crate) ln: f64,
    /// The bet that holds the largest part of it.
    pub(crate) strongest: Option<Bet>,
}

/// The capital of all bets, had they begun with the first deal of the tally.
/// `laws` are those of its shape.
pub(crate) fn capital(tally: &Tally, laws: &Laws) -> Capital {
    let mut bets = Vec::new();
    for frame in &tally.frames {
        decodings(frame, &mut bets);
        positions(frame, tally.shape().deck, &mut bets);
        numbers(frame, laws, &mut bets);
        closely(frame, tally.shape().deck, &mut bets);
    }
    between(&tally.between, laws, &mut bets);
    whole_deals(tally, &mut bets);
    let weight: f64 = bets.iter().map(|bet| bet.weight).sum();
    if bets.is_empty() {
        return Capital { ln: 0.0, strongest: None };
    }
    let parts = bets.iter().map(|bet| bet.ln + bet.weight.ln());
    let holds = |bet: &Bet| bet.ln + bet.weight.ln();
    let strongest = bets.iter().max_by(|a, b| holds(a).total_cmp(&holds(b)));
    Capital { ln: sum_ln(parts) - weight.ln(), strongest: strongest.copied() }
}

/// The laws that bets are held against, computed once a run.
#[derive(Clone, Debug)]
pub(crate) struct Laws {
    /// Of the numbers that orders show.
    numbers: Vec<(Number, Arc<[f64]>)>,
    /// Of how many first cards two deals share.
    overlap: Vec<f64>,
    /// The numbers of values of the Lehmer digits.
    sizes: Vec<u32>,
}

impl Laws {
    pub(crate) fn of(shape: Shape) -> Self {
        let laws = Number::ALL.map(|number| Some((number, number_law(number, shape)?)));
        let none = BetweenTally::new(shape);
        Self {
            numbers: laws.into_iter().flatten().collect(),
            overlap: match none.overlap.is_empty() {
                true => Vec::new(),
                false => overlap_law(shape.deck, compared(shape)),
            },
            sizes: (0..shape.dealt).map(|i| shape.deck - i).collect(),
        }
    }
}

/// How much is staked on a frame: most on deals as they lie and relative to
/// the deal before.
fn frame_weight(frame: Frame) -> f64 {
    match frame {
        Frame::PositionToCard => 1.0,
        Frame::Relative { lag: 1 } => 0.5,
        Frame::CardToPosition => 0.25,
        Frame::Relative { .. } => 0.05,
    }
}

/// Two bets on each decoding: that all its digits are off, and that one is.
fn decodings(tally: &FrameTally, bets: &mut Vec<Bet>) {
    for (decoding, digits) in tally.decodings() {
        let (all, one) = digits_ln(digits);
        let bet = |ln, weight| Bet { test: decoding.test(), frame: tally.frame, ln, weight };
        let weight = frame_weight(tally.frame);
        bets.extend([bet(all, weight), bet(one, 0.5 * weight)]);
    }
}

/// ln of the average over the parameters of the product over the digits, and
/// of the average over both.
fn digits_ln(digits: &Digits) -> (f64, f64) {
    let rows = by_row(digits);
    let singles: Vec<f64> = rows.iter().map(|row| average_ln(row)).collect();
    if singles.is_empty() {
        return (0.0, 0.0);
    }
    (average_ln(&product_ln(&rows)), average_ln(&singles))
}

/// ln of the product over the digits, for each of [`PARAMETERS`].
pub(crate) fn digits_products_ln(digits: &Digits) -> [f64; PARAMETERS.len()] {
    product_ln(&by_row(digits))
}

fn by_row(digits: &Digits) -> Vec<[f64; PARAMETERS.len()]> {
    digits.rows().filter(|row| row.len() > 1).map(uniform_ln).collect()
}

fn product_ln(rows: &[[f64; PARAMETERS.len()]]) -> [f64; PARAMETERS.len()] {
    let mut products = [0.0; PARAMETERS.len()];
    for row in rows {
        products.iter_mut().zip(row).for_each(|(product, ln)| *product += ln);
    }
    products
}

/// A bet that some position gets some cards too often, and one that some card
/// comes to some positions too often.
fn positions(tally: &FrameTally, cards: u32, bets: &mut Vec<Bet>) {
    let Some(table) = tally.position.as_ref().filter(|_| cards > 1) else { return };
    let cards = cards as usize;
    let rows: Vec<f64> =
        table.chunks_exact(cards).map(|row| average_ln(&uniform_ln(row))).collect();
    let bet = |ln, weight| Bet { test: "position", frame: tally.frame, ln, weight };
    let weight = frame_weight(tally.frame);
    if !rows.is_empty() {
        bets.push(bet(average_ln(&rows), 0.5 * weight));
    }
    // Only a whole deal shows where each card lies.
    if table.len() == cards * cards && !matches!(tally.frame, Frame::Relative { lag: 2.. }) {
        let mut column = vec![0; cards];
        let columns: Vec<f64> = (0..cards)
            .map(|card| {
                let counts = table.iter().skip(card).step_by(cards);
                column.iter_mut().zip(counts).for_each(|(to, &count)| *to = count);
                average_ln(&uniform_ln(&column))
            })
            .collect();
        bets.push(bet(average_ln(&columns), 0.5 * weight));
    }
}

fn numbers(tally: &FrameTally, laws: &Laws, bets: &mut Vec<Bet>) {
    let weight = frame_weight(tally.frame);
    let bet = |test, ln| Bet { test, frame: tally.frame, ln, weight };
    for (number, law) in &laws.numbers {
        if let Some((counts, _)) = tally.number(*number) {
            bets.push(bet(number.id(), of_law_ln(counts, law)));
        }
    }
    if laws.sizes.first().is_some_and(|&size| size > 1) {
        let parity = tally.even.map(|even| average_ln(&uniform_ln(&[even, tally.deals - even])));
        bets.extend(parity.map(|ln| bet("parity", ln)));
        let turned = tally.frame == Frame::CardToPosition;
        let inversions = tally.inversions().filter(|_| !turned);
        let ln = inversions.map(|total| mallows::inversions_ln(total, tally.deals, &laws.sizes));
        bets.extend(ln.map(|ln| bet("inversions", ln)));
    }
}

fn of_law_ln(counts: &[u64], law: &[f64]) -> f64 {
    law_ln(counts, |value| law.get(value).copied().unwrap_or(0.0))
}

/// Bets on what is read closely: who stands behind whom, patterns, low bits.
fn closely(tally: &FrameTally, cards: u32, bets: &mut Vec<Bet>) {
    let Some(close) = tally.close.as_ref().filter(|close| close.deals > 0) else { return };
    let weight = 0.5 * frame_weight(tally.frame);
    let bet = |test, ln| Bet { test, frame: tally.frame, ln, weight };
    if let Some(table) = &close.successors {
        let side = cards as usize + 1;
        let behind = |(card, row): (usize, &[u64])| {
            let others = [&row[..card], &row[card + 1..]].concat();
            average_ln(&uniform_ln(&others))
        };
        let rows: Vec<f64> = table.chunks_exact(side).enumerate().map(behind).collect();
        bets.push(bet("neighbours", average_ln(&rows)));
    }
    for digits in close.near_patterns.iter().chain(&close.far_patterns) {
        let (all, one) = digits_ln(digits);
        bets.push(bet("patterns", average_ln(&[all, one])));
    }
    for (_, pairs, totals) in close.low_bits.iter() {
        bets.push(bet("low-bits", coins_ln(pairs, totals, close.deals)));
    }
}

/// ln of the average capital of bets on coins of which `heads[i]` deals showed
/// heads on coin i, and `totals[k]` on k of them.
fn coins_ln(heads: &[u64], totals: &[u64], deals: u64) -> f64 {
    let one = |&count: &u64| average_ln(&uniform_ln(&[count, deals - count]));
    let ones: Vec<f64> = heads.iter().map(one).collect();
    let law = binomial_law(heads.len() as u32, 0.5);
    average_ln(&[average_ln(&ones), of_law_ln(totals, &law)])
}

/// Bets on a deal and the one before. A stretch of deals is no bet: it could be
/// stopped for before it is settled.
fn between(tally: &BetweenTally, laws: &Laws, bets: &mut Vec<Bet>) {
    let bet = |test, ln| Bet { test, frame: Frame::PositionToCard, ln, weight: 0.5 };
    if !tally.overlap.is_empty() {
        bets.push(bet("overlap", of_law_ln(&tally.overlap, &laws.overlap)));
    }
    for (_, draws, totals) in tally.low_bits.iter() {
        bets.push(bet("low-bits", coins_ln(draws, totals, tally.deals)));
    }
}

/// Bets on deals as wholes.
fn whole_deals(tally: &Tally, bets: &mut Vec<Bet>) {
    let shape = tally.shape();
    let bet = |test, ln| Bet { test, frame: Frame::PositionToCard, ln, weight: 1.0 };
    if let Some(orders) = tally.orders.as_ref().filter(|orders| orders.len() > 1) {
        bets.push(bet("orders", average_ln(&uniform_ln(orders))));
    }
    if let Some(inclusion) = &tally.inclusion {
        let chance = f64::from(shape.dealt) / f64::from(shape.deck.max(1));
        let held = |&count: &u64| {
            let chances = [chance, 1.0 - chance];
            law_ln(&[count, tally.deals() - count], |value| chances[value])
        };
        if 0.0 < chance && chance < 1.0 {
            let cards: Vec<f64> = inclusion.iter().map(held).collect();
            bets.push(bet("inclusion", average_ln(&cards)));
        }
    }
    if let Some(pairs) = tally.pair_inclusion.as_ref().filter(|_| shape.deck > 2) {
        let (n, k) = (f64::from(shape.deck), f64::from(shape.dealt));
        let chance = k * (k - 1.0) / (n * (n - 1.0));
        let held = |&count: &u64| {
            let chances = [chance, 1.0 - chance];
            law_ln(&[count, tally.deals() - count], |value| chances[value])
        };
        if 0.0 < chance && chance < 1.0 {
            bets.push(bet(
                "pair-inclusion",
                average_ln(&pairs.iter().map(held).collect::<Vec<_>>()),
            ));
        }
    }
    if let Some(outcomes_ln) = tally.outcomes_ln().filter(|&ln| ln > 0.0) {
        let ln = few_seeds::few_seeds_ln(tally.repetition(), outcomes_ln);
        bets.push(bet("repeats", ln));
    }
}
