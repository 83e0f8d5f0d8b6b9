//! How far from fair the shuffle is.

use serde::{Deserialize, Serialize};

use super::tests::Reading;
use super::wager::{Wager, wager};
use super::{Text, present};
use crate::Report;

#[derive(Deserialize, Serialize)]
pub(super) struct Effects<'a> {
    pub(super) wagers: Vec<Wager<'a>>,
    #[serde(deserialize_with = "present")]
    pub(super) total_variation_min: Option<f64>,
    #[serde(deserialize_with = "present")]
    pub(super) bits_lost: Option<BitsLost<'a>>,
    #[serde(deserialize_with = "present")]
    pub(super) seed_space: Option<SeedSpace>,
    pub(super) cells: Vec<Cell<'a>>,
}

#[derive(Deserialize, Serialize)]
pub(super) struct BitsLost<'a> {
    pub(super) bits: f64,
    pub(super) of: f64,
    pub(super) test: Text<'a>,
    #[serde(flatten)]
    pub(super) reading: Reading<'a>,
}

#[derive(Deserialize, Serialize)]
pub(super) struct SeedSpace {
    pub(super) deals: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) repeated: u64,
}

#[derive(Deserialize, Serialize)]
pub(super) struct Cell<'a> {
    pub(super) card: Text<'a>,
    pub(super) card_id: u32,
    pub(super) position: u32,
    pub(super) observed: u64,
    pub(super) deals: u64,
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) fair: f64,
}

impl<'a> Effects<'a> {
    pub(super) fn of(report: &'a Report) -> Self {
        let verdict = &report.verdict;
        let effects = &verdict.effects;
        let fair = 1.0 / f64::from(verdict.shape.deck.max(1));
        let cells = effects.cells.iter().map(|cell| Cell {
            card: report.naming.name(cell.card).into(),
            card_id: cell.card,
            position: cell.position,
            observed: cell.observed,
            deals: cell.deals,
            low: cell.chance.low,
            high: cell.chance.high,
            fair,
        });
        Self {
            wagers: effects.wagers.iter().map(|settled| wager(settled, report)).collect(),
            total_variation_min: effects.total_variation_min(),
            bits_lost: effects.bits_lost.map(|lost| BitsLost {
                bits: lost.bits,
                of: lost.of,
                test: lost.test.into(),
                reading: Reading::of(lost.frame),
            }),
            seed_space: effects.seeds.map(|space| SeedSpace {
                deals: space.deals,
                low: space.interval.low,
                high: space.interval.high,
                repeated: space.repeated,
            }),
            cells: cells.collect(),
        }
    }
}
