//! [`different`]: how many orders there seem to be, where whole deals come again and again.
//!
//! A shuffle that is not fair repeats itself more often than a fair one, since some orders are
//! likelier than others. If its decoded draws were independent, two deals were equal with the
//! chance that all their draws are, the product over all draws of the sum of p^2. That is not
//! far off for a faulty algorithm on a good generator, and far from what few seeds do.

use misdeal_audit::{Frame, Row, Table, TableCounts, Tally};

/// So many times as often as the draws say is no chance yet.
const SLACK: f64 = 3.0;

/// How many different orders there seem to be, all alike, from pairs of equal deals; none if the
/// draws alone account for these.
pub(super) fn different(tally: &Tally, tables: &[TableCounts<'_>]) -> Option<f64> {
    let found = tally.repetition();
    if found.different == 1 && found.deals > 1 {
        return Some(1.0);
    }
    let deals = found.deals as f64;
    let pairs_ln = (deals * (deals - 1.0) / 2.0).ln();
    let equal_ln = equal_ln(tables).unwrap_or(f64::NEG_INFINITY).max(-tally.outcomes_ln()?);
    let expected = SLACK * (pairs_ln + equal_ln).exp();
    let equal = found.pairs as f64;
    // Four standard deviations and one pair beyond.
    (equal > expected + 4.0 * expected.sqrt() + 1.0).then(|| (pairs_ln - equal.ln()).exp())
}

/// ln of the chance that two deals are equal by their draws, the largest of all decodings.
fn equal_ln(tables: &[TableCounts<'_>]) -> Option<f64> {
    let is_read = |table: &&TableCounts<'_>| {
        table.frame == Frame::PositionToCard && matches!(table.table, Table::Digits(_))
    };
    let of = |table: &TableCounts<'_>| table.rows.iter().map(row_ln).sum();
    tables.iter().filter(is_read).map(of).reduce(f64::max)
}

/// The same of one draw, without bias: of all pairs of deals those that agree.
fn row_ln(row: &Row<'_>) -> f64 {
    let deals = row.deals() as f64;
    let agree: f64 = row.counts.iter().map(|&count| count as f64 * (count as f64 - 1.0)).sum();
    let fair: f64 = (0..row.counts.len()).map(|class| row.fair(class).powi(2)).sum();
    // A draw in which deals agree less often than fair ones does not make up for others.
    (agree / (deals * (deals - 1.0)).max(1.0)).max(fair).ln()
}

#[cfg(test)]
mod tests {
    use misdeal_audit::{RunOptions, Shape, Streamed, tally};
    use misdeal_shuffle::{Draw, Seed, fair, faulty};

    use super::*;

    fn of(n: u32, deals: u64, mut deal: impl FnMut(u64, &mut Vec<u32>) + Send) -> Option<f64> {
        let mut index = 0;
        let make = move |cards: &mut Vec<u32>| {
            cards.extend(0..n);
            deal(index, cards);
            index += 1;
            Ok::<_, std::convert::Infallible>(())
        };
        let options = RunOptions { deals_max: deals, threads: 1 };
        let tally = tally(Streamed::new(Shape::whole(n), make), &options, &|_| true).unwrap();
        different(&tally, &tally.tables())
    }

    /// A naive swap of five cards repeats itself more often than a fair shuffle, but no more
    /// than its uneven draws do.
    #[test]
    fn what_uneven_draws_repeat_is_no_few_orders() {
        let shuffled = |index, cards: &mut Vec<u32>| {
            fair::fisher_yates(cards, &mut Seed::from(1).deal(index));
        };
        assert_eq!(of(5, 3000, shuffled), None);
        let swapped = |index, cards: &mut Vec<u32>| {
            faulty::global_swap(cards, &mut Seed::from(1).deal(index));
        };
        assert_eq!(of(5, 3000, swapped), None);
    }

    /// Fifty seeds: 4,950 pairs of a hundred deals agree with chance 1/50 each, so that about
    /// 99 do, and their number is known to a fifth (two of ten standard deviations).
    #[test]
    fn few_orders_are_counted() {
        let orders = of(10, 100, |index, cards| {
            let seed = Seed::from(2).deal(index).at_most(49);
            fair::fisher_yates(cards, &mut Seed::from(seed).deal(0));
        });
        let orders = orders.unwrap();
        assert!((40.0..62.5).contains(&orders), "{orders}");
        assert_eq!(of(10, 2, |_, _| {}), Some(1.0));
    }
}
