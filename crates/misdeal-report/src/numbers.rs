//! Numbers as people read them.

use misdeal_audit::Effect;

/// 1234567 as `1,234,567`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// 1 thing, 2 things.
pub(crate) fn counted(number: u64, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{} {thing}{plural}", grouped(number))
}

/// 10^`log10` with two digits, also where an `f64` would be 0: `3.2e-4711`.
pub(crate) fn power_of_ten(log10: f64) -> String {
    if log10 == f64::NEG_INFINITY {
        return "0".to_owned();
    }
    if log10 > -3.0 {
        return significant(10f64.powf(log10), 2);
    }
    let mut exponent = log10.floor();
    let mut mantissa = (10f64.powf(log10 - exponent) * 10.0).round() / 10.0;
    if mantissa >= 10.0 {
        mantissa = 1.0;
        exponent += 1.0;
    }
    format!("{mantissa:.1}e{exponent}")
}

/// A number with so many significant digits, without an exponent.
pub(crate) fn significant(number: f64, digits: i32) -> String {
    if number == 0.0 {
        return "0".to_owned();
    }
    let magnitude = number.abs().log10().floor() as i32;
    let decimals = (digits - 1 - magnitude).clamp(0, 12) as usize;
    let text = format!("{number:.decimals$}");
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').into() } else { text }
}

/// An expected count: whole from 100 on, else with three digits.
pub(crate) fn about(number: f64) -> String {
    if number >= 100.0 { grouped(number.round() as u64) } else { significant(number, 3) }
}

/// Which two shares to print for an effect: with as many digits as it takes
/// to see that they differ.
pub(crate) fn shares(effect: &Effect) -> (String, String) {
    let observed = effect.observed as f64 / effect.deals.max(1) as f64;
    let text = |digits| {
        let percent = |share: f64| format!("{} %", significant(share * 100.0, digits));
        (percent(observed), percent(effect.mean))
    };
    (3..8).map(text).find(|(a, b)| a != b).unwrap_or_else(|| text(3))
}

/// A span of time.
pub(crate) fn seconds(seconds: f64) -> String {
    if seconds < 60.0 { format!("{seconds:.1} s") } else { format!("{:.1} min", seconds / 60.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_easy_to_read() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1,000");
        assert_eq!(grouped(12_345_678), "12,345,678");
        assert_eq!(counted(1, "deal"), "1 deal");
        assert_eq!(about(1364.6), "1,365");
        assert_eq!(about(0.01234), "0.0123");
        assert_eq!(significant(100.0, 3), "100");
    }

    #[test]
    fn tiny_chances_keep_their_size() {
        assert_eq!(power_of_ten(0.0), "1");
        assert_eq!(power_of_ten(-1.0), "0.1");
        assert_eq!(power_of_ten(-3.5), "3.2e-4");
        assert_eq!(power_of_ten(-4710.5), "3.2e-4711");
        assert_eq!(power_of_ten(-9.0001), "1.0e-9");
        assert_eq!(power_of_ten(f64::NEG_INFINITY), "0");
    }
}
