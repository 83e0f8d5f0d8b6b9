//! Saved tallies: the bytes are those of the format, and separate runs are
//! judged as one.

use std::path::{Path, PathBuf};

use misdeal_audit::saved::{Merger, RunId, SavedRun, SavedTally};
use misdeal_audit::text::{Naming, Note, Text, TextOptions, Unit};
use misdeal_audit::{
    Audit, AuditOptions, DealOrder, Frame, Made, Mode, OnceSure, Outcome, RunEnd, RunOptions,
    Shape, Source, Tally, Verdict, judge, tally,
};
use misdeal_shuffle::{Seed, ShuffleSpec, faulty};
use proptest::prelude::*;

fn vectors() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpora/vectors")
}

fn bytes(saved: &SavedTally) -> Vec<u8> {
    let mut bytes = Vec::new();
    saved.write(&mut bytes).unwrap();
    bytes
}

fn run<S: Source>(source: S, deals_max: u64, threads: usize) -> Tally {
    tally(source, &RunOptions { deals_max, threads }, &|_| true).unwrap()
}

fn saved(tally: Tally, id: u128) -> SavedTally {
    let run = SavedRun {
        version: "0.1.0".to_owned(),
        subject: "tally-v2.txt".to_owned(),
        id: RunId::Random(id),
        end: RunEnd::Complete,
        unit: Unit::Line,
        notes: Vec::new(),
        invalid_in: None,
    };
    SavedTally { tally, naming: Naming::Numbers { first: 1 }, run }
}

/// Written by tally-v2.py, which shares no code with this crate.
#[test]
fn the_bytes_are_those_of_version_2() {
    let text = std::fs::read(vectors().join("tally-v2.txt")).unwrap();
    let source = Text::open(&text[..], &TextOptions::default()).unwrap();
    let counted = saved(run(source, 1000, 1), 0x0011_2233_4455_6677_8899_aabb_ccdd_eeff);
    let expected = std::fs::read(vectors().join("tally-v2.tally")).unwrap();
    assert!(bytes(&counted) == expected, "the tally of tally-v2.txt is not tally-v2.tally");
    let read = SavedTally::read(&expected[..]).unwrap();
    assert_eq!((&read.run, &read.naming), (&counted.run, &counted.naming));
    assert_eq!((read.tally.deals(), read.tally.invalid()), (39, counted.tally.invalid()));
    assert_eq!(judge(&read.tally, 1e-6).outcome, Outcome::Misdeal);
}

#[test]
fn so_are_those_of_sets_and_names_and_notes() {
    let expected = std::fs::read(vectors().join("tally-v2-set.tally")).unwrap();
    let read = SavedTally::read(&expected[..]).unwrap();
    assert!(bytes(&read) == expected);
    assert_eq!(read.tally.shape(), Shape { order: DealOrder::Set, ..Shape::first(2, 5) });
    assert_eq!(read.naming.name(3), "小王");
    assert_eq!((&read.run.id, read.run.end), (&RunId::Seed("0x2a".into()), RunEnd::Interrupted));
    assert_eq!(read.run.notes[2], Note::SetInferred);
}

/// Whatever the threads, the same bytes.
#[test]
fn threads_do_not_matter_to_the_bytes() {
    let made = |threads| {
        let source = Made::new(Shape::whole(12), |t, deal| {
            deal.extend(0..12);
            faulty::global_swap(deal, &mut Seed::from(3).deal(t));
        });
        bytes(&saved(run(source, 20_000, threads), 1))
    };
    assert!(made(3) == made(1));
}

/// Deals `from..to` of a seed.
fn part(spec: &str, shape: Shape, from: u64, to: u64) -> Tally {
    let spec: ShuffleSpec = spec.parse().unwrap();
    let made = Made::new(shape, move |t, deal| {
        deal.extend(0..shape.deck);
        spec.shuffle(deal, &mut Seed::from(8).deal(from + t));
        deal.truncate(shape.dealt as usize);
    });
    run(made, to - from, 2)
}

/// What is said of deals as they lie and of their places.
fn lying(verdict: &Verdict) -> Vec<String> {
    let is_relative = |frame| matches!(frame, Frame::Relative { .. });
    let findings = verdict.findings.iter().map(|judged| judged.finding);
    // Each run begins anew, so fewer deals stand beside one before.
    let findings = findings
        .filter(|finding| !is_relative(finding.frame) && !finding.effect.event.spans_deals());
    findings.map(|finding| format!("{finding:?}")).collect()
}

