//! By how much a misdeal is off.

use misdeal_audit::{BitsLost, CellInterval, Settled, Verdict, Wager};

use crate::{Lang, Report, words};

/// The most cells told of.
const CELLS_MAX: usize = 3;

/// How far a misdeal is from fair.
#[derive(Debug)]
pub(crate) struct Measures<'a> {
    /// The bets that win, each with its sentence.
    pub(crate) wagers: Vec<(&'a Settled, String)>,
    /// Total variation, bits and seeds, a sentence each.
    pub(crate) sentences: Vec<String>,
    /// The cells that are off, a phrase each.
    pub(crate) cells: Vec<String>,
}

/// What is told of a misdeal; nothing of what may be chance.
pub(crate) fn measures(report: &Report, lang: Lang) -> Measures<'_> {
    let verdict = &report.verdict;
    let effects = &verdict.effects;
    let wagers = told(&effects.wagers)
        .map(|settled| (settled, words::wager(words::Names::of(lang, report), settled)));
    let least = effects.total_variation_min().map(|least| words::total_variation(lang, least));
    let lost = effects.bits_lost.as_ref().filter(|lost| is_known(lost, verdict));
    let lost = lost.map(|lost| words::bits_lost(lang, lost));
    let seeds = effects.seeds.as_ref().map(|space| words::seeds(lang, space));
    let fair = 1.0 / f64::from(verdict.shape.deck.max(1));
    let is_off = |cell: &&CellInterval| cell.chance.low > fair || cell.chance.high < fair;
    let cells = effects.cells.iter().filter(is_off).take(CELLS_MAX);
    Measures {
        wagers: wagers.collect(),
        sentences: least.into_iter().chain(lost).chain(seeds).collect(),
        cells: cells.map(|cell| words::cell(lang, cell, fair, &report.naming)).collect(),
    }
}

/// The best bet, and if that is one on points, the best that says what it bets
/// on; none that may win no more often than it should.
fn told(wagers: &[Settled]) -> impl Iterator<Item = &Settled> {
    let wins = || wagers.iter().filter(|settled| settled.advantage_min() > 0.0);
    let is_score = |settled: &&Settled| matches!(settled.wager, Wager::Score { .. });
    let best = wins().next();
    let explicit = wins().find(|settled| !is_score(settled));
    best.into_iter().chain(explicit.filter(|_| best.as_ref().is_some_and(is_score)))
}

/// Bits that are missing by chance are no news: the decoding has to be evidence.
fn is_known(lost: &BitsLost, verdict: &Verdict) -> bool {
    let is_same = |test, frame| test == lost.test && frame == lost.frame;
    verdict.evidence().any(|judged| is_same(judged.finding.test, judged.finding.frame))
}
