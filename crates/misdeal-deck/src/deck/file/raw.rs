//! What a deck file says, before anything is checked.

use std::fmt;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDeck {
    pub(super) name: Option<Spanned<String>>,
    pub(super) about: Option<Spanned<String>>,
    pub(super) about_zh: Option<Spanned<String>>,
    pub(super) cards: Vec<Spanned<Entry>>,
}

/// A bare name, or a table. Not an untagged enum: that would lose the places
/// of errors inside the table.
pub(super) enum Entry {
    Name(String),
    Table(Box<Table>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Table {
    pub(super) name: Spanned<String>,
    pub(super) zh: Option<String>,
    pub(super) symbol: Option<String>,
    pub(super) suit: Option<String>,
    pub(super) rank: Option<String>,
    pub(super) also: Option<Spanned<Vec<String>>>,
    pub(super) points: Option<Spanned<f64>>,
    pub(super) count: Option<Spanned<i64>>,
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(EntryVisitor)
    }
}

struct EntryVisitor;

impl<'de> Visitor<'de> for EntryVisitor {
    type Value = Entry;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a card, or a table with a name")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Entry, E> {
        Ok(Entry::Name(name.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Entry, A::Error> {
        Table::deserialize(MapAccessDeserializer::new(map)).map(|table| Entry::Table(table.into()))
    }
}
