//! Exact values of blackjack against published and independently computed ones.

use misdeal_games::blackjack::exact::{DealerLaw, Exact};
use misdeal_games::blackjack::{
    Decks, DoubleCards, DoubleOn, Hole, PostRules, Rules, Soft17, SplitAces, Surrender, Value,
};

fn value(number: u8) -> Value {
    Value::new(number).unwrap()
}

/// Composition-dependent values of E. Farmer's program (possibly-wrong, 2009), in percent, for
/// a fresh shoe and rules without a second split: to all nine digits.
#[test]
fn the_edge_where_pairs_are_split_once() {
    let one = Rules { hands_max: 2, ..Rules::SINGLE_DECK };
    let cases = [
        (Rules { soft_17: Soft17::Stand, ..one }, 0.024_273_905),
        (Rules { double_after_split: true, ..one }, -0.037_483_539),
        (Rules { hands_max: 2, ..Rules::VEGAS_6D }, -0.456_886_297),
    ];
    for (rules, percent) in cases {
        let found = 100.0 * Exact::new(&rules).unwrap().edge();
        assert!((found - percent).abs() < 0.51e-9, "{found} {percent}");
    }
}

/// The same program where pairs may be split again, which ours takes a little more simply: to
/// 0.001 %, a tenth of what was asked.
#[test]
fn the_edge_where_pairs_are_split_again() {
    let aces = SplitAces { may_resplit: true, may_hit: false, may_double: false };
    let late = Rules { surrender: Surrender::Late, split_aces: aces, ..Rules::VEGAS_6D };
    let cases = [
        (Rules::DOUBLE_DECK, -0.380_445_075),
        (Rules::VEGAS_6D, -0.402_870_236),
        (Rules { soft_17: Soft17::Hit, ..Rules::VEGAS_6D }, -0.615_389_123),
        (late, -0.261_401_351),
        (Rules { decks: Decks::Packs(8), ..Rules::VEGAS_6D }, -0.430_580_629),
    ];
    for (rules, percent) in cases {
        let found = 100.0 * Exact::new(&rules).unwrap().edge();
        assert!((found - percent).abs() < 1e-3, "{found} {percent}");
    }
}

/// A shoe without an end: H. Hoppe and Wizard of Odds, to .002 %. Where no card changes the next
/// one, the play by composition is that by the chart.
#[test]
fn the_edge_of_a_shoe_without_an_end() {
    let stands = Rules { decks: Decks::Infinite, ..Rules::VEGAS_6D };
    let hits = Rules { soft_17: Soft17::Hit, ..stands };
    for (rules, percent) in [(stands, -0.512), (hits, -0.731)] {
        let found = 100.0 * Exact::new(&rules).unwrap().edge();
        assert!((found - percent).abs() < 0.003, "{found} {percent}");
    }
}

/// The same where pairs are split once, by corpora/vectors/blackjack-endless.py, which recurses
/// over totals.
#[test]
fn the_edge_of_a_shoe_without_an_end_by_totals() {
    let once = Rules { decks: Decks::Infinite, hands_max: 2, ..Rules::VEGAS_6D };
    let none = Rules { hole: Hole::NoHoleCard, ..once };
    let cases = [
        (once, -0.005_703_880_123),
        (Rules { soft_17: Soft17::Hit, ..once }, -0.007_892_105_050),
        (Rules { double_after_split: false, ..once }, -0.006_902_366_391),
        (Rules { surrender: Surrender::Late, ..once }, -0.004_848_775_402),
        (Rules { surrender: Surrender::Early, ..once }, 0.000_651_288_023),
        (none, -0.006_817_609_356),
        (Rules { surrender: Surrender::Late, ..none }, -0.005_890_168_145),
    ];
    for (rules, expected) in cases {
        let found = Exact::new(&rules).unwrap().edge();
        assert!((found - expected).abs() < 0.51e-12, "{found} {expected} {rules:?}");
    }
}

/// By upcard, six decks, split once: the same program.
#[test]
fn the_edge_by_upcard() {
    let exact = Exact::new(&Rules { hands_max: 2, ..Rules::VEGAS_6D }).unwrap();
    let percents = [
        (2, 9.209_683_993),
        (3, 12.551_762_711),
        (4, 16.175_716_361),
        (5, 20.194_109_774),
        (6, 23.422_349_354),
        (7, 14.366_357_654),
        (8, 5.717_540_010),
        (9, -4.130_324_695),
        (10, -17.318_266_543),
        (1, -34.173_650_853),
    ];
    for (up, percent) in percents {
        let found = 100.0 * exact.edge_against(value(up));
        assert!((found - percent).abs() < 0.51e-9, "{up}: {found}");
    }
}

fn close(law: DealerLaw, expected: [f64; 7]) {
    let DealerLaw { bust, totals: [a, b, c, d, e], natural } = law;
    for (found, expected) in [bust, a, b, c, d, e, natural].iter().zip(expected) {
        assert!((found - expected).abs() < 0.51e-5, "{law:?}");
    }
}

