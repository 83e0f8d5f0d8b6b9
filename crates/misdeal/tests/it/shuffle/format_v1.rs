//! Format v1: a seed prints the same lines for ever (docs/formats/shuffle-lines-v1.md).
//!
//! The vectors are from an independent program, `corpora/vectors/shuffle-lines-v1.py`. A change
//! that breaks this test is a new version of the format, beside this one.

use serde_json::Value;

use super::{done, sorted};
use crate::support::root;

#[test]
fn lines_are_those_of_the_independent_program() {
    let path = root().join("corpora/vectors/shuffle-lines-v1.json");
    let vectors: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    let rows = vectors["rows"].as_array().unwrap();
    assert!(rows.len() > 50);
    for row in rows {
        let mut arguments = vec!["--seed", row["seed"].as_str().unwrap()];
        arguments.extend(row["options"].as_array().unwrap().iter().map(|o| o.as_str().unwrap()));
        let wrote = done(&arguments, row["input"].as_str().unwrap());
        assert_eq!(wrote.stdout, row["output"].as_str().unwrap().as_bytes(), "{row}");
    }
}

/// The example of the page, by itself.
#[test]
fn the_page_shows_what_is_printed() {
    let page = std::fs::read_to_string(root().join("docs/formats/shuffle-lines-v1.md")).unwrap();
    let example = page.split("$ misdeal shuffle ").nth(1).unwrap();
    let (arguments, rest) = example.split_once('\n').unwrap();
    let expected = rest.split("```").next().unwrap();
    let arguments: Vec<&str> = arguments.split(' ').collect();
    assert_eq!(done(&arguments, "").stdout, expected.as_bytes());
    assert_eq!(sorted(expected.as_bytes(), b'\n').len(), 3);
}
