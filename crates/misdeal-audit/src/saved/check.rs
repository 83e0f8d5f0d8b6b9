//! What must hold between the numbers of a saved tally.

use super::check_parts::{check_between, check_parts};
use super::header::{Header, Names, Why};
use super::{DEALS_MAX, SavedError};
use crate::finding::Frame;
use crate::shape::{CARDS_MAX, Shape};
use crate::tally::{CLASSES_MAX, FINGERPRINTS_MAX, FrameTally, Number, Tally, pair_index};

/// Checks the first line.
///
/// # Errors
/// [`SavedError::Content`] at what cannot be so.
pub(super) fn check_header(header: &Header) -> Result<(), SavedError> {
    let at_most = |key: &str, got: u64, most: u64| match got <= most {
        true => Ok(()),
        false => {
            let place = format!("line 1, {key}");
            Err(SavedError::mismatch(place, got, format!("at most {most}")))
        }
    };
    at_most("cards", header.cards.into(), CARDS_MAX.into())?;
    at_most("dealt", header.dealt.into(), header.cards.into())?;
    at_most("deals", header.deals, DEALS_MAX)?;
    at_most("invalid", header.invalid.deals, DEALS_MAX - header.deals)?;
    at_most("fingerprints", header.fingerprints, header.deals.min(FINGERPRINTS_MAX))?;
    match &header.naming {
        Names::FirstIndex(first) => at_most("naming", (*first).into(), 1)?,
        Names::Words(words) if words.len() != header.cards as usize => {
            let got = format!("{} words", words.len());
            return Err(SavedError::mismatch("line 1, naming", got, header.cards));
        }
        Names::Words(_) => {}
    }
    let first = header.invalid.first.as_ref();
    if first.is_some() != (header.invalid.deals > 0) {
        let what = "the number of bad deals and the first of them do not fit together";
        return Err(SavedError::content("line 1, invalid", what));
    }
    if let Some([doubled, different]) = header.invalid.doubled {
        at_most("invalid, doubled", doubled, header.invalid.deals)?;
        // One card at least stands twice.
        let most = u64::from(header.dealt).saturating_sub(1);
        at_most("invalid, doubled", different, doubled.saturating_mul(most))?;
    }
    let named = match first.map(|first| &first.why) {
        Some(&Why::Repeated { card, missing }) => [Some(card), missing],
        _ => [None; 2],
    };
    let last = u64::from(header.cards).saturating_sub(1);
    named.into_iter().flatten().try_for_each(|card| at_most("invalid", card.into(), last))
}

/// Checks the counts of a frame whose lengths are right.
///
/// # Errors
/// [`SavedError::Content`] at the first sum that cannot be so.
pub(super) fn check_frame(
    read: &FrameTally,
    shape: Shape,
    deals: u64,
    place: &str,
) -> Result<(), SavedError> {
    let within = |key: &str| format!("{place}, {key}");
    // A deal is read relative to an earlier one of the same run.
    let most = match read.frame {
        Frame::Relative { lag } => deals.saturating_sub(lag.into()),
        _ => deals,
    };
    if read.deals > most || read.frame == Frame::PositionToCard && read.deals < deals {
        return Err(SavedError::mismatch(within("deals"), read.deals, most));
    }
    if let Some(table) = &read.position {
        positions(table, shape, read.deals, &within("position"))?;
    }
    for (decoding, digits) in read.decodings() {
        let place = within(decoding.test());
        for (digit, row) in digits.rows().enumerate() {
            adds_up(row.iter(), read.deals, || format!("{place}, row {digit}"))?;
        }
    }
    for (number, counts) in read.numbers.iter() {
        adds_up(counts.iter(), read.deals, || within(number.id()))?;
    }
    check_parts(read, shape, place)?;
    numbers(read, shape, within)
}

/// Each position has a card, and in a whole deal each card a position.
fn positions(table: &[u64], shape: Shape, deals: u64, place: &str) -> Result<(), SavedError> {
    let cards = (shape.deck as usize).max(1);
    for (position, row) in table.chunks_exact(cards).enumerate() {
        adds_up(row.iter(), deals, || format!("{place}, row {position}"))?;
    }
    for card in (0..cards).take(table.len()) {
        let column = || table.iter().skip(card).step_by(cards);
        let place = || format!("{place}, card {card}");
        if shape.is_whole() {
            adds_up(column(), deals, place)?;
        } else if sum(column()).is_none_or(|sum| sum > deals) {
            let what = format!("the counts add up to more than the {deals} deals");
            return Err(SavedError::content(place(), what));
        }
    }
    Ok(())
}

