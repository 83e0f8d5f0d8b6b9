//! [`Made`]: deals made by a function of their number.

use super::{Batch, Decode, Source, SourceError};
use crate::{Alike, Block, Shape};

/// A source without end whose deal `t` is what a function makes of `t`.
///
/// The function is called from many threads and must depend on `t` alone; it
/// fills the list it is given with the cards of the deal. This is how built-in
/// shuffles are audited: they arrive as a function, like any outside program.
///
/// ```
/// use misdeal_audit::{Made, Shape, RunOptions, tally};
///
/// let source = Made::new(Shape::whole(2), |t, deal| match t % 2 {
///     0 => deal.extend([0, 1]),
///     _ => deal.extend([1, 0]),
/// });
/// let options = RunOptions { deals_max: 10, threads: 1 };
/// assert_eq!(tally(source, &options, &|_| true).unwrap().deals(), 10);
/// ```
#[derive(Clone, Debug)]
pub struct Made<F> {
    shape: Shape,
    alike: Alike,
    next: u64,
    make: F,
}

impl<F: Fn(u64, &mut Vec<u32>) + Clone + Send> Made<F> {
    /// The deals `make(0), make(1), ...`.
    pub fn new(shape: Shape, make: F) -> Self {
        Self { shape, alike: Alike::default(), next: 0, make }
    }

    /// The same, of cards of which some look alike.
    #[must_use]
    pub fn with_alike(self, alike: Alike) -> Self {
        Self { alike, ..self }
    }
}

impl<F: Fn(u64, &mut Vec<u32>) + Clone + Send> Source for Made<F> {
    type Raw = std::ops::Range<u64>;
    type Decoder = Maker<F>;

    fn shape(&self) -> Shape {
        self.shape
    }

    fn alike(&self) -> Alike {
        self.alike.clone()
    }

    fn decoder(&self) -> Maker<F> {
        Maker { deal: Vec::with_capacity(self.shape.dealt as usize), make: self.make.clone() }
    }

    fn next_batch(&mut self, deals_max: u64) -> Result<Option<Batch<Self::Raw>>, SourceError> {
        let first = self.next;
        self.next += deals_max;
        Ok(Some(Batch { raw: first..self.next, deals: deals_max }))
    }
}

/// The decoder of [`Made`].
#[derive(Clone, Debug)]
pub struct Maker<F> {
    deal: Vec<u32>,
    make: F,
}

impl<F: Fn(u64, &mut Vec<u32>) + Send> Decode for Maker<F> {
    type Raw = std::ops::Range<u64>;

    fn decode(&mut self, raw: Self::Raw, block: &mut Block) -> Result<(), SourceError> {
        for index in raw {
            self.deal.clear();
            (self.make)(index, &mut self.deal);
            block.push(index + 1, &self.deal);
        }
        Ok(())
    }
}
