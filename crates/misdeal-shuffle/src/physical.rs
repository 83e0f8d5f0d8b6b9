//! Physical shuffles: what hands and machines do with cards, as it is modelled.
//!
//! They are honest: each has the right chances in its one step, and repeated often
//! enough most of them come as near to fair as one likes. After any number of repeats
//! that people make they are not there yet, and their pages say how far off, in numbers.
//! Two kinds never come near: those that only cut ([`cut()`]), and those without chance
//! ([`faro_out()`], [`faro_in()`]). [`no_shuffle()`] does not mean to.
//!
//! Nothing here is re-exported from the root of the crate. To deal, take a
//! [`fair`](crate::fair) shuffle; shuffles that are mistakes are in [`faulty`](crate::faulty).

use std::num::NonZeroU64;

pub mod cut;
pub mod faro;
pub mod no_shuffle;
pub mod overhand;
pub mod riffle;
pub mod shelf;
pub mod smoosh;
pub mod top_to_random;

pub use self::cut::cut;
pub use self::faro::{faro_in, faro_out};
pub use self::no_shuffle::no_shuffle;
pub use self::overhand::overhand;
pub use self::riffle::riffle;
pub use self::shelf::shelf;
pub use self::smoosh::smoosh;
pub use self::top_to_random::top_to_random;

/// The cards of a packet, at most the whole deck.
fn packet_of(packet: NonZeroU64, cards: usize) -> usize {
    usize::try_from(packet.get()).map_or(cards, |packet| packet.min(cards))
}

#[cfg(test)]
mod tests;
