//! [`Map`]: two things counted against each other, as a picture shows them.
//!
//! ```text
//!   tally ──► tables ──► maps: card by position, card by the next card, draw by position
//! ```
//!
//! A map has at most 80 rows and 80 columns: of more cards, neighbours share a row. Decks that
//! are counted by blocks have a map of blocks.

mod law;

use crate::finding::Frame;
use crate::shape::{DealOrder, Shape};
use crate::tables::{Row, Table};
use crate::tally::{BLOCKS, Decoding, PartLaw, Tally, block_sizes, part_laws};

/// The most rows, and columns, of a map.
pub const MAP_SIDE_MAX: u32 = 80;

/// What a map shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MapKind {
    /// Cards (rows) by the positions to which they come (columns); relative to the deal before,
    /// the positions at which the cards lay then.
    Position,
    /// Cards (rows) by the cards right behind them (columns).
    Followers,
    /// Values of draws (rows) by the positions that they are for (columns).
    Draws(Decoding),
    /// The same of large decks, by 32 equal parts of what a draw can be (rows).
    DrawParts(Decoding),
    /// One row: how often a set holds each card.
    Inclusion,
}

/// Counts of two things against each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    kind: MapKind,
    frame: Frame,
    shape: Shape,
    deals: u64,
    rows: Vec<u32>,
    columns: Vec<u32>,
    counts: Vec<Vec<u64>>,
    /// Of draws by parts, the laws of the columns.
    parts: Vec<PartLaw>,
}

impl Map {
    /// A map of deals of this shape. `rows` and `columns` have the first number of each row, or
    /// column, and at last one beyond the end; `counts` has a list a row, of a count a column.
    ///
    /// `None` if these numbers do not begin with 0, do not rise, end beyond what there is of
    /// this kind, are more than [`MAP_SIDE_MAX`], or do not agree with the counts.
    pub fn new(
        (kind, frame): (MapKind, Frame),
        shape: Shape,
        deals: u64,
        (rows, columns): (Vec<u32>, Vec<u32>),
        counts: Vec<Vec<u64>>,
    ) -> Option<Self> {
        let is_set = kind == MapKind::Inclusion;
        let (rows_end, columns_end) = match kind {
            MapKind::Position | MapKind::Draws(_) => (shape.deck, shape.dealt),
            MapKind::Followers => (shape.deck, shape.deck),
            MapKind::DrawParts(_) => (BLOCKS, shape.dealt),
            MapKind::Inclusion => (1, shape.deck),
        };
        let are_ends = |ends: &[u32], end: u32| {
            (2..=MAP_SIDE_MAX as usize + 1).contains(&ends.len())
                && (ends[0], ends[ends.len() - 1]) == (0, end)
                && ends.is_sorted_by(|a, b| a < b)
        };
        let is_whole = are_ends(&rows, rows_end)
            && are_ends(&columns, columns_end)
            && counts.len() == rows.len() - 1
            && counts.iter().all(|row| row.len() == columns.len() - 1)
            && is_set == (shape.order == DealOrder::Set)
            && shape.dealt <= shape.deck;
        let parts = |decoding| part_laws(shape.deck, decoding);
        let parts = match kind {
            // Other columns than those of a tally have no law.
            MapKind::DrawParts(_)
                if rows.len() != BLOCKS as usize + 1
                    || columns != ends_of(&block_sizes(shape.deck)) =>
            {
                return None;
            }
            MapKind::DrawParts(decoding) if is_whole => parts(decoding),
            _ => Vec::new(),
        };
        is_whole.then_some(Self { kind, frame, shape, deals, rows, columns, counts, parts })
    }

    /// What it shows.
    pub fn kind(&self) -> MapKind {
        self.kind
    }

    /// How the deals were read.
    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// The deals that it counts.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// The first number of each row, from 0, and at last one beyond the end.
    pub fn rows(&self) -> &[u32] {
        &self.rows
    }

    /// The same of the columns.
    pub fn columns(&self) -> &[u32] {
        &self.columns
    }

    /// A list a row, of a count a column.
    pub fn counts(&self) -> &[Vec<u64>] {
        &self.counts
    }

    /// True if some row or column is of several cards, positions or values.
    pub fn is_binned(&self) -> bool {
        let is_wide = |ends: &[u32]| ends.windows(2).any(|pair| pair[1] - pair[0] > 1);
        matches!(self.kind, MapKind::DrawParts(_)) || is_wide(&self.rows) || is_wide(&self.columns)
    }

