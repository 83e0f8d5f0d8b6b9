//! How often fair shuffles are called misdeals, and how p-values are spread:
//! `cargo xtask calibrate` runs this and keeps the figures in
//! `docs/calibration.md`. The arguments are the number of audits a row and the
//! deals of the long run. Fails if a rate is too high beyond chance.

#![expect(clippy::print_stdout, reason = "an example prints")]

use std::collections::BTreeMap;
use std::process::ExitCode;

use misdeal_audit::law::binomial_interval;
use misdeal_audit::{
    Audit, AuditOptions, Made, Method, Mode, OnceSure, Outcome, RunOptions, Shape, Source,
    Streamed, Verdict, judge, tally,
};
use misdeal_shuffle::{Seed, ShuffleSpec};

const ALPHA: f64 = 0.01;
/// Up to here p-values that are not continuous must not come too often.
const TAIL: f64 = 0.1;

/// A kind of run: what is dealt, and how many deals.
struct Row {
    about: &'static str,
    shape: Shape,
    is_reset: bool,
    deals: u64,
}

const fn whole(about: &'static str, cards: u32, is_reset: bool, deals: u64) -> Row {
    let shape = Shape { deck: cards, dealt: cards, order: misdeal_audit::DealOrder::Sequence };
    Row { about, shape, is_reset, deals }
}

fn rows() -> Vec<Row> {
    vec![
        whole("3 cards", 3, true, 1000),
        whole("10 cards", 10, true, 1000),
        whole("52 cards", 52, true, 2700),
        Row {
            about: "the first 3 of 10 cards",
            shape: Shape::first(3, 10),
            is_reset: true,
            deals: 1000,
        },
        Row {
            about: "the first 5 of 52 cards",
            shape: Shape::first(5, 52),
            is_reset: true,
            deals: 2700,
        },
        whole("10 cards, never put in order", 10, false, 1000),
    ]
}

fn main() -> ExitCode {
    let argument = |number| std::env::args().nth(number).and_then(|word| word.parse().ok());
    let audits = argument(1).unwrap_or(10_000);
    let long_run = argument(2).unwrap_or(50_000_000);
    let mut is_well = true;
    println!("| deals | mode | false alarms | rate, upper limit of 99.9 % | at most |");
    println!("|---|---|---|---|---|");
    let mut spread = BTreeMap::new();
    for row in rows() {
        for mode in [Mode::Fixed, Mode::UntilSure] {
            let verdicts = audit_all(&row, mode, audits);
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
                collect(&row, &verdicts, &mut spread);
            }
        }
    }
    is_well &= print_spread(audits, spread);
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
    let verdict = run_source(source, options);
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
fn audit_all(row: &Row, mode: Mode, audits: u64) -> Vec<Verdict> {
    let part = |first: u64| -> Vec<Verdict> {
        (first..audits).step_by(2).map(|run| audit(row, mode, run)).collect()
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| part(1));
        let mut all = part(0);
        all.extend(other.join().expect("the other thread audits too"));
        all
    })
}

fn audit(row: &Row, mode: Mode, run: u64) -> Verdict {
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
    let kind = u64::from(shape.deck * 64 + shape.dealt) * 4 + u64::from(row.is_reset) * 2;
    let seed = Seed::from((kind + mode_number) << 32 | run);
    let fresh = Made::new(shape, |t, deal: &mut Vec<u32>| {
        deal.extend(0..shape.deck);
        spec.shuffle(deal, &mut seed.deal(t));
        deal.truncate(shape.dealt as usize);
    });
    let (mut deck, mut t) = ((0..shape.deck).collect::<Vec<u32>>(), 0);
    let kept = Streamed::new(shape, |deal| {
        spec.shuffle(&mut deck, &mut seed.deal(t));
        t += 1;
        deal.extend(&deck[..shape.dealt as usize]);
        Ok::<_, std::convert::Infallible>(())
    });
    if row.is_reset { run_source(fresh, options) } else { run_source(kept, options) }
}

fn run_source(source: impl Source, options: AuditOptions) -> Verdict {
    if options.mode == Mode::Fixed {
        // What a fixed audit comes to, without the looks that only measure.
        let tally = tally(source, &options.run, &|_| true).expect("made deals have no errors");
        return judge(&tally, options.alpha);
    }
    let mut audit = Audit::new(source.shape(), options);
    audit.read(source, &|_| true).expect("made deals have no errors");
    audit.finish().verdict
}

/// p-values by row, test and method.
type Spread = BTreeMap<(String, bool), Vec<f64>>;

fn collect(row: &Row, verdicts: &[Verdict], spread: &mut Spread) {
    for judged in verdicts.iter().flat_map(|verdict| &verdict.findings) {
        let finding = &judged.finding;
        if finding.method == Method::Proof {
            continue;
        }
        // A chi-square of many degrees of freedom has a continuous law, as good as.
        let is_continuous = finding.degrees.is_some_and(|degrees| degrees >= 81);
        let kind =
            format!("{} {:?} {:?} {:?}", row.about, finding.test, finding.frame, finding.method);
        spread.entry((kind, is_continuous)).or_default().push(finding.ln_p.exp());
    }
}

/// The largest distance between the share of p-values at most x and x, over
/// all x: above x for every finding, on both sides for continuous ones.
fn print_spread(audits: u64, spread: Spread) -> bool {
    let (mut above, mut below) = ((0.0, String::new()), (0.0, String::new()));
    let (mut kinds, mut continuous) = (0, 0);
    for ((kind, is_continuous), mut values) in spread {
        values.sort_by(f64::total_cmp);
        let count = values.len() as f64;
        kinds += 1;
        continuous += usize::from(is_continuous);
        for (rank, p) in values.iter().enumerate() {
            let (share_before, share) = (rank as f64 / count, (rank + 1) as f64 / count);
            // Equal values count together.
            let is_last = values.get(rank + 1).is_none_or(|next| next > p);
            // A chi-square of few classes takes few values, and in the middle of
            // its law that is seen; what decides is the tail.
            let is_looked_at = is_continuous || *p <= TAIL;
            if is_last && is_looked_at && share - p > above.0 {
                above = (share - p, kind.clone());
            }
            if is_continuous && p - share_before > below.0 {
                below = (p - share_before, kind.clone());
            }
        }
    }
    // Dvoretzky-Kiefer-Wolfowitz with Massart's constant, for all kinds at once.
    let bound = (2.0 * f64::from(kinds) / 0.001).ln() / (2.0 * audits as f64);
    println!();
    println!("| p-values of fixed runs | kinds | largest distance | where | bound, 99.9 % |");
    println!("|---|---|---|---|---|");
    let bound = bound.sqrt();
    println!("| at most x too often | {kinds} | {:.4} | {} | {bound:.4} |", above.0, above.1);
    println!(
        "| not uniform, continuous ones | {continuous} | {:.4} | {} | {bound:.4} |",
        below.0, below.1
    );
    above.0 <= bound && below.0 <= bound
}
