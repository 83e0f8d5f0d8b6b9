//! The verdict itself: the answer, the looks and the table of positions.

use misdeal_audit::saved::DEALS_MAX;
use misdeal_audit::{
    Bet, CARDS_MAX, Look, Outcome, PositionTable, Shape, Sure, SureBy, TABLE_CELLS_MAX, Verdict,
};

use super::ReadError;
use super::at::At;
use super::cards::{Deck, alike, naming};
use super::effects::effects;
use super::invalid::invalid;
use super::power::{power, test as id};
use super::tests::{frame, test};
use crate::json::named::{MODES, ORDERS, OUTCOMES, thing};
use crate::json::{Document, Strongest, Sure as SureKeys};

/// What the deals show, and what the cards are called.
pub(super) fn deck(of: &Document<'_>) -> Result<Deck, ReadError> {
    let root = At::Root;
    let deck = root.key("cards").within(of.cards, 0, CARDS_MAX.into())?;
    let shape = Shape {
        deck,
        dealt: root.key("dealt").within(of.dealt, 0, deck.into())?,
        order: root.key("order").known(&of.order, thing(ORDERS, &of.order), "an order")?,
    };
    let naming = naming(&of.naming, deck, &root.key("naming"))?;
    let alike = alike(&of.alike, deck, &root.key("alike"))?;
    Ok(Deck::new(shape, naming, alike))
}

pub(super) fn verdict(of: &Document<'_>, deck: &Deck) -> Result<Verdict, ReadError> {
    let root = At::Root;
    let outcome = thing(OUTCOMES, &of.verdict);
    let position = of.position.as_deref().map(|rows| table(rows, deck, &root.key("position")));
    let sure = of.sure.as_ref().map(|of| sure(of, &root.key("sure")));
    let strongest = of.strongest.as_ref().map(|of| strongest(of, &root.key("strongest")));
    let alpha = root.key("alpha");
    let outcome = root.key("verdict").known(&of.verdict, outcome, "a verdict")?;
    let mut evidence = of.tests.iter().filter(|test| test.evidence);
    if outcome != Outcome::Misdeal && evidence.next().is_some() {
        let verdict = root.key("verdict");
        return Err(verdict.out_of_range(&of.verdict, "'misdeal', as some tests are evidence"));
    }
    Ok(Verdict {
        outcome,
        alpha: match of.alpha {
            rate if 0.0 < rate && rate < 1.0 => rate,
            rate => return Err(alpha.out_of_range(rate, "a number between 0 and 1")),
        },
        mode: root.key("mode").known(&of.mode, thing(MODES, &of.mode), "a mode")?,
        shape: deck.shape,
        alike: deck.alike.clone(),
        deals: root.key("deals").within(of.deals, 0, DEALS_MAX)?,
        deals_all_frames: root.key("deals_all_frames").within(of.deals_all_frames, 0, DEALS_MAX)?,
        invalid: invalid(&of.invalid, deck.shape.deck, DEALS_MAX, &root.key("invalid"))?,
        sure: sure.transpose()?,
        looks: root.key("odds_path").each(&of.odds_path, |&look, at| self::look(look, at))?,
        strongest: strongest.transpose()?,
        findings: root.key("tests").each(&of.tests, |of, at| test(of, deck, at))?,
        position: position.transpose()?,
        power: power(of)?,
        effects: effects(&of.effects, deck, &root.key("effects"))?,
    })
}

fn sure(of: &SureKeys<'_>, at: &At<'_>) -> Result<Sure, ReadError> {
    let by = match &*of.by {
        "proof" => SureBy::Proof,
        "capital" => SureBy::Capital,
        "findings" => {
            let (Some(test), Some(reading)) = (of.test.as_deref(), of.reading.as_ref()) else {
                return Err(ReadError::Old { key: at.key("test").to_string() });
            };
            SureBy::Findings { test: id(test, &at.key("test"))?, frame: frame(reading, at)? }
        }
        other => return at.key("by").known(other, None, "'proof', 'capital' or 'findings'"),
    };
    Ok(Sure { deals: at.key("deals").within(of.deals, 0, DEALS_MAX)?, by })
}

fn strongest(of: &Strongest<'_>, at: &At<'_>) -> Result<Bet, ReadError> {
    let ln = of.log10_capital.map_or(f64::INFINITY, ln_of);
    Ok(Bet::told(id(&of.test, &at.key("test"))?, frame(&of.reading, at)?, ln))
}

fn look((deals, log10): (u64, Option<f64>), at: &At<'_>) -> Result<Look, ReadError> {
    let deals = at.index(0).within(deals, 0, DEALS_MAX)?;
    Ok(Look { deals, capital_ln: log10.map_or(f64::INFINITY, ln_of) })
}

/// As many rows as cards are dealt, each with a count a card.
fn table(rows: &[Vec<u64>], deck: &Deck, at: &At<'_>) -> Result<PositionTable, ReadError> {
    let Shape { deck: cards, dealt, .. } = deck.shape;
    if u64::from(cards) * u64::from(dealt) > TABLE_CELLS_MAX {
        let got = format!("a table of {dealt} times {cards} counts");
        return Err(at.out_of_range(got, format!("none beyond {TABLE_CELLS_MAX}")));
    }
    if rows.len() != dealt as usize {
        return Err(at.out_of_range(format!("{} rows", rows.len()), dealt));
    }
    let rows = at.each(rows, |row, at| match row.len() == cards as usize {
        true => at.each(row, |&count, at| at.within(count, 0, DEALS_MAX)),
        false => Err(at.out_of_range(format!("{} counts", row.len()), cards)),
    })?;
    Ok(PositionTable { rows })
}

/// The number whose log10, as a verdict takes it, is this one; of some neighbours that have the
/// same the nearest, so that the log10 is written again as it was read.
pub(super) fn ln_of(log10: f64) -> f64 {
    let near = log10 * std::f64::consts::LN_10;
    let (up, down) = (near.next_up(), near.next_down());
    let all = [near, up, down, up.next_up(), down.next_down()];
    let is_it = |ln: &f64| ln / std::f64::consts::LN_10 == log10;
    all.into_iter().find(is_it).unwrap_or(near)
}
