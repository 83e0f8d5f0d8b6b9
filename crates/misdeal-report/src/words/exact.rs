//! What is said of an exact law.

use misdeal_audit::text::Naming;
use misdeal_diagnosis::exact::{
    ADDITIONS_MAX, Cell, Exact, TotalVariation, Unknown, log10, to_f64,
};

use crate::lang::say;
use crate::numbers::{grouped, power_of_ten, seconds};
use crate::{ExactNote, ExactPoint, ExactReport, Lang};

/// What a figure is called.
pub(crate) fn label(lang: Lang, figure: &str) -> String {
    lang.say(&format!("exact-label-{figure}"), &[])
}

/// The columns of the table of groups.
pub(crate) fn group_heads(lang: Lang) -> [String; 4] {
    ["orders", "chance", "times-fair", "such-as"]
        .map(|head| lang.say(&format!("exact-group-{head}"), &[]))
}

/// The columns of the way to uniform.
pub(crate) fn curve_heads(lang: Lang, repeat: &str) -> [String; 4] {
    let repeat = say!(lang, "exact-curve-repeats", repeat = repeat_name(lang, repeat));
    let [distance, bits, stay] =
        ["total-variation", "bits-lost", "stay"].map(|figure| label(lang, figure));
    [repeat, distance, bits, stay]
}

/// The word for several repeats.
fn repeat_name(lang: Lang, repeat: &str) -> String {
    lang.say(&format!("repeat-{}", repeat.replace(' ', "-")), &[])
}

