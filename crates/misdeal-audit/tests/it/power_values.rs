//! The power that is stated, against runs of the battery.

use misdeal_audit::power::power;
use misdeal_audit::test::battery;
use misdeal_audit::{Finding, Frame, Method, RunOptions, Shape, Streamed, Tally, tally};
use misdeal_shuffle::{Draw, Seed, ShuffleSpec};

use crate::{made, shuffled};

const ALPHA: f64 = 1e-6;

/// A finding at the rate of one finding, two-sided: of a chi-square the upper tail
/// gets half of it, whatever tail its p-value is of.
fn is_found(finding: &Finding) -> bool {
    let ln_p = match (finding.method, finding.degrees) {
        (Method::ChiSquare, Some(degrees)) => {
            misdeal_audit::law::chi_square_upper_ln(finding.statistic, degrees)
                + std::f64::consts::LN_2
        }
        _ => finding.ln_p,
    };
    ln_p <= ALPHA.ln()
}

/// The runs of so many in which a finding of the test is evidence.
fn found(test: &str, frame: Frame, runs: u64, run: impl Fn(u64) -> Tally) -> u64 {
    let shows = |tally: &Tally| {
        let mut findings = battery().iter().flat_map(|test| test.judge(tally));
        findings.any(|found| found.test == test && found.frame == frame && is_found(&found))
    };
    (0..runs).filter(|&seed| shows(&run(seed))).count() as u64
}

/// The naive swap at the number of deals that is said to be needed, and at two
/// thirds of it.
///
/// With 99 % in each run, the runs without a finding are binomial (300, .01): 3 on
/// average, 10 or more with chance 1.0e-3, over the choice of the seeds. At two
/// thirds the share is compared with what is said then, within 4 standard errors
/// of .023 at most 9 points.
#[test]
fn the_naive_swap_is_found_as_often_as_it_says() {
    const RUNS: u64 = 300;
    let shape = Shape::whole(10);
    let needed = power(shape, 0, &|_| ALPHA).faults[0].deals_needed.unwrap();
    // By the chi-square alone.
    let is_the_chi_square =
        |found: &Finding| found.test == "position" && found.method == Method::ChiSquare;
    let shows = |tally: &Tally| {
        let mut findings = battery().iter().flat_map(|test| test.judge(tally));
        findings.find(is_the_chi_square).is_some_and(|found| is_found(&found))
    };
    let share = |deals: u64| {
        let run = |&seed: &u64| shows(&shuffled("global-swap", shape, deals, 4000 + seed));
        (0..RUNS).filter(run).count() as f64 / RUNS as f64
    };
    let enough = share(needed);
    assert!(enough >= 0.97, "{needed} deals: {enough}");
    let less = needed * 2 / 3;
    let says = power(shape, less, &|_| ALPHA).faults[0].would_have_been_found;
    let got = share(less);
    assert!(says < 0.9 && (got - says).abs() < 0.09, "{less} deals: {got}, {says} said");
}

/// Each everyday fault at the number of deals that is said to be needed: of 100
/// runs with 99 % each, 9 or more are without a finding with chance 8.4e-7.
#[test]
fn every_fault_is_found_when_it_says() {
    const RUNS: u64 = 100;
    type Program = fn(&mut [u32], &mut dyn Draw);
    let programs: [(&str, Option<Program>, &str); 8] = [
        ("naive-swap", None, "global-swap"),
        ("sattolo", None, "sattolo"),
        ("end-fixed", None, "last-never-moves"),
        ("rounding-endpoints", Some(rounded), ""),
        ("random-comparator", Some(binary_insertion), ""),
        ("random-transpositions", None, "random-transpositions"),
        ("parity-locked", Some(even), ""),
        ("too-few-riffles", Some(three_riffles), ""),
    ];
    for n in [10, 52] {
        let shape = Shape::whole(n);
        let faults = power(shape, 0, &|_| ALPHA).faults;
        for (slug, program, name) in programs {
            let fault = faults.iter().find(|fault| fault.fault == slug).unwrap();
            let needed = fault.deals_needed.unwrap();
            let count = found(fault.test, Frame::PositionToCard, RUNS, |run| match program {
                None => shuffled(name, shape, needed, run),
                Some(program) => made(shape, needed, move |t, deal| {
                    deal.extend(0..n);
                    program(deal, &mut Seed::from(run).deal(t));
                }),
            });
            assert!(count >= RUNS - 8, "{slug}, {n} cards, {needed} deals: {count}");
        }
    }
}

