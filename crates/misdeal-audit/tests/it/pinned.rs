//! Every figure of every test and bet for a few runs, as they were: what is right is shown by
//! the other tests, and this one shows what has changed.
//!
//! A line is a test: how many findings it has, and the sums of their statistics, logarithms of
//! p, counts, fair means and variances, and a number made of what they are about. With
//! `SNAPSHOTS=overwrite` they are written anew; read the difference.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use misdeal_audit::{
    Alike, Audit, AuditOptions, DealOrder, Decoding, FaultScore, Finding, Made, Mode, OnceSure,
    RunOptions, Scored, Shape, Tally, tally, test::battery,
};
use misdeal_deck::Deck;
use misdeal_shuffle::{Seed, ShuffleSpec};
use snapbox::{assert_data_eq, file};

/// So many deals that they do not repeat by the seed.
const SEEDS: u64 = u64::MAX;

/// Deals of the naive swap, which has something for most tests to see, from so many seeds.
fn deals(
    shape: Shape,
    alike: Option<Alike>,
    seeds: u64,
) -> Made<impl Fn(u64, &mut Vec<u32>) + Clone + Send> {
    let (spec, seed): (ShuffleSpec, _) = ("global-swap".parse().unwrap(), Seed::from(26));
    let made = Made::new(shape, move |t, deal| {
        deal.extend(0..shape.deck);
        spec.shuffle(deal, &mut seed.deal(t % seeds));
        deal.truncate(shape.dealt as usize);
    });
    match alike {
        Some(alike) => made.with_alike(alike),
        None => made,
    }
}

/// Points that no fault has, of positions and of draws.
fn scores(n: u32) -> Vec<FaultScore> {
    let score = |scored, cells: u32| FaultScore {
        fault: "none",
        variant: "",
        scored,
        points: (0..cells).map(|i| i * i % 101).collect(),
    };
    let draws = n * (n + 1) / 2;
    vec![
        score(Scored::Positions, n * n),
        score(Scored::Draws(Decoding::DrawsUp), draws),
        score(Scored::Draws(Decoding::DrawsDown), draws),
    ]
}

fn counted(shape: Shape, alike: Option<Alike>, seeds: u64, deals_max: u64) -> Tally {
    let options = RunOptions { deals_max, threads: 1 };
    let tally = tally(deals(shape, alike, seeds), &options, &|_| true).unwrap();
    let has_scores = shape.is_whole() && shape.deck <= 60;
    if has_scores { tally.with_scores(scores(shape.deck).into()) } else { tally }
}

/// Six digits, so that the last one of another library of logarithms does not matter.
fn sum(findings: &[Finding], of: impl Fn(&Finding) -> f64) -> String {
    format!("{:.5e}", findings.iter().map(of).sum::<f64>())
}

/// Mixes what a finding is about, without its figures, into a number of 16 bits.
fn digest(so_far: u16, finding: &str) -> u16 {
    let event = finding.split("event: ").nth(1).unwrap_or_default();
    let event = event.split(", observed").next().unwrap_or_default();
    let step = |hash: u16, byte: u8| (hash ^ u16::from(byte)).wrapping_mul(0x6255);
    event.bytes().fold(so_far, step)
}

fn figures(name: &str, tally: &Tally, text: &mut String) {
    let mut by_test: BTreeMap<&str, Vec<Finding>> = BTreeMap::new();
    for finding in battery().iter().flat_map(|test| test.judge(tally)) {
        by_test.entry(finding.test).or_default().push(finding);
    }
    for (test, findings) in by_test {
        let (count, statistic) = (findings.len(), sum(&findings, |f| f.statistic));
        let df: u64 = findings.iter().filter_map(|f| f.degrees).sum();
        let (ln_p, mean) = (sum(&findings, |f| f.ln_p), sum(&findings, |f| f.effect.mean));
        let observed = sum(&findings, |f| f.effect.observed as f64);
        let variance = sum(&findings, |f| f.effect.variance);
        let about = findings.iter().fold(0, |about, f| digest(about, &format!("{f:?}")));
        // Writing to a text cannot fail.
        let _ = writeln!(
            text,
            "{name}: {test} {count} of {df}, {statistic}, ln p {ln_p}, {observed} for {mean} \
             and {variance}, {about:04x}"
        );
    }
}

/// The capital at each look.
fn capital(
    name: &str,
    shape: Shape,
    alike: Option<Alike>,
    seeds: u64,
    deals_max: u64,
    text: &mut String,
) {
    let options = AuditOptions {
        alpha: 1e-300,
        mode: Mode::UntilSure,
        once_sure: OnceSure::ReadOn(0),
        run: RunOptions { deals_max, threads: 1 },
    };
    let mut audit = match &alike {
        Some(alike) => Audit::of(shape, alike, options),
        None => Audit::new(shape, options),
    };
    let source = deals(shape, alike, seeds);
    audit.read(source, &|_| true).unwrap();
    for look in audit.finish().verdict.looks {
        let _ = writeln!(text, "{name}: ln capital {:.6} at {}", look.capital_ln, look.deals);
    }
}

#[test]
fn nothing_has_changed_unnoticed() {
    let set = |k, n| Shape { order: DealOrder::Set, ..Shape::first(k, n) };
    let deck = |name: &str| Alike::of_deck(&Deck::named(name).unwrap());
    let pairs = |n: u32| {
        let names: Vec<String> = (0..n).map(|id| (id / 2).to_string()).collect();
        Alike::of_names(&names).unwrap()
    };
    let runs = [
        ("2 cards", Shape::whole(2), None, SEEDS, 1000),
        ("3 cards", Shape::whole(3), None, SEEDS, 30_000),
        ("4 cards", Shape::whole(4), None, SEEDS, 3000),
        ("10 cards", Shape::whole(10), None, SEEDS, 20_000),
        ("10 cards of 200 seeds", Shape::whole(10), None, 200, 3000),
        ("52 cards by name", Shape::whole(52), Some(deck("52")), SEEDS, 6000),
        ("5 of 20 cards", Shape::first(5, 20), None, SEEDS, 20_000),
        ("sets of 2 of 6 cards", set(2, 6), None, SEEDS, 2000),
        ("sets of 5 of 20 cards", set(5, 20), None, SEEDS, 20_000),
        ("sets of 5 of 52 cards by name", set(5, 52), Some(deck("52")), SEEDS, 5000),
        ("two of each of 5 cards", Shape::whole(10), Some(pairs(10)), SEEDS, 5000),
        ("7 deals of 52 cards", Shape::whole(52), None, SEEDS, 7),
        ("all but one of 5 cards", Shape::first(4, 5), None, SEEDS, 3000),
        ("sets of all but one of 4 cards", set(3, 4), None, SEEDS, 3000),
        ("3000 deals of 300 cards", Shape::whole(300), None, SEEDS, 3000),
        ("one deal of 366 cards", Shape::whole(366), None, SEEDS, 1),
        ("100 deals of 600 cards", Shape::whole(600), None, SEEDS, 100),
        ("40 deals of 3000 cards", Shape::whole(3000), None, SEEDS, 40),
    ];
    let mut text = String::new();
    for (name, shape, alike, seeds, deals) in runs {
        figures(name, &counted(shape, alike.clone(), seeds, deals), &mut text);
        if shape.deck <= 52 {
            capital(name, shape, alike, seeds, deals.min(20_000), &mut text);
        }
    }
    assert_data_eq!(text, file!["pinned.txt"].raw());
}
