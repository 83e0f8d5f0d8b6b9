//! What does an audit cost, next to rand's own shuffle of the same deals?
//!
//! The yardstick is `SliceRandom::shuffle` of 52 cards. The audit makes its
//! deals by the same shuffle, so what it costs includes one of those, and one
//! seeding of the generator, since a made deal depends on its number alone.

use std::hint::black_box;

use misdeal_audit::{
    Audit, AuditOptions, Audited, Made, Mode, OnceSure, Outcome, RunOptions, Shape,
};
use rand::rngs::{SmallRng, StdRng};
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};

use crate::rounds::{Measured, Variant, measure as rounds, mix, timed};
use crate::table::table;

const CARDS: u32 = 52;
const SEED: u64 = 20_261_130;

/// The figures, as a table.
pub fn measure(deals: u64, rounds_count: u32) -> String {
    let mut variants = vec![
        shuffles::<SmallRng, u8>("rand shuffle, SmallRng, u8", deals),
        shuffles::<SmallRng, u32>("rand shuffle, SmallRng, u32", deals),
        shuffles::<StdRng, u8>("rand shuffle, StdRng, u8", deals),
        shuffles::<StdRng, u32>("rand shuffle, StdRng, u32", deals),
        Variant {
            name: "seeded and made, not audited".to_owned(),
            amount: deals,
            run: Box::new(move || timed(|| made(deals))),
        },
    ];
    variants.extend([1, 2].map(|threads| Variant {
        name: format!("audit, {threads} thread{}", if threads > 1 { "s" } else { "" }),
        amount: deals,
        run: Box::new(move || timed(|| audited(deals, threads as usize)).of_cores(threads)),
    }));
    let measured = rounds(variants, rounds_count);
    let (small, standard) = (&measured[1], &measured[3]);
    let times = |one: f64, other: f64| format!("{:.2}", one / other);
    let row = |of: &Measured| {
        vec![
            of.name.clone(),
            format!("{:.1}", of.median()),
            format!("{:.1}", of.least()),
            times(of.median(), small.median()),
            times(of.least(), small.least()),
            times(of.median(), standard.median()),
            format!("{:016x}", of.checksum),
        ]
    };
    let heading =
        ["ns of one core a deal", "median", "least", "x SmallRng", "least", "x StdRng", "checksum"];
    let rows: Vec<_> = measured.iter().map(row).collect();
    format!(
        "{deals} deals of {CARDS} cards, {rounds_count} rounds. Goal: an audit takes at most 10 \
         times rand's shuffle with SmallRng (u32), 5 as a stretch.\n\n{}",
        table(&heading, &rows)
    )
}

/// One deck shuffled again and again, as fast as rand does it.
fn shuffles<G: Rng + SeedableRng + 'static, T: TryFrom<u32> + Copy + Into<u64> + 'static>(
    name: &str,
    deals: u64,
) -> Variant<'static> {
    let run = move || {
        let mut generator = G::seed_from_u64(SEED);
        let mut deck: Vec<T> = (0..CARDS).filter_map(|card| T::try_from(card).ok()).collect();
        let mut checksum = 0;
        for _ in 0..deals {
            black_box(&mut deck).shuffle(&mut generator);
            checksum = mix(checksum, deck[0].into());
        }
        checksum
    };
    Variant { name: name.to_owned(), amount: deals, run: Box::new(move || timed(run)) }
}

/// Deal `t` of a fair shuffle, a function of `t` alone.
fn deal(t: u64, deal: &mut Vec<u32>) {
    deal.extend(0..CARDS);
    deal.shuffle(&mut SmallRng::seed_from_u64(SEED ^ t));
}

fn made(deals: u64) -> u64 {
    let mut cards = Vec::with_capacity(CARDS as usize);
    (0..deals).fold(0, |checksum, t| {
        cards.clear();
        deal(t, &mut cards);
        mix(checksum, black_box(&cards)[0].into())
    })
}

/// A whole audit, to its verdict.
///
/// # Panics
/// If it says misdeal: it then stopped early and measured nothing.
pub fn audited(deals: u64, threads: usize) -> u64 {
    let shape = Shape::whole(CARDS);
    let mut audit = Audit::new(shape, options(deals, threads));
    audit.read(Made::new(shape, deal), &|_| true).expect("deals can be made");
    let audited = audit.finish();
    assert!(audited.verdict.outcome != Outcome::Misdeal, "a fair shuffle called a misdeal");
    checksum(&audited)
}

/// Every deal until sure, and all of them where it never is.
pub fn options(deals: u64, threads: usize) -> AuditOptions {
    AuditOptions {
        alpha: 1e-6,
        mode: Mode::UntilSure,
        once_sure: OnceSure::ReadOn(1000),
        run: RunOptions { deals_max: deals, threads },
    }
}

/// Of the deals' number and the table of cards by position.
pub fn checksum(audited: &Audited) -> u64 {
    let rows = audited.tally.position_rows().into_iter().flatten();
    let sum = rows.flatten().fold(0, |checksum, &count| mix(checksum, count));
    mix(sum, audited.tally.heard())
}
