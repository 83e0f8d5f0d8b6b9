//! Scores find their own faults, and nothing in fair deals.

use std::sync::Arc;

use misdeal_audit::test::battery;
use misdeal_audit::{Event, Finding, Frame, Made, RunOptions, Shape, tally};
use misdeal_diagnosis::scores;
use misdeal_shuffle::{Draw, Seed, ShuffleSpec};

/// What the test of scores says of deals that `shuffle` makes of decks in order.
fn findings(
    cards: u32,
    deals: u64,
    shuffle: impl Fn(&mut [u32], &mut dyn Draw) + Sync,
) -> Vec<Finding> {
    let shape = Shape::whole(cards);
    let seed = Seed::from(6);
    let made = Made::new(shape, |t, deal: &mut Vec<u32>| {
        deal.extend(0..cards);
        shuffle(deal, &mut seed.deal(t));
    });
    let options = RunOptions { deals_max: deals, threads: 2 };
    let tally = tally(made, &options, &|_| true).unwrap();
    let tally = tally.with_scores(Arc::from(scores(shape)));
    let test = battery().iter().find(|test| test.id == "scores").unwrap();
    test.judge(&tally)
}

fn by_name(name: &str, cards: &mut [u32], mut draw: &mut dyn Draw) {
    name.parse::<ShuffleSpec>().unwrap().shuffle(cards, &mut draw);
}

fn least<'a>(findings: impl IntoIterator<Item = &'a Finding>) -> f64 {
    findings.into_iter().map(|finding| finding.ln_p).fold(0.0, f64::min)
}

/// The least of the scores of one fault in deals as they lie.
fn least_of(fault: &str, findings: &[Finding]) -> f64 {
    let is_of = |event| matches!(event, Event::Score { fault: name, .. } if name == fault);
    least(
        findings.iter().filter(|finding| {
            finding.frame == Frame::PositionToCard && is_of(finding.effect.event)
        }),
    )
}

/// 483 and 165 deals are enough in 99 of a hundred cases (docs/detection.md); with
/// three times as many the mean is twelve standard deviations off.
#[test]
fn faults_of_positions() {
    let naive = findings(10, 1500, |cards, draw| by_name("global-swap", cards, draw));
    assert!(least_of("naive-swap", &naive) < 1e-6f64.ln());
    let merge = "sort-random-comparator:sort=merge";
    let merge = findings(10, 500, |cards, draw| by_name(merge, cards, draw));
    assert!(least_of("random-comparator", &merge) < 1e-6f64.ln());
}

/// A shoe of 400 numbered cards needs about 16,000 deals: at 25,000 the mean is nine
/// standard deviations off. Whichever way the shuffle goes, and the draw is made.
#[test]
fn generators_of_a_short_range() {
    let number = |draw: &mut dyn Draw| draw.index_at_most((1 << 15) - 1);
    let scalings: [&(dyn Fn(usize, usize) -> usize + Sync); 2] =
        [&|number, m| number % m, &|number, m| (number * m) >> 15];
    for scaling in scalings {
        let scaled = |draw: &mut dyn Draw, m| scaling(number(draw), m);
        let down = findings(400, 25_000, |cards, draw| {
            (1..cards.len()).rev().for_each(|i| cards.swap(i, scaled(draw, i + 1)));
        });
        let up = findings(400, 25_000, |cards, draw| {
            let n = cards.len();
            (0..n - 1).for_each(|i| cards.swap(i, i + scaled(draw, n - i)));
        });
        for found in [down, up] {
            assert!(least_of("short-range", &found) < 1e-6f64.ln(), "{found:?}");
        }
    }
}

/// Of at most 40 findings one is beyond 1e-5 in a fair run in one of 2,500 cases.
#[test]
fn fair_deals() {
    for (cards, deals) in [(3, 2000), (10, 1000), (52, 300), (52, 10_000), (400, 2000)] {
        let found = findings(cards, deals, |deck, draw| by_name("fisher-yates", deck, draw));
        assert!((4..=40).contains(&found.len()), "{}", found.len());
        assert!(least(&found) > 1e-5f64.ln(), "{cards}, {deals}: {found:?}");
    }
}
