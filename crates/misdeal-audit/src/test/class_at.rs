//! Classes: does every class of cards (copies, ranks, suits) come to every
//! position equally often?
//!
//! A class of m of n cards lies at a position with chance p = m/n. The 0/1
//! matrix of card by position has covariance (1/(n-1)) P (x) P, where P removes
//! the mean; added up by class it is n/(n-1) (diag(p) - p p') (x) P, of which
//! the first factor has the inverse diag(1/p) on rows that add up to nothing. So
//! with N deals, counts O and E = N p,
//!
//! ```text
//!   whole deals   Q = (n-1)/n * sum (O - E)^2 / E       chi-square, (C-1)(n-1)
//!   first k of n  Q = (n-1)/n * (sum (O - E)^2 / E
//!                               + sum over classes of (sum over positions of
//!                                 (O - E))^2 / (E (n-k)))   chi-square, (C-1)k
//! ```
//!
//! as in the test of position, which this is where each card is its own class.
//! It has fewer counts, so each is larger: it decides sooner, and where a fault
//! treats all cards of a class alike it sees more.
//!
//! Null law: chi-square in the limit; decides where E >= 50 for each class. The
//! largest single cell has its exact binomial law (N, p) at any number of deals.

use super::cells::{extreme_of_row, largest_cell, worst};
use super::{EXPECTED_MIN, Origin, Test};
use crate::alike::Partition;
use crate::finding::{Event, Finding, Frame};
use crate::shape::Shape;
use crate::tally::Tally;

const ID: &str = "classes";

pub(super) const TEST: Test =
    Test { id: ID, about: "each rank, suit or copy comes to each position equally often", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let Some(read) = tally.frame(Frame::PositionToCard).filter(|read| read.deals > 0) else {
        return Vec::new();
    };
    let Some(table) = read.position.as_deref() else { return Vec::new() };
    let origin = Origin { test: ID, frame: Frame::PositionToCard, deals: read.deals };
    let partitions = (0..).zip(tally.alike().partitions());
    let findings = partitions.flat_map(|(number, partition)| {
        Table::of(origin, table, tally.shape(), number, partition).findings()
    });
    findings.collect()
}

/// Counts of class by position.
struct Table {
    origin: Origin,
    shape: Shape,
    partition: u32,
    classes: Vec<Class>,
}

struct Class {
    number: u32,
    chance: f64,
    /// Deals with a card of it at each position.
    counts: Vec<u64>,
}

impl Table {
    fn of(origin: Origin, table: &[u64], shape: Shape, number: u32, partition: &Partition) -> Self {
        let classes = &partition.classes;
        let positions = table.chunks_exact((shape.deck as usize).max(1));
        let class = |class| {
            let of_row = |row: &[u64]| classes.ids(class).iter().map(|&id| row[id as usize]).sum();
            let chance = f64::from(classes.copies(class)) / f64::from(shape.deck);
            Class { number: class, chance, counts: positions.clone().map(of_row).collect() }
        };
        let classes = (0..classes.count()).map(class).collect();
        Self { origin, shape, partition: number, classes }
    }

    fn event(&self, class: &Class) -> impl Fn(u32) -> Event + use<> {
        let (partition, class) = (self.partition, class.number);
        move |position| Event::ClassAt { partition, class, position }
    }

    fn findings(&self) -> Vec<Finding> {
        let origin = self.origin;
        let least = self.classes.iter().map(|class| class.chance).fold(1.0, f64::min);
        let least = least * origin.deals as f64;
        let cells = || self.classes.iter().map(|class| class.counts.len() as u64).sum::<u64>();
        let omnibus = (least >= EXPECTED_MIN && cells() > 0).then(|| {
            let effects = self.classes.iter().flat_map(|class| {
                let event = self.event(class);
                let cell =
                    move |(position, &count)| origin.effect(event(position), count, class.chance);
                (0..).zip(&class.counts).map(cell)
            });
            let (statistic, degrees) = (self.statistic(), self.degrees());
            worst(effects).map(|effect| origin.chi_square(statistic, degrees, least, effect))
        });
        let extremes = self.classes.iter().filter_map(|class| {
            extreme_of_row(origin, &class.counts, class.chance, self.event(class))
        });
        let single = largest_cell(origin, extremes, cells());
        omnibus.flatten().into_iter().chain(single).collect()
    }

    fn statistic(&self) -> f64 {
        let (n, unseen) = (f64::from(self.shape.deck), self.shape.deck - self.shape.dealt);
        let of_class = |class: &Class| {
            let expected = self.origin.deals as f64 * class.chance;
            let off = || class.counts.iter().map(move |&count| count as f64 - expected);
            let squares: f64 = off().map(|off| off * off).sum();
            let of_sum = match unseen {
                // Of a whole deal the sum is nothing.
                0 => 0.0,
                unseen => off().sum::<f64>().powi(2) / f64::from(unseen),
            };
            (squares + of_sum) / expected
        };
        (n - 1.0) / n * self.classes.iter().map(of_class).sum::<f64>()
    }

