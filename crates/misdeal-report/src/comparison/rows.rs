//! What each row of the table says of one shuffle.

use misdeal_audit::power::POWER_ASKED;
use misdeal_audit::text::Naming;
use misdeal_audit::{CellInterval, Frame, Number, Outcome, Settled, Signs, Span, Verdict, Wager};

use super::share::{bits, down, estimated, odds, percent, percent_up, share_within};
use crate::Report;
use crate::numbers::{counted, grouped};

/// What is not known, or not there.
const NOTHING: &str = "-";

/// A row: its name, and what it says of a report. `None` if there is nothing to
/// say; a row with nothing on either side is left out.
pub(super) type Row = (&'static str, fn(&Report, Option<&Signs>) -> Option<String>);

pub(super) const ROWS: [Row; 12] = [
    ("verdict", |report, _| Some(outcome(report.verdict.outcome).to_owned())),
    ("deals read", |report, _| Some(deals(&report.verdict))),
    ("broke the rules", |report, _| invalid(report)),
    ("sure after", |report, _| Some(sure(&report.verdict))),
    ("odds against fair", |report, _| report.verdict.log10_odds().map(odds)),
    ("total variation", |report, _| {
        let least = report.verdict.effects.total_variation_min()?;
        Some(format!("at least {} (99\u{a0}%)", down(least)))
    }),
    ("best bet (99 %)", |report, _| {
        let best = report.verdict.effects.wagers.first()?;
        (best.advantage_min() > 0.0).then(|| wager(best, &report.naming))
    }),
    ("bits lost", |_, signs| {
        let signs = signs?;
        signs.bits_lost.map(|lost| format!("{} of {:.1} a deal", bits(lost), signs.bits_fair))
    }),
    ("different deals", |report, _| {
        let space = report.verdict.effects.seeds?;
        let [deals, low, high] =
            [space.deals, space.interval.low, space.interval.high].map(estimated);
        Some(format!("about {deals} ({low} to {high})"))
    }),
    ("worst cell (99 %)", |report, _| {
        let fair = 1.0 / f64::from(report.verdict.shape.deck.max(1));
        let mut cells = report.verdict.effects.cells.iter();
        let is_off = |cell: &&CellInterval| cell.chance.low > fair || cell.chance.high < fair;
        cells.find(is_off).map(|worst| cell(worst, fair, &report.naming))
    }),
    ("would have shown", |report, _| {
        let least = report.verdict.power.cell?;
        Some(match least {
            ..1.0 => format!("a card {} too often at a position", percent_up(least)),
            _ => format!("a card {:.1} times too often at a position", least + 1.05),
        })
    }),
    ("everyday faults", |report, _| everyday(&report.verdict)),
];

/// The text of a row for a report, or that there is none.
pub(super) fn text(row: &Row, report: Option<&Report>, signs: Option<&Signs>) -> Option<String> {
    report.and_then(|report| row.1(report, signs))
}

/// Something, or a dash.
pub(super) fn or_nothing(text: Option<String>) -> String {
    text.unwrap_or_else(|| NOTHING.to_owned())
}

fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Misdeal => "MISDEAL",
        Outcome::TooFewDeals => "TOO FEW DEALS",
        _ => "NO EVIDENCE against it",
    }
}

fn deals(verdict: &Verdict) -> String {
    grouped(verdict.deals + verdict.invalid.deals)
}

fn invalid(report: &Report) -> Option<String> {
    let invalid = &report.verdict.invalid;
    let first = invalid.first.as_ref().map(|first| crate::words::invalid(first, report));
    let first = first.map(|first| format!(", the first at {first}")).unwrap_or_default();
    (invalid.deals > 0).then(|| format!("{}{first}", counted(invalid.deals, "deal")))
}

fn sure(verdict: &Verdict) -> String {
    verdict.sure.map_or_else(|| "not sure".to_owned(), |sure| counted(sure.deals, "deal"))
}

/// How many of the everyday faults would have been found, where none was.
fn everyday(verdict: &Verdict) -> Option<String> {
    if verdict.outcome == Outcome::Misdeal {
        return None;
    }
    let faults = || verdict.power.faults.iter().filter(|fault| fault.deals_needed.is_some());
    let found = faults().filter(|fault| fault.would_have_been_found >= POWER_ASKED).count();
    match (found, faults().count()) {
        (_, 0) => None,
        (found, all) if found == all => Some(format!("all {all} would be found")),
        (found, all) => Some(format!("{found} of {all} would be found")),
    }
}

pub(super) fn cell(cell: &CellInterval, fair: f64, naming: &Naming) -> String {
    let share = cell.observed as f64 / cell.deals.max(1) as f64;
    let share = share_within(share, cell.chance);
    let card = naming.name(cell.card);
    format!("card {card} at position {}: {share}; fair is\u{a0}{}", cell.position, percent(fair))
}

/// The bet and how it went.
pub(super) fn wager(settled: &Settled, naming: &Naming) -> String {
    let share = share_within(settled.won as f64 / settled.of.max(1) as f64, settled.chance);
    format!("{}: {share}; fair is\u{a0}{}", bet(&settled.wager, naming), percent(settled.fair))
}

