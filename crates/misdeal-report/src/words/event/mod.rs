//! What a deal shows, in words, in each frame.
//!
//! An order read as it lies tells of positions and the cards on them; read from
//! the cards, the same digits tell of cards and the positions under them; read
//! relative to a deal before, of positions now and positions then.

mod beside;
mod hands;
mod sums;

use misdeal_audit::text::Naming;
use misdeal_audit::{Alike, CARDS, Effect, Event, Frame, Number, Shape, Span};

use super::compared;
use super::shown::shown;
use crate::Lang;
use crate::numbers::{about, counted, grouped, means, percent, shares};
use beside::NONE;

/// What was seen, in one sentence without a full stop.
pub(crate) fn effect(
    effect: &Effect,
    frame: Frame,
    naming: &Naming,
    shape: Shape,
    alike: &Alike,
) -> String {
    let compared = compared(Lang::En, frame);
    if effect.is_sum() {
        let (observed, fair) = means(effect);
        if let Some(correlation) = sums::correlation(effect, frame, naming) {
            return format!("{compared}{correlation}");
        }
        let sum = sums::sum(effect.event, frame, shape, naming, &observed);
        return format!("{compared}{sum} on average; fair is {fair}");
    }
    let (observed, deals) = (effect.observed, counted(effect.deals, "deal"));
    match effect.event {
        Event::Invalid => return format!("{} of {deals} broke the rules", grouped(observed)),
        Event::Repeat => {
            let expected = about(effect.expected());
            let observed = grouped(observed);
            return format!("{observed} of {deals} equal an earlier one; fair is {expected}");
        }
        _ => {}
    }
    let (share, fair) = shares(effect);
    if let Some(cases) = beside::by_cases(effect, frame, shape, &share) {
        return format!("{compared}{cases}; fair is {fair}");
    }
    if let (Event::Shows { number: Number::FixedPoints, values: NONE }, 0) =
        (effect.event, observed)
    {
        // "No card in none of them" would be said twice.
        let some = some_card(frame);
        let fair = percent(1.0 - effect.mean, 3);
        return format!("{compared}{some} in every deal; fair is {fair}");
    }
    let event = event(effect.event, frame, naming, shape, alike);
    match observed {
        0 => format!("{compared}{event} in none of {deals}; fair is {fair}"),
        all if all == effect.deals => format!("{compared}{event} in every deal; fair is {fair}"),
        _ => format!("{compared}{event} in {share} of deals; fair is {fair}"),
    }
}

fn event(event: Event, frame: Frame, naming: &Naming, shape: Shape, alike: &Alike) -> String {
    if let Some(words) = beside::words(event, frame, naming, shape) {
        return words;
    }
    match (event, frame) {
        (Event::Order { rank }, _) => {
            format!("the order {} comes up", order(rank, naming, shape, alike))
        }
        (Event::ClassAt { partition, class, position }, _) => {
            format!("{} comes to position {position}", one_of_class(partition, class, alike))
        }
        (Event::Hand { hand, classes }, _) => hands::hand(hand, classes, shape),
        (Event::Holds { card }, _) => format!("card {} is in the hand", naming.name(card)),
        (Event::Shows { number, values }, _) => shown(number, &[values], frame),
        (_, Frame::CardToPosition) => of_a_card(event, naming),
        (_, Frame::Relative { .. }) => of_the_deal_before(event),
        _ => as_it_lies(event, naming),
    }
}

fn as_it_lies(event: Event, naming: &Naming) -> String {
    match event {
        Event::CardAt { card, position } => {
            format!("card {} comes to position {position}", naming.name(card))
        }
        Event::Lehmer { position, digit: 0 } => {
            format!("position {position} gets the smallest card left")
        }
        Event::Lehmer { position, digit } => {
            let smaller = counted(digit.into(), "smaller card");
            format!("position {position} gets a card with {smaller} still to come")
        }
        Event::Even => "an even number of exchanges makes the deal".to_owned(),
        other => draw(other),
    }
}

/// The order is that of the positions at which the cards lay before.
fn of_the_deal_before(event: Event) -> String {
    match event {
        Event::CardAt { card, position } => {
            format!("the card from position {card} comes to position {position}")
        }
        Event::Lehmer { position, digit: 0 } => {
            format!("position {position} gets the card that lay before all that are left")
        }
        Event::Lehmer { position, digit } => {
            format!(
                "position {position} gets a card that lay behind {digit} of those still to come"
            )
        }
        Event::Even => "an even number of exchanges leads from one to the other".to_owned(),
        other => draw(other),
    }
}

