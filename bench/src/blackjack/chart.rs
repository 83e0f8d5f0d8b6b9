//! How long does it take to work out basic strategy for some rules?

use misdeal_games::blackjack::{Chart, Rules, Total, Value};

use crate::rounds::{Measured, Ran, Variant, measure as rounds, mix, time_of};
use crate::table::table;

/// A table; there is no goal.
pub fn measure(rounds_count: u32) -> String {
    let name = "misdeal Chart::new".to_owned();
    let variant = Variant { name, amount: 1, run: Box::new(run) };
    let measured = rounds(vec![variant], rounds_count);
    let row = |of: &Measured| {
        let [median, least] = [of.median(), of.least()].map(|time| format!("{:.3}", time / 1e9));
        vec![of.name.clone(), median, least, format!("{:016x}", of.checksum)]
    };
    let rows: Vec<_> = measured.iter().map(row).collect();
    let title = format!("the chart of these rules, one thread, {rounds_count} rounds");
    format!("{title}\n\n{}", table(&["s a chart", "median", "least", "checksum"], &rows))
}

fn run() -> Ran {
    let mut chart = None;
    let elapsed = time_of(|| chart = Some(Chart::new(&Rules::VEGAS_6D)));
    let chart = chart.and_then(Result::ok).expect("rules that can be played");
    Ran { elapsed, checksum: checksum(&chart) }
}

/// Of what to do with any two cards.
fn checksum(chart: &Chart) -> u64 {
    let cells = Value::all().flat_map(|up| {
        let of_two = move |a: Value| Value::all().map(move |b| (a, b, up));
        Value::all().flat_map(of_two)
    });
    let marks = cells.map(|(a, b, up)| match a == b {
        true => chart.pair_cell(a, up).to_string(),
        false => chart.cell(Total::from_iter([a, b]), up).to_string(),
    });
    let bytes = marks.flat_map(|mark| mark.into_bytes());
    bytes.fold(0, |checksum, byte| mix(checksum, byte.into()))
}
