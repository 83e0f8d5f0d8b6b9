//! Every command that README, the help and the documents show is run as it stands there.
//!
//! It must end well: with nothing wrong (0), a misdeal (1) or too few deals (3). Where the text
//! shows what comes out, that comes out, but for numbers, which differ from run to run, and but
//! for lines left out at `...`. Left out is the audit of a harness as `misdeal init` writes it,
//! a fair one, which goes on for a million deals; `init.rs` runs harnesses.

mod folder;
mod text;

use std::path::Path;
use std::process::{Command, Stdio};

use self::folder::folder;
use self::text::{Example, in_help, in_markdown, shows};
use crate::support::{Said, has, has_optional, root, run};

/// What is shown here is of other programs than ours; `mending.rs` goes the same steps with them.
const OTHER_PROGRAMS: &str = "diagnosis.md";

/// Runs examples one after the other in a folder with the files that they speak of.
fn check(examples: &[Example]) {
    let folder = folder();
    for example in examples {
        let is_long = example.command == "misdeal audit -- python3 harness.py";
        if is_long || example.command.contains("| man ") && !has_optional("man") {
            continue;
        }
        let said = shell(folder.path(), &example.command);
        let place =
            format!("{}: {}\n{}{}", example.place, example.command, said.stdout, said.stderr);
        assert!(matches!(said.code, Some(0 | 1 | 3)), "{place}");
        assert!(!said.stderr.contains("error:"), "{place}");
        if example.place.contains(OTHER_PROGRAMS) {
            continue;
        }
        if let Err(missing) = shows(&said.stdout, &example.shown) {
            panic!("'{missing}' is not there\n{place}");
        }
    }
}

/// A line of a shell, with nobody at the keyboard.
fn shell(folder: &Path, line: &str) -> Said {
    let misdeal = Path::new(env!("CARGO_BIN_EXE_misdeal")).parent().unwrap();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = [misdeal.to_owned()].into_iter().chain(std::env::split_paths(&path));
    let mut command = Command::new("sh");
    command.arg("-c").arg(line).current_dir(folder).stdin(Stdio::null());
    command.env("PATH", std::env::join_paths(folders).unwrap()).env("LC_ALL", "C");
    // What is written at home is written there.
    command.env("HOME", folder);
    command.output().unwrap().into()
}

/// The examples of files in a folder of the repository.
fn of_folder(folder: &str) -> Vec<Example> {
    let entries = std::fs::read_dir(root().join(folder)).unwrap();
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    files.sort();
    files.iter().flat_map(|path| in_markdown(path)).collect()
}

#[test]
fn of_the_readme() {
    if has("python3") {
        let examples = in_markdown(&root().join("README.md"));
        assert!(examples.len() > 25, "{examples:?}");
        check(&examples);
    }
}

#[test]
fn of_the_documents() {
    if has("python3") {
        let examples = of_folder("docs");
        assert!(examples.len() > 20, "{examples:?}");
        check(&examples);
    }
}

#[test]
fn of_faults_formats_and_the_rest() {
    if has("python3") {
        let folders = ["docs/faults", "docs/formats", "docs/tests", "corpora", "bench"];
        let examples: Vec<Example> = folders.iter().flat_map(|folder| of_folder(folder)).collect();
        assert!(examples.len() > 15, "{examples:?}");
        check(&examples);
    }
}

#[test]
fn of_the_help() {
    if has("python3") {
        let commands = run(&["--help"]).stdout;
        let names = commands.lines().skip_while(|line| *line != "Commands:").skip(1);
        let names = names.take_while(|line| !line.is_empty());
        let mut pages: Vec<Vec<&str>> =
            names.map(|line| line.split_whitespace().take(1).collect()).collect();
        pages.extend([vec!["simulate", "draw"], vec!["simulate", "blackjack"]]);
        pages.extend([vec!["play", "draw"], vec!["play", "blackjack"], vec![]]);
        let examples: Vec<Example> = pages
            .iter()
            .flat_map(|page| {
                let help = run(&[&page[..], &["--help"]].concat()).stdout;
                in_help(&format!("misdeal {} --help", page.join(" ")), &help)
            })
            .collect();
        assert!(examples.len() > 40, "{examples:?}");
        check(&examples);
    }
}
