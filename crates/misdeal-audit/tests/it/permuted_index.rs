//! Orders that are asked one position at a time (`IndexPermutation`): no evidence against
//! them, from tables and from networks.

use misdeal_audit::{ALPHA_DEFAULT, Made, Outcome, RunOptions, Shape, judge, tally};
use misdeal_shuffle::{IndexPermutation, Seed};

/// The verdict on the orders of `cards` numbers of the seeds 0, 1, 2, ...; `deals_max` of them.
fn verdict(cards: u32, deals_max: u64) -> Outcome {
    let source = Made::new(Shape::whole(cards), move |t, deal: &mut Vec<u32>| {
        let order = IndexPermutation::up_to(&Seed::from(t), u64::from(cards) - 1);
        deal.extend((0..cards).map(|position| order.at(position.into()) as u32));
    });
    let options = RunOptions { deals_max, threads: 2 };
    judge(&tally(source, &options, &|_| true).unwrap(), ALPHA_DEFAULT).outcome
}

#[test]
fn tables_pass() {
    for cards in [3, 4, 5, 10, 33, 52] {
        assert_eq!(verdict(cards, 100_000), Outcome::NoEvidence, "{cards} cards");
    }
    assert_eq!(verdict(256, 20_000), Outcome::NoEvidence);
}

/// The smallest network, 257 numbers on 272 cells, where a walk is as likely as anywhere, and
/// one of 300 on 304.
#[test]
fn networks_pass() {
    for cards in [257, 300] {
        assert_eq!(verdict(cards, 20_000), Outcome::NoEvidence, "{cards} cards");
    }
}
