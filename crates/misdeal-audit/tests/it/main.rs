//! What a user of the audit can see, with shuffles whose law is known.

#[cfg(feature = "assert")]
mod assert_fair;
mod calibration;
mod copies;
mod dealers;
mod fast_shuffles;
mod global_swap;
mod hands;
mod maps;
mod nulls;
mod permuted_index;
mod pinned;
mod power;
mod power_values;
mod run;
mod saved;
mod small;
mod streams;
mod tables;
mod tails;
mod text;
mod until_sure;

use misdeal_audit::{Made, RunOptions, Shape, Tally, tally};
use misdeal_shuffle::{Seed, ShuffleSpec};

/// The deals `0..deals` of a seed, made by a shuffle of the catalogue; of each
/// the first `shape.dealt` cards are shown.
fn shuffled(spec: &str, shape: Shape, deals: u64, seed: u64) -> Tally {
    let spec: ShuffleSpec = spec.parse().expect("a spec");
    let seed = Seed::from(seed);
    made(shape, deals, move |t, deal| {
        deal.extend(0..shape.deck);
        spec.shuffle(deal, &mut seed.deal(t));
        deal.truncate(shape.dealt as usize);
    })
}

/// The deals that `make` makes of `0..deals`.
fn made<F>(shape: Shape, deals: u64, make: F) -> Tally
where
    F: Fn(u64, &mut Vec<u32>) + Clone + Send,
{
    // More threads do not pay for a few deals.
    let threads = if deals > 10_000 { 2 } else { 1 };
    let options = RunOptions { deals_max: deals, threads };
    tally(Made::new(shape, make), &options, &|_| true).expect("a made source has no errors")
}
