//! The lines of counts: one a frame, and one of whole deals.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::SavedError;
use super::check::{check_frame, check_whole_deals};
use super::error::shown;
use super::part::{self, Part};
use super::rows::Rows;
use crate::finding::Frame;
use crate::shape::Shape;
use crate::tally::{Digits, FrameTally, Number, Tally};

/// The counts of the deals as they read in one frame.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct FrameLine<'a> {
    frame: Cow<'a, str>,
    deals: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<Rows<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lehmer: Option<Rows<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    draws_up: Option<Rows<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    draws_down: Option<Rows<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fixed_points: Option<Cow<'a, [u64]>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cycles: Option<Cow<'a, [u64]>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    even: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    descents: Option<Cow<'a, [u64]>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    coarse: Option<Part>,
    #[serde(skip_serializing_if = "Option::is_none")]
    close: Option<Part>,
}

/// The counts of deals as wholes.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct WholeLine<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    inclusion: Option<Cow<'a, [u64]>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pair_inclusion: Option<Cow<'a, [u64]>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_two: Option<Cow<'a, [u64]>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    orders: Option<Cow<'a, [u64]>>,
    between: Part,
}

impl<'a> FrameLine<'a> {
    pub(super) fn of(read: &'a FrameTally, shape: Shape) -> Self {
        let rows = |digits: &'a Digits| {
            let (counts, ends) = digits.flat();
            Rows::new(counts, ends)
        };
        Self {
            frame: name(read.frame).into(),
            deals: read.deals,
            position: read.position.as_ref().map(|table| Rows::new(table, position_ends(shape))),
            lehmer: read.lehmer.as_ref().map(rows),
            draws_up: read.draws_up.as_ref().map(rows),
            draws_down: read.draws_down.as_ref().map(rows),
            fixed_points: read.numbers.get(Number::FixedPoints).map(Cow::from),
            cycles: read.numbers.get(Number::Cycles).map(Cow::from),
            even: read.even,
            descents: read.numbers.get(Number::Descents).map(Cow::from),
            coarse: read.coarse.clone().map(|mut coarse| part::part(coarse.lists())),
            close: read.close.clone().map(|mut close| part::part(close.lists())),
        }
    }

    /// Puts the counts into the tally of no deals that has room for them.
    ///
    /// # Errors
    /// [`SavedError::Content`] if they are not those of the frame and the shape,
    /// or do not add up.
    pub(super) fn open(
        self,
        into: &mut FrameTally,
        shape: Shape,
        deals: u64,
        place: &str,
    ) -> Result<(), SavedError> {
        let expected = name(into.frame);
        if self.frame != expected {
            let got = format!("frame '{}'", shown(&self.frame));
            return Err(SavedError::mismatch(place, got, format!("'{expected}'")));
        }
        into.deals = self.deals;
        let within = |key: &str| format!("{place}, {key}");
        if let Some((got, table)) = both(self.position, &mut into.position, &within("position"))? {
            *table = got.counts_of(&position_ends(shape), &within("position"))?;
        }
        for (key, got, digits) in [
            ("lehmer", self.lehmer, &mut into.lehmer),
            ("draws-up", self.draws_up, &mut into.draws_up),
            ("draws-down", self.draws_down, &mut into.draws_down),
        ] {
            if let Some((got, digits)) = both(got, digits, &within(key))? {
                let (counts, ends) = digits.flat_mut();
                *counts = got.counts_of(ends, &within(key))?;
            }
        }
        let mut got = [
            (Number::FixedPoints, self.fixed_points),
            (Number::Cycles, self.cycles),
            (Number::Descents, self.descents),
        ];
        for (number, got) in &mut got {
            let place = within(number.id());
            let counts = into.numbers.iter_mut().find(|(of, _)| of == number);
            list_into(got.take(), counts.map(|(_, counts)| counts), &place)?;
        }
        if let Some((got, coarse)) = both(self.coarse, &mut into.coarse, &within("coarse"))? {
            part::open(got, coarse.lists(), &within("coarse"))?;
        }
        if let Some((got, close)) = both(self.close, &mut into.close, &within("close"))? {
            part::open(got, close.lists(), &within("close"))?;
        }
        if let Some((got, even)) = both(self.even, &mut into.even, &within("even"))? {
            *even = got;
        }
        check_frame(into, shape, deals, place)
    }
}

