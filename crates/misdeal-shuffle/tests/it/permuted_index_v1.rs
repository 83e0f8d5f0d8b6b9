//! Orders that are asked one position at a time, against vectors from an independent
//! program, `corpora/vectors/permuted-index-v1.py`, which checks its SipHash against
//! published values.

use misdeal_shuffle::{IndexPermutation, Seed};
use serde_json::Value;

use crate::vectors;

#[test]
fn orders_are_those_of_the_independent_program() {
    let Some(vectors) = vectors::read("permuted-index-v1.json") else { return };
    let orders = vectors["orders"].as_array().unwrap();
    assert_eq!(orders.len(), 3 * 29);
    for row in orders {
        let seed: Seed = row["seed"].as_str().unwrap().parse().unwrap();
        let last = vectors::integers(&Value::Array(vec![row["last"].clone()]))[0];
        let order = IndexPermutation::up_to(&seed, last);
        let numbers = vectors::integers(&row["numbers"]);
        let positions = match &row["positions"] {
            Value::Null => (0..=last).collect(),
            listed => vectors::integers(listed),
        };
        assert_eq!(positions.len(), numbers.len());
        for (position, number) in positions.into_iter().zip(numbers) {
            assert_eq!(order.at(position), number, "seed {seed}, last {last}, at {position}");
            assert_eq!(order.position_of(number), position, "seed {seed}, last {last}");
        }
    }
}
