//! Large shuffles by seed, against vectors from an independent program,
//! `corpora/vectors/shuffle-v1.py`. Those of trees with small leaves are for the tests within the
//! crate, which can make them.

use misdeal_shuffle::{Seed, array};
use sha2::{Digest, Sha256};

use crate::vectors;

#[test]
fn orders_are_those_of_the_independent_program() {
    let Some(vectors) = vectors::read("shuffle-v1.json") else { return };
    let mut seen = 0;
    for line in vectors["shuffles"].as_array().unwrap() {
        if line["leaf_max"].as_u64().unwrap() != 1 << 20 {
            continue;
        }
        seen += 1;
        let seed: Seed = line["seed"].as_str().unwrap().parse().unwrap();
        let count = line["items"].as_u64().unwrap();
        let mut items: Vec<u32> = (0..count as u32).collect();
        array::shuffle_part(&seed, &[], &mut items);
        #[cfg(feature = "rayon")]
        {
            let mut again: Vec<u32> = (0..count as u32).collect();
            misdeal_shuffle::par_shuffle(&mut again, &seed);
            assert!(items == again, "{count} items");
        }
        if let Some(order) = line["order"].as_array() {
            assert_eq!(order.len() as u64, count);
            assert!(
                items.iter().map(|&item| u64::from(item)).eq(vectors::integers(&line["order"]))
            );
        } else {
            let bytes: Vec<u8> = items.iter().flat_map(|item| item.to_le_bytes()).collect();
            let hash = Sha256::digest(bytes);
            let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(hash, line["sha256"].as_str().unwrap(), "{count} items of seed {seed}");
        }
    }
    assert_eq!(seen, 3 * 18 + 3);
}
