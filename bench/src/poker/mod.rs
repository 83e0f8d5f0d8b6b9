//! How fast are poker hands evaluated, next to aya_poker, on the same hands in one run?
//!
//! Both add a hand up card by card and look the sum up, so that the work is the same; what differs
//! is the tables and how a slot of them is found (README.md). The ranks have other numbers
//! there than here, so checksums are not compared across. Instead each pair of neighbouring hands is
//! put in order by both, before anything is timed.

mod evaluators;
mod every;
mod random;
mod video;

use self::evaluators::Ranks;
use crate::goals::goals_table;
use crate::rounds::Measured;
use crate::table::table as columns;

/// Of the random hands.
const SEED: u64 = 20_261_201;
const OWN: &str = "misdeal";
const OWN_BY_TABLE: &str = "misdeal, table of cards";
/// The yardstick, in every part that has it.
const AYA: &str = "aya_poker";

/// The figures, as tables, and the goals.
pub fn measure(rounds_count: u32) -> String {
    let answers = [
        random::built::<7>(rounds_count),
        random::built::<5>(rounds_count),
        random::ready(rounds_count),
        every::measure(rounds_count),
        video::measure(rounds_count),
    ];
    let pages: Vec<&str> = answers.iter().map(|answer| answer.page.as_str()).collect();
    let goals: Vec<Vec<String>> = answers.iter().flat_map(|answer| answer.goals.clone()).collect();
    // A variant that comes to another result in a later round is a panic.
    let same = format!("each checksum is the same in all {rounds_count} rounds\n");
    format!("{same}\n{}\n{}", pages.join("\n"), goals_table(&goals))
}

/// The figures of variants that evaluated the same hands, below lines that say which.
fn figures(title: &str, measured: &[Measured]) -> String {
    let aya = measured.iter().find(|of| of.name == AYA).expect("the yardstick");
    let row = |of: &Measured| {
        vec![
            of.name.clone(),
            format!("{:.2}", of.median()),
            format!("{:.2}", of.least()),
            // Nanoseconds a hand into millions of hands a second.
            format!("{:.1}", 1e3 / of.median()),
            format!("{:.1}", 1e3 / of.least()),
            format!("{:.2}", aya.median() / of.median()),
            format!("{:.2}", aya.least() / of.least()),
            format!("{:016x}", of.checksum),
        ]
    };
    let times = format!("x {AYA}");
    let heading = ["ns a hand", "median", "least", "M/s", "most", &times, "least", "checksum"];
    let rows: Vec<_> = measured.iter().map(row).collect();
    format!("{title}\n\n{}", columns(&heading, &rows))
}

/// How two evaluators put neighbouring hands in order.
#[derive(Clone, Copy, Default)]
struct Orders {
    before: Option<Ranks>,
    pairs_count: u64,
}

impl Orders {
    /// The hands so far and one more.
    ///
    /// # Panics
    /// If one of the two says that it wins against the hand before and the other that it does not.
    fn with(self, ranks: Ranks) -> Self {
        let Some(before) = self.before else { return Self { before: Some(ranks), ..self } };
        let (own, aya) = (ranks.0.cmp(&before.0), ranks.1.cmp(&before.1));
        assert_eq!(own, aya, "classes {} and {}", before.0, ranks.0);
        Self { before: Some(ranks), pairs_count: self.pairs_count + 1 }
    }

    /// What was found, as a line.
    fn line(self) -> String {
        format!("{} pairs of neighbouring hands are in the same order for both", self.pairs_count)
    }
}
