//! Streams whose law changes while they run, or whose deals hang together: each is a
//! misdeal in both modes, by the test that is made for it, and a fair stream of the
//! same length is none.

use misdeal_audit::{
    ALPHA_DEFAULT, Audit, AuditOptions, Frame, Mode, OnceSure, Outcome, RunOptions, Shape,
    Streamed, Verdict,
};
use misdeal_shuffle::{DealDraw, Draw, Seed, ShuffleSpec};

const CARDS: u32 = 52;
const AS_IT_LIES: Frame = Frame::PositionToCard;
const BEFORE: Frame = Frame::Relative { lag: 1 };

/// The verdict on so many deals, all of which are read, whenever it is sure. `deal`
/// gets the number of a deal and its cards in order.
fn verdict(mut deal: impl FnMut(u64, &mut [u32]) + Send, deals: u64, mode: Mode) -> Verdict {
    let shape = Shape::whole(CARDS);
    let run = RunOptions { deals_max: deals, threads: 2 };
    let options = AuditOptions { alpha: ALPHA_DEFAULT, mode, once_sure: OnceSure::ReadAll, run };
    let mut audit = Audit::new(shape, options);
    let mut t = 0;
    let source = Streamed::new(shape, |cards| {
        cards.extend(0..CARDS);
        deal(t, cards);
        t += 1;
        Ok::<_, String>(())
    });
    audit.read(source, &|_| true).unwrap();
    audit.finish().verdict
}

fn draws(t: u64) -> DealDraw {
    Seed::from(20).deal(t)
}

/// A fair deal, always the same for the same `t`.
fn fair(t: u64, cards: &mut [u32]) {
    let spec: ShuffleSpec = "fisher-yates".parse().unwrap();
    spec.shuffle(cards, &mut draws(t));
}

/// A misdeal in both modes with evidence of these tests, and sure after more than
/// `from` deals, where the fault begins, and at most `to`.
#[track_caller]
fn is_caught<F: FnMut(u64, &mut [u32]) + Send>(
    stream: impl Fn() -> F,
    deals: u64,
    tests: &[(&str, Frame)],
    [from, to]: [u64; 2],
) {
    for mode in [Mode::Fixed, Mode::UntilSure] {
        let verdict = verdict(stream(), deals, mode);
        assert_eq!(verdict.outcome, Outcome::Misdeal, "{mode:?}");
        let found: Vec<(&str, Frame)> =
            verdict.evidence().map(|j| (j.finding.test, j.finding.frame)).collect();
        for test in tests {
            assert!(found.contains(test), "{mode:?}: {test:?} is not in {found:?}");
        }
        if mode == Mode::UntilSure {
            let sure = verdict.sure.unwrap().deals;
            assert!(from < sure && sure <= to, "sure at {sure}");
        }
    }
}

/// As long as each of the streams below.
#[test]
fn fair_streams_pass() {
    for deals in [20, 2000, 4000, 10_000, 20_000] {
        for mode in [Mode::Fixed, Mode::UntilSure] {
            let verdict = verdict(fair, deals, mode);
            assert_ne!(verdict.outcome, Outcome::Misdeal, "{deals} deals, {mode:?}");
            assert_eq!(verdict.evidence().count(), 0, "{deals} deals, {mode:?}");
        }
    }
}

/// Fair up to deal 5,000; from then on a step of Fisher-Yates draws from the whole
/// deck with a chance that grows by 1/15,000 a deal, up to 1 at deal 20,000.
///
/// The sum of falling pairs sees the naive swap, which is what this ends as, after 327
/// deals with 99 % (docs/tests/inversions.md). That is some 8.3 standard errors (6 for
/// 1e-9 and 2.3 for 99 %), or .46 a deal. Half mixed in shifts the sum by about half as
/// much: .46 * 7,500 = 3,450 in all, against sqrt(20,000) = 141, so 24 standard errors
/// at the end. After x biased deals it is .46 x^2 / 30,000 against sqrt(5,000 + x):
/// 11 at x = 8,000, so sure by the look at 16,384 at the latest.
#[test]
fn a_bias_that_grows_is_caught() {
    let drifting = || {
        |t: u64, cards: &mut [u32]| {
            let mut draw = draws(t);
            for i in (1..CARDS as usize).rev() {
                let is_naive = draw.at_most(14_999) < t.saturating_sub(5000);
                let last = if is_naive { CARDS as usize - 1 } else { i };
                cards.swap(i, draw.at_most(last as u64) as usize);
            }
        }
    };
    is_caught(drifting, 20_000, &[("inversions", AS_IT_LIES)], [5000, 16_384]);
}

