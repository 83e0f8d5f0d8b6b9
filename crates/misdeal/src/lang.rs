//! Which language to speak: the one asked for, or that of the locale.

use std::sync::OnceLock;

use misdeal_report::Lang;

/// The value of `--lang`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum LangName {
    /// English
    En,
    /// Chinese, 中文
    Zh,
}

static LANG: OnceLock<Lang> = OnceLock::new();

impl LangName {
    /// Speaks it from now on; without one, the language of the locale.
    pub(crate) fn apply(given: Option<Self>) {
        let lang = match given {
            Some(Self::En) => Lang::En,
            Some(Self::Zh) => Lang::Zh,
            None => local(),
        };
        // It is set once, when the command line has been read.
        let _ = LANG.set(lang);
    }
}

/// The language to speak.
pub(crate) fn lang() -> Lang {
    *LANG.get_or_init(local)
}

/// True where signs such as ♠ take two columns.
pub(crate) fn is_cjk_locale() -> bool {
    ["zh", "ja", "ko"].iter().any(|language| locale().starts_with(language))
}

fn local() -> Lang {
    if locale().starts_with("zh") { Lang::Zh } else { Lang::En }
}

/// The locale, by the variables that decide, in their order.
fn locale() -> String {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default()
}
