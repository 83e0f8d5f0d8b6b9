//! What to hold of five cards.

use misdeal_deck::{Card, Notation};
use misdeal_games::draw::{HeldValue, PayTable, held_values};
use misdeal_games::poker::{Standard, rank};

use super::columns::columns;
use super::json;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::lang::lang;
use crate::names::{self, Names};
use crate::output::print;
use crate::ranking::{cards_named, in_words};

/// The holds that are shown as text.
const SHOWN: usize = 8;

pub(super) fn run(
    text: &str,
    table: &PayTable,
    names: Option<Names>,
    is_json: bool,
) -> Result<Exit, Failure> {
    let cards = cards_named(text, "--hand")?;
    let hint = "five different cards of the 52: --hand 'As Ks Qs Js 4s'";
    let Ok(five) = <[Card; 5]>::try_from(cards.clone()) else {
        let failure = Failure::new(format!("--hand: got {} cards, expected 5", cards.len()));
        return Err(failure.hint(hint));
    };
    let values = held_values(five, |rank| table.value(rank))
        .map_err(|error| Failure::new(format!("--hand: {error}")).hint(hint))?;
    if is_json {
        print(&json::advice(five, table, &values))?;
        return Ok(Exit::Done);
    }
    let lang = lang();
    let notation = Notation::players(names::style(names, lang));
    let titles = ["advice-hold", "advice-value", "advice-draws"];
    let mut rows = vec![titles.map(|key| lang.say(key, &[])).to_vec()];
    rows.extend(values.iter().take(SHOWN).map(|held| {
        let kept: Vec<String> =
            held.hold.kept(five).map(|card| notation.write_card(card)).collect();
        let kept = if kept.is_empty() { lang.say("advice-nothing", &[]) } else { kept.join(" ") };
        vec![kept, format!("{:.6}", held.value()), fraction(held)]
    }));
    let rank = rank::<Standard>(&five).map_err(|error| Failure::new(error.to_string()))?;
    let words = in_words(rank, lang);
    let with = [("hand", words.into()), ("table", table.to_string().into())];
    let title = lang.say("advice-title", &with);
    let more = lang.say("advice-more", &[("holds", (values.len() - SHOWN).into())]);
    print(&format!("{title}\n\n{}\n{more}\n", columns(&rows, names::terminal())))?;
    Ok(Exit::Done)
}

/// The value as it was counted: coins over draws.
fn fraction(held: &HeldValue) -> String {
    format!("{}/{}", held.total, held.draws)
}
