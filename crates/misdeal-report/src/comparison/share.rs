//! Shares, bits and odds in the narrow columns of a comparison. A blank that must
//! not be cut is [`GLUE`].

use misdeal_audit::law::Interval;

use crate::Lang;
use crate::lang::say;
use crate::numbers::{grouped, percents_within, significant};
pub(super) use crate::page::GLUE;

/// A part of all in percent, with three digits.
pub(super) fn percent(share: f64) -> String {
    format!("{}{GLUE}%", significant(share * 100.0, 3))
}

/// An upper limit in percent: two digits, rounded up.
pub(super) fn percent_up(share: f64) -> String {
    let scale = 10f64.powf(1.0 - (share * 100.0).abs().log10().floor());
    format!("{}{GLUE}%", significant((share * 100.0 * scale - 1e-9).ceil() / scale, 2))
}

/// A lower limit: two digits, rounded down.
pub(super) fn down(number: f64) -> String {
    let scale = 10f64.powf(1.0 - number.abs().log10().floor());
    significant((number * scale + 1e-9).floor() / scale, 2)
}

/// A share and the interval around it.
pub(super) fn share_within(lang: Lang, share: f64, interval: Interval) -> String {
    let [share, low, high] = percents_within(share, interval);
    say!(lang, "compare-share", share = share, low = low, high = high)
}

/// Bits lost a deal, with two digits.
pub(super) fn bits(bits: f64) -> String {
    let digits = if bits >= 100.0 { 3 } else { 2 };
    significant(bits, digits)
}

/// Odds of 10^`log10` to 1.
pub(super) fn odds(lang: Lang, log10: f64) -> String {
    let side = |log10: f64| match log10 {
        ..1.0 => significant(10f64.powf(log10), 2),
        ..6.0 => grouped(10f64.powf(log10).round() as u64),
        _ => format!("10^{log10:.1}"),
    };
    let (left, right) =
        if log10 < 0.0 { ("1".to_owned(), side(-log10)) } else { (side(log10), "1".to_owned()) };
    say!(lang, "odds", left = left, right = right)
}

/// An estimate of a number of things, with three digits; from 10^9 on as a power
/// of ten.
pub(super) fn estimated(number: f64) -> String {
    if number >= 1e9 {
        return format!("10^{:.1}", number.log10());
    }
    let unit = 10f64.powf((number.max(1.0).log10().floor() - 2.0).max(0.0));
    grouped(((number / unit).round() * unit) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> String {
        text.replace(GLUE, " ")
    }

    #[test]
    fn limits_are_rounded_away_from_what_is_not_known() {
        assert_eq!(
            [0.0607, 0.06, 0.009_91].map(|x| plain(&percent_up(x))),
            ["6.1 %", "6 %", "1 %"]
        );
        assert_eq!([0.2569, 0.25, 0.000_719].map(down), ["0.25", "0.25", "0.00071"]);
        let within =
            |share, low, high| plain(&share_within(Lang::En, share, Interval { low, high }));
        assert_eq!(within(0.62049, 0.60951, 0.63049), "62.0 % (60.9 to 63.1)");
        assert_eq!(within(1.0, 0.99947, 1.0), "100 % (99.947 to 100)");
        assert_eq!(within(0.0, 0.0, 0.0), "0 % (0 to 0)");
    }

    #[test]
    fn odds_are_told_from_the_side_that_is_larger() {
        let rows = [
            (0.0, "1 to 1"),
            (-0.48, "1 to 3"),
            (2.5, "316 to 1"),
            (9.83, "10^9.8 to 1"),
            (4711.06, "10^4711.1 to 1"),
        ];
        for (log10, text) in rows {
            assert_eq!(plain(&odds(Lang::En, log10)), text);
        }
    }

    #[test]
    fn estimates_have_as_many_digits_as_they_deserve() {
        assert_eq!([7.0, 32_768.0, 1.3e17].map(estimated), ["7", "32,800", "10^17.1"]);
        assert_eq!([0.000_071_9, 2.31, 209.9].map(bits), ["0.000072", "2.3", "210"]);
    }
}
