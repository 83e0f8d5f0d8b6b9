//! [`TableCounts`]: the counts of a tally, table by table, beside what a fair shuffle
//! shows.
//!
//! ```text
//!   tally ──► tables ──► rows: each deal falls into one class of each row
//! ```
//!
//! Who knows what a certain faulty shuffle does compares its chances with these rows. The
//! classes of a row exclude each other, so that a row of independent deals is a multinomial.
//! Three kinds of rows count many things of each deal: blocks of large decks, offsets of
//! neighbours and moves. The number of neighbours with one offset, and that of cards with one
//! move, is nearly Poisson with mean 1, so that such a row is nearly a multinomial all the same.

use std::borrow::Cow;

use crate::finding::Frame;
use crate::law::overlap_law;
use crate::shape::Shape;
use crate::tally::{
    BLOCKS, CloseTally, Coins, Decoding, Digits, FrameTally, Number, PartLaw, Tally, block_sizes,
    compared, part_laws,
};
use crate::test::number_law;

/// Decks with more orders than this have no table of them.
const ORDERS_MAX: usize = 720;

/// What the rows of a table count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Table {
    /// A row a position: its card.
    Position,
    /// A row a digit: its value.
    Digits(Decoding),
    /// One row: a number that each order shows.
    Number(Number),
    /// One row: odd, even.
    Parity,
    /// A row a card, and one for the beginning: what lies behind it, the last class being the
    /// end.
    Followers,
    /// One row of all neighbours: how much larger the second is than the first, modulo n, less
    /// 1.
    Offsets,
    /// One row of all cards: how far a card lies behind its home, modulo n.
    Moves,
    /// A row for four neighbours each: their order.
    NearPatterns,
    /// The same for four cards far apart.
    FarPatterns,
    /// One row: the rank of the order.
    Orders,
    /// A row a draw with an even number of values: whether its lowest bit equals that of the
    /// next such draw.
    LowBits(Decoding),
    /// One row: how many of these are equal.
    LowBitsAgree(Decoding),
    /// A row a draw with an even number of values: whether its lowest bit equals that of the
    /// deal before.
    LowBitsBefore(Decoding),
    /// One row: how many of the first cards are among those of the deal before.
    Overlap,
    /// One row: whether the order is the one that changes nothing. In a relative frame,
    /// whether a deal equals that so many deals before.
    Unchanged,
    /// A row a card: whether a set holds it.
    Inclusion,
    /// A row a block of positions: the blocks of its cards.
    Blocks,
    /// A row a block of draws: in which part of their range they lie.
    DrawBlocks(Decoding),
}

/// Counts of one table in one frame.
#[derive(Clone, Debug)]
pub struct TableCounts<'a> {
    /// How the deals were read.
    pub frame: Frame,
    /// What the rows count.
    pub table: Table,
    /// The rows.
    pub rows: Vec<Row<'a>>,
}

/// How many deals fell into each class.
#[derive(Clone, Debug)]
pub struct Row<'a> {
    /// Deals by class.
    pub counts: Cow<'a, [u64]>,
    fair: Fair,
}

#[derive(Clone, Debug)]
enum Fair {
    Even,
    /// All but one class, which is impossible.
    AllBut(usize),
    Of(Cow<'static, [f64]>),
}

impl Row<'_> {
    /// The chance of a class under a fair shuffle.
    pub fn fair(&self, class: usize) -> f64 {
        match &self.fair {
            Fair::Even => 1.0 / self.counts.len() as f64,
            Fair::AllBut(never) if class == *never => 0.0,
            Fair::AllBut(_) => 1.0 / (self.counts.len() - 1) as f64,
            Fair::Of(law) => law.get(class).copied().unwrap_or(0.0),
        }
    }

    /// The deals that it counts.
    pub fn deals(&self) -> u64 {
        self.counts.iter().sum()
    }
}

