//! Shuffles whose every step is the same: exchanges, cards from the top; and the simplest
//! ones.

use super::Placement;

/// Every card everywhere alike: a fair shuffle, or cuts alone. For n >= 1.
pub fn fair(n: u32) -> Placement {
    Placement::of_each_card(n, |_| vec![1.0 / f64::from(n); n as usize])
}

/// The same order every time: `order` has the card of each position.
///
/// # Panics
/// If a card is beyond the deck.
pub fn always(order: &[u32]) -> Placement {
    let n = order.len() as u32;
    let mut law = Placement { n, chances: vec![0.0; order.len() * order.len()] };
    for (position, &card) in order.iter().enumerate() {
        assert!(card < n, "card {card} of {n}");
        law.chances[position * order.len() + card as usize] = 1.0;
    }
    law
}

/// The last card stays, the others are fair. For n >= 1.
pub fn end_fixed(n: u32) -> Placement {
    let others = 1.0 / f64::from((n - 1).max(1));
    Placement::of_each_card(n, |card| {
        let chance = |position| match (card == n - 1, position == n - 1) {
            (true, true) => 1.0,
            (false, false) => others,
            _ => 0.0,
        };
        (0..n).map(chance).collect()
    })
}

/// `times` exchanges of two cards, the second position moving on by one, round the end, if it
/// is the first: 2/n^2 for each pair, 3/n^2 for neighbours. For n >= 1.
pub fn wash(n: u32, times: u64) -> Placement {
    let each = 1.0 / f64::from(n).powi(2);
    let exchange = |card| {
        let mut chances: Vec<f64> = vec![2.0 * each; n as usize];
        chances[card as usize] = 0.0;
        if n > 1 {
            chances[((card + 1) % n) as usize] += each;
            chances[((card + n - 1) % n) as usize] += each;
        }
        let leaves: f64 = chances.iter().sum();
        chances[card as usize] = 1.0 - leaves;
        chances
    };
    Placement::of_each_card(n, exchange).repeated(times)
}

/// `times` moves of the top card to one of the n places. For n >= 1.
pub fn top_to_random(n: u32, times: u64) -> Placement {
    let each = 1.0 / f64::from(n);
    let once = Placement::of_each_card(n, |card| {
        let mut chances = vec![0.0; n as usize];
        if card == 0 {
            chances.fill(each);
        } else {
            // The top card comes to lie above it, or below.
            chances[card as usize] = f64::from(card) * each;
            chances[card as usize - 1] = f64::from(n - card) * each;
        }
        chances
    });
    once.repeated(times)
}
