//! Each statistical test has a page, and each page a test.
//!
//! A test names itself by `const ID: &str = "..."` in `crates/misdeal-audit/src/test`; its page
//! is `docs/tests/<id>.md`.

use std::collections::BTreeMap;

use proc_macro2::{TokenStream, TokenTree};

use super::offence::Offence;
use super::tokens::{is_punct, product_code};
use super::tree::File;

const TESTS: &str = "crates/misdeal-audit/src/test/";
const PAGES: &str = "docs/tests/";

/// Offences on either side.
pub(crate) fn check(files: &[File]) -> Vec<Offence> {
    let mut ids: BTreeMap<String, (&str, usize)> = BTreeMap::new();
    let mut tests = files.iter().filter(|file| file.path.starts_with(TESTS)).peekable();
    if tests.peek().is_none() {
        return Vec::new();
    }
    for file in tests {
        // What cannot be read as Rust is an offence of `access`.
        if let Some(Ok(stream)) = file.text_if(".rs").map(str::parse::<TokenStream>) {
            for (id, line) in ids_in(product_code(stream)) {
                ids.insert(id, (&file.path, line));
            }
        }
    }
    if ids.is_empty() {
        let what = "no test says `const ID: &str = \"...\"`";
        let way_out = "this check would see no test; name them so, or change pages.rs";
        return vec![Offence::new(TESTS, 1, what, way_out)];
    }
    let pages: Vec<(&str, &str)> = files
        .iter()
        .filter_map(|file| {
            let id = file.path.strip_prefix(PAGES)?.strip_suffix(".md")?;
            (id != "README").then_some((id, file.path.as_str()))
        })
        .collect();

    let mut found = Vec::new();
    for (id, (path, line)) in &ids {
        if !pages.iter().any(|(page, _)| page == id) {
            let what = format!("test '{id}' has no page");
            found.push(Offence::new(path, *line, what, format!("write {PAGES}{id}.md")));
        }
    }
    for (id, path) in pages.iter().filter(|(id, _)| !ids.contains_key(*id)) {
        let what = format!("no test has the id '{id}'");
        found.push(Offence::new(path, 1, what, "rename or remove the page"));
    }
    found
}

/// The literals of `const ID ... = "literal"`, each with its line.
fn ids_in(stream: TokenStream) -> Vec<(String, usize)> {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let mut found = Vec::new();
    for (at, tree) in trees.iter().enumerate() {
        if let TokenTree::Group(group) = tree {
            found.extend(ids_in(group.stream()));
        }
        let is_id = tree.to_string() == "const"
            && trees.get(at + 1).is_some_and(|next| next.to_string() == "ID");
        let statement = trees[at..].iter().take_while(|tree| !is_punct(Some(tree), ';'));
        if is_id && let Some(TokenTree::Literal(literal)) = statement.last() {
            let id = literal.to_string().trim_matches('"').to_owned();
            found.push((id, literal.span().start().line));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn lines(files: &[(&str, &str)], expected: &[&str]) {
        let files: Vec<File> = files.iter().map(|(path, text)| File::of(path, text)).collect();
        let found: Vec<String> =
            check(&files).iter().map(|o| format!("{}:{}: {}", o.path, o.line, o.what)).collect();
        assert_eq!(found, expected);
    }

    const PARITY: (&str, &str) = (
        "crates/misdeal-audit/src/test/parity.rs",
        "//! x\n/// y\npub const ID: &str = \"parity\";\n#[cfg(test)] const ID: &str = \"t\";",
    );

    #[test]
    fn both_sides_agree() {
        lines(&[PARITY, ("docs/tests/parity.md", ""), ("docs/tests/README.md", "")], &[]);
        let inner = "impl Test for T { const ID: &'static str = \"cycles\"; }";
        lines(&[("crates/misdeal-audit/src/test/a.rs", inner), ("docs/tests/cycles.md", "")], &[]);
    }

    #[test]
    fn either_side_alone_is_an_offence() {
        lines(&[PARITY], &["crates/misdeal-audit/src/test/parity.rs:3: test 'parity' has no page"]);
        lines(
            &[PARITY, ("docs/tests/parity.md", ""), ("docs/tests/old.md", "")],
            &["docs/tests/old.md:1: no test has the id 'old'"],
        );
    }

    #[test]
    fn a_check_that_sees_nothing_says_so() {
        lines(&[("docs/tests/old.md", "")], &[]);
        let blind = "crates/misdeal-audit/src/test/:1: no test says `const ID: &str = \"...\"`";
        lines(&[("crates/misdeal-audit/src/test/a.rs", "fn id() {}")], &[blind]);
    }
}
