//! The exact law as text: a line a figure, the groups of orders, the way to uniform, and
//! the picture of card by position.

use anstyle::Style;
use misdeal_diagnosis::exact::{Cell, Exact, Group, OrderLaw, TotalVariation, to_f64};
use unicode_width::UnicodeWidthStr;

use super::ExactReport;
use crate::lang::say;
use crate::page::Page;
use crate::table::{Side, padded, table};
use crate::words::exact as words;
use crate::words::{next, noted};
use crate::{Lang, TextStyle, heat_map};

/// The widest label.
const LABEL: usize = 17;
/// So many groups are shown whole, else half of them from each end.
const GROUPS_MAX: usize = 8;
/// So many positions are shown as numbers, where there is room.
const TABLE_CARDS_MAX: u32 = 10;
const GROUP_SIDES: [Side; 4] = [Side::Right, Side::Right, Side::Right, Side::Left];

/// The law as lines of text, no longer than there are columns but for commands.
pub fn exact_to_text(report: &ExactReport, style: &TextStyle) -> String {
    let exact = &report.exact;
    let mut page = Page::new(style.columns);
    let bold = if style.has_color { Style::new().bold() } else { Style::new() };
    let (lang, facts) = (style.lang, words::facts(style.lang, report));
    page.lines(&format!("{bold}{}{bold:#}   {facts}", report.subject));
    page.gap();
    figures(&mut page, report, lang);
    if style.is_quiet {
        return page.finish();
    }
    if let Some(law) = &exact.law {
        page.gap();
        groups(&mut page, law, report, lang);
    }
    if !report.curve.is_empty() {
        page.gap();
        curve(&mut page, report, lang);
    }
    if let Some(placement) = &exact.placement {
        page.gap();
        heat_map::draw_exact(&mut page, placement, &report.naming, style);
        if style.has_table || exact.cards <= 4 {
            page.gap();
            chances(&mut page, exact, report, lang);
        }
    }
    page.gap();
    for note in words::notes(lang, report) {
        page.say(0, &noted(lang, note));
    }
    let (next, purpose) = next(lang, &report.next);
    page.lines(&next);
    page.say(6, &purpose);
    page.finish()
}

fn figure(page: &mut Page, label: &str, text: &str) {
    let lines = page.wrapped(LABEL + 4, LABEL + 4, text);
    for (i, line) in lines.iter().enumerate() {
        let label = padded(if i == 0 { label } else { "" }, LABEL, Side::Left);
        page.lines(&format!("  {label}  {}", line.trim_start()));
    }
}

fn figures(page: &mut Page, report: &ExactReport, lang: Lang) {
    let exact = &report.exact;
    let mut figure = |name: &str, text: &str| figure(page, &words::label(lang, name), text);
    let distance = match &exact.total_variation {
        TotalVariation::Exactly(value) => chance(value),
        TotalVariation::Between(low, high) => words::between(lang, *low, *high),
    };
    figure("fair", &words::is_fair(lang, exact));
    figure("total-variation", &distance);
    if let Some(bits) = exact.bits_lost {
        figure("bits-lost", &words::bits_of(lang, bits, exact.bits_fair()));
    }
    if let Some(reachable) = words::reachable(lang, exact) {
        figure("orders", &reachable);
    }
    let names = |order: &[u32]| words::order(order, &report.naming);
    let is_even = exact.law.as_ref().is_some_and(|law| law.groups().len() == 1);
    for (label, extreme) in [("likeliest", &exact.best), ("least-likely", &exact.worst)] {
        let Some(extreme) = extreme.as_ref().filter(|_| !is_even) else { continue };
        let example = extreme.orders.as_ref().map(|(_, order)| names(order));
        figure(label, &words::extreme(lang, &extreme.times_fair, example));
    }
    if let Some(placement) = &exact.placement {
        figure("stay", &words::stay(lang, placement.fixed_points(), exact.cards));
    }
    if let Some(chance) = &exact.unfinished {
        figure("cut-off", &words::cut_off(lang, chance));
    }
    if let Some((order, lost)) = &exact.lost {
        figure("lost", &words::lost(lang, &names(order), to_f64(lost)));
    }
    if let Some(paths) = report.paths {
        figure("paths", &words::paths(lang, paths, exact.unfinished.is_some()));
    }
}

/// A chance with its fraction, where that is short.
fn chance(value: &Cell) -> String {
    words::with_fraction(words::exactly(value), value)
}

fn groups(page: &mut Page, law: &OrderLaw, report: &ExactReport, lang: Lang) {
    let groups = law.groups();
    if groups.len() < 2 {
        return;
    }
    let row = |group: &Group| {
        let orders = words::number(&group.orders.to_string());
        let times = law.times_fair(group);
        let chance = words::chance_of_order(&law.chance(group), &group.weight, law.total());
        let times = words::exactly(&times);
        vec![orders, chance, times, words::order(&group.example, &report.naming)]
    };
    let mut rows = vec![words::group_heads(lang).to_vec()];
    if groups.len() <= GROUPS_MAX {
        rows.extend(groups.iter().rev().map(row));
    } else {
        let half = GROUPS_MAX / 2;
        rows.extend(groups.iter().rev().take(half).map(row));
        rows.push(["...", "", "", ""].map(str::to_owned).to_vec());
        rows.extend(groups[..half].iter().rev().map(row));
    }
    let lines = table(&GROUP_SIDES, &rows);
    // Without the examples where there is no room for them.
    let has_room = lines.iter().all(|line| page.fits(line.width()));
    let lines = if has_room { lines } else { table(&GROUP_SIDES[..3], &rows) };
    lines.iter().for_each(|line| page.lines(line));
}

