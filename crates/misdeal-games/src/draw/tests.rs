//! The quick ways against the slow ones.

use misdeal_deck::{Card, card_from_str};

use super::dealer::dealer_law;
use super::pay_table::FinalHand;
use super::subsets::{Finals, Subsets, ascending_fives};
use super::*;
use crate::poker::{HandRank, Ranking, Standard};

fn hand(places: [usize; 5]) -> [Card; 5] {
    places.map(|at| Card::new(at as u32).unwrap())
}

/// Every hold of some hands, by inclusion and exclusion and by looking at every draw.
#[test]
fn sums_over_subsets_are_those_of_all_draws() {
    let subsets = Subsets::new();
    // Eight hands, far apart.
    for places in ascending_fives().step_by(324_869) {
        let finals = subsets.held(places);
        for at in FinalHand::ALL {
            let values =
                held_values(hand(places), |rank| u64::from(FinalHand::of(rank) == at)).unwrap();
            for held in values {
                let found = finals[held.hold.places()];
                assert_eq!(u128::from(found[at.index()]), held.total, "{places:?} {at:?}");
                assert_eq!(found.iter().map(|&f| u64::from(f)).sum::<u64>(), held.draws);
            }
        }
    }
}

/// The stored law of the dealer's hands, by kind of hand, against inclusion and exclusion
/// over all hands.
#[test]
fn the_dealers_law_is_that_of_his_rule() {
    assert_eq!(dealer_law().count(), 7_462);
    assert_eq!(2 * dealer_law().sum::<u64>(), DEALER_HANDS);
    let mut stored = [0u64; 10];
    for (class, count) in (1..).zip(dealer_law()) {
        stored[FinalHand::of(HandRank::from_class(class).unwrap()).index()] += count;
    }
    let subsets = Subsets::new();
    let mut counts = [0u64; 10];
    for places in ascending_fives() {
        let hold = dealer_hold(hand(places));
        let finals: Finals = subsets.held(places)[hold.places()];
        let draws: u32 = finals.iter().sum();
        let times = 16_215 / u64::from(draws);
        counts.iter_mut().zip(finals).for_each(|(count, f)| *count += times * u64::from(f));
    }
    assert_eq!(stored, counts);
    // The weakest two pair, class 4138 after 1,277 + 2,860 high cards and pairs, beats all of
    // those, and half of its own.
    let two_pair = HandRank::from_class(4_138).unwrap();
    assert_eq!(two_pair.to_string(), "two pair, threes and twos");
    let own = dealer_law().nth(4_137).unwrap();
    let expected = 2 * (counts[0] + counts[1]) + own;
    assert_eq!(dealer_hands_beaten(two_pair), expected);
    // Class by class it is what the example prints; this says that it still is.
    let weighed = (1u128..).zip(dealer_law()).map(|(class, count)| class * u128::from(count));
    assert_eq!(weighed.sum::<u128>(), WEIGHED);
}

/// The sum of class times count over what `examples/dealer_law.rs` prints.
const WEIGHED: u128 = 122_295_507_026_328;

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card_from_str(card).unwrap()).collect()
}

/// Both exchange: the player first, each in the order of his places.
#[test]
fn a_round_goes_card_by_card() {
    // Player 2h 5s 9d Jc Kh, dealer Ac Ad 7h 3s 8c; then 2s 2c, 7d 7c 4h.
    let order = cards("2h Ac 5s Ad 9d 7h Jc 3s Kh 8c 2s 2c 7d 7c 4h 6h");
    let dealt = Dealt::new(&order).unwrap();
    assert_eq!(dealt.player().to_vec(), cards("2h 5s 9d Jc Kh"));
    assert_eq!(dealt.dealer().to_vec(), cards("Ac Ad 7h 3s 8c"));
    let hold = Hold::those([true, false, true, false, true]);
    let finished = dealt.exchange(hold).unwrap();
    assert_eq!(finished.player.to_vec(), cards("2h 2s 9d 2c Kh"));
    assert_eq!(finished.dealer.to_vec(), cards("Ac Ad 7d 7c 4h"));
    assert_eq!(finished.dealer_hold, Hold::those([true, true, false, false, false]));
    assert_eq!(finished.winner(), Winner::Player);
    // All kept: the dealer's aces are enough.
    let finished = dealt.exchange(Hold::ALL).unwrap();
    assert_eq!(finished.dealer.to_vec(), cards("Ac Ad 2s 2c 7d"));
    assert_eq!(finished.winner(), Winner::Dealer);
    // A straight each.
    let order = cards("Ts 9h Js Th Qs Jh Kh Qd 9s Kd 2c 3c 4c 5c 6c 7c");
    let finished = Dealt::new(&order).unwrap().exchange(Hold::ALL).unwrap();
    assert_eq!(finished.dealer_hold, Hold::ALL);
    assert_eq!(finished.winner(), Winner::Nobody);
}

