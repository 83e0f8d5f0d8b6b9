//! What is said to people, in English or Chinese (`locales/*.ftl`).

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Lang {
    /// English
    En,
    /// Chinese, 中文
    Zh,
}

/// The locale, by the variables that decide, in their order.
fn locale() -> String {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default()
}

/// True where signs such as ♠ take two columns.
pub(crate) fn is_cjk_locale() -> bool {
    ["zh", "ja", "ko"].iter().any(|language| locale().starts_with(language))
}

impl Lang {
    /// The language asked for, or that of the locale.
    pub(crate) fn given_or_local(given: Option<Self>) -> Self {
        let local = || if locale().starts_with("zh") { Self::Zh } else { Self::En };
        given.unwrap_or_else(local)
    }

    fn text(self) -> &'static str {
        match self {
            Self::En => include_str!("../locales/en.ftl"),
            Self::Zh => include_str!("../locales/zh.ftl"),
        }
    }
}

/// The phrases of one language.
pub(crate) struct Phrases {
    bundle: FluentBundle<FluentResource>,
}

impl Phrases {
    pub(crate) fn new(lang: Lang) -> Self {
        let id = match lang {
            Lang::En => "en",
            Lang::Zh => "zh",
        };
        let id: LanguageIdentifier = id.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![id]);
        // Marks around numbers would be seen in terminals.
        bundle.set_use_isolating(false);
        // What cannot be parsed is left out, and a test would miss its key.
        let resource = FluentResource::try_new(lang.text().to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(rest, _)| rest));
        Self { bundle }
    }

    /// The phrase for `key`; the key itself if there is none.
    pub(crate) fn say(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The same with a number in it.
    pub(crate) fn say_with(&self, key: &str, name: &str, number: u64) -> String {
        let mut arguments = FluentArgs::new();
        arguments.set(name, FluentValue::from(number));
        self.format(key, Some(&arguments))
    }

    fn format(&self, key: &str, arguments: Option<&FluentArgs<'_>>) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else { return key.to_owned() };
        self.bundle.format_pattern(pattern, arguments, &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn keys(lang: Lang) -> BTreeSet<&'static str> {
        let lines = lang.text().lines().filter(|line| line.starts_with(char::is_alphabetic));
        lines.filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
    }

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(keys(Lang::En), keys(Lang::Zh));
        for lang in [Lang::En, Lang::Zh] {
            let phrases = Phrases::new(lang);
            for key in keys(lang) {
                assert_ne!(phrases.say(key), key, "{lang:?} cannot be read at {key}");
            }
        }
    }

    #[test]
    fn numbers_are_spoken() {
        let washed = |times| Phrases::new(Lang::En).say_with("deal-washed", "times", times);
        assert_eq!([1, 2, 3].map(washed), ["washed once", "washed twice", "washed 3 times"]);
        assert_eq!(Phrases::new(Lang::Zh).say_with("deal-seat", "number", 2), "2 号位");
    }
}
