//! Runs that are looked at while they go on.

use misdeal_audit::{
    ALPHA_DEFAULT, Audit, AuditOptions, Audited, DealOrder, Frame, Look, Made, Mode, OnceSure,
    Outcome, RunOptions, Shape, Source, Streamed, SureBy, Verdict, Wager,
};
use misdeal_deck::rank;
use misdeal_shuffle::{Seed, ShuffleSpec};

use crate::made;

fn options(deals_max: u64) -> AuditOptions {
    AuditOptions {
        alpha: ALPHA_DEFAULT,
        mode: Mode::UntilSure,
        once_sure: OnceSure::ReadOn(0),
        run: RunOptions { deals_max, threads: 2 },
    }
}

fn audit(source: impl Source, options: AuditOptions) -> Audited {
    let mut audit = Audit::new(source.shape(), options);
    audit.read(source, &|_| true).unwrap();
    audit.finish()
}

/// Deals of a catalogue shuffle, each from a deck in order.
fn fresh(spec: &str, cards: u32, seed: u64) -> impl Source {
    let (spec, seed): (ShuffleSpec, _) = (spec.parse().unwrap(), Seed::from(seed));
    Made::new(Shape::whole(cards), move |t, deal| {
        deal.extend(0..cards);
        spec.shuffle(deal, &mut seed.deal(t));
    })
}

/// Deals of one deck that is never put in order; of `decks` decks by turns.
fn never_reset(spec: &str, cards: u32, seed: u64, decks: usize) -> impl Source {
    let (spec, seed): (ShuffleSpec, _) = (spec.parse().unwrap(), Seed::from(seed));
    let mut all: Vec<Vec<u32>> = vec![(0..cards).collect(); decks];
    let mut t = 0;
    Streamed::new(Shape::whole(cards), move |deal| {
        let deck = &mut all[t % decks];
        spec.shuffle(deck, &mut seed.deal(t as u64));
        t += 1;
        deal.extend(&*deck);
        Ok::<_, String>(())
    })
}

fn sure_deals(verdict: &Verdict) -> u64 {
    verdict.sure.map_or(u64::MAX, |sure| sure.deals)
}

/// Row "never-reset naive shuffle" of the measured detections: 311 deals in the
/// frame relative to the deal before, none at 16,000 as the deals lie (numpy).
#[test]
fn a_deck_that_is_never_reset_is_caught_in_the_relative_frame_only() {
    for seed in 0..10 {
        let audited = audit(never_reset("global-swap", 52, seed, 1), options(16_000));
        let verdict = &audited.verdict;
        assert_eq!(verdict.outcome, Outcome::Misdeal);
        assert!(sure_deals(verdict) <= 384, "seed {seed}: {:?}", verdict.sure);
        let frame = verdict.strongest.unwrap().frame;
        assert_eq!(frame, Frame::Relative { lag: 1 });
    }
    let verdict = misdeal_audit::judge(
        &misdeal_audit::tally(never_reset("global-swap", 52, 3, 1), &options(16_000).run, &|_| {
            true
        })
        .unwrap(),
        ALPHA_DEFAULT,
    );
    // A deal beside the one before, as both lie, is not what is meant.
    let of_one_deal = verdict.evidence().filter(|j| !j.finding.effect.event.spans_deals());
    let found: Vec<Frame> = of_one_deal.map(|judged| judged.finding.frame).collect();
    assert!(!found.is_empty());
    assert!(found.iter().all(|frame| *frame == Frame::Relative { lag: 1 }), "{found:?}");
}

/// Three tables that take turns, each with a deck that is never reset: only
/// every third deal belongs together.
#[test]
fn tables_that_take_turns_are_caught_at_their_lag() {
    let verdict = audit(never_reset("global-swap", 52, 8, 3), options(100_000)).verdict;
    assert_eq!(verdict.outcome, Outcome::Misdeal);
    assert_eq!(verdict.strongest.unwrap().frame, Frame::Relative { lag: 3 });
}