    /// What a fair shuffle shows on average in a cell; 0 in one that nothing can be in.
    ///
    /// # Panics
    /// If there is no such row or column.
    pub fn expected(&self, row: usize, column: usize) -> f64 {
        self.deals as f64 * self.law(row, column).mean
    }

    /// How far a cell is from that, in standard errors; 0 in a cell that cannot differ.
    ///
    /// # Panics
    /// If there is no such row or column.
    pub fn z(&self, row: usize, column: usize) -> f64 {
        self.z_at(row, column, self.counts[row][column] as f64)
    }

    fn z_at(&self, row: usize, column: usize, count: f64) -> f64 {
        let (deals, law) = (self.deals as f64, self.law(row, column));
        let (off, variance) = (count - deals * law.mean, deals * law.variance);
        if variance > 0.0 { off / variance.sqrt() } else { 0.0 }
    }

    /// How far what another law makes of a cell is from fair, in standard errors: those of a
    /// fair shuffle and, if the law was simulated, of so many deals of it as well, so that chance
    /// in few of them is not taken for the law.
    ///
    /// # Panics
    /// If there is no such row or column.
    pub fn z_made(&self, row: usize, column: usize, made: f64, simulated: Option<u64>) -> f64 {
        self.z_at(row, column, made) / self.of_simulation(simulated).sqrt()
    }

    /// How many times the variance of counts is theirs and that of a simulation together.
    fn of_simulation(&self, simulated: Option<u64>) -> f64 {
        simulated.map_or(1.0, |deals| 1.0 + self.deals as f64 / deals.max(1) as f64)
    }

    /// How far a cell is from what another law makes of it, in standard errors, given the counts
    /// that this law makes on average and, if it was simulated, in how many deals. A cell counts
    /// as varying by one deal at least, so that one which should be empty has no infinite error.
    ///
    /// # Panics
    /// If there is no such row or column.
    pub fn z_from(&self, row: usize, column: usize, made: f64, simulated: Option<u64>) -> f64 {
        let side = |ends: &[u32], at: usize| f64::from(ends[at + 1] - ends[at]);
        // The most that a deal can show in this cell.
        let most = side(&self.rows, row).min(side(&self.columns, column));
        let trials = (self.deals as f64).max(1.0);
        let spread = |mean: f64| mean * (1.0 - mean / most).max(0.0);
        let fair = self.law(row, column);
        let of_fair = if spread(fair.mean) > 0.0 { fair.variance / spread(fair.mean) } else { 1.0 };
        let of_law = trials * spread(made / trials) * of_fair;
        let variance = of_law * self.of_simulation(simulated);
        (self.counts[row][column] as f64 - made) / variance.max(1.0).sqrt()
    }

    /// Given a table as [`Tally::tables`] has it for this map, with shares for its counts: the
    /// counts that these make on average, a list a row. `None` if its size is another.
    pub fn expected_by(&self, shares: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
        let blocks = BLOCKS as usize;
        let is_blocks = self.shape.deck > BLOCKS
            && shares.len() == blocks
            && shares.iter().all(|row| row.len() == blocks);
        let [positions, cards] = [self.shape.dealt, self.shape.deck].map(|side| side as usize);
        let is_whole = shares.len() == positions && shares.iter().all(|row| row.len() == cards);
        if self.kind != MapKind::Position || !(is_blocks || is_whole) {
            return None;
        }
        if is_blocks {
            // A row there is one of cards that come to any position of the block.
            let cell = |row: usize, column: usize| {
                let positions = f64::from(self.columns[column + 1] - self.columns[column]);
                shares[column][row] * positions * self.deals as f64
            };
            return (self.rows.len() == blocks + 1).then(|| self.each(cell));
        }
        Some(self.each(|row, column| {
            let cards = self.rows[row] as usize..self.rows[row + 1] as usize;
            let positions = self.columns[column] as usize..self.columns[column + 1] as usize;
            let sum: f64 = shares[positions].iter().flat_map(|row| &row[cards.clone()]).sum();
            sum * self.deals as f64
        }))
    }

    fn each(&self, cell: impl Fn(usize, usize) -> f64) -> Vec<Vec<f64>> {
        let columns = self.columns.len() - 1;
        let row = |row| (0..columns).map(|column| cell(row, column)).collect();
        (0..self.rows.len() - 1).map(row).collect()
    }
}

