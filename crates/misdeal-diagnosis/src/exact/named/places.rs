//! Where each card goes under a shuffle of the catalogue.

use misdeal_shuffle::faulty::Sort;
use misdeal_shuffle::{Fairness, ShuffleSpec};

use super::in_fact;
use crate::exact::Unknown;
use crate::placement::{self, Placement};

/// The most cards, and multiplications, of what takes n^4 steps and of shelves.
const SLOW_CARDS_MAX: u32 = 128;
const MULTIPLICATIONS_MAX: u64 = 4_000_000_000;

/// The place of each card after so many repeats, or why it is not known.
pub(super) fn placement(spec: &ShuffleSpec, n: u32, repeats: u64) -> Result<Placement, Unknown> {
    if spec.entry().fairness == Fairness::Fair {
        return Ok(placement::fair(n));
    }
    let packet = spec.packet().get();
    let once = match spec.entry().name {
        "wash" => return Ok(placement::wash(n, repeats)),
        "random-transpositions" if n > 1 => {
            return Ok(placement::transpositions(n, repeats as u32));
        }
        "top-to-random" => return Ok(placement::top_to_random(n, repeats)),
        "overhand" => return Ok(placement::overhand(n, packet, repeats)),
        "smoosh" => return Ok(placement::smoosh(n, packet, repeats)),
        "cut" => return Ok(placement::fair(n)),
        "faro-out" | "faro-in" => {
            return Ok(placement::always(&in_fact(spec, n, repeats as u32)));
        }
        "riffle" => placement::riffles(n, 1),
        "shelf" => {
            let shelves = spec.shelves().get();
            let each = shelves.saturating_mul(2 * u64::from(n).pow(3));
            let is_few = shelves <= 1 << 16 && each <= MULTIPLICATIONS_MAX;
            limit(is_few, Unknown::ManyShelves)?;
            placement::shelf(n, shelves)
        }
        "no-shuffle" => placement::no_shuffle(n, packet, spec.times(n as usize)),
        // The inverse of so many riffles.
        "sort-short-keys" => placement::riffles(n, 1).repeated(u64::from(spec.bits())).backwards(),
        "global-swap" => placement::naive_swap(n),
        "global-swap-java" => placement::naive_swap_java(n),
        "sattolo" if n > 1 => placement::sattolo(n),
        "last-never-moves" => placement::end_fixed(n),
        "recursive-draw" => {
            limit(n <= SLOW_CARDS_MAX, Unknown::ManyToRecurse)?;
            placement::recursive_draw(n)
        }
        "sort-random-comparator" => match spec.sort() {
            Sort::Insertion => placement::insertion_from_the_back(n),
            Sort::BinaryInsertion => placement::binary_insertion(n),
            Sort::Merge => placement::merge(n),
            Sort::Bubble => placement::bubble(n),
            Sort::TimSort if n < 64 => placement::timsort(n),
            Sort::TimSort => return Err(Unknown::TimSort),
            _ => return Err(Unknown::Sort),
        },
        // Fewer than two cards.
        _ if n == 1 => Placement::in_order(n),
        _ => return Err(Unknown::Shuffle),
    };
    Ok(once.repeated(repeats))
}

/// The blocks of `no-shuffle`.
pub(super) fn blocks(n: u32, packet: u64) -> u32 {
    let suits = packet.min(u64::from(n)) as u32;
    n / suits + u32::from(!n.is_multiple_of(suits))
}

fn limit(holds: bool, otherwise: Unknown) -> Result<(), Unknown> {
    if holds { Ok(()) } else { Err(otherwise) }
}
