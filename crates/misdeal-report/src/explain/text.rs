//! An explanation as lines of text.

use anstyle::Style;
use misdeal_audit::text::Naming;
use misdeal_diagnosis::faults::{Fault, Language, Picture, Words};
use misdeal_diagnosis::placement::Placement;
use unicode_width::UnicodeWidthStr;

use super::plain::plain;
use super::{Explanation, ShufflePage, TestPage};
use crate::lang::{Lang, say};
use crate::page::Page;
use crate::words::explain as words;
use crate::{TextStyle, heat_map};

/// How far code is to the right.
const INDENT: usize = 4;
/// The cards of pictures have no names.
pub(super) const NAMING: Naming = Naming::Numbers { first: 0 };

/// The explanation as lines of text in the language of the style, no longer than there are columns
/// but for code, pictures, commands and addresses.
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

/// The command to run next, and below it what it is good for.
fn next(page: &mut Page, lang: Lang, command: &str, purpose: &str) {
    let line = say!(lang, "explain-next", command = command);
    let label = line.strip_suffix(command).unwrap_or_default().width();
    page.lines(&line);
    page.say(label, purpose);
}

fn say_fault(page: &mut Page, fault: &Fault, language: Language, style: &TextStyle) {
    let lang = style.lang;
    let Words { title, what, why, mend, .. } = words::words(lang, fault);
    headline(page, &format!("{} {}", fault.code, fault.slug), title, style);
    paragraph(page, 2, what);
    page.gap();
    // What is not there in this language is shown in the first that there is.
    let wrong = fault.wrong.get_key_value(&language).or_else(|| fault.wrong.iter().next());
    if let Some((language, lines)) = wrong {
        page.lines(&words::wrong(lang, *language));
        code(page, lines);
    }
    section(page, &say!(lang, "explain-why"), why);
    picture(page, fault, style);
    section(page, &say!(lang, "explain-mend"), mend);
    page.say(0, &words::right(lang, language, fault.fix()));
    code(page, &fault.fix().shown(language));
    page.say(0, &words::others(lang, language));
    page.gap();
    if !fault.shows.is_empty() {
        page.lines(&say!(lang, "explain-shows"));
        for line in shows(fault, lang) {
            page.say(2, &line);
        }
        page.gap();
    }
    further(page, fault, lang);
}

/// What has the same law, where it is known from, and how to see it.
fn further(page: &mut Page, fault: &Fault, lang: Lang) {
    if !fault.equivalent.is_empty() {
        page.say(0, &words::same_law(lang, &fault.equivalent));
        page.gap();
    }
    if let Some(source) = &fault.source {
        section(page, &say!(lang, "explain-source"), source);
    }
    if !fault.threads.is_empty() {
        page.lines(&say!(lang, "explain-threads"));
        for thread in &fault.threads {
            page.lines(&format!("  {thread}"));
        }
        page.gap();
    }
    if let Some(command) = &fault.command {
        next(page, lang, command, &say!(lang, "explain-at-work"));
    }
}

fn picture(page: &mut Page, fault: &Fault, style: &TextStyle) {
    if let Some(drawn) = words::drawn(style.lang, fault) {
        page.lines(drawn);
    } else if let (Picture::Law(spec), Some(law)) = (&fault.picture, fault.placement()) {
        under(page, spec, &law, style);
    }
    page.gap();
}

/// Card by position under a built-in shuffle.
fn under(page: &mut Page, shuffle: &str, law: &Placement, style: &TextStyle) {
    let cards = law.cards();
    page.say(0, &say!(style.lang, "explain-under", shuffle = shuffle, cards = cards));
    heat_map::draw_exact(page, law, &NAMING, style);
}

/// The lines of what catches it, with figures below each other.
fn shows(fault: &Fault, lang: Lang) -> Vec<String> {
    let rows: Vec<[String; 3]> =
        fault.shows.iter().map(|shown| words::shown(lang, fault, shown)).collect();
    let width = |i: usize| rows.iter().map(|row| row[i].width()).max().unwrap_or_default();
    let (a, b) = (width(0), width(1));
    // Blanks before a number stay.
    let aligned = |text: &str, width: usize| {
        (" ".repeat(width.saturating_sub(text.width())) + text).replace(' ', "\u{a0}")
    };
    let line = |[cards, deals, by]: &[String; 3]| {
        format!("{} {}\u{a0} {by}", aligned(cards, a), aligned(deals, b + 1))
    };
    rows.iter().map(line).collect()
}

fn say_test(page: &mut Page, test: &TestPage, style: &TextStyle) {
    let lang = style.lang;
    headline(page, test.id, &words::about(lang, "test", test.id), style);
    match lang {
        Lang::En => {
            // Its title says the same.
            let (_, rest) = test.page.split_once('\n').unwrap_or_default();
            plain(page, rest.trim_start());
        }
        Lang::Zh => page.say(2, &say!(lang, "explain-page", id = test.id)),
    }
}

fn say_shuffle(page: &mut Page, shuffle: &ShufflePage, style: &TextStyle, has_picture: bool) {
    let (lang, name) = (style.lang, shuffle.name);
    headline(page, name, &words::about(lang, "shuffle", name), style);
    paragraph(page, 2, &words::fairness(lang, &shuffle.fairness, name));
    paragraph(page, 2, &words::about(lang, "shuffle-cost", name));
    for fault in &shuffle.faults {
        page.say(2, &words::example_of(lang, fault));
    }
    page.gap();
    page.lines(&say!(lang, "explain-keys"));
    for key in &shuffle.keys {
        page.say(2, &words::key(lang, name, key));
    }
    page.gap();
    if let Some(law) = shuffle.placement.as_ref().filter(|_| has_picture) {
        under(page, name, law, style);
        page.gap();
    }
    section(page, &say!(lang, "explain-source"), shuffle.source);
    let command = format!("misdeal audit --shuffle {name} --cards 10");
    next(page, lang, &command, &say!(lang, "explain-audited"));
}
