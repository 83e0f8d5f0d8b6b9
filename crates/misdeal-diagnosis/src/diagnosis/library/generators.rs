//! A fair shuffle on a generator that is not.

use misdeal_shuffle::ShuffleSpec;

use crate::diagnosis::estimates::Observed;
use crate::diagnosis::model::Model;

/// Larger decks show that a generator has 15 bits, however it is seeded.
const SHORT_MAX: u32 = 4096;

pub(super) fn models(observed: &Observed<'_>) -> Vec<Model> {
    let orders = ["fisher-yates", "fisher-yates-forward"];
    let low_bits = orders.map(|name| ("low-bit-generator", name, "generator=lcg-low-bits"));
    let short = [
        ("short-range", orders[0], "generator=msvc-rand,bound=modulo"),
        ("short-range", orders[0], "generator=msvc-rand,bound=multiply"),
    ];
    // One second more for each deal: seeds that follow each other.
    let nearby = [
        ("nearby-seeds", orders[0], "generator=java-random,reseed=deal,deals-per-second=1"),
        ("nearby-seeds", orders[0], "generator=ansi-lcg,reseed=deal,deals-per-second=1"),
        ("nearby-seeds", orders[0], "generator=msvc-rand,reseed=deal,deals-per-second=1"),
    ];
    let nearby = nearby.into_iter().filter(|_| observed.shape.deck <= SHORT_MAX);
    low_bits.into_iter().chain(short).chain(nearby).filter_map(model).collect()
}

fn model((fault, shuffle, settings): (&'static str, &str, &'static str)) -> Option<Model> {
    let spec: ShuffleSpec = format!("{shuffle}:{settings}").parse().ok()?;
    let model = Model::study(fault, spec);
    Some(match fault {
        "short-range" => model.with("range", 1u64 << 15),
        _ => model,
    })
}
