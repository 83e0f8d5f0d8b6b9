//! Rust as a stream of tokens, so that comments and strings do not count, without its tests.
//!
//! An item under `#[cfg(test)]` (or `#[cfg(all(test, ...))]`) may do as it needs. It may also be
//! a module in a file of its own: [`test_modules`] names those.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// Keywords an item begins with; what begins otherwise (a field, a variant) ends at a comma.
const ITEM: &[&str] = &[
    "pub",
    "mod",
    "fn",
    "use",
    "impl",
    "struct",
    "enum",
    "union",
    "const",
    "static",
    "type",
    "trait",
    "let",
    "async",
    "unsafe",
    "extern",
    "macro_rules",
];

/// `stream` without the items that are compiled for tests only.
pub(crate) fn product_code(stream: TokenStream) -> TokenStream {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let mut kept = Vec::new();
    let mut at = 0;
    while at < trees.len() {
        if is_whole_file_test(&trees[at..]) {
            return TokenStream::new();
        }
        if is_test_attribute(&trees[at..]) {
            at = end_of_item(&trees, at);
            continue;
        }
        kept.push(match &trees[at] {
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), product_code(group.stream()));
                inner.set_span(group.span());
                TokenTree::Group(inner)
            }
            other => other.clone(),
        });
        at += 1;
    }
    kept.into_iter().collect()
}

/// Names of modules declared as `#[cfg(test)] mod name;`.
pub(crate) fn test_modules(stream: &TokenStream) -> Vec<String> {
    let trees: Vec<TokenTree> = stream.clone().into_iter().collect();
    let mut names = Vec::new();
    for at in 0..trees.len() {
        if is_test_attribute(&trees[at..]) {
            let item: Vec<String> =
                trees[at..end_of_item(&trees, at)].iter().map(ToString::to_string).collect();
            if let [.., keyword, name, end] = &item[..]
                && keyword == "mod"
                && end == ";"
            {
                names.push(name.clone());
            }
        }
    }
    names
}

pub(crate) fn is_punct(tree: Option<&TokenTree>, sign: char) -> bool {
    matches!(tree, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

fn is_test_attribute(trees: &[TokenTree]) -> bool {
    is_punct(trees.first(), '#') && trees.get(1).is_some_and(is_cfg_test)
}

fn is_whole_file_test(trees: &[TokenTree]) -> bool {
    is_punct(trees.first(), '#')
        && is_punct(trees.get(1), '!')
        && trees.get(2).is_some_and(is_cfg_test)
}

/// `[cfg(test)]` or `[cfg(all(.., test, ..))]`.
fn is_cfg_test(tree: &TokenTree) -> bool {
    let TokenTree::Group(brackets) = tree else { return false };
    let text = brackets.to_string().replace(' ', "");
    let Some(condition) = text.strip_prefix("[cfg(").and_then(|t| t.strip_suffix(")]")) else {
        return false;
    };
    let all = condition.strip_prefix("all(").and_then(|t| t.strip_suffix(')'));
    condition == "test" || all.is_some_and(|parts| parts.split(',').any(|part| part == "test"))
}

/// Where the item that begins with the attributes at `at` has ended.
fn end_of_item(trees: &[TokenTree], mut at: usize) -> usize {
    while is_punct(trees.get(at), '#') {
        at += 2;
    }
    let first = trees.get(at).map(ToString::to_string).unwrap_or_default();
    let is_item = ITEM.contains(&first.as_str());
    while let Some(tree) = trees.get(at) {
        at += 1;
        let is_end = match tree {
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
            TokenTree::Punct(punct) => {
                punct.as_char() == ';' || (!is_item && punct.as_char() == ',')
            }
            _ => false,
        };
        if is_end {
            break;
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(source: &str, expected: &str) {
        let kept = product_code(source.parse().expect("source")).to_string();
        let expected: TokenStream = expected.parse().expect("expected");
        assert_eq!(kept, expected.to_string());
    }

    #[test]
    fn test_items_go_and_the_rest_stays() {
        check("fn a() {} #[cfg(test)] mod tests { use x; } fn b() {}", "fn a() {} fn b() {}");
        check(
            "#[cfg(test)] #[allow(x)] pub(crate) fn f<A, B>() -> [u8; 3] {} struct S;",
            "struct S;",
        );
        check("#[cfg(test)] use std::fs; use std::io;", "use std::io;");
        check("#[cfg(all(test, unix))] mod t {} mod u {}", "mod u {}");
        check("mod a { #[cfg(test)] fn t() {} fn u() {} }", "mod a { fn u() {} }");
        check("struct S { #[cfg(test)] a: u8, b: u16 }", "struct S { b: u16 }");
        check("#![cfg(test)] fn a() {}", "");
    }

    #[test]
    fn what_also_runs_outside_tests_stays() {
        for source in
            ["# [cfg (not (test))] fn a () { }", "# [cfg (any (test , unix))] fn a () { }"]
        {
            check(source, source);
        }
    }

    #[test]
    fn test_modules_in_files_of_their_own() {
        let source = "#[cfg(test)] mod tests; mod real; #[cfg(test)] mod inline { fn a() {} }";
        assert_eq!(test_modules(&source.parse().expect("source")), ["tests"]);
    }
}
