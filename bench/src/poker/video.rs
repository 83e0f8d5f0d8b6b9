//! How long does the exact return of a pay table of video poker take, every hand, hold and draw?

use misdeal_games::draw::PayTable;

use crate::goals::{Answer, Goals};
use crate::rounds::{Measured, Variant, measure as rounds, mix, timed};
use crate::table::table;

const OWN: &str = "misdeal exact_return";

pub fn measure(rounds_count: u32) -> Answer {
    let variant = Variant { name: OWN.to_owned(), amount: 1, run: Box::new(|| timed(checksum)) };
    let measured = rounds(vec![variant], rounds_count);
    let mut goals = Goals::of(&measured);
    goals.time("exact return of 9/6", OWN, 3.0);
    let row = |of: &Measured| {
        let milliseconds = [of.median(), of.least()].map(|time| format!("{:.1}", time / 1e6));
        let [median, least] = milliseconds;
        vec![of.name.clone(), median, least, format!("{:016x}", of.checksum)]
    };
    let rows: Vec<_> = measured.iter().map(row).collect();
    let title = format!("exact return of Jacks or Better, 9/6, one thread, {rounds_count} rounds");
    let page = table(&["ms a pay table", "median", "least", "checksum"], &rows);
    let goals = goals.rows();
    Answer { page: format!("{title}\n\n{page}"), goals }
}

fn checksum() -> u64 {
    let exact = PayTable::JACKS_OR_BETTER.exact_return();
    let numbers = [exact.mean.numer(), exact.mean.denom()].into_iter().chain(&exact.finals.counts);
    // The low halves are enough to tell two results apart.
    numbers.fold(0, |checksum, &number| mix(checksum, number as u64))
}
