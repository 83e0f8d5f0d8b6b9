//! Decks with copies that cannot be told apart.

use misdeal_audit::{
    ALPHA_DEFAULT, Alike, Audit, AuditOptions, Audited, DealOrder, Finding, Made, Mode, OnceSure,
    Outcome, RunOptions, Shape, Tally, judge, tally, test::battery,
};
use misdeal_shuffle::{Seed, ShuffleSpec};

fn alike(names: &[&str]) -> Alike {
    Alike::of_names(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>()).unwrap()
}

/// `different` cards, `copies` times.
fn packs(different: u32, copies: u32) -> Alike {
    let names: Vec<String> =
        (0..different * copies).map(|id| (id % different).to_string()).collect();
    Alike::of_names(&names).unwrap()
}

/// A shuffle of the catalogue whose deals do not tell which copy is which.
fn hidden(
    spec: &str,
    alike: &Alike,
    shape: Shape,
    seed: u64,
) -> Made<impl Fn(u64, &mut Vec<u32>) + Clone + Send + use<>> {
    let (spec, seed): (ShuffleSpec, _) = (spec.parse().unwrap(), Seed::from(seed));
    let classes = alike.copies().unwrap().clone();
    let make = move |t: u64, deal: &mut Vec<u32>| {
        deal.extend(0..shape.deck);
        spec.shuffle(deal, &mut seed.deal(t));
        deal.truncate(shape.dealt as usize);
        deal.iter_mut().for_each(|card| *card = classes.ids(classes.class_of()[*card as usize])[0]);
    };
    Made::new(shape, make).with_alike(alike.clone())
}

fn counted(spec: &str, alike: &Alike, shape: Shape, deals: u64, seed: u64) -> Tally {
    let options = RunOptions { deals_max: deals, threads: 2 };
    tally(hidden(spec, alike, shape, seed), &options, &|_| true).unwrap()
}

fn says(tally: &Tally, id: &str) -> Vec<Finding> {
    battery().iter().filter(|test| test.id == id).flat_map(|test| test.judge(tally)).collect()
}

/// Fair shuffles: no evidence, of whole decks, parts of them, and hands. At 1e-6
/// one of the 18 verdicts fails by chance in 55,000 sets of seeds.
#[test]
fn fair_deals_of_copies_are_no_evidence() {
    let doubles = alike(&["a", "b", "c", "d", "e", "b"]);
    let rows = [
        (packs(13, 4), Shape::whole(52), 6000),
        (packs(52, 2), Shape::whole(104), 2000),
        (packs(13, 4), Shape::first(5, 52), 6000),
        (packs(13, 4), Shape { order: DealOrder::Set, ..Shape::first(5, 52) }, 6000),
        (doubles, Shape::whole(6), 50_000),
        (packs(2, 3), Shape::whole(6), 50_000),
    ];
    for (alike, shape, deals) in rows {
        for seed in 0..3 {
            let tally = counted("fisher-yates", &alike, shape, deals, seed);
            let verdict = judge(&tally, ALPHA_DEFAULT);
            assert_ne!(verdict.outcome, Outcome::Misdeal, "{shape:?} {:?}", verdict.findings[0]);
        }
    }
}

/// The p-values of the test of classes over 300 runs of 2,000 deals of 4 times 5
/// cards. Q has mean f = 4 * 19 = 76 and variance 2f (1 - 1/N) = 152, so its mean
/// over 300 runs is within 5 * sqrt(152/300) = 3.6 of 76, with a chance of 6e-7
/// not to be. The sample variance of as many chi-square values has the standard
/// error 2f sqrt((2 + 12/f)/300) = 12.9; within 5 of them it is 88 to 216.
#[test]
fn the_statistic_of_classes_has_its_law() {
    let packs = packs(5, 4);
    for shape in [Shape::whole(20), Shape::first(19, 20)] {
        let runs: Vec<f64> = (0..300)
            .map(|seed| {
                let tally = counted("fisher-yates", &packs, shape, 2000, seed);
                let finding = says(&tally, "classes")[0];
                assert_eq!(finding.degrees, Some(76));
                finding.statistic
            })
            .collect();
        let mean = runs.iter().sum::<f64>() / 300.0;
        let variance = runs.iter().map(|q| (q - mean).powi(2)).sum::<f64>() / 299.0;
        assert!((mean - 76.0).abs() < 3.6, "{mean}");
        assert!((88.0..216.0).contains(&variance), "{variance}");
    }
}

/// The naive swap of four packs of 13: the power says what is enough.
#[test]
fn faulty_deals_of_copies_are_caught() {
    for (spec, alike, shape, deals) in [
        ("global-swap", packs(13, 4), Shape::whole(52), 60_000),
        ("sort-random-comparator", packs(13, 4), Shape::whole(52), 5000),
        ("global-swap", alike(&["a", "a", "b", "b", "b", "c"]), Shape::whole(6), 5000),
        ("sort-random-comparator", packs(13, 4), Shape::first(5, 52), 5000),
    ] {
        let verdict = judge(&counted(spec, &alike, shape, deals, 1), ALPHA_DEFAULT);
        assert_eq!(verdict.outcome, Outcome::Misdeal, "{spec} {shape:?}");
    }
}

