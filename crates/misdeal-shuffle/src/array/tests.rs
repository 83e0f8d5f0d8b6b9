//! Fair by enumeration, the same for any number of threads and any item, and the same as a slow
//! tree of copies. That seeds give what the format says is checked by the vectors of an
//! independent program (`tests/it/shuffle_v1.rs`).

use std::collections::HashMap;
use std::path::Path;

use chacha20::ChaCha12Rng;
use proptest::prelude::*;
use rand_core::{Rng, TryRng};
use sha2::{Digest, Sha256};

use super::*;

/// A generator that gives the words of a list.
struct Listed(std::vec::IntoIter<u64>);

impl TryRng for Listed {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        unreachable!("words of 64 bits are taken")
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(self.0.next().expect("a word"))
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
        unreachable!("words of 64 bits are taken")
    }
}

/// Of 2^20 words, evenly spread, each order takes its share. A word stands for a stretch of
/// 2^44, and the stretches of the orders have the same length to within one redraw, n! in
/// 2^64; so their counts differ by one at most.
#[test]
fn every_order_of_up_to_five_cards_has_the_same_share_of_words() {
    for n in 2..=5u64 {
        let mut counts: HashMap<Vec<u64>, u32> = HashMap::new();
        const WORDS: u64 = 1 << 20;
        for word in 0..WORDS {
            let mut cards: Vec<u64> = (0..n).collect();
            // The middle of the stretch: no word there is one too many.
            shuffle(&mut cards, &mut Listed(vec![word << 44 | 1 << 43].into_iter()));
            *counts.entry(cards).or_default() += 1;
        }
        let orders: u64 = (1..=n).product();
        assert_eq!(counts.len() as u64, orders);
        let share = (WORDS / orders) as u32;
        assert!(counts.values().all(|&count| count.abs_diff(share) <= 1), "{n} cards");
    }
}

/// The draws of a word one by one, by division, in whole numbers of any length: (word * M) / 2^64
/// in mixed radix.
#[test]
fn draws_are_the_digits_of_a_word_times_the_product() {
    let mut words = Seed::from(1).deal(0).0;
    for (len, draws) in [
        (5usize, 4usize),
        (6, 5),
        (2048, 5),
        (2049, 4),
        (1 << 14, 4),
        ((1 << 14) + 1, 3),
        (1 << 19, 3),
        ((1 << 19) + 1, 2),
    ] {
        let word = words.next_u64();
        let product: u128 = (0..draws).map(|draw| (len - draw) as u128).product();
        let mut whole = (u128::from(word) * product) >> 64;
        let mut picks = vec![0; draws];
        for draw in (0..draws).rev() {
            picks[draw] = (whole % (len - draw) as u128) as usize;
            whole /= (len - draw) as u128;
        }
        let mut slow: Vec<u32> = (0..len as u32).collect();
        picks.iter().enumerate().for_each(|(draw, &pick)| slow.swap(len - 1 - draw, pick));
        // All further words are 2^64 - 1, which exchanges a card with itself.
        let mut rest = vec![word];
        rest.resize(len, u64::MAX);
        let mut fast: Vec<u32> = (0..len as u32).collect();
        shuffle(&mut fast, &mut Listed(rest.into_iter()));
        assert!(fast == slow, "{len} items");
    }
}

/// Words below 2^64 mod M are drawn again, and no others.
#[test]
fn a_word_that_is_one_too_many_is_drawn_again() {
    // Of three, 2^64 mod 6 is 4: with the words 0, 1, ... the rests are 0, 6, 12.
    for (word, is_redrawn) in [(0u64, true), (1, false), (u64::MAX, false)] {
        let mut cards = [0, 1, 2];
        let mut words = Listed(vec![word, u64::MAX / 2].into_iter());
        shuffle(&mut cards, &mut words);
        assert_eq!(words.0.len() == 0, is_redrawn, "{word}");
    }
}

