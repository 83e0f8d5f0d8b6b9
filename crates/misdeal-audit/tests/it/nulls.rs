//! What each test says of a fair shuffle, by enumeration and by simulation.

use std::collections::BTreeSet;

use misdeal_audit::{
    ALPHA_DEFAULT, DealOrder, Finding, Frame, Method, Shape, Tally, judge, test::battery,
};
use misdeal_deck::rank;

use crate::{made, shuffled};

/// Every deal of the shape equally often: each order of the deck, cut down to
/// the cards dealt, `times` times.
fn every_deal(shape: Shape, times: u64) -> Tally {
    let orders: u64 = (1..=u64::from(shape.deck)).product();
    made(shape, orders * times, move |t, deal| {
        let order = rank::unrank_u64(shape.deck as usize, t % orders).unwrap();
        deal.extend(&order.as_slice()[..shape.dealt as usize]);
    })
}

/// What is said of the deals as they lie.
fn findings(tally: &Tally) -> impl Iterator<Item = Finding> {
    let all = battery().iter().flat_map(|test| test.judge(tally));
    all.filter(|finding| finding.frame == Frame::PositionToCard)
}

/// The chi-square finding of a test.
fn omnibus(tally: &Tally, id: &str) -> Finding {
    findings(tally).find(|f| f.test == id && f.method == Method::ChiSquare).expect(id)
}

/// Where every deal comes equally often, each count of each test is what it is
/// on average: the decodings are bijections, the laws of fixed points and
/// cycles are the rencontres and the Stirling numbers. So every chi-square is 0,
/// which is too good: no shuffle is as even as that, and the verdict is a misdeal.
///
/// The tests of the counter look at the tables themselves.
#[test]
fn every_deal_equally_often_is_no_deviation_at_all() {
    let sequences = (2..=6).flat_map(|n| (1..=n).map(move |k| Shape::first(k, n)));
    let sets = (2..=6)
        .flat_map(|n| (1..n).map(move |k| Shape { order: DealOrder::Set, ..Shape::first(k, n) }));
    for shape in sequences.chain(sets) {
        // Every count that decides is expected 50 times or more, and all deals are
        // read closely.
        let orders: u64 = (1..=u64::from(shape.deck)).product();
        let tally = every_deal(shape, (65_536 / orders).min(300));
        let mut chi_squares = 0;
        // The deals come in dictionary order, so neighbours are alike.
        for finding in findings(&tally).filter(|f| !f.effect.event.spans_deals()) {
            let effect = finding.effect;
            match finding.method {
                Method::Proof | Method::ExactTail if finding.test != "parity" => {}
                // What is left is the rounding of 1/n.
                Method::ChiSquare => {
                    assert!(finding.statistic < 1e-18, "{shape:?} {finding:?}");
                    chi_squares += 1;
                }
                _ => {
                    let off = effect.observed as f64 - effect.expected();
                    assert!(off.abs() < 1e-6, "{shape:?} {finding:?}");
                    assert!(finding.ln_p > -1e-9, "{shape:?} {finding:?}");
                }
            }
        }
        let expected = match (shape.order, shape.is_whole()) {
            (DealOrder::Set, _) => 1,
            // position, lehmer, draws-up, orders
            (DealOrder::Sequence, false) => 4,
            // draws-down, fixed-points, cycles
            (DealOrder::Sequence, true) => 7,
        };
        assert!(chi_squares >= expected, "{shape:?}");
        if shape == Shape::whole(6) {
            // Each of these has a chi-square at 65,520 deals.
            let ids = findings(&tally).filter(|f| f.method == Method::ChiSquare).map(|f| f.test);
            let ids: BTreeSet<_> = ids.collect();
            let new = [
                "descents",
                "first-cycle",
                "longest-fall",
                "longest-rise",
                "mean-place",
                "neighbours",
                "offsets",
                "pairs",
                "patterns",
                "peaks",
                "runs",
                "successions",
            ];
            assert!(new.iter().all(|id| ids.contains(id)), "{ids:?}");
        }
    }
    let too_even = judge(&every_deal(Shape::whole(5), 300), ALPHA_DEFAULT);
    let evidence: BTreeSet<_> = too_even.evidence().map(|judged| judged.finding.test).collect();
    assert!(evidence.contains("orders") && evidence.contains("position"), "{evidence:?}");
}

