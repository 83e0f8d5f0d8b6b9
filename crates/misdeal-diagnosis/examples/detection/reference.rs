//! The deals that others found each fault to need, for a test by itself at a rate of
//! false alarms of 1e-6 and a chance of 99 %. Rows marked exact are from formulas, the
//! others from a simulation of 100,000 deals of 10 cards and 20,000 of 52.

use crate::faults::Fault;

/// Small numbers of deals are said as "a few" in the reference.
pub(crate) const FEW: f64 = 3.0;

/// What sees a fault.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Seen {
    /// A test, in deals as they lie.
    Test(&'static str),
    /// Rising sequences: descents of the order turned.
    Rising,
    /// The best of the scores.
    Score,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) fault: Fault,
    pub(crate) cards: u32,
    pub(crate) seen: Seen,
    /// True if it is looked at beside the deal before.
    pub(crate) is_beside: bool,
    pub(crate) reference: f64,
    pub(crate) is_exact: bool,
    /// Why the figure may be off, if it is.
    pub(crate) why: &'static str,
}

impl Row {
    const fn new(fault: Fault, cards: u32, seen: Seen, reference: f64) -> Self {
        Self { fault, cards, seen, is_beside: false, reference, is_exact: false, why: "" }
    }

    const fn exact(self) -> Self {
        Self { is_exact: true, ..self }
    }

    const fn beside(self) -> Self {
        Self { is_beside: true, ..self }
    }

    const fn because(self, why: &'static str) -> Self {
        Self { why, ..self }
    }

    /// True if the deals can be dealt in a reasonable time.
    pub(crate) fn is_simulated(&self) -> bool {
        self.cards <= 52 && self.reference <= if self.cards == 10 { 1.3e5 } else { 3e4 }
    }
}

/// A chi-square decides where each count is expected to be 50 or more.
const COUNTS: &str = "decides from counts of 50 on";

/// Where a chi-square over all cells has counts below one.
const FEW_DEALS: &str = "no law is known for a chi-square of so few deals; see below";
/// Here 1.86 cards are at home on average, and their number varies as much.
const VARIANCE: &str = "the reference has faulty deals vary as fair ones, which is too little";
/// Riffles bring 1/8 of where a card lay to the next deal.
const STATIONARY: &str =
    "no deal by itself is unfair there, and counts spread by .2 standard deviations more only";
/// The reference looks at every three cards for the one order that never comes.
const CHOSEN: &str = "three cards near each other only, all six orders of them; see below";
const TURNED_BESIDE: &str = "beside the deal before, orders are not read turned; see below";

