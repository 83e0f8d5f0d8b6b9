//! Bets, and how they went.

use misdeal_audit::law::Interval;
use misdeal_audit::{Frame, Settled, Wager};

use super::ReadError;
use super::at::At;
use super::cards::Deck;
use super::event::span;
use super::tests::frame;
use crate::json::named;
use crate::json::wager::{Bet, Wager as Keys};

pub(super) fn wager(of: &Keys<'_>, deck: &Deck, at: &At<'_>) -> Result<Settled, ReadError> {
    let frame = frame(&of.reading, at)?;
    let chance = |key, chance| at.key(key).number(chance, 0.0, 1.0);
    Ok(Settled {
        wager: bet(&of.bet, frame, deck, at)?,
        won: at.key("won").within(of.won, 0, of.of)?,
        of: of.of,
        fair: chance("fair", of.fair)?,
        chance: Interval { low: chance("low", of.low)?, high: chance("high", of.high)? },
    })
}

fn bet(of: &Bet<'_>, frame: Frame, deck: &Deck, at: &At<'_>) -> Result<Wager, ReadError> {
    let cards = deck.shape.deck;
    Ok(match &*of.kind {
        "score" => {
            let word = at.needed("test", of.test.as_deref())?;
            let known = named::decoding(word).map(|decoding| decoding.test());
            let test = at.key("test").known(word, known, "a decoding")?;
            Wager::Score { test, frame, points: at.needed("points", of.points)? }
        }
        "cards-at" => Wager::CardsAt {
            position: at.key("position").below(at.needed("position", of.position)?, cards)?,
            cards: card_ids(of, cards, at)?,
        },
        "parity" => Wager::Parity { frame, is_even: at.needed("even", of.even)? },
        "orders" => {
            let ranks = at.needed("orders", of.orders.as_ref())?;
            let ranks = at.key("orders").each(ranks, |&rank, at| at.below(rank, deck.orders))?;
            Wager::Orders { ranks }
        }
        "holds" => match card_ids(of, cards, at)?[..] {
            [card] => Wager::Holds { card, is_there: at.needed("there", of.there)? },
            ref all => return Err(at.key("card_ids").out_of_range(all.len(), "one card")),
        },
        other => {
            let number = at.key("kind").known(other, named::number(other), "a kind of bet")?;
            let numbers = at.needed("numbers", of.numbers.as_ref())?;
            let values =
                at.key("numbers").each(numbers, |&(from, to), at| span(from, to, cards, at))?;
            Wager::Shows { frame, number, values }
        }
    })
}

fn card_ids(of: &Bet<'_>, cards: u32, at: &At<'_>) -> Result<Vec<u32>, ReadError> {
    let ids = at.needed("card_ids", of.card_ids.as_ref())?;
    at.key("card_ids").each(ids, |&id, at| at.below(id, cards))
}
