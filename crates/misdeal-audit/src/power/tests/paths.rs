//! Every path of every fault, for a few cards, through the battery: a statistic
//! of N deals that show each outcome exactly as often as its law says is N times
//! the noncentrality of one deal, and a count is N times its chance.

use misdeal_shuffle::{Draw, faulty};

use super::*;
use crate::alike::Alike;
use crate::finding::Method;
use crate::power::everyday::{Fault, everyday};
use crate::power::signature::Shows;

/// The draws of path number `t`: its digits, each in the base of its draw.
struct Digits(u64);

impl Draw for Digits {
    fn at_most(&mut self, max: u64) -> u64 {
        let value = self.0 % (max + 1);
        self.0 /= max + 1;
        value
    }
}

/// The fault of a slug as a program, and the number of its paths for n cards.
struct Program {
    slug: &'static str,
    paths: fn(u64) -> u64,
    deal: fn(&mut [u32], &mut Digits, Shape),
}

const PROGRAMS: [Program; 7] = [
    Program {
        slug: "naive-swap",
        paths: |n| n.pow(n as u32),
        deal: |cards, draw, _| faulty::global_swap(cards, draw),
    },
    Program {
        slug: "sattolo",
        paths: |n| (1..n).product(),
        deal: |cards, draw, _| faulty::sattolo(cards, draw),
    },
    Program { slug: "end-fixed", paths: |n| (1..n).product(), deal: end_fixed },
    Program {
        slug: "rounding-endpoints",
        paths: |n| (1..n).map(|i| 2 * i).product(),
        deal: rounded,
    },
    Program { slug: "random-comparator", paths: |n| 1 << (2 * n), deal: binary_insertion },
    Program {
        slug: "random-transpositions",
        paths: |n| n.pow(2 * n as u32),
        deal: |cards, draw, shape| faulty::random_transpositions(cards, shape.deck.into(), draw),
    },
    Program { slug: "too-few-riffles", paths: |n| 1 << (3 * n), deal: three_riffles },
];

/// The last card of whole deals never moves, the first of others.
fn end_fixed(cards: &mut [u32], draw: &mut Digits, shape: Shape) {
    faulty::last_never_moves(cards, draw);
    if !shape.is_whole() {
        let last = cards.len() as u32 - 1;
        cards.reverse();
        cards.iter_mut().for_each(|card| *card = last - *card);
    }
}

/// round(u i) where 2 u i is one of 2i numbers, all alike.
fn rounded(cards: &mut [u32], draw: &mut Digits, _: Shape) {
    for i in (1..cards.len()).rev() {
        let half = draw.index_at_most(2 * i - 1);
        cards.swap(i, half.div_ceil(2));
    }
}

fn binary_insertion(cards: &mut [u32], draw: &mut Digits, _: Shape) {
    for i in 1..cards.len() {
        let (mut low, mut high) = (0, i);
        while low < high {
            let middle = (low + high) / 2;
            if draw.at_most(1) == 1 { low = middle + 1 } else { high = middle }
        }
        cards[low..=i].rotate_right(1);
    }
}

/// Forwards: coins say from which pile the next card drops, and their number how
/// many cards are in it.
fn three_riffles(cards: &mut [u32], draw: &mut Digits, _: Shape) {
    for _ in 0..3 {
        let coins: Vec<bool> = cards.iter().map(|_| draw.at_most(1) == 1).collect();
        let cut = coins.iter().filter(|&&is_lower| !is_lower).count();
        let (mut upper, mut lower) = (cards[..cut].iter(), cards[cut..].iter());
        let next = |&is_lower: &bool| if is_lower { lower.next() } else { upper.next() };
        let mixed: Vec<u32> = coins.iter().filter_map(next).copied().collect();
        cards.copy_from_slice(&mixed);
    }
}