/// What it was worked out for: `10 cards, 7 riffles, 0.1 s`.
pub(crate) fn facts(lang: Lang, report: &ExactReport) -> String {
    let (cards, time) = (report.exact.cards, seconds(lang, report.seconds));
    match report.repeats {
        0 | 1 => say!(lang, "exact-facts", cards = cards, time = time),
        repeats => say!(
            lang,
            "exact-facts-repeated",
            cards = cards,
            repeats = repeats.to_string(),
            repeat = repeat_name(lang, report.repeat),
            time = time
        ),
    }
}

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
pub(crate) fn distance(lang: Lang, value: &TotalVariation) -> String {
    match value {
        TotalVariation::Exactly(value) => exactly(value),
        TotalVariation::Between(low, high) => short_between(lang, *low, *high),
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
pub(crate) fn is_fair(lang: Lang, exact: &Exact) -> String {
    let answer = match (exact.is_fair(), exact.unfinished.is_some()) {
        (Some(true), false) => say!(lang, "exact-fair"),
        (Some(true), true) => say!(lang, "exact-fair-where-it-ends"),
        (Some(false), _) => say!(lang, "exact-not-fair"),
        (None, _) => say!(lang, "exact-fair-unknown"),
    };
    // The words of a generator come from few seeds, and one from another.
    if exact.is_of_draws { say!(lang, "exact-as-far", answer = answer) } else { answer }
}

/// How often it was cut off, where it was.
pub(crate) fn cut_off(lang: Lang, chance: &Cell) -> String {
    say!(lang, "exact-cut-off", chance = figure(to_f64(chance), log10(chance)))
}

pub(crate) fn between(lang: Lang, low: f64, high: f64) -> String {
    say!(lang, "exact-between", between = short_between(lang, low, high))
}

pub(crate) fn short_between(lang: Lang, low: f64, high: f64) -> String {
    // Rounded outwards in the last of six digits.
    let digit = |value: f64| {
        let six = 10f64.powf(value.log10().floor().clamp(-300.0, 0.0) - 5.0);
        if value >= 1e-3 { six.max(1e-6) } else { six }
    };
    // What differs from six digits by less than a double can tell stays.
    let down = |value: f64| (value / digit(value) + 1e-9).floor() * digit(value);
    let up = |value: f64| (value / digit(value) - 1e-9).ceil() * digit(value);
    let text = |value: f64| figure(value, value.log10());
    let low = if low == 0.0 { "0".to_owned() } else { text(down(low)) };
    say!(lang, "span", low = low, high = text(up(high).min(1.0)))
}

pub(crate) fn bits_of(lang: Lang, lost: f64, fair: f64) -> String {
    let (lost, fair) = (figure(lost, lost.log10()), figure(fair, fair.log10()));
    say!(lang, "exact-bits", lost = lost, fair = fair)
}

/// How many orders can come out.
pub(crate) fn reachable(lang: Lang, exact: &Exact) -> Option<String> {
    let (reachable, orders) = (exact.reachable.as_ref()?, exact.orders());
    let all = number(&orders.to_string());
    if *reachable == orders {
        return Some(say!(lang, "exact-all-orders", all = all));
    }
    let some = number(&reachable.to_string());
    let one_in = exact.reachable_share()?.recip();
    let one_in = figure(to_f64(&one_in), log10(&one_in));
    Some(match exact.is_reachable_at_most {
        true => say!(lang, "exact-some-orders-at-most", some = some, all = all, one_in = one_in),
        false => say!(lang, "exact-some-orders", some = some, all = all, one_in = one_in),
    })
}

/// The names of the first cards of an order.
pub(crate) fn order(order: &[u32], naming: &Naming) -> String {
    let names: Vec<String> =
        order.iter().take(ORDER_CARDS_MAX).map(|&card| naming.name(card)).collect();
    let more = if order.len() > ORDER_CARDS_MAX { " ..." } else { "" };
    names.join(" ") + more
}

/// How often an order comes out against fair, and one of them.
pub(crate) fn extreme(lang: Lang, times_fair: &Cell, example: Option<String>) -> String {
    let often = match exactly(times_fair) {
        never if never == "0" => say!(lang, "exact-never"),
        times => say!(lang, "exact-times", times = times),
    };
    match example {
        Some(example) => say!(lang, "exact-such-as", often = often, example = example),
        None => often,
    }
}

pub(crate) fn stay(lang: Lang, fixed_points: f64, cards: u32) -> String {
    let number = |value: f64| figure(value, value.log10());
    let home = number(fixed_points / f64::from(cards.max(1)));
    say!(lang, "exact-stay", expected = number(fixed_points), chance = home)
}

pub(crate) fn lost(lang: Lang, order: &str, chance: f64) -> String {
    say!(lang, "exact-lost", order = order, chance = figure(chance, chance.log10()))
}

pub(crate) fn paths(lang: Lang, paths: u64, is_cut_off: bool) -> String {
    match is_cut_off {
        true => say!(lang, "exact-paths-cut-off", paths = paths),
        false => say!(lang, "exact-paths", paths = paths),
    }
}

/// When a deck is mixed, by the points that there are.
pub(crate) fn mixed(lang: Lang, curve: &[ExactPoint], repeat: &str) -> String {
    let repeat = repeat_name(lang, repeat);
    let usual = MIXED.to_string();
    let after = |key: &str, repeats: u64| {
        let (repeats, repeat) = (repeats.to_string().into(), (&*repeat).into());
        lang.say(key, &[("repeats", repeats), ("repeat", repeat), ("usual", (&*usual).into())])
    };
    let (low, high) =
        (|point: &ExactPoint| point.bounds().0, |point: &ExactPoint| point.bounds().1);
    let Some(at) = curve.iter().position(|point| high(point) <= MIXED) else {
        return if curve.iter().all(|point| low(point) > MIXED) {
            let last = curve.last().map_or(0, |point| point.repeats);
            after("exact-not-mixed", last)
        } else {
            say!(lang, "exact-mixed-unknown", usual = &*usual)
        };
    };
    let first = curve[at].repeats;
    // Before any repeat it is not.
    let before =
        curve[..at].last().map_or(Some(0), |point| (low(point) > MIXED).then_some(point.repeats));
    match before {
        Some(0) if first == 1 => say!(lang, "exact-mixed-first", usual = &*usual),
        Some(before) if before + 1 == first => after("exact-mixed", first),
        Some(before) if before > 0 => say!(
            lang,
            "exact-mixed-between",
            before = before.to_string(),
            repeats = first.to_string(),
            repeat = &*repeat,
            usual = &*usual
        ),
        _ => after("exact-mixed-at-most", first),
    }
}

/// What should be said besides, and what is not known, and why.
pub(crate) fn notes(lang: Lang, report: &ExactReport) -> Vec<String> {
    let said = report.notes.iter().map(|&of| note(lang, of));
    let exact = &report.exact;
    let orders = exact.orders_unknown.as_ref();
    let orders = orders.map(|of| say!(lang, "exact-orders-unknown", why = why(lang, of)));
    let places = exact.places_unknown.as_ref();
    let places = places.map(|of| say!(lang, "exact-places-unknown", why = why(lang, of)));
    said.chain(orders).chain(places).collect()
}

fn note(lang: Lang, note: ExactNote) -> String {
    match note {
        ExactNote::PointsLeftOut => say!(lang, "exact-points-left-out"),
        ExactNote::IndependentWords => say!(lang, "exact-independent-words"),
        ExactNote::FairByProof => say!(lang, "exact-fair-by-proof"),
    }
}

/// Why something is not known.
fn why(lang: Lang, unknown: &Unknown) -> String {
    let number = match unknown {
        Unknown::ManyCards { most } => most.to_string(),
        Unknown::ManyAdditions { additions } => additions.to_string(),
        Unknown::ManyPaths { most } => most.to_string(),
        Unknown::Oracle(error) => return say!(lang, "unknown-oracle", error = error.to_string()),
        _ => String::new(),
    };
    let with = [("number", number.into()), ("most", ADDITIONS_MAX.to_string().into())];
    lang.say(&format!("unknown-{}", unknown.id()), &with)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn why_something_is_not_known() {
        let rows = [
            (Unknown::AgainOnGenerator, "没有算过用发生器连洗几遍的情形"),
            (Unknown::OnGenerator, "没有算过用发生器时的情形"),
            (Unknown::LosesCards, "洗牌会丢牌"),
            (Unknown::NeverEnds, "在允许的抽取次数内从来洗不完"),
            (Unknown::MayNotEnd, "抽取可能没完没了"),
            (Unknown::LongChances, "机会的数值超过 64 比特"),
            (Unknown::ManyCards { most: 10 }, "这种洗法的所有顺序最多算到 10 张牌：--cards 10"),
            (
                Unknown::ManyAdditions { additions: 12_345_678_901 },
                "要做 12345678901 次加法，太多了：最多 10000000000 次；请减少次数或牌数",
            ),
            (Unknown::ManyPaths { most: 4_194_304 }, "洗一次的路径超过 4194304 条；请减少牌数"),
            (Unknown::ManyShelves, "牌太多，算不过来；请减少格架数或牌数"),
            (Unknown::ManyToRecurse, "牌太多，算不过来；最多 128 张"),
            (Unknown::TimSort, "没有算过 64 张牌以上的 TimSort"),
            (Unknown::Sort, "这种排序只算到 7 张牌的所有顺序"),
            (Unknown::Shuffle, "没有算过这种洗法"),
        ];
        let most = ADDITIONS_MAX.to_string();
        for (unknown, chinese) in rows {
            assert_eq!(why(Lang::En, &unknown), unknown.to_string());
            assert_eq!(why(Lang::Zh, &unknown), chinese.replace("10000000000", &most));
        }
    }

    #[test]
    fn numbers_of_any_size() {
        assert_eq!(number("120"), "120");
        assert_eq!(number("80658175170943878571660636856403766975"), "8.06e37");
        let text = |value: f64| figure(value, value.log10());
        let texts = [0.0, 1.0 / 18.0, 0.334_061_4, 1e-9, 3.2e7, 1.0].map(text);
        assert_eq!(texts, ["0", "0.055556", "0.334061", "1.00000e-9", "3.20000e7", "1"]);
        assert_eq!(figure(f64::INFINITY, 2639.3), "2.0e2639");
        assert_eq!(short_between(Lang::En, 0.123_456_78, 0.2), "0.123456 to 0.2");
        assert_eq!(short_between(Lang::En, 0.0, 1.0), "0 to 1");
        // Outwards, in the last digit that is printed.
        assert_eq!(short_between(Lang::En, 0.075_277_98, 0.075_277_98), "0.075277 to 0.075278");
    }

    #[test]
    fn when_a_deck_is_mixed() {
        let point = |repeats, low, high| ExactPoint {
            repeats,
            total_variation: TotalVariation::Between(low, high),
            bits_lost: None,
            fixed_points: None,
        };
        let say = |curve: &[ExactPoint]| mixed(Lang::En, curve, "riffles");
        let say_zh = |curve: &[ExactPoint]| mixed(Lang::Zh, curve, "riffles");
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
        let rows = [
            (vec![known(7, 0.33), known(8, 0.17)], "8 次交错洗牌后就洗匀了"),
            (vec![known(5, 0.9), known(9, 0.1)], "超过 5 次、最多 9 次交错洗牌后就洗匀了"),
            (vec![known(2, 1.0)], "2 次交错洗牌后还没洗匀"),
            (vec![known(9, 0.1)], "最多 9 次交错洗牌后就洗匀了"),
            (vec![known(1, 0.1)], "第一次之后就洗匀了"),
            (vec![point(2, 0.1, 1.0)], "何时洗匀还未知"),
        ];
        for (curve, chinese) in rows {
            let usual = "（按通常的标准：总变差距离不超过 0.25）";
            assert_eq!(say_zh(&curve), format!("{chinese}{usual}"));
        }
    }
}
