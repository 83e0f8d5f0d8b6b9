//! Pages of docs as text for a terminal: without the marks of Markdown that are of no use there,
//! and as wide as it is.

use crate::page::Page;

/// How far code is to the right.
const INDENT: usize = 4;

/// Adds a page: paragraphs are wrapped, and stay without bold marks and with links as their
/// words; code and tables stay as they are.
pub(super) fn plain(page: &mut Page, markdown: &str) {
    let mut paragraph = String::new();
    let mut is_code = false;
    for line in markdown.lines() {
        let is_fence = line.starts_with("```");
        let begins = is_code || is_fence || line.is_empty() || line.starts_with(['-', '|', '#']);
        if begins {
            finish(page, &mut paragraph);
        }
        if is_fence {
            is_code = !is_code;
        } else if line.is_empty() {
            page.gap();
        } else if is_code {
            page.lines(&format!("{:INDENT$}{line}", ""));
        } else if line.starts_with('|') {
            page.lines(&without_links(line));
        } else {
            let blank = if paragraph.is_empty() { "" } else { " " };
            paragraph = paragraph + blank + line.trim();
        }
    }
    finish(page, &mut paragraph);
}

fn finish(page: &mut Page, paragraph: &mut String) {
    if !paragraph.is_empty() {
        let further = if paragraph.starts_with("- ") { 2 } else { 0 };
        let text = without_links(&paragraph.replace("**", ""));
        for line in page.wrapped(0, further, &text) {
            page.lines(&line);
        }
        paragraph.clear();
    }
}

/// `[words](target)` as `words`.
fn without_links(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("](") {
        let (open, close) = (before.rfind('['), after.find(')'));
        let (Some(open), Some(close)) = (open, close) else { break };
        out.push_str(&before[..open]);
        out.push_str(&before[open + 1..]);
        rest = &after[close + 1..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_dropped_paragraphs_wrapped_and_code_is_kept() {
        let markdown = "**Looks at** [a](../a.md)\nand [b](b.md#c),\nnot [this].\n\n\
                        ```text\n**a** [b](c) is longer than that\n```\n- one\n- two\n";
        let mut page = Page::new(24);
        plain(&mut page, markdown);
        let expected = "Looks at a and b, not\n[this].\n\n    **a** [b](c) is longer than that\n\
                        - one\n- two\n";
        assert_eq!(page.finish(), expected);
    }
}
