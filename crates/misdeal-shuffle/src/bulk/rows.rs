//! Where the random words of a batch come from: a word for each lane at a time.

use rand_core::Rng;

use super::{LANES, Row};

/// A source of rows of random words; every generator is one.
pub trait Rows {
    /// The next row: a uniform 16-bit word for each lane.
    fn row(&mut self) -> Row;
}

/// The next 64 bytes, as words with the lower byte first.
impl<R: Rng> Rows for R {
    #[inline(always)]
    fn row(&mut self) -> Row {
        let mut row = [0; 2 * LANES];
        self.fill_bytes(&mut row);
        row
    }
}
