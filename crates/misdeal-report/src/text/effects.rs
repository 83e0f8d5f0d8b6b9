//! By how much a misdeal is off.

use misdeal_audit::{BitsLost, CellInterval, Settled, Verdict, Wager};

use crate::page::Page;
use crate::{Lang, Report, words};

/// The most cells told of.
const CELLS_MAX: usize = 3;

pub(super) fn effects(page: &mut Page, report: &Report, lang: Lang) {
    let verdict = &report.verdict;
    let effects = &verdict.effects;
    for settled in told(&effects.wagers) {
        page.say(2, &words::wager(settled, &report.naming, verdict.shape, &verdict.alike));
    }
    if let Some(least) = effects.total_variation_min() {
        page.say(2, &words::total_variation(lang, least));
    }
    if let Some(lost) = effects.bits_lost.as_ref().filter(|lost| is_known(lost, verdict)) {
        page.say(2, &words::bits_lost(lang, lost));
    }
    if let Some(space) = &effects.seeds {
        page.say(2, &words::seeds(lang, space));
    }
    let fair = 1.0 / f64::from(verdict.shape.deck.max(1));
    let is_off = |cell: &&CellInterval| cell.chance.low > fair || cell.chance.high < fair;
    let mut cells = effects.cells.iter().filter(is_off).take(CELLS_MAX).peekable();
    if cells.peek().is_some() {
        page.say(2, &words::cells(lang));
    }
    for cell in cells {
        page.say(4, &words::cell(lang, cell, fair, &report.naming));
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