#[test]
fn what_cannot_be_played_is_refused() {
    let order = cards("2h Ac 5s Ad 9d 7h Jc 3s Kh 8c 2s 2c 7d 7c 4h 6h");
    let message = |order: &[Card]| Dealt::new(order).unwrap_err().to_string();
    assert_eq!(message(&order[..15]), "got a deck of 15 cards, expected at least 16");
    let twice = [&order[..15], &order[..1]].concat();
    assert_eq!(message(&twice), "the deck: card 16 is 2h again, which is card 1 already");
    let joker = [&[Card::BIG_JOKER], &order[..]].concat();
    let expected = "the deck: card 1 is RJ, which is not in the deck of the standard ranking";
    assert_eq!(message(&joker), expected);
    let dealt = Dealt::new(&order).unwrap();
    let four = Hold::those([false, false, false, false, true]);
    let error = dealt.exchange(four).unwrap_err();
    assert_eq!(error.to_string(), "got 4 cards to exchange, expected at most 3");
    assert!(!dealt.can_exchange(four) && dealt.can_exchange(Hold::ALL));
}

/// The rule of the dealer, case by case.
#[test]
fn the_dealer_keeps_what_his_rule_says() {
    let kept = |text: &str| {
        let hand: [Card; 5] = cards(text).try_into().unwrap();
        let kept: Vec<String> = dealer_hold(hand).kept(hand).map(|card| card.to_string()).collect();
        kept.join(" ")
    };
    assert_eq!(kept("9h 9s 9c 9d 2h"), "9h 9s 9c 9d 2h");
    assert_eq!(kept("9h 9s 9c Ad 2h"), "9h 9s 9c");
    assert_eq!(kept("9h 9s Ac Ad 2h"), "9h 9s Ac Ad");
    // A pair goes before four of a suit.
    assert_eq!(kept("9h 9s 2h 4h 7h"), "9h 9s");
    // Four of a suit go before four in a row.
    assert_eq!(kept("9h Th Jh Qc 2h"), "9h Th Jh 2h");
    assert_eq!(kept("9h Ts Jh Qc 2h"), "9h Ts Jh Qc");
    // Not open above the ace, below the ace, or in the middle.
    assert_eq!(kept("Ah Ks Qh Jc 2d"), "Ah Ks");
    assert_eq!(kept("Ah 2s 3h 4c 9d"), "Ah 9d");
    assert_eq!(kept("9h Ts Jh Kc 2d"), "Jh Kc");
}

/// 1,153 different values of the best hold, 766 of them of hands without one: S. N. Ethier,
/// J. J. Kim and J. Lee (arXiv 1602.04171).
#[test]
fn nine_six_has_so_many_values() {
    let exact = PayTable::JACKS_OR_BETTER.exact_return();
    assert_eq!((exact.values_count, exact.values_count_of_nothing_held), (1_153, 766));
}

/// No value is too large to be summed up.
#[test]
fn large_values_are_summed_up() {
    let values = held_values(hand([0, 14, 28, 42, 4]), |_| u64::MAX).unwrap();
    assert!(values.iter().all(|held| held.total == u128::from(u64::MAX) * u128::from(held.draws)));
    // All are worth the same, so to keep all is first.
    assert_eq!(values[0].hold, Hold::ALL);
}

/// The dealer keeps two cards at least.
#[test]
fn the_dealer_exchanges_three_cards_at_most() {
    for places in ascending_fives().step_by(7) {
        let hold = dealer_hold(hand(places));
        assert!((2..=5).contains(&hold.count()), "{places:?}");
        let is_made = Standard::rank(hand(places).iter().collect()).category() as u8
            >= crate::poker::Category::Straight as u8;
        assert!(!is_made || hold == Hold::ALL);
    }
}
