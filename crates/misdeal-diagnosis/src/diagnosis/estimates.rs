//! [`Observed`]: the tables of the deals, and what the settings of a fault seem to be.
//!
//! Each estimate comes from the count that the setting moves most: fixed points for the number
//! of exchanges, falling pairs for the values of keys, the farthest move for a buffer.

use misdeal_audit::{Decoding, Frame, Number, Repetition, Row, Shape, Table, TableCounts, Tally};

use super::repeats::different;

/// The tables of the deals, and how often whole deals come again.
#[derive(Debug)]
pub(super) struct Observed<'a> {
    pub(super) shape: Shape,
    pub(super) tables: Vec<TableCounts<'a>>,
    pub(super) repetition: Repetition,
    /// ln of the number of possible deals, if they are alike.
    pub(super) outcomes_ln: Option<f64>,
    /// How many orders there seem to be, where deals come again and again.
    pub(super) orders: Option<f64>,
}

impl<'a> Observed<'a> {
    pub(super) fn of(tally: &'a Tally) -> Self {
        let (shape, tables) = (tally.shape(), tally.tables());
        let orders = different(tally, &tables);
        let (repetition, outcomes_ln) = (tally.repetition(), tally.outcomes_ln());
        Self { shape, tables, repetition, outcomes_ln, orders }
    }

    /// How many times as much counts vary as those of deals by themselves: more where there
    /// are few orders that come again and again.
    pub(super) fn spread(&self) -> f64 {
        self.orders.map_or(1.0, |orders| 1.0 + self.repetition.deals as f64 / orders)
    }

    /// The rows of a table as deals lie; none if there is no such table.
    pub(super) fn rows(&self, frame: Frame, table: Table) -> &[Row<'_>] {
        let found = self.tables.iter().find(|found| (found.frame, found.table) == (frame, table));
        found.map_or(&[], |found| &found.rows)
    }

    fn lying(&self, table: Table) -> &[Row<'_>] {
        self.rows(Frame::PositionToCard, table)
    }

    /// The mean of a number that each deal shows.
    fn mean(&self, number: Number) -> Option<f64> {
        let row = self.lying(Table::Number(number)).first()?;
        let deals = row.deals();
        (deals > 0).then(|| mean(row))
    }

    /// Random exchanges, with which fixed points are expected as often:
    /// 1 + (n - 1) (1 - 2/n)^k of them.
    pub(super) fn exchanges(&self) -> Option<u64> {
        let n = f64::from(self.shape.deck);
        let left = (self.mean(Number::FixedPoints)? - 1.0) / (n - 1.0);
        let exchanges = left.ln() / (1.0 - 2.0 / n).ln();
        (n > 2.0 && left > 0.0 && left < 1.0).then(|| exchanges.round().max(1.0) as u64)
    }

    /// The values of keys, equal ones of which keep their order: a pair falls with chance
    /// (1 - 1/R)/2. Given with its standard error.
    pub(super) fn key_values(&self) -> Option<(f64, f64)> {
        let n = f64::from(self.shape.deck);
        let rows = self.lying(Table::Digits(Decoding::Lehmer));
        let deals = rows.first()?.deals() as f64;
        let falling: f64 = rows.iter().map(mean).sum();
        let pairs = n * (n - 1.0) / 2.0;
        let tied = 1.0 - 2.0 * falling / pairs;
        // Var(inversions) = n (n - 1) (2n + 5) / 72 of a fair order.
        let error = 2.0 / pairs * (n * (n - 1.0) * (2.0 * n + 5.0) / 72.0 / deals).sqrt();
        (deals > 0.0 && tied > 2.0 * error).then(|| (1.0 / tied, error / tied / tied))
    }

    /// The cards that a buffer seems to hold: card c cannot come out before position
    /// c - size + 1.
    pub(super) fn buffer(&self) -> Option<usize> {
        let farthest = self.moves().map(|(position, card, _)| card.saturating_sub(position)).max();
        let size = farthest? + 1;
        (1 < size && size < self.shape.deck as usize).then_some(size)
    }

    /// The smallest blocks that no card leaves.
    pub(super) fn block(&self) -> Option<usize> {
        let n = self.shape.deck as usize;
        let stay =
            |size: &usize| self.moves().all(|(position, card, _)| position / size == card / size);
        (2..n.saturating_sub(1)).find(stay).filter(|_| self.moves().next().is_some())
    }

    /// Steps of a Fisher-Yates shuffle that seem to be left out at its end: how many draws of
    /// few values never change anything, from the back or from the front.
    pub(super) fn left_out(&self) -> Option<u64> {
        let down = self.lying(Table::Digits(Decoding::DrawsDown));
        let up = self.lying(Table::Digits(Decoding::DrawsUp));
        let from_the_back = down.iter().enumerate().skip(1);
        let from_the_back = from_the_back.take_while(|(at, row)| row.counts[*at] == row.deals());
        let from_the_front = up.iter().rev().skip(1).take_while(|row| row.counts[0] == row.deals());
        let still = from_the_back.count().max(from_the_front.count());
        let deals = down.first().map_or(0, Row::deals);
        (deals > 0 && still > 0 && still + 1 < down.len()).then_some(still as u64)
    }

    /// Each card that was seen at a position, and how often.
    fn moves(&self) -> impl Iterator<Item = (usize, usize, u64)> {
        let rows = self.lying(Table::Position).iter().enumerate();
        rows.flat_map(|(position, row)| {
            let seen = row.counts.iter().enumerate().filter(|&(_, &count)| count > 0);
            seen.map(move |(card, &count)| (position, card, count))
        })
    }
}

/// The mean class of a row.
fn mean(row: &Row<'_>) -> f64 {
    let sum: f64 = (0u32..).zip(row.counts.iter()).map(|(v, &c)| f64::from(v) * c as f64).sum();
    sum / (row.deals() as f64).max(1.0)
}