impl Tally {
    /// The maps of this tally, those of deals as they lie first. O(counters).
    ///
    /// ```
    /// use misdeal_audit::{Made, MapKind, RunOptions, Shape, tally};
    ///
    /// let source = Made::new(Shape::whole(3), |_, deal| deal.extend([2, 0, 1]));
    /// let tally = tally(source, &RunOptions { deals_max: 9, threads: 1 }, &|_| true).unwrap();
    /// let maps = tally.maps();
    /// assert_eq!(maps[0].kind(), MapKind::Position);
    /// // Card 2 always comes to position 0.
    /// assert_eq!((maps[0].counts()[2][0], maps[0].expected(2, 0)), (9, 3.0));
    /// assert!((maps[0].z(2, 0) - 6.0 / f64::sqrt(2.0)).abs() < 1e-12);
    /// ```
    pub fn maps(&self) -> Vec<Map> {
        let shape = self.shape();
        let mut maps = Vec::new();
        for found in self.tables() {
            let as_it_lies = found.frame == Frame::PositionToCard;
            let kind = match found.table {
                Table::Position | Table::Blocks => MapKind::Position,
                Table::Followers if as_it_lies => MapKind::Followers,
                Table::Digits(decoding) if as_it_lies => MapKind::Draws(decoding),
                Table::DrawBlocks(decoding) if as_it_lies => MapKind::DrawParts(decoding),
                Table::Inclusion => MapKind::Inclusion,
                _ => continue,
            };
            // A table by card says more than one by blocks.
            let is_same = |map: &Map| match (map.kind, kind) {
                (MapKind::Draws(one), MapKind::DrawParts(other)) => one == other,
                (one, other) => one == other,
            };
            if maps.iter().any(|map| is_same(map) && map.frame == found.frame) {
                continue;
            }
            maps.extend(map((kind, found.frame), shape, found.table, &found.rows));
        }
        maps.sort_by_key(|map| map.frame != Frame::PositionToCard);
        maps
    }
}

fn map(
    (kind, frame): (MapKind, Frame),
    shape: Shape,
    table: Table,
    found: &[Row<'_>],
) -> Option<Map> {
    let is_blocks = matches!(table, Table::Blocks | Table::DrawBlocks(_));
    let deals = found.first()?.deals();
    let by_blocks = || ends_of(&block_sizes(shape.deck));
    let (rows, columns) = match kind {
        MapKind::Position if is_blocks => (by_blocks(), by_blocks()),
        MapKind::DrawParts(_) => ((0..=BLOCKS).collect(), by_blocks()),
        MapKind::Inclusion => (vec![0, 1], ends(shape.deck)),
        MapKind::Followers => (ends(shape.deck), ends(shape.deck)),
        MapKind::Position | MapKind::Draws(_) => (ends(shape.deck), ends(shape.dealt)),
    };
    let mut counts = vec![vec![0; columns.len() - 1]; rows.len() - 1];
    let bin = |ends: &[u32], number: usize| ends.partition_point(|&end| end as usize <= number) - 1;
    for (at, row) in found.iter().enumerate() {
        for (class, &count) in row.counts.iter().enumerate() {
            let cell = match kind {
                _ if is_blocks => (class, at),
                // A set holds a card or does not.
                MapKind::Inclusion if class == 0 => continue,
                MapKind::Inclusion => (0, bin(&columns, at)),
                // The beginning and the end are no cards.
                MapKind::Followers if at.max(class) >= shape.deck as usize => continue,
                MapKind::Followers => (bin(&rows, at), bin(&columns, class)),
                _ => (bin(&rows, class), bin(&columns, at)),
            };
            counts[cell.0][cell.1] += count;
        }
    }
    // A row of blocks counts every card, or every draw with many values, of its positions.
    let deals = match kind {
        MapKind::DrawParts(decoding) => {
            let laws = part_laws(shape.deck, decoding);
            let counted = found.iter().zip(laws).filter(|(_, law)| law.draws > 0);
            counted.map(|(row, law)| row.deals() / u64::from(law.draws)).next().unwrap_or(0)
        }
        _ if is_blocks => deals / u64::from(columns[1]),
        _ => deals,
    };
    Map::new((kind, frame), shape, deals, (rows, columns), counts)
}

/// Where equal parts of `0..count` begin, the last one being what is left.
fn ends(count: u32) -> Vec<u32> {
    let step = count.div_ceil(MAP_SIDE_MAX).max(1);
    (0..count).step_by(step as usize).chain([count]).collect()
}

fn ends_of(sizes: &[u32]) -> Vec<u32> {
    let sums = sizes.iter().scan(0, |sum, size| {
        *sum += size;
        Some(*sum)
    });
    [0].into_iter().chain(sums).collect()
}