/// Sound for 5,000 deals, then the deck is not shuffled any more.
///
/// A whole deck of 52 repeats once in 52! = 8e67 pairs of deals, so that the first
/// repeat, at deal 5,002, is enough for the next look, at 6,144. In the end half of the
/// deals have 52 cards at home.
#[test]
fn a_generator_that_stops_is_caught() {
    let stopping = || {
        |t, cards: &mut [u32]| {
            if t < 5000 {
                fair(t, cards);
            }
        }
    };
    let tests = [("repeats", AS_IT_LIES), ("fixed-points", AS_IT_LIES)];
    is_caught(stopping, 10_000, &tests, [5000, 6144]);
}

/// The same, but it goes on with the deal that it made last: no card is at home more
/// often than others, yet all stay where they were.
#[test]
fn a_generator_that_sticks_is_caught() {
    let sticking = || |t: u64, cards: &mut [u32]| fair(t.min(5000), cards);
    let tests = [("repeats", AS_IT_LIES), ("fixed-points", BEFORE)];
    is_caught(sticking, 10_000, &tests, [5000, 6144]);
}

/// Fair deals over and over: one, seven, a thousand.
///
/// One repeat is enough, as above; with 52 cards it comes with the deal after the
/// period. The looks behind 1, 7 and 1,000 deals are at 2 (decks of this size begin at
/// 3), 8 and 1,024; one more is allowed for.
#[test]
fn a_period_is_caught() {
    for (period, deals, sure) in [(1, 20, 4), (7, 20, 12), (1000, 2000, 1536)] {
        let round = || move |t: u64, cards: &mut [u32]| fair(t % period, cards);
        is_caught(round, deals, &[("repeats", AS_IT_LIES)], [period, sure]);
    }
}

/// Each deal is fair by itself and knows the one before: its first card is never the
/// same again.
///
/// A fair shuffle leaves the first card first once in 52 deals. Not once in N has the
/// chance (51/52)^N; times 2,704 cells of the table that is below 1e-12 from N = 1,830
/// on. The look at 2,048, the eighth, may spend 5e-7 / 72 over all findings, and that
/// is more than 1e-12 for each of 5,000.
#[test]
fn a_first_card_that_is_never_the_same_again_is_caught() {
    let changing = || {
        let mut first = None;
        move |t, cards: &mut [u32]| {
            fair(t, cards);
            if first == Some(cards[0]) {
                // Another of the 51 cards comes first, each as likely.
                cards.swap(0, 1);
            }
            first = Some(cards[0]);
        }
    };
    is_caught(changing, 4000, &[("position", BEFORE)], [0, 2048]);
}

/// The first card is of the same half of the deck as the first one of the deal before
/// in three deals of four instead of two.
///
/// Measured from the middle of the deck in steps of two, a card is +-26 on average and
/// a product of two has a standard deviation of (52^2 - 1)/3 = 901. Here it is
/// (3/4 - 1/4) * 26^2 = 338 on average: .375 standard errors a deal, 16.8 after 2,000.
#[test]
fn a_first_card_that_follows_the_one_before_is_caught() {
    let following = || {
        let mut was_high = false;
        move |t: u64, cards: &mut [u32]| {
            fair(t, cards);
            let mut draw = draws(1_000_000 + t);
            let is_high = was_high == (draw.at_most(3) > 0);
            // The first card of that half that lies in the deal, which is as likely to
            // be any of them.
            let at = cards.iter().position(|&card| (card >= CARDS / 2) == is_high).unwrap();
            cards.swap(0, at);
            was_high = is_high;
        }
    };
    is_caught(following, 2000, &[("serial", AS_IT_LIES)], [0, 2000]);
}