/// What the battery says of every path of a program, as often as makes the
/// expected counts 50 or more.
fn of_every_path(program: &Program, shape: Shape, paths: u64) -> Vec<Finding> {
    findings(shape, paths * 2000u64.div_ceil(paths), |t, deal| {
        deal.extend(0..shape.deck);
        (program.deal)(deal, &mut Digits(t % paths), shape);
        deal.truncate(shape.dealt as usize);
        if shape.order == DealOrder::Set {
            deal.sort_unstable();
        }
    })
}

/// Whether the fault says of a finding what was found; `None` if it says nothing.
fn agrees(fault: &Fault, found: &Finding) -> Option<bool> {
    let deals = found.effect.deals as f64;
    let share = found.effect.observed as f64 / deals;
    let is_chi_square = |degrees: u64, per_deal: f64| {
        found.degrees == Some(degrees) && (found.statistic / deals - per_deal).abs() < 1e-10
    };
    let signatures = fault.signatures.iter().filter(|mine| mine.test == found.test);
    let answers = signatures.filter_map(|mine| match (&mine.shows, found.method) {
        (&Shows::ChiSquare { degrees, per_deal, .. }, Method::ChiSquare) => {
            Some(is_chi_square(degrees, per_deal))
        }
        (Shows::Digits(digits), Method::ChiSquare) => {
            let degrees = digits.iter().map(|digit| digit.values - 1).sum();
            Some(is_chi_square(degrees, digits.iter().map(|digit| digit.per_deal).sum()))
        }
        // The cell that stands out is one of those that were worked out.
        (&Shows::Cell { fair, faulty, .. }, Method::LargestCell) => {
            Some((fair - found.effect.mean).abs() + (faulty - share).abs() < 1e-9)
        }
        _ => None,
    });
    answers.reduce(|a, b| a || b)
}

#[test]
fn every_path_shows_what_the_formulas_say() {
    const PATHS_MAX: u64 = 70_000;
    let mut compared = 0;
    for program in &PROGRAMS {
        for n in 2..=5u32 {
            let paths = (program.paths)(u64::from(n));
            let sequences = (1..=n).map(|k| Shape::first(k, n));
            let shapes = sequences.chain((1..n).map(|k| set(k, n)));
            for shape in shapes.filter(|_| paths <= PATHS_MAX) {
                let faults = everyday(shape, &Alike::default());
                let fault = faults.iter().find(|fault| fault.slug == program.slug).unwrap();
                for found in of_every_path(program, shape, paths) {
                    // A bound, not a law.
                    let is_bounded =
                        (found.test, fault.slug) == ("fixed-points", "random-transpositions");
                    match agrees(fault, &found).filter(|_| !is_bounded) {
                        Some(agrees) => {
                            assert!(agrees, "{} {shape:?} {found:?}", fault.slug);
                            compared += 1;
                        }
                        // A table that the fault says nothing of is fair.
                        None if ["position", "inclusion"].contains(&found.test) => {
                            let deviation = found.effect.z().abs();
                            assert!(deviation < 1e-6, "{} {shape:?} {found:?}", fault.slug);
                        }
                        None => {}
                    }
                }
            }
        }
    }
    assert!(compared > 300, "{compared} comparisons");
}

/// The number of untouched cards bounds that of the fixed points.
#[test]
fn fixed_points_after_exchanges_are_bounded() {
    for n in 3..=4u64 {
        let paths = n.pow(2 * n as u32);
        let mut counts = vec![0u32; n as usize + 1];
        for path in 0..paths {
            let mut cards: Vec<u32> = (0..n as u32).collect();
            faulty::random_transpositions(&mut cards, n, &mut Digits(path));
            counts[(0..).zip(&cards).filter(|&(i, &card)| i == card).count()] += 1;
        }
        for count in 0..=n as usize {
            let exact = f64::from(counts[count..].iter().sum::<u32>()) / paths as f64;
            let bound = exchanges::fixed_at_least(n as u32, count as u32);
            assert!(bound <= exact + 1e-12, "{n} {count}: {bound} {exact}");
        }
    }
}
