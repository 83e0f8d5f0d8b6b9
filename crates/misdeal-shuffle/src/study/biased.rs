//! The adapter that lets a shuffle run on a study generator.

use super::{Bound, Generator};
use crate::Draw;

/// A [`Draw`] that **breaks the promise of that trait on purpose**: what comes is
/// as uneven, as short of values and as foreseeable as the original's.
///
/// Every law stated for an algorithm over `Draw` (fair, or a figure of bias) is void
/// with it. It exists so that the very code of the shuffles can be studied on the
/// generators that programs have used.
///
/// ```
/// use misdeal_shuffle::fair::fisher_yates;
/// use misdeal_shuffle::study::{BiasedDraw, Bound, JavaRandom};
///
/// // The deck of `Collections.shuffle(cards, new Random(42))` in Java.
/// let mut cards: Vec<u32> = (0..10).collect();
/// fisher_yates(&mut cards, &mut BiasedDraw::new(JavaRandom::new(42), Bound::Native));
/// assert_eq!(cards, [4, 6, 2, 1, 7, 9, 8, 5, 3, 0]);
/// ```
#[derive(Clone, Debug)]
pub struct BiasedDraw<G> {
    /// Where the words come from.
    pub generator: G,
    /// How a bounded integer is made of them.
    pub bound: Bound,
}

impl<G: Generator> BiasedDraw<G> {
    /// Draws from `generator` by `bound`.
    pub fn new(generator: G, bound: Bound) -> Self {
        Self { generator, bound }
    }
}

/// **Not uniform**, against the trait's promise.
impl<G: Generator> Draw for BiasedDraw<G> {
    fn at_most(&mut self, max: u64) -> u64 {
        self.bound.at_most(&mut self.generator, max)
    }
}
