//! Decks by name or from a file.

use std::fs::File;
use std::io::Read;
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

/// The largest deck or script, 4 MiB.
const TEXT_BYTES_MAX: u64 = 4 << 20;

/// A small text file of the user's.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    let name = path.display();
    let mut text = String::new();
    // One byte beyond the limit tells a file that is too large.
    let read =
        File::open(path).and_then(|file| file.take(TEXT_BYTES_MAX + 1).read_to_string(&mut text));
    read.map_err(|error| Failure::new(format!("cannot read {name}: {error}")))?;
    if text.len() as u64 > TEXT_BYTES_MAX {
        let what = format!("{name}: got more than {TEXT_BYTES_MAX} bytes");
        return Err(Failure::new(what).hint("a deck or a script is a small file of TOML"));
    }
    Ok(text)
}
