//! What is said of an exact law.

use misdeal_audit::text::Naming;
use misdeal_diagnosis::exact::{Cell, Exact, TotalVariation, log10, to_f64};

use crate::ExactPoint;
use crate::numbers::{grouped, power_of_ten};

pub(crate) const CUT_OFF: &str = "cut off";
pub(crate) const FAIR: &str = "fair";
pub(crate) const TOTAL_VARIATION: &str = "total variation";
pub(crate) const BITS_LOST: &str = "bits lost";
pub(crate) const ORDERS: &str = "orders";
pub(crate) const BEST: &str = "likeliest";
pub(crate) const WORST: &str = "least likely";
pub(crate) const STAY: &str = "cards that stay";
pub(crate) const LOST: &str = "loses cards";
pub(crate) const PATHS: &str = "paths walked";
pub(crate) const GROUPS: [&str; 4] = ["orders", "chance of each", "times fair", "such as"];
pub(crate) const TABLE: &str = "card (down) by position (across), in numbers";

/// So many cards of an order are named.
const ORDER_CARDS_MAX: usize = 12;
/// A fraction is short with numbers below this.
const SHORT_MAX: u64 = 10_000_000;
/// Total variation of a deck that is called mixed.
const MIXED: f64 = 0.25;

/// Six digits after the point, or as a power of ten where these would all be lost.
pub(crate) fn figure(value: f64, log10: f64) -> String {
    if value == 0.0 && log10 == f64::NEG_INFINITY {
        return "0".to_owned();
    }
    if !(-3.0..6.0).contains(&log10) {
        return if value.is_finite() && value > 1e-300 {
            format!("{value:.5e}")
        } else {
            power_of_ten(log10)
        };
    }
    let text = format!("{value:.6}");
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').into() } else { text }
}

/// A figure whose exact value is known: what is near 1 and not 1 is told by the difference.
pub(crate) fn exactly(value: &Cell) -> String {
    let text = figure(to_f64(value), log10(value));
    if text != "1" || value.is_integer() {
        return text;
    }
    let one = Cell::from_integer(value.denom().clone() / value.denom());
    let (sign, off) = if *value > one { ('+', value - &one) } else { ('-', &one - value) };
    format!("1 {sign} {}", figure(to_f64(&off), log10(&off)))
}

/// A total variation in a column.
pub(crate) fn distance(value: &TotalVariation) -> String {
    match value {
        TotalVariation::Exactly(value) => exactly(value),
        TotalVariation::Between(low, high) => short_between(*low, *high),
    }
}

/// `5/27`, if both parts are short.
pub(crate) fn fraction(value: &Cell) -> Option<String> {
    let is_short = |part: String| part.parse::<u64>().is_ok_and(|part| part < SHORT_MAX);
    (is_short(value.denom().to_string()) && is_short(value.numer().to_string()))
        .then(|| value.to_string())
}

/// A figure with its fraction behind it, where that is short and not whole.
pub(crate) fn with_fraction(figure: String, value: &Cell) -> String {
    match fraction(value) {
        Some(fraction) if fraction.contains('/') => format!("{figure} ({fraction})"),
        _ => figure,
    }
}

/// A count of any size: whole up to 15 digits, `8.07e67` beyond.
pub(crate) fn number(digits: &str) -> String {
    match digits.parse::<u64>() {
        Ok(number) if digits.len() <= 15 => grouped(number),
        _ => format!("{}.{}e{}", &digits[..1], &digits[1..3], digits.len() - 1),
    }
}

/// The chance of one order, as so many of all `total` if that is short.
pub(crate) fn chance_of_order(
    chance: &Cell,
    weight: &impl ToString,
    total: &impl ToString,
) -> String {
    let total = total.to_string();
    if total.parse::<u64>().is_ok_and(|total| total < SHORT_MAX) {
        return format!("{}/{total}", weight.to_string());
    }
    figure(to_f64(chance), log10(chance))
}

