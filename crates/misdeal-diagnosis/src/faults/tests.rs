//! All the texts are there, and what they refer to is too.

use std::collections::BTreeSet;

use super::*;
use crate::exact::to_f64;

mod chinese;

/// Lines of code that are shown; a longer fix is no longer read.
const SHOWN_MAX: usize = 26;
/// Columns of code, which is indented by four.
const COLUMNS_MAX: usize = 76;

#[test]
fn codes_and_slugs_are_in_order_and_unique() {
    let codes: Vec<String> = faults().iter().map(|fault| fault.code.clone()).collect();
    let expected: Vec<String> = (1..=41).map(|number| format!("M{number:02}")).collect();
    assert_eq!(codes, expected);
    let slugs: BTreeSet<&str> = faults().iter().map(|fault| fault.slug.as_str()).collect();
    assert_eq!(slugs.len(), 41);
}

#[test]
fn sentences_are_whole_and_titles_short() {
    for Fault { code, en, .. } in faults() {
        assert!(en.title.len() <= 64 && !en.title.ends_with('.'), "{code}: {}", en.title);
        for text in [&en.what, &en.why, &en.mend] {
            assert!(text.ends_with('.') && !text.contains('\n'), "{code}: {text}");
            assert!(!text.contains("  ") && text.len() <= 600, "{code}: {text}");
        }
        assert!(en.why.contains(|letter: char| letter.is_ascii_digit()), "{code}: {}", en.why);
    }
}

#[test]
fn pictures_fit_and_laws_are_known() {
    for fault in faults() {
        match &fault.picture {
            Picture::Law(spec) => {
                assert!(fault.placement().is_some(), "{}: {spec}", fault.code);
                assert!(fault.shuffle().is_some(), "{}: {spec}", fault.code);
            }
            Picture::Drawn(text) => {
                assert!(text.trim_matches('\n').lines().count() <= 14, "{}", fault.code);
                let fits = |line: &str| line.chars().count() <= 76 && !line.ends_with(' ');
                assert!(text.lines().all(fits), "{}\n{text}", fault.code);
            }
        }
    }
}

/// The short ways of [`placement_of`] lead where the law of all orders does, as for 10 cards so
/// for 6, which take less.
#[test]
fn pictures_are_those_of_the_exact_laws() {
    for spec in ["global-swap", "global-swap-java:washes=2", "wash:times=3", "overhand:times=2"] {
        let spec: ShuffleSpec = spec.parse().unwrap();
        let exact = NamedLaw::new(&spec, 6).unwrap().after(repeats(&spec, 6)).unwrap();
        let (short, cells) = (placement_at(&spec, 6).unwrap(), exact.cells.unwrap());
        for (short, exact) in short.rows().flatten().zip(cells) {
            assert!((short - to_f64(&exact)).abs() < 1e-12, "{spec}");
        }
    }
}

#[test]
fn wrong_lines_are_short_and_in_python_at_least() {
    for fault in faults() {
        assert!(!fault.wrong.is_empty(), "{}", fault.code);
        for code in fault.wrong.values() {
            assert!(code.lines().count() <= 12, "{}\n{code}", fault.code);
            assert!(code.lines().all(|line| line.len() <= COLUMNS_MAX), "{}\n{code}", fault.code);
        }
    }
    let in_python = |fault: &&Fault| fault.wrong.contains_key(&Language::Python);
    assert_eq!(faults().iter().filter(in_python).count(), 41);
}

#[test]
fn what_is_referred_to_is_there() {
    for fault in faults() {
        assert!(Fix::find(&fault.fix).is_some(), "{}: {}", fault.code, fault.fix);
        assert!(fault.equivalent.len() <= 2);
        for slug in &fault.equivalent {
            let other = Fault::find(slug).unwrap_or_else(|| panic!("{}: {slug}", fault.code));
            assert!(other.equivalent.contains(&fault.slug), "{} and {slug}", fault.slug);
        }
        for thread in &fault.threads {
            assert!(thread.starts_with("https://"), "{}: {thread}", fault.code);
        }
        if let Some(command) = &fault.command {
            let words: Vec<&str> = command.split(' ').collect();
            let spec = match words[..] {
                ["misdeal", "audit", "--shuffle", spec, ..] | ["misdeal", "exact", spec, ..] => {
                    spec
                }
                _ => panic!("{}: {command}", fault.code),
            };
            assert!(spec.parse::<ShuffleSpec>().is_ok(), "{}: {command}", fault.code);
        }
    }
}

#[test]
fn every_fix_is_used_and_can_be_read() {
    let used: BTreeSet<&str> = faults().iter().map(|fault| fault.fix.as_str()).collect();
    let all: BTreeSet<&str> = fixes().iter().map(|fix| fix.name).collect();
    assert_eq!(used, all);
    for fix in fixes() {
        for language in Language::ALL {
            let shown = fix.shown(language);
            let lines = shown.lines().count();
            assert!((3..=SHOWN_MAX).contains(&lines), "{} {language}: {lines}", fix.name);
            let fits = shown.lines().all(|line| line.len() <= COLUMNS_MAX);
            assert!(fits, "{} {language}\n{shown}", fix.name);
        }
    }
}

/// Each figure stands in the page that measures it: `docs/detection.md` is written by
/// `cargo xtask detection`; when it changes, so must the figures here.
#[test]
fn deals_are_those_of_the_page_that_measures_them() {
    let page = include_str!("../../../../docs/detection.md");
    for fault in faults() {
        for Shown { cards, deals, test, .. } in &fault.shows {
            let grouped = grouped(*deals);
            let is_it = |line: &str| {
                let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
                match (test, &cells[..]) {
                    (Some(test), [_, n, by, _, here, ..]) => {
                        *n == cards.to_string()
                            && *here == grouped
                            && by.starts_with(&format!("`{test}`"))
                    }
                    (None, [_, n, here]) => *n == cards.to_string() && *here == grouped,
                    _ => false,
                }
            };
            assert!(page.lines().any(is_it), "{}: {cards} {deals} {test:?}", fault.code);
        }
    }
}

/// Each thread is one of a suspect, whose fault was made again from what it says.
#[test]
fn threads_are_those_of_suspects() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpora/suspects");
    let folders = std::fs::read_dir(folder).unwrap();
    let about = |folder: std::fs::DirEntry| {
        std::fs::read_to_string(folder.path().join("about.json")).unwrap_or_default()
    };
    let known: String = folders.map(|folder| about(folder.unwrap())).collect();
    for fault in faults() {
        for thread in &fault.threads {
            assert!(known.contains(&format!("\"{thread}\"")), "{}: {thread}", fault.code);
        }
    }
}

/// Thousands set apart by commas.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let parts: Vec<&str> =
        (0..digits.len()).rev().step_by(3).map(|at| &digits[at.saturating_sub(2)..=at]).collect();
    parts.into_iter().rev().collect::<Vec<_>>().join(",")
}
