//! A deck from the text of a TOML file; the format is
//! `docs/formats/deck-toml.md`.

mod raw;

use std::ops::Range;

use toml::Spanned;

use self::raw::{Entry, RawDeck, Table};
use super::{Deck, DeckError, NamedFace, Points};
use crate::card_from_str;

/// The largest file, 4 MiB.
const BYTES_MAX: usize = 4 << 20;
/// The name of a deck whose file gives none.
const NAME_UNSAID: &str = "custom";
/// The longest `about`, in characters.
const ABOUT_CHARS_MAX: usize = 200;
/// The most further words of one face.
const ALSO_MAX: usize = 8;

/// What is wrong, where, and perhaps the way out.
struct Fault {
    at: Range<usize>,
    what: String,
    hint: Option<&'static str>,
}

fn fault<T>(at: &Spanned<T>, what: String) -> Fault {
    Fault { at: at.span(), what, hint: None }
}

impl Deck {
    /// A deck from the text of a TOML file.
    ///
    /// # Errors
    /// [`DeckError::Text`], with line and column, if the text is not TOML, has
    /// keys other than those of the format, or breaks one of its rules.
    ///
    /// ```
    /// use misdeal_deck::Deck;
    ///
    /// let deck = Deck::from_toml(
    ///     r#"
    ///     name = "small"
    ///     cards = ["As", { name = "Wild", zh = "百搭", count = 2 }]
    ///     "#,
    /// );
    /// let deck = deck.unwrap();
    /// assert_eq!(deck.len(), 3);
    /// assert_eq!(deck.read("百搭.2").unwrap().id(), 2);
    ///
    /// let error = Deck::from_toml("cards = ['Xh']").unwrap_err();
    /// assert_eq!(error.to_string(), "line 1, column 10: 'Xh' is not a card");
    /// ```
    pub fn from_toml(text: &str) -> Result<Self, DeckError> {
        read(text).map_err(|fault| {
            let (line, column) = place(text, fault.at.start);
            // A quoted key or word may hold characters that move the cursor.
            let what = fault.what.chars().map(|c| if c.is_control() { '?' } else { c }).collect();
            DeckError::Text { line, column, what, hint: fault.hint }
        })
    }
}

fn read(text: &str) -> Result<Deck, Fault> {
    if text.len() > BYTES_MAX {
        let what = format!("got {} bytes, expected at most {BYTES_MAX}", text.len());
        return Err(Fault { at: 0..0, what, hint: None });
    }
    let file: RawDeck = toml::from_str(text).map_err(|error| Fault {
        at: error.span().unwrap_or(0..0),
        what: error.message().trim_end().replace('\n', "; "),
        hint: None,
    })?;
    let mut deck = Deck::empty(NAME_UNSAID);
    if let Some(name) = &file.name {
        super::word::check_word(name.get_ref()).map_err(|what| fault(name, what))?;
        deck.name.clone_from(name.get_ref());
    }
    deck.about = about(file.about.as_ref())?;
    deck.about_zh = about(file.about_zh.as_ref())?;
    for entry in &file.cards {
        add(&mut deck, entry)?;
    }
    Ok(deck)
}

fn about(text: Option<&Spanned<String>>) -> Result<String, Fault> {
    let Some(text) = text else { return Ok(String::new()) };
    let count = text.get_ref().chars().count();
    if count > ABOUT_CHARS_MAX {
        let what = format!("got {count} characters, expected at most {ABOUT_CHARS_MAX}");
        return Err(fault(text, what));
    }
    if text.get_ref().chars().any(char::is_control) {
        return Err(fault(text, "got a control character, expected one line of text".to_owned()));
    }
    Ok(text.get_ref().clone())
}

fn add(deck: &mut Deck, entry: &Spanned<Entry>) -> Result<(), Fault> {
    let (class, count) = match entry.get_ref() {
        Entry::Name(name) => (known(deck, entry, name)?, 1),
        Entry::Table(table) => (class_of(deck, table)?, count(table)?),
    };
    if deck.len() + count > Deck::CARDS_MAX {
        let what = format!("got more than {} cards", Deck::CARDS_MAX);
        return Err(fault(entry, what));
    }
    for _ in 0..count {
        deck.add(class);
    }
    Ok(())
}

/// The class of a face from further up, or of one of the 54.
fn known<T>(deck: &mut Deck, at: &Spanned<T>, name: &str) -> Result<u16, Fault> {
    if let Some(class) = deck.class_of_name(name) {
        return Ok(class);
    }
    let hint = "a face that is not one of the 54 is a table: { name = \"Wild\", count = 2 }";
    let card = card_from_str(name)
        .map_err(|error| Fault { hint: Some(hint), ..fault(at, error.to_string()) })?;
    deck.class_of_card(card).map_err(|what| fault(at, what))
}

fn class_of(deck: &mut Deck, table: &Table) -> Result<u16, Fault> {
    let name = table.name.get_ref();
    let optional = [&table.zh, &table.symbol, &table.suit, &table.rank];
    let has_words = optional.iter().any(|word| word.is_some()) || table.also.is_some();
    let is_known = deck.class_of_name(name).is_some();
    let class = if !has_words && (is_known || card_from_str(name).is_ok()) {
        known(deck, &table.name, name)?
    } else {
        let also = table.also.as_ref();
        if let Some(also) = also.filter(|also| also.get_ref().len() > ALSO_MAX) {
            let what = format!("got {} words, expected at most {ALSO_MAX}", also.get_ref().len());
            return Err(fault(also, what));
        }
        let face = NamedFace {
            name: name.clone(),
            zh: table.zh.clone(),
            symbol: table.symbol.clone(),
            suit: table.suit.clone(),
            rank: table.rank.clone(),
            also: also.map(|also| also.get_ref().clone()).unwrap_or_default(),
        };
        deck.class_of_new_face(face).map_err(|what| fault(&table.name, what))?
    };
    if let Some(points) = &table.points {
        let value = Points::from_f64(*points.get_ref()).ok_or_else(|| {
            let got = points.get_ref();
            fault(points, format!("got {got} points, expected whole or half ones up to 9999"))
        })?;
        deck.set_points(class, value).map_err(|other| {
            fault(points, format!("got {value} points, but further up {other} for this face"))
        })?;
    }
    Ok(class)
}

fn count(table: &Table) -> Result<usize, Fault> {
    let Some(count) = &table.count else { return Ok(1) };
    let good = usize::try_from(*count.get_ref()).ok();
    good.filter(|count| (1..=Deck::CARDS_MAX).contains(count)).ok_or_else(|| {
        let what = format!("got count {}, expected 1 to {}", count.get_ref(), Deck::CARDS_MAX);
        fault(count, what)
    })
}

/// Line and column, both from 1, the column in characters.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    (before.matches('\n').count() + 1, before[start..].chars().count() + 1)
}
