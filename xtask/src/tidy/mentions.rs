//! Every path that a stream of tokens mentions: `a::b::c` in code, and each leaf of a `use`.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::tokens::is_punct;

/// How a path is mentioned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// Followed by parentheses.
    Called,
    /// A leaf of a `use`.
    Imported,
    /// Anything else.
    Named,
}

/// A path and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mention {
    /// `*` stands for a glob.
    pub(crate) segments: Vec<String>,
    pub(crate) line: usize,
    pub(crate) form: Form,
}

/// All mentions in `stream`, groups included. Methods and fields (after a dot) and the names of
/// functions being defined are not paths.
pub(crate) fn mentions(stream: TokenStream) -> Vec<Mention> {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < trees.len() {
        match &trees[at] {
            TokenTree::Group(group) => found.extend(mentions(group.stream())),
            TokenTree::Ident(word) if word == "use" && !is_punct(trees.get(at + 1), '<') => {
                let length = trees[at..].iter().take_while(|t| !is_punct(Some(t), ';')).count();
                imports(&trees[at + 1..at + length], &[], &mut found);
                at += length;
                continue;
            }
            TokenTree::Ident(word) => {
                let (segments, next) = path(&trees, at);
                let defined = at > 0 && trees[at - 1].to_string() == "fn";
                // `..file` is a range or a rest, not a field.
                let after_dot = at > 0
                    && is_punct(trees.get(at - 1), '.')
                    && !(at > 1 && is_punct(trees.get(at - 2), '.'));
                if !defined && !after_dot {
                    let line = word.span().start().line;
                    let form = if opens(trees.get(next), Delimiter::Parenthesis) {
                        Form::Called
                    } else {
                        Form::Named
                    };
                    found.push(Mention { segments, line, form });
                }
                at = next;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    found
}

fn opens(tree: Option<&TokenTree>, delimiter: Delimiter) -> bool {
    matches!(tree, Some(TokenTree::Group(group)) if group.delimiter() == delimiter)
}

fn is_colons(trees: &[TokenTree], at: usize) -> bool {
    is_punct(trees.get(at), ':') && is_punct(trees.get(at + 1), ':')
}

fn name(tree: &TokenTree) -> String {
    let text = tree.to_string();
    text.strip_prefix("r#").map(str::to_owned).unwrap_or(text)
}

/// The path that begins at `at`, and where it has ended.
fn path(trees: &[TokenTree], mut at: usize) -> (Vec<String>, usize) {
    let mut segments = vec![name(&trees[at])];
    at += 1;
    while is_colons(trees, at) && matches!(trees.get(at + 2), Some(TokenTree::Ident(_))) {
        segments.push(name(&trees[at + 2]));
        at += 3;
    }
    (segments, at)
}

/// The leaves of one `use` tree or of several parted by commas, below `prefix`.
fn imports(trees: &[TokenTree], prefix: &[String], found: &mut Vec<Mention>) {
    for part in trees.split(|tree| is_punct(Some(tree), ',')) {
        let Some(first) = part.first() else { continue };
        let line = first.span().start().line;
        let mut segments = prefix.to_vec();
        let mut is_leaf = true;
        for tree in part {
            match tree {
                TokenTree::Ident(word) if word == "as" => {
                    // `use std as s` would hide what follows: keep the sign of it.
                    if segments.len() == 1 {
                        segments.push("as".to_owned());
                    }
                    break;
                }
                TokenTree::Ident(word) if word == "self" && !segments.is_empty() => {}
                TokenTree::Ident(_) => segments.push(name(tree)),
                TokenTree::Punct(punct) if punct.as_char() == '*' => segments.push("*".to_owned()),
                TokenTree::Group(group) => {
                    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                    imports(&inner, &segments, found);
                    is_leaf = false;
                }
                _ => {}
            }
        }
        if is_leaf {
            found.push(Mention { segments, line, form: Form::Imported });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(source: &str, expected: &[(&str, Form)]) {
        let found = mentions(source.parse().expect("source"));
        let found: Vec<(String, Form)> =
            found.iter().map(|m| (m.segments.join("::"), m.form)).collect();
        let expected: Vec<(String, Form)> =
            expected.iter().map(|&(path, form)| (path.to_owned(), form)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_use_is_opened_to_its_leaves() {
        use Form::Imported;
        check(
            "use std::{fs, io::{self, Write}, time::*};",
            &[
                ("std::fs", Imported),
                ("std::io", Imported),
                ("std::io::Write", Imported),
                ("std::time::*", Imported),
            ],
        );
        check("pub use ::std::fs as files;", &[("pub", Form::Named), ("std::fs", Imported)]);
        check(
            "use std as s; use std::{self as t};",
            &[("std::as", Imported), ("std::as", Imported)],
        );
    }

    #[test]
    fn paths_in_code_calls_and_methods() {
        use Form::{Called, Named};
        check(
            "a::b(c.d, e::<f::g>::h())",
            &[("a::b", Called), ("c", Named), ("e", Named), ("f::g", Named), ("h", Called)],
        );
        check("x ! { y ( ) }", &[("x", Named), ("y", Called)]);
        check("fn stdout() {}", &[("fn", Named)]);
    }

    #[test]
    fn comments_and_strings_are_no_mentions_and_lines_are_counted() {
        check("// std::fs\n/// std::fs\n", &[("doc", Form::Named)]);
        check("\"std::fs\"", &[]);
        let found = mentions("\n\n a::b".parse().expect("source"));
        assert_eq!(found[0].line, 3);
    }
}
