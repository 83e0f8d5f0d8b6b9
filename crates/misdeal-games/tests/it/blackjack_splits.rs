//! Exact values of splits and surrender by rules that published tables leave out.

use misdeal_games::blackjack::exact::Exact;
use misdeal_games::blackjack::{DoubleCards, Hole, Rules, Soft17, SplitAces, Surrender, Value};

const ONE_DECK: Rules = Rules { soft_17: Soft17::Stand, hands_max: 2, ..Rules::SINGLE_DECK };

fn value(number: u8) -> Value {
    Value::new(number).unwrap()
}

fn split_of(rules: &Rules, pair: u8, up: u8) -> f64 {
    Exact::new(rules).unwrap().choices(value(pair), value(pair), value(up)).split
}

/// Pairs that are split once, by corpora/vectors/blackjack.py, which recurses over single cards.
#[test]
fn splits_by_other_rules() {
    let das = Rules { double_after_split: true, ..ONE_DECK };
    let any = |rules| Rules { double_cards: DoubleCards::AnyNumber, ..rules };
    let aces = |may_hit, may_double, rules| Rules {
        split_aces: SplitAces { may_resplit: false, may_hit, may_double },
        ..rules
    };
    let cases = [
        (ONE_DECK, 8, 6, 0.233_715_845),
        (das, 8, 6, 0.340_369_615),
        (any(ONE_DECK), 3, 6, 0.111_574_802),
        (any(das), 3, 6, 0.308_205_877),
        (ONE_DECK, 8, 10, -0.461_726_196),
        (Rules { hole: Hole::OriginalBetsOnly, ..ONE_DECK }, 8, 10, -0.461_726_196),
        (Rules { hole: Hole::NoHoleCard, ..ONE_DECK }, 8, 10, -0.587_299_567),
        (das, 9, 1, -0.070_543_536),
        (Rules { charlie: Some(5), ..das }, 5, 5, 0.207_572_950),
        (ONE_DECK, 1, 6, 0.758_276_019),
        (aces(true, false, ONE_DECK), 1, 6, 0.950_110_269),
        (aces(false, true, ONE_DECK), 1, 6, 0.758_276_019),
        (aces(false, true, das), 1, 6, 1.064_240_645),
        (aces(true, true, das), 1, 6, 1.064_240_645),
        (any(aces(true, true, das)), 1, 6, 1.063_071_851),
        (aces(true, false, ONE_DECK), 1, 10, 0.529_894_936),
    ];
    for (rules, pair, up, expected) in cases {
        let found = split_of(&rules, pair, up);
        assert!((found - expected).abs() < 0.51e-9, "{pair} against {up}: {found} {rules:?}");
    }
    assert_eq!(split_of(&Rules { hands_max: 1, ..ONE_DECK }, 8, 6), f64::NEG_INFINITY);
}

/// A natural is paid 3 to 2 once the dealer is known to have none; where nobody has looked he has
/// one with 3 of 49 cards, an ace under a ten beside an ace.
#[test]
fn a_natural_is_no_plain_21() {
    for (hole, expected) in [(Hole::Peek, 1.5), (Hole::NoHoleCard, 1.5 * 46.0 / 49.0)] {
        let exact = Exact::new(&Rules { hole, ..ONE_DECK }).unwrap();
        let stand = exact.choices(value(10), value(1), value(10)).values.stand;
        assert!((stand - expected).abs() < 1e-12, "{stand} {expected}");
    }
}

/// Under an ace with a ten and a six out of one deck, 15 of the other 49 cards make a natural. Half
/// a bet is lost in all when it is given up before the look, which is (15 - 24.5) / 34 of a bet
/// beside what is won if there is no natural; and where nobody looks, late surrender loses the
/// other half to a natural.
#[test]
fn surrender_is_worth_half_a_bet() {
    let of = |surrender, hole| {
        let rules = Rules { surrender, hole, ..ONE_DECK };
        Exact::new(&rules).unwrap().choices(value(10), value(6), value(1)).surrender
    };
    let cases = [
        (Surrender::No, Hole::Peek, f64::NEG_INFINITY),
        (Surrender::Late, Hole::Peek, -0.5),
        (Surrender::Late, Hole::NoHoleCard, -0.5 - 7.5 / 49.0),
        (Surrender::Early, Hole::Peek, -9.5 / 34.0),
        (Surrender::Early, Hole::NoHoleCard, -0.5),
    ];
    for (surrender, hole, expected) in cases {
        let found = of(surrender, hole);
        let is_close = found == expected || (found - expected).abs() < 1e-12;
        assert!(is_close, "{surrender:?} {hole:?}: {found} {expected}");
    }
}