/// The same for 2^15 seeds, each with an order of its own, and for a deck that is
/// not put in order between deals.
#[test]
fn faults_of_successive_deals_are_found_when_they_say() {
    const RUNS: u64 = 100;
    for n in [10, 52] {
        let shape = Shape::whole(n);
        let faults = power(shape, 0, &|_| ALPHA).faults;
        let named = |slug: &str| faults.iter().find(|fault| fault.fault == slug).unwrap();
        let fair: ShuffleSpec = "fisher-yates".parse().unwrap();
        let seeds = named("few-seeds");
        let needed = seeds.deals_needed.unwrap();
        let count = found(seeds.test, Frame::PositionToCard, RUNS, |run| {
            let fair = fair.clone();
            made(shape, needed, move |t, deal| {
                let seed = Seed::from(run).deal(t).at_most((1 << 15) - 1);
                deal.extend(0..n);
                fair.shuffle(deal, &mut Seed::from(RUNS + run).deal(seed));
            })
        });
        assert!(count >= RUNS - 8, "seeds, {n} cards, {needed} deals: {count}");

        let naive: ShuffleSpec = "global-swap".parse().unwrap();
        let carried = named("carry-over");
        let needed = carried.deals_needed.unwrap();
        let count = found(carried.test, Frame::Relative { lag: 1 }, RUNS, |run| {
            let (mut deck, mut t) = ((0..n).collect::<Vec<u32>>(), 0);
            let source = Streamed::new(shape, |deal| {
                naive.shuffle(&mut deck, &mut Seed::from(run).deal(t));
                t += 1;
                deal.extend(&deck);
                Ok::<(), std::convert::Infallible>(())
            });
            let options = RunOptions { deals_max: needed, threads: 1 };
            tally(source, &options, &|_| true).unwrap()
        });
        assert!(count >= RUNS - 8, "carried over, {n} cards, {needed} deals: {count}");
    }
}

/// round(u i), for u one of 2^32 numbers.
fn rounded(cards: &mut [u32], draw: &mut dyn Draw) {
    for i in (1..cards.len()).rev() {
        let u = draw.at_most((1 << 32) - 1);
        cards.swap(i, ((u as usize * i) + (1 << 31)) >> 32);
    }
}

fn binary_insertion(cards: &mut [u32], draw: &mut dyn Draw) {
    for i in 1..cards.len() {
        let (mut low, mut high) = (0, i);
        while low < high {
            let middle = (low + high) / 2;
            if draw.at_most(1) == 1 { low = middle + 1 } else { high = middle }
        }
        cards[low..=i].rotate_right(1);
    }
}

/// Fisher-Yates whose last exchange makes the number of exchanges even.
fn even(cards: &mut [u32], draw: &mut dyn Draw) {
    let mut is_odd = false;
    for i in (1..cards.len()).rev() {
        let j = if i == 1 { usize::from(!is_odd) } else { draw.index_at_most(i) };
        is_odd ^= j != i;
        cards.swap(i, j);
    }
}

fn three_riffles(cards: &mut [u32], draw: &mut dyn Draw) {
    for _ in 0..3 {
        let coins: Vec<bool> = cards.iter().map(|_| draw.at_most(1) == 1).collect();
        let cut = coins.iter().filter(|&&is_lower| !is_lower).count();
        let (mut upper, mut lower) = (cards[..cut].iter(), cards[cut..].iter());
        let next = |&is_lower: &bool| if is_lower { lower.next() } else { upper.next() };
        let mixed: Vec<u32> = coins.iter().filter_map(next).copied().collect();
        cards.copy_from_slice(&mixed);
    }
}