/// The tree as it is meant, with copies.
fn slow<T: Clone>(items: &mut [T], node: Node, seed: &Seed, leaf_max: u64) {
    let tree = Tree { streams: seed, leaf_max };
    if tree.is_leaf(node, items.len() as u64) {
        return batched::fisher_yates(items, &mut node.stream(seed, 0));
    }
    let mut digits = vec![0; items.len()];
    node.stream(seed, 0).fill_bytes(&mut digits);
    let mut first = 0;
    let before = items.to_vec();
    for digit in 0..=255u8 {
        let of_digit = before.iter().zip(&digits).filter(|(_, of)| **of == digit);
        let part: Vec<T> = of_digit.map(|(item, _)| item.clone()).collect();
        let room = &mut items[first..first + part.len()];
        room.clone_from_slice(&part);
        slow(room, node.child(digit.into()), seed, leaf_max);
        first += part.len();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn the_tree_is_the_same_as_with_copies(
        len in 0usize..60_000, leaf_max in 1u64..3000, seed: u64
    ) {
        let seed = Seed::from(seed);
        let items: Vec<u32> = (0..len as u32).collect();
        let mut expected = items.clone();
        slow(&mut expected, Node::ROOT, &seed, leaf_max);
        let mut items = items;
        let mut tree = Tree { streams: &seed, leaf_max };
        tree.shuffle(Node::ROOT, &mut items);
        prop_assert!(items == expected);

        let numbers: Vec<u64> = (0..len as u64).step_by(7).collect();
        let places = places::of_node(&tree, Node::ROOT, len as u64, &numbers);
        for (number, place) in numbers.iter().zip(places) {
            prop_assert_eq!(u64::from(expected[place as usize]), *number);
        }
    }
}

/// Vectors of trees with small leaves, of the independent program `corpora/vectors/shuffle-v1.py`.
#[test]
fn deep_trees_are_those_of_the_independent_program() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpora/vectors/shuffle-v1.json");
    // A packaged crate comes without the corpora.
    let Ok(text) = std::fs::read_to_string(path) else { return };
    let vectors: serde_json::Value = serde_json::from_str(&text).unwrap();
    let mut seen = 0;
    for line in vectors["shuffles"].as_array().unwrap() {
        let leaf_max = line["leaf_max"].as_u64().unwrap();
        if leaf_max == tree::LEAF_MAX {
            continue;
        }
        seen += 1;
        let seed: Seed = line["seed"].as_str().unwrap().parse().unwrap();
        let mut items: Vec<u32> = (0..line["items"].as_u64().unwrap() as u32).collect();
        Tree { streams: &seed, leaf_max }.shuffle(Node::ROOT, &mut items);
        if let Some(order) = line["order"].as_array() {
            let order = order.iter().map(|item| item.as_u64().unwrap() as u32);
            assert!(items.into_iter().eq(order), "{line}");
            continue;
        }
        let bytes: Vec<u8> = items.iter().flat_map(|item| item.to_le_bytes()).collect();
        let hash: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hash, line["sha256"].as_str().unwrap(), "{line}");
    }
    assert_eq!(seen, 3 * 4);
}

/// Many threads, few items: regions of all lengths, over and over.
#[cfg(feature = "rayon")]
#[test]
fn threads_make_no_difference() {
    let seed = Seed::from(5);
    for len in [1000, 70_000, 300_000] {
        let mut one: Vec<String> = (0..len).map(|item| item.to_string()).collect();
        let items = one.clone();
        slow(&mut one, Node::ROOT, &seed, 100);
        for threads in [1, 2, 3, 7] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            for _ in 0..5 {
                let mut many = items.clone();
                pool.install(|| par_shuffle_part(&mut many, &seed, Node::ROOT, 100));
                assert!(many == one, "{len} items, {threads} threads");
            }
        }
    }
}

/// In parts, as many machines would: each has a stretch of the items, then a part.
#[test]
fn machines_put_together_come_to_the_same() {
    const LEN: u64 = (1 << 20) + 12_345;
    let seed = Seed::from(6);
    let mut parts: Vec<Vec<u64>> = vec![Vec::new(); DIGITS];
    for stretch in [0..1, 1..500_000, 500_000..700_001, 700_001..LEN] {
        let mut digits = vec![0; (stretch.end - stretch.start) as usize];
        super::digits(&seed, &[], stretch.start, &mut digits);
        stretch.zip(digits).for_each(|(item, digit)| parts[usize::from(digit)].push(item));
    }
    for (digit, part) in (0..=255).zip(&mut parts) {
        shuffle_part(&seed, &[digit], part);
    }
    let mut whole: Vec<u64> = (0..LEN).collect();
    shuffle_part(&seed, &[], &mut whole);
    assert!(parts.concat() == whole);
    let places = places(&seed, LEN, 1_000_000..1_000_100);
    for (item, place) in (1_000_000..).zip(places) {
        assert_eq!(whole[place as usize], item);
    }
}

/// A generator that always gives the same digit leads no deeper than seven nodes.
#[test]
fn a_broken_generator_comes_to_an_end() {
    struct Stuck(ChaCha12Rng);
    impl TryRng for Stuck {
        type Error = std::convert::Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            self.0.try_next_u32()
        }
        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            self.0.try_next_u64()
        }
        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
            bytes.fill(9);
            Ok(())
        }
    }
    let mut items: Vec<u32> = (0..30_000).collect();
    let mut stuck = Stuck(Seed::from(1).deal(0).0);
    Tree { streams: InTurn(&mut stuck), leaf_max: 10 }.shuffle(Node::ROOT, &mut items);
    items.sort();
    assert!(items.into_iter().eq(0..30_000));
}

/// Short slices and items without size.
#[test]
fn the_smallest() {
    let mut words = Seed::from(1).deal(0).0;
    shuffle::<u8, _>(&mut [], &mut words);
    shuffle(&mut ["one"], &mut words);
    shuffle(&mut [(); (1 << 20) + 1], &mut words);
    assert!(places(&Seed::from(1), 0, 0..0).is_empty());
    assert_eq!(places(&Seed::from(1), 1, 0..1), [0]);
}
