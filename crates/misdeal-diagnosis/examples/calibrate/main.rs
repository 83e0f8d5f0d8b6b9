//! How often fair shuffles are called misdeals, and how p-values are spread:
//! `cargo xtask calibrate` runs this and keeps the figures in
//! `docs/calibration.md`. The arguments are the number of audits a row, of slow rows
//! that are looked at all the time a tenth, the deals of the long run, and a part of the
//! names of the rows to take. Fails if a rate is too high beyond chance.

#![expect(clippy::print_stdout, reason = "an example prints")]

mod rows;
mod spread;

use std::process::ExitCode;
use std::sync::Arc;

use misdeal_audit::law::binomial_interval;
use misdeal_audit::{
    Audit, AuditOptions, FaultScore, Made, Mode, OnceSure, Outcome, RunOptions, Shape, Source,
    Streamed, Verdict, judge, tally,
};
use misdeal_diagnosis::scores;
use misdeal_shuffle::{Seed, ShuffleSpec};

use rows::{Row, rows};
use spread::{Spread, collect, print_spread};

const ALPHA: f64 = 0.01;

fn main() -> ExitCode {
    let argument = |number| std::env::args().nth(number).and_then(|word| word.parse().ok());
    let audits: u64 = argument(1).unwrap_or(10_000);
    let long_run = argument(2).unwrap_or(50_000_000);
    let mut is_well = true;
    println!("| deals | mode | false alarms | rate, upper limit of 99.9 % | at most |");
    println!("|---|---|---|---|---|");
    let mut spread = Spread::new();
    let only = std::env::args().nth(3).unwrap_or_default();
    let all = rows();
    let chosen = (0..).zip(&all).filter(|(_, row)| row.about.contains(&only));
    for (number, row) in chosen {
        for mode in [Mode::Fixed, Mode::UntilSure] {
            let is_few = row.is_slow && mode == Mode::UntilSure;
            let audits = if is_few { audits.div_ceil(10) } else { audits };
            let verdicts = audit_all(number, row, mode, audits);
            let alarms = verdicts.iter().filter(|v| v.outcome == Outcome::Misdeal).count() as u64;
            // 99.9 % on either side.
            let rate = binomial_interval(alarms, audits, 0.002f64.ln());
            is_well &= rate.low <= ALPHA;
            println!(
                "| {} of {} | {} | {alarms} of {audits} | {:.4}, {:.4} | {ALPHA} |",
                row.deals,
                row.about,
                if mode == Mode::Fixed { "fixed" } else { "until sure" },
                alarms as f64 / audits as f64,
                rate.high,
            );
            if mode == Mode::Fixed {
                collect(&format!("{} of {}", row.deals, row.about), &verdicts, &mut spread);
            }
        }
    }
    is_well &= print_spread(spread);
    is_well &= watch_long(long_run);
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// One fair stream of 52 cards, watched for very long.
fn watch_long(deals_max: u64) -> bool {
    let shape = Shape::whole(52);
    let spec: ShuffleSpec = "fisher-yates".parse().expect("a shuffle of the catalogue");
    let seed = Seed::from(2026);
    let source = Made::new(shape, |t, deal: &mut Vec<u32>| {
        deal.extend(0..52);
        spec.shuffle(deal, &mut seed.deal(t));
    });
    let options = AuditOptions {
        alpha: 1e-6,
        mode: Mode::UntilSure,
        once_sure: OnceSure::ReadOn(0),
        run: RunOptions { deals_max, threads: 2 },
    };
    let verdict = run_source(source, options, &scores(shape).into());
    let log10 = |ln: f64| ln / std::f64::consts::LN_10;
    let most = verdict.looks.iter().map(|look| log10(look.capital_ln)).fold(f64::MIN, f64::max);
    println!();
    println!("| fair stream of 52 cards | looks | alarm | capital at most | in the end |");
    println!("|---|---|---|---|---|");
    println!(
        "| {} deals | {} | {} | 10^{most:.2} | 10^{:.2} |",
        verdict.deals,
        verdict.looks.len(),
        if verdict.sure.is_some() { "yes" } else { "none" },
        verdict.log10_odds().unwrap_or(0.0),
    );
    verdict.sure.is_none()
}

/// Audits on both threads of a small machine, each with deals of its own.
fn audit_all(number: u64, row: &Row, mode: Mode, audits: u64) -> Vec<Verdict> {
    let scores: Arc<[FaultScore]> = scores(row.shape).into();
    let part = |first: u64| -> Vec<Verdict> {
        (first..audits).step_by(2).map(|run| audit(number, row, mode, run, &scores)).collect()
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| part(1));
        let mut all = part(0);
        all.extend(other.join().expect("the other thread audits too"));
        all
    })
}

fn audit(number: u64, row: &Row, mode: Mode, run: u64, scores: &Arc<[FaultScore]>) -> Verdict {
    let shape = row.shape;
    let options = AuditOptions {
        alpha: ALPHA,
        mode,
        once_sure: OnceSure::ReadOn(0),
        run: RunOptions { deals_max: row.deals, threads: 1 },
    };
    let spec: ShuffleSpec = "fisher-yates".parse().expect("a shuffle of the catalogue");
    // Other deals for every run of every row and mode.
    let mode_number = u64::from(mode == Mode::Fixed);
    let seed = Seed::from((2 * number + mode_number) << 32 | run);
    let fresh = Made::new(shape, |t, deal: &mut Vec<u32>| {
        deal.extend(0..shape.deck);
        spec.shuffle(deal, &mut seed.deal(t));
        deal.truncate(shape.dealt as usize);
    })
    .with_alike(row.alike.clone());
    let (mut deck, mut t) = ((0..shape.deck).collect::<Vec<u32>>(), 0);
    let kept = Streamed::new(shape, |deal| {
        spec.shuffle(&mut deck, &mut seed.deal(t));
        t += 1;
        deal.extend(&deck[..shape.dealt as usize]);
        Ok::<_, std::convert::Infallible>(())
    });
    match row.is_reset {
        true => run_source(fresh, options, scores),
        false => run_source(kept, options, scores),
    }
}

fn run_source(source: impl Source, options: AuditOptions, scores: &Arc<[FaultScore]>) -> Verdict {
    if options.mode == Mode::Fixed {
        // What a fixed audit comes to, without the looks that only measure.
        let tally = tally(source, &options.run, &|_| true).expect("made deals have no errors");
        return judge(&tally.with_scores(scores.clone()), options.alpha);
    }
    let audit = Audit::of(source.shape(), &source.alike(), options);
    let mut audit = audit.with_scores(scores.clone());
    audit.read(source, &|_| true).expect("made deals have no errors");
    audit.finish().verdict
}
