//! Any bytes as a saved tally: no panic, and what is read is written, read back
//! and judged.
//!
//! The checksum is put right first, or nothing would get past it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use misdeal_audit::judge;
use misdeal_audit::saved::{Merger, RunId, SavedTally};
use xxhash_rust::xxh3::xxh3_128;

/// Longer messages would flood a terminal.
const MESSAGE_CHARS_MAX: usize = 400;
/// A million cards or a billion deals take time, but nothing else.
const CARDS_MAX: u32 = 60;
const DEALS_MAX: u64 = 1_000_000_000;

fn bytes(saved: &SavedTally) -> Vec<u8> {
    let mut bytes = Vec::new();
    saved.write(&mut bytes).expect("a vector takes all bytes");
    bytes
}

fn check(saved: SavedTally) {
    let written = bytes(&saved);
    let again = SavedTally::read(&written[..]).expect("what was written is read");
    assert_eq!(bytes(&again), written);
    if saved.tally.shape().deck > CARDS_MAX || saved.tally.heard() > DEALS_MAX {
        return;
    }
    let deals = saved.tally.deals();
    let mut other = again;
    other.run.id = match saved.run.id {
        RunId::Random(number) => RunId::Random(number ^ 1),
        RunId::Seed(_) => RunId::Random(0),
    };
    let mut merger = Merger::new();
    merger.add(saved).expect("the first");
    merger.add(other).expect("another run of the same shape");
    let sum = merger.finish().expect("two tallies").tally;
    assert_eq!(sum.deals(), 2 * deals);
    for judged in judge(&sum, 1e-6).findings {
        assert!(judged.finding.ln_p <= 0.0, "{judged:?}");
        assert!(judged.finding.statistic.is_finite(), "{judged:?}");
    }
}

fuzz_target!(|data: &[u8]| {
    let right = [data, &xxh3_128(data).to_le_bytes()].concat();
    for bytes in [data, &right] {
        match SavedTally::read(bytes) {
            Ok(saved) => check(saved),
            Err(error) => {
                let message = error.to_string();
                assert!(message.chars().count() <= MESSAGE_CHARS_MAX, "{message}");
                assert!(!message.chars().any(char::is_control), "{message:?}");
            }
        }
    }
});
