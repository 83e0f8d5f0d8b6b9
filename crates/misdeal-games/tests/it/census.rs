//! Every hand of a deck, counted.
//!
//! The counts of 5 and 7 of 52 are the well-known tables (for example B. Alspach,
//! "5-card poker hands" and "7-card poker hands", 2000). All of them are made by
//! `corpora/vectors/poker.py`, which counts ways to choose ranks and suits.

use misdeal_deck::{Card, Deck};
use misdeal_games::poker::{
    AceToFive, Category, DeuceToSeven, Hand, HandRank, Ranking, ShortDeck, Standard, WithWilds,
};

fn deck(name: &str) -> Vec<Card> {
    Deck::named(name).unwrap().cards().iter().map(|card| card.card().unwrap()).collect()
}

/// How many choices of `count` cards are of each class.
fn census<R: Ranking>(deck: &[Card], count: usize) -> Vec<u64> {
    let mut classes = vec![0; usize::from(R::CLASSES_COUNT) + 1];
    count_from::<R>(deck, count, Hand::EMPTY, &mut classes);
    assert_eq!(classes[0], 0, "every hand has a class");
    classes
}

fn count_from<R: Ranking>(deck: &[Card], left: usize, hand: Hand, classes: &mut [u64]) {
    for (at, &card) in deck.iter().enumerate() {
        let hand = hand + card;
        match left {
            1 => classes[usize::from(R::rank(hand).class())] += 1,
            _ => count_from::<R>(&deck[at + 1..], left - 1, hand, classes),
        }
    }
}

fn count_of<R: Ranking>(classes: &[u64], is_one: impl Fn(HandRank<R>) -> bool) -> u64 {
    let ranks = (1..=R::CLASSES_COUNT).map(|class| HandRank::from_class(class).unwrap());
    ranks.filter(|&rank| is_one(rank)).map(|rank| classes[usize::from(rank.class())]).sum()
}

/// The counts of high card, pair, two pair, three, straight, flush, full house, four,
/// straight flush with the royal one, five of a kind, and of the royal flush alone.
fn check<R: Ranking>(deck: &[Card], count: usize, expected: [u64; 10], royals: u64) -> Vec<u64> {
    let classes = census::<R>(deck, count);
    let counts =
        Category::ALL.map(|category| count_of::<R>(&classes, |rank| rank.category() == category));
    assert_eq!(counts, expected, "{count} of {}", deck.len());
    assert_eq!(count_of::<R>(&classes, HandRank::is_royal), royals);
    classes
}

fn distinct(classes: &[u64]) -> usize {
    classes.iter().filter(|&&count| count > 0).count()
}

#[test]
fn five_of_52() {
    let expected = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40, 0];
    let classes = check::<Standard>(&deck("52"), 5, expected, 4);
    assert_eq!(distinct(&classes), 7_462);
    // Classes of each category, weakest first.
    let of = |category| {
        let ranks = (1..=7_462).filter_map(HandRank::<Standard>::from_class);
        ranks.filter(|rank| rank.category() == category).count()
    };
    let counts = Category::ALL.map(of);
    assert_eq!(counts, [1_277, 2_860, 858, 858, 10, 1_277, 156, 156, 10, 0]);
}

#[test]
fn six_of_52() {
    let expected =
        [6_612_900, 9_730_740, 2_532_816, 732_160, 361_620, 205_792, 165_984, 14_664, 1_844, 0];
    // A royal flush and any of the other 47 cards, four times.
    check::<Standard>(&deck("52"), 6, expected, 4 * 47);
}

#[test]
fn seven_of_52() {
    let expected = [
        23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848,
        41_584, 0,
    ];
    let classes = check::<Standard>(&deck("52"), 7, expected, 4_324);
    assert_eq!(distinct(&classes), 4_824);
}

#[test]
fn short_deck() {
    let five = [122_400, 193_536, 36_288, 16_128, 6_120, 480, 1_728, 288, 24, 0];
    // Royal flushes: one a suit; of seven cards, any two of the other 31.
    check::<ShortDeck>(&deck("36"), 5, five, 4);
    let seven =
        [233_100, 2_316_600, 3_157_056, 607_200, 1_169_940, 175_560, 633_024, 44_640, 10_560, 0];
    check::<ShortDeck>(&deck("36"), 7, seven, 4 * 465);
}

#[test]
fn jokers_are_wild() {
    let one = [1_302_540, 1_268_088, 123_552, 137_280, 20_532, 7_804, 6_552, 3_120, 180 + 24, 13];
    check::<WithWilds>(&deck("54")[..53], 5, one, 24);
    let two = [1_302_540, 1_437_936, 123_552, 232_968, 34_704, 11_388, 9_360, 9_360, 540 + 84, 78];
    check::<WithWilds>(&deck("54"), 5, two, 84);
}

#[test]
fn lowball() {
    let classes = census::<DeuceToSeven>(&deck("52"), 5);
    assert_eq!(distinct(&classes), 7_462);
    let best = HandRank::<DeuceToSeven>::from_class(7_462).unwrap();
    assert_eq!((best.to_string().as_str(), classes[7_462]), ("low, 7-5-4-3-2", 1_020));
    let classes = census::<AceToFive>(&deck("52"), 5);
    assert_eq!(distinct(&classes), 6_175);
    let best = HandRank::<AceToFive>::from_class(6_175).unwrap();
    assert_eq!((best.to_string().as_str(), classes[6_175]), ("low, 5-4-3-2-A", 1_024));
    // Ranks alone: 1,287 sets of five, 2,860 pairs, 858 two pairs and threes, 156 full
    // houses and fours.
    let of = |category| {
        let ranks = (1..=6_175).filter_map(HandRank::<AceToFive>::from_class);
        ranks.filter(|rank| rank.category() == category).count()
    };
    assert_eq!(Category::ALL.map(of), [1_287, 2_860, 858, 858, 0, 0, 156, 156, 0, 0]);
}
