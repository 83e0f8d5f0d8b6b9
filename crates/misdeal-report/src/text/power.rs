//! What this run would have found: without it, "no evidence" says nothing.

use misdeal_audit::Outcome;
use misdeal_audit::power::Power;
use unicode_width::UnicodeWidthStr;

use crate::page::Page;
use crate::table::{Side, padded};
use crate::words::power as words;
use crate::{Lang, Report};

/// Columns of the two numbers of a fault.
const NEEDED: usize = 12;
const CHANCE: usize = 10;
/// Columns between columns.
const BETWEEN: usize = 2;
/// Both, and what is between them and the fault.
const NUMBERS: usize = 2 * BETWEEN + NEEDED + CHANCE;
/// Faults that are longer than this take two lines.
const FAULT_MAX: usize = 52;
/// Narrower than this there is no table but a list.
const TABLE_COLUMNS_MIN: usize = 60;

pub(super) fn power(page: &mut Page, report: &Report, lang: Lang) {
    let power = &report.verdict.power;
    let is_told = report.verdict.outcome != Outcome::Misdeal;
    let rows = if is_told { rows(power, lang) } else { Rows::default() };
    let width = rows.width(page.columns());
    for row in &rows.faults {
        row.write(page, width);
    }
    if !rows.faults.is_empty() {
        page.gap();
    }
    if let Some(smallest) = words::smallest(lang, power) {
        page.say(2, &smallest);
    }
    if !rows.beyond.is_empty() {
        page.gap();
    }
    for row in &rows.beyond {
        row.write(page, width);
    }
}

/// A line of the table.
struct Row {
    name: String,
    /// Numbers, or what stands for them; right-aligned.
    numbers: String,
    /// The whole in words, where there is no room for a table.
    in_words: String,
    is_head: bool,
}

/// The lines of the table, heads included.
#[derive(Default)]
struct Rows {
    faults: Vec<Row>,
    beyond: Vec<Row>,
}

fn rows(power: &Power, lang: Lang) -> Rows {
    let numbers = |needed: &str, chance: &str| {
        padded(needed, NEEDED, Side::Right) + &padded(chance, BETWEEN + CHANCE, Side::Right)
    };
    let [found, needed, chance] = words::table_heads(lang);
    let head = |name: String, numbers| {
        let in_words = words::head_as_one_line(lang, &name);
        Row { name, numbers, in_words, is_head: true }
    };
    let mut rows = Rows::default();
    // Where nothing can show, that has been said.
    if power.faults.iter().any(|fault| fault.deals_needed.is_some()) {
        rows.faults.push(head(found, numbers(&needed, &chance)));
        rows.faults.extend(power.faults.iter().map(|fault| Row {
            name: words::everyday(lang, fault),
            numbers: match words::numbers(fault) {
                Some([needed, chance]) => numbers(&needed, &chance),
                None => words::not_shown(lang),
            },
            in_words: words::as_one_line(lang, fault),
            is_head: false,
        }));
    }
    if !power.beyond.is_empty() {
        rows.beyond.push(head(words::out_of_reach(lang), numbers(&needed, "")));
        rows.beyond.extend(power.beyond.iter().map(|beyond| Row {
            name: words::beyond(lang, beyond),
            numbers: numbers(&words::needed(beyond), ""),
            in_words: words::beyond_as_one_line(lang, beyond),
            is_head: false,
        }));
    }
    rows
}

impl Rows {
    /// How wide names are, or `None` if there is no room for a table.
    fn width(&self, columns: usize) -> Option<usize> {
        // What stands for numbers may be wider than they are.
        let more = |row: &Row| (BETWEEN + row.numbers().width()).saturating_sub(NUMBERS);
        let rows = self.faults.iter().chain(&self.beyond);
        let longest = rows.map(|row| row.name.width() + more(row)).max().unwrap_or(0);
        let longest = longest.min(FAULT_MAX);
        let room = columns.saturating_sub(2 + NUMBERS);
        (columns >= TABLE_COLUMNS_MIN).then_some(longest.min(room))
    }
}

impl Row {
    /// The numbers without the blanks before them.
    fn numbers(&self) -> &str {
        self.numbers.trim_start()
    }

    /// The name in lines of its own width, the numbers beside the last of them.
    fn write(&self, page: &mut Page, width: Option<usize>) {
        let Some(width) = width else {
            let indent = if self.is_head { 2 } else { 4 };
            return page.say(indent, &self.in_words);
        };
        let (room, numbers) = (width + NUMBERS, self.numbers());
        let width = width.min(room - BETWEEN - numbers.width());
        let mut lines = Page::new(2 + width).wrapped(2, 4, &self.name);
        let last = lines.pop().unwrap_or_default();
        for line in lines {
            page.lines(&line);
        }
        let blanks = (2 + room).saturating_sub(last.width() + numbers.width());
        page.lines(format!("{last}{}{numbers}", " ".repeat(blanks)).trim_end());
    }
}