/// The mean of the capital over all courses of a few fair deals is 1: what the
/// bound on false alarms rests on. Also of deals in which bets on a leg and bets
/// from the start are mixed, since the looks are at 1, 2, 3, 4, 6 deals.
#[test]
fn the_capital_of_a_fair_shuffle_is_one_on_average() {
    let set = Shape { order: DealOrder::Set, ..Shape::first(2, 4) };
    for (shape, deals) in
        [(Shape::whole(2), 8), (Shape::whole(3), 4), (Shape::first(2, 3), 4), (set, 3)]
    {
        let orders: u64 = (1..=u64::from(shape.deck)).product();
        let courses = orders.pow(deals);
        let total: f64 = (0..courses)
            .map(|course| {
                let source = Made::new(shape, move |t, deal| {
                    let number = course / orders.pow(t as u32) % orders;
                    let order = rank::unrank_u64(shape.deck as usize, number).unwrap();
                    deal.extend(&order.as_slice()[..shape.dealt as usize]);
                });
                let options = AuditOptions { mode: Mode::Fixed, ..options(deals.into()) };
                let verdict = audit(source, options).verdict;
                verdict.looks.last().unwrap().capital_ln.exp()
            })
            .sum();
        let mean = total / courses as f64;
        assert!((mean - 1.0).abs() < 1e-9, "{shape:?}: {mean}");
    }
}

/// The same deals in one source or several, on any number of threads, in blocks
/// of any size: the same looks to the last bit, and the same verdict.
#[test]
fn threads_blocks_and_sources_do_not_matter() {
    let everything = |audited: &Audited| {
        let Verdict { outcome, sure, looks, findings, effects, invalid, deals, .. } =
            &audited.verdict;
        // Places are counted from the beginning of each source.
        let invalid = invalid.deals;
        format!("{outcome:?} {sure:?} {looks:?} {findings:?} {effects:?} {invalid} {deals}")
    };
    // Every 97th deal is none, so that deals and lines do not count alike.
    let shape = Shape::whole(12);
    let spec: ShuffleSpec = "sort-random-comparator".parse().unwrap();
    let deal = |t: u64, deal: &mut Vec<u32>| {
        deal.extend(0..12);
        spec.shuffle(deal, &mut Seed::from(4).deal(t));
        if t % 97 == 96 {
            deal[5] = deal[6];
        }
    };
    let run = RunOptions { deals_max: 150_000, threads: 1 };
    let options = AuditOptions { once_sure: OnceSure::ReadAll, run, ..options(0) };
    let expected = everything(&audit(Made::new(shape, &deal), options));
    assert!(expected.starts_with("Misdeal"), "{expected:.100}");
    for (threads, block_deals) in [(2, 1024), (2, 3), (5, 1000), (8, 64), (1, 7)] {
        let run = RunOptions { threads, ..run };
        let mut audit =
            Audit::new(shape, AuditOptions { run, ..options }).with_block_deals(block_deals);
        // Three sources, one after the other.
        for (from, to) in [(0, 5), (5, 40_000), (40_000, 150_000)] {
            let (mut t, deal) = (from, &deal);
            let source = Streamed::new(shape, move |cards| {
                deal(t, cards);
                t += 1;
                Ok::<_, String>(())
            });
            audit.read(First { source, left: to - from }, &|_| true).unwrap();
        }
        let got = everything(&audit.finish());
        assert!(got == expected, "{threads} threads, blocks of {block_deals}");
    }
}

/// The first deals of a source.
struct First<S> {
    source: S,
    left: u64,
}

impl<S: Source> Source for First<S> {
    type Raw = S::Raw;
    type Decoder = S::Decoder;

    fn shape(&self) -> Shape {
        self.source.shape()
    }

    fn decoder(&self) -> S::Decoder {
        self.source.decoder()
    }

    fn next_batch(
        &mut self,
        deals_max: u64,
    ) -> Result<Option<misdeal_audit::Batch<S::Raw>>, misdeal_audit::SourceError> {
        let wanted = deals_max.min(self.left);
        self.left -= wanted;
        if wanted == 0 { Ok(None) } else { self.source.next_batch(wanted) }
    }
}

