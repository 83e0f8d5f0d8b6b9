//! Stored verdicts read again: the same report, or an error that says what is wrong.

mod errors;
mod full;
mod mutations;
mod random;
pub(crate) mod shuffles;

use misdeal_report::{Lang, Report, TextStyle, from_json, to_html, to_json, to_svg, to_text};

use crate::sample;

/// Whatever can be printed of a report, in lines of so many columns.
pub(crate) fn printed(report: &Report, columns: usize) -> [String; 2] {
    [Lang::En, Lang::Zh].map(|lang| {
        let style = TextStyle { lang, columns, has_color: true, has_table: true, is_quiet: false };
        to_text(report, &style)
    })
}

/// What is written is read, written again and printed as if it had never been away.
pub(crate) fn check(report: &Report, name: &str) {
    let json = to_json(report).expect("a report has no errors");
    let again = from_json(&json).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(to_json(&again).expect("it is a report"), json, "{name}");
    for columns in [50, 80] {
        assert_eq!(printed(&again, columns), printed(report, columns), "{name}");
    }
    for lang in [Lang::En, Lang::Zh] {
        assert!(to_html(&again, lang) == to_html(report, lang), "{name}: another page");
        assert!(to_svg(&again, lang) == to_svg(report, lang), "{name}: another picture");
    }
}

#[test]
fn each_sample_is_read_again() {
    for (name, report) in sample::all() {
        check(&report, name);
    }
}

#[test]
fn a_report_of_everything_is_read_again() {
    for (name, report) in full::all() {
        check(&report, name);
    }
}
