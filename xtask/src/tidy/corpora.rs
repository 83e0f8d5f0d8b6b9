//! Corpora: each program kept for study says what it is and can be run.

use std::collections::BTreeSet;

use super::offence::Offence;
use super::tree::File;

/// Offences in `corpora/suspects/*` and `corpora/seeds/*`.
pub(crate) fn check(files: &[File]) -> Vec<Offence> {
    let folders: BTreeSet<(&str, &str)> = files
        .iter()
        .filter_map(|file| match file.parts()[..] {
            ["corpora", shelf @ ("suspects" | "seeds"), name, _, ..] => Some((shelf, name)),
            _ => None,
        })
        .collect();
    let mut found = Vec::new();
    for (shelf, name) in folders {
        let folder = format!("corpora/{shelf}/{name}");
        let find = |file: &str| {
            let path = format!("{folder}/{file}");
            (files.iter().find(|file| file.path == path), path)
        };
        let (about, path) = find("about.json");
        let text = about.and_then(|file| file.text.as_deref());
        if !text.is_some_and(|text| text.contains(&format!("\"id\": \"{name}\""))) {
            let what = format!("no about.json with \"id\": \"{name}\"");
            found.push(Offence::new(&path, 1, what, "say what the program is and its source"));
        }
        let (run, path) = find("run");
        if !run.is_some_and(|file| file.executable) {
            let way_out = "every program is called the same way; chmod +x run";
            found.push(Offence::new(&path, 1, "no executable run", way_out));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str, executable: bool) -> File {
        File { executable, ..File::of(path, text) }
    }

    #[track_caller]
    fn whats(files: &[File], expected: &[&str]) {
        let found = check(files);
        assert_eq!(found.iter().map(|o| o.what.as_str()).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_complete_folder_passes() {
        let about = file("corpora/seeds/a/about.json", "{ \"id\": \"a\" }", false);
        whats(&[about, file("corpora/seeds/a/run", "", true)], &[]);
        whats(&[file("corpora/README.md", "", false)], &[]);
    }

    #[test]
    fn what_is_missing_is_named() {
        let run = file("corpora/suspects/a/run", "", false);
        let wrong = file("corpora/suspects/a/about.json", "{ \"id\": \"b\" }", false);
        let both = ["no about.json with \"id\": \"a\"", "no executable run"];
        whats(std::slice::from_ref(&run), &both);
        whats(&[run, wrong], &both);
        whats(&[file("corpora/seeds/a/main.c", "", true)], &both);
    }
}
