//! What hands and machines do: overhand, shelves, strokes on the table, and the dealing
//! without a shuffle. Cuts and riffles are beside.

use super::Placement;
use super::riffle::binomial;

/// `times` overhand shuffles that part the deck in each gap with chance 1/`packet`: the card
/// at i, in a packet from s to e, goes to `(n-1-e) + (i-s)`. For n >= 1.
pub fn overhand(n: u32, packet: u64, times: u64) -> Placement {
    let parted = 1.0 / packet as f64;
    // The chance that a packet ends so many cards on, before the end of the deck or at it.
    let on = |cards: u32, is_end: bool| {
        (1.0 - parted).powi(cards as i32) * if is_end { 1.0 } else { parted }
    };
    let once = Placement::of_each_card(n, |card| {
        let mut chances = vec![0.0; n as usize];
        for start in 0..=card {
            for end in card..n {
                let chance = on(card - start, start == 0) * on(end - card, end == n - 1);
                chances[(n - 1 - end + card - start) as usize] += chance;
            }
        }
        chances
    });
    once.repeated(times)
}

/// A pass through a machine of `shelves` shelves, the cards from the bottom of the deck laid
/// on top of a shelf or under it by a coin. For n >= 1. O(n^3) times the shelves, at most
/// 2^16 of them.
///
/// # Panics
/// If there are more shelves.
pub fn shelf(n: u32, shelves: u64) -> Placement {
    assert!(shelves <= 1 << 16, "{shelves} shelves");
    let half = 1.0 / (2 * shelves) as f64;
    Placement::of_each_card(n, |card| {
        let mut chances = vec![0.0; n as usize];
        for shelf in 0..shelves {
            let before = 2.0 * half * shelf as f64;
            for is_under in [false, true] {
                // Before it: all of earlier shelves; laid on top, the cards above it in the
                // deck that were so too; laid under, all on top and the cards below it.
                let (above, below) = if is_under {
                    (before + half, before + 2.0 * half)
                } else {
                    (before + half, before)
                };
                let above = binomial(card as usize, above);
                let below = binomial((n - 1 - card) as usize, below);
                for (i, x) in above.iter().enumerate() {
                    let sums = chances[i..].iter_mut().zip(&below);
                    sums.for_each(|(sum, y)| *sum += half * x * y);
                }
            }
        }
        chances
    })
}

/// `times` strokes, each putting `packet` neighbours of a ring in fair order. A card goes d
/// places round, either way, with chance (w-d) / (n w). For n >= 1.
pub fn smoosh(n: u32, packet: u64, times: u64) -> Placement {
    let width = packet.min(u64::from(n)) as u32;
    if width == n {
        return if times == 0 { Placement::in_order(n) } else { super::fair(n) };
    }
    let each = 1.0 / (f64::from(n) * f64::from(width));
    let once = Placement::of_each_card(n, |card| {
        let mut chances = vec![0.0; n as usize];
        for d in 1..width {
            let chance = f64::from(width - d) * each;
            chances[((card + d) % n) as usize] += chance;
            chances[((card + n - d) % n) as usize] += chance;
        }
        let leaves: f64 = chances.iter().sum();
        chances[card as usize] += 1.0 - leaves;
        chances
    });
    once.repeated(times)
}

/// Blocks of every (n/`packet`)-th card in random order, what is left over a block of its
/// own, then `times` packets between two even places laid on top. For n >= 1. O(n^3).
pub fn no_shuffle(n: u32, packet: u64, times: u64) -> Placement {
    let suits = packet.min(u64::from(n)) as u32;
    let ranks = n / suits;
    let rest = n - ranks * suits;
    let blocks = ranks + u32::from(rest > 0);
    let even = 1.0 / f64::from(blocks);
    let dealt = Placement::of_each_card(n, |card| {
        let mut chances = vec![0.0; n as usize];
        let is_rest = card >= ranks * suits;
        let within = if is_rest { card - ranks * suits } else { card / ranks };
        for before in 0..blocks {
            // So many blocks come before; the one left over may be among them.
            let among =
                if rest == 0 || is_rest { 0.0 } else { f64::from(before) / f64::from(blocks - 1) };
            if among < 1.0 {
                chances[(before * suits + within) as usize] += even * (1.0 - among);
            }
            if among > 0.0 {
                chances[((before - 1) * suits + rest + within) as usize] += even * among;
            }
        }
        chances
    });
    dealt.then(&packet_to_top(n).repeated(times))
}

/// The packet from the lower to the higher of two even places goes to the top.
fn packet_to_top(n: u32) -> Placement {
    let pair = 1.0 / f64::from(n).powi(2);
    Placement::of_each_card(n, |card| {
        let mut chances = vec![0.0; n as usize];
        for low in 0..n {
            for high in low..n {
                let to = match card {
                    card if card > high => card,
                    card if card >= low => card - low,
                    card => card + high + 1 - low,
                };
                chances[to as usize] += if low == high { pair } else { 2.0 * pair };
            }
        }
        chances
    })
}
