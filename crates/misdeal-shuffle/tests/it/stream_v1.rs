//! The seeded stream against vectors from an independent program,
//! `corpora/vectors/stream-v1.py`, which checks its ChaCha against RFC 8439.

use std::io::ErrorKind;
use std::path::Path;

use misdeal_shuffle::{DealDraw, Draw, Seed, ShuffleSpec, catalogue};
use rand_core::Rng;
use serde_json::Value;

/// The vectors, or `None` in a packaged crate, which comes without the corpora.
fn vectors() -> Option<Value> {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let corpora = crate_root.join("../../corpora");
    match std::fs::read_to_string(corpora.join("vectors/stream-v1.json")) {
        Ok(text) => Some(serde_json::from_str(&text).unwrap()),
        Err(error) if error.kind() == ErrorKind::NotFound && !corpora.exists() => None,
        Err(error) => panic!("the vectors cannot be read: {error}"),
    }
}

/// Runs `check` on each row of a list; at least one must be there.
fn for_each_row(list: &str, check: impl Fn(&Value, DealDraw)) {
    let Some(vectors) = vectors() else {
        // The test harness shows this line when asked to; nothing is checked.
        #[expect(clippy::print_stderr, reason = "a skipped test says so")]
        return eprintln!("skipped: the package comes without corpora/vectors/stream-v1.json");
    };
    let rows = vectors[list].as_array().unwrap();
    assert!(!rows.is_empty());
    for row in rows {
        let seed: Seed = row["seed"].as_str().unwrap().parse().unwrap();
        check(row, seed.deal(row["deal"].as_u64().unwrap()));
    }
}

/// The integers of a list, given as numbers or as texts.
fn integers(list: &Value) -> Vec<u64> {
    let integer = |value: &Value| match value {
        Value::String(text) => text.parse().unwrap(),
        number => number.as_u64().unwrap(),
    };
    list.as_array().unwrap().iter().map(integer).collect()
}

#[test]
fn words_are_those_of_the_independent_program() {
    for_each_row("words", |row, mut draw| {
        let expected = integers(&row["words"]);
        let got: Vec<_> = expected.iter().map(|_| u64::from(draw.0.next_u32())).collect();
        assert_eq!(got, expected, "seed {} deal {}", row["seed"], row["deal"]);
    });
}

#[test]
fn draws_are_those_of_the_independent_program() {
    for_each_row("draws", |row, mut draw| {
        let maxima = integers(&row["maxima"]);
        let got: Vec<_> = maxima.iter().map(|&max| draw.at_most(max)).collect();
        assert_eq!(got, integers(&row["values"]), "{row}");
    });
}

#[test]
fn shuffles_are_those_of_the_independent_program() {
    for_each_row("shuffles", |row, mut draw| {
        let spec: ShuffleSpec = row["shuffle"].as_str().unwrap().parse().unwrap();
        let mut cards: Vec<u64> = (0..row["cards"].as_u64().unwrap()).collect();
        spec.shuffle(&mut cards, &mut draw);
        assert_eq!(cards, integers(&row["order"]), "{row}");
    });
}

#[test]
fn every_shuffle_has_a_vector() {
    let Some(vectors) = vectors() else { return };
    let rows = vectors["shuffles"].as_array().unwrap();
    for entry in catalogue() {
        let named = |row: &&Value| row["shuffle"] == entry.name && row["cards"] == 52;
        assert!(rows.iter().any(|row| named(&row)), "{} has no test vector", entry.name);
    }
}
