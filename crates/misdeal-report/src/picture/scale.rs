//! [`Scale`]: how far from fair a cell is, as one of eleven shades.

/// Chance alone takes some cells of every picture further than this, in standard errors.
const FAINT: f64 = 2.0;
/// Cells closer to fair than this many standard errors are drawn as fair, or faintly: of 2,704
/// cells of a fair shuffle one is further out once in six runs.
pub(crate) const CLEAR: f64 = 4.0;
/// The least factor between one shade and the next.
const FACTOR_MIN: f64 = 1.5;
/// The shades on either side of fair.
pub(crate) const SHADES: usize = 5;

/// From how many standard errors on each shade is used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Scale {
    pub(crate) limits: [f64; SHADES],
}

impl Scale {
    /// A scale on which the furthest cell has the deepest shade, if that is clearly off.
    pub(crate) fn of(furthest: f64) -> Self {
        let factor = (furthest / CLEAR).powf(0.25).max(FACTOR_MIN);
        let limit = |power: i32| two_digits(CLEAR * factor.powi(power));
        Self { limits: [FAINT, CLEAR, limit(1), limit(2), limit(3)] }
    }

    /// 0 for fair, up to 5 for too often, down to -5 for too seldom.
    pub(crate) fn shade(&self, z: f64) -> i8 {
        let shade = self.limits.iter().filter(|&&limit| z.abs() >= limit).count() as i8;
        if z < 0.0 { -shade } else { shade }
    }
}

fn two_digits(number: f64) -> f64 {
    let unit = 10f64.powf(number.log10().floor() - 1.0);
    (number / unit).round() * unit
}

/// The class of a shade in the style sheet.
pub(crate) fn class(shade: i8) -> String {
    match shade {
        0 => "fair".to_owned(),
        1.. => format!("often{shade}"),
        _ => format!("seldom{}", -shade),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shades_go_with_the_distance() {
        let scale = Scale::of(64.0);
        assert_eq!(scale.limits, [2.0, 4.0, 8.0, 16.0, 32.0]);
        let shades = [0.0, 1.9, -1.9, 2.0, -4.0, 8.0, 31.9, 64.0, -1e9].map(|z| scale.shade(z));
        assert_eq!(shades, [0, 0, 0, 1, -2, 3, 4, 5, -5]);
        assert_eq!([0, 3, -5].map(class), ["fair", "often3", "seldom5"]);
        // A picture of what is fair has no deep shades.
        assert_eq!(Scale::of(3.0).limits, [2.0, 4.0, 6.0, 9.0, 14.0]);
        assert_eq!(Scale::of(3.0).shade(3.0), 1);
    }
}
