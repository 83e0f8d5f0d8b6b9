//! Orders against what any order must be, and against laws from an independent program,
//! `corpora/vectors/permuted-index-law.py`.

use std::collections::HashMap;
use std::io::ErrorKind;
use std::path::Path;

use misdeal_deck::Perm;
use proptest::prelude::*;

use super::grid::Grid;
use super::*;
use crate::{FromRng, fair};

fn numbers(seed: u64, last: u64) -> Vec<u64> {
    let order = IndexPermutation::up_to(&Seed::from(seed), last);
    let numbers: Vec<u64> = (0..=last).map(|position| order.at(position)).collect();
    for (position, number) in numbers.iter().enumerate() {
        assert_eq!(order.position_of(*number), position as u64, "seed {seed}, last {last}");
    }
    numbers
}

#[test]
fn every_number_has_one_position() {
    for last in (0..=600).chain([1023, 1024, 2047, 2048, 4999, 65_536]) {
        for seed in [0, 42] {
            let mut sorted = numbers(seed, last);
            sorted.sort_unstable();
            assert!(sorted.into_iter().eq(0..=last), "seed {seed}, last {last}");
        }
    }
}

proptest! {
    /// Also next to powers of two, where the grid changes its shape.
    #[test]
    fn the_inverse_undoes_it(
        seed in any::<[u8; 32]>(),
        bits in 0u32..64,
        off in any::<u64>(),
        asked in any::<u64>(),
        near in any::<bool>(),
    ) {
        let off = if near { off % 3 } else { off % (1 << bits) };
        let last = (1u64 << bits).wrapping_add(off).wrapping_sub(1);
        let order = IndexPermutation::up_to(&Seed::from_bytes(seed), last);
        prop_assert_eq!(order.last(), last);
        let asked = if last == u64::MAX { asked } else { asked % (last + 1) };
        let (number, position) = (order.at(asked), order.position_of(asked));
        prop_assert!(number <= last && position <= last);
        prop_assert_eq!(order.position_of(number), asked);
        prop_assert_eq!(order.at(position), asked);
        let seed = Seed::from_bytes(seed);
        prop_assert_eq!(permuted_index(&seed, last, asked), number);
        prop_assert_eq!(inverse_index(&seed, last, asked), position);
    }
}

#[test]
fn up_to_256_numbers_it_is_fisher_yates() {
    for last in [1, 4, 51, 255] {
        let seed = Seed::from(7);
        let mut shuffled: Vec<u64> = (0..=last).collect();
        fair::fisher_yates(&mut shuffled, &mut FromRng(seed.stream_at(last, FIRST_BLOCK)));
        assert_eq!(numbers(7, last), shuffled);
        // And not the order of a deal of the same seed and number.
        let mut dealt: Vec<u64> = (0..=last).collect();
        fair::fisher_yates(&mut dealt, &mut seed.deal(last));
        assert!(last < 51 || dealt != shuffled);
    }
}

/// Two of 2^32 numbers or more that agree anywhere in 1000 places: 1000 / 2^32 = 2e-7.
#[test]
fn other_lengths_and_seeds_are_other_orders() {
    let last = u64::from(u32::MAX);
    let keys = [(42, last), (42, last + 1), (42, last + 2), (43, last), (42, u64::MAX)];
    let orders = keys.map(|(seed, last)| {
        let order = IndexPermutation::up_to(&Seed::from(seed), last);
        (0..1000).map(|position| order.at(position)).collect::<Vec<_>>()
    });
    for (i, one) in orders.iter().enumerate() {
        for other in &orders[i + 1..] {
            assert!(one.iter().zip(other).all(|(a, b)| a != b));
        }
    }
}

#[test]
#[should_panic(expected = "position 257 is beyond the last, 256")]
fn a_position_beyond_the_last_is_refused() {
    IndexPermutation::up_to(&Seed::from(1), 256).at(257);
}

/// In a table too, where 256 would be 0 in eight bits.
#[test]
#[should_panic(expected = "number 256 is beyond the last, 9")]
fn a_number_beyond_the_last_is_refused() {
    IndexPermutation::up_to(&Seed::from(1), 9).position_of(256);
}

#[test]
fn grids_cover_with_less_than_a_row_too_many() {
    for bits in 1..=64 {
        let (least, most) = (1u64 << (bits - 1), u64::MAX >> (64 - bits));
        for last in [least, least + least / 3, most - least / 5, most] {
            let grid = Grid::covering(last);
            let (columns, rows) = (u128::from(grid.columns()), u128::from(grid.rows));
            let cells = columns * rows;
            let count = u128::from(last) + 1;
            assert!(cells >= count && cells - count < columns, "{last}");
            assert!(columns.max(rows) <= 2 * columns.min(rows) && columns.max(rows) <= 1 << 32);
            assert!(columns * columns <= 2 * count, "{last}");
            // One even side at least; with one column (two numbers) it is the rows.
            assert!(columns.is_multiple_of(2) || rows == 2, "{last}");
        }
    }
}

/// Both signs come equally often: from tables (2, 3), with an odd number of rows (257), where
/// the grid is filled (512) and where numbers walk (300).
#[test]
fn even_and_odd_orders_both_come() {
    for last in [1, 2, 256, 299, 511] {
        let evens = (0..2000).filter(|seed| is_even(&numbers(*seed, last))).count();
        // Binomial: standard deviation sqrt(2000) / 2 = 22.4; beyond 5 of them, 6e-7.
        assert!(evens.abs_diff(1000) <= 112, "last {last}: {evens} of 2000 even");
    }
}

fn is_even(numbers: &[u64]) -> bool {
    Perm::new(numbers.iter().map(|number| *number as u32).collect()).unwrap().is_even()
}

