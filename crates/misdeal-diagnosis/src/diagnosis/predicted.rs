//! [`Prediction`]: what a fault makes of each table of a tally.

use misdeal_audit::{Decoding, Frame, Number, Table, TableCounts, Tally};

use super::Placed;
use super::repeats::different;

/// Larger tables take too long for a first look, in which their cells stay almost empty.
const CELLS_MAX: usize = 20_000;

/// The rows of one table, as a fault makes them.
#[derive(Clone, Debug)]
pub(super) enum Predicted {
    /// Nothing is said: as a fair shuffle.
    Fair,
    /// Each class of each row with its chance.
    Chances(Vec<Vec<f64>>),
    /// Each class of each row, counted in simulated deals.
    Simulated(Vec<Vec<u64>>),
    /// So many orders, fair ones, come again and again.
    Few(f64),
    /// This share of deals is one order, whichever it is; the others are fair.
    Stuck(f64),
}

/// What a fault makes of all tables, in the order of [`Tally::tables`].
#[derive(Clone, Debug)]
pub(super) struct Prediction {
    pub(super) tables: Vec<Predicted>,
    /// How many deals there seem to be, all alike; `None`: as many as of a fair shuffle.
    pub(super) different: Option<f64>,
}

/// Which table it is.
pub(super) type Place = (Frame, Table);

pub(super) fn places(tables: &[TableCounts<'_>]) -> Vec<Place> {
    tables.iter().map(|table| (table.frame, table.table)).collect()
}

impl Prediction {
    /// What was counted in simulated deals.
    pub(super) fn simulated(tally: &Tally) -> Self {
        let rows = |table: &TableCounts<'_>| {
            Predicted::Simulated(table.rows.iter().map(|row| row.counts.to_vec()).collect())
        };
        let tables = tally.tables();
        let different = different(tally, &tables);
        Self { tables: tables.iter().map(rows).collect(), different }
    }

    /// The same but for large tables, of which nothing is said.
    pub(super) fn without_large_tables(mut self) -> Self {
        for table in &mut self.tables {
            if let Predicted::Simulated(rows) = table
                && rows.iter().map(Vec::len).sum::<usize>() > CELLS_MAX
            {
                *table = Predicted::Fair;
            }
        }
        self
    }

    /// The same fault where deals tell of each card its position instead.
    pub(super) fn turned(&self, places: &[Place]) -> Option<Self> {
        places.iter().any(|(frame, _)| *frame == Frame::CardToPosition).then(|| {
            let turned = |&(frame, table): &Place| match (frame, table) {
                (Frame::PositionToCard, Table::Position) => self.transposed(places),
                // What lies behind its home is where another lies before it.
                (Frame::PositionToCard, Table::Moves) => self.turned_moves(places),
                (Frame::PositionToCard, table) if is_turned_alike(table) => {
                    self.of(places, (frame, table))
                }
                (Frame::PositionToCard, table) => self.of(places, (Frame::CardToPosition, table)),
                (Frame::CardToPosition, table) => self.of(places, (Frame::PositionToCard, table)),
                (Frame::Relative { .. }, Table::Unchanged) => self.of(places, (frame, table)),
                _ => Predicted::Fair,
            };
            Self { tables: places.iter().map(turned).collect(), different: self.different }
        })
    }

    /// The same fault where the deck is not put in order between deals: what it does to a
    /// deck in order it does to the deal before.
    pub(super) fn carried(&self, places: &[Place]) -> Self {
        let before = Frame::Relative { lag: 1 };
        let carried = |&(frame, table): &Place| match (frame, table) {
            (frame, Table::Unchanged) if frame == before => Predicted::Fair,
            (frame, table) if frame == before => self.of(places, (Frame::PositionToCard, table)),
            _ => Predicted::Fair,
        };
        Self { tables: places.iter().map(carried).collect(), different: None }
    }

    /// Where cards come to lie.
    pub(super) fn placed(&self, places: &[Place]) -> Vec<Placed> {
        let tables = self.tables.iter().zip(places);
        let placed = tables.filter_map(|(predicted, &(frame, table))| {
            if !matches!(table, Table::Position | Table::Blocks) {
                return None;
            }
            let (shares, simulated) = match predicted {
                Predicted::Chances(rows) => (rows.clone(), None),
                Predicted::Simulated(rows) => (rows.iter().map(|row| shares(row)).collect(), {
                    let deals = |row: &Vec<u64>| row.iter().sum();
                    Some(rows.first().map_or(0, deals))
                }),
                _ => return None,
            };
            Some(Placed { frame, shares, simulated })
        });
        placed.collect()
    }

    fn of(&self, places: &[Place], wanted: Place) -> Predicted {
        let at = places.iter().position(|place| *place == wanted);
        at.map_or(Predicted::Fair, |at| self.tables[at].clone())
    }

    fn turned_moves(&self, places: &[Place]) -> Predicted {
        match self.of(places, (Frame::PositionToCard, Table::Moves)) {
            Predicted::Simulated(mut rows) => {
                rows.iter_mut().filter(|row| !row.is_empty()).for_each(|row| row[1..].reverse());
                Predicted::Simulated(rows)
            }
            other => other,
        }
    }

    fn transposed(&self, places: &[Place]) -> Predicted {
        match self.of(places, (Frame::PositionToCard, Table::Position)) {
            Predicted::Simulated(rows) => {
                let column = |c: usize| rows.iter().map(|row| row[c]).collect();
                Predicted::Simulated((0..rows.len()).map(column).collect())
            }
            other => other,
        }
    }
}

fn shares(counts: &[u64]) -> Vec<f64> {
    let all = counts.iter().sum::<u64>().max(1) as f64;
    counts.iter().map(|&count| count as f64 / all).collect()
}

/// Tables that are the same whether a deal tells of positions or of cards.
fn is_turned_alike(table: Table) -> bool {
    matches!(
        table,
        Table::Parity
            | Table::Number(
                Number::FixedPoints
                    | Number::Cycles
                    | Number::FirstCycle
                    | Number::Successions
                    | Number::LongestRise
                    | Number::LongestFall
            )
    )
}

/// The decodings of draws.
pub(super) const DECODINGS: [Decoding; 3] =
    [Decoding::Lehmer, Decoding::DrawsUp, Decoding::DrawsDown];
