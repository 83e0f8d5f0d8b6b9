//! [`Fix`]: how faults are mended, as code in five languages.
//!
//! Each file is a whole program that prints deals, so that a test can audit it; what stands
//! between its two marks is shown.

use std::fmt;

use serde::{Deserialize, Serialize};

const BEGIN: &str = "---- the fix ----";
const END: &str = "---- it ends here ----";

/// A language that fixes are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Language {
    /// Python 3.
    Python,
    /// JavaScript, for Node.
    JavaScript,
    /// Java.
    Java,
    /// C.
    C,
    /// Rust.
    Rust,
}

impl Language {
    /// All of them, the one that is shown if none is asked for first.
    pub const ALL: [Self; 5] = [Self::Python, Self::JavaScript, Self::Java, Self::C, Self::Rust];

    /// The language with this name, or one that it is also called by.
    ///
    /// ```
    /// use misdeal_diagnosis::faults::Language;
    ///
    /// assert_eq!(Language::find("js"), Some(Language::JavaScript));
    /// assert_eq!(Language::find("Rust"), Some(Language::Rust));
    /// assert_eq!(Language::find("perl"), None);
    /// ```
    pub fn find(word: &str) -> Option<Self> {
        let is_meant =
            |language: &Self| language.names().iter().any(|name| name.eq_ignore_ascii_case(word));
        Self::ALL.into_iter().find(is_meant)
    }

    /// Its name in lower case, and what else it is called.
    pub fn names(self) -> &'static [&'static str] {
        match self {
            Self::Python => &["python", "py", "python3"],
            Self::JavaScript => &["javascript", "js", "node", "nodejs"],
            Self::Java => &["java"],
            Self::C => &["c", "cc", "gcc", "clang"],
            Self::Rust => &["rust", "rs"],
        }
    }

    /// How its name is written.
    pub fn title(self) -> &'static str {
        match self {
            Self::Python => "Python",
            Self::JavaScript => "JavaScript",
            Self::Java => "Java",
            Self::C => "C",
            Self::Rust => "Rust",
        }
    }

    /// How its files end.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Python => "py",
            Self::JavaScript => "js",
            Self::Java => "java",
            Self::C => "c",
            Self::Rust => "rs",
        }
    }
}

/// Prints its name in lower case.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.names()[0])
    }
}

/// A way to shuffle, draw or seed that is right, as a program in each language.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Fix {
    /// Its name, such as `fisher-yates`.
    pub name: &'static str,
    /// What it does, in one phrase.
    pub about: &'static str,
    /// The programs, in the order of [`Language::ALL`].
    programs: [&'static str; 5],
}

macro_rules! fix {
    ($name:literal, $about:literal) => {
        Fix {
            name: $name,
            about: $about,
            programs: [
                include_str!(concat!("../../faults/fixes/", $name, ".py")),
                include_str!(concat!("../../faults/fixes/", $name, ".js")),
                include_str!(concat!("../../faults/fixes/", $name, ".java")),
                include_str!(concat!("../../faults/fixes/", $name, ".c")),
                include_str!(concat!("../../faults/fixes/", $name, ".rs")),
            ],
        }
    };
}

const FIXES: &[Fix] = &[
    fix!("fisher-yates", "Fisher-Yates on unbiased draws from the operating system"),
    fix!("sort-keys", "sort by 64-bit keys, one a card, all drawn again if two are equal"),
    fix!("partial", "the first k of n: k steps of Fisher-Yates from the front"),
    fix!("reservoir", "k items of a stream whose length nobody knows"),
    fix!("one-generator", "each worker has a generator of its own, seeded once by the system"),
    fix!("copy-and-lock", "use the copy that comes back, and let one thread deal at a time"),
    fix!("enough-riffles", "riffles, as many as the deck needs"),
    fix!("scatter", "more than fits into memory: scatter to random parts, shuffle each"),
];

/// All fixes.
pub fn fixes() -> &'static [Fix] {
    FIXES
}

impl Fix {
    /// The fix with this name.
    pub fn find(name: &str) -> Option<&'static Self> {
        FIXES.iter().find(|fix| fix.name == name)
    }

    /// The whole program: its arguments are the number of cards and of deals, and it prints a
    /// deal a line.
    pub fn program(&self, language: Language) -> &'static str {
        self.programs[language as usize]
    }

    /// The part of it that matters, without what its lines have as indent in common.
    ///
    /// ```
    /// use misdeal_diagnosis::faults::{Fix, Language};
    ///
    /// let shown = Fix::find("fisher-yates").unwrap().shown(Language::Python);
    /// assert!(shown.starts_with("import secrets\n"));
    /// ```
    pub fn shown(&self, language: Language) -> String {
        let lines = self.program(language).lines();
        let inner = lines.skip_while(|line| !line.contains(BEGIN)).skip(1);
        let inner: Vec<&str> = inner.take_while(|line| !line.contains(END)).collect();
        let indent = |line: &&str| line.len() - line.trim_start().len();
        let filled = inner.iter().filter(|line| !line.trim().is_empty());
        let common = filled.map(indent).min().unwrap_or_default();
        let cut = |line: &&str| format!("{}\n", line.get(common..).unwrap_or_default());
        inner.iter().map(cut).collect()
    }
}
