//! Riffles of the Gilbert-Shannon-Reeds model, t of them in a row: one shuffle
//! of a = 2^t piles.
//!
//! Backwards, each card gets one of a labels by chance and the deck is sorted by
//! label, keeping the order within a label. A card at position p with label l
//! comes to the number of cards with smaller labels, or with its own label and
//! before it:
//!
//! ```text
//!   Bin(p, (l+1)/a) + Bin(n-1-p, l/a)
//! ```
//!
//! so P(that the riffles bring card c to position p) is the chance that this is c,
//! on average over l.
//!
//! Source: D. Bayer and P. Diaconis, "Trailing the dovetail shuffle to its lair",
//! Ann. Appl. Probab. 2 (1992) 294; M. Ciucu, "No-feedback card guessing for
//! dovetail shuffles", Ann. Appl. Probab. 8 (1998) 1251, for one card.

/// P(card c at position p) for the first `dealt` positions, at `c * dealt + p`.
pub(in crate::power) fn table(n: u32, dealt: u32, riffles: u32) -> Vec<f64> {
    let piles = 1u32 << riffles;
    let (cards, positions) = (n as usize, dealt as usize);
    let mut table = vec![0.0; cards * positions];
    let mut row = vec![0.0; cards];
    for p in 0..positions {
        let mirror = cards - 1 - p;
        if mirror < p {
            // Turned upside down, deck and labels, the model is the same.
            for card in 0..cards {
                table[card * positions + p] = table[(cards - 1 - card) * positions + mirror];
            }
            continue;
        }
        row.fill(0.0);
        for label in 0..piles {
            let share = |labels: u32| f64::from(labels) / f64::from(piles);
            let before = Terms::of_binomial(p, share(label + 1));
            let after = Terms::of_binomial(cards - 1 - p, share(label));
            let first = before.first + after.first;
            for (x, sums) in before.chances.iter().zip(first..) {
                let x = x / f64::from(piles);
                let sums = &mut row[sums..sums + after.chances.len()];
                sums.iter_mut().zip(&after.chances).for_each(|(sum, y)| *sum += x * y);
            }
        }
        for (card, chance) in row.iter().enumerate() {
            table[card * positions + p] = *chance;
        }
    }
    table
}

/// The values of a law that matter: `first`, `first + 1`, ...
struct Terms {
    first: usize,
    chances: Vec<f64>,
}

impl Terms {
    /// The binomial law without chances below 1e-12 of its largest.
    fn of_binomial(trials: usize, p: f64) -> Self {
        const RATIO_MIN: f64 = 1e-12;
        if p <= 0.0 || p >= 1.0 {
            return Self { first: if p <= 0.0 { 0 } else { trials }, chances: vec![1.0] };
        }
        let mode = ((trials + 1) as f64 * p) as usize;
        let odds = p / (1.0 - p);
        // Relative to the mode, then divided by their sum.
        let (mut first, mut term) = (mode, 1.0);
        let mut chances = vec![term];
        while first > 0 && term > RATIO_MIN {
            term *= first as f64 / ((trials - first + 1) as f64 * odds);
            first -= 1;
            chances.push(term);
        }
        chances.reverse();
        term = 1.0;
        for k in mode..trials {
            if term < RATIO_MIN {
                break;
            }
            term *= (trials - k) as f64 / (k + 1) as f64 * odds;
            chances.push(term);
        }
        let sum: f64 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= sum);
        Self { first, chances }
    }
}
