//! [`Partition`]: a whole number as a sum of others, which names the cycle lengths of an
//! order as well as an irreducible character.

use num_bigint::BigUint;

use super::counting::{factorial, whole};

/// Rows of one or more, the longest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Partition(Vec<u32>);

impl Partition {
    pub(super) fn rows(&self) -> &[u32] {
        &self.0
    }

    pub(super) fn size(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The sum over all cells of column less row.
    pub(super) fn contents(&self) -> i64 {
        let cells = (0..).zip(&self.0);
        cells.map(|(i, &row)| i64::from(row) * (i64::from(row) - 1 - 2 * i) / 2).sum()
    }

    /// The hook lengths of all cells.
    fn hooks(&self) -> impl Iterator<Item = u32> {
        let longest = self.0.first().copied().unwrap_or_default();
        let columns: Vec<u32> = (0..longest)
            .map(|j| self.0.iter().take_while(|&&row| row > j).count() as u32)
            .collect();
        self.0.iter().zip(0..).flat_map(move |(&row, i)| {
            let columns = columns.clone();
            (0..row).map(move |j| row - j + columns[j as usize] - i - 1)
        })
    }

    /// The number of standard tableaux, n! over the hooks (Frame, Robinson and Thrall 1954).
    pub(super) fn tableaux(&self) -> BigUint {
        factorial(self.size()) / self.hooks().map(whole).product::<BigUint>()
    }

    /// Its logarithm.
    pub(super) fn log_tableaux(&self) -> f64 {
        let all = (1..=self.size()).map(f64::from).map(f64::ln).sum::<f64>();
        all - self.hooks().map(|hook| f64::from(hook).ln()).sum::<f64>()
    }

    /// How many orders have cycles of these lengths.
    pub(super) fn orders(&self) -> BigUint {
        let mut divisor = whole(1u32);
        for group in self.0.chunk_by(|a, b| a == b) {
            divisor *= factorial(group.len() as u32);
            divisor *= group.iter().copied().map(whole).product::<BigUint>();
        }
        factorial(self.size()) / divisor
    }

    /// One bead for each of n rows, the empty ones included, at its length plus the number
    /// of rows below. For n of at most 32.
    pub(super) fn beads(&self) -> u64 {
        let n = self.size();
        (0..n).map(|i| 1 << (self.0.get(i as usize).unwrap_or(&0) + n - 1 - i)).sum()
    }

    /// The beads of no cells at all in `n` rows.
    pub(super) fn no_beads(n: u32) -> u64 {
        (1 << n) - 1
    }
}

/// All partitions of n, that of a single row first.
pub(super) fn partitions(n: u32) -> impl Iterator<Item = Partition> {
    let first = if n == 0 { vec![] } else { vec![n] };
    std::iter::successors(Some(first), |rows| {
        // The last row above 1 loses one; what is below is filled up from the left.
        let at = rows.iter().rposition(|&row| row > 1)?;
        let longest = rows[at] - 1;
        let mut rest = rows[at..].iter().sum::<u32>() - longest;
        let mut rows = rows[..at].to_vec();
        rows.push(longest);
        while rest > 0 {
            rows.push(rest.min(longest));
            rest -= rest.min(longest);
        }
        Some(rows)
    })
    .map(Partition)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of partitions are OEIS A000041; their orders, and the squares of their
    /// tableaux, add up to n!.
    #[test]
    fn all_partitions() {
        for (n, count) in [(0, 1), (1, 1), (5, 7), (10, 42), (24, 1575)] {
            assert_eq!(partitions(n).count(), count);
            let orders: BigUint = partitions(n).map(|p| p.orders()).sum();
            let squares: BigUint = partitions(n).map(|p| p.tableaux().pow(2)).sum();
            assert_eq!((orders, squares), (factorial(n), factorial(n)));
        }
    }

    #[test]
    fn cells_of_one_partition() {
        // Rows 3 and 1: contents 0 1 2 and -1, hooks 4 2 1 and 1.
        let partition = Partition(vec![3, 1]);
        assert_eq!((partition.contents(), partition.tableaux()), (2, whole(3u32)));
        assert!((partition.log_tableaux() - 3f64.ln()).abs() < 1e-14);
        // Beads at 3+3, 1+2, 0+1 and 0+0.
        assert_eq!(partition.beads(), 0b100_1011);
    }
}
