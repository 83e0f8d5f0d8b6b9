//! An explanation as lines of text.

use anstyle::Style;
use misdeal_audit::text::Naming;
use misdeal_diagnosis::faults::{Fault, Language, PICTURE_CARDS, Picture};
use unicode_width::UnicodeWidthStr;

use super::plain::plain;
use super::{Explanation, ShufflePage, TestPage};
use crate::page::Page;
use crate::words::explain as words;
use crate::{TextStyle, heat_map};

/// How far code is to the right.
const INDENT: usize = 4;
/// The cards of pictures have no names.
pub(super) const NAMING: Naming = Naming::Numbers { first: 0 };

/// The explanation as lines of text, no longer than there are columns but for code, pictures,
/// commands and addresses.
pub fn explanation_to_text(explanation: &Explanation, style: &TextStyle) -> String {
    let mut page = Page::new(style.columns);
    if let Some(fault) = explanation.fault {
        say_fault(&mut page, fault, explanation.language, style);
    }
    if let Some(test) = &explanation.test {
        page.gap();
        say_test(&mut page, test, style);
    }
    if let Some(shuffle) = &explanation.shuffle {
        page.gap();
        // The picture of a fault of the same name is the same.
        say_shuffle(&mut page, shuffle, style, explanation.fault.is_none());
    }
    page.finish().trim_end().to_owned() + "\n"
}

fn headline(page: &mut Page, name: &str, rest: &str, style: &TextStyle) {
    let bold = if style.has_color { Style::new().bold() } else { Style::new() };
    // What does not fit behind the name stands below it.
    if page.fits(name.width() + 3 + rest.width()) {
        page.lines(&format!("{bold}{name}{bold:#}   {rest}"));
    } else {
        page.lines(&format!("{bold}{name}{bold:#}"));
        paragraph(page, 2, rest);
    }
    page.gap();
}

/// A paragraph whose lines are all as far to the right.
fn paragraph(page: &mut Page, indent: usize, text: &str) {
    for line in page.wrapped(indent, indent, text) {
        page.lines(&line);
    }
}

fn section(page: &mut Page, title: &str, text: &str) {
    page.lines(title);
    paragraph(page, 2, text);
    page.gap();
}

fn code(page: &mut Page, code: &str) {
    for line in code.lines() {
        let indent = if line.is_empty() { 0 } else { INDENT };
        page.lines(&format!("{:indent$}{line}", ""));
    }
    page.gap();
}

fn say_fault(page: &mut Page, fault: &Fault, language: Language, style: &TextStyle) {
    headline(page, &format!("{} {}", fault.code, fault.slug), &fault.en.title, style);
    paragraph(page, 2, &fault.en.what);
    page.gap();
    // What is not there in this language is shown in the first that there is.
    let wrong = fault.wrong.get_key_value(&language).or_else(|| fault.wrong.iter().next());
    if let Some((language, lines)) = wrong {
        page.lines(&words::wrong(*language));
        code(page, lines);
    }
    section(page, words::WHY, &fault.en.why);
    picture(page, fault, style);
    section(page, words::MEND, &fault.en.mend);
    page.say(0, &words::right(language, fault.fix().about));
    code(page, &fault.fix().shown(language));
    page.say(0, &words::others(language));
    page.gap();
    if !fault.shows.is_empty() {
        page.lines(words::SHOWS);
        for line in shows(fault) {
            page.say(2, &line);
        }
        page.gap();
    }
    if !fault.equivalent.is_empty() {
        page.say(0, &words::same_law(&fault.equivalent));
        page.gap();
    }
    if let Some(source) = &fault.source {
        section(page, words::SOURCE, source);
    }
    if !fault.threads.is_empty() {
        page.lines(words::THREADS);
        for thread in &fault.threads {
            page.lines(&format!("  {thread}"));
        }
        page.gap();
    }
    if let Some(command) = &fault.command {
        page.lines(&format!("next: {command}"));
        page.say(6, &format!("({})", words::AT_WORK));
    }
}

fn picture(page: &mut Page, fault: &Fault, style: &TextStyle) {
    match &fault.picture {
        Picture::Law(spec) => {
            if let Some(law) = fault.placement() {
                page.say(0, &words::under(spec, PICTURE_CARDS));
                heat_map::draw_exact(page, &law, &NAMING, style);
            }
        }
        Picture::Drawn(drawn) => page.lines(drawn.trim_matches('\n')),
    }
    page.gap();
}

/// The lines of what catches it, with figures below each other.
fn shows(fault: &Fault) -> Vec<String> {
    let rows: Vec<[String; 3]> = fault.shows.iter().map(words::shown).collect();
    let width = |i: usize| rows.iter().map(|row| row[i].len()).max().unwrap_or_default();
    let (a, b) = (width(0), width(1));
    // Blanks before a number stay.
    let aligned = |text: &str, width: usize| format!("{text:>width$}").replace(' ', "\u{a0}");
    let line = |[cards, deals, by]: &[String; 3]| {
        format!("{} {}\u{a0} {by}", aligned(cards, a), aligned(deals, b + 1))
    };
    rows.iter().map(line).collect()
}

fn say_test(page: &mut Page, test: &TestPage, style: &TextStyle) {
    headline(page, test.id, test.about, style);
    // Its title says the same.
    let (_, rest) = test.page.split_once('\n').unwrap_or_default();
    plain(page, rest.trim_start());
}

fn say_shuffle(page: &mut Page, shuffle: &ShufflePage, style: &TextStyle, has_picture: bool) {
    headline(page, shuffle.name, shuffle.summary, style);
    paragraph(page, 2, &format!("{}; {}", shuffle.fairness, shuffle.effect));
    paragraph(page, 2, shuffle.cost);
    for fault in &shuffle.faults {
        page.say(2, &words::example_of(&fault.code, &fault.slug, &fault.en.title));
    }
    page.gap();
    page.lines(words::KEYS);
    for key in &shuffle.keys {
        let (name, values, default) = (key.name, key.values, key.default);
        page.say(2, &format!("{name}: {}; {values}; default: {default}", key.summary));
    }
    page.gap();
    if let Some(law) = shuffle.placement.as_ref().filter(|_| has_picture) {
        page.say(0, &words::under(shuffle.name, law.cards()));
        heat_map::draw_exact(page, law, &NAMING, style);
        page.gap();
    }
    section(page, words::SOURCE, shuffle.source);
    page.lines(&format!("next: misdeal audit --shuffle {} --cards 10", shuffle.name));
    page.say(6, &format!("({})", words::AUDITED));
}
