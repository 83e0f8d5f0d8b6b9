//! The everyday faults, and how each shows in deals of a shape.

use super::copies;
use super::laws::{comparator, exchanges, naive_swap::NaiveSwap, riffles, rounding};
use super::placement::{Placement, Table, has_table};
use super::signature::{Shows, Signature};
use crate::alike::Alike;
use crate::finding::Span;
use crate::law::{cycles_law, fixed_points_law};
use crate::shape::Shape;
use crate::tally::CLASSES_MAX;
use crate::test::classes::classes_of_largest_cell;

/// A fault with the findings it shows in.
pub(super) struct Fault {
    pub(super) slug: &'static str,
    pub(super) about: &'static str,
    pub(super) signatures: Vec<Signature>,
}

const SEEDS: u32 = 1 << 15;

const COMPARATOR: &str = "random comparator in a binary insertion sort, where of k+1 slots one \
                          that d coins find has chance 2^-d";

/// The everyday faults, in a fixed order; one that the shape cannot show, or
/// that is none for so few cards, has no signatures.
pub(super) fn everyday(shape: Shape, alike: &Alike) -> Vec<Fault> {
    if alike.copies().is_some() {
        return of_copies(shape, alike);
    }
    let naive = naive_swap(shape);
    let carried = relative_to_the_deal_before(shape, naive.clone());
    in_order([
        naive,
        sattolo(shape),
        end_fixed(shape),
        rounded(shape),
        random_comparator(shape),
        transpositions(shape),
        parity_locked(shape),
        three_riffles(shape),
        few_seeds(shape),
        carried,
    ])
}

/// Where copies look alike, only where each card comes and how often deals
/// repeat is left of these faults; a cycle or a parity cannot be seen.
fn of_copies(shape: Shape, alike: &Alike) -> Vec<Fault> {
    let mut rows: [Vec<Signature>; 10] = Default::default();
    if let Some(seen) = copies::Seen::of(shape, alike).filter(|_| is_tabled(shape)) {
        let naive = NaiveSwap::new(shape.deck);
        let naive = |card, position| naive.at(card, position);
        let rounding = rounding::Rounding::new(shape.deck);
        let riffles = riffles::table(shape.deck, shape.dealt, 3);
        let comparator = comparator::table(shape);
        let exchanges = shape.deck > 2;
        rows = [
            seen.placed(naive),
            seen.placed(sattolo_at(shape)),
            seen.placed(end_fixed_at(shape)),
            seen.placed(|card, position| rounding.at(card, position)),
            comparator.map_or_else(Vec::new, |rows| {
                seen.placed(|card, position| rows[card as usize][position as usize])
            }),
            if exchanges { seen.placed(transpositions_at(shape)) } else { Vec::new() },
            Vec::new(),
            seen.placed(|card, position| riffles[(card * shape.dealt + position) as usize]),
            seen.few_seeds(SEEDS),
            seen.moved_since_the_deal_before(naive),
        ];
    }
    in_order(rows)
}

/// Their slugs, and what they are in words.
pub(super) const NAMES: [(&str, &str); 10] = [
    ("naive-swap", "naive swap"),
    ("sattolo", "Sattolo's shuffle, where no card may stay"),
    ("end-fixed", "an end that never moves"),
    ("rounding-endpoints", "rounded draws, whose ends come half as often"),
    ("random-comparator", COMPARATOR),
    ("random-transpositions", "n exchanges of two random cards"),
    ("parity-locked", "locked parity"),
    ("too-few-riffles", "three riffles"),
    ("few-seeds", "2^15 seeds"),
    ("carry-over", "naive swap of a deck that is never put in order"),
];

fn in_order(signatures: [Vec<Signature>; 10]) -> Vec<Fault> {
    let fault = |((slug, about), signatures)| Fault { slug, about, signatures };
    NAMES.into_iter().zip(signatures).map(fault).collect()
}

/// True if the law of card by position can be seen, and worked out.
fn is_tabled(shape: Shape) -> bool {
    has_table(shape) && Table::of(shape).is_some()
}

/// The findings of a law `chance(card, position)`.
fn by_table(shape: Shape, chance: impl Fn(u32, u32) -> f64) -> Vec<Signature> {
    if is_tabled(shape) { Placement::of(shape, chance).signatures() } else { Vec::new() }
}

fn naive_swap(shape: Shape) -> Vec<Signature> {
    if !is_tabled(shape) {
        return Vec::new();
    }
    let law = NaiveSwap::new(shape.deck);
    by_table(shape, |card, position| law.at(card, position))
}

/// Any single cycle, all alike: no card at home, all others anywhere else.
fn sattolo_at(shape: Shape) -> impl Fn(u32, u32) -> f64 {
    let away = 1.0 / f64::from(shape.deck.max(2) - 1);
    move |card, position| if card == position { 0.0 } else { away }
}

fn sattolo(shape: Shape) -> Vec<Signature> {
    let mut signatures = by_table(shape, sattolo_at(shape));
    if shape.is_whole() && shape.deck > 1 {
        let holds = |span: Span, value| f64::from(u8::from(in_span(span, value)));
        signatures.extend(number(shape, "cycles", &cycles_law(shape.deck), |s| holds(s, 1)));
        let fixed = fixed_points_law(shape.deck);
        signatures.extend(number(shape, "fixed-points", &fixed, |span| holds(span, 0)));
    }
    signatures
}

/// The last card of whole deals and the first of others, since a deal begins
/// with it; the rest fair.
fn end_fixed_at(shape: Shape) -> impl Fn(u32, u32) -> f64 {
    let end = if shape.is_whole() { shape.deck.max(1) - 1 } else { 0 };
    let others = 1.0 / f64::from(shape.deck.max(2) - 1);
    move |card, position| match (card == end, position == end) {
        (true, true) => 1.0,
        (false, false) => others,
        _ => 0.0,
    }
}

