//! When a run is looked at: at fixed numbers of deals, whatever they show.

use crate::tally::Tally;

/// Looks are at most so many deals apart.
pub(crate) const LOOK_DEALS_MAX: u64 = 1 << 20;
/// The first look of the findings; later ones are at its doublings.
const FINDINGS_FIRST: u64 = 16;

/// A tally of so many cells more is first looked at one deal later, since a
/// look takes as long as it has cells.
const CELLS_A_DEAL: u64 = 1 << 14;

/// The deals before which a run is not looked at, by the size of its tally.
pub(crate) fn first_look(tally: &Tally) -> u64 {
    tally.cells() / CELLS_A_DEAL
}

/// The next look after `deals` deals: 1, 2, 3, 4, 6, 8, 12, ... (2^k and
/// 3 * 2^k), and from 2^21 on every 2^20; none before `first`.
pub(crate) fn next_look(deals: u64, first: u64) -> u64 {
    let deals = deals.max(first.saturating_sub(1));
    let power = 1 << (deals + 1).next_power_of_two().trailing_zeros();
    let between = power / 4 * 3;
    let next = if between > deals { between } else { power };
    if next - deals > LOOK_DEALS_MAX {
        deals - deals % LOOK_DEALS_MAX + LOOK_DEALS_MAX
    } else {
        next
    }
}

/// Which look at the findings this is, from 1, if it is one.
pub(crate) fn findings_look(deals: u64) -> Option<u32> {
    let is_doubling = deals >= FINDINGS_FIRST && deals.is_power_of_two();
    is_doubling.then(|| deals.ilog2() - FINDINGS_FIRST.ilog2() + 1)
}

/// The deals at the last look at the findings; 0 before the first.
pub(crate) fn last_findings_look(deals: u64) -> u64 {
    if deals < FINDINGS_FIRST { 0 } else { 1 << deals.ilog2() }
}

/// How many looks at the findings there are up to `deals` deals, if the end
/// of the run is one too.
pub(crate) fn findings_looks(deals: u64) -> u32 {
    let before = (deals / FINDINGS_FIRST).checked_ilog2().map_or(0, |doublings| doublings + 1);
    before + u32::from(findings_look(deals).is_none())
}

/// The part of a false-alarm rate that look `number` may spend; over all looks
/// they add up to the rate: 1/(k(k+1)) = 1/k - 1/(k+1).
pub(crate) fn spent(alpha: f64, number: u32) -> f64 {
    alpha / (f64::from(number) * f64::from(number + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::Shape;

    #[test]
    fn looks_are_where_they_are_said_to_be() {
        let mut looks = vec![next_look(0, 0)];
        while *looks.last().unwrap() < 10 << 20 {
            looks.push(next_look(*looks.last().unwrap(), 0));
        }
        assert_eq!(looks[..11], [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48]);
        let late: Vec<u64> = looks.iter().filter(|&&n| n >= 1 << 20).map(|n| n >> 19).collect();
        assert_eq!(late, [2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
        // Also from between two looks, and to every doubling.
        assert_eq!(next_look(5, 0), 6);
        assert_eq!(next_look((3 << 20) + 5, 0), 4 << 20);
        // A first look is at the first of them that is late enough.
        assert_eq!([0, 1, 2, 5, 6, 300].map(|first| next_look(0, first)), [1, 1, 2, 6, 6, 384]);
        assert_eq!(next_look(400, 300), 512);
        let first = |n| first_look(&Tally::new(Shape::whole(n)));
        assert_eq!([2, 10, 52].map(first), [0, 0, 3]);
        assert!(first(1024) < 400 && first(256) < 200, "{} {}", first(1024), first(256));
        assert!((4..24).all(|k| looks.contains(&(1 << k)) || k == 24));
    }

    #[test]
    fn the_looks_at_the_findings_spend_the_rate_and_no_more() {
        assert_eq!(
            [8, 16, 17, 24, 32, 64].map(findings_look),
            [None, Some(1), None, None, Some(2), Some(3)]
        );
        assert_eq!([0, 5, 16, 17, 31, 32, 33].map(findings_looks), [1, 1, 1, 2, 2, 2, 3]);
        let all: f64 = (1..100_000).map(|k| spent(0.01, k)).sum();
        assert!(all < 0.01 && all > 0.009_999);
    }
}
