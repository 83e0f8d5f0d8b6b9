//! The quick ways against the slow ones.

use misdeal_deck::Card;

use super::dealer::{dealer_hold, dealer_law};
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
                assert_eq!(u64::from(found[at.index()]), held.total, "{places:?} {at:?}");
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
