//! What a reader should know beside the verdict: what was inferred, which deals
//! are none, and what was left out.

use misdeal_audit::text::{Note, Unit};
use misdeal_audit::{CLOSE_DEALS, DealOrder, InvalidDeal, InvalidWhy};

use super::names::card;
use crate::lang::say;
use crate::{Lang, Report};

/// A bad deal and where it stands.
pub(crate) fn invalid(lang: Lang, deal: &InvalidDeal, report: &Report) -> String {
    let (place, what) = (place(lang, report.unit, deal.place), why(lang, deal.why, report));
    match &report.invalid_in {
        Some(file) => say!(lang, "invalid-in", file = &**file, place = place, what = what),
        None => say!(lang, "invalid-at", place = place, what = what),
    }
}

/// Where a deal stands: `line 7`.
fn place(lang: Lang, unit: Unit, number: u64) -> String {
    let number = number.to_string();
    match unit {
        Unit::Line => say!(lang, "place-line", number = number),
        Unit::Deal => say!(lang, "place-deal", number = number),
        Unit::Run => say!(lang, "place-run", number = number),
    }
}

/// What is wrong with a deal.
fn why(lang: Lang, why: InvalidWhy, report: &Report) -> String {
    let name = |id| card(lang, &report.naming, id);
    let copies = |card| {
        let classes = report.verdict.alike.copies()?;
        Some(classes.copies(*classes.class_of().get(card as usize)?))
    };
    match why {
        InvalidWhy::Length { got, expected } => {
            say!(lang, "invalid-length", cards = got, expected = expected.to_string())
        }
        InvalidWhy::CutOff { got, expected } => {
            say!(lang, "invalid-cut-off", cards = got, expected = expected.to_string())
        }
        InvalidWhy::Repeated { card, missing } if let Some(copies) = copies(card) => {
            let card = name(card);
            match missing.map(name) {
                Some(less) => {
                    say!(lang, "invalid-copies-less", card = card, copies = copies, less = less)
                }
                None => say!(lang, "invalid-copies", card = card, copies = copies),
            }
        }
        InvalidWhy::Repeated { card, missing: Some(missing) } => {
            let (card, missing) = (name(card), name(missing));
            say!(lang, "invalid-twice-missing", card = card, missing = missing)
        }
        InvalidWhy::Repeated { card, missing: None } => {
            say!(lang, "invalid-twice", card = name(card))
        }
        InvalidWhy::Foreign { token } => {
            say!(lang, "invalid-foreign", token = token.to_string())
        }
        other => format!("{other:?}"),
    }
}

/// Everything that a reader should know beside the verdict, a sentence each.
pub(crate) fn notes(lang: Lang, report: &Report) -> Vec<String> {
    let verdict = &report.verdict;
    let mut notes: Vec<String> = report.notes.iter().map(|of| note(lang, of)).collect();
    if verdict.shape.order == DealOrder::Sequence && verdict.position.is_none() {
        notes.push(say!(lang, "note-large-deck", deck = verdict.shape.deck));
    }
    if verdict.alike.copies().is_some() {
        notes.push(say!(lang, "note-copies-alike"));
    }
    let (close, deals) = (verdict.deals_all_frames, verdict.deals);
    let has_frames = verdict.shape.is_whole() && verdict.shape.order == DealOrder::Sequence;
    if 0 < close && close < deals {
        notes.push(say!(lang, "note-read-closely", some = close, deals = deals));
    } else if !has_frames && deals > CLOSE_DEALS {
        // There is one way to read a deal, but not every test sees all deals.
        notes.push(say!(lang, "note-read-first", first = CLOSE_DEALS));
    }
    if report.is_interrupted {
        notes.push(say!(lang, "note-interrupted"));
    }
    notes
}

/// Something inferred, in one sentence without a full stop.
fn note(lang: Lang, note: &Note) -> String {
    match note {
        Note::FirstIndexAssumed => say!(lang, "note-first-index"),
        Note::PartialInferred { dealt, deck, first } => {
            let (dealt, deck) = (dealt.to_string(), deck.to_string());
            match first.map(|first| first.to_string()) {
                Some(first) => {
                    say!(lang, "note-partial-counted", dealt = dealt, deck = deck, first = first)
                }
                None => say!(lang, "note-partial", dealt = dealt, deck = deck),
            }
        }
        Note::SetInferred => say!(lang, "note-set"),
        Note::LabelsInferred { first, last } => {
            say!(lang, "note-labels", first = &**first, last = &**last)
        }
        Note::CopiesInferred { cards, different } => {
            say!(lang, "note-copies", cards = *cards, different = different.to_string())
        }
        Note::RunsAdded { runs } => say!(lang, "note-runs-added", runs = *runs),
        Note::RunsStoppedSure { runs, of } => {
            say!(lang, "note-runs-stopped-sure", runs = *runs, of = *of)
        }
        Note::RunsInterrupted { runs, of } => {
            say!(lang, "note-runs-interrupted", runs = *runs, of = *of)
        }
        Note::RunsAlike { runs, of } => say!(lang, "note-runs-alike", runs = *runs, of = *of),
        Note::FacesNotSaved => say!(lang, "note-faces-not-saved"),
        Note::RepeatsInPart { looked_at, deals } => {
            say!(lang, "note-repeats-in-part", some = *looked_at, deals = *deals)
        }
        other => format!("{other:?}"),
    }
}

#[cfg(test)]
mod tests;
