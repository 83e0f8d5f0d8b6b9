//! What a reader should know beside the verdict: what was inferred, which deals
//! are none, and what was left out.

use misdeal_audit::text::Note;
use misdeal_audit::{CLOSE_DEALS, DealOrder, InvalidDeal, InvalidWhy};

use crate::Report;
use crate::numbers::{counted, grouped};

/// A bad deal and where it stands.
pub(crate) fn invalid(deal: &InvalidDeal, report: &Report) -> String {
    let (naming, unit) = (&report.naming, report.unit.word());
    let copies = |card| {
        let classes = report.verdict.alike.copies()?;
        Some(classes.copies(*classes.class_of().get(card as usize)?))
    };
    let what = match deal.why {
        InvalidWhy::Length { got, expected } => {
            format!("got {}, expected {expected}", counted(got.into(), "card"))
        }
        InvalidWhy::CutOff { got, expected } => {
            let got = counted(got.into(), "card");
            format!("got {got}, expected {expected}, in a last line without an end: cut off?")
        }
        InvalidWhy::Repeated { card, missing } if let Some(copies) = copies(card) => {
            let lacks =
                missing.map_or(String::new(), |id| format!(", one {} less", naming.name(id)));
            let times = if copies == 1 { "once".to_owned() } else { format!("{copies} times") };
            format!("card {} more often than {times}{lacks}", naming.name(card))
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
    if verdict.alike.copies().is_some() {
        notes.push(
            "copies of a card look alike, so each deal numbers them at random: 7.2 is one of the 7s"
                .to_owned(),
        );
    }
    let (close, deals) = (verdict.deals_all_frames, verdict.deals);
    let has_frames = verdict.shape.is_whole() && verdict.shape.order == DealOrder::Sequence;
    if 0 < close && close < deals {
        let (some, all) = (grouped(close), counted(deals, "deal"));
        notes.push(format!(
            "{some} of {all} were read by every test and in all frames; of the others, only what \
             costs least was counted, as they lie"
        ));
    } else if !has_frames && deals > CLOSE_DEALS {
        // There is one way to read a deal, but not every test sees all deals.
        let first = grouped(CLOSE_DEALS);
        notes.push(format!(
            "every test read the first {first} deals of a run; later ones were read by the tests \
             that cost least, and 1 in 32 by all"
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
        Note::CopiesInferred { cards, different } => {
            let cards = counted((*cards).into(), "card");
            format!(
                "every deal shows the same {cards}, {different} different ones, so these were \
                 taken for the deck (--copies decides)"
            )
        }
        Note::RunsAdded { runs } => {
            format!("the deals of {} were added up, each read for itself", counted(*runs, "run"))
        }
        Note::RunsStoppedSure { runs, of } => format!(
            "runs that stopped when sure: {} of {}; how many deals they read depends on what was \
             in them, so p-values are nominal (audit --fixed reads on)",
            grouped(*runs),
            grouped(*of)
        ),
        Note::RunsInterrupted { runs, of } => format!(
            "runs that somebody stopped: {} of {}; if that was for what was seen, p-values are \
             nominal",
            grouped(*runs),
            grouped(*of)
        ),
        Note::RunsAlike { runs, of } => format!(
            "runs with the same deals as another, one by one: {} of {}; recorded deals given \
             twice, or a program that begins with the same seed each time",
            grouped(*runs),
            grouped(*of)
        ),
        Note::FacesNotSaved => "ranks and suits are not saved with deals, so the tests of classes \
                                and hands were left out"
            .to_owned(),
        Note::RepeatsInPart { looked_at, deals } => format!(
            "repeats were looked for among {} of {}",
            grouped(*looked_at),
            counted(*deals, "deal")
        ),
        other => format!("{other:?}"),
    }
}