/// A draw of a Fisher-Yates shuffle of the deck as it lay, or of the deal
/// before.
fn draw(event: Event) -> String {
    match event {
        Event::DrawUp { position, ahead: 0 } => stays(position),
        Event::DrawDown { position, found } if position == found => stays(position),
        Event::DrawUp { position, ahead } => {
            format!("position {position}, filled from the front, draws the card {ahead} ahead")
        }
        Event::DrawDown { position, found } => {
            format!("position {position}, filled from the back, draws from position {found}")
        }
        other => format!("{other:?} comes up"),
    }
}

fn stays(position: u32) -> String {
    format!("position {position}, when it is filled, keeps the card that lies there")
}

/// The order is that of the positions of the first, second, ... card: what is
/// called a position is a card, and what is called a card a position.
fn of_a_card(event: Event, naming: &Naming) -> String {
    let keeps = |card, from| {
        format!("card {}, placed from the {from}, keeps its place", name(card, naming))
    };
    let takes = |card, from, other: u32| {
        let (card, other) = (name(card, naming), name(other, naming));
        format!("card {card}, placed from the {from}, takes the place of card {other}")
    };
    match event {
        Event::CardAt { card: position, position: card } => {
            format!("card {} comes to position {position}", name(card, naming))
        }
        Event::Lehmer { position: card, digit: 0 } => {
            format!("card {} lies in front of all larger cards", name(card, naming))
        }
        Event::Lehmer { position: card, digit } => {
            let larger = counted(digit.into(), "larger card");
            format!("card {} lies behind {larger}", name(card, naming))
        }
        Event::DrawUp { position: card, ahead: 0 } => keeps(card, FIRST),
        Event::DrawUp { position: card, ahead } => takes(card, FIRST, card + ahead),
        Event::DrawDown { position: card, found } if card == found => keeps(card, LAST),
        Event::DrawDown { position: card, found } => takes(card, LAST, found),
        other => as_it_lies(other, naming),
    }
}

const FIRST: &str = "first card on";
const LAST: &str = "last card on";

fn name(card: u32, naming: &Naming) -> String {
    naming.name(card)
}

fn some_card(frame: Frame) -> &'static str {
    match frame {
        Frame::Relative { .. } => "some card stays where it was",
        _ => "some card is at home",
    }
}

/// How many, and of what.
pub(super) fn number_of(span: Span, one: &str, many: &str) -> String {
    match span {
        Span { from: 0, to: Some(to) } if to > 0 => {
            format!("at most {to} {}", if to == 1 { one } else { many })
        }
        Span { from, to: Some(to) } if from == to => {
            format!("{from} {}", if from == 1 { one } else { many })
        }
        Span { from, to: Some(to) } => format!("{from} to {to} {many}"),
        Span { from, to: None } => format!("{from} or more {many}"),
    }
}

/// A card of a class: "card 7", "a heart", "an ace".
fn one_of_class(partition: u32, class: u32, alike: &Alike) -> String {
    let partition = alike.partitions().get(partition as usize);
    let name = partition.and_then(|partition| partition.names.get(class as usize));
    match (partition, name) {
        (Some(partition), Some(name)) if partition.name == CARDS => format!("card {name}"),
        (Some(_), Some(name)) if name == "ace" || name == "8" => format!("an {name}"),
        (Some(_), Some(name)) => format!("a {name}"),
        _ => format!("a card of class {class}"),
    }
}

/// The deal with this rank: its Lehmer digits are those of the rank in the
/// base n, n-1, ..., n-k+1. Where copies look alike, that among all arrangements.
pub(super) fn order(rank: u32, naming: &Naming, shape: Shape, alike: &Alike) -> String {
    if let Some(classes) = alike.copies() {
        let name = |class| classes.ids(class).first().map(|&id| naming.name(id));
        let names: Vec<_> = classes.unrank(rank.into()).into_iter().filter_map(name).collect();
        return names.join(" ");
    }
    let mut rest: Vec<u32> = (0..shape.deck).collect();
    let mut digits = vec![0; shape.dealt as usize];
    let mut number = rank;
    for (i, digit) in (0..shape.dealt).zip(&mut digits).rev() {
        *digit = number % (shape.deck - i);
        number /= shape.deck - i;
    }
    let names: Vec<_> = digits.iter().map(|&d| naming.name(rest.remove(d as usize))).collect();
    names.join(" ")
}

#[cfg(test)]
mod tests;
