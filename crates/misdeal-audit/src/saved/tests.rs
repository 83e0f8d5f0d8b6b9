//! Whatever is saved comes back and adds up.

mod made_up;

use super::{DEALS_MAX, Merged, Merger, RunId, SavedRun, SavedTally};
use crate::audit::RunEnd;
use crate::block::Block;
use crate::finding::Frame;
use crate::shape::{DealOrder, Shape};
use crate::source::text::{Naming, Note, Unit};
use crate::tally::{Counter, Tally};
use misdeal_shuffle::{Seed, fair};

fn set(dealt: u32, deck: u32) -> Shape {
    Shape { order: DealOrder::Set, ..Shape::first(dealt, deck) }
}

/// Deals `from..to` of a seed; every 97th has a card twice, if it has two.
fn deals(shape: Shape, from: u64, to: u64) -> Tally {
    let mut block = Block::new(shape);
    for t in from..to {
        let mut deal: Vec<u32> = (0..shape.deck).collect();
        fair::fisher_yates(&mut deal, &mut Seed::from(5).deal(t));
        deal.truncate(shape.dealt as usize);
        if t % 97 == 96 && shape.dealt > 1 {
            deal[1] = deal[0];
        }
        block.push(t - from + 1, &deal);
    }
    let mut counter = Counter::new(shape);
    counter.add(&block, 0);
    counter.finish()
}

fn saved(tally: Tally, id: u128) -> SavedTally {
    SavedTally {
        naming: Naming::Numbers { first: 0 },
        run: SavedRun {
            version: "0.1.0".to_owned(),
            subject: "a subject".to_owned(),
            id: RunId::Random(id),
            end: RunEnd::Complete,
            unit: Unit::Deal,
            notes: Vec::new(),
            invalid_in: None,
        },
        tally,
    }
}

fn bytes(saved: &SavedTally) -> Vec<u8> {
    let mut bytes = Vec::new();
    saved.write(&mut bytes).unwrap();
    bytes
}

#[track_caller]
fn assert_same(a: &Tally, b: &Tally) {
    assert_eq!((a.shape(), a.deals(), a.invalid()), (b.shape(), b.deals(), b.invalid()));
    assert!(a.frames == b.frames, "the frames differ");
    assert_eq!((&a.inclusion, &a.orders), (&b.inclusion, &b.orders));
    assert_eq!(a.fingerprints.sorted(), b.fingerprints.sorted());
}

fn shapes() -> Vec<(Shape, u64)> {
    let whole = [(0, 5), (1, 5), (2, 50), (3, 200), (8, 300), (10, 300), (52, 300), (130, 100)];
    let parts = [(0, 52), (1, 1), (1, 2000), (3, 7), (5, 52), (51, 52)];
    let sets = [(0, 3), (1, 3), (5, 52), (6, 300)];
    let whole = whole.map(|(n, count)| (Shape::whole(n), count));
    let parts = parts.map(|(k, n)| (Shape::first(k, n), 300));
    let sets = sets.map(|(k, n)| (set(k, n), 300));
    let large = [(Shape::whole(1024), 3), (Shape::whole(1100), 20), (Shape::first(7, 1 << 20), 3)];
    whole.into_iter().chain(parts).chain(sets).chain(large).collect()
}

#[test]
fn what_is_saved_comes_back() {
    for (shape, count) in shapes() {
        let saved = saved(deals(shape, 0, count), 7);
        assert_eq!(saved.tally.heard(), count);
        let bytes = bytes(&saved);
        let again = SavedTally::read(&bytes[..]).unwrap_or_else(|e| panic!("{shape:?}: {e}"));
        assert_same(&saved.tally, &again.tally);
        assert_eq!((&again.run, &again.naming), (&saved.run, &saved.naming));
        assert_eq!(self::bytes(&again), bytes);
    }
    // A run of no deals, too.
    let none = saved(Tally::new(Shape::whole(4)), 0);
    assert_same(&SavedTally::read(&bytes(&none)[..]).unwrap().tally, &none.tally);
}

#[test]
fn what_is_known_of_a_run_comes_back() {
    let mut saved = saved(deals(Shape::first(2, 4), 0, 200), u128::MAX);
    saved.naming = Naming::Words(["As", "小王", "a\"b\\", ""].map(str::to_owned).to_vec());
    saved.run = SavedRun {
        version: "9.9.9-β".to_owned(),
        subject: "sh -c 'echo \"1 2\"'".to_owned(),
        id: RunId::Seed("0x2a".to_owned()),
        end: RunEnd::Sure,
        unit: Unit::Run,
        notes: vec![
            Note::FirstIndexAssumed,
            Note::PartialInferred { dealt: 2, deck: 4, first: Some(1) },
            Note::SetInferred,
            Note::LabelsInferred { first: "1".to_owned(), last: "9".to_owned() },
        ],
        invalid_in: Some("b.txt".to_owned()),
    };
    let again = SavedTally::read(&bytes(&saved)[..]).unwrap();
    assert_eq!((again.run, again.naming), (saved.run.clone(), saved.naming.clone()));
    // What is said of several runs is said anew, not saved.
    saved.run.notes.push(Note::RunsAdded { runs: 2 });
    saved.run.subject = "a\nb\u{1b}[31m".to_owned();
    let again = SavedTally::read(&bytes(&saved)[..]).unwrap();
    assert_eq!(again.run.notes.len(), 4);
    assert_eq!(again.run.subject, "a\u{fffd}b\u{fffd}[31m");
}

fn merged(parts: impl IntoIterator<Item = SavedTally>) -> Merged {
    let mut merger = Merger::new();
    parts.into_iter().for_each(|part| merger.add(part).unwrap());
    merger.finish().unwrap()
}

