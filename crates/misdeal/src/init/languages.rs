//! [`LANGUAGES`]: the harness of each language, how it is built and audited, and the same for the
//! program whose shuffle takes its draws from misdeal.

use std::path::Path;

use misdeal_report::quoted;

/// A language in which people shuffle.
#[derive(Debug)]
pub(super) struct Language {
    pub(super) name: &'static str,
    /// What else the language is called.
    pub(super) aliases: &'static [&'static str],
    /// Prints deals, for an audit.
    pub(super) deals: Harness,
    /// Makes deals from draws that it asks for, for an exact law.
    pub(super) exact: Option<Harness>,
}

/// A program with a place for a shuffle.
#[derive(Debug)]
pub(super) struct Harness {
    /// What its file is called, if nobody says otherwise.
    pub(super) file: &'static str,
    pub(super) text: &'static str,
    /// From its file to a verdict. `{file}` stands for the file, `{program}`
    /// for what is made of it and `{name}` for its name without an ending.
    commands: &'static [&'static str],
}

pub(super) const LANGUAGES: &[Language] = &[
    Language {
        name: "python",
        aliases: &["py", "python3"],
        deals: Harness {
            file: "harness.py",
            text: include_str!("harness.py"),
            commands: &["misdeal audit -- python3 {file}"],
        },
        exact: Some(Harness {
            file: "exact.py",
            text: include_str!("exact.py"),
            commands: &["misdeal exact --cards 5 -- python3 {file}"],
        }),
    },
    Language {
        name: "js",
        aliases: &["javascript", "node", "nodejs"],
        deals: Harness {
            file: "harness.js",
            text: include_str!("harness.js"),
            commands: &["misdeal audit -- node {file}"],
        },
        exact: Some(Harness {
            file: "exact.js",
            text: include_str!("exact.js"),
            commands: &["misdeal exact --cards 5 -- node {file}"],
        }),
    },
    Language {
        name: "java",
        aliases: &[],
        deals: Harness {
            file: "Harness.java",
            text: include_str!("Harness.java"),
            commands: &["misdeal audit -- java {file}"],
        },
        exact: Some(Harness {
            file: "Exact.java",
            text: include_str!("Exact.java"),
            commands: &["misdeal exact --cards 5 -- java {file}"],
        }),
    },
    Language {
        name: "c",
        aliases: &["cc", "gcc", "clang"],
        deals: Harness {
            file: "harness.c",
            text: include_str!("harness.c"),
            commands: &["cc -O2 -o {program} {file}", "misdeal audit -- {program}"],
        },
        exact: Some(Harness {
            file: "exact.c",
            text: include_str!("exact.c"),
            commands: &["cc -O2 -o {program} {file}", "misdeal exact --cards 5 -- {program}"],
        }),
    },
    Language {
        name: "go",
        aliases: &["golang"],
        deals: Harness {
            file: "harness.go",
            text: include_str!("harness.go"),
            commands: &["go build -o {program} {file}", "misdeal audit -- {program}"],
        },
        exact: None,
    },
    Language {
        name: "rust",
        aliases: &["rs"],
        deals: Harness {
            file: "examples/harness.rs",
            text: include_str!("harness.rs"),
            // Built before, because an audit does not wait for a long build.
            commands: &[
                "cargo add --dev rand",
                "cargo build --release --example {name}",
                "misdeal audit -- cargo run --quiet --release --example {name}",
            ],
        },
        exact: None,
    },
];

impl Language {
    /// Whether it is called so, in letters of either case.
    pub(super) fn is_called(&self, word: &str) -> bool {
        let mut names = std::iter::once(&self.name).chain(self.aliases);
        names.any(|name| name.eq_ignore_ascii_case(word))
    }
}

impl Harness {
    /// What to run, the audit or the law last, with the harness in `file`.
    pub(super) fn commands(&self, file: &Path) -> Vec<String> {
        let shown = |path: &Path| quoted(&path.to_string_lossy());
        let name = Path::new(file.file_stem().unwrap_or_default());
        let mut program = file.with_extension("");
        // A program without a folder would be looked for in PATH.
        if program.parent() == Some(Path::new("")) {
            program = Path::new(".").join(program);
        }
        let fill = |command: &&str| {
            command
                .replace("{file}", &shown(file))
                .replace("{program}", &shown(&program))
                .replace("{name}", &shown(name))
        };
        self.commands.iter().map(fill).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All harnesses, of either kind.
    fn all() -> impl Iterator<Item = &'static Harness> {
        LANGUAGES
            .iter()
            .flat_map(|language| std::iter::once(&language.deals).chain(&language.exact))
    }

    #[test]
    fn each_says_at_its_top_how_it_is_run() {
        for harness in all() {
            let top = harness.text.split("\n\n").next().unwrap();
            let said: Vec<&str> = top
                .lines()
                .map(|line| line.trim_start_matches(['/', '*', '#', '!', ' ', '\t']))
                .collect();
            for command in harness.commands(Path::new(harness.file)) {
                assert!(said.contains(&command.as_str()), "{}: {command}", harness.file);
            }
        }
    }

    #[test]
    fn each_can_be_read_in_half_a_minute() {
        for Harness { file, text, .. } in all() {
            assert!(text.lines().count() <= 55, "{file}");
            assert!(text.lines().all(|line| line.chars().count() <= 100), "{file}");
            assert_eq!(text.matches("---- your shuffle function here ----").count(), 1, "{file}");
            assert_eq!(text.matches("---- it ends here ----").count(), 1, "{file}");
        }
    }

    #[test]
    fn commands_name_the_file() {
        let check = |name: &str, file: &str, expected: &[&str]| {
            let language = LANGUAGES.iter().find(|language| language.is_called(name)).unwrap();
            assert_eq!(language.deals.commands(Path::new(file)), expected);
        };
        check("Python", "my deals.py", &["misdeal audit -- python3 'my deals.py'"]);
        check("c", "x.c", &["cc -O2 -o ./x x.c", "misdeal audit -- ./x"]);
        check("golang", "a/x.go", &["go build -o a/x a/x.go", "misdeal audit -- a/x"]);
        check(
            "rs",
            "examples/deals.rs",
            &[
                "cargo add --dev rand",
                "cargo build --release --example deals",
                "misdeal audit -- cargo run --quiet --release --example deals",
            ],
        );
    }

    #[test]
    fn no_name_means_two_languages() {
        let mut names: Vec<_> =
            LANGUAGES.iter().flat_map(|l| l.aliases.iter().chain([&l.name])).collect();
        names.sort();
        let count = names.len();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
