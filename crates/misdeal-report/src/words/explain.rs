//! What is said of faults, tests and shuffles, and what stands around it.
//!
//! The texts of faults are data of misdeal-diagnosis, in both languages. What other rooms say of
//! tests, shuffles and fixes in English stands in the locales once more, beside the Chinese.

use misdeal_diagnosis::faults::{Fault, Fix, Language, Picture, Shown, Words};

use crate::explain::KeyRow;
use crate::lang::{Lang, say};

/// The texts of a fault in a language.
///
/// ```
/// use misdeal_diagnosis::faults::Fault;
/// use misdeal_report::{Lang, fault_words};
///
/// let fault = Fault::find("few-seeds").unwrap();
/// assert_eq!(fault_words(Lang::En, fault).title, "few possible seeds, so few possible decks");
/// assert_eq!(fault_words(Lang::Zh, fault).title, "种子太少，洗得出的顺序也太少");
/// ```
pub fn words(lang: Lang, fault: &Fault) -> &Words {
    match lang {
        Lang::En => &fault.en,
        Lang::Zh => &fault.zh,
    }
}

/// The picture of a fault that is drawn by hand.
pub(crate) fn drawn(lang: Lang, fault: &Fault) -> Option<&str> {
    let Picture::Drawn(english) = &fault.picture else { return None };
    Some(words(lang, fault).drawn.as_ref().unwrap_or(english).trim_matches('\n'))
}

pub(crate) fn wrong(lang: Lang, language: Language) -> String {
    say!(lang, "explain-wrong", language = language.title())
}

pub(crate) fn right(lang: Lang, language: Language, fix: &Fix) -> String {
    let about = lang.say(&format!("fix-{}", fix.name), &[]);
    say!(lang, "explain-right", language = language.title(), about = about)
}

/// How to see the languages that are not shown.
pub(crate) fn others(lang: Lang, shown: Language) -> String {
    let others = Language::ALL.iter().filter(|it| **it != shown).map(ToString::to_string);
    let mut others: Vec<String> = others.collect();
    let last = others.pop().unwrap_or_default();
    say!(lang, "explain-others", list = list(lang, others), last = last)
}

/// Names one after the other.
fn list(lang: Lang, names: impl IntoIterator<Item = String>) -> String {
    let join = |list: String, next: String| say!(lang, "explain-list", list = list, next = next);
    names.into_iter().reduce(join).unwrap_or_default()
}

pub(crate) fn same_law(lang: Lang, slugs: &[String]) -> String {
    let join = |one: String, other: String| say!(lang, "explain-either", one = one, other = other);
    let slugs = slugs.iter().cloned().reduce(join).unwrap_or_default();
    say!(lang, "explain-same-law", slugs = slugs)
}

/// One figure: cards, deals, and what catches it of which kind.
pub(crate) fn shown(lang: Lang, fault: &Fault, shown: &Shown) -> [String; 3] {
    let by = shown.test.clone().unwrap_or_else(|| say!(lang, "explain-together"));
    let kind = shown.kind.as_ref();
    let kind = kind.map(|kind| words(lang, fault).kinds.get(kind).unwrap_or(kind).as_str());
    [
        say!(lang, "explain-shown-cards", cards = shown.cards),
        say!(lang, "explain-shown-deals", deals = shown.deals),
        match kind {
            Some(kind) => say!(lang, "explain-shown-kind", by = by, kind = kind),
            None => by,
        },
    ]
}

pub(crate) fn example_of(lang: Lang, fault: &Fault) -> String {
    let (code, slug) = (fault.code.as_str(), fault.slug.as_str());
    let title = words(lang, fault).title.as_str();
    say!(lang, "explain-example", code = code, slug = slug, title = title)
}

/// What a test, `test-<id>`, or a shuffle, `shuffle-<name>`, is about.
pub(crate) fn about(lang: Lang, of: &str, name: &str) -> String {
    lang.say(&format!("{of}-{name}"), &[])
}

/// How fair a shuffle is, by its class and in figures.
pub(crate) fn fairness(lang: Lang, class: &str, shuffle: &str) -> String {
    let (fairness, effect) =
        (about(lang, "fairness", class), about(lang, "shuffle-effect", shuffle));
    say!(lang, "explain-fairness", fairness = fairness, effect = effect)
}

/// A key of a shuffle: what it sets, its values, and its default.
pub(crate) fn key(lang: Lang, shuffle: &str, key: &KeyRow) -> String {
    let name = key.name;
    say!(
        lang,
        "explain-key",
        name = name,
        about = about(lang, "shuffle-key", &of_shuffle(shuffle, name)),
        values = about(lang, "shuffle-values", name),
        default = default(lang, shuffle, key),
    )
}

/// A default of one word is a value as it is typed.
fn default(lang: Lang, shuffle: &str, key: &KeyRow) -> String {
    if key.default.contains(' ') {
        about(lang, "shuffle-default", &of_shuffle(shuffle, key.name))
    } else {
        key.default.to_owned()
    }
}

/// What repeats and packets are depends on the shuffle; other keys are the same for all.
fn of_shuffle(shuffle: &str, key: &str) -> String {
    match key {
        "times" | "packet" => format!("{key}-{shuffle}"),
        _ => key.to_owned(),
    }
}

#[cfg(test)]
mod tests;