/// Fixed points, cycles and parity, as far as they depend on each other.
fn numbers(
    read: &FrameTally,
    shape: Shape,
    within: impl Fn(&str) -> String,
) -> Result<(), SavedError> {
    let n = shape.deck as usize;
    // From here on several numbers are one class.
    let is_exact = n < CLASSES_MAX;
    if let Some(counts) = read.numbers.get(Number::FixedPoints).filter(|_| is_exact && n > 0) {
        if counts[n - 1] > 0 {
            let what = format!("{} of {n} cards at home, but never all but one are", n - 1);
            return Err(SavedError::content(within("fixed-points"), what));
        }
        let diagonal = read.position.as_ref().and_then(|table| sum(table.iter().step_by(n + 1)));
        let at_home: u64 = (0..).zip(counts).map(|(number, &count)| number * count).sum();
        if let Some(diagonal) = diagonal.filter(|&diagonal| diagonal != at_home) {
            return Err(SavedError::mismatch(within("fixed-points"), at_home, diagonal));
        }
    }
    let Some((cycles, even)) = read.numbers.get(Number::Cycles).zip(read.even) else {
        return Ok(());
    };
    if n > 0 && cycles[0] > 0 {
        return Err(SavedError::content(within("cycles"), "a deal without a cycle"));
    }
    // An order of n cards with c cycles takes n - c exchanges.
    let of_cycles = sum(cycles.iter().skip(n % 2).step_by(2)).filter(|_| is_exact);
    match of_cycles.unwrap_or(even) {
        _ if even > read.deals => Err(SavedError::mismatch(within("even"), even, read.deals)),
        expected if expected != even => Err(SavedError::mismatch(within("even"), even, expected)),
        _ => Ok(()),
    }
}

/// Checks the counts of whole deals, whose lengths are right.
///
/// # Errors
/// [`SavedError::Content`] at the first sum that cannot be so.
pub(super) fn check_whole_deals(tally: &Tally, place: &str) -> Result<(), SavedError> {
    let (shape, deals) = (tally.shape(), tally.deals());
    check_between(&tally.between, shape, tally.heard(), deals, &format!("{place}, between"))?;
    if let Some(table) = &tally.first_two {
        first_two(tally, table, &format!("{place}, first-two"))?;
    }
    if let Some(orders) = &tally.orders {
        adds_up(orders.iter(), deals, || format!("{place}, orders"))?;
    }
    if let Some(inclusion) = &tally.inclusion {
        let place = || format!("{place}, inclusion");
        // Both numbers are limited, so that the product fits.
        adds_up(inclusion.iter(), deals * u64::from(tally.shape().dealt), place)?;
        if let Some(most) = inclusion.iter().max().filter(|&&most| most > deals) {
            return Err(SavedError::mismatch(place(), most, format!("at most {deals}")));
        }
    }
    if let Some((pairs, inclusion)) = tally.pair_inclusion.as_ref().zip(tally.inclusion.as_ref()) {
        pairs_of_each_card(pairs, inclusion, shape, &format!("{place}, pair-inclusion"))?;
    }
    Ok(())
}

/// The first two cards of deals, against the table of positions.
fn first_two(tally: &Tally, table: &[u64], place: &str) -> Result<(), SavedError> {
    let n = tally.shape().deck as usize;
    if table.iter().step_by(n + 1).any(|&count| count > 0) {
        return Err(SavedError::content(place, "a deal that begins with a card twice"));
    }
    let position = tally.frame(Frame::PositionToCard).and_then(|read| read.position.as_ref());
    let Some(position) = position else {
        return adds_up(table.iter(), tally.deals(), || place.to_owned());
    };
    for card in 0..n {
        let row = || format!("{place}, row {card}");
        adds_up(table[card * n..][..n].iter(), position[card], row)?;
        let column = || format!("{place}, column {card}");
        adds_up(table.iter().skip(card).step_by(n), position[n + card], column)?;
    }
    Ok(())
}

/// Each card of a hand is in as many of its pairs as it has other cards.
fn pairs_of_each_card(
    pairs: &[u64],
    inclusion: &[u64],
    shape: Shape,
    place: &str,
) -> Result<(), SavedError> {
    let others = u64::from(shape.dealt).saturating_sub(1);
    let n = inclusion.len();
    for (card, &deals) in inclusion.iter().enumerate() {
        let with_it = (0..n).filter(|&other| other != card);
        let counts = with_it.map(|other| &pairs[pair_index(card.min(other), card.max(other), n)]);
        adds_up(counts, deals.saturating_mul(others), || format!("{place}, card {card}"))?;
    }
    Ok(())
}

pub(super) fn adds_up<'a>(
    counts: impl Iterator<Item = &'a u64>,
    expected: u64,
    place: impl FnOnce() -> String,
) -> Result<(), SavedError> {
    match sum(counts) {
        Some(sum) if sum == expected => Ok(()),
        Some(sum) => Err(SavedError::mismatch(place(), format!("a sum of {sum}"), expected)),
        None => Err(SavedError::mismatch(place(), "a sum beyond 64 bits", expected)),
    }
}

pub(super) fn sum<'a>(mut counts: impl Iterator<Item = &'a u64>) -> Option<u64> {
    counts.try_fold(0u64, |sum, &count| sum.checked_add(count))
}