/// A fair generator that stands still from deal 30,000 on, one whose last card
/// then never moves again, and one that then goes through a list of deals.
#[test]
fn what_goes_bad_midway_is_caught() {
    const TURN: u64 = 30_000;
    let fair: ShuffleSpec = "fisher-yates".parse().unwrap();
    let stuck: ShuffleSpec = "last-never-moves".parse().unwrap();
    for (fault, soon) in [(0, 100), (1, 3000), (2, 20_000)] {
        let source = Made::new(Shape::whole(52), |t, deal: &mut Vec<u32>| {
            deal.extend(0..52);
            let draws = |t| Seed::from(5).deal(t);
            match (fault, t >= TURN) {
                (0, true) => fair.shuffle(deal, &mut draws(TURN)),
                (1, true) => stuck.shuffle(deal, &mut draws(t)),
                (2, true) => fair.shuffle(deal, &mut draws(TURN + t % 4096)),
                _ => fair.shuffle(deal, &mut draws(t)),
            }
        });
        let verdict = audit(source, options(200_000)).verdict;
        assert_eq!(verdict.outcome, Outcome::Misdeal, "{fault}");
        let sure = sure_deals(&verdict);
        // It is seen at the next look after `soon`, which is up to half as many
        // deals again away.
        assert!(sure > TURN && sure <= (TURN + soon) * 3 / 2, "{fault}: {sure}");
    }
}

/// The same behind many fair deals: bets on one leg each have not lost what
/// they never staked on those.
#[test]
fn a_late_fault_is_caught_in_its_own_leg() {
    const TURN: u64 = 1_200_000;
    let fair: ShuffleSpec = "fisher-yates".parse().unwrap();
    let source = Made::new(Shape::whole(8), move |t, deal| {
        deal.extend(0..8);
        fair.shuffle(deal, &mut Seed::from(6).deal(t));
        // One deal in ten is left in order.
        if t > TURN && t % 10 == 0 {
            deal.sort_unstable();
        }
    });
    let verdict = audit(source, options(3_000_000)).verdict;
    assert_eq!(sure_deals(&verdict), 3 << 19, "{:?}", verdict.sure);
}

/// A live stream may be watched for as long as one likes. (The run of 50
/// million deals is kept in docs/calibration.md.)
#[test]
fn a_fair_stream_stays_without_alarm() {
    let verdict = audit(fresh("fisher-yates", 10, 2026), options(1_000_000)).verdict;
    assert_eq!((verdict.outcome, verdict.sure), (Outcome::NoEvidence, None));
    let looks: Vec<u64> = verdict.looks.iter().map(|look: &Look| look.deals).collect();
    assert_eq!(looks[..8], [1, 2, 3, 4, 6, 8, 12, 16]);
    assert_eq!(looks.last(), Some(&1_000_000));
    assert!(verdict.log10_odds().unwrap() < 1.0);
}

/// A deal that is none is proof at the next look.
#[test]
fn a_deal_that_is_none_is_proof() {
    let fair: ShuffleSpec = "fisher-yates".parse().unwrap();
    let source = Made::new(Shape::whole(10), move |t, deal| {
        deal.extend(0..10);
        fair.shuffle(deal, &mut Seed::from(1).deal(t));
        if t == 100 {
            deal[0] = deal[1];
        }
    });
    let sure = audit(source, options(10_000)).verdict.sure.unwrap();
    assert_eq!((sure.deals, sure.by), (128, SureBy::Proof));
}