fn end_fixed(shape: Shape) -> Vec<Signature> {
    let mut signatures = by_table(shape, end_fixed_at(shape));
    if shape.is_whole() && shape.deck > 1 {
        let fair = fixed_points_law(shape.deck);
        // One more than the others have among themselves.
        let mut faulty = fixed_points_law(shape.deck - 1);
        faulty.insert(0, 0.0);
        let chance = |span| sum_of(&faulty, span);
        signatures.extend(number(shape, "fixed-points", &fair, chance));
    }
    signatures
}

fn rounded(shape: Shape) -> Vec<Signature> {
    let mut signatures = Vec::new();
    if is_tabled(shape) {
        let law = rounding::Rounding::new(shape.deck);
        signatures = by_table(shape, |card, position| law.at(card, position));
    }
    // Two cards have one draw, of two values that round() leaves alike.
    if shape.is_whole() && shape.deck > 2 {
        if has_table(shape) {
            let shows = Shows::Digits(rounding::draws(shape.deck));
            signatures.push(Signature { test: "draws-down", is_relative: false, shows });
        }
        let faulty = rounding::cycles(shape.deck);
        let fair = cycles_law(shape.deck);
        signatures.extend(number(shape, "cycles", &fair, |span| sum_of(&faulty, span)));
    }
    signatures
}

fn random_comparator(shape: Shape) -> Vec<Signature> {
    if is_tabled(shape) { comparator::placement(shape).signatures() } else { Vec::new() }
}

fn transpositions_at(shape: Shape) -> impl Fn(u32, u32) -> f64 {
    let home = exchanges::home(shape.deck);
    let away = (1.0 - home) / f64::from(shape.deck - 1);
    move |card, position| if card == position { home } else { away }
}

fn transpositions(shape: Shape) -> Vec<Signature> {
    // Two cards are exchanged or not, by a fair coin.
    if shape.deck < 3 {
        return Vec::new();
    }
    let mut signatures = by_table(shape, transpositions_at(shape));
    if shape.is_whole() {
        let fair = fixed_points_law(shape.deck);
        let bounded = |span: Span| match span.to {
            // Only "so many or more" has a bound; take any other as fair.
            Some(_) => sum_of(&fair, span),
            None => exchanges::fixed_at_least(shape.deck, span.from).max(sum_of(&fair, span)),
        };
        signatures.extend(number(shape, "fixed-points", &fair, bounded));
    }
    signatures
}

fn parity_locked(shape: Shape) -> Vec<Signature> {
    let is_visible = shape.is_whole() && shape.deck > 1;
    // Two-sided, and one count: as a table of one cell.
    let signature = Signature::cell("parity", 1, 0.5, 1.0);
    signature.into_iter().filter(|_| is_visible).collect()
}

fn three_riffles(shape: Shape) -> Vec<Signature> {
    if !is_tabled(shape) {
        return Vec::new();
    }
    let table = riffles::table(shape.deck, shape.dealt, 3);
    by_table(shape, |card, position| table[(card * shape.dealt + position) as usize])
}

/// Each seed with a deal of its own choice. Where there are no more deals than
/// seeds, every deal has its seeds and the fault is too small to be one.
///
/// Equal deals show it first. Where there are hardly more deals than seeds, equal
/// ones are no news in a long run, and a still longer one shows by the table which
/// deals have seeds: of 8 cards neither does from 45,000 to 115,000 deals.
fn few_seeds(shape: Shape) -> Vec<Signature> {
    if shape.outcomes().is_some_and(|outcomes| outcomes <= u128::from(SEEDS)) {
        return Vec::new();
    }
    let seeds = f64::from(SEEDS);
    let repeats = Shows::Repeats { seeds, outcomes_ln: shape.outcomes_ln() };
    let table = Table::of(shape).filter(|_| has_table(shape)).map(|table| {
        let Table { test, degrees, deals_min, .. } = table;
        Signature { test, is_relative: false, shows: Shows::Seeds { seeds, degrees, deals_min } }
    });
    let repeats = Signature { test: "repeats", is_relative: false, shows: repeats };
    [repeats].into_iter().chain(table).collect()
}

/// What the shuffle did to the deal before follows the law of the shuffle of a
/// deck in order. Only whole deals can be compared.
fn relative_to_the_deal_before(shape: Shape, signatures: Vec<Signature>) -> Vec<Signature> {
    let visible = signatures.into_iter().filter(|_| shape.is_whole());
    visible.map(|signature| Signature { is_relative: true, ..signature }).collect()
}

/// The counts of the classes of a number, given the law of a fair shuffle and
/// the chance of each class under the fault.
fn number(
    shape: Shape,
    test: &'static str,
    fair: &[f64],
    faulty: impl Fn(Span) -> f64,
) -> Vec<Signature> {
    let classes = classes_of_largest_cell(CLASSES_MAX.min(shape.deck as usize + 1), fair);
    let cells = classes.len() as u64;
    let signature =
        classes.iter().map(|class| Signature::cell(test, cells, class.chance, faulty(class.span)));
    signature.flatten().collect()
}

fn in_span(span: Span, value: u32) -> bool {
    span.from <= value && span.to.is_none_or(|to| value <= to)
}

fn sum_of(law: &[f64], span: Span) -> f64 {
    let inside = (0..).zip(law).filter(|&(value, _)| in_span(span, value));
    inside.map(|(_, chance)| chance).sum()
}
