//! Draws from a generator that has only so many numbers.

/// How a number of the generator becomes a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scaling {
    /// The remainder of a division.
    Modulo,
    /// Multiplied, and divided by the number of numbers, rounded down.
    Multiply,
}

/// P(draw = `value`) of `values` from a generator whose numbers `0..range` are
/// equally likely: the floor of range/values of its numbers lead there, or one more.
///
/// ```
/// use misdeal_diagnosis::generator_range::{Scaling, chance};
///
/// // Eight numbers for three values: 0 3 6, 1 4 7 and 2 5.
/// let modulo = [0, 1, 2].map(|value| chance(Scaling::Modulo, 8, 3, value) * 8.0);
/// assert_eq!(modulo, [3.0, 3.0, 2.0]);
/// // 0 1 2, 3 4 5 and 6 7.
/// let multiply = [0, 1, 2].map(|value| chance(Scaling::Multiply, 8, 3, value) * 8.0);
/// assert_eq!(multiply, [3.0, 3.0, 2.0]);
/// ```
///
/// # Panics
/// If there are no values, or no numbers.
pub fn chance(scaling: Scaling, range: u32, values: u32, value: u32) -> f64 {
    let (range, values, value) = (u64::from(range), u64::from(values), u64::from(value));
    let numbers = match scaling {
        Scaling::Modulo => range / values + u64::from(value < range % values),
        // The numbers x with value <= x values / range < value + 1.
        Scaling::Multiply => {
            ((value + 1) * range).div_ceil(values) - (value * range).div_ceil(values)
        }
    };
    numbers as f64 / range as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against every number of the generator.
    #[test]
    fn counts_of_all_numbers() {
        for range in [1u32, 7, 64, 100] {
            for values in 1..=20 {
                let mut counts = [[0u32; 20]; 2];
                for x in 0..range {
                    counts[0][(x % values) as usize] += 1;
                    counts[1][(x * values / range) as usize] += 1;
                }
                for value in 0..values {
                    let both = [Scaling::Modulo, Scaling::Multiply];
                    for (scaling, counts) in both.into_iter().zip(&counts) {
                        let got = chance(scaling, range, values, value) * f64::from(range);
                        assert!((got - f64::from(counts[value as usize])).abs() < 1e-9);
                    }
                }
            }
        }
    }
}
