//! Effects, notes and bad deals in words.

use misdeal_audit::text::{Naming, Note};
use misdeal_audit::{DealOrder, Effect, Event, InvalidDeal, InvalidWhy, Shape, Span};

use crate::Report;
use crate::numbers::{about, counted, grouped, shares};

/// What was seen, in one sentence without a full stop.
pub(crate) fn effect(effect: &Effect, naming: &Naming, shape: Shape) -> String {
    let observed = effect.observed;
    match effect.event {
        Event::Invalid => {
            return format!(
                "{} of {} broke the rules",
                grouped(observed),
                counted(effect.deals, "deal")
            );
        }
        Event::Repeat => {
            let expected = about(effect.expected());
            let deals = counted(effect.deals, "deal");
            return format!(
                "{} of {deals} equal an earlier one; fair is {expected}",
                grouped(observed)
            );
        }
        _ => {}
    }
    let event = event(effect.event, naming, shape);
    let (share, fair) = shares(effect);
    match observed {
        0 => format!("{event} in none of {}; fair is {fair}", counted(effect.deals, "deal")),
        all if all == effect.deals => format!("{event} in every deal; fair is {fair}"),
        _ => format!("{event} in {share} of deals; fair is {fair}"),
    }
}

fn event(event: Event, naming: &Naming, shape: Shape) -> String {
    match event {
        Event::CardAt { card, position } => {
            format!("card {} comes to position {position}", naming.name(card))
        }
        Event::Lehmer { position, digit: 0 } => {
            format!("position {position} gets the smallest card left")
        }
        Event::Lehmer { position, digit } => {
            let larger = counted(digit.into(), "smaller card");
            format!("position {position} gets a card with {larger} still to come")
        }
        Event::DrawUp { position, ahead: 0 } => stays(position),
        Event::DrawDown { position, found } if position == found => stays(position),
        Event::DrawUp { position, ahead } => {
            format!("position {position}, filled from the front, draws the card {ahead} ahead")
        }
        Event::DrawDown { position, found } => {
            format!("position {position}, filled from the back, draws from position {found}")
        }
        Event::FixedPoints(Span { from: 0, to: Some(0) }) => "no card is at home".to_owned(),
        Event::FixedPoints(span) => format!("{} at home", count_of(span, "card is", "cards are")),
        Event::Cycles(span) => format!("there {}", cycles(span)),
        Event::Even => "an even number of exchanges makes the deal".to_owned(),
        Event::Order { rank } => format!("the order {} comes up", order(rank, naming, shape)),
        Event::Holds { card } => format!("card {} is in the hand", naming.name(card)),
        other => format!("{other:?} comes up"),
    }
}

fn stays(position: u32) -> String {
    format!("position {position} keeps the card that lies there when it is filled")
}

fn cycles(span: Span) -> String {
    let text = count_of(span, "cycle", "cycles");
    format!("{} {text}", if text.ends_with('s') { "are" } else { "is" })
}

fn count_of(span: Span, one: &str, many: &str) -> String {
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

/// The deal with this rank: its Lehmer digits are those of the rank in the
/// base n, n-1, ..., n-k+1.
fn order(number: u32, naming: &Naming, shape: Shape) -> String {
    let mut rest: Vec<u32> = (0..shape.deck).collect();
    let mut digits = vec![0; shape.dealt as usize];
    let mut number = number;
    for (i, digit) in (0..shape.dealt).zip(&mut digits).rev() {
        *digit = number % (shape.deck - i);
        number /= shape.deck - i;
    }
    let names: Vec<_> = digits.iter().map(|&d| naming.name(rest.remove(d as usize))).collect();
    names.join(" ")
}

/// A bad deal and where it stands.
pub(crate) fn invalid(deal: &InvalidDeal, report: &Report) -> String {
    let (naming, unit) = (&report.naming, report.unit.word());
    let what = match deal.why {
        InvalidWhy::Length { got, expected } => {
            format!("got {}, expected {expected}", counted(got.into(), "card"))
        }
        InvalidWhy::CutOff { got, expected } => {
            let got = counted(got.into(), "card");
            format!("got {got}, expected {expected}, in a last line without an end: cut off?")
        }
        InvalidWhy::Repeated { card, missing: Some(missing) } => {
            format!("card {} twice, card {} missing", naming.name(card), naming.name(missing))
        }
        InvalidWhy::Repeated { card, missing: None } => format!("card {} twice", naming.name(card)),
        InvalidWhy::Foreign { token } => format!("card {token} is not in the deck"),
        other => format!("{other:?}"),
    };
    let file = report.invalid_in.as_ref().map_or(String::new(), |file| format!("{file}: "));
    format!("{file}{unit} {}: {what}", deal.place)
}

/// Everything that a reader should know beside the verdict, a sentence each.
pub(crate) fn notes(report: &Report) -> Vec<String> {
    let verdict = &report.verdict;
    let mut notes: Vec<String> = report.notes.iter().map(note).collect();
    if verdict.shape.order == DealOrder::Sequence && verdict.position.is_none() {
        let deck = grouped(verdict.shape.deck.into());
        notes.push(format!(
            "a deck of {deck} cards is too large for the tests of position, digits and draws; \
             they were left out"
        ));
    }
    if report.is_interrupted {
        notes.push("interrupted; this is what was known by then".to_owned());
    }
    notes
}

/// Something inferred, in one sentence without a full stop.
fn note(note: &Note) -> String {
    match note {
        Note::FirstIndexAssumed => {
            "cards could count from 0 or from 1; 0 was taken (--first-index decides)".to_owned()
        }
        Note::PartialInferred { dealt, deck, first } => {
            let from = first.map_or(String::new(), |first| format!(" counted from {first}"));
            format!(
                "each deal was taken for the first {dealt} of {deck} cards{from} (--of decides)"
            )
        }
        Note::SetInferred => {
            "every deal is ascending, so deals were taken for sets, order meaning nothing"
                .to_owned()
        }
        Note::LabelsInferred { first, last } => {
            format!("the deck was taken to be the cards seen, from {first} to {last}, ascending")
        }
        other => format!("{other:?}"),
    }
}
