//! How far from fair a shuffle is.

use misdeal_audit::text::Naming;
use misdeal_audit::{BitsLost, CellInterval, SeedSpace};

use crate::numbers::{estimated, percent, percent_down, rounded, share_within, significant};

/// The least total variation.
pub(crate) fn total_variation(least: f64) -> String {
    let (part, least) = (percent_down(least), significant(rounded(least, f64::floor), 2));
    format!("so at least {part} of deals differ from fair ones (total variation >= {least})")
}

/// What is missing of the entropy.
pub(crate) fn bits_lost(lost: &BitsLost) -> String {
    let bits = significant(lost.bits, 2);
    format!("at least about {bits} of {:.1} bits are missing", lost.of)
}

/// How many deals there seem to be.
pub(crate) fn seeds(space: &SeedSpace) -> String {
    let [deals, low, high] = [space.deals, space.interval.low, space.interval.high].map(estimated);
    format!(
        "deals repeat as if there were only about {deals} different ones (99 %: {low} to {high})"
    )
}

/// What stands before a list of cells.
pub(crate) fn cells() -> &'static str {
    "cells furthest from fair (99 % for all cells together):"
}

/// A cell and its interval.
pub(crate) fn cell(cell: &CellInterval, fair: f64, naming: &Naming) -> String {
    let share = cell.observed as f64 / cell.deals.max(1) as f64;
    let (share, interval) = share_within(share, cell.chance);
    let (card, fair) = (naming.name(cell.card), percent(fair, 3));
    format!("card {card} at position {}: {share} ({interval}); fair is {fair}", cell.position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use misdeal_audit::Frame;
    use misdeal_audit::law::Interval;

    #[test]
    fn each_measure_in_words() {
        assert_eq!(
            total_variation(0.2569),
            "so at least 25 % of deals differ from fair ones (total variation >= 0.25)"
        );
        assert_eq!(
            total_variation(1.0),
            "so at least 100 % of deals differ from fair ones (total variation >= 1)"
        );
        let lost =
            BitsLost { bits: 2.31, of: 225.581, test: "lehmer", frame: Frame::PositionToCard };
        assert_eq!(bits_lost(&lost), "at least about 2.3 of 225.6 bits are missing");
        let space = SeedSpace {
            deals: 32_768.4,
            interval: Interval { low: 32_101.0, high: 33_456.0 },
            repeated: 900,
        };
        assert_eq!(
            seeds(&space),
            "deals repeat as if there were only about 32,800 different ones \
             (99 %: 32,100 to 33,500)"
        );
        let at = CellInterval {
            card: 45,
            position: 43,
            observed: 575,
            deals: 20_192,
            chance: Interval { low: 0.02412, high: 0.03334 },
        };
        assert_eq!(
            cell(&at, 1.0 / 52.0, &Naming::Numbers { first: 0 }),
            "card 45 at position 43: 2.85 % (2.41 to 3.34); fair is 1.92 %"
        );
    }
}
