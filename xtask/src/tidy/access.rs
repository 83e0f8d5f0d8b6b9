//! Who may touch files, processes, clocks, entropy and memory: the crate `misdeal` may, the
//! rooms behind it take what they need as arguments. `unsafe` stands in listed files only.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};

use super::mentions::{Form, Mention, mentions};
use super::offence::Offence;
use super::tokens::{product_code, test_modules};
use super::tree::File;

/// Files in which `unsafe` may stand (each block with its safe twin and a differential test).
const UNSAFE_FILES: &[&str] = &[
    "crates/misdeal-shuffle/src/array/blocks/region.rs",
    "crates/misdeal-shuffle/src/array/blocks/take.rs",
    "crates/misdeal-shuffle/src/bulk/work.rs",
    "crates/misdeal-shuffle/src/bulk/x86.rs",
];

/// The crates that may touch the world.
const EDGE: &[&str] = &["misdeal"];

/// Files beyond them that may ask for entropy: `assert_fair!` runs in other people's tests, which
/// have no other edge.
const ENTROPY_FILES: &[&str] = &["crates/misdeal-audit/src/assert_fair.rs"];

/// How a mention is recognised.
enum Shape {
    /// The path begins so.
    Prefix(&'static [&'static str]),
    /// One of these is a part of the path.
    Part(&'static [&'static str]),
    /// The path ends so.
    Suffix(&'static [&'static str]),
    /// One of these, called, imported or named with its module.
    Function(&'static [&'static str]),
}

const RULES: &[(Shape, &str)] = &[
    (Shape::Prefix(&["std", "fs"]), "files"),
    (Shape::Part(&["File", "OpenOptions"]), "files"),
    (Shape::Prefix(&["std", "process"]), "processes"),
    (Shape::Part(&["Command"]), "processes"),
    (Shape::Prefix(&["std", "net"]), "the network"),
    (Shape::Prefix(&["std", "env"]), "the environment"),
    (Shape::Part(&["Instant", "SystemTime"]), "the clock"),
    (Shape::Suffix(&["thread", "sleep"]), "the clock"),
    (Shape::Part(&["getrandom", "SysRng", "OsRng", "thread_rng", "ThreadRng"]), "entropy"),
    (Shape::Function(&["stdin", "stdout", "stderr"]), "standard streams"),
    (Shape::Prefix(&["std", "*"]), "anything (a glob of std)"),
    (Shape::Prefix(&["std", "as"]), "anything (std under another name)"),
];

impl Shape {
    fn matches(&self, mention: &Mention) -> bool {
        let path: Vec<&str> = mention.segments.iter().map(String::as_str).collect();
        match self {
            Shape::Prefix(prefix) => path.starts_with(prefix),
            Shape::Suffix(suffix) => path.ends_with(suffix),
            Shape::Part(parts) => path.iter().any(|part| parts.contains(part)),
            Shape::Function(names) => {
                path.last().is_some_and(|last| names.contains(last))
                    && (path.len() > 1 || mention.form != Form::Named)
            }
        }
    }
}

/// Offences in the sources of `crates/*/src`.
pub(crate) fn check(files: &[File]) -> Vec<Offence> {
    let mut found = Vec::new();
    let mut sources: Vec<(&File, TokenStream)> = Vec::new();
    for file in files.iter().filter(|file| is_source(file)) {
        match file.text_if(".rs").map(str::parse::<TokenStream>) {
            Some(Ok(stream)) => sources.push((file, stream)),
            Some(Err(error)) => {
                let line = error.span().start().line;
                let what = format!("not Rust: {error}");
                found.push(Offence::new(&file.path, line, what, "it must be read to be checked"));
            }
            None => {}
        }
    }
    let tests: BTreeSet<String> = sources
        .iter()
        .flat_map(|(file, stream)| {
            test_modules(stream).into_iter().map(|name| module_path(&file.path, &name))
        })
        .collect();
    for (file, stream) in sources {
        let stem = file.path.trim_end_matches(".rs").trim_end_matches("/mod");
        let in_tests = tests.iter().any(|test| {
            stem == test || stem.strip_prefix(test.as_str()).is_some_and(|r| r.starts_with('/'))
        });
        if !in_tests {
            check_source(file, product_code(stream), &mut found);
        }
    }
    found
}

fn is_source(file: &File) -> bool {
    matches!(file.parts()[..], ["crates", _, "src", ..])
}

/// Where `mod name;` in the file `path` leads, without the ending.
fn module_path(path: &str, name: &str) -> String {
    let stem = path.trim_end_matches(".rs");
    let (folder, own) = stem.rsplit_once('/').unwrap_or(("", stem));
    let folder = if matches!(own, "lib" | "main" | "mod") { folder } else { stem };
    format!("{folder}/{name}")
}

fn check_source(file: &File, stream: TokenStream, found: &mut Vec<Offence>) {
    if !UNSAFE_FILES.contains(&file.path.as_str()) {
        for line in unsafe_lines(stream.clone()) {
            let way_out = "write it safely, or list the file in xtask/src/tidy/access.rs with a \
                           safe twin and a differential test";
            found.push(Offence::new(&file.path, line, "unsafe", way_out));
        }
    }
    if EDGE.contains(&file.parts()[1]) {
        return;
    }
    for mention in mentions(stream) {
        let rule = RULES.iter().find(|(shape, _)| shape.matches(&mention));
        if let Some((_, world)) = rule.filter(|&&(_, world)| !is_excepted(file, world)) {
            let what = format!("{} touches {world}", mention.segments.join("::"));
            let way_out = "only the crate misdeal may; take bytes, seeds and times as arguments";
            found.push(Offence::new(&file.path, mention.line, what, way_out));
        }
    }
}

fn is_excepted(file: &File, world: &str) -> bool {
    world == "entropy" && ENTROPY_FILES.contains(&file.path.as_str())
}

fn unsafe_lines(stream: TokenStream) -> Vec<usize> {
    let mut lines = Vec::new();
    for tree in stream {
        match tree {
            TokenTree::Ident(word) if word == "unsafe" => lines.push(word.span().start().line),
            TokenTree::Group(group) => lines.extend(unsafe_lines(group.stream())),
            _ => {}
        }
    }
    lines
}

#[cfg(test)]
mod tests;