/// Bust, 17 to 21, natural. Six decks, S17: E. Farmer's program, rounded to five digits.
#[test]
fn the_dealers_law_of_six_decks() {
    let exact = Exact::new(&Rules { hands_max: 1, ..Rules::VEGAS_6D }).unwrap();
    let rows = [
        (2, [0.35350, 0.13966, 0.13439, 0.13002, 0.12402, 0.11841, 0.0]),
        (3, [0.37419, 0.13430, 0.13054, 0.12523, 0.12082, 0.11493, 0.0]),
        (4, [0.39580, 0.13056, 0.12406, 0.12127, 0.11644, 0.11187, 0.0]),
        (5, [0.41841, 0.12184, 0.12244, 0.11758, 0.11179, 0.10795, 0.0]),
        (6, [0.42284, 0.16571, 0.10619, 0.10643, 0.10155, 0.09728, 0.0]),
        (7, [0.26194, 0.36921, 0.13793, 0.07843, 0.07868, 0.07382, 0.0]),
        (8, [0.24369, 0.12894, 0.35995, 0.12872, 0.06922, 0.06947, 0.0]),
        (9, [0.22924, 0.12031, 0.11735, 0.35185, 0.12037, 0.06088, 0.0]),
        (10, [0.21247, 0.11191, 0.11167, 0.11194, 0.34001, 0.03482, 0.07717]),
        (1, [0.11547, 0.13002, 0.13082, 0.13059, 0.13091, 0.05350, 0.30868]),
    ];
    for (up, expected) in rows {
        close(exact.dealer(value(up)), expected);
    }
    let all = [0.28192, 0.14525, 0.13926, 0.13368, 0.17953, 0.07287, 0.04749];
    close(exact.dealer_total(), all);
}

/// The same with H17, and of one deck with S17; the last three rows are those of Wizard of
/// Odds, blackjack appendix 2B, too.
#[test]
fn the_dealers_law_of_other_rules() {
    let of = |rules: Rules| Exact::new(&Rules { hands_max: 1, ..rules }).unwrap();
    let hits = of(Rules { soft_17: Soft17::Hit, ..Rules::VEGAS_6D });
    let all = [0.28576, 0.13346, 0.14120, 0.13568, 0.18153, 0.07487, 0.04749];
    close(hits.dealer_total(), all);
    let one = of(Rules { soft_17: Soft17::Stand, ..Rules::SINGLE_DECK });
    let all = [0.28359, 0.14583, 0.13806, 0.13482, 0.17581, 0.07363, 0.04827];
    close(one.dealer_total(), all);
    assert!((one.dealer(value(1)).bust - 0.11654).abs() < 0.51e-5);
    assert!((one.dealer(value(2)).bust - 0.352_973).abs() < 0.51e-6);
    assert!((one.dealer(value(6)).bust - 0.420_823).abs() < 0.51e-6);
}

/// Stand, hit and double of some hands by rules that no table has: a brute-force recursion over
/// ordered draws, written apart from this program. One deck, the dealer stands on soft 17.
#[test]
fn single_hands_by_other_rules() {
    let one = Rules { soft_17: Soft17::Stand, hands_max: 1, ..Rules::SINGLE_DECK };
    let of = |rules: Rules, first, second, up| {
        let exact = Exact::new(&rules).unwrap();
        exact.choices(value(first), value(second), value(up)).values
    };
    let close =
        |found: f64, expected: f64| assert!((found - expected).abs() < 1e-9, "{found} {expected}");
    // The dealer's second card comes last.
    let none = Rules { hole: Hole::NoHoleCard, double_on: DoubleOn::NineToEleven, ..one };
    let pair = of(none, 2, 2, 10);
    close(pair.stand, -0.584_105_292);
    close(pair.hit, -0.334_276_813);
    let sixteen = of(none, 10, 6, 1);
    close(sixteen.stand, -0.759_161_328);
    close(sixteen.hit, -0.659_132_757);
    let eleven = of(none, 5, 6, 10);
    close(eleven.stand, -0.586_275_678);
    close(eleven.hit, 0.022_906_656);
    close(eleven.double, -0.006_465_704);
    // Any number of cards doubled.
    let any = Rules { double_cards: DoubleCards::AnyNumber, ..one };
    let soft = of(any, 1, 2, 5);
    close(soft.stand, -0.118_845_850);
    close(soft.hit, 0.194_227_265);
    close(soft.double, 0.212_294_600);
    // A charlie of five, with both.
    let charlie = Rules { charlie: Some(5), ..any };
    close(of(charlie, 2, 2, 10).hit, 0.078_057_702);
    close(of(charlie, 1, 2, 5).hit, 0.343_452_986);
    close(of(charlie, 2, 3, 6).hit, 0.194_640_446);
    let late = Rules { hole: Hole::NoHoleCard, charlie: Some(5), ..one };
    close(of(late, 2, 2, 10).hit, -0.119_458_389);
    close(of(late, 5, 6, 10).hit, 0.047_428_726);
}

/// The game of the post, by the best play and by standing on a total: computed by another
/// program over all deals of a fresh deck.
#[test]
fn the_posts_game() {
    let exact = PostRules::SEED.exact();
    assert!((exact.player - 0.436_995).abs() < 0.51e-6, "{exact:?}");
    assert!((exact.house - 0.503_193).abs() < 0.51e-6, "{exact:?}");
    assert!((exact.nobody - 0.059_812).abs() < 0.51e-6, "{exact:?}");
    let rows = [
        (12, -15.56),
        (13, -13.40),
        (14, -11.23),
        (15, -9.70),
        (16, -8.81),
        (17, -8.52),
        (18, -9.07),
        (19, -14.51),
    ];
    for (points, percent) in rows {
        let found = 100.0 * PostRules::SEED.exact_standing_on(points).edge();
        assert!((found - percent).abs() < 0.51e-2, "{points}: {found}");
    }
    let chances = PostRules::SEED_FIXED.exact();
    let sum = chances.player + chances.house + chances.nobody;
    assert!((sum - 1.0).abs() < 1e-12, "{chances:?}");
}