/// A row of even length turned by one changes the sign, so that the lowest bits of the
/// turns of rows decide it where columns have odd length.
#[test]
fn the_sign_is_the_parity_of_the_turns_of_rows() {
    let grid = Grid { column_bits: 2, rows: 5 };
    for key in 0..200u64 {
        let hash = |round: usize, line: u64| {
            (key * 1000 + round as u64 * 10 + line + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
        };
        let amount = |round, line, length| hash(round, line) % length;
        let moved: Vec<u64> = (0..20).map(|cell| grid.forward(cell, 4, amount)).collect();
        let turns: u64 = [0, 2].iter().flat_map(|r| (0..5).map(|row| amount(*r, row, 4))).sum();
        assert_eq!(is_even(&moved), turns.is_multiple_of(2), "{key}");
        assert!((0..20).all(|cell| grid.backward(moved[cell as usize], 4, amount) == cell));
    }
}

/// The rows `what,columns,rows,rounds,distance` of the independent program with this `what`.
fn laws(what: &str) -> Vec<(Grid, usize, f64)> {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpora");
    let text = match std::fs::read_to_string(corpora.join("vectors/permuted-index-law.csv")) {
        Ok(text) => text,
        // A packaged crate comes without the corpora.
        Err(error) if error.kind() == ErrorKind::NotFound && !corpora.exists() => return vec![],
        Err(error) => panic!("the laws cannot be read: {error}"),
    };
    let rows = text.lines().filter_map(|line| line.strip_prefix(what)?.strip_prefix(','));
    let rows: Vec<_> = rows.map(|row| row.split(',').collect::<Vec<_>>()).collect();
    assert!(!rows.is_empty());
    let grid = |row: &[&str]| Grid {
        column_bits: row[0].parse::<u64>().unwrap().trailing_zeros(),
        rows: row[1].parse().unwrap(),
    };
    let parsed = |row: &Vec<&str>| (grid(row), row[2].parse().unwrap(), row[3].parse().unwrap());
    rows.iter().map(parsed).collect()
}

/// All ways to choose `count` amounts below `length`.
fn amounts(length: u64, count: u64) -> Vec<Vec<u64>> {
    (0..length.pow(count as u32))
        .map(|code| (0..count as u32).map(|i| code / length.pow(i) % length).collect())
        .collect()
}

/// The chances of where some cells go, whole orders among them; what is not listed has none.
type Law = HashMap<Vec<u64>, f64>;

/// The law after two more rounds, all round functions being equally likely.
fn two_rounds(grid: Grid, law: &Law) -> Law {
    let of_rows = amounts(grid.columns(), grid.rows);
    let of_columns = amounts(grid.rows, grid.columns());
    let ways = (of_rows.len() * of_columns.len()) as f64;
    let mut after = HashMap::new();
    for turns in of_rows.iter().flat_map(|rows| of_columns.iter().map(move |c| [rows, c])) {
        for (order, chance) in law {
            let amount = |round: usize, line: u64, _| turns[round][line as usize];
            let moved = order.iter().map(|cell| grid.forward(*cell, 2, amount)).collect();
            *after.entry(moved).or_insert(0.0) += chance / ways;
        }
    }
    after
}

fn distance(law: impl Iterator<Item = f64> + Clone, outcomes: u64) -> f64 {
    let fair = 1.0 / outcomes as f64;
    // Outcomes that are not in the law have probability 0.
    let missing = (outcomes as usize - law.clone().count()) as f64 * fair;
    (law.map(|chance| (chance - fair).abs()).sum::<f64>() + missing) / 2.0
}

#[test]
fn whole_orders_of_tiny_grids_have_the_laws_of_the_independent_program() {
    let mut laws_at: HashMap<(u32, u64), (usize, Law)> = HashMap::new();
    for (grid, rounds, expected) in laws("orders") {
        let cells = grid.columns() * grid.rows;
        // Eight cells have 40,320 orders: a few rounds are enough.
        if !rounds.is_multiple_of(2) || cells == 8 && rounds > 6 {
            continue;
        }
        let start = || (0, HashMap::from([((0..cells).collect(), 1.0)]));
        let (done, law) = laws_at.entry((grid.column_bits, grid.rows)).or_insert_with(start);
        *law = two_rounds(grid, law);
        *done += 2;
        assert_eq!(*done, rounds);
        let got = distance(law.values().copied(), (1..=cells).product());
        assert!((got - expected).abs() < 1e-12, "{grid:?}, {rounds} rounds: {got}");
    }
}

/// Where two numbers go, from the chances of all pairs of cells.
#[test]
fn pairs_have_the_laws_of_the_independent_program() {
    for (grid, rounds, expected) in laws("pairs") {
        // Beyond this the ways to turn are too many to go through; what is listed are the
        // grids of the format, for which the documentation says:
        if grid.columns().max(grid.rows) > 4 {
            assert!(expected < 2f64.powi(-69), "{grid:?}, {rounds} rounds: {expected}");
            continue;
        }
        let cells = grid.columns() * grid.rows;
        let starts = [[0, 1], [0, grid.columns()], [0, grid.columns() + 1]];
        let worst = starts.map(|start| {
            let mut law = HashMap::from([(start.to_vec(), 1.0)]);
            (0..rounds).step_by(2).for_each(|_| law = two_rounds(grid, &law));
            distance(law.values().copied(), cells * (cells - 1))
        });
        let worst = worst.into_iter().fold(0.0, f64::max);
        assert!((worst - expected).abs() < 1e-12, "{grid:?}, {rounds} rounds: {worst}");
    }
}
