//! Decks by name or from a file.

use std::path::Path;

use misdeal_deck::Deck;

use crate::failure::Failure;

/// The deck of this name, or of this file if the name ends with `.toml`.
pub(crate) fn deck_named(name: &str) -> Result<Deck, Failure> {
    if name.ends_with(".toml") {
        let text = read_text(Path::new(name))?;
        Deck::from_toml(&text).map_err(|error| Failure::from(error).within(name))
    } else {
        Ok(Deck::named(name)?)
    }
}

/// A small text file of the user's.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path)
        .map_err(|error| Failure::new(format!("cannot read {}: {error}", path.display())))
}
