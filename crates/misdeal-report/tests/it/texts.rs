//! Each sample as text.

use std::path::Path;

use misdeal_report::{Lang, Report, TextStyle, to_text};
use snapbox::{Data, assert_data_eq, file};
use unicode_width::UnicodeWidthStr;

use crate::sample;

fn text(lang: Lang, report: &Report, columns: usize) -> String {
    let style = TextStyle { lang, columns, has_color: false, has_table: false, is_quiet: false };
    to_text(report, &style)
}

fn sample(name: &str, columns: usize) -> String {
    let all = sample::all();
    let (_, report) = all.iter().find(|(found, _)| *found == name).expect("a sample");
    text(Lang::En, report, columns)
}

#[test]
fn misdeal() {
    assert_data_eq!(sample("misdeal", 80), file!["../texts/misdeal.txt"].raw());
    assert_data_eq!(sample("misdeal", 40), file!["../texts/misdeal-narrow.txt"].raw());
}

#[test]
fn no_evidence() {
    assert_data_eq!(sample("no-evidence", 80), file!["../texts/no-evidence.txt"].raw());
    assert_data_eq!(sample("no-evidence", 40), file!["../texts/no-evidence-narrow.txt"].raw());
}

#[test]
fn too_few_deals() {
    assert_data_eq!(sample("too-few-deals", 80), file!["../texts/too-few-deals.txt"].raw());
    assert_data_eq!(sample("few-missed", 80), file!["../texts/few-missed.txt"].raw());
}

#[test]
fn one_look() {
    assert_data_eq!(sample("fixed", 80), file!["../texts/fixed.txt"].raw());
}

#[test]
fn hands_and_parts_of_deals() {
    assert_data_eq!(sample("set", 80), file!["../texts/set.txt"].raw());
    assert_data_eq!(sample("first-of", 80), file!["../texts/first-of.txt"].raw());
}

#[test]
fn small_and_large_decks() {
    assert_data_eq!(sample("one-card", 80), file!["../texts/one-card.txt"].raw());
    assert_data_eq!(sample("two-cards", 80), file!["../texts/two-cards.txt"].raw());
    assert_data_eq!(sample("large-deck", 80), file!["../texts/large-deck.txt"].raw());
}

#[test]
fn a_deal_that_is_none() {
    assert_data_eq!(sample("proof", 80), file!["../texts/proof.txt"].raw());
}

/// Every sample in Chinese.
#[test]
fn in_chinese() {
    for (name, report) in sample::all() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/texts/zh/");
        let expected = Data::read_from(&Path::new(path).join(format!("{name}.txt")), None);
        assert_data_eq!(text(Lang::Zh, &report, 80), expected.raw());
    }
}

#[test]
fn quiet_is_one_line_and_a_table_has_all_counts() {
    let all = sample::all();
    let (_, report) = &all[0];
    let style = TextStyle {
        lang: Lang::En,
        columns: 80,
        has_color: false,
        has_table: true,
        is_quiet: true,
    };
    let quiet = to_text(report, &style);
    assert_eq!(quiet, "MISDEAL  global-swap   10 cards, 20,192 deals, 0.3 s\n");
    let loud = to_text(report, &TextStyle { is_quiet: false, ..style });
    assert!(loud.contains("\n9  1700 1800 1965"), "{loud}");
}

#[test]
fn colour_is_only_added() {
    for (name, report) in sample::all() {
        let style = TextStyle {
            lang: Lang::En,
            columns: 80,
            has_color: true,
            has_table: false,
            is_quiet: false,
        };
        let colored = to_text(&report, &style);
        assert!(colored.starts_with("\u{1b}["), "{name}");
        assert_eq!(without_color(&colored), text(Lang::En, &report, 80), "{name}");
    }
}

fn without_color(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').map_or(part, |(_, rest)| rest))
}

#[test]
fn no_line_is_wider_than_the_terminal() {
    for (name, report) in sample::all() {
        for columns in [40, 60, 80, 132] {
            check_width(name, &report, columns);
        }
    }
}

/// What cannot be cut: a command, and a seed.
pub(crate) fn check_width(name: &str, report: &Report, columns: usize) {
    for lang in [Lang::En, Lang::Zh] {
        for line in text(lang, report, columns).lines() {
            let whole = ["next: ", "seed: ", "下一步：", "种子："];
            let is_whole = whole.iter().any(|begin| line.starts_with(begin));
            let is_fine = is_whole || line.width() <= columns;
            assert!(is_fine, "{name} at {columns} columns: {} in {line:?}", line.width());
            assert_eq!(line.trim_end(), line, "{name} at {columns} columns");
        }
    }
}

/// Where deals are read in one way only, a long run is still not read whole by all tests.
#[test]
fn a_long_run_of_hands_says_what_was_read() {
    let mut all = sample::all();
    let (_, report) = all.iter_mut().find(|(found, _)| *found == "set").expect("a sample");
    let words = "every test read the first 65,536 deals of a run";
    for (deals, is_said) in [(65_536, false), (65_537, true)] {
        report.verdict.deals = deals;
        assert_eq!(text(Lang::En, report, 200).contains(words), is_said, "{deals}");
    }
}
