//! The table that is dealt to: a game's script, or plain seats.

use std::path::Path;

use misdeal_deck::{Facing, HandOrder, Owner, Phrase, Pile, Script, ScriptError, Seats, Step};

use super::Args;
use super::cards::Cards;
use crate::deck_named::read_text;
use crate::failure::Failure;

/// Who gets which positions of the deck.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) title: Option<Phrase>,
    pub(super) piles: Vec<Pile>,
    sort: Option<HandOrder>,
}

/// A card of a pile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    /// Where it lay in the shuffled deck.
    pub(super) position: usize,
    pub(super) id: u32,
}

/// The script asked for, if hands are wanted at all.
pub(super) fn script(args: &Args) -> Result<Option<Script>, Failure> {
    let Some(name) = &args.script else { return Ok(None) };
    let script = if name.ends_with(".toml") {
        let text = read_text(Path::new(name))?;
        Script::from_toml(&text).map_err(|error| failure(&error).within(name))
    } else {
        Script::named(name).map_err(|error| failure(&error))
    };
    script.map(Some)
}

impl Table {
    /// The table of a script.
    pub(super) fn new(args: &Args, script: Script, cards: u32) -> Result<Self, Failure> {
        let seats = args.seats.map_or(script.seats.usual, usize::from);
        let mut piles = script.deal(cards as usize, seats).map_err(|error| failure(&error))?;
        let dealt = seats + script.steps.iter().filter(|step| step.pile.is_some()).count();
        if !args.rest {
            piles.truncate(dealt);
        }
        Ok(Self { title: Some(script.title), piles, sort: script.sort })
    }

    /// Plain seats, so many cards each, one by one.
    pub(super) fn plain(args: &Args, cards: u32) -> Result<Option<Self>, Failure> {
        let Some(seats) = args.seats.map(usize::from) else { return Ok(None) };
        let each = args.each.map_or(cards as usize / seats, |each| each as usize);
        let phrase = |text: &str| Phrase { en: text.to_owned(), zh: text.to_owned() };
        let script = Script {
            name: "--seats".to_owned(),
            title: phrase(""),
            deck: String::new(),
            seats: Seats { least: seats, most: seats, usual: seats, names: Vec::new() },
            steps: vec![Step { pile: None, cards: each, block: 1, facing: Facing::Down }],
            rest: None,
            sort: None,
        };
        Ok(Some(Self { title: None, ..Self::new(args, script, cards)? }))
    }

    /// The cards of a pile, as their owner would hold them, and where each lay
    /// in the shuffled deck.
    pub(super) fn cards_of(&self, pile: &Pile, order: &[u32], cards: &Cards) -> Vec<Held> {
        let held = |&position: &usize| Held { position, id: order[position] };
        let mut hand: Vec<Held> = pile.positions.iter().map(held).collect();
        if let (Some(sort), Owner::Seat(..)) = (&self.sort, &pile.owner) {
            sort.sort(&mut hand, |held| cards.card(held.id));
        }
        hand
    }
}

fn failure(error: &ScriptError) -> Failure {
    let failure = Failure::new(error.to_string());
    match error {
        ScriptError::Unknown { .. } => failure.hint("`misdeal list scripts` shows them"),
        ScriptError::Seats { .. } => failure.hint("--seats says how many play"),
        ScriptError::TooFewCards { .. } => failure.hint("take a larger --deck, or fewer --seats"),
        _ => failure,
    }
}
