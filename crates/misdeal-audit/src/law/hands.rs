//! The laws of hands of a few cards, by counting.
//!
//! The first k cards of a fair shuffle are any k cards of the deck with the same
//! chance, so the chance of a hand is the number of such hands in the deck among
//! C(n, k). A deck is known here by how many cards it has of each rank and suit:
//! `cards[rank][suit]`, where rank 0 is the ace and rank 12 the king.

/// Cards of a deck by rank and suit.
type Table = [[u64; 4]; 13];

/// Hands of five cards of one pack of 52, the best first, as
/// [`Hand::FiveCards`](crate::Hand::FiveCards) numbers them:
///
/// ```text
///   royal flush      4                  straight   10 (4^5 - 4)
///   straight flush   9 * 4              trips      13 C(4,3) * C(12,2) 4^2
///   four of a kind   13 * 48            two pairs  C(13,2) C(4,2)^2 * 44
///   full house       13 C(4,3) * 12 C(4,2)         a pair     13 C(4,2) * C(12,3) 4^3
///   flush            4 C(13,5) - 4 - 36 no pair    the rest
/// ```
const FIVE_CARDS: [u32; 10] =
    [4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540];

/// The chances of [`Hand::TwoCards`](crate::Hand::TwoCards): the same card twice, any
/// other pair, two cards of a suit, neither.
///
/// Relative error of an entry below 1e-15. With fewer than two cards all are 0.
///
/// # Source
/// Counting: C(m, 2) pairs of m cards of a rank or a suit. W. Feller, "An
/// Introduction to Probability Theory", vol. 1, section II.6.
///
/// ```
/// // A pack of 52: 3 of 51 cards make a pair, 12 are of the suit.
/// let law = misdeal_audit::law::two_cards_law(&[[1; 4]; 13]);
/// assert_eq!(law, [0.0, 3.0 / 51.0, 12.0 / 51.0, 36.0 / 51.0]);
/// ```
pub fn two_cards_law(cards: &Table) -> [f64; 4] {
    let same: u64 = cards.iter().flatten().map(|&m| pairs(m)).sum();
    let of_rank: u64 = of_ranks(cards).map(pairs).iter().sum();
    let of_suit: u64 = of_suits(cards).map(pairs).iter().sum();
    let all = pairs(of_suits(cards).iter().sum());
    let hands = [same, of_rank - same, of_suit - same, all + same - of_rank - of_suit];
    hands.map(|hands| share(hands, all))
}

/// The chance that two cards are an ace and a ten, jack, queen or king.
///
/// ```
/// // 4 aces with 16 cards that count ten, among 1326 hands.
/// assert_eq!(misdeal_audit::law::natural_chance(&[[1; 4]; 13]), 64.0 / 1326.0);
/// ```
pub fn natural_chance(cards: &Table) -> f64 {
    let ranks = of_ranks(cards);
    let tens: u64 = ranks[9..].iter().sum();
    share(ranks[0] * tens, pairs(ranks.iter().sum()))
}

/// The chances of [`Hand::ThreeRanks`](crate::Hand::ThreeRanks): three cards of one
/// rank, of two, of three.
///
/// Relative error of an entry below 1e-15. With fewer than three cards all are 0.
///
/// # Source
/// Counting, as for two cards.
///
/// ```
/// let law = misdeal_audit::law::three_ranks_law(&[[1; 4]; 13]);
/// assert_eq!(law, [1.0 / 425.0, 72.0 / 425.0, 352.0 / 425.0]);
/// ```
pub fn three_ranks_law(cards: &Table) -> [f64; 3] {
    three_cards(&of_ranks(cards))
}

/// The chances of [`Hand::ThreeSuits`](crate::Hand::ThreeSuits): three cards of one
/// suit, of two, of three. As for ranks.
///
/// ```
/// let law = misdeal_audit::law::three_suits_law(&[[1; 4]; 13]);
/// assert_eq!(law, [22.0 / 425.0, 234.0 / 425.0, 169.0 / 425.0]);
/// ```
pub fn three_suits_law(cards: &Table) -> [f64; 3] {
    three_cards(&of_suits(cards))
}

/// The chances that three cards lie in one, two and three of classes of these sizes.
fn three_cards(sizes: &[u64]) -> [f64; 3] {
    let n: u64 = sizes.iter().sum();
    let one: u64 = sizes.iter().map(|&m| triples(m)).sum();
    let two: u64 = sizes.iter().map(|&m| pairs(m) * (n - m)).sum();
    [one, two, triples(n) - one - two].map(|hands| share(hands, triples(n)))
}

/// The chances of [`Hand::FiveCards`](crate::Hand::FiveCards) in one pack of 52.
///
/// ```
/// let law = misdeal_audit::law::five_cards_law();
/// assert_eq!(law[0], 4.0 / 2_598_960.0);
/// ```
pub fn five_cards_law() -> [f64; 10] {
    let all = FIVE_CARDS.iter().sum::<u32>();
    FIVE_CARDS.map(|hands| share(hands.into(), all.into()))
}

fn of_ranks(cards: &Table) -> [u64; 13] {
    cards.map(|of_rank| of_rank.iter().sum())
}

fn of_suits(cards: &Table) -> [u64; 4] {
    [0, 1, 2, 3].map(|suit: usize| cards.iter().map(|of_rank| of_rank[suit]).sum())
}

fn pairs(m: u64) -> u64 {
    m * m.saturating_sub(1) / 2
}

fn triples(m: u64) -> u64 {
    m * m.saturating_sub(1) * m.saturating_sub(2) / 6
}

/// 0 of nothing.
fn share(hands: u64, all: u64) -> f64 {
    if all == 0 { 0.0 } else { hands as f64 / all as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_so_many_hands_of_five_cards() {
        assert_eq!(FIVE_CARDS.iter().sum::<u32>(), 2_598_960);
    }

    /// 65,535 cards are as many as a deck has.
    #[test]
    fn nothing_overflows_and_nothing_is_divided_by_nothing() {
        let mut cards = [[0; 4]; 13];
        assert_eq!((two_cards_law(&cards), natural_chance(&cards)), ([0.0; 4], 0.0));
        assert_eq!(three_ranks_law(&cards), [0.0; 3]);
        cards[0][0] = 65_535;
        assert_eq!(two_cards_law(&cards), [1.0, 0.0, 0.0, 0.0]);
        assert_eq!(three_suits_law(&cards), [1.0, 0.0, 0.0]);
        let law = three_ranks_law(&[[1260; 4]; 13]);
        assert!((law.iter().sum::<f64>() - 1.0).abs() < 1e-15);
    }
}
