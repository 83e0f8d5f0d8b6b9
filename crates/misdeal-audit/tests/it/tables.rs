//! Tables of a tally beside what a fair shuffle shows: all orders of a few cards, once each, are
//! the fair law itself.

use misdeal_audit::{
    DealOrder, Frame, Made, RunOptions, Shape, Streamed, Table, TableCounts, Tally, tally,
};
use misdeal_deck::rank::unrank_u64;

fn all_orders(n: u32, orders: u64) -> Tally {
    let make = |index: u64, deal: &mut Vec<u32>| {
        deal.extend(unrank_u64(n as usize, index).unwrap().as_slice());
    };
    let options = RunOptions { deals_max: orders, threads: 1 };
    tally(Made::new(Shape::whole(n), make), &options, &|_| true).unwrap()
}

/// Each class of each row came as often as is fair.
fn check_rows(table: &TableCounts<'_>) {
    for row in &table.rows {
        let deals = row.deals() as f64;
        let sum: f64 = (0..row.counts.len()).map(|class| row.fair(class)).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{:?} {:?}: {sum}", table.frame, table.table);
        for (class, &count) in row.counts.iter().enumerate() {
            let fair = row.fair(class) * deals;
            let what = (table.frame, table.table, class, count, fair);
            assert!((fair - count as f64).abs() < 1e-6 * deals, "{what:?}");
        }
    }
}

/// In both frames in which an order does not depend on the one before.
#[test]
fn all_orders_are_fair() {
    for (n, orders) in [(2, 2), (3, 6), (4, 24), (5, 120), (6, 720), (7, 5040)] {
        let tally = all_orders(n, orders);
        let tables = tally.tables();
        let by_themselves = tables.iter().filter(|table| {
            let is_beside = matches!(table.table, Table::Overlap | Table::LowBitsBefore(_));
            !matches!(table.frame, Frame::Relative { .. }) && !is_beside
        });
        // Of seven cards 5,040 orders are too many for a table of them.
        assert_eq!(tables.iter().any(|table| table.table == Table::Orders), n < 7);
        by_themselves.for_each(check_rows);
    }
}

/// The same tables in the same order, whatever was dealt, so that models can be compared by place.
#[test]
fn tables_depend_on_the_shape_only() {
    let shapes = [
        Shape::whole(1),
        Shape::whole(2),
        Shape::whole(10),
        Shape::whole(300),
        Shape::whole(2000),
        Shape::first(1, 10),
        Shape::first(5, 52),
        Shape { order: DealOrder::Set, ..Shape::first(5, 52) },
    ];
    for shape in shapes {
        let empty = Tally::new(shape);
        let make = move |deal: &mut Vec<u32>| {
            deal.extend(0..shape.dealt);
            Ok::<_, std::convert::Infallible>(())
        };
        let options = RunOptions { deals_max: 3, threads: 1 };
        let dealt = tally(Streamed::new(shape, make), &options, &|_| true).unwrap();
        let sizes = |tally: &Tally| -> Vec<_> {
            let size = |table: &TableCounts<'_>| {
                let rows: Vec<usize> = table.rows.iter().map(|row| row.counts.len()).collect();
                (table.frame, table.table, rows)
            };
            tally.tables().iter().map(size).collect()
        };
        assert_eq!(sizes(&empty), sizes(&dealt), "{shape:?}");
    }
}
