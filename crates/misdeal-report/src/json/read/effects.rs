//! How far from fair the shuffle is.

use misdeal_audit::law::Interval;
use misdeal_audit::{BitsLost, CellInterval, Effects, SeedSpace};

use super::ReadError;
use super::at::At;
use super::cards::Deck;
use super::tests::frame;
use super::wager::wager;
use crate::json::effects::{BitsLost as BitsKeys, Cell, Effects as Keys, SeedSpace as SpaceKeys};
use crate::json::named::decoding;

pub(super) fn effects(of: &Keys<'_>, deck: &Deck, at: &At<'_>) -> Result<Effects, ReadError> {
    let bits = of.bits_lost.as_ref().map(|lost| bits_lost(lost, &at.key("bits_lost")));
    let seeds = of.seed_space.as_ref().map(|space| seed_space(space, &at.key("seed_space")));
    Ok(Effects {
        wagers: at.key("wagers").each(&of.wagers, |of, at| wager(of, deck, at))?,
        bits_lost: bits.transpose()?,
        seeds: seeds.transpose()?,
        cells: at.key("cells").each(&of.cells, |of, at| cell(of, deck, at))?,
    })
}

fn bits_lost(of: &BitsKeys<'_>, at: &At<'_>) -> Result<BitsLost, ReadError> {
    let known = decoding(&of.test).map(|decoding| decoding.test());
    Ok(BitsLost {
        bits: at.key("bits").number(of.bits, 0.0, f64::MAX)?,
        of: at.key("of").number(of.of, 0.0, f64::MAX)?,
        test: at.key("test").known(&of.test, known, "a decoding")?,
        frame: frame(&of.reading, at)?,
    })
}

fn seed_space(of: &SpaceKeys, at: &At<'_>) -> Result<SeedSpace, ReadError> {
    let count = |key, count| at.key(key).number(count, 0.0, f64::MAX);
    Ok(SeedSpace {
        deals: count("deals", of.deals)?,
        interval: Interval { low: count("low", of.low)?, high: count("high", of.high)? },
        repeated: of.repeated,
    })
}

fn cell(of: &Cell<'_>, deck: &Deck, at: &At<'_>) -> Result<CellInterval, ReadError> {
    let chance = |key, chance| at.key(key).number(chance, 0.0, 1.0);
    Ok(CellInterval {
        card: at.key("card_id").below(of.card_id, deck.shape.deck)?,
        position: at.key("position").below(of.position, deck.shape.dealt)?,
        observed: at.key("observed").within(of.observed, 0, of.deals)?,
        deals: of.deals,
        chance: Interval { low: chance("low", of.low)?, high: chance("high", of.high)? },
    })
}
