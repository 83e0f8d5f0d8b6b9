//! Hands of cards with ranks and suits.

use misdeal_audit::{
    ALPHA_DEFAULT, Alike, DealOrder, Event, Finding, Hand, Made, Method, Outcome, RunOptions,
    Shape, Tally, judge, tally, test::battery,
};
use misdeal_deck::Deck;
use misdeal_shuffle::{Draw, Seed, ShuffleSpec};

fn set(cards: u32, deck: u32) -> Shape {
    Shape { order: DealOrder::Set, ..Shape::first(cards, deck) }
}

/// Deals of a deck by its name, shuffled fairly and then changed.
fn counted(
    deck: &Alike,
    shape: Shape,
    deals: u64,
    seed: u64,
    change: impl Fn(&ShuffleSpec, &Seed, u64, &mut Vec<u32>) + Clone + Send,
) -> Tally {
    let (spec, seed): (ShuffleSpec, _) = ("fisher-yates".parse().unwrap(), Seed::from(seed));
    let make = move |t: u64, deal: &mut Vec<u32>| {
        deal.extend(0..shape.deck);
        spec.shuffle(deal, &mut seed.deal(t));
        change(&spec, &seed, t, deal);
        deal.truncate(shape.dealt as usize);
    };
    let options = RunOptions { deals_max: deals, threads: 2 };
    tally(Made::new(shape, make).with_alike(deck.clone()), &options, &|_| true).unwrap()
}

fn fair(deck: &Alike, shape: Shape, deals: u64, seed: u64) -> Tally {
    counted(deck, shape, deals, seed, |_, _, _, _| {})
}

fn alike(deck: &str) -> Alike {
    Alike::of_deck(&Deck::named(deck).unwrap())
}

fn hands(tally: &Tally) -> Vec<Finding> {
    battery().iter().filter(|test| test.id == "hands").flat_map(|test| test.judge(tally)).collect()
}

/// Which findings there are.
fn kinds(findings: &[Finding]) -> Vec<(Hand, Method)> {
    let kind = |finding: &Finding| match finding.effect.event {
        Event::Hand { hand, .. } => (hand, finding.method),
        other => panic!("{other:?}"),
    };
    findings.iter().map(kind).collect()
}

/// 20,000 deals of packs and of shoes, whole, in part and as sets. At most 9
/// findings each of 8 rows: one below 1e-4 comes by chance with 72e-4 at most over
/// the choice of the seed.
#[test]
fn fair_hands_are_like_fair_hands() {
    let rows = [
        ("52", Shape::whole(52), 9),
        ("52", Shape::first(5, 52), 9),
        ("52", Shape::first(2, 52), 3),
        ("52", set(5, 52), 2),
        ("52", set(3, 52), 4),
        ("52", set(4, 52), 0),
        ("36", Shape::whole(36), 7),
        ("52x6", Shape::first(3, 312), 7),
    ];
    for (deck, shape, count) in rows {
        for alike in [alike(deck), alike(deck).with_copies_alike()] {
            let findings = hands(&fair(&alike, shape, 20_000, 11));
            assert_eq!(findings.len(), count, "{deck} {shape:?}");
            let off = findings.iter().find(|finding| finding.log10_p() < -4.0);
            assert!(off.is_none(), "{deck} {shape:?}: {off:?}");
        }
    }
}

/// Jokers have no rank, and numbers are no cards.
#[test]
fn other_cards_have_no_hands() {
    let joker = alike("54");
    assert!(hands(&fair(&joker, Shape::whole(54), 100, 1)).is_empty());
    assert!(hands(&fair(&Alike::default(), Shape::whole(52), 100, 1)).is_empty());
}

/// Cards of a pack in the order of ids: 13 of each suit.
fn has_pair(hand: &[u32]) -> bool {
    (0..hand.len()).any(|i| hand[..i].iter().any(|card| card % 13 == hand[i] % 13))
}

/// Of hands without a pair one in five is dealt again. No pair has the chance
/// 1,317,888/2,598,960 = .507, so it is missing in .507 * .2 * .493 = .05 of all
/// deals: in 500 of 10,000, which is ten standard errors.
#[test]
fn hands_made_for_action_show_in_hands_alone() {
    let again = |spec: &ShuffleSpec, seed: &Seed, t: u64, deal: &mut Vec<u32>| {
        let mut draw = seed.deal(u64::MAX - t);
        if !has_pair(&deal[..5]) && draw.at_most(4) == 0 {
            spec.shuffle(deal, &mut draw);
        }
    };
    let deck = alike("52");
    for shape in [set(5, 52), Shape::first(5, 52)] {
        let tally = counted(&deck, shape, 10_000, 3, again);
        let verdict = judge(&tally, ALPHA_DEFAULT);
        assert_eq!(verdict.outcome, Outcome::Misdeal, "{shape:?}");
        assert!(verdict.evidence().all(|judged| judged.finding.test == "hands"), "{shape:?}");
        // What there is to say does not depend on what is seen.
        let expected = kinds(&hands(&fair(&deck, shape, 10_000, 3)));
        assert_eq!(kinds(&hands(&tally)), expected, "{shape:?}");
    }
}

/// A shoe of six packs in which the second card is never the first one once more:
/// 5 of 311 should be. Of 3,000 deals 48.2 on average, none with a chance of 7e-22.
#[test]
fn cards_that_never_come_twice_show_in_a_shoe() {
    let part = |_: &ShuffleSpec, _: &Seed, _: u64, deal: &mut Vec<u32>| {
        // The same card lies 52 ids further on in each pack.
        let other = (1..deal.len()).find(|&i| deal[i] % 52 != deal[0] % 52).unwrap();
        deal.swap(1, other);
    };
    let deck = alike("52x6").with_copies_alike();
    let findings = hands(&counted(&deck, Shape::first(2, 312), 3000, 5, part));
    let largest = findings.iter().find(|finding| finding.method == Method::LargestCell).unwrap();
    assert_eq!(largest.effect.observed, 0);
    assert!(largest.log10_p() < -19.0, "{largest:?}");
}
