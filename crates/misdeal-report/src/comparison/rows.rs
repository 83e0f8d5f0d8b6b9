//! What each row of the table says of one shuffle.

use misdeal_audit::power::POWER_ASKED;
use misdeal_audit::text::Naming;
use misdeal_audit::{CellInterval, Outcome, Settled, Signs, Verdict};

use super::bet::bet;
use super::share::{bits, down, estimated, odds, percent, percent_up, share_within};
use crate::lang::say;
use crate::numbers::grouped;
use crate::words::card;
use crate::words::verdict::answer;
use crate::{Lang, Report};

/// What is not known, or not there.
const NOTHING: &str = "-";

/// A row: the key of its name, and what it says of a report. `None` if there is nothing to
/// say; a row with nothing on either side is left out.
pub(super) type Row = (&'static str, fn(Lang, &Report, Option<&Signs>) -> Option<String>);

pub(super) const ROWS: [Row; 12] = [
    ("compare-row-verdict", |lang, report, _| Some(answer(lang, report.verdict.outcome))),
    ("compare-row-deals", |_, report, _| Some(deals(&report.verdict))),
    ("compare-row-invalid", |lang, report, _| invalid(lang, report)),
    ("compare-row-sure", |lang, report, _| Some(sure(lang, &report.verdict))),
    ("compare-row-odds", |lang, report, _| {
        report.verdict.log10_odds().map(|log10| odds(lang, log10))
    }),
    ("compare-row-total-variation", |lang, report, _| {
        let least = report.verdict.effects.total_variation_min()?;
        Some(say!(lang, "compare-total-variation", least = down(least)))
    }),
    ("compare-row-bet", |lang, report, _| {
        let best = report.verdict.effects.wagers.first()?;
        (best.advantage_min() > 0.0).then(|| wager(lang, best, &report.naming))
    }),
    ("compare-row-bits", |lang, _, signs| {
        let signs = signs?;
        let fair = format!("{:.1}", signs.bits_fair);
        signs.bits_lost.map(|lost| say!(lang, "compare-bits", lost = bits(lost), fair = fair))
    }),
    ("compare-row-different", |lang, report, _| {
        let space = report.verdict.effects.seeds?;
        let [deals, low, high] =
            [space.deals, space.interval.low, space.interval.high].map(estimated);
        Some(say!(lang, "compare-different", deals = deals, low = low, high = high))
    }),
    ("compare-row-cell", |lang, report, _| {
        let fair = 1.0 / f64::from(report.verdict.shape.deck.max(1));
        let mut cells = report.verdict.effects.cells.iter();
        let is_off = |cell: &&CellInterval| cell.chance.low > fair || cell.chance.high < fair;
        cells.find(is_off).map(|worst| cell(lang, worst, fair, &report.naming))
    }),
    ("compare-row-shown", |lang, report, _| {
        let least = report.verdict.power.cell?;
        Some(match least {
            ..1.0 => say!(lang, "compare-shown", part = percent_up(least)),
            _ => say!(lang, "compare-shown-times", times = format!("{:.1}", least + 1.05)),
        })
    }),
    ("compare-row-everyday", |lang, report, _| everyday(lang, &report.verdict)),
];

/// The text of a row for a report, or that there is none.
pub(super) fn text(
    lang: Lang,
    row: &Row,
    report: Option<&Report>,
    signs: Option<&Signs>,
) -> Option<String> {
    report.and_then(|report| row.1(lang, report, signs))
}

/// Something, or a dash.
pub(super) fn or_nothing(text: Option<String>) -> String {
    text.unwrap_or_else(|| NOTHING.to_owned())
}

fn deals(verdict: &Verdict) -> String {
    grouped(verdict.deals + verdict.invalid.deals)
}

fn invalid(lang: Lang, report: &Report) -> Option<String> {
    let invalid = &report.verdict.invalid;
    let first = invalid.first.as_ref().map(|first| crate::words::invalid(lang, first, report));
    let said = match first {
        Some(first) => say!(lang, "compare-invalid-first", deals = invalid.deals, first = first),
        None => say!(lang, "n-deals", deals = invalid.deals),
    };
    (invalid.deals > 0).then_some(said)
}

fn sure(lang: Lang, verdict: &Verdict) -> String {
    match verdict.sure {
        Some(sure) => say!(lang, "n-deals", deals = sure.deals),
        None => say!(lang, "compare-not-sure"),
    }
}

/// How many of the everyday faults would have been found, where none was.
fn everyday(lang: Lang, verdict: &Verdict) -> Option<String> {
    if verdict.outcome == Outcome::Misdeal {
        return None;
    }
    let faults = || verdict.power.faults.iter().filter(|fault| fault.deals_needed.is_some());
    let found = faults().filter(|fault| fault.would_have_been_found >= POWER_ASKED).count();
    match (found, faults().count()) {
        (_, 0) => None,
        (found, all) if found == all => {
            Some(say!(lang, "compare-everyday-all", all = all.to_string()))
        }
        (found, all) => {
            let (found, all) = (found.to_string(), all.to_string());
            Some(say!(lang, "compare-everyday", found = found, all = all))
        }
    }
}

pub(super) fn cell(lang: Lang, cell: &CellInterval, fair: f64, naming: &Naming) -> String {
    let share = cell.observed as f64 / cell.deals.max(1) as f64;
    say!(
        lang,
        "compare-cell",
        card = card(lang, naming, cell.card),
        position = cell.position.to_string(),
        share = share_within(lang, share, cell.chance),
        fair = percent(fair)
    )
}

/// The bet and how it went.
pub(super) fn wager(lang: Lang, settled: &Settled, naming: &Naming) -> String {
    let share = settled.won as f64 / settled.of.max(1) as f64;
    say!(
        lang,
        "compare-bet",
        bet = bet(lang, &settled.wager, naming),
        share = share_within(lang, share, settled.chance),
        fair = percent(settled.fair)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::GLUE;
    use misdeal_audit::Wager;
    use misdeal_audit::law::Interval;

    #[test]
    fn a_bet_says_how_it_went() {
        let settled = Settled {
            wager: Wager::Orders { ranks: vec![0, 2] },
            won: 6203,
            of: 10_000,
            fair: 0.5,
            chance: Interval { low: 0.6096, high: 0.6309 },
        };
        let said = |lang| wager(lang, &settled, &Naming::Numbers { first: 0 }).replace(GLUE, " ");
        assert_eq!(said(Lang::En), "one of 2 orders: 62.0 % (60.9 to 63.1); fair is 50 %");
        assert_eq!(said(Lang::Zh), "2 种顺序之一：62.0 %（60.9 至 63.1）；公平时为 50 %");
    }
}
