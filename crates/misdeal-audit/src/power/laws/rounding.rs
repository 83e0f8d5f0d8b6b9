//! Rounding at the ends: Fisher-Yates from the back whose draw for position i
//! is round(u i) instead of floor(u (i+1)), so that 0 and i come half as often
//! as the others: 1/(2i) and 1/i.
//!
//! The draws stay independent. For one card write A = 1/(n-1) and
//! W(i) = (1 - 1/2) (1 - 1/4) ... (1 - 1/(2i)). Step i settles position i.
//!
//! ```text
//!   card c >= 1 lies at c until step i > c takes it to i: chance A each;
//!   step c leaves it there with A/2, sends it to 0 with A/2 and to each
//!   position between with A; from there on the chance z of lying at 0 obeys
//!   z - A -> (z - A) (1 - 1/(2i)), all others keep A
//!
//!   p > c:   A                        p = c:       A / 2
//!   p = 0:   A (1 - W(c-1)/2)         0 < p < c:   A (1 - W(c-1) / (4 p W(p)))
//!   card 0:  W(n-1) at 0, and W(n-1) / (2 p W(p)) at p
//! ```

use crate::power::signature::Digit;

/// The law of card by position.
pub(in crate::power) struct Rounding {
    /// W(i) for i in 0..n.
    stays: Vec<f64>,
}

impl Rounding {
    /// For a deck of `n` cards, at least 2.
    pub(in crate::power) fn new(n: u32) -> Self {
        let mut stays = vec![1.0];
        for i in 1..n {
            stays.push(stays[i as usize - 1] * (1.0 - 0.5 / f64::from(i)));
        }
        Self { stays }
    }

    /// P(card at position).
    pub(in crate::power) fn at(&self, card: u32, position: u32) -> f64 {
        let last = self.stays.len() - 1;
        let (c, p) = (card as usize, position as usize);
        let any = 1.0 / last as f64;
        match (c, p) {
            (0, 0) => self.stays[last],
            (0, _) => self.stays[last] / (2.0 * p as f64 * self.stays[p]),
            _ if p > c => any,
            _ if p == c => any / 2.0,
            (_, 0) => any * (1.0 - self.stays[c - 1] / 2.0),
            _ => any * (1.0 - self.stays[c - 1] / (4.0 * p as f64 * self.stays[p])),
        }
    }
}

/// The decoded draws, for positions 1, 2, ..., n-1.
pub(in crate::power) fn draws(n: u32) -> Vec<Digit> {
    let digit = |i: u32| {
        let (values, inner) = (f64::from(i) + 1.0, 1.0 / f64::from(i));
        let square = |chance: f64| (chance - 1.0 / values).powi(2);
        let squares = 2.0 * square(inner / 2.0) + f64::from(i - 1) * square(inner);
        Digit { values: u64::from(i) + 1, per_deal: values * squares }
    };
    (1..n).map(digit).collect()
}

/// P(exactly k cycles), cut at 63: a draw that stays closes a cycle, position 0
/// always, position i with chance 1/(2i).
pub(in crate::power) fn cycles(n: u32) -> Vec<f64> {
    const CYCLES_MAX: usize = 63;
    let mut law = vec![0.0; CYCLES_MAX + 1];
    law[1] = 1.0;
    for i in 1..n {
        let closes = 0.5 / f64::from(i);
        for k in (1..=CYCLES_MAX).rev() {
            law[k] = law[k] * (1.0 - closes) + law[k - 1] * closes;
        }
    }
    law
}
