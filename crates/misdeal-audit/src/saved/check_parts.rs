//! What must hold between the numbers of the parts of a saved tally that are
//! counted closely, by blocks and between deals.

use std::ops::Range;

use super::SavedError;
use super::check::{adds_up, sum};
use crate::finding::Frame;
use crate::shape::Shape;
use crate::tally::{
    BLOCKS, BetweenTally, CloseTally, CoarseTally, Coins, DRAW_VALUES_MIN, Digits, FrameTally,
    block_of, block_sizes,
};

/// Checks the parts of a frame.
///
/// # Errors
/// [`SavedError::Content`] at the first number that cannot be so.
pub(super) fn check_parts(read: &FrameTally, shape: Shape, place: &str) -> Result<(), SavedError> {
    if let Some(close) = &read.close {
        let place = format!("{place}, close");
        let is_all = read.frame != Frame::PositionToCard;
        if close.deals > read.deals || is_all && close.deals != read.deals {
            let most = format!("at most {}", read.deals);
            return Err(SavedError::mismatch(format!("{place}, deals"), close.deals, most));
        }
        check_close(close, shape, &place)?;
    }
    read.coarse.as_ref().map_or(Ok(()), |coarse| {
        check_coarse(coarse, read.deals, shape, &format!("{place}, coarse"))
    })
}

fn check_close(close: &CloseTally, shape: Shape, place: &str) -> Result<(), SavedError> {
    let (n, deals) = (shape.deck as usize, close.deals);
    let within = |key: &str| format!("{place}, {key}");
    for (number, counts) in close.numbers.iter() {
        adds_up(counts.iter(), deals, || within(number.id()))?;
    }
    if let Some(table) = &close.successors {
        let side = n + 1;
        for i in 0..side {
            let row = || format!("{place}, successors, row {i}");
            adds_up(table[i * side..][..side].iter(), deals, row)?;
            let column = || format!("{place}, successors, column {i}");
            adds_up(table.iter().skip(i).step_by(side), deals, column)?;
            if n > 0 && table[i * side + i] > 0 {
                return Err(SavedError::content(row(), "a card behind itself"));
            }
        }
    }
    if let Some(offsets) = &close.offsets {
        if offsets[0] > 0 {
            return Err(SavedError::content(within("offsets"), "a card beside itself"));
        }
        adds_up(offsets.iter(), deals.saturating_mul(n as u64 - 1), || within("offsets"))?;
    }
    let patterns = |key: &'static str, digits: &Option<Digits>| {
        let mut rows = digits.iter().flat_map(Digits::rows).enumerate();
        rows.try_for_each(|(i, row)| {
            adds_up(row.iter(), deals, || format!("{place}, {key}, row {i}"))
        })
    };
    patterns("near-patterns", &close.near_patterns)?;
    patterns("far-patterns", &close.far_patterns)?;
    let runs_max = deals.saturating_mul(shape.dealt.into());
    for (key, runs) in [("runs-up", &close.runs_up), ("runs-down", &close.runs_down)] {
        let Some(runs) = runs else { continue };
        if sum(runs.iter()).is_none_or(|sum| sum > runs_max) {
            let most = format!("at most {runs_max}");
            return Err(SavedError::mismatch(within(key), "more runs than cards", most));
        }
    }
    if let Some(products) = &close.products {
        products_within(products, deals, shape, &within("products"))?;
    }
    coins(&close.low_bits, deals, place)
}

