//! [`Points`]: what a card counts, in whole and half points.

use std::fmt;

/// What a card counts, exact to half a point: the king of a tarot is 4.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points {
    halves: i16,
}

impl Points {
    /// The most points a card may count, and the most it may cost.
    pub const WHOLE_MAX: i16 = 9_999;

    /// Half points: 9 for 4.5. `None` beyond 9,999 points either way.
    ///
    /// ```
    /// use misdeal_deck::Points;
    ///
    /// assert_eq!(Points::from_halves(9).unwrap().to_string(), "4.5");
    /// assert_eq!(Points::from_halves(20_000), None);
    /// ```
    pub fn from_halves(halves: i64) -> Option<Self> {
        let halves = i16::try_from(halves).ok()?;
        (halves.unsigned_abs() <= 2 * Self::WHOLE_MAX.unsigned_abs()).then_some(Self { halves })
    }

    /// Whole or half points; nothing between them, and not beyond 9,999.
    pub(super) fn from_f64(points: f64) -> Option<Self> {
        let halves = 2.0 * points;
        // No finite product is cut off below: halves beyond i64 saturate and are refused.
        (halves.fract() == 0.0).then(|| Self::from_halves(halves as i64)).flatten()
    }

    /// Twice the points.
    pub fn halves(self) -> i64 {
        i64::from(self.halves)
    }

    pub(super) fn whole(points: u8) -> Self {
        Self { halves: 2 * i16::from(points) }
    }
}

/// `4`, `4.5`, `-0.5`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.halves < 0 { "-" } else { "" };
        let size = self.halves.unsigned_abs();
        let half = if size % 2 == 1 { ".5" } else { "" };
        f.pad(&format!("{sign}{}{half}", size / 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_as_decimals() {
        let text = |halves| Points::from_halves(halves).map(|points| points.to_string());
        let cases = [(0, "0"), (1, "0.5"), (-1, "-0.5"), (-3, "-1.5"), (19_998, "9999")];
        for (halves, expected) in cases {
            assert_eq!(text(halves).as_deref(), Some(expected));
        }
        for halves in [19_999, -19_999, -32_768, 32_768, i64::MIN, i64::MAX] {
            assert_eq!(text(halves), None);
        }
    }
}
