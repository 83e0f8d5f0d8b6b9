//! [`PositionTable`]: how often each card came to each position.

use std::ops::Range;

/// Counts of card by position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionTable {
    /// One row a position, one count a card.
    pub rows: Vec<Vec<u64>>,
}

impl PositionTable {
    /// How far the furthest cell is from fair, in standard errors. O(cells).
    ///
    /// ```
    /// use misdeal_audit::PositionTable;
    ///
    /// let table = PositionTable { rows: vec![vec![75, 25], vec![25, 75]] };
    /// assert_eq!(table.furthest_z(), 5.0);
    /// ```
    pub fn furthest_z(&self) -> f64 {
        let of_row = |row: &Vec<u64>| {
            let (n, deals) = (row.len() as f64, row.iter().sum::<u64>() as f64);
            let variance = deals * (1.0 / n) * (1.0 - 1.0 / n);
            let off = row.iter().map(|&count| (count as f64 - deals / n).abs());
            let furthest = off.fold(0.0, f64::max);
            if variance > 0.0 { furthest / variance.sqrt() } else { 0.0 }
        };
        self.rows.iter().map(of_row).fold(0.0, f64::max)
    }

    /// How far a block of cells is from fair, in standard errors.
    ///
    /// The cards of `cards` fall on the positions of `positions` as in drawing
    /// without replacement, so one deal's count is hypergeometric: of n cards,
    /// b marked, a drawn, with mean ab/n and variance
    /// a (b/n) (1 - b/n) (n-a)/(n-1). For a single cell that is binomial
    /// (N, 1/n). A block that is the whole table gives 0.
    ///
    /// # Panics
    /// If a range is not within the table.
    ///
    /// ```
    /// use misdeal_audit::PositionTable;
    ///
    /// let table = PositionTable { rows: vec![vec![75, 25], vec![25, 75]] };
    /// assert_eq!(table.block_z(0..1, 0..1), 5.0);
    /// assert_eq!(table.block_z(0..2, 0..1), 0.0);
    /// ```
    pub fn block_z(&self, positions: Range<usize>, cards: Range<usize>) -> f64 {
        let (a, b) = (positions.len() as f64, cards.len() as f64);
        let rows = &self.rows[positions];
        let n = rows.first().map_or(0, Vec::len) as f64;
        let deals = rows.first().map_or(0, |row| row.iter().sum::<u64>()) as f64;
        let observed: u64 = rows.iter().flat_map(|row| &row[cards.clone()]).sum();
        let variance = deals * a * (b / n) * (1.0 - b / n) * (n - a) / (n - 1.0);
        let deviation = observed as f64 - deals * a * b / n;
        if variance > 0.0 { deviation / variance.sqrt() } else { 0.0 }
    }
}
