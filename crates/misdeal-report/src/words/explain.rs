//! What stands around the texts of faults and the rows of shuffles.

use misdeal_diagnosis::faults::{Language, Shown};

use crate::numbers::grouped;

pub(crate) const WHY: &str = "why it is wrong";
pub(crate) const MEND: &str = "what to do";
pub(crate) const SHOWS: &str = "enough deals to catch it in 99 of 100 runs";
pub(crate) const SOURCE: &str = "known from";
pub(crate) const THREADS: &str = "reported in";
pub(crate) const KEYS: &str = "keys";
pub(crate) const TOGETHER: &str = "all tests together";
pub(crate) const AT_WORK: &str = "the fault at work";
pub(crate) const AUDITED: &str = "the same shuffle, as an audit sees it";

pub(crate) fn wrong(language: Language) -> String {
    format!("wrong, in {}", language.title())
}

pub(crate) fn right(language: Language, about: &str) -> String {
    format!("right, in {}: {about}", language.title())
}

/// How to see the languages that are not shown.
pub(crate) fn others(shown: Language) -> String {
    let others: Vec<String> =
        Language::ALL.iter().filter(|it| **it != shown).map(ToString::to_string).collect();
    let (last, before) = others.split_last().expect("there are five");
    format!("other languages: --in {} or {last}", before.join(", "))
}

pub(crate) fn under(shuffle: &str, cards: u32) -> String {
    format!("the built-in shuffle {shuffle}, {cards} cards")
}

pub(crate) fn example_of(code: &str, slug: &str, title: &str) -> String {
    format!("an example of {code} {slug}: {title}")
}

pub(crate) fn same_law(slugs: &[String]) -> String {
    format!("no deals tell it from {}", slugs.join(" or "))
}

/// One figure: cards, deals, and what catches it of which kind.
pub(crate) fn shown(shown: &Shown) -> [String; 3] {
    let by = shown.test.as_deref().unwrap_or(TOGETHER);
    let kind = shown.kind.as_deref().map(|kind| format!("; {kind}")).unwrap_or_default();
    [
        format!("{} cards", shown.cards),
        format!("{} deals", grouped(shown.deals)),
        by.to_owned() + &kind,
    ]
}