fn bet(wager: &Wager, naming: &Naming) -> String {
    match wager {
        Wager::Score { test, frame, points } => {
            format!("{}at least {} by {test}", read(*frame), counted_points(*points))
        }
        Wager::CardsAt { position, cards } => match &cards[..] {
            [card] => format!("position {position} gets card {}", naming.name(*card)),
            _ => format!("position {position} gets one of {} cards", cards.len()),
        },
        Wager::Parity { frame, is_even } => {
            let number = if *is_even { "an even" } else { "an odd" };
            format!("{}{number} number of exchanges", read(*frame))
        }
        Wager::Shows { frame, number, values } => {
            let relative = matches!(frame, Frame::Relative { .. });
            let (what, behind) = match number {
                Number::FixedPoints if relative => ("card", " that stay"),
                Number::FixedPoints => ("card", " at home"),
                Number::Cycles => ("cycle", ""),
                Number::FirstCycle => ("position", " in the first cycle"),
                Number::Descents => ("fall", ""),
                Number::Peaks => ("peak", ""),
                Number::Successions => ("succession", ""),
                Number::LongestRise => ("card", " in the longest rise"),
                Number::LongestFall => ("card", " in the longest fall"),
            };
            format!("{}{}{behind}", read(*frame), listed(values, what))
        }
        Wager::Orders { ranks } => match ranks.len() {
            1 => "one certain order".to_owned(),
            orders => format!("one of {} orders", grouped(orders as u64)),
        },
        Wager::Holds { card, is_there } => {
            let not = if *is_there { "" } else { "not " };
            format!("card {} {not}in the hand", naming.name(*card))
        }
        other => format!("{other:?}"),
    }
}

fn counted_points(points: i64) -> String {
    if points == 1 { "1 point".to_owned() } else { format!("{points} points") }
}

/// How the deal is read, before what is seen in it.
fn read(frame: Frame) -> String {
    match frame {
        Frame::PositionToCard => String::new(),
        Frame::CardToPosition => "read from the cards, ".to_owned(),
        Frame::Relative { lag: 1 } => "compared with the deal before, ".to_owned(),
        Frame::Relative { lag } => format!("compared with the deal {lag} before, "),
        _ => "read in another way, ".to_owned(),
    }
}

/// `0, 2-4 or 7+ things`, at most three of them.
fn listed(numbers: &[Span], thing: &str) -> String {
    if let [Span { from: 1, to: Some(1) }] = numbers {
        return format!("1 {thing}");
    }
    const SPANS_MAX: usize = 3;
    let span = |span: &Span| match *span {
        Span { from, to: Some(to) } if from == to => from.to_string(),
        Span { from, to: Some(to) } => format!("{from}-{to}"),
        Span { from, to: None } => format!("{from}+"),
    };
    let mut spans: Vec<String> = numbers.iter().take(SPANS_MAX).map(span).collect();
    if numbers.len() > SPANS_MAX {
        return format!("{}, ... {thing}s", spans.join(", "));
    }
    match (spans.pop(), spans.is_empty()) {
        (Some(last), false) => format!("{} or {last} {thing}s", spans.join(", ")),
        (last, _) => format!("{} {thing}s", last.unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use misdeal_audit::law::Interval;

    fn said(wager: Wager) -> String {
        bet(&wager, &Naming::Numbers { first: 1 })
    }

    fn shows(frame: Frame, number: Number, values: Vec<Span>) -> Wager {
        Wager::Shows { frame, number, values }
    }

    #[test]
    fn each_bet_in_few_words() {
        let (lies, before) = (Frame::PositionToCard, Frame::Relative { lag: 1 });
        let span = |from, to| Span { from, to };
        let rows = [
            (
                Wager::Score { test: "lehmer", frame: lies, points: 3 },
                "at least 3 points by lehmer",
            ),
            (
                Wager::Score { test: "draws-up", frame: before, points: 1 },
                "compared with the deal before, at least 1 point by draws-up",
            ),
            (Wager::CardsAt { position: 2, cards: vec![4] }, "position 2 gets card 5"),
            (Wager::CardsAt { position: 2, cards: vec![4, 5] }, "position 2 gets one of 2 cards"),
            (
                Wager::Parity { frame: Frame::CardToPosition, is_even: false },
                "read from the cards, an odd number of exchanges",
            ),
            (shows(lies, Number::FixedPoints, vec![span(0, Some(0))]), "0 cards at home"),
            (
                shows(
                    Frame::Relative { lag: 2 },
                    Number::FixedPoints,
                    vec![span(0, Some(0)), span(2, Some(4)), span(7, None)],
                ),
                "compared with the deal 2 before, 0, 2-4 or 7+ cards that stay",
            ),
            (
                shows(lies, Number::Cycles, (0..4).map(|i| span(2 * i, Some(2 * i))).collect()),
                "0, 2, 4, ... cycles",
            ),
            (shows(lies, Number::Cycles, vec![span(1, Some(1))]), "1 cycle"),
            (Wager::Orders { ranks: vec![5] }, "one certain order"),
            (Wager::Orders { ranks: vec![0, 5] }, "one of 2 orders"),
            (Wager::Holds { card: 2, is_there: false }, "card 3 not in the hand"),
        ];
        for (wager, words) in rows {
            assert_eq!(said(wager), words);
        }
    }

    #[test]
    fn a_bet_says_how_it_went() {
        let settled = Settled {
            wager: Wager::Orders { ranks: vec![0, 2] },
            won: 6203,
            of: 10_000,
            fair: 0.5,
            chance: Interval { low: 0.6096, high: 0.6309 },
        };
        let said = wager(&settled, &Naming::Numbers { first: 0 }).replace('\u{a0}', " ");
        assert_eq!(said, "one of 2 orders: 62.0 % (60.9 to 63.1); fair is 50 %");
    }
}
