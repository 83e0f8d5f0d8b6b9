//! Variants of one question, run in turn.
//!
//! A machine is quick in one minute and slow in the next. Variants that are
//! compared are therefore run one after the other, round by round, and each
//! round begins with another one. What comes out of a variant must be the same
//! in every round.

use std::time::{Duration, Instant};

/// One way to do the work.
pub struct Variant<'a> {
    /// What it is.
    pub name: String,
    /// Deals, bytes or items that it gets through.
    pub amount: u64,
    /// Does the work and says how long it took.
    pub run: Box<dyn FnMut() -> Ran + 'a>,
}

/// What one run of a variant came to.
pub struct Ran {
    /// The time of the work alone, without making ready and without the checksum where that is
    /// not part of the work.
    pub elapsed: Duration,
    /// Of what came out.
    pub checksum: u64,
}

impl Ran {
    /// The same in time of one core, where this many were busy all the while.
    pub fn of_cores(self, cores: u32) -> Self {
        Self { elapsed: self.elapsed * cores, ..self }
    }
}

/// Work whose every step is timed; the result is a checksum.
pub fn timed(work: impl FnOnce() -> u64) -> Ran {
    let begin = Instant::now();
    let checksum = work();
    Ran { elapsed: begin.elapsed(), checksum }
}

/// How long something takes.
pub fn time_of(work: impl FnOnce()) -> Duration {
    let begin = Instant::now();
    work();
    begin.elapsed()
}

/// The times of a variant.
pub struct Measured {
    /// What it is.
    pub name: String,
    /// The same in every round.
    pub checksum: u64,
    /// Nanoseconds for each deal, byte or item, ascending.
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
        let Ran { elapsed, checksum } = (variant.run)();
        assert!(round == 0 || checksum == measured.checksum, "{}: another result", variant.name);
        measured.checksum = checksum;
        measured.nanoseconds.push(elapsed.as_nanos() as f64 / variant.amount as f64);
    }
    for measured in &mut measured {
        measured.nanoseconds.sort_by(f64::total_cmp);
    }
    measured
}

/// Adds a number to a checksum, so that each bit of it changes many.
pub fn mix(checksum: u64, number: u64) -> u64 {
    (checksum ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
}

/// Adds a number to a checksum in two steps of the processor, for loops in which [`mix`] would be
/// much of the time.
pub fn note(checksum: u64, number: u64) -> u64 {
    checksum.rotate_left(5).wrapping_add(number)
}