/// Separate runs over the deals of one run: the same counts, less what each
/// run cannot compare with the run before it.
#[test]
fn separate_runs_add_up_to_one() {
    let cuts = [0, 100, 170, 300];
    for (shape, _) in shapes().into_iter().filter(|(shape, _)| shape.deck <= 2000) {
        let one = deals(shape, 0, 300);
        let part = |i: usize| saved(deals(shape, cuts[i], cuts[i + 1]), i as u128);
        let sum = merged([part(0), part(1), part(2)]).tally;
        assert_eq!((sum.deals(), sum.invalid().deals), (one.deals(), one.invalid().deals));
        assert_eq!((&sum.inclusion, &sum.orders), (&one.inclusion, &one.orders));
        assert_eq!(sum.fingerprints.sorted(), one.fingerprints.sorted());
        for (sum, one) in sum.frames.iter().zip(&one.frames) {
            let Frame::Relative { lag } = sum.frame else {
                assert!(sum == one, "{shape:?} {:?}", sum.frame);
                continue;
            };
            assert_eq!(sum.deals + 2 * u64::from(lag), one.deals);
            let fewer = |sum: &Option<Vec<u64>>, one: &Option<Vec<u64>>| {
                sum.iter().flatten().zip(one.iter().flatten()).all(|(sum, one)| sum <= one)
            };
            assert!(fewer(&sum.position, &one.position));
        }
    }
}

#[test]
fn the_order_of_tallies_does_not_matter() {
    let part = |i: usize| {
        let mut saved = saved(deals(Shape::whole(6), [0, 80, 97, 150][i], 197), i as u128);
        saved.run.subject = ["c", "a", "b", "a"][i].to_owned();
        saved.run.unit = [Unit::Line, Unit::Deal, Unit::Run, Unit::Line][i];
        saved.run.end = [RunEnd::Sure, RunEnd::Complete, RunEnd::Interrupted, RunEnd::Sure][i];
        saved.run.notes.extend((i > 1).then_some(Note::SetInferred));
        if i == 3 {
            saved.run.id = RunId::Seed("0x1".to_owned());
            saved.run.invalid_in = Some("file".to_owned());
        }
        saved
    };
    let first = merged([part(0), part(1), part(2), part(3)]);
    assert_eq!(first.invalid_in.as_deref(), Some("file"));
    assert_eq!(first.unit, Unit::Line);
    let subjects: Vec<&str> = first.runs.iter().map(|run| &*run.subject).collect();
    assert_eq!(subjects, ["a", "a", "b", "c"]);
    assert_eq!(
        first.notes,
        [
            Note::SetInferred,
            Note::RunsAdded { runs: 4 },
            Note::RunsStoppedSure { runs: 2, of: 4 },
            Note::RunsInterrupted { runs: 1, of: 4 },
        ]
    );
    for order in [[3, 2, 1, 0], [1, 0, 3, 2], [2, 3, 0, 1], [0, 2, 3, 1]] {
        let other = merged(order.map(part));
        assert_same(&other.tally, &first.tally);
        assert_eq!((&other.runs, &other.notes), (&first.runs, &first.notes));
        assert_eq!((other.unit, &other.invalid_in), (first.unit, &first.invalid_in));
    }
}

#[test]
fn what_does_not_add_up_is_refused() {
    let of = |shape, id| saved(deals(shape, 0, 20), id);
    let mut merger = Merger::new();
    merger.add(of(Shape::whole(5), 1)).unwrap();
    let mut said = |saved: SavedTally| merger.add(saved).unwrap_err().to_string();
    assert_eq!(said(of(Shape::whole(5), 1)), "got the same run twice");
    assert_eq!(
        said(of(set(2, 5), 2)),
        "got sets of 2 of 5 cards counted from 0, \
         but the tallies before have deals of 5 cards counted from 0"
    );
    let named = SavedTally {
        naming: Naming::Words(["As", "Ks", "Qs", "Js", "10s"].map(str::to_owned).to_vec()),
        ..of(Shape::whole(5), 3)
    };
    assert!(said(named).starts_with("got deals of 5 cards called As Ks Qs ..., but"));
    let mut many = of(Shape::whole(5), 4);
    many.tally.deals = DEALS_MAX;
    assert!(said(many).ends_with(&format!("expected at most {DEALS_MAX}")));
    // The sum is what it was.
    assert_same(&merger.finish().unwrap().tally, &of(Shape::whole(5), 1).tally);
    assert!(Merger::new().finish().is_none());
}

/// A built-in shuffle has the same deals under the same seed, and only then.
#[test]
fn the_same_run_is_known_by_its_seed_and_subject() {
    let of = |subject: &str, seed: &str| {
        let mut saved = saved(deals(Shape::whole(9), 0, 9), 0);
        saved.run.subject = subject.to_owned();
        saved.run.id = RunId::Seed(seed.to_owned());
        saved
    };
    let mut merger = Merger::new();
    merger.add(of("wash", "0x1")).unwrap();
    merger.add(of("wash", "0x2")).unwrap();
    merger.add(of("riffle", "0x1")).unwrap();
    assert!(merger.add(of("wash", "0x2")).is_err());
}

#[test]
fn runs_that_are_alike_are_pointed_out_where_it_cannot_be_chance() {
    let alike = |shape, count| {
        let part = |id| saved(deals(shape, 0, count), id);
        merged([part(1), part(2), part(3)]).notes.contains(&Note::RunsAlike { runs: 2, of: 3 })
    };
    assert!(alike(Shape::whole(7), 10) && alike(set(5, 52), 20));
    assert!(!alike(Shape::whole(7), 9) && !alike(Shape::whole(6), 1000));
}
