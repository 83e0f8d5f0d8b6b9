//! [`HARNESSES`]: the harness of each language, and how it is built and audited.

use std::path::Path;

use crate::process::quoted;

/// A program that prints deals, with a place for a shuffle.
#[derive(Debug)]
pub(super) struct Harness {
    pub(super) name: &'static str,
    /// What else the language is called.
    pub(super) aliases: &'static [&'static str],
    /// What its file is called, if nobody says otherwise.
    pub(super) file: &'static str,
    pub(super) text: &'static str,
    /// From its file to a verdict. `{file}` stands for the file, `{program}`
    /// for what is made of it and `{name}` for its name without an ending.
    commands: &'static [&'static str],
}

pub(super) const HARNESSES: &[Harness] = &[
    Harness {
        name: "python",
        aliases: &["py", "python3"],
        file: "harness.py",
        text: include_str!("harness.py"),
        commands: &["misdeal audit -- python3 {file}"],
    },
    Harness {
        name: "js",
        aliases: &["javascript", "node", "nodejs"],
        file: "harness.js",
        text: include_str!("harness.js"),
        commands: &["misdeal audit -- node {file}"],
    },
    Harness {
        name: "java",
        aliases: &[],
        file: "Harness.java",
        text: include_str!("Harness.java"),
        commands: &["misdeal audit -- java {file}"],
    },
    Harness {
        name: "c",
        aliases: &["cc", "gcc", "clang"],
        file: "harness.c",
        text: include_str!("harness.c"),
        commands: &["cc -O2 -o {program} {file}", "misdeal audit -- {program}"],
    },
    Harness {
        name: "go",
        aliases: &["golang"],
        file: "harness.go",
        text: include_str!("harness.go"),
        commands: &["go build -o {program} {file}", "misdeal audit -- {program}"],
    },
    Harness {
        name: "rust",
        aliases: &["rs"],
        file: "examples/harness.rs",
        text: include_str!("harness.rs"),
        // Built before, because an audit does not wait for a long build.
        commands: &[
            "cargo add --dev rand",
            "cargo build --release --example {name}",
            "misdeal audit -- cargo run --quiet --release --example {name}",
        ],
    },
];

impl Harness {
    /// Whether the language is called so, in letters of either case.
    pub(super) fn is_called(&self, word: &str) -> bool {
        let mut names = std::iter::once(&self.name).chain(self.aliases);
        names.any(|name| name.eq_ignore_ascii_case(word))
    }

    /// What to run, the audit last, with the harness in `file`.
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

    #[test]
    fn each_says_at_its_top_how_it_is_run() {
        for harness in HARNESSES {
            let top = harness.text.split("\n\n").next().unwrap();
            let said: Vec<&str> = top
                .lines()
                .map(|line| line.trim_start_matches(['/', '*', '#', '!', ' ', '\t']))
                .collect();
            for command in harness.commands(Path::new(harness.file)) {
                assert!(said.contains(&command.as_str()), "{}: {command}", harness.name);
            }
        }
    }

    #[test]
    fn each_can_be_read_in_half_a_minute() {
        for Harness { name, text, .. } in HARNESSES {
            assert!(text.lines().count() <= 55, "{name}");
            assert!(text.lines().all(|line| line.chars().count() <= 100), "{name}");
            assert_eq!(text.matches("---- your shuffle function here ----").count(), 1, "{name}");
            assert_eq!(text.matches("---- it ends here ----").count(), 1, "{name}");
        }
    }

    #[test]
    fn commands_name_the_file() {
        let check = |name: &str, file: &str, expected: &[&str]| {
            let harness = HARNESSES.iter().find(|harness| harness.is_called(name)).unwrap();
            assert_eq!(harness.commands(Path::new(file)), expected);
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
            HARNESSES.iter().flat_map(|h| h.aliases.iter().chain([&h.name])).collect();
        names.sort();
        let count = names.len();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