impl Tally {
    /// All tables of this shape, whether deals were counted in them or not; for two tallies of
    /// one shape the same tables with the same rows. O(counters).
    ///
    /// ```
    /// use misdeal_audit::{Frame, Made, RunOptions, Shape, Table, tally};
    ///
    /// let source = Made::new(Shape::whole(3), |_, deal| deal.extend([2, 0, 1]));
    /// let tally = tally(source, &RunOptions { deals_max: 5, threads: 1 }, &|_| true).unwrap();
    /// let tables = tally.tables();
    /// let of = |table| tables.iter().find(|found| found.table == table).unwrap();
    /// let position = of(Table::Position);
    /// assert_eq!(position.frame, Frame::PositionToCard);
    /// assert_eq!(position.rows[0].counts[..], [0, 0, 5]);
    /// assert_eq!(position.rows[0].fair(2), 1.0 / 3.0);
    /// assert_eq!(of(Table::Parity).rows[0].counts[..], [0, 5]);
    /// ```
    pub fn tables(&self) -> Vec<TableCounts<'_>> {
        let mut tables = Vec::new();
        for frame in &self.frames {
            of_frame(frame, self.shape, &mut tables);
        }
        let mut add = |table, rows| {
            tables.push(TableCounts { frame: Frame::PositionToCard, table, rows });
        };
        if let Some(orders) = self.orders.as_ref().filter(|orders| orders.len() <= ORDERS_MAX) {
            add(Table::Orders, vec![even(orders)]);
        }
        if let Some(inclusion) = &self.inclusion {
            let share = f64::from(self.shape.dealt) / f64::from(self.shape.deck);
            let row = |&held: &u64| of(vec![self.deals - held, held], vec![1.0 - share, share]);
            add(Table::Inclusion, inclusion.iter().map(row).collect());
        }
        if !self.between.overlap.is_empty() {
            let (k, n) = (compared(self.shape), self.shape.deck);
            let row = Row {
                counts: Cow::Borrowed(&self.between.overlap[..]),
                fair: Fair::Of(overlap_law(n, k).into()),
            };
            add(Table::Overlap, vec![row]);
        }
        for (decoding, heads, _) in self.between.low_bits.iter() {
            let (deals, _) = deals_of(&self.between.low_bits, decoding);
            add(Table::LowBitsBefore(decoding), coins(heads, deals));
        }
        tables
    }
}

fn of_frame<'a>(frame: &'a FrameTally, shape: Shape, tables: &mut Vec<TableCounts<'a>>) {
    let mut add = |table, rows| tables.push(TableCounts { frame: frame.frame, table, rows });
    let n = shape.deck as usize;
    if let Frame::Relative { .. } = frame.frame
        && let Some((counts, deals)) = frame.number(Number::FixedPoints)
        && counts.len() == n + 1
    {
        let same = (-shape.outcomes_ln()).exp();
        let equal = counts[n];
        add(Table::Unchanged, vec![of(vec![deals - equal, equal], vec![1.0 - same, same])]);
    }
    if matches!(frame.frame, Frame::Relative { lag: 2.. }) {
        return;
    }
    if let Some(table) = &frame.position {
        if shape.is_whole() {
            add(Table::Moves, vec![even_of(moves(table, n))]);
        }
        add(Table::Position, table.chunks_exact(n.max(1)).map(even).collect());
    }
    for (decoding, digits) in frame.decodings() {
        add(Table::Digits(decoding), even_rows(digits));
    }
    for number in Number::ALL {
        if let (Some((counts, _)), Some(law)) = (frame.number(number), number_law(number, shape)) {
            let fair = Fair::Of(law.to_vec().into());
            add(Table::Number(number), vec![Row { counts: Cow::Borrowed(counts), fair }]);
        }
    }
    if let Some(even_deals) = frame.even.filter(|_| shape.deck > 1) {
        add(Table::Parity, vec![of(vec![frame.deals - even_deals, even_deals], vec![0.5, 0.5])]);
    }
    if let Some(close) = &frame.close {
        of_close(close, n, &mut add);
    }
    if let Some(coarse) = &frame.coarse {
        let sizes: Vec<f64> = block_sizes(shape.deck).into_iter().map(f64::from).collect();
        let law: Vec<f64> = sizes.iter().map(|size| size / f64::from(shape.deck)).collect();
        let blocks = |counts: &'a [u64], law: &[f64]| {
            let fair =
                |row| Row { counts: Cow::Borrowed(row), fair: Fair::Of(law.to_vec().into()) };
            counts.chunks_exact(BLOCKS as usize).map(fair).collect()
        };
        add(Table::Blocks, blocks(&coarse.position, &law));
        add(
            Table::DrawBlocks(Decoding::DrawsUp),
            parts(&coarse.draws_up, shape, Decoding::DrawsUp),
        );
        let down = parts(&coarse.draws_down, shape, Decoding::DrawsDown);
        add(Table::DrawBlocks(Decoding::DrawsDown), down);
    }
}