/// Runs on several machines, judged together, say what one run says.
#[test]
fn separate_runs_are_judged_as_one_of_a_fixed_number() {
    let hand = Shape { order: DealOrder::Set, ..Shape::first(5, 52) };
    for (spec, shape) in [
        ("fisher-yates", Shape::whole(52)),
        ("global-swap", Shape::whole(10)),
        ("fisher-yates", Shape::first(5, 52)),
        ("fisher-yates", hand),
    ] {
        let one = judge(&part(spec, shape, 0, 9000), 1e-6);
        let mut merger = Merger::new();
        for (id, from, to) in [(3, 5000, 9000), (1, 0, 1), (2, 1, 5000)] {
            let read = bytes(&saved(part(spec, shape, from, to), id));
            merger.add(SavedTally::read(&read[..]).unwrap()).unwrap();
        }
        let merged = merger.finish().unwrap();
        let sum = judge(&merged.tally, 1e-6);
        assert_eq!((sum.outcome, sum.mode, sum.deals), (one.outcome, one.mode, one.deals));
        assert_eq!(sum.position, one.position);
        assert_eq!(lying(&sum), lying(&one), "{spec} {shape:?}");
    }
}

/// Beyond 65,536 deals a run reads one in 32 in the frames that cost most, and
/// each run begins anew.
#[test]
fn each_run_reads_its_first_deals_in_all_frames() {
    let shape = Shape::whole(3);
    let most = (1 << 16) + (3 << 10);
    let mut merger = Merger::new();
    merger.add(saved(part("wash", shape, 0, most), 1)).unwrap();
    merger.add(saved(part("wash", shape, most, 2 * most), 2)).unwrap();
    let sum = merger.finish().unwrap().tally;
    assert_eq!(sum.deals_in(Frame::PositionToCard), 2 * most);
    // Stretch 64, the first beyond, is the one of its 32.
    let read = (1 << 16) + (1 << 10);
    assert_eq!(sum.deals_in(Frame::CardToPosition), 2 * read);
    assert_eq!(sum.deals_in(Frame::Relative { lag: 8 }), 2 * (read - 8));
}

/// Only a run that was cut because it was sure has a number of deals that
/// depends on them.
#[test]
fn a_run_knows_why_it_ended() {
    let end = |mode, once_sure, deals_max, patience: u64| {
        let run = RunOptions { deals_max, threads: 1 };
        let options = AuditOptions { alpha: 1e-6, mode, once_sure, run };
        let mut audit = Audit::new(Shape::whole(10), options);
        let never_moves = Made::new(Shape::whole(10), |_, deal| deal.extend(0..10));
        audit.read(never_moves, &|deals| deals < patience).unwrap();
        audit.finish().end
    };
    let read_on = OnceSure::ReadOn(100);
    assert_eq!(end(Mode::UntilSure, read_on, 1000, u64::MAX), RunEnd::Sure);
    // As many deals as were asked for, although it was sure.
    assert_eq!(end(Mode::UntilSure, read_on, 50, u64::MAX), RunEnd::Complete);
    assert_eq!(end(Mode::UntilSure, OnceSure::ReadAll, 1000, u64::MAX), RunEnd::Complete);
    assert_eq!(end(Mode::Fixed, read_on, 1000, u64::MAX), RunEnd::Complete);
    assert_eq!(end(Mode::Fixed, read_on, 1_000_000, 5000), RunEnd::Interrupted);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A damaged or torn file of a full deck is never judged.
    #[test]
    fn damage_is_found(
        flips in prop::collection::vec((any::<prop::sample::Index>(), 0..8u8), 1..4),
        cut in any::<prop::sample::Index>(),
    ) {
        static GOOD: std::sync::LazyLock<Vec<u8>> =
            std::sync::LazyLock::new(|| bytes(&saved(part("wash", Shape::whole(52), 0, 200), 1)));
        let mut bad = GOOD.clone();
        for (at, bit) in &flips {
            bad[at.index(GOOD.len())] ^= 1 << bit;
        }
        prop_assert!(bad == *GOOD || SavedTally::read(&bad[..]).is_err());
        prop_assert!(SavedTally::read(&GOOD[..cut.index(GOOD.len())]).is_err());
    }
}