/// Whether it is exactly fair.
pub(crate) fn is_fair(exact: &Exact) -> String {
    let answer = match (exact.is_fair(), exact.unfinished.is_some()) {
        (Some(true), false) => "yes, exactly: every order has the same chance",
        (Some(true), true) => "yes, exactly, where it ends: every order has the same chance",
        (Some(false), _) => "no",
        (None, _) => "not known",
    };
    // The words of a generator come from few seeds, and one from another.
    let range = if exact.is_of_draws { ", as far as the range of its numbers goes" } else { "" };
    format!("{answer}{range}")
}

/// How often it was cut off, where it was.
pub(crate) fn cut_off(chance: &Cell) -> String {
    let chance = figure(to_f64(chance), log10(chance));
    format!("with chance {chance}, after the draws that it was allowed; all is told of the rest")
}

pub(crate) fn between(low: f64, high: f64) -> String {
    format!("not known, from {}", short_between(low, high))
}

pub(crate) fn short_between(low: f64, high: f64) -> String {
    // Rounded outwards in the last of six digits.
    let digit = |value: f64| {
        let six = 10f64.powf(value.log10().floor().clamp(-300.0, 0.0) - 5.0);
        if value >= 1e-3 { six.max(1e-6) } else { six }
    };
    // What differs from six digits by less than a double can tell stays.
    let down = |value: f64| (value / digit(value) + 1e-9).floor() * digit(value);
    let up = |value: f64| (value / digit(value) - 1e-9).ceil() * digit(value);
    let text = |value: f64| figure(value, value.log10());
    match (low, high) {
        (0.0, high) => format!("0 to {}", text(up(high).min(1.0))),
        (low, high) => format!("{} to {}", text(down(low)), text(up(high).min(1.0))),
    }
}

pub(crate) fn bits_of(lost: f64, fair: f64) -> String {
    format!("{} of {}", figure(lost, lost.log10()), figure(fair, fair.log10()))
}

/// How many orders can come out.
pub(crate) fn reachable(exact: &Exact) -> Option<String> {
    let (reachable, all) = (exact.reachable.as_ref()?, exact.orders());
    if *reachable == all {
        return Some(format!("all {} can come out", number(&all.to_string())));
    }
    let (some, all) = (number(&reachable.to_string()), number(&all.to_string()));
    let one_in = exact.reachable_share()?.recip();
    let one_in = figure(to_f64(&one_in), log10(&one_in));
    let at_most = if exact.is_reachable_at_most { "at most " } else { "" };
    Some(format!("{at_most}{some} of {all} can come out, 1 in {one_in}"))
}

/// The names of the first cards of an order.
pub(crate) fn order(order: &[u32], naming: &Naming) -> String {
    let names: Vec<String> =
        order.iter().take(ORDER_CARDS_MAX).map(|&card| naming.name(card)).collect();
    let more = if order.len() > ORDER_CARDS_MAX { " ..." } else { "" };
    names.join(" ") + more
}

/// How often an order comes out against fair, and one of them.
pub(crate) fn extreme(times_fair: &Cell, example: Option<String>) -> String {
    let times = match exactly(times_fair) {
        never if never == "0" => "never".to_owned(),
        times => format!("{times} times as often as fair"),
    };
    match example {
        Some(example) => format!("{times}: {example}"),
        None => times,
    }
}

pub(crate) fn stay(fixed_points: f64, cards: u32) -> String {
    let number = |value: f64| figure(value, value.log10());
    let home = number(fixed_points / f64::from(cards.max(1)));
    format!(
        "{} expected where they were, where fair is 1; each with chance {home} on average",
        number(fixed_points)
    )
}

pub(crate) fn lost(order: &str, chance: f64) -> String {
    format!("{order} comes out with chance {}", figure(chance, chance.log10()))
}

pub(crate) fn paths(paths: u64, is_cut_off: bool) -> String {
    let all = if is_cut_off { "every one" } else { "every one that its draws can take" };
    format!("{}, {all}{}", grouped(paths), if is_cut_off { ", some cut off" } else { "" })
}

