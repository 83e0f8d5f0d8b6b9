//! The command to run next.

use std::path::Path;

use misdeal_audit::{ALPHA_DEFAULT, Because, Better, Comparison, DealOrder, Shape, Side};
use misdeal_report::{Next, Purpose, Report, quoted};
use misdeal_shuffle::{Seed, ShuffleSpec};

use super::Args;
use super::args::DEALS_DEFAULT;

/// More deals where they could tell, else the whole report on one of the two.
pub(super) fn command(
    args: &Args,
    comparison: Option<&Comparison>,
    a: Option<&Report>,
    b: Option<&Report>,
) -> Next {
    // Who has ended has no more to give.
    let is_cut = |report: Option<&Report>| {
        report
            .is_some_and(|report| report.verdict.deals + report.verdict.invalid.deals >= args.deals)
    };
    match comparison.map(|comparison| comparison.because) {
        Some(Because::HeardTooShortly { caught, deals_wanted })
            if is_cut(if caught == Side::A { b } else { a }) =>
        {
            again(deals_wanted, Purpose::LongEnough)
        }
        Some(Because::NoneCaught | Because::TooFewDeals) if is_cut(a) || is_cut(b) => {
            again(args.deals.saturating_mul(10), Purpose::SmallerFaults)
        }
        _ => {
            let is_a_better = comparison.is_some_and(|c| c.better == Better::Side(Side::A));
            let worse = if is_a_better { b.or(a) } else { a.or(b) };
            let list = || Next {
                purpose: Purpose::Comparable,
                command: "misdeal list shuffles".to_owned(),
            };
            worse.map_or_else(list, |report| report.next.clone())
        }
    }
}

/// The audit of a file, as it was.
pub(super) fn audit_file(args: &Args, path: &Path) -> Next {
    let reading = &args.reading;
    let mut words = vec![quoted(&path.to_string_lossy())];
    let mut flag = |name: &str, value: Option<String>| {
        words.extend(value.into_iter().flat_map(|value| [name.to_owned(), quoted(&value)]));
    };
    flag("--deck", reading.deck.clone());
    flag("--cards", reading.cards.map(|cards| cards.to_string()));
    flag("--of", reading.of.map(|of| of.to_string()));
    flag("--first-index", reading.first_index.map(|first| first.to_string()));
    flag("--start-order", reading.start_order.clone());
    let lines = reading.lines_per_deal;
    flag("--lines-per-deal", (lines != 1).then(|| lines.to_string()));
    words.extend(reading.unordered.then(|| "--unordered".to_owned()));
    audit(args, words)
}

/// The audit of a shuffle, as it was.
pub(super) fn audit_shuffle(args: &Args, spec: &ShuffleSpec, shape: Shape, seed: &Seed) -> Next {
    let mut words = vec!["--shuffle".to_owned(), spec.to_string()];
    let mut flag = |name: &str, value: String| words.extend([name.to_owned(), value]);
    flag("--cards", shape.dealt.to_string());
    if shape.dealt != shape.deck {
        flag("--of", shape.deck.to_string());
    }
    flag("--seed", seed.to_string());
    words.extend((shape.order == DealOrder::Set).then(|| "--unordered".to_owned()));
    audit(args, words)
}

fn audit(args: &Args, mut words: Vec<String>) -> Next {
    if args.deals != DEALS_DEFAULT {
        words.extend(["--deals".to_owned(), args.deals.to_string()]);
    }
    if args.alpha != ALPHA_DEFAULT {
        words.extend(["--alpha".to_owned(), args.alpha.to_string()]);
    }
    let command = format!("misdeal audit {}", words.join(" "));
    Next { purpose: Purpose::WholeReport, command }
}

/// This command with so many deals.
fn again(deals: u64, purpose: Purpose) -> Next {
    let mut words = vec!["misdeal".to_owned()];
    let mut given = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    while let Some(word) = given.next() {
        if word == "--deals" {
            given.next();
        } else if !word.starts_with("--deals=") {
            words.push(quoted(&word));
        }
    }
    // Flags end at a `--`, so this one goes to the front.
    let command = words.iter().position(|word| word == "compare").map_or(1, |at| at + 1);
    words.splice(command..command, ["--deals".to_owned(), deals.to_string()]);
    Next { purpose, command: words.join(" ") }
}