/// The statistic of N deals is Q = (1/N) sum over s, t of <x_s, x_t>, where x is
/// a deal's table minus its mean and the product is that of the inverse
/// covariance. Of a fair shuffle <x_t, x_t> = df for each deal (a relabelling
/// of the cards changes neither law nor product), and the N(N-1)/2 products of
/// two deals have mean 0, variance df and no correlation. So, for every N,
///
/// ```text
///   E Q = df          Var Q = 2 df (1 - 1/N).
/// ```
///
/// Bounds over R runs, all of 5 standard errors, which a fair draw of the seed
/// exceeds with chance 6e-7: sqrt(2 df/R) for the mean; for the variance
/// 2 df sqrt((2 + 12/df)/R), since the excess kurtosis of a chi-square is 12/df.
#[test]
fn the_statistics_have_their_degrees_of_freedom() {
    let set = Shape { order: DealOrder::Set, ..Shape::first(6, 20) };
    let rows: [(&str, Shape, u64, u64, u64); 7] = [
        ("position", Shape::whole(10), 81, 500, 1500),
        ("position", Shape::whole(52), 2601, 2600, 100),
        ("position", Shape::first(3, 10), 27, 500, 1500),
        ("position", Shape::first(9, 10), 81, 500, 1500),
        ("position", Shape::first(5, 52), 255, 2600, 100),
        ("inclusion", set, 19, 200, 1500),
        ("lehmer", Shape::whole(10), 45, 500, 1500),
    ];
    for (id, shape, df, deals, runs) in rows {
        let statistics: Vec<f64> = (0..runs)
            .map(|run| {
                let finding = omnibus(&shuffled("fisher-yates", shape, deals, 7000 + run), id);
                assert_eq!(finding.degrees, Some(df));
                finding.statistic
            })
            .collect();
        let (df, runs, deals) = (df as f64, runs as f64, deals as f64);
        let mean = statistics.iter().sum::<f64>() / runs;
        let squares: f64 = statistics.iter().map(|q| (q - mean).powi(2)).sum();
        let variance = squares / (runs - 1.0);
        let mean_error = (2.0 * df / runs).sqrt();
        let variance_error = 2.0 * df * ((2.0 + 12.0 / df) / runs).sqrt();
        let (off, variance_fair) = ((mean - df) / mean_error, 2.0 * df * (1.0 - 1.0 / deals));
        assert!(off.abs() < 5.0, "{id} {shape:?}: mean {mean}, {off} errors");
        let off = (variance - variance_fair) / variance_error;
        assert!(off.abs() < 5.0, "{id} {shape:?}: variance {variance}, {off} errors");
        if shape == Shape::whole(10) && id == "position" {
            // The textbook's sum (O - E)^2 / E = n/(n-1) Q has mean n (n-1) = 90,
            // not 81: the same bound finds it 27 errors away.
            let textbook = mean * 10.0 / 9.0;
            assert!((textbook - df) / mean_error > 20.0, "textbook mean {textbook}");
        }
    }
}

/// The first n-1 cards of a deal tell the last one, so both readings of the
/// same deals must give the same statistic.
#[test]
fn the_last_card_adds_nothing() {
    for n in [2, 3, 10] {
        let of = |shape| omnibus(&shuffled("global-swap", shape, 1000, 3), "position");
        let (whole, first) = (of(Shape::whole(n)), of(Shape::first(n - 1, n)));
        assert_eq!(whole.degrees, first.degrees);
        assert!((whole.statistic / first.statistic - 1.0).abs() < 1e-9, "{whole:?} {first:?}");
    }
}
