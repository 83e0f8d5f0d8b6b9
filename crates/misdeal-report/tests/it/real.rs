//! Reports of real audits: whatever they say, it can be shown.

use misdeal_audit::{
    Audit, AuditOptions, Audited, DealOrder, Made, Mode, OnceSure, RunOptions, Shape, judge,
};
use misdeal_report::{Report, shown_maps, to_json};

use crate::sample;
use crate::texts::check_width;

/// The audit of a shuffle that does nothing.
pub(crate) fn do_nothing(shape: Shape) -> Audited {
    audit(shape, Mode::UntilSure, 300, move |_, deal| deal.extend(0..shape.dealt))
}

fn audit<F>(shape: Shape, mode: Mode, deals_max: u64, make: F) -> Audited
where
    F: Fn(u64, &mut Vec<u32>) + Clone + Send,
{
    let options = AuditOptions {
        alpha: 1e-6,
        mode,
        once_sure: OnceSure::ReadOn(200),
        run: RunOptions { deals_max, threads: 1 },
    };
    let mut audit = Audit::new(shape, options);
    audit.read(Made::new(shape, make), &|_| true).expect("made deals have no errors");
    audit.finish()
}

/// A shuffle of swaps with a small generator: fair enough for a text.
fn shuffled(t: u64, shape: Shape, deal: &mut Vec<u32>) {
    let mut state = (t + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut next = move |below: u32| {
        state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        state ^= state >> 31;
        (((state >> 32) * u64::from(below)) >> 32) as u32
    };
    deal.extend(0..shape.deck);
    for i in (1..shape.deck).rev() {
        deal.swap(i as usize, next(i + 1) as usize);
    }
    deal.truncate(shape.dealt as usize);
}

fn shapes() -> Vec<Shape> {
    let set = |dealt, deck| Shape { order: DealOrder::Set, ..Shape::first(dealt, deck) };
    let mut shapes: Vec<Shape> = [0, 1, 2, 3, 8, 9, 52, 104, 1100].map(Shape::whole).to_vec();
    shapes.extend([Shape::first(1, 2), Shape::first(5, 52), set(5, 52), set(3, 3), set(0, 4)]);
    shapes
}

fn check(audited: Audited, name: &str) {
    let mut report: Report = sample::all().remove(0).1;
    report.maps = shown_maps(&audited.tally, None);
    report.verdict = audited.verdict;
    for columns in [40, 80] {
        check_width(name, &report, columns);
    }
    crate::json::check(&report, name);
    crate::read::check(&report, name);
}

#[test]
fn any_shape_and_any_verdict_can_be_shown() {
    for shape in shapes() {
        check(do_nothing(shape), &format!("{shape:?}, nothing"));
        for mode in [Mode::UntilSure, Mode::Fixed] {
            for deals in [1, 100, 300] {
                let fair = audit(shape, mode, deals, move |t, deal| shuffled(t, shape, deal));
                check(fair, &format!("{shape:?}, {mode:?}, {deals} shuffled"));
            }
        }
        let invalid = audit(shape, Mode::UntilSure, 10, move |_, deal| {
            deal.extend(vec![0; shape.dealt as usize + 1]);
        });
        check(invalid, &format!("{shape:?}, invalid"));
    }
}

/// Of a tally no looks are known.
#[test]
fn a_tally_can_be_shown() {
    let audited = do_nothing(Shape::whole(5));
    let verdict = judge(&audited.tally, 0.01);
    let mut report: Report = sample::all().remove(0).1;
    report.maps = shown_maps(&audited.tally, None);
    report.verdict = verdict;
    let json = to_json(&report).expect("a report has no errors");
    assert!(json.contains("\"log10_odds\":null"), "{json}");
    check_width("tally", &report, 80);
}
