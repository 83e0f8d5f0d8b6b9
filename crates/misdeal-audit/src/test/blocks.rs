//! Blocks: does each part of a large deck come to each part of it equally often?
//!
//! The deck is cut into A = 32 blocks, and into 4. Of N deals the counts O of cards
//! of one block at positions of another have mean E = N r c / n, with r and c the
//! sizes, and
//!
//! ```text
//!   Q = (n-1)/n sum (O - E)^2 / E              chi-square, (A-1)^2
//! ```
//!
//! since the covariance of one deal is that of its cells, (1/(n-1)) P (x) P, summed
//! over blocks. Decides where E >= 50. The largest single count has the tail bound
//! of drawing without replacement, exp(-N r D(O/(N r) || c/n)) with D the relative
//! entropy (W. Hoeffding, J. Am. Stat. Assoc. 58 (1963) 13), times the number of
//! counts.
//!
//! Draws of 1,024 values or more are counted too, by the block of their number and
//! by 32 parts of their values. A part's chance is off 1/32 by less than 1/1,024;
//! expected counts are added up exactly, and the chi-square over them, with 31
//! degrees a block, errs on the safe side.

use super::cells::worst;
use super::{EXPECTED_MIN, Origin, Test, in_each_frame};
use crate::finding::{Effect, Event, Finding, Method};
use crate::tally::{BLOCKS, Decoding, Tally, part_laws};

const ID: &str = "blocks";

pub(super) const TEST: Test =
    Test { id: ID, about: "each part of a large deck comes to each part equally often", judge };

fn judge(tally: &Tally) -> Vec<Finding> {
    let n = tally.shape().deck;
    in_each_frame(tally, |frame| {
        let Some(coarse) = &frame.coarse else { return Vec::new() };
        let origin = Origin { test: ID, frame: frame.frame, deals: frame.deals };
        let mut findings = Vec::new();
        findings.extend(table(origin, &coarse.position, n, BLOCKS));
        findings.extend(table(origin, &gathered(&coarse.position), n, 4));
        findings.extend(largest(origin, &coarse.position, n));
        findings.extend(draws(origin, &coarse.draws_up, n, Decoding::DrawsUp));
        findings.extend(draws(origin, &coarse.draws_down, n, Decoding::DrawsDown));
        findings
    })
}

/// Where a block of the deck, of so many, begins and where the next one does.
fn ends(block: u32, blocks: u32, n: u32) -> (u32, u32) {
    let begin = |block: u32| {
        let cut = u64::from(block) * u64::from(n);
        cut.div_ceil(u64::from(blocks)) as u32
    };
    (begin(block), begin(block + 1))
}

/// The table of 4 by 4 blocks.
fn gathered(table: &[u64]) -> Vec<u64> {
    let factor = BLOCKS as usize / 4;
    let mut sums = vec![0; 16];
    for (j, row) in table.chunks_exact(BLOCKS as usize).enumerate() {
        for (c, count) in row.iter().enumerate() {
            sums[j / factor * 4 + c / factor] += count;
        }
    }
    sums
}

fn block_event(j: u32, c: u32, blocks: u32, n: u32) -> (Event, f64, f64) {
    let (positions, cards) = (ends(j, blocks, n), ends(c, blocks, n));
    let size = |(from, to): (u32, u32)| f64::from(to - from);
    let event =
        Event::BlockAt { cards: [cards.0, cards.1 - 1], positions: [positions.0, positions.1 - 1] };
    (event, size(positions), size(cards))
}

fn effects(origin: Origin, table: &[u64], n: u32, blocks: u32) -> impl Iterator<Item = Effect> {
    let whole = f64::from(n);
    (0..blocks).flat_map(move |j| (0..blocks).map(move |c| (j, c))).zip(table).map(
        move |((j, c), &observed)| {
            let (event, r, s) = block_event(j, c, blocks, n);
            let mean = r * s / whole;
            // That of drawing r of n things, s of which count.
            let variance = mean * (1.0 - s / whole) * (whole - r) / (whole - 1.0);
            Effect { event, observed, deals: origin.deals, mean, variance }
        },
    )
}

fn table(origin: Origin, table: &[u64], n: u32, blocks: u32) -> Option<Finding> {
    let least =
        effects(origin, table, n, blocks).map(|e| e.expected()).fold(f64::INFINITY, f64::min);
    if least < EXPECTED_MIN {
        return None;
    }
    let square = |e: Effect| (e.observed as f64 - e.expected()).powi(2) / e.expected();
    let sum: f64 = effects(origin, table, n, blocks).map(square).sum();
    let statistic = f64::from(n - 1) / f64::from(n) * sum;
    let effect = worst(effects(origin, table, n, blocks))?;
    Some(origin.chi_square(statistic, u64::from(blocks - 1).pow(2), least, effect))
}

fn largest(origin: Origin, table: &[u64], n: u32) -> Option<Finding> {
    let whole = f64::from(n);
    let bounds = effects(origin, table, n, BLOCKS).map(|effect| {
        let Event::BlockAt { cards, positions } = effect.event else { return (0.0, effect) };
        let size = |[from, to]: [u32; 2]| f64::from(to - from + 1);
        let trials = origin.deals as f64 * size(positions);
        let (share, chance) = (effect.observed as f64 / trials, size(cards) / whole);
        (-trials * relative_entropy(share, chance), effect)
    });
    let (tail_ln, effect) = bounds.min_by(|a, b| a.0.total_cmp(&b.0))?;
    let tails = 2.0 * f64::from(BLOCKS * BLOCKS);
    Some(origin.of_count(Method::LargestCell, (tail_ln + tails.ln()).min(0.0), effect))
}

/// D(q || p) of two coins.
fn relative_entropy(q: f64, p: f64) -> f64 {
    let part = |q: f64, p: f64| if q > 0.0 { q * (q / p).ln() } else { 0.0 };
    (part(q, p) + part(1.0 - q, 1.0 - p)).max(0.0)
}

/// The chi-square of draws by the block of their number and the part of their
/// value.
fn draws(origin: Origin, table: &[u64], n: u32, decoding: Decoding) -> Option<Finding> {
    let laws = part_laws(n, decoding);
    let deals = origin.deals as f64;
    let (mut statistic, mut degrees, mut least) = (0.0, 0, f64::INFINITY);
    let mut effects = Vec::new();
    for group in 0..BLOCKS {
        let cells = group as usize * BLOCKS as usize..(group as usize + 1) * BLOCKS as usize;
        let means = &laws[group as usize].mean;
        let smallest = means.iter().copied().fold(f64::INFINITY, f64::min) * deals;
        if smallest < EXPECTED_MIN {
            continue;
        }
        least = least.min(smallest);
        degrees += u64::from(BLOCKS - 1);
        let (from, to) = ends(group, BLOCKS, n);
        for ((part, &mean), &observed) in (0..).zip(means).zip(&table[cells]) {
            statistic += (observed as f64 - deals * mean).powi(2) / (deals * mean);
            let variance = mean * (1.0 - 1.0 / f64::from(BLOCKS));
            let event = Event::DrawsIn { decoding, positions: [from, to - 1], part };
            effects.push(Effect { event, observed, deals: origin.deals, mean, variance });
        }
    }
    let effect = worst(effects.into_iter())?;
    Some(origin.chi_square(statistic, degrees, least, effect))
}
