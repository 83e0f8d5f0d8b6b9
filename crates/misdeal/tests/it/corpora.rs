//! The programs of corpora: which there are, which can run here, and what the audit must
//! say of those of the posts.

use std::path::Path;

use serde_json::Value;

use crate::support::{evidence, has, has_module, misdeal, root};

pub(crate) fn about(folder: &Path) -> Value {
    let text = std::fs::read_to_string(folder.join("about.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

pub(crate) fn folders(of: &str) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(root().join("corpora").join(of)).unwrap();
    let mut folders: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    folders
}

/// Whether the language of a program is here, and what else it needs.
pub(crate) fn has_language(about: &Value) -> bool {
    if about["needs"].as_str().is_some_and(|module| !has_module(module)) {
        return false;
    }
    match about["language"].as_str().unwrap() {
        "Python" => has("python3"),
        "JavaScript" => has("node"),
        "C" => has("cc"),
        "Perl" => has("perl"),
        "Java" => has("javac") && has("java"),
        "awk" => has("awk"),
        "bash" => has("bash") && has("shuf"),
        language => panic!("no interpreter is known for {language}"),
    }
}

/// The programs of the posts, audited as their own pages say.
#[test]
fn the_posts_programs_are_judged_as_their_pages_say() {
    for folder in folders("seeds") {
        let about = about(&folder);
        if !has_language(&about) {
            continue;
        }
        for audit in about["audits"].as_array().unwrap() {
            let command = audit["command"].as_str().unwrap();
            let words: Vec<&str> = command.split_whitespace().collect();
            let arguments = words.strip_prefix(&["misdeal", "audit"]).unwrap();
            let arguments = [&["audit", "--json"], arguments].concat();
            let said: crate::support::Said = misdeal(&arguments).output().unwrap().into();
            assert_eq!(
                said.code.map(i64::from),
                audit["exit"].as_i64(),
                "{command}: {}",
                said.stderr
            );
            let verdict = said.json();
            assert_eq!(verdict["verdict"], audit["verdict"], "{command}");
            let found = evidence(&verdict);
            for test in audit["tests"].as_array().unwrap() {
                assert!(found.iter().any(|id| test == id), "{command}: {test} found nothing");
            }
        }
    }
}
