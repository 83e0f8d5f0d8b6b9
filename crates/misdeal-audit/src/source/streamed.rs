//! [`Streamed`]: deals made one after the other.

use std::fmt::Display;

use super::{Batch, Decode, Source, SourceError};
use crate::{Alike, Block, Shape};

/// A source without end whose next deal depends on those before it.
///
/// For dealers that carry a state from deal to deal, as real programs do:
/// deals are made in order, in the serial step, and counted in parallel. Where
/// deal `t` is a function of `t`, [`Made`](super::Made) is quicker.
///
/// ```
/// use misdeal_audit::{RunOptions, Shape, Streamed, tally};
///
/// let mut turn = 0;
/// let source = Streamed::new(Shape::whole(3), |deal| {
///     turn += 1;
///     deal.extend((0..3).map(|card| (card + turn) % 3));
///     Ok::<(), &str>(())
/// });
/// let options = RunOptions { deals_max: 10, threads: 2 };
/// assert_eq!(tally(source, &options, &|_| true).unwrap().deals(), 10);
/// ```
#[derive(Clone, Debug)]
pub struct Streamed<F> {
    shape: Shape,
    alike: Alike,
    next: u64,
    make: F,
}

impl<E: Display, F: FnMut(&mut Vec<u32>) -> Result<(), E> + Send> Streamed<F> {
    /// The deals that `make` makes, call after call; it fills the empty list it
    /// is given with the cards of one deal, or says why it cannot.
    pub fn new(shape: Shape, make: F) -> Self {
        Self { shape, alike: Alike::default(), next: 0, make }
    }

    /// The same, of cards of which some look alike.
    #[must_use]
    pub fn with_alike(self, alike: Alike) -> Self {
        Self { alike, ..self }
    }
}

/// Some deals, made but not checked.
#[derive(Clone, Debug)]
pub struct Deals {
    first: u64,
    deals: Vec<Vec<u32>>,
}

impl<E: Display, F: FnMut(&mut Vec<u32>) -> Result<(), E> + Send> Source for Streamed<F> {
    type Raw = Deals;
    type Decoder = Checker;

    fn shape(&self) -> Shape {
        self.shape
    }

    fn alike(&self) -> Alike {
        self.alike.clone()
    }

    fn decoder(&self) -> Checker {
        Checker
    }

    fn next_batch(&mut self, deals_max: u64) -> Result<Option<Batch<Deals>>, SourceError> {
        let first = self.next;
        self.next += deals_max;
        let deal = |_| {
            let mut deal = Vec::with_capacity(self.shape.dealt as usize);
            (self.make)(&mut deal).map_err(|error| SourceError::Made(error.to_string()))?;
            Ok(deal)
        };
        let deals = (first..self.next).map(deal).collect::<Result<_, _>>()?;
        Ok(Some(Batch { raw: Deals { first, deals }, deals: deals_max }))
    }
}

/// The decoder of [`Streamed`]: the deals are made, they need only checking.
#[derive(Clone, Copy, Debug)]
pub struct Checker;

impl Decode for Checker {
    type Raw = Deals;

    fn decode(&mut self, raw: Deals, block: &mut Block) -> Result<(), SourceError> {
        for (index, deal) in (raw.first + 1..).zip(raw.deals) {
            block.push(index, &deal);
        }
        Ok(())
    }
}