/// Checks what is counted of a deal and the one before.
///
/// # Errors
/// [`SavedError::Content`] at the first number that cannot be so.
pub(super) fn check_between(
    between: &BetweenTally,
    shape: Shape,
    heard: u64,
    deals: u64,
    place: &str,
) -> Result<(), SavedError> {
    let within = |key: &str| format!("{place}, {key}");
    let most = deals.saturating_sub(1);
    if between.deals > most {
        return Err(SavedError::mismatch(
            within("deals"),
            between.deals,
            format!("at most {most}"),
        ));
    }
    if !between.overlap.is_empty() {
        adds_up(between.overlap.iter(), between.deals, || within("overlap"))?;
    }
    if between.first_cards.first().is_some_and(|&count| count > 0) {
        return Err(SavedError::content(within("first-cards"), "a stretch without a first card"));
    }
    let stretches = heard / u64::from(shape.deck.max(1));
    if sum(between.first_cards.iter()).is_none_or(|sum| sum > stretches) {
        let most = format!("at most {stretches} stretches");
        return Err(SavedError::mismatch(within("first-cards"), "more", most));
    }
    products_within(&between.products, between.deals, shape, &within("products"))?;
    coins(&between.low_bits, between.deals, place)
}

/// No product is larger than that of the two outermost cards.
fn products_within(
    products: &[i64],
    deals: u64,
    shape: Shape,
    place: &str,
) -> Result<(), SavedError> {
    let one = u64::from(shape.deck.saturating_sub(1)).pow(2);
    let most = deals.saturating_mul(one);
    match products.iter().find(|sum| sum.unsigned_abs() > most) {
        Some(sum) => Err(SavedError::mismatch(place, sum, format!("between -{most} and {most}"))),
        None => Ok(()),
    }
}

/// What each draw adds is what the totals say.
fn coins(coins: &Coins, deals: u64, place: &str) -> Result<(), SavedError> {
    for (decoding, draws, totals) in coins.iter() {
        let place = || format!("{place}, low bits of {}", decoding.test());
        adds_up(totals.iter(), deals, place)?;
        if let Some(most) = draws.iter().max().filter(|&&most| most > deals) {
            return Err(SavedError::mismatch(place(), most, format!("at most {deals}")));
        }
        let agreeing = (0..).zip(totals).map(|(count, &deals)| count * deals).sum();
        adds_up(draws.iter(), agreeing, place)?;
    }
    Ok(())
}

fn check_coarse(
    coarse: &CoarseTally,
    deals: u64,
    shape: Shape,
    place: &str,
) -> Result<(), SavedError> {
    let n = u64::from(shape.deck);
    let sizes = block_sizes(shape.deck);
    for (block, &size) in sizes.iter().enumerate() {
        let expected = deals.saturating_mul(size.into());
        let row = &coarse.position[block * sizes.len()..][..sizes.len()];
        adds_up(row.iter(), expected, || format!("{place}, position, row {block}"))?;
        let column = coarse.position.iter().skip(block).step_by(sizes.len());
        adds_up(column, expected, || format!("{place}, position, column {block}"))?;
    }
    // The draws from the front with enough values, and those from the back.
    let counted = shape.deck.saturating_sub(DRAW_VALUES_MIN - 1);
    let up = draws_of_blocks(0..counted, shape.deck);
    let down = draws_of_blocks(shape.deck - counted..shape.deck, shape.deck);
    for (key, table, draws) in
        [("draws-up", &coarse.draws_up, up), ("draws-down", &coarse.draws_down, down)]
    {
        for (block, (row, draws)) in table.chunks(sizes.len()).zip(draws).enumerate() {
            let expected = deals.saturating_mul(draws);
            adds_up(row.iter(), expected, || format!("{place}, {key}, row {block}"))?;
        }
    }
    let places = deals.saturating_mul(n * (n - 1) / 2);
    adds_up(coarse.places.iter(), places, || format!("{place}, places"))?;
    if coarse.inversions > places {
        let most = format!("at most {places}");
        return Err(SavedError::mismatch(format!("{place}, inversions"), coarse.inversions, most));
    }
    Ok(())
}

/// How many of these positions each block has.
fn draws_of_blocks(positions: Range<u32>, deck: u32) -> Vec<u64> {
    let mut draws = vec![0; BLOCKS as usize];
    positions.for_each(|position| draws[block_of(position, deck)] += 1);
    draws
}
