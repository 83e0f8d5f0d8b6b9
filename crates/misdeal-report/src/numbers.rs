//! Numbers as people read them.

use misdeal_audit::{Effect, law::Interval};

use crate::lang::{Lang, say};

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

/// 10^`log10` with two digits, also where an `f64` would be 0 or infinite:
/// `3.2e-4711`.
pub(crate) fn power_of_ten(log10: f64) -> String {
    if log10 == f64::NEG_INFINITY {
        return "0".to_owned();
    }
    if (-3.0..3.0).contains(&log10) {
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

/// An estimate of a number of things, with three digits: `32,800`; from 10^9 on
/// with two, `1.3e17`.
pub(crate) fn estimated(number: f64) -> String {
    if number >= 1e9 {
        return power_of_ten(number.log10());
    }
    let unit = 10f64.powf((number.max(1.0).log10().floor() - 2.0).max(0.0));
    grouped(((number / unit).round() * unit) as u64)
}

/// The statistic of a chi-square test.
pub(crate) fn chi_square(statistic: f64) -> String {
    if statistic < 999.95 { format!("{statistic:.1}") } else { grouped(statistic.round() as u64) }
}

/// Odds of 10^`log10` to 1, held together.
pub(crate) fn odds(lang: Lang, log10: f64) -> String {
    let side = |log10: f64| match log10 {
        ..6.0 => estimated_small(10f64.powf(log10)),
        _ => format!("10^{log10:.1}"),
    };
    let (left, right) =
        if log10 < 0.0 { ("1".to_owned(), side(-log10)) } else { (side(log10), "1".to_owned()) };
    say!(lang, "odds", left = left, right = right)
}

/// Two digits below 100, else three.
fn estimated_small(number: f64) -> String {
    if number < 100.0 { significant(number, 2) } else { estimated(number) }
}

/// 1e-6 as `1 in 1,000,000`, held together.
pub(crate) fn one_in(lang: Lang, alpha: f64) -> String {
    let one_in = 1.0 / alpha;
    if one_in < 1e15 && (one_in - one_in.round()).abs() < 1e-6 * one_in {
        say!(lang, "one-in", number = grouped(one_in.round() as u64))
    } else {
        format!("{alpha:e}")
    }
}

/// A part of all, in percent with so many digits.
pub(crate) fn percent(share: f64, digits: i32) -> String {
    format!("{} %", significant(share * 100.0, digits))
}

/// A lower limit in percent: two digits, rounded down.
pub(crate) fn percent_down(share: f64) -> String {
    percent(rounded(share, f64::floor), 2)
}

/// An upper limit in percent: two digits, rounded up.
pub(crate) fn percent_up(share: f64) -> String {
    percent(rounded(share, f64::ceil), 2)
}

/// To two digits, towards where `to` rounds; what differs from two digits by
/// less than a double can tell stays.
pub(crate) fn rounded(number: f64, to: fn(f64) -> f64) -> f64 {
    if number == 0.0 {
        return 0.0;
    }
    let scale = 10f64.powf(1.0 - number.abs().log10().floor());
    let scaled = number * scale;
    let is_round = (scaled - scaled.round()).abs() < 1e-9;
    (if is_round { scaled.round() } else { to(scaled) }) / scale
}

/// Which two shares to print for an effect: with as many digits as it takes
/// to see that they differ.
pub(crate) fn shares(effect: &Effect) -> (String, String) {
    let observed = effect.observed as f64 / effect.deals.max(1) as f64;
    until_they_differ(|digits| (percent(observed, digits), percent(effect.mean, digits)))
}

/// The same for a sum: the mean that was seen and the fair one.
pub(crate) fn means(effect: &Effect) -> (String, String) {
    let observed = effect.observed as f64 / effect.deals.max(1) as f64;
    let mean = |mean: f64, digits: i32| {
        let is_whole = digits == 3 && mean >= 1000.0;
        if is_whole { grouped(mean.round() as u64) } else { significant(mean, digits) }
    };
    until_they_differ(|digits| (mean(observed, digits), mean(effect.mean, digits)))
}

fn until_they_differ(texts: impl Fn(i32) -> (String, String)) -> (String, String) {
    (3..8).map(&texts).find(|(a, b)| a != b).unwrap_or_else(|| texts(3))
}

/// [`percents_within`] with a sign: `62.1 %`, `61.0` and `63.2`.
pub(crate) fn share_and_bounds(share: f64, interval: Interval) -> [String; 3] {
    let [share, low, high] = percents_within(share, interval);
    [share + " %", low, high]
}

/// A share and the interval around it in percent, with as many decimals as the
/// interval has two digits for. The interval is rounded outwards.
pub(crate) fn percents_within(share: f64, interval: Interval) -> [String; 3] {
    let width = (interval.high - interval.low) * 100.0;
    let decimals = if width > 0.0 { (1.0 - width.log10().floor()).clamp(0.0, 6.0) } else { 2.0 };
    let scale = 10f64.powf(decimals);
    let text = |percent: f64| match percent {
        0.0 | 100.0 => percent.to_string(),
        _ => format!("{percent:.*}", decimals as usize),
    };
    let low = (interval.low * 100.0 * scale + 1e-6).floor() / scale;
    // Adding nothing makes 0 of -0.
    let high = (interval.high * 100.0 * scale - 1e-6).ceil() / scale + 0.0;
    [text(share * 100.0), text(low.max(0.0)), text(high.max(0.0))]
}

/// The probability that something is found.
pub(crate) fn probability(p: f64) -> String {
    match p {
        0.9999.. => "> 99.99 %".to_owned(),
        // 98.96 is not yet 99.
        0.9.. => format!("{} %", significant((p * 1e4).floor() / 100.0, 4)),
        0.01.. => format!("{:.0} %", (p * 100.0).floor()),
        0.0001.. => percent(p, 1),
        _ => "< 0.01 %".to_owned(),
    }
}

/// A span of time.
pub(crate) fn seconds(lang: Lang, seconds: f64) -> String {
    match seconds {
        ..60.0 => say!(lang, "time-seconds", seconds = format!("{seconds:.1}")),
        _ => say!(lang, "time-minutes", minutes = format!("{:.1}", seconds / 60.0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::GLUE;
    use misdeal_audit::Event;

    #[test]
    fn numbers_are_easy_to_read() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1,000");
        assert_eq!(grouped(12_345_678), "12,345,678");
        assert_eq!(about(1364.6), "1,365");
        assert_eq!(about(0.01234), "0.0123");
        assert_eq!(significant(100.0, 3), "100");
        assert_eq!(
            [1.0, 7.0, 999.0, 32_768.0, 1e6].map(estimated),
            ["1", "7", "999", "32,800", "1,000,000"]
        );
        assert_eq!([13_034_600_000.0, 1.3e17].map(estimated), ["1.3e10", "1.3e17"]);
        assert_eq!([3.25, 999.94, 999.96].map(chi_square), ["3.2", "999.9", "1,000"]);
        let (en, zh) = (Lang::En, Lang::Zh);
        let said = |lang| [0.05, 1e-6, 0.3].map(|alpha| one_in(lang, alpha).replace(GLUE, " "));
        assert_eq!(said(en), ["1 in 20", "1 in 1,000,000", "3e-1"]);
        assert_eq!(said(zh), ["1/20", "1/1,000,000", "3e-1"]);
        let said = |lang| [0.04, 59.96, 90.0].map(|time| seconds(lang, time));
        assert_eq!(said(en), ["0.0 s", "60.0 s", "1.5 min"]);
        assert_eq!(said(zh), ["0.0 秒", "60.0 秒", "1.5 分钟"]);
    }

    #[test]
    fn tiny_chances_keep_their_size() {
        assert_eq!(power_of_ten(0.0), "1");
        assert_eq!(power_of_ten(-1.0), "0.1");
        assert_eq!(power_of_ten(-3.5), "3.2e-4");
        assert_eq!(power_of_ten(-4710.5), "3.2e-4711");
        assert_eq!(power_of_ten(-9.0001), "1.0e-9");
        assert_eq!(power_of_ten(f64::NEG_INFINITY), "0");
        assert_eq!(power_of_ten(17.114), "1.3e17");
    }

    #[test]
    fn odds_are_told_from_the_side_that_is_larger() {
        let rows = [
            (0.0, "1 to 1"),
            (0.48, "3 to 1"),
            (-0.48, "1 to 3"),
            (2.5, "316 to 1"),
            (5.0, "100,000 to 1"),
            (9.83, "10^9.8 to 1"),
            (-30.0, "1 to 10^30.0"),
            (4711.06, "10^4711.1 to 1"),
        ];
        for (log10, text) in rows {
            assert_eq!(odds(Lang::En, log10).replace(GLUE, " "), text);
        }
        assert_eq!(odds(Lang::Zh, 9.83).replace(GLUE, " "), "10^9.8 比 1");
    }

    #[test]
    fn limits_are_rounded_away_from_what_is_not_known() {
        assert_eq!(
            [0.2569, 0.25, 0.009_99, 0.0].map(percent_down),
            ["25 %", "25 %", "0.99 %", "0 %"]
        );
        assert_eq!([0.0607, 0.06, 0.009_91].map(percent_up), ["6.1 %", "6 %", "1 %"]);
        let within = |share, low, high| share_and_bounds(share, Interval { low, high });
        assert_eq!(within(0.62049, 0.60951, 0.63049), ["62.0 %", "60.9", "63.1"]);
        assert_eq!(within(1.0, 0.99947, 1.0), ["100 %", "99.947", "100"]);
        assert_eq!(within(0.5, 0.1, 0.9), ["50 %", "10", "90"]);
        assert_eq!(within(0.0, 0.0, 0.0), ["0 %", "0", "0"]);
    }

    #[test]
    fn probabilities_never_promise_more_than_there_is() {
        let rows = [
            (1.0, "> 99.99 %"),
            (0.9999, "> 99.99 %"),
            (0.999_89, "99.98 %"),
            (0.989_999, "98.99 %"),
            (0.99, "99 %"),
            (0.4386, "43 %"),
            (0.012, "1 %"),
            (0.003, "0.3 %"),
            (0.0, "< 0.01 %"),
        ];
        for (p, text) in rows {
            assert_eq!(probability(p), text, "{p}");
        }
    }

    #[test]
    fn what_was_seen_is_told_apart_from_what_is_fair() {
        let effect = Effect::of_chance(Event::Even, 500_100, 1_000_000, 0.5);
        assert_eq!(shares(&effect), ("50.01 %".to_owned(), "50 %".to_owned()));
        let sum = |observed, mean| {
            let event = Event::Inversions;
            means(&Effect { event, observed, deals: 1000, mean, variance: 1.0 })
        };
        assert_eq!(sum(612_300, 663.0), ("612".to_owned(), "663".to_owned()));
        assert_eq!(sum(663_100, 663.0), ("663.1".to_owned(), "663".to_owned()));
        assert_eq!(sum(1_820, 1.0), ("1.82".to_owned(), "1".to_owned()));
        assert_eq!(sum(1_234_567_000, 1_300_000.0).0, "1,234,567");
    }
}