/// A program with 300 seeds: deals repeat as they look, however we call copies.
/// Of 2,000 deals about 300 (1 - e^(-2000/300)) = 299.6 look different.
#[test]
fn whole_deals_are_compared_as_they_look() {
    let (alike, shape) = (packs(13, 4), Shape::whole(52));
    let (spec, classes): (ShuffleSpec, _) =
        ("fisher-yates".parse().unwrap(), alike.copies().unwrap().clone());
    let make = move |t: u64, deal: &mut Vec<u32>| {
        deal.extend(0..52);
        spec.shuffle(deal, &mut Seed::from(t * 7919 % 300).deal(0));
        deal.iter_mut().for_each(|card| *card = classes.ids(classes.class_of()[*card as usize])[0]);
    };
    let options = RunOptions { deals_max: 2000, threads: 2 };
    let source = Made::new(shape, make).with_alike(alike);
    let tally = tally(source, &options, &|_| true).unwrap();
    let verdict = judge(&tally, ALPHA_DEFAULT);
    assert_eq!(verdict.outcome, Outcome::Misdeal);
    assert_eq!(verdict.effects.seeds.unwrap().deals, 300.0);
    assert_eq!(says(&tally, "repeats")[0].effect.observed, 1700);
}

/// 6!/(2! 2! 2!) = 90 orders of a a b b c c, each as likely.
#[test]
fn orders_are_arrangements() {
    let alike = packs(3, 2);
    let tally = counted("fisher-yates", &alike, Shape::whole(6), 90_000, 5);
    let orders = says(&tally, "orders");
    assert_eq!(orders[0].degrees, Some(89));
    assert!(orders.iter().all(|finding| finding.log10_p() > -4.0), "{orders:?}");
    // Of 2 of the 6 cards, aa is rarer than ab; there is nothing to compare.
    let part = counted("fisher-yates", &alike, Shape::first(2, 6), 1000, 5);
    assert!(says(&part, "orders").is_empty() && says(&part, "repeats").is_empty());
}

/// Labels belong to the number of a deal, so neither threads nor blocks matter.
#[test]
fn labels_do_not_depend_on_how_deals_are_read() {
    let (alike, shape) = (packs(6, 3), Shape::whole(18));
    let read = |threads, block_deals| -> Audited {
        let options = AuditOptions {
            alpha: ALPHA_DEFAULT,
            mode: Mode::Fixed,
            once_sure: OnceSure::ReadAll,
            run: RunOptions { deals_max: 30_000, threads },
        };
        let mut audit = Audit::of(shape, &alike, options).with_block_deals(block_deals);
        audit.read(hidden("global-swap", &alike, shape, 3), &|_| true).unwrap();
        audit.finish()
    };
    let told = |audited: &Audited| {
        format!(
            "{:?}",
            (
                &audited.verdict,
                audited
                    .tally
                    .position_rows()
                    .map(|rows| rows.map(<[u64]>::to_vec).collect::<Vec<_>>())
            )
        )
    };
    let expected = told(&read(1, 1000));
    for (threads, block_deals) in [(2, 1000), (2, 7), (4, 64)] {
        assert_eq!(told(&read(threads, block_deals)), expected, "{threads}, {block_deals}");
    }
}

/// Ranks and suits of a deck whose cards are told apart: a shuffle that keeps the
/// suits of a deck as they lie is fair to single ranks, not to suits.
#[test]
fn suits_that_are_dealt_by_turns_show_in_suits() {
    let deck = misdeal_deck::Deck::named("52").unwrap();
    let alike = Alike::of_deck(&deck);
    let spec: ShuffleSpec = "fisher-yates".parse().unwrap();
    // The ranks are shuffled within each suit, and the suits come by turns.
    let make = move |t: u64, deal: &mut Vec<u32>| {
        let mut suits: Vec<Vec<u32>> =
            (0..4).map(|suit| (13 * suit..13 * suit + 13).collect()).collect();
        let seed = Seed::from(8);
        (0..).zip(&mut suits).for_each(|(n, suit)| spec.shuffle(suit, &mut seed.deal(4 * t + n)));
        deal.extend((0..52).map(|i| suits[i % 4][i / 4]));
    };
    let options = RunOptions { deals_max: 300, threads: 1 };
    let source = Made::new(Shape::whole(52), make).with_alike(alike);
    let tally = tally(source, &options, &|_| true).unwrap();
    let classes = says(&tally, "classes");
    let by: Vec<_> = classes
        .iter()
        .map(|finding| match finding.effect.event {
            misdeal_audit::Event::ClassAt { partition, .. } => {
                (partition, finding.log10_p() < -20.0)
            }
            _ => unreachable!(),
        })
        .collect();
    // Ranks have too few deals for a chi-square.
    assert_eq!(by, [(0, false), (1, true), (1, true)]);
}