/// A bet fixed on some deals and settled on others: with Sattolo's shuffle
/// there is one cycle, which is bet on at 1 to 10 and always wins.
#[test]
fn bets_win_what_they_should() {
    let run = AuditOptions { once_sure: OnceSure::ReadOn(20_000), ..options(1_000_000) };
    let effects = audit(fresh("sattolo", 10, 1), run).verdict.effects;
    let best = &effects.wagers[0];
    assert!(matches!(best.wager, Wager::Shows { frame: Frame::PositionToCard, .. }), "{best:?}");
    assert_eq!(best.won, best.of);
    // TV is exactly 1 - 1/n.
    let least = effects.total_variation_min().unwrap();
    assert!(least < 0.9 && least > 0.89, "{least}");
    // The naive swap at n = 10 is at .144609 (enumeration of all 10^10 paths).
    let effects = audit(fresh("global-swap", 10, 1), run).verdict.effects;
    let least = effects.total_variation_min().unwrap();
    assert!(least < 0.1446 && least > 0.06, "{least}");
    // It loses .101899 bits, of which digits show a part.
    let lost = effects.bits_lost.unwrap();
    assert!(lost.bits > 0.05 && lost.bits < 0.11, "{lost:?}");
}

/// 2^15 seeds, told from the deals that repeat.
#[test]
fn a_seed_space_is_measured() {
    let fair: ShuffleSpec = "fisher-yates".parse().unwrap();
    for (seeds, deals) in [(1u64 << 15, 2000), (1 << 15, 5000), (1 << 10, 20_000), (1, 100)] {
        let fair = fair.clone();
        let tally = made(Shape::whole(52), deals, move |t, deal| {
            deal.extend(0..52);
            // The number of the seed is drawn, too.
            let number = misdeal_shuffle::Draw::at_most(&mut Seed::from(9).deal(t), seeds - 1);
            fair.shuffle(deal, &mut Seed::from(10).deal(number));
        });
        let space = misdeal_audit::judge(&tally, ALPHA_DEFAULT).effects.seeds.unwrap();
        let seeds = seeds as f64;
        assert!(space.interval.low <= seeds && seeds <= space.interval.high, "{space:?}");
        assert!(space.interval.high / space.interval.low < 2.5, "{space:?}");
    }
}

/// Whatever look is the one that is sure: bets are settled on half of the deals
/// that are read after it.
#[test]
fn bets_are_settled_on_half_of_what_is_read_on() {
    let fair: ShuffleSpec = "fisher-yates".parse().unwrap();
    // A deal that is none makes it sure at the next look.
    for bad in [0, 50, 190, 1500, 6000, 20_000] {
        let source = Made::new(Shape::whole(6), |t, deal: &mut Vec<u32>| {
            deal.extend(0..6);
            fair.shuffle(deal, &mut Seed::from(11).deal(t));
            if t == bad {
                deal[0] = deal[1];
            }
        });
        let run = AuditOptions { once_sure: OnceSure::ReadOn(1000), ..options(1_000_000) };
        let Verdict { sure, effects, .. } = audit(source, run).verdict;
        let sure = sure.unwrap().deals;
        let half = sure.max(1000) / 2;
        assert!(sure > bad && !effects.wagers.is_empty());
        for bet in effects.wagers {
            // Lagged frames miss the first deals of the run only.
            assert!(bet.of.abs_diff(half) <= 1, "{sure}: {bet:?}");
            assert!(bet.advantage_min() < 0.05, "{bet:?}");
        }
    }
}

/// Who stops a run may have seen how it stood: the findings are not looked at
/// again, also if the source ends because it was told to.
#[test]
fn an_interrupted_run_has_no_look_at_its_end() {
    let spec: ShuffleSpec = "last-never-moves".parse().unwrap();
    for is_watched_in_time in [true, false] {
        let deal = |t: u64, deal: &mut Vec<u32>| {
            deal.extend(0..3);
            spec.shuffle(deal, &mut Seed::from(12).deal(t));
        };
        let mut audit = Audit::new(Shape::whole(3), AuditOptions { alpha: 1e-5, ..options(1000) });
        let source = First { source: Made::new(Shape::whole(3), deal), left: 15 };
        audit.read(source, &|deals| deals < 15 && is_watched_in_time).unwrap();
        let verdict = audit.finish().verdict;
        assert_eq!(verdict.sure, None, "{:?}", verdict.sure);
        assert!(verdict.power.faults.iter().all(|fault| fault.would_have_been_found < 0.5));
    }
}
