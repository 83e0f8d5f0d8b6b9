//! How deals are read: the flags for it that `audit` and `compare` share, and
//! what they mean for a text and for a built-in shuffle.

use std::sync::Arc;

use misdeal_audit::text::{HEAD_DEALS, Naming, TextOptions, Unit, tokens};
use misdeal_audit::{Alike, DealOrder, Shape};

use crate::cli::CARDS;
use crate::deck_named::deck_named;
use crate::failure::Failure;

// No `///` here: clap would take it for the help of the command.
#[derive(Debug, clap::Args)]
pub(crate) struct Reading {
    /// A deck of `misdeal list decks`, or FILE.toml, to read its names
    #[arg(long, value_name = "NAME", conflicts_with = "of")]
    pub(crate) deck: Option<String>,

    /// Cards a deal holds
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=CARDS))]
    pub(crate) cards: Option<u32>,

    /// A deal holds the first few of N cards
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=CARDS))]
    pub(crate) of: Option<u32>,

    /// The deck has each card M times, and its copies look alike
    #[arg(long, value_name = "M", conflicts_with = "deck", conflicts_with = "start_order")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=CARDS))]
    pub(crate) copies: Option<u32>,

    /// A deal is a set: the order of its cards means nothing
    #[arg(long)]
    pub(crate) unordered: bool,

    /// The number of the first card, 0 or 1
    #[arg(long, value_name = "0|1", value_parser = clap::value_parser!(u32).range(0..=1))]
    pub(crate) first_index: Option<u32>,

    /// The deck before the shuffle, as a line; ascending if not given
    #[arg(long, value_name = "CARDS")]
    pub(crate) start_order: Option<String>,

    /// So many lines make one deal
    #[arg(long, value_name = "L", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) lines_per_deal: u32,
}

/// What deals look like, what their cards are called, and which look alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cards {
    pub(crate) shape: Shape,
    pub(crate) naming: Naming,
    pub(crate) alike: Alike,
}

/// A deck of numbers that has each so often.
fn copies_of(deck: u32, copies: u32) -> Result<(Naming, Alike), Failure> {
    if !deck.is_multiple_of(copies) {
        let what = format!("--copies {copies}: a deck of {deck} cards has no so many of each");
        return Err(Failure::new(what).hint("the cards of the deck are a multiple of the copies"));
    }
    let names: Vec<String> = (0..deck).map(|id| (id % (deck / copies)).to_string()).collect();
    let alike = Alike::of_names(&names).map_err(|error| Failure::new(error.to_string()))?;
    Ok((Naming::of_names(names), alike))
}

impl Reading {
    /// For deals that come as text.
    pub(super) fn of_text(&self, deals_max: u64) -> Result<TextOptions, Failure> {
        if self.cards == Some(0) || self.of == Some(0) {
            let failure = Failure::new("a deck of 0 cards: there is nothing to read");
            return Err(failure.hint("leave --cards and --of out, and the deals say it themselves"));
        }
        let start_order = self.start_order.as_deref().map(|text| {
            tokens(text.as_bytes())
                .map_err(|error| Failure::new(format!("--start-order: {error}")).hint(error.hint()))
        });
        Ok(TextOptions {
            deck: self.deck.as_deref().map(deck_named).transpose()?.map(Arc::new),
            copies: self.copies,
            cards: self.cards,
            of: self.of,
            order: self.unordered.then_some(DealOrder::Set),
            first_index: self.first_index,
            start_order: start_order.transpose()?,
            lines_per_deal: self.lines_per_deal as usize,
            unit: Unit::Line,
            head_deals: HEAD_DEALS.min(deals_max),
        })
    }

    /// For deals that a built-in shuffle makes.
    pub(crate) fn of_built_in(&self) -> Result<Cards, Failure> {
        let named = self.deck.as_deref().map(deck_named).transpose()?;
        let size = named.as_ref().map(|deck| deck.len() as u32);
        let deck = self.of.or(size).or(self.cards).unwrap_or(52);
        let dealt = self.cards.unwrap_or(deck);
        if dealt > deck {
            let what = format!(
                "--cards {dealt}: a deal cannot hold more than the {deck} cards of the deck"
            );
            let hint = "--cards is what a deal holds, --of the whole deck";
            return Err(Failure::new(what).hint(hint));
        }
        if self.unordered && dealt == deck {
            let what = "--unordered: as sets all deals of a whole deck are the same";
            let hint = "say how many of the cards a deal holds: --cards K --of N";
            return Err(Failure::new(what).hint(hint));
        }
        let order = if self.unordered { DealOrder::Set } else { DealOrder::Sequence };
        let shape = Shape { deck, dealt, order };
        let (naming, alike) = match (&named, self.copies.filter(|&copies| copies > 1)) {
            // We know which copy is which.
            (Some(named), _) => (Naming::of_deck(named), Alike::of_deck(named)),
            (None, Some(copies)) => copies_of(deck, copies)?,
            (None, None) => (Naming::Numbers { first: 0 }, Alike::default()),
        };
        Ok(Cards { shape, naming, alike })
    }
}
