//! The Chinese texts are there, and say what the English ones do.

use std::collections::BTreeSet;

use crate::faults::{Fault, Picture, faults};

/// Figures that Chinese says another way, since it counts in ten thousands (万) and their squares
/// (亿), and says halves as decimals: of which fault, in English, in Chinese.
const OTHERWISE: &[(&str, &str, &str)] = &[
    ("M03", "380 million", "3.8 亿"),
    ("M09", "2 million", "200 万"),
    ("M40", "9 1/2", "9.5"),
    ("M40", "4 1/2", "4.5"),
];

/// Drawings that need no word of any language.
const WORDLESS: &[&str] = &["M22"];

fn is_wide(letter: char) -> bool {
    ('\u{3000}'..='\u{9fff}').contains(&letter) || ('\u{ff00}'..='\u{ff60}').contains(&letter)
}

fn is_chinese(text: &str) -> bool {
    text.contains(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter))
}

fn columns(line: &str) -> usize {
    line.chars().map(|letter| if is_wide(letter) { 2 } else { 1 }).sum()
}

/// All numbers of a text, in order of their digits. A percent sign belongs to its number, with or
/// without a blank, and .5 is 0.5.
fn figures(text: &str) -> Vec<String> {
    let text = text.replace(" %", "%");
    let parts = text.split(|letter: char| !letter.is_ascii_digit() && !".,^%".contains(letter));
    let trimmed = parts.map(|part| part.trim_matches([',', '^']).trim_end_matches(['.', ',']));
    let numbers = trimmed.filter(|part| part.contains(|letter: char| letter.is_ascii_digit()));
    let whole =
        |part: &str| if part.starts_with('.') { format!("0{part}") } else { part.to_owned() };
    let mut numbers: Vec<String> = numbers.map(whole).collect();
    numbers.sort();
    numbers
}

#[test]
fn figures_are_found() {
    let text = "52! or 2^225.6, of .167 and 50 %, n^2: [0, 1, 2] after 1,350.";
    let expected = ["0", "0.167", "1", "1,350", "2", "2", "2^225.6", "50%", "52"];
    assert_eq!(figures(text), expected);
}

#[test]
fn every_text_is_there_in_chinese() {
    for Fault { code, zh, .. } in faults() {
        assert!(columns(&zh.title) <= 64 && !zh.title.ends_with('。'), "{code}: {}", zh.title);
        assert!(is_chinese(&zh.title), "{code}: {}", zh.title);
        for text in [&zh.what, &zh.why, &zh.mend] {
            assert!(is_chinese(text) && text.ends_with('。'), "{code}: {text}");
            assert!(!text.contains("  ") && !text.contains('\n'), "{code}: {text}");
        }
    }
}

/// Between Chinese and a word or number is a blank, and beside wide punctuation there is none.
#[test]
fn blanks_stand_where_they_belong() {
    let is_mark = |letter: char| "，。：；？、（）".contains(letter);
    for Fault { code, zh, .. } in faults() {
        let kinds = zh.kinds.values();
        for text in [&zh.title, &zh.what, &zh.why, &zh.mend].into_iter().chain(kinds) {
            for (a, b) in text.chars().zip(text.chars().skip(1)) {
                let touch = is_wide(a) != is_wide(b) && !is_mark(a) && !is_mark(b);
                assert!(!touch || a == ' ' || b == ' ', "{code}: {a}{b} in {text}");
                assert!(!(a == ' ' && is_mark(b) || is_mark(a) && b == ' '), "{code}: {text}");
            }
        }
    }
}

#[test]
fn figures_are_the_same_in_both_languages() {
    for Fault { code, en, zh, .. } in faults() {
        for (english, chinese) in [(&en.what, &zh.what), (&en.why, &zh.why)] {
            let (mut english, mut chinese) = (english.clone(), chinese.clone());
            for (of, here, there) in OTHERWISE {
                if of == code && english.contains(here) {
                    assert!(chinese.contains(there), "{code}: {chinese}");
                    english = english.replace(here, "");
                    chinese = chinese.replace(there, "");
                }
            }
            assert_eq!(figures(&english), figures(&chinese), "{code}: {english} {chinese}");
        }
    }
}

#[test]
fn drawings_are_the_same_with_other_words() {
    for Fault { code, zh, picture, .. } in faults() {
        let Picture::Drawn(english) = picture else {
            assert_eq!(zh.drawn, None, "{code}");
            continue;
        };
        let Some(chinese) = &zh.drawn else {
            assert!(WORDLESS.contains(&code.as_str()), "{code} has no drawing");
            continue;
        };
        assert!(is_chinese(chinese), "{code}\n{chinese}");
        assert_eq!(chinese.lines().count(), english.lines().count(), "{code}");
        let fits = |line: &str| columns(line) <= 76 && !line.ends_with(' ');
        assert!(chinese.lines().all(fits), "{code}\n{chinese}");
        assert_eq!(figures(english), figures(chinese), "{code}\n{chinese}");
    }
}

#[test]
fn every_kind_of_a_fault_is_named() {
    for Fault { code, zh, shows, .. } in faults() {
        let kinds: BTreeSet<&String> =
            shows.iter().filter_map(|shown| shown.kind.as_ref()).collect();
        let named: BTreeSet<&String> = zh.kinds.keys().collect();
        assert_eq!(kinds, named, "{code}");
        // Each is another one.
        let names: BTreeSet<&String> = zh.kinds.values().collect();
        assert_eq!(names.len(), named.len(), "{code}");
    }
}