impl<'a> WholeLine<'a> {
    /// The line.
    pub(super) fn of(tally: &'a Tally) -> Self {
        let list = |counts: &'a Vec<u64>| Cow::from(&counts[..]);
        Self {
            inclusion: tally.inclusion.as_ref().map(list),
            pair_inclusion: tally.pair_inclusion.as_ref().map(list),
            first_two: tally.first_two.as_ref().map(list),
            orders: tally.orders.as_ref().map(list),
            between: part::part(tally.between.clone().lists()),
        }
    }

    /// Puts the counts into the tally, which has its number of deals.
    ///
    /// # Errors
    /// [`SavedError::Content`] if they are not those of the shape, or do not add up.
    pub(super) fn open(self, into: &mut Tally, place: &str) -> Result<(), SavedError> {
        list(self.inclusion, &mut into.inclusion, &format!("{place}, inclusion"))?;
        let pairs = format!("{place}, pair-inclusion");
        list(self.pair_inclusion, &mut into.pair_inclusion, &pairs)?;
        list(self.first_two, &mut into.first_two, &format!("{place}, first-two"))?;
        list(self.orders, &mut into.orders, &format!("{place}, orders"))?;
        part::open(self.between, into.between.lists(), &format!("{place}, between"))?;
        check_whole_deals(into, place)
    }
}

/// How a frame is called.
fn name(frame: Frame) -> String {
    match frame {
        Frame::PositionToCard => "position-to-card".to_owned(),
        Frame::CardToPosition => "card-to-position".to_owned(),
        Frame::Relative { lag } => format!("relative-{lag}"),
    }
}

/// Where each row of the table of positions ends.
fn position_ends(shape: Shape) -> Vec<usize> {
    (1..=shape.dealt as usize).map(|rows| rows * shape.deck as usize).collect()
}

/// What was got and where it belongs; both or neither.
fn both<'t, A, B>(
    got: Option<A>,
    into: &'t mut Option<B>,
    place: &str,
) -> Result<Option<(A, &'t mut B)>, SavedError> {
    match (got, into) {
        (Some(got), Some(into)) => Ok(Some((got, into))),
        (None, None) => Ok(None),
        (None, Some(_)) => Err(SavedError::content(place, "missing")),
        (Some(_), None) => {
            Err(SavedError::content(place, "got counts, but deals of this shape have none"))
        }
    }
}

fn list(
    got: Option<Cow<'_, [u64]>>,
    into: &mut Option<Vec<u64>>,
    place: &str,
) -> Result<(), SavedError> {
    list_into(got, into.as_mut(), place)
}

fn list_into(
    got: Option<Cow<'_, [u64]>>,
    mut into: Option<&mut Vec<u64>>,
    place: &str,
) -> Result<(), SavedError> {
    if let Some((got, counts)) = both(got, &mut into, place)? {
        if got.len() != counts.len() {
            let got = format!("{} counts", got.len());
            return Err(SavedError::mismatch(place, got, counts.len()));
        }
        **counts = got.into_owned();
    }
    Ok(())
}

/// The most bytes that the line of a frame of so many deals takes.
pub(super) fn frame_bytes_max(read: &FrameTally, shape: Shape, deals: u64) -> usize {
    let position = read.position.as_ref().map(|table| (table.len(), shape.dealt as usize));
    let digits = read.decodings().map(|(_, digits)| (digits.flat().0.len(), digits.rows().count()));
    let lists = read.numbers.iter().map(|(_, counts)| (counts.len(), 1));
    position
        .into_iter()
        .chain(digits)
        .chain(lists)
        .map(|sizes| bytes_max(sizes, deals))
        .sum::<usize>()
        + read.coarse.clone().map_or(0, |mut coarse| part::bytes_max(&coarse.lists()))
        + read.close.clone().map_or(0, |mut close| part::bytes_max(&close.lists()))
        + KEYS_BYTES_MAX
}

/// The most bytes that the line of whole deals takes.
pub(super) fn whole_bytes_max(tally: &Tally, deals: u64) -> usize {
    let lists = [&tally.inclusion, &tally.pair_inclusion, &tally.first_two, &tally.orders];
    let lists = lists.into_iter().flatten();
    lists.map(|counts| bytes_max((counts.len(), 1), deals)).sum::<usize>()
        + part::bytes_max(&tally.between.clone().lists())
        + KEYS_BYTES_MAX
}

/// Keys, names and numbers beside the tables.
const KEYS_BYTES_MAX: usize = 512;

/// The most bytes of so many counts in so many rows: digits and a comma, and
/// two brackets and a comma.
fn bytes_max((counts, rows): (usize, usize), deals: u64) -> usize {
    let digits = deals.checked_ilog10().unwrap_or(0) as usize + 1;
    counts * (digits + 1) + rows * 3
}