    fn degrees(&self) -> u64 {
        let positions = self.shape.dealt.min(self.shape.deck - 1);
        u64::from(positions) * (self.classes.len() as u64 - 1)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use misdeal_deck::rank;

    use super::*;
    use crate::classes::Classes;
    use crate::law::chi_square_two_sided_ln;

    fn partition(class_of: &[u32]) -> Partition {
        let classes = Classes::new(class_of.to_vec()).unwrap();
        Partition { name: "cards", names: vec![String::new(); classes.count() as usize], classes }
    }

    fn table_of(deals: &[&[u32]], shape: Shape, partition: &Partition) -> Table {
        let mut counts = vec![0; (shape.deck * shape.dealt) as usize];
        for deal in deals {
            for (row, &card) in counts.chunks_exact_mut(shape.deck as usize).zip(*deal) {
                row[card as usize] += 1;
            }
        }
        let deals = deals.len() as u64;
        let origin = Origin { test: ID, frame: Frame::PositionToCard, deals };
        Table::of(origin, &counts, shape, 0, partition)
    }

    fn orders() -> Vec<Vec<u32>> {
        (0..120).map(|number| rank::unrank_u64(5, number).unwrap().as_slice().to_vec()).collect()
    }

    /// All orders of five cards: with one deal the mean of Q is exactly its
    /// degrees of freedom, whichever cards are alike and however many are dealt.
    /// Of two deals likewise.
    #[test]
    fn the_mean_is_that_of_the_law() {
        let orders = orders();
        for classes in [&[0, 0, 1, 1, 2][..], &[0, 1, 0, 1, 0], &[0, 1, 2, 3, 4], &[1, 0, 0, 0, 0]]
        {
            let partition = partition(classes);
            for dealt in 1..=5 {
                let shape = Shape::first(dealt, 5);
                let degrees = table_of(&[&orders[0]], shape, &partition).degrees() as f64;
                let each = |deals: &[&[u32]]| table_of(deals, shape, &partition).statistic();
                let one = orders.iter().map(|deal| each(&[deal])).sum::<f64>() / 120.0;
                assert!((one - degrees).abs() < 1e-9, "{classes:?}, {dealt}: {one}");
                let pairs = orders
                    .iter()
                    .step_by(7)
                    .flat_map(|a| orders.iter().map(|b| (a.as_slice(), b.as_slice())));
                let (mut two, mut count) = (0.0, 0.0);
                for (a, b) in pairs {
                    two += each(&[a, b]);
                    count += 1.0;
                }
                // Of two deals the cross terms cancel over all second ones, so
                // what is left is the mean of the first ones and of all.
                let first = orders.iter().step_by(7).map(|deal| each(&[deal])).sum::<f64>() / 18.0;
                let expected = (first + degrees) / 2.0;
                assert!((two / count - expected).abs() < 1e-9, "{classes:?}, {dealt}");
            }
        }
    }

    /// The covariance of the counts of one deal, over all 120 orders, is the one
    /// from which Q is made: n/(n-1) (diag(p) - p p') (x) (I - 11'/n).
    #[test]
    fn the_covariance_is_that_of_the_law() {
        let classes = [0usize, 0, 1, 1, 2];
        let p = [0.4, 0.4, 0.2];
        let mut together: BTreeMap<[usize; 4], f64> = BTreeMap::new();
        for order in orders() {
            for (i, &a) in order.iter().enumerate() {
                for (j, &b) in order.iter().enumerate() {
                    let key = [classes[a as usize], i, classes[b as usize], j];
                    *together.entry(key).or_default() += 1.0 / 120.0;
                }
            }
        }
        let is = |a: usize, b: usize| f64::from(u8::from(a == b));
        for (c, i) in (0..3).flat_map(|c| (0..5).map(move |i| (c, i))) {
            for (d, j) in (0..3).flat_map(|d| (0..5).map(move |j| (d, j))) {
                let seen = together.get(&[c, i, d, j]).copied().unwrap_or(0.0) - p[c] * p[d];
                let law = 1.25 * (p[c] * is(c, d) - p[c] * p[d]) * (is(i, j) - 0.2);
                assert!((seen - law).abs() < 1e-12, "{c} at {i}, {d} at {j}: {seen}");
            }
        }
    }

    /// Classes of one card each are the test of position.
    #[test]
    fn single_cards_are_positions() {
        let orders = orders();
        let deals: Vec<&[u32]> = (0..300).map(|i| orders[i * i % 120].as_slice()).collect();
        for dealt in 1..=5 {
            let shape = Shape::first(dealt, 5);
            let table = table_of(&deals, shape, &partition(&[0, 1, 2, 3, 4]));
            let mut tally = Tally::new(shape);
            let mut counter = crate::Counter::new(shape);
            let mut block = crate::Block::new(shape);
            (1..).zip(&deals).for_each(|(place, deal)| block.push(place, &deal[..dealt as usize]));
            counter.add(&block, 0);
            tally.merge(counter.finish());
            let of_position = super::super::position::TEST.judge(&tally);
            let finding = &table.findings()[0];
            assert!((finding.statistic - of_position[0].statistic).abs() < 1e-9);
            assert_eq!(finding.degrees, of_position[0].degrees);
            let least = 4.0 * table.degrees() as f64 / 60.0;
            let ln_p = chi_square_two_sided_ln(finding.statistic, table.degrees(), least);
            assert!((finding.ln_p - ln_p).abs() < 1e-9);
        }
    }
}
