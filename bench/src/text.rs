//! How many bytes of deal text are read in a second, on one core?
//!
//! Decoding is what every run does with text before anything is counted: lines
//! cut into batches, words turned into cards, deals checked.

use misdeal_audit::text::{Text, TextOptions};
use misdeal_audit::{Audit, Block, Decode, Outcome, Source};

use crate::audit::{checksum, options};
use crate::rounds::{Measured, Ran, Variant, measure as rounds, mix, timed};
use crate::table::table;
use crate::texts::Style;

/// The figures, as a table.
pub fn measure(lines: u64, rounds_count: u32) -> String {
    let texts = Style::ALL.map(|style| (style, style.text(lines)));
    let variants = texts.iter().flat_map(|(style, text)| {
        let variant = |what: &str, run: Box<dyn FnMut() -> Ran>| Variant {
            name: format!("{what}, {}", style.name()),
            amount: text.len() as u64,
            run,
        };
        let (decode, audit) = (text.clone(), text.clone());
        [
            variant("decode", Box::new(move || timed(|| decoded(&decode)))),
            variant("audit", Box::new(move || timed(|| audited(&audit)))),
        ]
    });
    let mut measured = rounds(variants.collect(), rounds_count);
    // First all decoding, then all audits.
    measured.sort_by_key(|of| !of.name.starts_with("decode"));
    let row = |of: &Measured| {
        let rate = |nanoseconds: f64| format!("{:.0}", 1e3 / nanoseconds);
        let checksum = format!("{:016x}", of.checksum);
        vec![of.name.clone(), rate(of.median()), rate(of.least()), checksum]
    };
    let rows: Vec<_> = measured.iter().map(row).collect();
    format!(
        "{lines} lines, {rounds_count} rounds. Goal: 300 MB/s or more for decoding.\n\n{}",
        table(&["MB/s on one core (MB = 10^6 bytes)", "median", "most", "checksum"], &rows)
    )
}

/// Reads a text to its end; counts nothing.
///
/// # Panics
/// If not every line is a deal.
pub fn decoded(text: &[u8]) -> u64 {
    let mut source = Text::open(text, &TextOptions::default()).expect("deals");
    let shape = source.shape();
    let (mut decoder, mut block) = (source.decoder(), Block::new(shape));
    // As many as a run takes at a time.
    let deals_max = (65_536 / u64::from(shape.dealt)).clamp(1, 1024);
    let mut checksum = 0;
    while let Some(batch) = source.next_batch(deals_max).expect("lines") {
        block.clear();
        decoder.decode(batch.raw, &mut block).expect("words");
        assert_eq!(block.deals().count() as u64, batch.deals, "a line that is no deal");
        let last = block.deals().last().expect("a deal");
        checksum = last.iter().fold(checksum, |checksum, &card| mix(checksum, card.into()));
    }
    checksum
}

/// Reads and audits a text, to the verdict.
///
/// # Panics
/// If it says misdeal: it then stopped early and measured nothing.
fn audited(text: &[u8]) -> u64 {
    let source = Text::open(text, &TextOptions::default()).expect("deals");
    let mut audit = Audit::new(source.shape(), options(u64::MAX, 1));
    audit.read(source, &|_| true).expect("lines");
    let audited = audit.finish();
    assert!(audited.verdict.outcome != Outcome::Misdeal, "a fair shuffle called a misdeal");
    checksum(&audited)
}
