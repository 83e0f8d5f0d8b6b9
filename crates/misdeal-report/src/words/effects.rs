//! How far from fair a shuffle is.

use misdeal_audit::text::Naming;
use misdeal_audit::{BitsLost, CellInterval, SeedSpace};

use super::names::card;
use crate::Lang;
use crate::lang::say;
use crate::numbers::{estimated, percent, percent_down, rounded, share_and_bounds, significant};

/// The least total variation.
pub(crate) fn total_variation(lang: Lang, least: f64) -> String {
    let (part, least) = (percent_down(least), significant(rounded(least, f64::floor), 2));
    say!(lang, "effect-total-variation", part = part, least = least)
}

/// What is missing of the entropy.
pub(crate) fn bits_lost(lang: Lang, lost: &BitsLost) -> String {
    // Downwards: more than all there are cannot be missing.
    let bits = significant(rounded(lost.bits, f64::floor), 2);
    let of = format!("{:.1}", lost.of);
    say!(lang, "effect-bits-lost", bits = bits, of = of)
}

/// How many deals there seem to be.
pub(crate) fn seeds(lang: Lang, space: &SeedSpace) -> String {
    let [deals, low, high] = [space.deals, space.interval.low, space.interval.high].map(estimated);
    say!(lang, "effect-seeds", deals = deals, low = low, high = high)
}

/// What stands before a list of cells.
pub(crate) fn cells(lang: Lang) -> String {
    say!(lang, "effect-cells")
}

/// A cell and its interval.
pub(crate) fn cell(lang: Lang, cell: &CellInterval, fair: f64, naming: &Naming) -> String {
    let share = cell.observed as f64 / cell.deals.max(1) as f64;
    let [share, low, high] = share_and_bounds(share, cell.chance);
    say!(
        lang,
        "effect-cell",
        card = card(lang, naming, cell.card),
        position = cell.position.to_string(),
        share = share,
        low = low,
        high = high,
        fair = percent(fair, 3)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use misdeal_audit::Frame;
    use misdeal_audit::law::Interval;

    #[test]
    fn each_measure_in_words() {
        let (en, zh) = (Lang::En, Lang::Zh);
        assert_eq!(
            total_variation(en, 0.2569),
            "so at least 25 % of deals differ from fair ones (total variation >= 0.25)"
        );
        assert_eq!(
            total_variation(en, 1.0),
            "so at least 100 % of deals differ from fair ones (total variation >= 1)"
        );
        assert_eq!(
            total_variation(zh, 0.2569),
            "可见发出的各副牌中，至少 25 % 与公平的不同（总变差距离 >= 0.25）"
        );
        let lost =
            BitsLost { bits: 2.31, of: 225.581, test: "lehmer", frame: Frame::PositionToCard };
        assert_eq!(bits_lost(en, &lost), "at least about 2.3 of 225.6 bits are missing");
        assert_eq!(bits_lost(zh, &lost), "225.6 比特中至少少了约 2.3 比特");
        let space = SeedSpace {
            deals: 32_768.4,
            interval: Interval { low: 32_101.0, high: 33_456.0 },
            repeated: 900,
        };
        assert_eq!(
            seeds(en, &space),
            "deals repeat as if there were only about 32,800 different ones \
             (99 %: 32,100 to 33,500)"
        );
        assert_eq!(
            seeds(zh, &space),
            "从重复来看，不同的牌好像只有约 32,800 副（99 %：32,100 至 33,500）"
        );
        let at = CellInterval {
            card: 45,
            position: 43,
            observed: 575,
            deals: 20_192,
            chance: Interval { low: 0.02412, high: 0.03334 },
        };
        let said = |lang| cell(lang, &at, 1.0 / 52.0, &Naming::Numbers { first: 0 });
        assert_eq!(said(en), "card 45 at position 43: 2.85 % (2.41 to 3.34); fair is 1.92 %");
        assert_eq!(said(zh), "牌 45 在位置 43：2.85 %（2.41 至 3.34）；公平时为 1.92 %");
    }
}
