//! Small cases with known answers from public bug reports: what other evaluators and
//! tables of players got wrong. Each names its report.

use misdeal_deck::{Card, Rank, card_from_str};
use misdeal_games::poker::{
    Category, DeuceToSeven, HandRank, Standard, Wilds, rank, rank_with, shares, showdown,
};

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card_from_str(card).unwrap()).collect()
}

fn rank_of(text: &str) -> HandRank {
    rank::<Standard>(&cards(text)).unwrap()
}

/// The category, and the ranks that decide, the ace as 14.
fn key(rank: HandRank) -> (Category, Vec<u8>) {
    let value = |rank: Rank| if rank.number() == 1 { 14 } else { rank.number() };
    (rank.category(), rank.ranks().map(value).collect())
}

#[test]
fn categories() {
    let cases: [(&str, &str, Category, &[u8]); 5] = [
        ("ishikota/PyPokerEngine#69", "Ac 2d 3h 4s 5c", Category::Straight, &[5]),
        // No straight round the corner.
        ("ishikota/PyPokerEngine#69", "Qc Kd Ah 2s 3c", Category::HighCard, &[14, 13, 12, 3, 2]),
        ("sixteenstudio/poker#2", "2c 3d 3h 4s 5c 6d 6h", Category::Straight, &[6]),
        ("chenosaurus/poker-evaluator#29", "As Ks Qs Js Ts 3c 7h", Category::StraightFlush, &[14]),
        ("chenosaurus/poker-evaluator#1", "Jh Jd Js 8h 4c", Category::ThreeOfAKind, &[11, 8, 4]),
    ];
    for (source, hand, category, ranks) in cases {
        assert_eq!(key(rank_of(hand)), (category, ranks.to_vec()), "{source}");
    }
}

#[test]
fn comparisons() {
    use Category::{Flush, FullHouse, Pair, Straight, ThreeOfAKind, TwoPair};
    type Side = (&'static str, Category, &'static [u8]);
    // The source, the hand that wins, the hand that loses.
    let cases: [(&str, Side, Side); 5] = [
        (
            "ishikota/PyPokerEngine#69",
            ("2c 3d 4h 5s 6c", Straight, &[6]),
            ("Ac 2d 3h 4s 5c", Straight, &[5]),
        ),
        (
            "robolson/ruby-poker#8",
            ("Ts Th 2s 3s 2h 3h 3d", FullHouse, &[3, 10]),
            ("9s 9h 2s 3s 2h 3h 3d", FullHouse, &[3, 9]),
        ),
        (
            "danielpaz6/Poker-Hand-Evaluator#3",
            ("5c 5d 6c 6d 9h", TwoPair, &[6, 5, 9]),
            ("2c 2d 6h 6s 9c", TwoPair, &[6, 2, 9]),
        ),
        (
            "sneppy/pokerl#2",
            ("Kc Tc 5c 4c 3c", Flush, &[13, 10, 5, 4, 3]),
            ("Qd Td 7d 5d 4d", Flush, &[12, 10, 7, 5, 4]),
        ),
        (
            "HenryRLee/PokerHandEvaluator#83",
            ("9h Jh 7d 2s Kc 7c 7h", ThreeOfAKind, &[7, 13, 11]),
            ("9h Jh 7d 2s Kc Jc 5h", Pair, &[11, 13, 9, 7]),
        ),
    ];
    for (source, better, worse) in cases {
        let ranks = [better, worse].map(|(hand, category, ranks)| {
            let rank = rank_of(hand);
            assert_eq!(key(rank), (category, ranks.to_vec()), "{source}");
            rank
        });
        assert!(ranks[0] > ranks[1], "{source}");
    }
}

#[test]
fn showdowns() {
    use Category::{HighCard, Pair, Straight, TwoPair};
    // The source, the board, the hands, who wins, counted from 1, and with what.
    type Case = (&'static str, &'static str, &'static [&'static str], &'static [usize], Category);
    let cases: [Case; 6] = [
        // The third pair is no kicker.
        ("claudijo/poker-ts#15", "6c Qc Ad 6s Ac", &["Td Js", "3s 3d"], &[1, 2], TwoPair),
        ("danielpaz6/Poker-Hand-Evaluator#1", "9c 7s 5h 5s 3c", &["8h Ks", "4d Qs"], &[1], Pair),
        (
            "brunoscopelliti/poker-holdem-engine#7",
            "Jd Tc Qs Ks 9s",
            &["9c 2s", "Jh Kh", "Qc 4h", "Qh 8d"],
            &[1, 2, 3, 4],
            Straight,
        ),
        ("ishikota/PyPokerEngine#68", "4c 5d 6h 7s 8c", &["Ah Kd", "2c 2d"], &[1, 2], Straight),
        (
            "Datamine/PokerTexter#1",
            "2c 7d 9h Js 4c",
            &["Ah Kd", "As Kc", "Qh 8s"],
            &[1, 2],
            HighCard,
        ),
        // 10s is the ten of spades.
        ("goldfire/pokersolver#8", "10s Jd Qc 6d 5c", &["9h Ks", "9s Ah"], &[1], Straight),
    ];
    for (source, board, hands, winners, best) in cases {
        let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
        let showdown = showdown::<Standard>(&cards(board), &hands).unwrap();
        let numbers: Vec<usize> = showdown.winners.iter().map(|winner| winner + 1).collect();
        assert_eq!(numbers, winners, "{source}");
        assert_eq!(showdown.ranks[showdown.winners[0]].category(), best, "{source}");
        if source == "Datamine/PokerTexter#1" {
            assert_eq!(showdown.shares(90), [45, 45, 0]);
        }
    }
}

/// rafanoronha/scala-poker#44.
#[test]
fn the_odd_chip_goes_to_the_first() {
    assert_eq!(shares(101, 2), [51, 50]);
}

/// goldfire/pokersolver#32: a run of seven with a wild card was ranked one too high.
#[test]
fn all_twos_are_wild() {
    let twos = Wilds::JOKERS.and_rank(Rank::new(2).unwrap());
    let rank = rank_with(&cards("5c 6h 7d 9c 4d 2s Tc"), twos).unwrap();
    assert_eq!(rank.to_string(), "straight, ten high");
}

/// uoftcprg/pokerkit#44: in deuce to seven an ace is high, so A-2-3-4-5 is no straight.
#[test]
fn an_ace_is_high_in_deuce_to_seven() {
    let hands = ["Kc 5d 4h 3s 2c", "Ac 2d 3h 4s 5c", "2c 2d 7h 8s 9c"];
    let ranks = hands.map(|hand| rank::<DeuceToSeven>(&cards(hand)).unwrap());
    assert!(ranks[0] > ranks[1] && ranks[1] > ranks[2], "{ranks:?}");
}
