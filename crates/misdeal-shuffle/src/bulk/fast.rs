//! [`FastRows`]: sixteen sfc64 generators side by side, for simulations.

use rand_core::Rng;

use super::rows::Rows;
use super::{LANES, Row};

/// Generators side by side.
const SIDE: usize = LANES / PARTS;
/// 16-bit words in a 64-bit one.
const PARTS: usize = 4;
/// Rows that are thrown away, until each generator has forgotten how it was seeded.
const FORGOTTEN: usize = 18;

/// Rows of random words at the speed of memory, **not** for secrets.
///
/// Sixteen independent sfc64 generators, each seeded with 192 bits: whoever sees some rows can
/// work out the rest. Passes PractRand as far as it was tried (Doty-Humphrey, 32 TB).
///
/// Word `w` of a row is part `w % 4`, counted from the lowest 16 bits, of generator `w / 4`.
///
/// # Source
/// C. Doty-Humphrey, PractRand, `sfc64`: three words that mix and a counter.
#[derive(Clone, Debug)]
pub struct FastRows {
    a: [u64; SIDE],
    b: [u64; SIDE],
    c: [u64; SIDE],
    counter: [u64; SIDE],
}

impl FastRows {
    /// Seeds each generator in turn with three 64-bit words of `rng`: `a`, `b` and `c`.
    pub fn new<R: Rng + ?Sized>(rng: &mut R) -> Self {
        let words: [u64; 3 * SIDE] = std::array::from_fn(|_| rng.next_u64());
        let part = |part: usize| std::array::from_fn(|side| words[3 * side + part]);
        let mut rows = Self { a: part(0), b: part(1), c: part(2), counter: [1; SIDE] };
        for _ in 0..FORGOTTEN {
            rows.row();
        }
        rows
    }
}

impl Rows for FastRows {
    #[inline(always)]
    fn row(&mut self) -> Row {
        let mut out = [0u64; SIDE];
        for (side, out) in out.iter_mut().enumerate() {
            let (a, b, c) = (self.a[side], self.b[side], self.c[side]);
            let sum = a.wrapping_add(b).wrapping_add(self.counter[side]);
            self.counter[side] = self.counter[side].wrapping_add(1);
            self.a[side] = b ^ (b >> 11);
            self.b[side] = c.wrapping_add(c << 3);
            self.c[side] = c.rotate_left(24).wrapping_add(sum);
            *out = sum;
        }
        let mut row = [0; 2 * LANES];
        for (bytes, out) in row.as_chunks_mut().0.iter_mut().zip(out) {
            *bytes = out.to_le_bytes();
        }
        row
    }
}
