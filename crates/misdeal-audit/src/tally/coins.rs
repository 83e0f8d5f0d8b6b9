//! [`Coins`]: counts of bits of draws that should fall like coins.

use super::close_reader::LowBits;
use super::{Decoding, List};
use crate::shape::Shape;

/// For each decoding, how often each coin showed heads, and deals by how many
/// coins did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Coins {
    by_decoding: Vec<Decoded>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Decoded {
    decoding: Decoding,
    heads: Vec<u64>,
    totals: Vec<u64>,
}

impl Coins {
    /// Counters of zero for so many coins in each decoding of deals of a shape;
    /// none for no coins.
    pub(super) fn new(shape: Shape, coins: usize) -> Self {
        let decodings = [Decoding::Lehmer, Decoding::DrawsUp, Decoding::DrawsDown];
        // Of a part of a deal the draws from the back are not known.
        let known = match coins {
            0 => 0,
            _ if shape.is_whole() => 3,
            _ => 2,
        };
        let decoded =
            |decoding| Decoded { decoding, heads: vec![0; coins], totals: vec![0; coins + 1] };
        Self { by_decoding: decodings.into_iter().take(known).map(decoded).collect() }
    }

    /// Counts one deal, given the coins of each decoding that show heads.
    pub(super) fn count(&mut self, heads: impl Iterator<Item = LowBits>) {
        for (decoded, bits) in self.by_decoding.iter_mut().zip(heads) {
            bits.count_in(&mut decoded.heads);
            decoded.totals[bits.ones()] += 1;
        }
    }

    /// How many coins a decoding has.
    pub(super) fn coins(&self) -> usize {
        self.by_decoding.first().map_or(0, |decoded| decoded.heads.len())
    }

    /// Each decoding: deals with heads by coin, and deals by the number of heads.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Decoding, &[u64], &[u64])> {
        self.by_decoding.iter().map(|d| (d.decoding, &d.heads[..], &d.totals[..]))
    }

    /// All counters, by their names in a saved tally.
    pub(super) fn lists(&mut self) -> impl Iterator<Item = (&'static str, List<'_>)> {
        self.by_decoding.iter_mut().flat_map(|Decoded { decoding, heads, totals }| {
            let (one, all) = match decoding {
                Decoding::Lehmer => ("low-bits-lehmer", "low-bits-agreeing-lehmer"),
                Decoding::DrawsUp => ("low-bits-draws-up", "low-bits-agreeing-draws-up"),
                Decoding::DrawsDown => ("low-bits-draws-down", "low-bits-agreeing-draws-down"),
            };
            [(one, List::Counts(heads)), (all, List::Counts(totals))]
        })
    }

    /// The number of counters.
    pub(super) fn cells(&self) -> usize {
        self.by_decoding.iter().map(|d| d.heads.len() + d.totals.len()).sum()
    }

    pub(super) fn merge(&mut self, other: &Self) {
        for (sum, part) in self.by_decoding.iter_mut().zip(&other.by_decoding) {
            sum.heads.iter_mut().zip(&part.heads).for_each(|(a, b)| *a += b);
            sum.totals.iter_mut().zip(&part.totals).for_each(|(a, b)| *a += b);
        }
    }
}
