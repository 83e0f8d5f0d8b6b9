//! The decks that have a name.

use super::{Deck, DeckError};
use crate::Card;
use crate::token::printable;

/// Decks that are data: `decks/*.toml`.
const FILES: [(&str, &str); 7] = [
    ("28", include_str!("../../decks/28.toml")),
    ("32", include_str!("../../decks/32.toml")),
    ("36", include_str!("../../decks/36.toml")),
    ("48", include_str!("../../decks/48.toml")),
    ("tarot", include_str!("../../decks/tarot.toml")),
    ("mahjong-136", include_str!("../../decks/mahjong-136.toml")),
    ("mahjong-144", include_str!("../../decks/mahjong-144.toml")),
];

/// Each name with its number of cards and a line about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckEntry {
    /// The name, or `NxM` for several packs.
    pub name: &'static str,
    /// The number of cards; none for `NxM`.
    pub cards_count: Option<usize>,
    /// One line in English.
    pub about: String,
    /// One line in Chinese.
    pub about_zh: String,
}

impl Deck {
    /// The deck with this name, or several packs of it: `54x2`, `52x6`.
    ///
    /// # Errors
    /// [`DeckError`] if no deck has the name, or there are too many packs.
    ///
    /// ```
    /// use misdeal_deck::Deck;
    ///
    /// assert_eq!(Deck::named("48").unwrap().len(), 48);
    /// assert_eq!(Deck::named("tarot").unwrap().len(), 78);
    /// assert_eq!(Deck::named("54x2").unwrap().len(), 108);
    /// let error = Deck::named("mahjong").unwrap_err();
    /// assert_eq!(error.hint().unwrap(), "did you mean `mahjong-136` or `mahjong-144`?");
    /// ```
    pub fn named(name: &str) -> Result<Self, DeckError> {
        if let Some(deck) = one_pack(name) {
            return Ok(deck);
        }
        let unknown =
            || DeckError::UnknownName { got: printable(name.as_bytes()), nearest: nearest(name) };
        let (pack, packs) = name.split_once(['x', 'X', '×']).ok_or_else(unknown)?;
        if packs.is_empty() || !packs.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(unknown());
        }
        let deck = one_pack(pack).ok_or_else(unknown)?;
        let packs =
            packs.parse().map_err(|_| DeckError::Packs { got: printable(packs.as_bytes()) });
        deck.packs(packs?)
    }

    /// The decks that [`Deck::named`] knows, smallest first, and `NxM`.
    ///
    /// ```
    /// use misdeal_deck::Deck;
    ///
    /// let entries = Deck::names();
    /// assert_eq!(entries[0].name, "28");
    /// assert_eq!(entries.last().unwrap().name, "NxM");
    /// ```
    pub fn names() -> Vec<DeckEntry> {
        let decks = names().filter_map(|name| Some((name, one_pack(name)?)));
        let mut entries: Vec<DeckEntry> = decks
            .map(|(name, deck)| DeckEntry {
                name,
                cards_count: Some(deck.len()),
                about: deck.about,
                about_zh: deck.about_zh,
            })
            .collect();
        entries.sort_by_key(|entry| entry.cards_count);
        entries.push(DeckEntry {
            name: "NxM",
            cards_count: None,
            about: "M packs of the deck N, one after the other: 54x2, 52x6".to_owned(),
            about_zh: "M 副 N 牌，依次相接：54x2、52x6".to_owned(),
        });
        entries
    }
}

pub(super) fn names() -> impl Iterator<Item = &'static str> {
    ["52", "54"].into_iter().chain(FILES.map(|(name, _)| name))
}

fn one_pack(name: &str) -> Option<Deck> {
    let by_rule = |count, about: &str, about_zh: &str| {
        let mut deck = Deck::first_of_54(name, count);
        (deck.about, deck.about_zh) = (about.to_owned(), about_zh.to_owned());
        Some(deck)
    };
    match name {
        "52" => {
            by_rule(Card::SUITED_COUNT, "four suits, ace to king", "四门花色，A 到 K，无大小王")
        }
        "54" => {
            let about = "four suits, ace to king, little and big joker: Dou Dizhu";
            by_rule(Card::COUNT, about, "四门花色，A 到 K，加小王、大王，斗地主")
        }
        _ => {
            let (_, text) = FILES.iter().find(|(file, _)| *file == name)?;
            Some(Deck::from_toml(text).expect("the files of this crate are good decks"))
        }
    }
}

/// Names that may have been meant: `2x54` for `54x2`, parts of names, other case.
fn nearest(got: &str) -> Vec<String> {
    let lower = got.to_ascii_lowercase();
    if let Some((packs, pack)) = lower.split_once('x') {
        let is_number = !packs.is_empty() && packs.bytes().all(|byte| byte.is_ascii_digit());
        if is_number && packs.len() < 4 && names().any(|name| name == pack) {
            return vec![format!("{pack}x{packs}")];
        }
    }
    let is_near = |name: &&str| {
        lower.chars().any(char::is_alphabetic)
            && (lower.len() > 2 && name.contains(&lower) || lower.starts_with(*name))
            || is_one_slip(&lower, name)
    };
    names().filter(is_near).map(str::to_owned).collect()
}

/// Whether one letter more, less or different makes a word of the other; not
/// for numbers, where every digit means something.
fn is_one_slip(a: &str, b: &str) -> bool {
    if b.len() < 5 || a.len().abs_diff(b.len()) > 1 {
        return false;
    }
    let ahead = a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count();
    let behind = a.chars().rev().zip(b.chars().rev()).take_while(|(a, b)| a == b).count();
    ahead + behind + 1 >= a.chars().count().max(b.chars().count())
}
