//! Seeded samples against vectors from an independent program,
//! `corpora/vectors/sample-v1.py`.

use std::io::ErrorKind;
use std::path::Path;

use misdeal_shuffle::sample::{
    partial_shuffle, reservoir_sample, sample_sequence, sample_set, sample_weighted,
    sample_weighted_exact,
};
use misdeal_shuffle::{DealDraw, Seed};
use serde_json::Value;

/// Compares each row of a list with what `make` makes of it; at least one must be there.
fn check(list: &str, make: impl Fn(&Value, usize, &dyn Fn() -> DealDraw) -> Vec<u64>) {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpora");
    let vectors: Value = match std::fs::read_to_string(corpora.join("vectors/sample-v1.json")) {
        Ok(text) => serde_json::from_str(&text).unwrap(),
        // A packaged crate comes without the corpora.
        Err(error) if error.kind() == ErrorKind::NotFound && !corpora.exists() => return,
        Err(error) => panic!("the vectors cannot be read: {error}"),
    };
    let rows = vectors[list].as_array().unwrap();
    assert!(!rows.is_empty());
    for row in rows {
        let seed: Seed = row["seed"].as_str().unwrap().parse().unwrap();
        let draw = || seed.deal(row["deal"].as_u64().unwrap());
        let expected: Vec<u64> = row["sample"].as_array().unwrap().iter().map(integer).collect();
        assert_eq!(make(row, integer(&row["m"]) as usize, &draw), expected, "{row}");
    }
}

fn integer(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| value.as_str().unwrap().parse().unwrap())
}

#[test]
fn sequences_are_those_of_the_independent_program() {
    check("sequences", |row, m, draw| {
        let n = integer(&row["n"]);
        let sample = sample_sequence(n, m as u64, &mut draw()).unwrap();
        if n < 1000 {
            let mut items: Vec<u64> = (0..n).collect();
            assert_eq!(partial_shuffle(&mut items, m, &mut draw()).unwrap().sample, sample);
        }
        sample
    });
}

#[test]
fn sets_are_those_of_the_independent_program() {
    check("sets", |row, m, draw| sample_set(integer(&row["n"]), m as u64, &mut draw()).unwrap());
}

#[test]
fn reservoirs_are_those_of_the_independent_program() {
    check("reservoirs", |row, m, draw| reservoir_sample(0..integer(&row["n"]), m, &mut draw()));
}

#[test]
fn weighted_samples_are_those_of_the_independent_program() {
    check("weighted_exact", |row, m, draw| {
        let weights: Vec<u64> = row["weights"].as_array().unwrap().iter().map(integer).collect();
        sample_weighted_exact(&weights, m, &mut draw()).unwrap()
    });
    check("weighted", |row, m, draw| {
        let weights = row["weights"].as_array().unwrap().iter().map(|w| w.as_f64().unwrap());
        sample_weighted(weights, m, &mut draw()).unwrap()
    });
}
