//! Ranks in words, and what is refused.

use misdeal_deck::{Card, card_from_str};
use misdeal_games::poker::{
    AceToFive, Category, DeuceToSeven, HandError, Pot, PotError, Ranking, ShortDeck, Showdown,
    ShowdownError, Stake, Standard, WithWilds, pots, rank, shares, showdown,
};
use proptest::prelude::*;

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card_from_str(card).unwrap()).collect()
}

fn check<R: Ranking>(hand: &str, english: &str, chinese: &str) {
    let rank = rank::<R>(&cards(hand)).unwrap();
    assert_eq!(format!("{rank:#}"), english);
    assert_eq!(rank.in_chinese(), chinese);
}

#[test]
fn every_category_in_words() {
    check::<Standard>("As Kh 9d 5c 2s", "high card, ace, then K-9-5-2", "高牌，A");
    check::<Standard>("6s 6h 9d 5c 2s", "pair of sixes, then 9-5-2", "一对 6");
    check::<Standard>("Ks Kh 8d 8c Js", "two pair, kings and eights, then J", "两对，K 和 8");
    check::<Standard>("Ts Th Td 8c Js", "three of a kind, tens, then J-8", "三条 10");
    check::<Standard>("As 2h 3d 4c 5s", "straight, five high", "顺子，最大 5");
    check::<Standard>("As 2s 3s 4s 9s", "flush, ace high, then 9-4-3-2", "同花，最大 A");
    check::<Standard>("As Ah Ad 6c 6s", "full house, aces over sixes", "葫芦，三条 A 带一对 6");
    check::<Standard>("As Ah Ad Ac 6s", "four of a kind, aces, then 6", "四条 A");
    check::<Standard>("9s 8s 7s 6s 5s", "straight flush, nine high", "同花顺，最大 9");
    check::<Standard>("As Ks Qs Js Ts", "royal flush", "皇家同花顺");
    check::<WithWilds>("Js Jh Jd BJ RJ", "five of a kind, jacks", "五条 J");
    check::<ShortDeck>("As 6h 7d 8c 9s", "straight, nine high", "顺子，最大 9");
    check::<DeuceToSeven>("As 2h 3d 4c 5s", "low, A-5-4-3-2", "小牌，A-5-4-3-2");
    check::<AceToFive>("As 2s 3s 4s 5s", "low, 5-4-3-2-A", "小牌，5-4-3-2-A");
    let eights = rank::<Standard>(&cards("Ks Kh 8d 8c Js")).unwrap();
    assert_eq!(eights.in_chinese_with_others(), "两对，K 和 8，余 J");
    let straight = rank::<Standard>(&cards("As 2h 3d 4c 5s")).unwrap();
    assert_eq!(straight.in_chinese_with_others(), straight.in_chinese());
    assert_eq!(Category::TwoPair.to_string(), "two pair");
    check::<AceToFive>("As Ah 3s 4s 5s", "pair of aces, then 5-4-3", "一对 A");
}

#[test]
fn what_is_no_hand_is_refused() {
    let joker = Card::BIG_JOKER;
    let error = |text: &str| rank::<Standard>(&cards(text)).unwrap_err();
    assert_eq!(error("As Kh"), HandError::Count { got: 2 });
    assert_eq!(error("2s 3s 4s 5s 6s 7s 8s 9s").to_string(), "got 8 cards, expected 5 to 7");
    let twice = HandError::Twice { card: cards("As")[0], first: 1, second: 3 };
    assert_eq!(error("As Kh As"), twice);
    let foreign = HandError::NotInDeck { card: joker, number: 5, ranking: "standard" };
    assert_eq!(error("As Kh Qh Jh RJ"), foreign);
    let error = rank::<ShortDeck>(&cards("As 2h Qh Jh Th")).unwrap_err();
    let message = "card 2 is 2h, which is not in the deck of the short-deck ranking";
    assert_eq!(error.to_string(), message);
    let error = rank::<WithWilds>(&cards("As RJ Qh Jh RJ")).unwrap_err();
    assert_eq!(error.to_string(), "card 5 is RJ again, which is card 2 already");
}

#[test]
fn a_card_in_two_hands_is_refused() {
    let board = cards("2c 7d 9h Js 4c");
    let shown = |hands: &[&str]| -> Result<Showdown<Standard>, ShowdownError> {
        let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
        showdown(&board, &hands)
    };
    let message = |hands: &[&str]| shown(hands).unwrap_err().to_string();
    assert_eq!(message(&["Ah Kd", "Qh Kd"]), "hand 2 holds Kd, which is in hand 1 already");
    assert_eq!(message(&["Ah Kd", "Qh 9h"]), "hand 2 holds 9h, which is on the board already");
    let twice = "hand 2: card 2 is Qh again, which is card 1 already";
    assert_eq!(message(&["Ah Kd", "Qh Qh"]), twice);
    let unequal = "hand 2 has 1 card, expected 2 as in hand 1";
    assert_eq!(message(&["Ah Kd", "Qh"]), unequal);
    assert_eq!(message(&["Ah Kd Qd"]), "hand 1: got 8 cards, expected 5 to 7");
    let board = cards("2c 7d 2c");
    let error = showdown::<Standard>(&board, &[cards("Ah Kd")]).unwrap_err();
    assert_eq!(error.to_string(), "the board: card 3 is 2c again, which is card 1 already");
    assert_eq!(message(&[]), "got no hands, expected one at least");
}

#[test]
fn stakes_make_pots() {
    let pot = |chips, players: &[usize]| Pot { chips, players: players.to_vec() };
    // Two all in below the rest; nobody can win what only one has put in but himself.
    let of = |stakes: &[(u64, bool)]| {
        let stakes = stakes.iter().map(|&(chips, has_folded)| Stake { chips, has_folded });
        pots(&stakes.collect::<Vec<_>>())
    };
    let made = of(&[10, 25, 40, 60].map(|chips| (chips, false))).unwrap();
    let expected = [pot(40, &[0, 1, 2, 3]), pot(45, &[1, 2, 3]), pot(30, &[2, 3]), pot(20, &[3])];
    assert_eq!(made, expected);
    // The one who has put in most has folded.
    let made = of(&[(10, false), (25, false), (60, true)]).unwrap();
    assert_eq!(made, [pot(30, &[0, 1]), pot(65, &[1])]);
    assert_eq!(of(&[(5, true), (7, true)]).unwrap(), [pot(12, &[])]);
    assert_eq!(of(&[]), Ok(Vec::new()));
    assert_eq!(of(&[(u64::MAX, false), (1, false)]), Err(PotError::TooLarge));
}

proptest! {
    #[test]
    fn no_chip_is_lost(
        chips in any::<u64>(),
        winners in 1usize..9,
        stakes in proptest::collection::vec((0u64..1_000, any::<bool>()), 1..9),
    ) {
        let parts = shares(chips, winners);
        let total: u128 = parts.iter().map(|&part| u128::from(part)).sum();
        prop_assert_eq!(total, u128::from(chips));
        prop_assert!(parts[0] - parts[winners - 1] <= 1);
        let stakes: Vec<Stake> =
            stakes.into_iter().map(|(chips, has_folded)| Stake { chips, has_folded }).collect();
        let pots = pots(&stakes).unwrap();
        let chips: u64 = pots.iter().map(|pot| pot.chips).sum();
        prop_assert_eq!(chips, stakes.iter().map(|stake| stake.chips).sum::<u64>());
        let has_player = stakes.iter().any(|stake| !stake.has_folded && stake.chips > 0);
        prop_assert!(!has_player || pots.iter().all(|pot| !pot.players.is_empty()));
    }
}
