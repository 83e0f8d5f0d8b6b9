//! Verdicts on built-in shuffles of several shapes, with their diagnoses.

use misdeal_audit::{
    Alike, Audit, AuditOptions, DealOrder, Made, Mode, OnceSure, RunOptions, Shape,
};
use misdeal_diagnosis::{diagnose, scores};
use misdeal_report::{Report, shown_maps};
use misdeal_shuffle::{Draw, Seed, fair, faulty, physical};

use super::check;
use crate::sample;

/// A report on the first `dealt` cards of a shuffle of two thousand seeds, so that some deals
/// come again.
fn report(
    shape: Shape,
    alike: Alike,
    mode: Mode,
    shuffle: impl Fn(&mut [u32], &mut dyn Draw) + Clone + Send,
) -> Report {
    report_of(2000, shape, alike, mode, shuffle)
}

/// A naive swap of 52 cards, with what made it.
pub(crate) fn naive_swap() -> Report {
    let swap = |cards: &mut [u32], draw: &mut dyn Draw| faulty::global_swap(cards, draw);
    report_of(u64::MAX, Shape::whole(52), Alike::default(), Mode::UntilSure, swap)
}

fn report_of(
    seeds: u64,
    shape: Shape,
    alike: Alike,
    mode: Mode,
    shuffle: impl Fn(&mut [u32], &mut dyn Draw) + Clone + Send,
) -> Report {
    let options = AuditOptions {
        alpha: 1e-6,
        mode,
        once_sure: OnceSure::ReadOn(2000),
        run: RunOptions { deals_max: 4000, threads: 1 },
    };
    let make = move |index: u64, deal: &mut Vec<u32>| {
        deal.extend(0..shape.deck);
        shuffle(deal, &mut Seed::from(1).deal(index % seeds));
        deal.truncate(shape.dealt as usize);
        if shape.order == DealOrder::Set {
            deal.sort_unstable();
        }
    };
    let mut audit = Audit::of(shape, &alike, options).with_scores(scores(shape).into());
    audit.read(Made::new(shape, make).with_alike(alike), &|_| true).expect("no errors");
    let audited = audit.finish();
    let mut report = sample::all().swap_remove(0).1;
    report.diagnosis = Some(diagnose(&audited.tally, 1));
    report.maps = shown_maps(&audited.tally, report.diagnosis.as_ref());
    report.verdict = audited.verdict;
    report
}

fn names(deck: u32, different: u32) -> Alike {
    let names: Vec<String> = (0..deck).map(|card| (card % different).to_string()).collect();
    Alike::of_names(&names).expect("a deck")
}

#[test]
fn verdicts_on_shuffles_are_read_again() {
    let (whole, first) = (Shape::whole(8), Shape::first(3, 8));
    let set = Shape { order: DealOrder::Set, ..first };
    let copies = names(8, 4);
    type Shuffle = fn(&mut [u32], &mut dyn Draw);
    let shuffles: [(&str, Shuffle); 6] = [
        ("fisher-yates", |cards, draw| fair::fisher_yates(cards, draw)),
        ("naive-swap", |cards, draw| faulty::global_swap(cards, draw)),
        ("sattolo", |cards, draw| faulty::sattolo(cards, draw)),
        ("transpositions", |cards, draw| faulty::random_transpositions(cards, 5, draw)),
        ("riffle", |cards, draw| riffle(cards, draw)),
        ("nothing", |_, _| {}),
    ];
    for (name, shuffle) in shuffles {
        for (kind, shape, alike) in [
            ("whole", whole, Alike::default()),
            ("first", first, Alike::default()),
            ("set", set, Alike::default()),
            ("copies", whole, copies.clone()),
            ("copies, first", first, copies.clone()),
        ] {
            let mode = if name == "sattolo" { Mode::Fixed } else { Mode::UntilSure };
            check(&report(shape, alike, mode, shuffle), &format!("{name}, {kind}"));
        }
    }
}

fn riffle(cards: &mut [u32], draw: &mut dyn Draw) {
    let mut deck = cards.to_vec();
    physical::riffle(&mut deck, 2, draw);
    cards.copy_from_slice(&deck);
}

/// A pack with ranks and suits, which hands are told by.
#[test]
fn a_verdict_on_a_pack_is_read_again() {
    let deck = misdeal_deck::Deck::named("52").expect("a deck");
    let mut report =
        report(Shape::whole(52), Alike::of_deck(&deck), Mode::UntilSure, |cards, draw| {
            faulty::global_swap(cards, draw);
        });
    report.naming = misdeal_audit::text::Naming::of_deck(&deck);
    check(&report, "a pack");
}
