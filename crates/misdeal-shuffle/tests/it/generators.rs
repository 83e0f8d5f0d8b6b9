//! The study generators against the real ones: `corpora/vectors/generators.json`, which says of
//! each row what gave it.

use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::path::Path;

use misdeal_shuffle::study::{Bound, Generator, Xorshift128Plus};
use misdeal_shuffle::{Seed, ShuffleSpec, generators};
use serde_json::Value;

/// The rows, or `None` in a packaged crate, which comes without the corpora.
fn rows() -> Option<Vec<Value>> {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let corpora = crate_root.join("../../corpora");
    match std::fs::read_to_string(corpora.join("vectors/generators.json")) {
        Ok(text) => {
            let vectors: Value = serde_json::from_str(&text).unwrap();
            Some(vectors["rows"].as_array().unwrap().clone())
        }
        Err(error) if error.kind() == ErrorKind::NotFound && !corpora.exists() => None,
        Err(error) => panic!("the vectors cannot be read: {error}"),
    }
}

/// Checks the rows of a kind; at least `rows_min` must be there.
fn for_each_row(kind: &str, rows_min: usize, check: impl Fn(&Value, &str)) {
    let Some(rows) = rows() else {
        #[expect(clippy::print_stderr, reason = "a skipped test says so")]
        return eprintln!("skipped: the package comes without corpora/vectors/generators.json");
    };
    let rows: Vec<_> = rows.into_iter().filter(|row| row["kind"] == kind).collect();
    assert!(rows.len() >= rows_min, "{} rows of {kind}", rows.len());
    for row in &rows {
        check(row, row["what"].as_str().unwrap());
    }
}

fn integer(value: &Value) -> u64 {
    value.as_str().unwrap().parse().unwrap()
}

fn integers(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(integer).collect()
}

/// The generator of a row, at its start.
fn start(row: &Value, name: &str) -> Box<dyn Generator + Send> {
    if name == "xorshift128plus" {
        let state = integers(&row["state"]);
        return Box::new(Xorshift128Plus::from_state(state[0], state[1]));
    }
    let entry = generators().iter().find(|entry| entry.name == name).unwrap();
    let seed = integer(&row["seed"]);
    let started = entry.start(seed);
    // Started again it does the same, whatever it did before.
    let mut again = entry.start(!seed);
    again.word();
    again.seed(seed);
    assert_eq!(format!("{again:?}"), format!("{started:?}"), "{name}");
    again
}

#[test]
fn words_are_those_of_the_real_generators() {
    for_each_row("word", 50, |row, name| {
        let mut generator = start(row, name);
        let expected = integers(&row["values"]);
        let got: Vec<_> = expected.iter().map(|_| generator.word()).collect();
        assert_eq!(got, expected, "{name}, seed {}: {}", row["seed"], row["origin"]);
        let bits = generator.bits();
        assert!(got.iter().all(|&word| bits == 64 || word >> bits == 0), "{name}");
    });
}

#[test]
fn a_late_word_is_that_of_the_standard() {
    for_each_row("word-10000", 1, |row, name| {
        let mut generator = start(row, name);
        let last = (0..10_000).map(|_| generator.word()).last();
        assert_eq!(last, Some(integer(&row["values"][0])), "{name}: {}", row["origin"]);
    });
}

#[test]
fn fractions_are_those_of_the_real_generators_to_the_last_bit() {
    for_each_row("fraction", 20, |row, name| {
        let mut generator = start(row, name);
        for (at, value) in row["values"].as_array().unwrap().iter().enumerate() {
            let expected: f64 = value.as_str().unwrap().parse().unwrap();
            let got = generator.fraction();
            assert_eq!(got.to_bits(), expected.to_bits(), "{name}, {at}: {got} {expected}");
        }
    });
}

#[test]
fn bounded_draws_are_those_of_the_real_platforms() {
    for (kind, bound, rows_min) in
        [("native", Bound::Native, 40), ("modulo", Bound::Modulo, 5), ("float", Bound::Float, 30)]
    {
        for_each_row(kind, rows_min, |row, name| {
            let mut generator = start(row, name);
            let maxima = integers(&row["maxima"]);
            let got: Vec<_> =
                maxima.iter().map(|&max| bound.at_most(&mut generator, max)).collect();
            let values = integers(&row["values"]);
            assert_eq!(got, values, "{kind} of {name}, seed {}: {}", row["seed"], row["origin"]);
        });
    }
}

#[test]
fn decks_are_those_that_the_real_programs_shuffle() {
    for_each_row("deals", 40, |row, name| {
        let spec: ShuffleSpec = name.parse().unwrap();
        let mut dealer = spec.study(&Seed::from(integer(&row["seed"]))).unwrap();
        for (number, expected) in row["deals"].as_array().unwrap().iter().enumerate() {
            let mut deck: Vec<u64> = (0..row["cards"].as_u64().unwrap()).collect();
            dealer.deal(&mut deck).unwrap();
            let expected: Vec<u64> =
                expected.as_array().unwrap().iter().map(|card| card.as_u64().unwrap()).collect();
            assert_eq!(deck, expected, "{name}, seed {}, deal {number}", row["seed"]);
        }
    });
}

#[test]
fn every_generator_has_vectors_and_every_row_an_origin() {
    let Some(rows) = rows() else { return };
    let named: BTreeSet<_> = rows
        .iter()
        .filter(|row| row["kind"] == "word" || row["kind"] == "fraction")
        .map(|row| row["what"].as_str().unwrap())
        .collect();
    let all: BTreeSet<_> = generators().iter().map(|entry| entry.name).collect();
    assert_eq!(named, all);
    assert!(rows.iter().all(|row| row["origin"].as_str().is_some_and(|text| text.len() > 10)));
    for entry in generators() {
        let texts = [entry.name, entry.summary, entry.why_not, entry.native, entry.source];
        assert!(texts.iter().all(|text| !text.is_empty() && text.len() < 100), "{}", entry.name);
    }
}
