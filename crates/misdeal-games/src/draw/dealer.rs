//! How the dealer exchanges, and what it takes to beat him.

use std::sync::OnceLock;

use misdeal_deck::Card;

use super::hold::Hold;
use crate::poker::{Category, HandRank, Ranking, Standard};

/// What the dealer keeps: two cards at least, by a rule that looks at his hand alone.
///
/// - a straight or better, four of a kind too: all;
/// - three or two of a kind, two pair: those;
/// - four to a flush, or else to a straight open at both ends: those;
/// - otherwise his two highest cards.
///
/// The cards are five different ones of the 52; for others the result is some hold.
///
/// ```
/// use misdeal_deck::card_from_str;
/// use misdeal_games::draw::dealer_hold;
///
/// let hand = ["9h", "Ts", "2c", "Jd", "Qd"].map(|card| card_from_str(card).unwrap());
/// let kept: Vec<String> = dealer_hold(hand).kept(hand).map(|card| card.to_string()).collect();
/// assert_eq!(kept, ["9h", "Ts", "Jd", "Qd"]);
/// ```
pub fn dealer_hold(cards: [Card; 5]) -> Hold {
    let ranks = cards.map(height);
    let rank: HandRank = Standard::rank(cards.iter().collect());
    let is_repeated = |at: usize| ranks.iter().filter(|&&rank| rank == ranks[at]).count() > 1;
    match rank.category() {
        Category::Pair | Category::TwoPair | Category::ThreeOfAKind => {
            Hold::those(std::array::from_fn(is_repeated))
        }
        Category::HighCard => without_a_pair(cards, ranks),
        _ => Hold::ALL,
    }
}

fn without_a_pair(cards: [Card; 5], ranks: [u8; 5]) -> Hold {
    let fours = (0..5).map(|left_out| Hold::those(std::array::from_fn(|at| at != left_out)));
    let is_flush = |hold: &Hold| {
        let mut kept = hold.kept(cards).map(Card::suit);
        let first = kept.next();
        kept.all(|suit| Some(suit) == first)
    };
    let is_open = |hold: &Hold| {
        let kept: Vec<u8> = (0..5).filter(|&at| hold.keeps(at)).map(|at| ranks[at]).collect();
        let (least, most) = (kept.iter().min(), kept.iter().max());
        // Four different ranks in a row; above the ace there is nothing.
        least.zip(most).is_some_and(|(least, most)| most - least == 3 && *most < 14)
    };
    let four = fours.clone().find(is_flush).or_else(|| fours.clone().find(is_open));
    four.unwrap_or_else(|| {
        let higher = |at: usize| ranks.iter().filter(|&&rank| rank > ranks[at]).count();
        Hold::those(std::array::from_fn(|at| higher(at) < 2))
    })
}

/// Two is 2, the ace 14; of jokers, which are not played with here, 0.
fn height(card: Card) -> u8 {
    card.rank().map_or(0, |rank| if rank.number() == 1 { 14 } else { rank.number() })
}

/// All that may become of the dealer's hand, each counted twice: 2,598,960 hands, of each
/// 16,215 draws of three cards, or fewer draws of fewer cards that count for more.
pub const DEALER_HANDS: u64 = 2 * 2_598_960 * 16_215;

/// Out of [`DEALER_HANDS`], those that a final hand beats, and half of those it is worth
/// the same as.
///
/// The dealer's hand is taken out of a full deck: that he cannot have the player's cards is
/// left out. Of 250 hands, each played 200,000 times with each of its three best exchanges, the
/// share was off by .84 % on average and 3.7 % at most, and in 8 of them, pairs kept with an ace,
/// another exchange was better by up to .9 %. A value for
/// [`held_values`](super::held_values), which then finds what to exchange against the dealer.
///
/// # Source
/// Every hand and every draw, enumerated by `examples/dealer_law.rs`.
///
/// ```
/// use misdeal_games::draw::{DEALER_HANDS, dealer_hands_beaten};
/// use misdeal_games::poker::{HandRank, Standard};
///
/// let royal = HandRank::<Standard>::from_class(7_462).unwrap();
/// let chance = dealer_hands_beaten(royal) as f64 / DEALER_HANDS as f64;
/// assert!(chance > 0.9999 && chance < 1.0);
/// ```
pub fn dealer_hands_beaten(rank: HandRank) -> u64 {
    static BEATEN: OnceLock<Vec<u64>> = OnceLock::new();
    let beaten = BEATEN.get_or_init(|| {
        let mut below = 0;
        let twice = dealer_law().map(|count| {
            below += count;
            2 * below - count
        });
        std::iter::once(0).chain(twice).collect()
    });
    beaten.get(usize::from(rank.class())).copied().unwrap_or(0)
}

const LAW: &str = include_str!("../../data/dealer-law.txt");

/// How many of the dealer's final hands are of each class, from class 1.
pub(super) fn dealer_law() -> impl Iterator<Item = u64> {
    LAW.lines().filter_map(|line| line.parse().ok())
}
