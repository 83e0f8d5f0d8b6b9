//! [`SeededDecks`]: decks by seed and number, in any order.

use chacha20::ChaCha12Rng;

use super::{Decks, LANES, Vectors};
use crate::Seed;

/// Where the streams of batches begin, so that they share nothing with those of
/// [`Seed::deal`], which begin at block 0.
const FIRST_BLOCK: u64 = 1 << 62;

/// Decks of a seed, each by its number: bulk version 1 (`docs/formats/bulk-v1.md`).
///
/// Deck `t` is lane `t % 64` of batch `t / 64`, which is driven by ChaCha12 with the seed as its
/// key, the batch as its stream and block counter 2^62. These are other decks than those of
/// [`Seed::deal`], which makes one at a time, and about ten times as fast.
///
/// ```
/// use misdeal_shuffle::Seed;
/// use misdeal_shuffle::bulk::SeededDecks;
///
/// let mut decks = SeededDecks::new(52, Seed::from(42)).unwrap();
/// let hundredth = decks.deck(99).to_vec();
/// decks.deck(1_000_000);
/// assert_eq!(decks.deck(99), hundredth);
/// ```
#[derive(Debug)]
pub struct SeededDecks {
    seed: Seed,
    decks: Decks<ChaCha12Rng>,
    /// The number of the batch at hand.
    batch: Option<u64>,
    written: Vec<u8>,
}

impl SeededDecks {
    /// Decks of `cards` cards, or `None` beyond [`CARDS_MAX`](super::CARDS_MAX).
    pub fn new(cards: u16, seed: Seed) -> Option<Self> {
        let decks = Decks::new(cards, seed.stream_at(0, FIRST_BLOCK))?;
        let written = vec![0; LANES * usize::from(cards)];
        Some(Self { seed, decks, batch: None, written })
    }

    /// The same decks, made with these instructions.
    #[must_use]
    pub fn with_vectors(self, vectors: Vectors) -> Self {
        Self { decks: self.decks.with_vectors(vectors), ..self }
    }

    /// Deck `number`, counted from 0: the cards `0..n`, the top card first.
    ///
    /// Decks of one batch, asked for one after the other, are made once; so
    /// one alone costs as much as 64.
    pub fn deck(&mut self, number: u64) -> &[u8] {
        let (batch, lane) = (number / LANES as u64, (number % LANES as u64) as usize);
        if self.batch != Some(batch) {
            self.decks.restart(self.seed.stream_at(batch, FIRST_BLOCK));
            self.decks.fill(&mut self.written);
            self.batch = Some(batch);
        }
        let cards = self.decks.cards();
        &self.written[lane * cards..][..cards]
    }
}

/// A maker of the same decks, with no batch at hand.
impl Clone for SeededDecks {
    fn clone(&self) -> Self {
        let rows = self.seed.stream_at(0, FIRST_BLOCK);
        Self {
            seed: self.seed,
            decks: self.decks.with_rows(rows),
            batch: None,
            written: self.written.clone(),
        }
    }
}
