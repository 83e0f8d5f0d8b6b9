//! The naive swap: each position in turn changes places with any position.
//!
//! One card is a chain of its own. In step s the card at s goes to each
//! position with chance 1/n, and any other goes to s with chance 1/n. Before
//! step c, card c lies at c or where a step has put it; with q = 1 - 1/n,
//!
//! ```text
//!   after step s, position s has exactly 1/n, whatever was before;
//!   a step before c puts the card at its position with 1/n, and each later
//!   step takes it away again with 1/n;
//!   step c finds it at c with chance q^c and spreads 1/n of that everywhere
//!
//!   p <  c:   P(card c at p) = (q^(n-1-p) + q^c) / n
//!   p >= c:   P(card c at p) = (q^(n-1-p) (1 - q^c) + q^c) / n
//! ```
//!
//! Source: D. P. Robbins and E. D. Bolker, "The bias of three pseudo-random
//! shuffles", Aequationes Math. 22 (1981) 268.

/// The law of card by position.
pub(in crate::power) struct NaiveSwap {
    /// q^i for i in 0..n.
    powers: Vec<f64>,
}

impl NaiveSwap {
    /// For a deck of `n` cards, at least 2.
    pub(in crate::power) fn new(n: u32) -> Self {
        let any = 1.0 / f64::from(n);
        Self { powers: (0..n).map(|i| (f64::from(i) * (-any).ln_1p()).exp()).collect() }
    }

    /// P(card at position).
    pub(in crate::power) fn at(&self, card: u32, position: u32) -> f64 {
        let n = self.powers.len();
        let later = self.powers[n - 1 - position as usize];
        let unmoved = self.powers[card as usize];
        let sum = if position < card { later + unmoved } else { later * (1.0 - unmoved) + unmoved };
        sum / n as f64
    }
}
