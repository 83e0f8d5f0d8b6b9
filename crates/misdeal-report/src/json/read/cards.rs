//! What the cards are called, and which of them look alike.

use misdeal_audit::text::Naming;
use misdeal_audit::{Alike, Classes, DealOrder, ORDERS_MAX, Partition, Shape};

use super::ReadError;
use super::at::At;
use crate::json::cards::{Likeness, Names, Part};
use crate::json::named::PARTITIONS;

/// What the rest of a document is about.
#[derive(Debug)]
pub(super) struct Deck {
    pub(super) shape: Shape,
    pub(super) naming: Naming,
    pub(super) alike: Alike,
    /// How many orders there are, where they are few enough to be counted one by one; else 0.
    pub(super) orders: u32,
}

impl Deck {
    pub(super) fn new(shape: Shape, naming: Naming, alike: Alike) -> Self {
        let is_sequence = shape.order == DealOrder::Sequence;
        let orders = alike.outcomes(shape).filter(|_| is_sequence);
        let orders = orders.filter(|&orders| orders <= ORDERS_MAX).unwrap_or(0) as u32;
        Self { shape, naming, alike, orders }
    }
}

pub(super) fn naming(of: &Names<'_>, cards: u32, at: &At<'_>) -> Result<Naming, ReadError> {
    match (of.first, &of.names) {
        (Some(first), None) => Ok(Naming::Numbers { first: at.key("first").within(first, 0, 1)? }),
        (None, Some(names)) => Ok(Naming::Words(list(names, cards, &at.key("names"))?)),
        _ => Err(at.out_of_range("neither or both", "either 'first' or 'names'")),
    }
}

/// So many names.
fn list(names: &[String], count: u32, at: &At<'_>) -> Result<Vec<String>, ReadError> {
    if names.len() != count as usize {
        return Err(at.out_of_range(format!("{} names", names.len()), count));
    }
    at.each(names, |name, at| at.line(name))
}

pub(super) fn alike(of: &Likeness<'_>, cards: u32, at: &At<'_>) -> Result<Alike, ReadError> {
    let copies = of.copies.as_deref();
    let copies = copies.map(|class_of| classes(class_of, cards, &at.key("copies"))).transpose()?;
    let partitions =
        at.key("partitions").each(&of.partitions, |part, at| partition(part, cards, at))?;
    // All of it is of this deck by now.
    Alike::of_classes(copies, partitions).ok_or_else(|| at.out_of_range("classes", "one deck"))
}

fn partition(part: &Part<'_>, cards: u32, at: &At<'_>) -> Result<Partition, ReadError> {
    let known = PARTITIONS.into_iter().find(|name| *name == part.classes);
    let classes = classes(&part.class_of, cards, &at.key("class_of"))?;
    Ok(Partition {
        name: at.key("classes").known(&part.classes, known, "'cards', 'ranks' or 'suits'")?,
        names: list(&part.names, classes.count(), &at.key("names"))?,
        classes,
    })
}

fn classes(class_of: &[u32], cards: u32, at: &At<'_>) -> Result<Classes, ReadError> {
    if class_of.len() != cards as usize {
        return Err(at.out_of_range(format!("the classes of {} cards", class_of.len()), cards));
    }
    Classes::new(class_of.to_vec())
        .map_err(|error| at.out_of_range(error, "no class without a card"))
}
