//! Orders that are asked one position at a time, against vectors from an independent
//! program, `corpora/vectors/permuted-index-v1.py`, which checks its SipHash against
//! published values.

use std::io::ErrorKind;
use std::path::Path;

use misdeal_shuffle::{IndexPermutation, Seed};
use serde_json::Value;

fn integer(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| value.as_str().unwrap().parse().unwrap())
}

fn integers(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(integer).collect()
}

#[test]
fn orders_are_those_of_the_independent_program() {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpora");
    let path = corpora.join("vectors/permuted-index-v1.json");
    let vectors: Value = match std::fs::read_to_string(path) {
        Ok(text) => serde_json::from_str(&text).unwrap(),
        // A packaged crate comes without the corpora.
        Err(error) if error.kind() == ErrorKind::NotFound && !corpora.exists() => return,
        Err(error) => panic!("the vectors cannot be read: {error}"),
    };
    let orders = vectors["orders"].as_array().unwrap();
    assert_eq!(orders.len(), 3 * 29);
    for row in orders {
        let seed: Seed = row["seed"].as_str().unwrap().parse().unwrap();
        let last = integer(&row["last"]);
        let order = IndexPermutation::up_to(&seed, last);
        let numbers = integers(&row["numbers"]);
        let positions = match &row["positions"] {
            Value::Null => (0..=last).collect(),
            listed => integers(listed),
        };
        assert_eq!(positions.len(), numbers.len());
        for (position, number) in positions.into_iter().zip(numbers) {
            assert_eq!(order.at(position), number, "seed {seed}, last {last}, at {position}");
            assert_eq!(order.position_of(number), position, "seed {seed}, last {last}");
        }
    }
}
