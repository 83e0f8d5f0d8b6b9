//! [`Grid`]: the steps of a Feistel network over a rectangle of cells, without its keys.
//!
//! Cell `x` stands in column `x mod 2^k` and row `x / 2^k`:
//!
//! ```text
//!            2^k columns
//!          0   1   2   3        a round turns every row, each by its own amount
//!   rows   4   5   6   7        (odd rounds: every column), all amounts being
//!          8   9  10  11        values of one function of the row (of the column)
//! ```
//!
//! A round is undone by turning back, whatever the function is, so that a network
//! of rounds is a permutation of the cells.
//!
//! **Why turns modulo the length, and an even number of columns.** A turn by one
//! step of a row of even length is an odd permutation, of odd length an even one.
//! With rows and columns of odd length every network is even, and half of all
//! orders never come; networks that exchange halves by exclusive-or are even
//! from four bits on. Here each turn of a row by an odd amount changes the sign,
//! so that the sign is as random as the lowest bits of the amounts.
//!
//! It refuses nothing: whoever asks for cells outside gets nonsense, so that the
//! caller checks.
//!
//! # Source
//! M. Bellare, T. Ristenpart, P. Rogaway and T. Stegers, "Format-preserving
//! encryption", SAC 2009: Feistel networks on `Z_a x Z_b` by addition.

/// A rectangle of `2^column_bits` columns and `rows` rows, both at most 2^32.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    pub(super) column_bits: u32,
    pub(super) rows: u64,
}

impl Grid {
    /// A rectangle for the cells `0..=last`, as square as powers of two allow.
    ///
    /// Of `n = last + 1` numbers with `bits` bits: `2^floor(bits / 2)` columns and as
    /// many rows as are needed. The longer side is at most twice the shorter one,
    /// and the cells too many are fewer than one row, below `sqrt(2 n)`.
    pub(super) fn covering(last: u64) -> Self {
        let column_bits = bits(last) / 2;
        Self { column_bits, rows: (last >> column_bits) + 1 }
    }

    /// The number of columns.
    pub(super) fn columns(&self) -> u64 {
        1 << self.column_bits
    }

    /// Where the network takes a cell: `rounds_count` rounds, an even number, of which
    /// round `r` turns line number `line` by `amount(r, line, length)`, below `length`.
    #[inline(always)]
    pub(super) fn forward(
        &self,
        cell: u64,
        rounds_count: usize,
        amount: impl Fn(usize, u64, u64) -> u64,
    ) -> u64 {
        let columns = self.columns();
        let (mut column, mut row) = (cell & (columns - 1), cell >> self.column_bits);
        for round in (0..rounds_count).step_by(2) {
            column = (column + amount(round, row, columns)) & (columns - 1);
            row += amount(round + 1, column, self.rows);
            // Both were below the length, so that one subtraction is enough.
            row -= if row >= self.rows { self.rows } else { 0 };
        }
        row << self.column_bits | column
    }

    /// The cell that [`Grid::forward`] takes to this one.
    #[inline(always)]
    pub(super) fn backward(
        &self,
        cell: u64,
        rounds_count: usize,
        amount: impl Fn(usize, u64, u64) -> u64,
    ) -> u64 {
        let columns = self.columns();
        let (mut column, mut row) = (cell & (columns - 1), cell >> self.column_bits);
        for round in (0..rounds_count).step_by(2).rev() {
            row += self.rows - amount(round + 1, column, self.rows);
            row -= if row >= self.rows { self.rows } else { 0 };
            column = column.wrapping_sub(amount(round, row, columns)) & (columns - 1);
        }
        row << self.column_bits | column
    }
}

/// The number of binary digits: 0 for 0, 3 for 4 to 7.
pub(super) fn bits(number: u64) -> u32 {
    u64::BITS - number.leading_zeros()
}
