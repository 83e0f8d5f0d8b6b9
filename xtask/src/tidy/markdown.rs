//! Markdown: one title a page, and relative links that lead somewhere.

use super::offence::Offence;
use super::tree::File;

/// Offences in one page; `exists` knows the paths from the root.
pub(crate) fn check(file: &File, exists: &dyn Fn(&str) -> bool) -> Vec<Offence> {
    let Some(text) = file.text_if(".md") else { return Vec::new() };
    let mut found = Vec::new();
    let mut titles: Vec<usize> = Vec::new();
    for (number, line) in prose(text) {
        if line.starts_with("# ") {
            titles.push(number);
        }
        for target in links(&line) {
            let way_out = "relative links lead to files of this repository";
            match resolve(&file.path, target) {
                Target::Elsewhere => {}
                Target::Path(path) if exists(&path) => {}
                Target::Path(_) | Target::Outside => {
                    let what = format!("the link to '{target}' leads nowhere");
                    found.push(Offence::new(&file.path, number, what, way_out));
                }
            }
        }
    }
    let way_out = "each page has exactly one title, `# ...`";
    match titles[..] {
        [_] => {}
        [] => found.push(Offence::new(&file.path, 1, "no title", way_out)),
        [_, second, ..] => found.push(Offence::new(&file.path, second, "a second title", way_out)),
    }
    found
}

/// The numbered lines outside code fences, without their `code`.
fn prose(text: &str) -> Vec<(usize, String)> {
    let mut fence: Option<&str> = None;
    let mut lines = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let start = line.trim_start();
        let mark = ["```", "~~~"].into_iter().find(|mark| start.starts_with(mark));
        match (fence, mark) {
            (None, Some(mark)) => fence = Some(mark),
            (Some(open), Some(mark)) if open == mark => fence = None,
            (Some(_), _) => {}
            (None, None) => {
                let outside: Vec<&str> = line.split('`').step_by(2).collect();
                lines.push((index + 1, outside.join("`")));
            }
        }
    }
    lines
}

/// The targets of `[text](target)` and of `[name]: target`.
fn links(line: &str) -> Vec<&str> {
    let inline = line.match_indices("](").filter_map(|(at, _)| {
        let rest = &line[at + 2..];
        rest.find(')').map(|end| &rest[..end])
    });
    let reference =
        line.strip_prefix('[').and_then(|rest| rest.split_once("]: ")).map(|(_, target)| target);
    let bare = |target: &'_ str| -> usize { target.find([' ', '\t']).unwrap_or(target.len()) };
    inline
        .chain(reference)
        .map(|target| target.trim())
        .map(|target| target[..bare(target)].trim_start_matches('<').trim_end_matches('>'))
        .collect()
}

enum Target {
    /// Another site, an address, or a place on the same page.
    Elsewhere,
    /// A path from the root.
    Path(String),
    /// Above the root, or absolute.
    Outside,
}

fn resolve(page: &str, target: &str) -> Target {
    let target = target.split('#').next().unwrap_or_default();
    if target.is_empty() || target.contains("://") || target.starts_with("mailto:") {
        return Target::Elsewhere;
    }
    if target.starts_with('/') {
        return Target::Outside;
    }
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                if parts.pop().is_none() {
                    return Target::Outside;
                }
            }
            name => parts.push(name),
        }
    }
    Target::Path(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn at(text: &str, expected: &[(usize, &str)]) {
        let exists = |path: &str| matches!(path, "README.md" | "docs/a.md" | "docs" | "");
        let found = check(&File::of("docs/page.md", text), &exists);
        let found: Vec<(usize, &str)> = found.iter().map(|o| (o.line, o.what.as_str())).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn exactly_one_title() {
        at("# A\n\n## B\n\n```sh\n# a comment\n```\n", &[]);
        at("## B\n", &[(1, "no title")]);
        at("# A\n\n# B\n", &[(3, "a second title")]);
        at("~~~\n```\n# x\n~~~\n# A\n", &[]);
    }

    #[test]
    fn links_lead_to_files() {
        at("# A\n[a](a.md) [r](../README.md#top) ![d](./) [up](..) [x](<a.md> \"title\")\n", &[]);
        at("# A\n[w](https://example.org/x) [m](mailto:a@b) [t](#a)\n", &[]);
        at("# A\n\n[b](b.md)\n", &[(3, "the link to 'b.md' leads nowhere")]);
        at("# A\n[b]: b.md\n", &[(2, "the link to 'b.md' leads nowhere")]);
        at("# A\n[b](/docs/a.md)\n", &[(2, "the link to '/docs/a.md' leads nowhere")]);
        at("# A\n[b](../../a.md)\n", &[(2, "the link to '../../a.md' leads nowhere")]);
    }

    #[test]
    fn code_holds_no_links() {
        at("# A\n`[b](b.md)`\n```\n[b](b.md)\n```\n", &[]);
    }
}
