//! [`Script`]: who gets which cards of a shuffled deck, as a data file.
//!
//! A script deals *positions*: seat 2 gets positions 1, 4, 7 ... of the deck,
//! whatever lies there. It knows the seats, the order of dealing (one by one or
//! in blocks), piles such as bottom cards and burned cards, what lies face up,
//! and how a hand is sorted. Chance is somewhere else (`docs/formats/script.md`).

mod error;
mod table;

pub use error::ScriptError;
use serde::Deserialize;
pub use table::{Owner, Pile};

use crate::sort::HandOrder;

/// The most seats a script may allow.
const SEATS_MAX: usize = 64;

/// A phrase in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    /// English.
    pub en: String,
    /// Chinese.
    pub zh: String,
}

/// Whether cards are shown to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Facing {
    /// For all to see.
    Up,
    /// For nobody, or for the owner only.
    Down,
}

/// How a game deals.
///
/// ```
/// use misdeal_deck::Script;
///
/// let script = Script::named("doudizhu").unwrap();
/// let table = script.deal(54, 3).unwrap();
/// let sizes: Vec<usize> = table.iter().map(|pile| pile.positions.len()).collect();
/// assert_eq!(sizes, [17, 17, 17, 3]);
/// ```
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The name on the command line.
    pub name: String,
    /// What people call the game.
    pub title: Phrase,
    /// The deck it is dealt from, by name.
    pub deck: String,
    /// The seats, in dealing order.
    pub seats: Seats,
    /// What is dealt, in order.
    pub steps: Vec<Step>,
    /// What happens to cards that no step deals.
    pub rest: Option<Phrase>,
    /// How a hand is sorted, strongest first.
    pub sort: Option<HandOrder>,
}

/// How many seats a game has and what they are called.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seats {
    /// The fewest.
    pub least: usize,
    /// The most.
    pub most: usize,
    /// As many unless told otherwise.
    pub usual: usize,
    /// Names, for the first few seats; the others have numbers.
    #[serde(default)]
    pub names: Vec<Phrase>,
}

/// One step of dealing: to every seat, or to a pile.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The pile; without it the cards go to the seats, so many each.
    pub pile: Option<Phrase>,
    /// Cards, for the pile or for each seat.
    pub cards: usize,
    /// How many a seat gets at a time.
    #[serde(default = "one_by_one")]
    pub block: usize,
    /// How they lie.
    pub facing: Facing,
}

fn one_by_one() -> usize {
    1
}

/// The scripts that come with this crate, one file each.
const BUILT_IN: [&str; 9] = [
    include_str!("../scripts/doudizhu.toml"),
    include_str!("../scripts/doudizhu-4.toml"),
    include_str!("../scripts/guandan.toml"),
    include_str!("../scripts/shengji.toml"),
    include_str!("../scripts/run-fast.toml"),
    include_str!("../scripts/big-two.toml"),
    include_str!("../scripts/bridge.toml"),
    include_str!("../scripts/holdem.toml"),
    include_str!("../scripts/five-card-draw.toml"),
];

impl Script {
    /// All scripts of this crate.
    ///
    /// # Errors
    /// Never; a test reads them all.
    pub fn built_in() -> Result<Vec<Self>, ScriptError> {
        BUILT_IN.iter().map(|text| Self::from_toml(text)).collect()
    }

    /// The script of this name.
    ///
    /// # Errors
    /// [`ScriptError::Unknown`] if there is none.
    pub fn named(name: &str) -> Result<Self, ScriptError> {
        let found = Self::built_in()?.into_iter().find(|script| script.name == name);
        found.ok_or_else(|| ScriptError::Unknown { got: name.to_owned() })
    }

    /// Reads a script.
    ///
    /// # Errors
    /// [`ScriptError::Text`] with the line if the text is no script, or if its
    /// numbers make no sense.
    pub fn from_toml(text: &str) -> Result<Self, ScriptError> {
        let script: Self =
            toml::from_str(text).map_err(|error| ScriptError::Text(located(text, &error)))?;
        script.check_words()?;
        let Seats { least, most, usual, .. } = script.seats;
        if least == 0 || least > usual || usual > most || most > SEATS_MAX {
            let got = format!("{least}, {usual}, {most}");
            let rule = format!("1 <= least <= usual <= most <= {SEATS_MAX}");
            return Err(ScriptError::Text(format!("seats: got {got}, expected {rule}")));
        }
        if script.steps.is_empty() {
            return Err(ScriptError::Text("steps: got none, expected one or more".to_owned()));
        }
        if let Some(number) = script.steps.iter().position(|step| step.block == 0) {
            return Err(ScriptError::Text(format!("step {}: got blocks of 0 cards", number + 1)));
        }
        Ok(script)
    }

    /// Texts go to terminals, and words of the order of hands mean cards.
    fn check_words(&self) -> Result<(), ScriptError> {
        let piles = self.steps.iter().filter_map(|step| step.pile.as_ref());
        let phrases = piles.chain(&self.seats.names).chain(&self.rest).chain([&self.title]);
        let texts = phrases.flat_map(|phrase| [&phrase.en, &phrase.zh]);
        if let Some(text) = texts.chain([&self.name]).find(|text| text.chars().any(is_unfit)) {
            let shown = text.escape_debug();
            let what = format!("the text '{shown}' has a character that no text may have");
            return Err(ScriptError::Text(what));
        }
        match self.sort.as_ref().and_then(HandOrder::unknown_word) {
            Some(word) => {
                let ranks = "ranks A 2 3 4 5 6 7 8 9 T J Q K BJ RJ, suits s h c d";
                let word = word.escape_debug();
                Err(ScriptError::Text(format!("sort: got '{word}', expected {ranks}")))
            }
            None => Ok(()),
        }
    }
}

/// Control characters move the cursor, and bidirectional ones the text.
fn is_unfit(c: char) -> bool {
    c.is_control()
        || ('\u{202a}'..='\u{202e}').contains(&c)
        || ('\u{2066}'..='\u{2069}').contains(&c)
}

/// One line that says where the text is no script.
fn located(text: &str, error: &toml::de::Error) -> String {
    let at = error.span().map_or(0, |span| span.start);
    let before = text.get(..at).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    let what = error.message().trim_end().replace('\n', "; ");
    let what: String = what.chars().map(|c| if is_unfit(c) { '?' } else { c }).collect();
    format!("line {line}, column {column}: {what}")
}