/// When a deck is mixed, by the points that there are.
pub(crate) fn mixed(curve: &[ExactPoint], repeat: &str) -> String {
    let usual = format!("by the usual measure, a total variation of {MIXED} or less");
    let (low, high) =
        (|point: &ExactPoint| point.bounds().0, |point: &ExactPoint| point.bounds().1);
    let Some(at) = curve.iter().position(|point| high(point) <= MIXED) else {
        return if curve.iter().all(|point| low(point) > MIXED) {
            let last = curve.last().map_or(0, |point| point.repeats);
            format!("not mixed after {last} {repeat}, {usual}")
        } else {
            format!("when it is mixed, {usual}, is not known")
        };
    };
    let first = curve[at].repeats;
    // Before any repeat it is not.
    let before =
        curve[..at].last().map_or(Some(0), |point| (low(point) > MIXED).then_some(point.repeats));
    match before {
        Some(0) if first == 1 => format!("mixed after the first, {usual}"),
        Some(before) if before + 1 == first => format!("mixed after {first} {repeat}, {usual}"),
        Some(before) if before > 0 => {
            format!("mixed after more than {before} and at most {first} {repeat}, {usual}")
        }
        _ => format!("mixed after at most {first} {repeat}, {usual}"),
    }
}

/// What is not known, and why.
pub(crate) fn unknown(exact: &Exact) -> Vec<String> {
    let orders = exact.orders_unknown.as_ref().map(|why| format!("all orders: {why}"));
    let places = exact.places_unknown.as_ref().map(|why| format!("card by position: {why}"));
    orders.into_iter().chain(places).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_any_size() {
        assert_eq!(number("120"), "120");
        assert_eq!(number("80658175170943878571660636856403766975"), "8.06e37");
        let text = |value: f64| figure(value, value.log10());
        let texts = [0.0, 1.0 / 18.0, 0.334_061_4, 1e-9, 3.2e7, 1.0].map(text);
        assert_eq!(texts, ["0", "0.055556", "0.334061", "1.00000e-9", "3.20000e7", "1"]);
        assert_eq!(figure(f64::INFINITY, 2639.3), "2.0e2639");
        assert_eq!(short_between(0.123_456_78, 0.2), "0.123456 to 0.2");
        assert_eq!(short_between(0.0, 1.0), "0 to 1");
        // Outwards, in the last digit that is printed.
        assert_eq!(short_between(0.075_277_98, 0.075_277_98), "0.075277 to 0.075278");
    }

    #[test]
    fn when_a_deck_is_mixed() {
        let point = |repeats, low, high| ExactPoint {
            repeats,
            total_variation: TotalVariation::Between(low, high),
            bits_lost: None,
            fixed_points: None,
        };
        let say = |curve: &[ExactPoint]| mixed(curve, "riffles");
        let usual = "by the usual measure, a total variation of 0.25 or less";
        let known = |repeats, at| point(repeats, at, at);
        assert_eq!(
            say(&[known(7, 0.33), known(8, 0.17)]),
            format!("mixed after 8 riffles, {usual}")
        );
        let far = say(&[known(5, 0.9), known(9, 0.1)]);
        assert_eq!(far, format!("mixed after more than 5 and at most 9 riffles, {usual}"));
        assert_eq!(say(&[known(2, 1.0)]), format!("not mixed after 2 riffles, {usual}"));
        assert_eq!(
            say(&[point(2, 0.1, 1.0), point(4, 0.1, 0.2)]),
            format!("mixed after at most 4 riffles, {usual}")
        );
        assert_eq!(say(&[known(9, 0.1)]), format!("mixed after at most 9 riffles, {usual}"));
        assert_eq!(say(&[known(1, 0.1)]), format!("mixed after the first, {usual}"));
        let open = say(&[point(2, 0.1, 1.0)]);
        assert_eq!(open, format!("when it is mixed, {usual}, is not known"));
    }
}