/// All rows, those of a fault and a number of cards together.
pub(crate) fn rows() -> Vec<Row> {
    use Fault as F;
    let position = Seen::Test("position");
    let lehmer = Seen::Test("lehmer");
    let inversions = Seen::Test("inversions");
    let draws = Seen::Test("draws-down");
    let cycles = Seen::Test("cycles");
    let fixed = Seen::Test("fixed-points");
    let parity = Seen::Test("parity");
    let repeats = Seen::Test("repeats");
    let descents = Seen::Test("descents");
    let successions = Seen::Test("successions");
    let low_bits = Seen::Test("low-bits");
    let support = Seen::Test("support");
    let patterns = Seen::Test("patterns");
    let row = Row::new;
    vec![
        row(F::Naive, 10, Seen::Score, 483.0).exact(),
        row(F::Naive, 10, position, 1277.0).exact(),
        row(F::Naive, 10, lehmer, 1780.0),
        row(F::Naive, 10, inversions, 2750.0),
        row(F::Naive, 52, Seen::Score, 76.0).exact(),
        row(F::Naive, 52, inversions, 327.0),
        row(F::Naive, 52, position, 843.0).exact().because(COUNTS),
        row(F::Naive, 52, lehmer, 836.0).because(COUNTS),
        row(F::NaiveShort, 10, Seen::Score, 262.0).exact(),
        row(F::NaiveShort, 10, position, 692.0).exact(),
        row(F::NaiveShort, 52, Seen::Score, 77.0).exact(),
        row(F::NaiveShort, 52, position, 851.0).exact().because(COUNTS),
        row(F::NaiveShort, 52, support, 1118.0),
        row(F::Sattolo, 10, fixed, 14.0).exact(),
        row(F::Sattolo, 10, cycles, 19.0),
        row(F::Sattolo, 10, draws, 39.0),
        row(F::Sattolo, 10, parity, 50.0),
        row(F::Sattolo, 10, position, 133.0).exact().because(COUNTS),
        row(F::Sattolo, 52, fixed, 14.0).exact(),
        row(F::Sattolo, 52, cycles, 12.0),
        row(F::Sattolo, 52, draws, 90.0),
        row(F::Sattolo, 52, position, 554.0).exact().because(COUNTS),
        row(F::LastNeverMoves, 10, support, 6.0),
        row(F::LastNeverMoves, 52, support, 5.0),
        row(F::LastNeverMoves, 52, draws, 8.0),
        row(F::SkipsZero, 10, lehmer, 12.0),
        row(F::SkipsZero, 10, position, 14.0),
        row(F::SkipsZero, 52, lehmer, 8.0),
        row(F::SkipsZero, 52, position, 11.0),
        row(F::SkipsZero, 52, fixed, 55.0),
        row(F::Rounded, 10, draws, 171.0),
        row(F::Rounded, 10, cycles, 261.0),
        row(F::Rounded, 10, position, 312.0),
        row(F::Rounded, 52, cycles, 89.0),
        row(F::Rounded, 52, fixed, 277.0),
        row(F::Rounded, 52, draws, 284.0),
        row(F::Rounded, 52, position, 684.0).because(COUNTS),
        row(F::Transpositions(1), 10, fixed, 54.0),
        row(F::Transpositions(1), 10, cycles, 77.0),
        row(F::Transpositions(1), 10, position, 142.0).exact().because(COUNTS),
        row(F::Transpositions(1), 52, fixed, 5.0),
        row(F::Transpositions(1), 52, cycles, 5.0),
        row(F::Transpositions(1), 52, position, 13.0).exact().because(COUNTS),
        row(F::Transpositions(2), 10, fixed, 4653.0).exact(),
        row(F::Transpositions(2), 10, position, 12310.0).exact(),
        row(F::Transpositions(2), 52, fixed, 67.0).exact().because(VARIANCE),
        row(F::Transpositions(2), 52, position, 744.0).exact().because(COUNTS),
        row(F::Transpositions(3), 10, fixed, 4.0e5).exact(),
        row(F::Transpositions(3), 10, position, 1.1e6).exact(),
        row(F::Transpositions(3), 52, fixed, 3973.0).exact(),
        row(F::Transpositions(3), 52, position, 43960.0).exact(),
        row(F::Exchanges, 10, parity, 50.0),
        row(F::Exchanges, 52, parity, 50.0),
        row(F::Insertion, 10, position, 16.0).because(FEW_DEALS),
        row(F::Insertion, 52, position, 2.0).because(FEW_DEALS),
        row(F::Merge, 10, Seen::Score, 165.0),
        row(F::Merge, 10, position, 437.0),
        row(F::Merge, 52, Seen::Score, 41.0),
        row(F::Merge, 52, position, 451.0).because(COUNTS),
        row(F::TimSort, 10, Seen::Score, 108.0),
        row(F::TimSort, 10, position, 285.0),
        row(F::TimSort, 52, Seen::Score, 38.0),
        row(F::TimSort, 52, position, 422.0).because(COUNTS),
        row(F::BinaryInsertion, 10, Seen::Score, 118.0),
        row(F::BinaryInsertion, 10, position, 311.0),
        row(F::BinaryInsertion, 52, Seen::Score, 41.0),
        row(F::BinaryInsertion, 52, position, 454.0).because(COUNTS),
        row(F::Keys(8), 10, descents, 35800.0).exact(),
        row(F::Keys(8), 52, descents, 275.0).exact(),
        row(F::Keys(15), 10, descents, 5.9e8).exact(),
        row(F::Keys(15), 52, descents, 4.5e6).exact(),
        row(F::ShortRange, 10, Seen::Score, 1.2e9).exact(),
        row(F::ShortRange, 52, Seen::Score, 6.4e6).exact(),
        row(F::ShortRange, 52, draws, 5.2e7).exact(),
        row(F::ShortRange, 416, Seen::Score, 13700.0).exact(),
        row(F::LowBits, 10, low_bits, 13.0),
        row(F::LowBits, 10, position, 114.0).because(COUNTS),
        row(F::LowBits, 52, low_bits, 2.0),
        row(F::LowBits, 52, position, 48.0).because(COUNTS),
        row(F::Seeds(1 << 15), 52, repeats, 549.0),
        row(F::Seeds(86_400_000), 52, repeats, 28200.0),
        row(F::Seeds(1 << 31), 52, repeats, 141_000.0),
        row(F::Seeds(1 << 32), 52, repeats, 199_000.0),
        row(F::Riffles(3), 10, Seen::Rising, 34.0).exact(),
        row(F::Riffles(3), 10, position, 451.0).exact(),
        row(F::Riffles(3), 52, Seen::Rising, 1.0).exact(),
        row(F::Riffles(3), 52, position, 71.0).exact().because(COUNTS),
        row(F::Riffles(5), 10, Seen::Rising, 559.0).exact(),
        row(F::Riffles(5), 10, position, 7390.0).exact(),
        row(F::Riffles(5), 52, Seen::Rising, 4.0).exact(),
        row(F::Riffles(5), 52, position, 1226.0).exact().because(COUNTS),
        row(F::Riffles(7), 10, Seen::Rising, 8960.0).exact(),
        row(F::Riffles(7), 10, position, 1.2e5).exact(),
        row(F::Riffles(7), 52, Seen::Rising, 69.0).exact(),
        row(F::Riffles(7), 52, position, 19760.0).exact(),
        row(F::Riffles(8), 10, Seen::Rising, 35800.0).exact(),
        row(F::Riffles(8), 10, position, 4.7e5).exact(),
        row(F::Riffles(8), 52, Seen::Rising, 275.0).exact(),
        row(F::Riffles(8), 52, position, 79100.0).exact(),
        row(F::Riffles(10), 10, Seen::Rising, 5.7e5).exact(),
        row(F::Riffles(10), 10, position, 7.6e6).exact(),
        row(F::Riffles(10), 52, Seen::Rising, 4400.0).exact(),
        row(F::Riffles(10), 52, position, 1.27e6).exact(),
        row(F::Overhand(10), 10, successions, 67.0),
        row(F::Overhand(10), 52, successions, 2.0),
        row(F::Overhand(50), 52, inversions, 1160.0),
        row(F::Overhand(50), 52, position, 11000.0),
        row(F::Buffer(25), 10, lehmer, 4.0).because(FEW_DEALS),
        row(F::Buffer(50), 10, lehmer, 28.0).because(FEW_DEALS),
        row(F::Buffer(90), 10, lehmer, 984.0),
        row(F::Buffer(25), 52, lehmer, 2.0).because(FEW_DEALS),
        row(F::Buffer(50), 52, lehmer, 7.0).because(FEW_DEALS),
        row(F::Buffer(90), 52, lehmer, 895.0),
        row(F::Cut, 10, successions, 1.0),
        row(F::Cut, 52, successions, 1.0),
        row(F::NaiveCarried, 52, inversions, 311.0).beside(),
        row(F::RifflesCarried(3), 52, position, 19200.0).because(STATIONARY),
        row(F::RifflesCarried(3), 52, Seen::Rising, 1.0).beside().because(TURNED_BESIDE),
        row(F::Recursive, 10, patterns, 3.0).because(CHOSEN),
        row(F::Recursive, 52, patterns, 1.0).because(CHOSEN),
    ]
}
