//! Lines: their length and number, blanks at their ends, leftovers, paths of some machine.

use super::offence::Offence;
use super::tree::File;

const COLUMNS_MAX: usize = 100;
const LINES_MAX: usize = 400;

/// Words that mean "later"; put together here so that this file does not offend.
const LEFTOVERS: &[&str] = &[concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")];

/// Folders of one machine or one person.
const MACHINE_PATHS: &[&str] =
    &[concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/Us", "ers/")];

/// Offences in one file's lines.
pub(crate) fn check(file: &File) -> Vec<Offence> {
    let Some(text) = &file.text else { return Vec::new() };
    let mut found = Vec::new();
    let mut say = |line: usize, what: String, way_out: &str| {
        found.push(Offence::new(&file.path, line, what, way_out));
    };
    let parts = file.parts();
    let is_rust = file.path.ends_with(".rs");
    let is_ours = is_rust && matches!(parts[0], "crates" | "xtask");

    if matches!(parts[..], ["crates", _, "src", ..]) && is_rust && !text.starts_with("//!") {
        let way_out = "say what the file does and what it refuses to do";
        say(1, "the file does not begin with //!".to_owned(), way_out);
    }
    let lines_count = text.lines().count();
    if is_ours && lines_count > LINES_MAX {
        let way_out = format!("at most {LINES_MAX}; one idea a file, cut it in two");
        say(LINES_MAX + 1, format!("{lines_count} lines"), &way_out);
    }
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let columns_count = line.chars().count();
        if is_ours && columns_count > COLUMNS_MAX {
            let way_out = format!("at most {COLUMNS_MAX}; break the line");
            say(number, format!("{columns_count} columns"), &way_out);
        }
        if (is_rust || file.path.ends_with(".md")) && line.ends_with([' ', '\t']) {
            say(number, "a blank at the end of the line".to_owned(), "remove it");
        }
        for word in LEFTOVERS.iter().filter(|word| has_word(line, word)) {
            say(number, format!("'{word}' is left over"), "do it now, or file an issue");
        }
        for path in MACHINE_PATHS.iter().filter(|path| has_path(line, path)) {
            let way_out = "it is there on one machine only; write it relative to the root";
            say(number, format!("a path below '{path}'"), way_out);
        }
    }
    found
}

fn has_word(line: &str, word: &str) -> bool {
    let is_inside = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        !line[..at].ends_with(is_inside) && !line[at + word.len()..].starts_with(is_inside)
    })
}

/// Whether an absolute path begins with `path`; not where it is the middle of a longer one.
fn has_path(line: &str, path: &str) -> bool {
    let is_inside = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '}' | ')');
    line.match_indices(path).any(|(at, _)| !line[..at].ends_with(is_inside))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn at(path: &str, text: &str, expected: &[(usize, &str)]) {
        let found = check(&File::of(path, text));
        let found: Vec<(usize, &str)> = found.iter().map(|o| (o.line, o.what.as_str())).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn long_lines_count_characters_not_bytes() {
        let wide = |count: usize| format!("//! {}\n", "洗".repeat(count - 4));
        at("crates/a/src/b.rs", &wide(100), &[]);
        at("crates/a/src/b.rs", &wide(101), &[(1, "101 columns")]);
        at("fuzz/b.rs", &wide(101), &[]);
        at("README.md", &wide(101), &[]);
    }

    #[test]
    fn long_files() {
        at("xtask/src/b.rs", &"\n".repeat(400), &[]);
        at("xtask/src/b.rs", &"\n".repeat(401), &[(401, "401 lines")]);
    }

    #[test]
    fn sources_begin_with_their_purpose() {
        at("crates/a/src/b.rs", "use c;\n", &[(1, "the file does not begin with //!")]);
        at("crates/a/tests/b.rs", "use c;\n", &[]);
    }

    #[test]
    fn blanks_at_the_end() {
        at(
            "a.md",
            "one \ntwo\t\nthree\n",
            &[(1, "a blank at the end of the line"), (2, "a blank at the end of the line")],
        );
        at("a.txt", "one \n", &[]);
    }

    #[test]
    fn leftovers_are_whole_words() {
        for word in LEFTOVERS {
            at("a.sh", &format!("# {word}: later\n"), &[(1, &format!("'{word}' is left over"))]);
            at("a.sh", &format!("# A{word}, {word}S and _{word}\n"), &[]);
        }
    }

    #[test]
    fn paths_of_a_machine() {
        for path in MACHINE_PATHS {
            let said = format!("a path below '{path}'");
            at("a.txt", &format!("see {path}x\n"), &[(1, &said)]);
            at("a.txt", &format!("\"{path}x\"\n"), &[(1, &said)]);
            at("a.txt", &format!("https://example.org{path}x and ..{path}x\n"), &[]);
        }
    }

    #[test]
    fn what_is_not_text_is_left_alone() {
        let mut file = File::of("a.bin", "");
        file.text = None;
        assert!(check(&file).is_empty());
    }
}