fn curve(page: &mut Page, report: &ExactReport, lang: Lang) {
    let mut rows = vec![words::curve_heads(lang, report.repeat).to_vec()];
    rows.extend(report.curve.iter().map(|point| {
        let distance = words::distance(lang, &point.total_variation);
        let number = |value: Option<f64>| {
            value.map_or("-".to_owned(), |value| words::figure(value, value.log10()))
        };
        let (bits, stay) = (number(point.bits_lost), number(point.fixed_points));
        vec![point.repeats.to_string(), distance, bits, stay]
    }));
    table(&[Side::Right; 4], &rows).iter().for_each(|line| page.lines(line));
    page.say(2, &words::mixed(lang, &report.curve, report.repeat));
}

/// The chances of card by position: cards down, positions across, as fractions where those
/// are known and short.
fn chances(page: &mut Page, exact: &Exact, report: &ExactReport, lang: Lang) {
    let Some(placement) = &exact.placement else { return };
    let n = exact.cards;
    let short = exact.cells.as_ref().filter(|_| n <= TABLE_CARDS_MAX);
    let cell = |position: u32, card: u32| match short {
        Some(cells) => {
            let cell = &cells[(position * n + card) as usize];
            words::fraction(cell).unwrap_or_else(|| format!("{:.6}", to_f64(cell)))
        }
        None => format!("{:.6}", placement.at(position, card)),
    };
    let names: Vec<String> = (0..n).map(|card| report.naming.name(card)).collect();
    let rows: Vec<Vec<String>> =
        (0..n).map(|card| (0..n).map(|position| cell(position, card)).collect()).collect();
    let positions: Vec<String> = (0..n).map(|position| position.to_string()).collect();
    let width = rows.iter().flatten().chain(&positions).map(String::len).max().unwrap_or_default();
    page.say(0, &say!(lang, "exact-table"));
    let line = |label: &str, cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:>width$}")).collect();
        format!("{} {}", padded(label, 6, Side::Right), cells.join(" "))
    };
    page.lines(&line("", &positions));
    for (name, row) in names.iter().zip(&rows) {
        page.lines(&line(name, row));
    }
}

#[cfg(test)]
mod tests {
    use misdeal_audit::text::Naming;
    use misdeal_diagnosis::exact::NamedLaw;

    use super::*;
    use crate::{ExactNote, ExactPoint, Next, Purpose};

    fn text(shuffle: &str, times: u64) -> String {
        let mut law = NamedLaw::new(&shuffle.parse().unwrap(), 4).unwrap();
        let exact = law.after(times).unwrap();
        let mut point = |at| ExactPoint::new(at, &law.after(at).unwrap());
        let curve = if times > 1 { (1..=times).map(&mut point).collect() } else { Vec::new() };
        let report = ExactReport {
            subject: shuffle.to_owned(),
            repeats: times,
            repeat: "riffles",
            exact,
            curve,
            paths: None,
            naming: Naming::Numbers { first: 0 },
            version: "0.0.0",
            command: Vec::new(),
            seconds: 0.1,
            notes: vec![ExactNote::PointsLeftOut],
            next: Next { purpose: Purpose::SameAudited, command: "misdeal audit".to_owned() },
        };
        let style = TextStyle {
            lang: Lang::Zh,
            columns: 80,
            has_color: false,
            has_table: false,
            is_quiet: false,
        };
        exact_to_text(&report, &style)
    }

    /// The figures are those of the English text, which the command's own tests hold.
    #[test]
    fn columns_begin_in_the_same_place_in_chinese() {
        let expected = "\
global-swap   4 张牌，0.1 秒

  公平               否
  总变差距离         0.065104 (25/384)
  损失比特           0.020669（共 4.584963）
  顺序               24 种都可能出现
  最容易出现         机会是公平时的 1.40625 倍：1 0 3 2
  最难出现           机会是公平时的 0.75 倍：3 0 1 2
  原位的牌           平均有 0.945312 张还在原位，公平时为 1；每张的平均机会为
                     0.236328

  顺序数  每种的机会  与公平之比  例如
       1      15/256     1.40625  1 0 3 2
       3      14/256      1.3125  0 2 3 1
       7      11/256     1.03125  0 3 1 2
       7      10/256      0.9375  0 1 2 3
       4       9/256     0.84375  0 3 2 1
       2       8/256        0.75  3 0 1 2

牌（纵）与位置（横），精确值
       0
     0 ········
     1 ██==~~··
     2 ··▓▓==··
     3 ≡≡··██··
       · 与公平相差不到 2.1 %
       ░▒▓█ 太多  -~=≡ 太少，每级 4.3 %

牌（纵）与位置（横），数值
";
        let text = text("global-swap", 1);
        assert!(text.starts_with(expected), "{text}");
        let end = "\n注：途中有些点略去了，因为每个点都很费时\n下一步：misdeal audit\n      \
                   （同一种洗法，实际发牌检验）\n";
        assert!(text.ends_with(end), "{text}");
    }

    #[test]
    fn the_way_to_uniform_in_chinese() {
        let text = text("riffle", 2);
        assert!(text.starts_with("riffle   4 张牌，2 次交错洗牌，0.1 秒\n"), "{text}");
        let mut lines = text.lines().skip_while(|line| !line.contains("交错洗牌次数"));
        assert_eq!(lines.next(), Some("  交错洗牌次数  总变差距离  损失比特  原位的牌"));
        let widths: Vec<usize> = lines.take(2).map(UnicodeWidthStr::width).collect();
        assert_eq!(widths, [46, 46], "{text}");
    }
}