/// Draws by blocks, of a thousand values and more.
fn parts(counts: &[u64], shape: Shape, decoding: Decoding) -> Vec<Row<'_>> {
    let laws = part_laws(shape.deck, decoding);
    let row = |(row, law): (_, PartLaw)| {
        let draws = f64::from(law.draws.max(1));
        let fair = Fair::Of(law.mean.map(|mean| mean / draws).to_vec().into());
        Row { counts: Cow::Borrowed(row), fair }
    };
    counts.chunks_exact(BLOCKS as usize).zip(laws).map(row).collect()
}

fn of_close<'a>(close: &'a CloseTally, n: usize, add: &mut impl FnMut(Table, Vec<Row<'a>>)) {
    if let Some(successors) = &close.successors {
        // Nothing lies behind itself, and the end does not follow the beginning.
        let rows = successors.chunks_exact(n + 1).enumerate();
        let row = |(card, counts)| Row { counts: Cow::Borrowed(counts), fair: Fair::AllBut(card) };
        add(Table::Followers, rows.map(row).collect());
    }
    if let Some(offsets) = &close.offsets {
        add(Table::Offsets, vec![even(&offsets[1..])]);
    }
    if let Some(patterns) = &close.near_patterns {
        add(Table::NearPatterns, even_rows(patterns));
    }
    if let Some(patterns) = &close.far_patterns {
        add(Table::FarPatterns, even_rows(patterns));
    }
    for (decoding, heads, totals) in close.low_bits.iter() {
        let (deals, law) = deals_of(&close.low_bits, decoding);
        add(Table::LowBits(decoding), coins(heads, deals));
        let row = Row { counts: Cow::Borrowed(totals), fair: Fair::Of(law.into()) };
        add(Table::LowBitsAgree(decoding), vec![row]);
    }
}

/// Deals whose coins were counted, and the law of the number of heads.
fn deals_of(coins: &Coins, decoding: Decoding) -> (u64, Vec<f64>) {
    let found = coins.iter().find(|(found, ..)| *found == decoding);
    let totals = found.map_or(&[][..], |(_, _, totals)| totals);
    let law = crate::law::binomial_law(totals.len().saturating_sub(1) as u32, 0.5);
    (totals.iter().sum(), law)
}

fn coins(heads: &[u64], deals: u64) -> Vec<Row<'static>> {
    heads.iter().map(|&heads| of(vec![deals - heads, heads], vec![0.5, 0.5])).collect()
}

fn even(counts: &[u64]) -> Row<'_> {
    Row { counts: Cow::Borrowed(counts), fair: Fair::Even }
}

fn even_of(counts: Vec<u64>) -> Row<'static> {
    Row { counts: counts.into(), fair: Fair::Even }
}

/// Cards by how far they lie behind their home, modulo n.
fn moves(table: &[u64], n: usize) -> Vec<u64> {
    let mut moves = vec![0; n];
    for (position, row) in table.chunks_exact(n.max(1)).enumerate() {
        for (card, count) in row.iter().enumerate() {
            moves[(position + n - card) % n] += count;
        }
    }
    moves
}

fn even_rows(digits: &Digits) -> Vec<Row<'_>> {
    digits.rows().map(even).collect()
}

fn of(counts: Vec<u64>, fair: Vec<f64>) -> Row<'static> {
    Row { counts: counts.into(), fair: Fair::Of(fair.into()) }
}
