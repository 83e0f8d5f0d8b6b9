//! How often two runs of one and the same shuffle seem to differ, by each sign of
//! `misdeal_audit::compare`: the figures in the documentation of its module. The
//! arguments are the number of runs a row, the false-alarm rate, and a part of the
//! names of the shuffles to run.

#![expect(clippy::print_stdout, reason = "an example prints")]

use misdeal_audit::{
    Audit, AuditOptions, Better, Comparison, Made, Mode, OnceSure, RunOptions, Shape, Verdict,
    compare,
};
use misdeal_shuffle::{Draw, Seed, ShuffleSpec};

/// A shuffle, the cards, and how many seeds it has, if few.
type Row = (&'static str, u32, Option<u64>);

const ROWS: [Row; 14] = [
    ("global-swap", 10, None),
    ("global-swap", 52, None),
    ("global-swap:washes=2", 10, None),
    ("sattolo", 10, None),
    ("sattolo", 52, None),
    ("last-never-moves", 10, None),
    ("recursive-draw", 10, None),
    ("sort-random-comparator", 10, None),
    ("sort-random-comparator", 52, None),
    ("wash", 10, None),
    ("wash:times=160", 52, None),
    ("random-transpositions:times=30", 10, None),
    ("fisher-yates", 52, Some(1 << 15)),
    ("fisher-yates", 52, Some(1_000_000)),
];

fn main() {
    let mut words = std::env::args().skip(1);
    let runs = words.next().and_then(|word| word.parse().ok()).unwrap_or(100);
    let alpha = words.next().and_then(|word| word.parse().ok()).unwrap_or(1e-6);
    let part = words.next().unwrap_or_default();
    println!("of {runs} runs each, at a false-alarm rate of {alpha:e}");
    println!(
        "| shuffle | cards | seeds | caught after | pairs | x4 | x8 | x16 \
         | bits | different | told apart |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for row in ROWS.into_iter().filter(|row| row.0.contains(&part)) {
        let verdicts: Vec<Verdict> = (0..runs).map(|run| audit(row, run, alpha)).collect();
        print_row(row, &verdicts);
    }
}

fn audit((spec, cards, seeds): Row, run: u64, alpha: f64) -> Verdict {
    let (spec, shape): (ShuffleSpec, _) =
        (spec.parse().expect("a shuffle of the catalogue"), Shape::whole(cards));
    let seed = Seed::from(run);
    let source = Made::new(shape, move |t, deal: &mut Vec<u32>| {
        deal.extend(0..cards);
        let mut draw = match seeds {
            None => seed.deal(t),
            // Deals of another set of seeds in every run.
            Some(seeds) => Seed::from((run + 1) << 32 | seed.deal(t).at_most(seeds - 1)).deal(0),
        };
        spec.shuffle(deal, &mut draw);
    });
    let mut audit = Audit::new(
        shape,
        AuditOptions {
            alpha,
            mode: Mode::UntilSure,
            once_sure: OnceSure::ReadOn(20_000),
            run: RunOptions { deals_max: 1_000_000, threads: 2 },
        },
    );
    audit.read(source, &|_| true).expect("made deals have no errors");
    audit.finish().verdict
}

fn print_row((spec, cards, seeds): Row, verdicts: &[Verdict]) {
    let pairs = || {
        let indexed = verdicts.iter().enumerate();
        indexed.flat_map(|(i, a)| verdicts[i + 1..].iter().map(move |b| compare(a, b)))
    };
    let all = pairs().count();
    let share = |is_so: &dyn Fn(&Comparison) -> bool| {
        format!("{:.2} %", 100.0 * pairs().filter(is_so).count() as f64 / all.max(1) as f64)
    };
    let apart = |c: &Comparison, factor: u64| {
        let last = |s: &misdeal_audit::Signs| s.caught_deals.unwrap_or(s.heard_deals);
        let is_later = |late, soon: Option<u64>| soon.is_some_and(|soon| late >= factor * soon);
        is_later(last(&c.a), c.b.caught_deals) || is_later(last(&c.b), c.a.caught_deals)
    };
    let mut caught: Vec<u64> =
        verdicts.iter().map(|v| v.sure.map_or(u64::MAX, |sure| sure.deals)).collect();
    caught.sort_unstable();
    let middle = caught[caught.len() / 2];
    println!(
        "| {spec} | {cards} | {} | {middle} | {all} | {} | {} | {} | {} | {} | {} |",
        seeds.map_or("many".to_owned(), |seeds| seeds.to_string()),
        share(&|c| apart(c, 4)),
        share(&|c| apart(c, 8)),
        share(&|c| apart(c, 16)),
        share(&|c| c.favours.fewer_bits_lost.is_some()),
        share(&|c| c.favours.more_different_deals.is_some()),
        share(&|c| matches!(c.better, Better::Side(_))),
    );
}
