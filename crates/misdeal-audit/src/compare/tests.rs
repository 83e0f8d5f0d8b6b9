//! Which of two verdicts is better, in every case, also with the two exchanged.

use super::*;
use crate::effect::{BitsLost, SeedSpace};
use crate::finding::Frame;
use crate::shape::Shape;
use crate::tally::Tally;
use crate::verdict::{Judged, Sure, SureBy, judge};

/// A verdict of 52 cards with nothing in it.
fn verdict(outcome: Outcome, deals: u64) -> Verdict {
    let nothing = judge(&Tally::new(Shape::whole(52)), 1e-6);
    Verdict { outcome, deals, ..nothing }
}

fn caught(deals: u64) -> Verdict {
    let sure = Some(Sure { deals, by: SureBy::Capital });
    Verdict { sure, ..verdict(Outcome::Misdeal, 2 * deals) }
}

/// Bits lost that are evidence, or not.
fn losing(bits: f64, is_evidence: bool, mut verdict: Verdict) -> Verdict {
    let (test, frame) = ("lehmer", Frame::PositionToCard);
    verdict.effects.bits_lost = Some(BitsLost { bits, of: 225.6, test, frame });
    let mut finding = misdeal_finding();
    (finding.test, finding.frame) = (test, frame);
    verdict.findings = vec![Judged { finding, ln_p_adjusted: -50.0, is_evidence }];
    verdict
}

fn misdeal_finding() -> crate::Finding {
    let shape = Shape::whole(3);
    let mut block = crate::Block::new(shape);
    (1..=100).for_each(|place| block.push(place, &[0, 1, 2]));
    let mut counter = crate::Counter::new(shape);
    counter.add(&block, 0);
    let tally = counter.finish();
    judge(&tally, 1e-6).findings[0].finding
}

fn repeating(low: f64, high: f64, mut verdict: Verdict) -> Verdict {
    let interval = Interval { low, high };
    verdict.effects.seeds = Some(SeedSpace { deals: (low + high) / 2.0, interval, repeated: 9 });
    verdict
}

/// Also with the two exchanged.
#[track_caller]
fn check(a: &Verdict, b: &Verdict, better: Better, because: Because) {
    let comparison = compare(a, b);
    assert_eq!((comparison.better, comparison.because), (better, because));
    let other_way = match better {
        Better::Side(side) => Better::Side(side.other()),
        undecided => undecided,
    };
    let because = match because {
        Because::OneCaught(side) => Because::OneCaught(side.other()),
        Because::HeardTooShortly { caught, deals_wanted } => {
            Because::HeardTooShortly { caught: caught.other(), deals_wanted }
        }
        same => same,
    };
    let comparison = compare(b, a);
    assert_eq!((comparison.better, comparison.because), (other_way, because));
}

const A: Better = Better::Side(Side::A);
const B: Better = Better::Side(Side::B);

#[test]
fn none_caught() {
    let (none, few) = (Outcome::NoEvidence, Outcome::TooFewDeals);
    let long = verdict(none, 1_000_000);
    check(&long, &verdict(none, 5000), Better::Neither, Because::NoneCaught);
    check(&long, &verdict(few, 100), Better::Unknown, Because::TooFewDeals);
    check(&verdict(few, 9), &verdict(few, 100), Better::Unknown, Because::TooFewDeals);
}

/// Not being caught is worth as much as the deals that were heard.
#[test]
fn one_caught() {
    let wanted = 8 * 3072;
    let enough = verdict(Outcome::NoEvidence, wanted);
    check(&caught(3072), &enough, B, Because::OneCaught(Side::A));
    let short = verdict(Outcome::NoEvidence, wanted - 1);
    let because = Because::HeardTooShortly { caught: Side::A, deals_wanted: wanted };
    check(&caught(3072), &short, Better::Unknown, because);
    // Few deals are many beside the first, which broke the rules.
    let few = verdict(Outcome::TooFewDeals, 8);
    check(&caught(1), &few, B, Because::OneCaught(Side::A));
    // Bits that are lost do not count if there is nothing to hold them against.
    check(&losing(5.0, true, caught(3072)), &short, Better::Unknown, because);
}

#[test]
fn both_caught_and_one_much_later() {
    check(&caught(1024), &caught(8 * 1024), B, Because::SignsAgree);
    check(&caught(1024), &caught(6 * 1024), Better::Neither, Because::AboutEqual);
    check(&caught(1024), &caught(1024), Better::Neither, Because::AboutEqual);
    // Looked at once, it was caught by all its deals together.
    let once = Verdict { sure: None, ..caught(1024) };
    assert_eq!(compare(&once, &caught(1024)).a.caught_deals, Some(2048));
    check(&once, &caught(256), A, Because::SignsAgree);
}

#[test]
fn both_caught_and_bits_say_which() {
    let (soon, late) = (caught(96), caught(256));
    let (lost, more) = (losing(0.1, true, soon.clone()), losing(0.4, true, late));
    check(&lost, &more, A, Because::SignsAgree);
    let (lost, more) = (losing(0.11, true, soon.clone()), losing(0.4, true, soon.clone()));
    check(&lost, &more, Better::Neither, Because::AboutEqual);
    // What is no evidence is noise.
    let noise = losing(0.001, false, soon.clone());
    assert_eq!(compare(&noise, &more).a.bits_lost, None);
    check(&noise, &more, Better::Neither, Because::AboutEqual);
    // The one that is caught later loses more.
    let (soon, late) = (losing(0.1, true, soon), losing(0.4, true, caught(1024)));
    check(&soon, &late, Better::Unknown, Because::SignsDisagree);
    let Favours { caught_later, fewer_bits_lost, more_different_deals } =
        compare(&soon, &late).favours;
    assert_eq!(
        (caught_later, fewer_bits_lost, more_different_deals),
        (Some(Side::B), Some(Side::A), None)
    );
}

/// The first repeat is luck; how many there are is not.
#[test]
fn both_repeat() {
    let few = |deals| repeating(32_000.0, 33_500.0, caught(deals));
    check(&few(16), &few(768), Better::Neither, Because::AboutEqual);
    let more = |low| repeating(low, low + 2000.0, caught(16));
    check(&few(768), &more(66_999.0), Better::Neither, Because::AboutEqual);
    check(&few(768), &more(67_000.0), B, Because::SignsAgree);
    // 2^16 deals are all but 16 of 225.6 bits lost, whatever digits show.
    let lost = compare(&losing(0.02, true, repeating(60_000.0, 65_536.0, caught(96))), &few(96));
    assert!((lost.a.bits_lost.unwrap() - (225.581 - 16.0)).abs() < 1e-3, "{lost:?}");
    // Caught much later than a naive swap, and much worse.
    let swap = losing(0.38, true, caught(96));
    check(&few(768), &swap, Better::Unknown, Because::SignsDisagree);
    check(&few(256), &swap, B, Because::SignsAgree);
}

#[test]
#[should_panic(expected = "two shapes")]
fn other_shapes_are_refused() {
    let other = judge(&Tally::new(Shape::whole(10)), 1e-6);
    let _ = compare(&caught(10), &other);
}
