//! What is said to people, in English or Chinese (`locales/*.ftl`).
//!
//! Sentences are Fluent messages, one file a language. A number given as a number is written
//! with commas and chooses between one and many; whatever else is rounded or named comes as text.

use std::fmt::Display;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::numbers::grouped;

/// A language that reports are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// English.
    En,
    /// Chinese, simplified.
    Zh,
}

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Lang::En));
static CHINESE: LazyLock<Bundle> = LazyLock::new(|| bundle(Lang::Zh));

/// `say!(lang, "key", name = value, ...)`: the sentence for a key, with what goes into it.
macro_rules! say {
    ($lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $lang.say($key, &[$((stringify!($name), ($value).into())),*])
    };
}
pub(crate) use say;

impl Lang {
    /// Its tag, as of BCP 47: `en`, `zh`.
    pub fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Zh => "zh",
        }
    }

    /// All sentences of the language, as Fluent has them.
    pub(crate) fn source(self) -> &'static str {
        match self {
            Self::En => include_str!("../locales/en.ftl"),
            Self::Zh => include_str!("../locales/zh.ftl"),
        }
    }

    /// The sentence for `key`, with numbers and texts by name; the key itself if there is none.
    ///
    /// ```
    /// use misdeal_report::Lang;
    ///
    /// assert_eq!(Lang::En.say("deal-washed", &[("times", 2.into())]), "washed twice");
    /// assert_eq!(Lang::Zh.say("deal-seat", &[("number", 2.into())]), "2 号位");
    /// ```
    pub fn say(self, key: &str, with: &[(&str, FluentValue<'_>)]) -> String {
        self.find(key, with).unwrap_or_else(|| key.to_owned())
    }

    /// The sentence for `key`, if there is one.
    pub(crate) fn find(self, key: &str, with: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let bundle = self.bundle();
        let pattern = bundle.get_message(key)?.value()?;
        let arguments: FluentArgs<'_> =
            with.iter().map(|(name, value)| (*name, value.clone())).collect();
        Some(bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned())
    }

    /// True if there is a sentence for `key`.
    #[cfg(test)]
    pub(crate) fn has(self, key: &str) -> bool {
        self.bundle().get_message(key).is_some_and(|message| message.value().is_some())
    }

    fn bundle(self) -> &'static Bundle {
        match self {
            Self::En => &ENGLISH,
            Self::Zh => &CHINESE,
        }
    }
}

impl Display for Lang {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.tag())
    }
}

fn bundle(lang: Lang) -> Bundle {
    let id: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Marks around what is filled in would be seen in terminals.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) if number.value.fract() == 0.0 && number.value >= 0.0 => {
            Some(grouped(number.value as u64))
        }
        _ => None,
    }));
    // What cannot be parsed is left out, and a test would miss its key.
    let resource = FluentResource::try_new(lang.source().to_owned());
    bundle.add_resource_overriding(resource.unwrap_or_else(|(rest, _)| rest));
    bundle
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    fn keys(lang: Lang) -> BTreeSet<&'static str> {
        let lines = lang.source().lines().filter(|line| line.starts_with(char::is_alphabetic));
        lines.filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
    }

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(keys(Lang::En), keys(Lang::Zh));
        for lang in [Lang::En, Lang::Zh] {
            for key in keys(lang) {
                assert!(lang.has(key), "{lang} cannot be read at {key}");
            }
        }
    }

    #[test]
    fn no_key_stands_twice() {
        for lang in [Lang::En, Lang::Zh] {
            let lines = lang.source().lines().filter(|line| line.starts_with(char::is_alphabetic));
            assert_eq!(lines.filter(|line| line.contains('=')).count(), keys(lang).len(), "{lang}");
        }
    }

    /// Both sentences are given the same things to fill in.
    #[test]
    fn both_languages_are_told_the_same_things() {
        let names = |lang: Lang, key: &str| -> BTreeSet<String> {
            let begin = format!("{key} =");
            let mut lines = lang.source().lines().skip_while(|line| !line.starts_with(&begin));
            let first = lines.next().unwrap_or_default();
            let more = lines.take_while(|line| line.starts_with(' ') || line.starts_with('}'));
            let text = [first].into_iter().chain(more).collect::<Vec<_>>().join("\n");
            let names = text.split('$').skip(1);
            names
                .map(|name| name.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect())
                .collect()
        };
        for key in keys(Lang::En) {
            let (english, chinese) = (names(Lang::En, key), names(Lang::Zh, key));
            // Chinese needs no number to choose a plural by, so it may use fewer.
            assert!(chinese.is_subset(&english), "{key}: {chinese:?} beyond {english:?}");
        }
    }

    /// No Chinese sentence has two words of English in a row, but for commands and formulas.
    #[test]
    fn chinese_is_chinese() {
        for line in Lang::Zh.source().lines().filter(|line| !line.starts_with('#')) {
            let text = line.split_once(" = ").map_or(line, |(_, text)| text);
            // What is filled in is not looked at.
            let text: Vec<&str> = text
                .split('{')
                .map(|part| part.rsplit_once('}').map_or(part, |(_, rest)| rest))
                .collect();
            let text = text.join("{}").replace("misdeal explain", "").replace("n log n", "n");
            let words: Vec<&str> = text.split(' ').collect();
            let is_word = |word: &str| {
                // One letter is a variable, or the language C.
                let is_latin = word.starts_with(|first: char| first.is_ascii_alphabetic());
                word.len() > 1 && is_latin && word.is_ascii()
            };
            assert!(!words.windows(2).any(|two| two.iter().all(|word| is_word(word))), "{line}");
        }
    }

    /// Every key in the sources has a sentence.
    #[test]
    fn every_key_that_is_said_is_there() {
        let mut said = 0;
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.file_name().is_some_and(|name| name != "lang.rs") {
                    let text = fs::read_to_string(&path).unwrap();
                    for call in text.split("say!(").skip(1) {
                        let arguments = call.split_once(',').map_or("", |(_, rest)| rest.trim());
                        let Some(rest) = arguments.strip_prefix('"') else { continue };
                        let key = rest.split('"').next().unwrap();
                        assert!(Lang::En.has(key), "{}: no {key}", path.display());
                        said += 1;
                    }
                }
            }
        }
        // The search itself finds something.
        assert!(said > 0 || keys(Lang::En).len() < 40);
    }

    #[test]
    fn numbers_are_spoken() {
        let washed = |times: i32| say!(Lang::En, "deal-washed", times = times);
        assert_eq!([1, 2, 3].map(washed), ["washed once", "washed twice", "washed 3 times"]);
        assert_eq!(washed(12_345), "washed 12,345 times");
        assert_eq!(say!(Lang::Zh, "deal-seat", number = 2), "2 号位");
    }
}
