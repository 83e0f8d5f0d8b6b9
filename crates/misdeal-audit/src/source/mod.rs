//! Where deals come from.
//!
//! A [`Source`] is read in two steps so that many threads can share it: a
//! quick serial step hands out the next batch, and a [`Decode`] turns a batch
//! into checked deals, in parallel. Batches are cut by the number of deals and
//! by nothing else, so the deals of batch 7 are the same for any number of
//! threads and however the bytes arrived.
//!
//! A source never sees a test. It opens no file and starts no process: bytes
//! come through `std::io::Read`, made deals through a function.

mod error;
mod made;
mod streamed;
pub mod text;

pub use error::SourceError;
pub use made::Made;
pub use streamed::Streamed;

use crate::{Alike, Block, Shape};

/// A batch of deals, not yet decoded.
#[derive(Debug)]
pub struct Batch<B> {
    /// What the decoder needs.
    pub raw: B,
    /// How many deals it holds.
    pub deals: u64,
}

/// Deals, in batches, in order.
pub trait Source: Send {
    /// An undecoded batch.
    type Raw: Send;
    /// The parallel step.
    type Decoder: Decode<Raw = Self::Raw>;

    /// What every deal looks like.
    fn shape(&self) -> Shape;

    /// Which of its cards look alike; where copies do, any id of a copy stands
    /// for any other. All different unless it says so.
    fn alike(&self) -> Alike {
        Alike::default()
    }

    /// A decoder for one thread.
    fn decoder(&self) -> Self::Decoder;

    /// The next `deals_max >= 1` deals, fewer only at the end; `None` there.
    ///
    /// # Errors
    /// [`SourceError`] if the source cannot be read on.
    fn next_batch(&mut self, deals_max: u64) -> Result<Option<Batch<Self::Raw>>, SourceError>;
}

/// Turns batches into deals.
pub trait Decode: Send {
    /// An undecoded batch.
    type Raw;

    /// Adds the deals of a batch to an empty block.
    ///
    /// # Errors
    /// [`SourceError`] at the first word that cannot be read.
    fn decode(&mut self, raw: Self::Raw, block: &mut Block) -> Result<(), SourceError>;
}
