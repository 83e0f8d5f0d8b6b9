//! Variants of one question, run in turn.
//!
//! A machine is quick in one minute and slow in the next. Variants that are
//! compared are therefore run one after the other, round by round, and each
//! round begins with another one. What comes out of a variant must be the same
//! in every round.

use std::time::Instant;

/// One way to do the work.
pub struct Variant<'a> {
    /// What it is.
    pub name: String,
    /// How many cores it keeps busy.
    pub threads: usize,
    /// Deals or bytes that it gets through.
    pub amount: u64,
    /// Does the work; the result is a checksum of what came out.
    pub run: Box<dyn FnMut() -> u64 + 'a>,
}

/// The times of a variant.
pub struct Measured {
    /// What it is.
    pub name: String,
    /// The same in every round.
    pub checksum: u64,
    /// Nanoseconds of one core for each deal or byte, ascending.
    nanoseconds: Vec<f64>,
}

impl Measured {
    /// The least of all rounds: what the code takes where nothing is in its way.
    pub fn least(&self) -> f64 {
        self.nanoseconds[0]
    }

    /// The middle round, of an even number the lower of the two.
    pub fn median(&self) -> f64 {
        self.nanoseconds[(self.nanoseconds.len() - 1) / 2]
    }
}

/// Runs all variants `rounds >= 1` times.
///
/// # Panics
/// If a variant comes to another result in a later round.
pub fn measure(mut variants: Vec<Variant<'_>>, rounds: u32) -> Vec<Measured> {
    let empty = |variant: &Variant| {
        let name = variant.name.clone();
        Measured { name, checksum: 0, nanoseconds: Vec::new() }
    };
    let mut measured: Vec<Measured> = variants.iter().map(empty).collect();
    let count = variants.len();
    for turn in 0..count * rounds as usize {
        let (round, step) = (turn / count, turn % count);
        let index = (round + step) % count;
        let (variant, measured) = (&mut variants[index], &mut measured[index]);
        let begin = Instant::now();
        let checksum = (variant.run)();
        let nanoseconds = begin.elapsed().as_nanos() as f64;
        assert!(round == 0 || checksum == measured.checksum, "{}: another result", variant.name);
        measured.checksum = checksum;
        let all = nanoseconds * variant.threads as f64;
        measured.nanoseconds.push(all / variant.amount as f64);
    }
    for measured in &mut measured {
        measured.nanoseconds.sort_by(f64::total_cmp);
    }
    measured
}

/// Adds a number to a checksum.
pub fn mix(checksum: u64, number: u64) -> u64 {
    (checksum ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
}
