//! Deck files: what they may say, and where an error is when they may not.

use misdeal_deck::{Deck, DeckCard, DeckError};
use proptest::prelude::*;

fn names(text: &str) -> Vec<String> {
    let deck = Deck::from_toml(text).unwrap();
    deck.cards().iter().map(DeckCard::to_string).collect()
}

#[test]
fn a_deck_of_no_cards_is_a_deck() {
    let deck = Deck::from_toml("cards = []").unwrap();
    assert!(deck.is_empty());
    assert_eq!((deck.len(), deck.classes_count(), deck.name()), (0, 0, "custom"));
    assert_eq!(deck.get(0).unwrap_err().to_string(), "got card 0, expected a card below 0");
    assert_eq!(deck.packs(1_000).unwrap().len(), 0);
    assert!(deck.read("As").is_err());
    let one = Deck::from_toml("cards = ['As']").unwrap();
    assert_eq!((one.len(), one.read("黑桃A").unwrap().id()), (1, 0));
}

#[test]
fn entries_in_every_form() {
    let mixed = r#"
        cards = [
            "As", "黑桃A", "♥10",
            { name = "BJ", count = 2 },
            { name = "Wild", points = -0.5, count = 2 },
            "wild",
            { name = "2s", suit = "bamboo", rank = "2" },
            "2s",
        ]
    "#;
    let expected = "As As.2 Th BJ BJ.2 Wild Wild.2 Wild.3 2s 2s.2";
    assert_eq!(names(mixed).join(" "), expected);
    let deck = Deck::from_toml(mixed).unwrap();
    assert_eq!(deck.read("Wild.3").unwrap().points().unwrap().to_string(), "-0.5");
    assert_eq!(deck.read("2 of bamboo.2").unwrap().id(), 9);
    assert_eq!(deck.read("2♠").unwrap_err().to_string(), "'2♠' is not in the deck 'custom'");

    // All copies count the same, also those before the entry that says so.
    let deck = Deck::from_toml("cards = ['As', {name='As', points=11}, 'As']").unwrap();
    let points = deck.cards().iter().map(|card| card.points().unwrap().to_string());
    assert_eq!(points.collect::<Vec<_>>(), ["11", "11", "11"]);

    let tables = "[[cards]]\nname = 'As'\ncount = 2\n\n[[cards]]\nname = 'Ks'\npoints = 4";
    assert_eq!(names(tables).join(" "), "As As.2 Ks");
    assert_eq!(names("\u{feff}cards = ['As']\r\n"), ["As"]);
}

/// Text, line, column, beginning of the message.
#[rustfmt::skip]
const BAD: [(&str, usize, usize, &str); 32] = [
    ("", 1, 1, "missing field `cards`"),
    ("cards = [", 1, 10, "unclosed array, expected `]`"),
    ("cards = 3", 1, 9, "invalid type: integer `3`, expected a sequence"),
    ("cards = [3]", 1, 10, "invalid type: integer `3`, expected the name of a card"),
    ("cards = []\ncolour = 1", 2, 1, "unknown field `colour`, expected one of `name`,"),
    ("cards = [\n  'As',\n  '红桃', 'Ks']", 3, 3, "'红桃' is not a card"),
    ("cards = [\n  '红桃A', 'Xh']", 2, 10, "'Xh' is not a card"),
    ("cards = ['1m']", 1, 10, "'1m' is not a card"),
    ("cards = ['🂼']", 1, 10, "'🂼' is a knight, and a deck of 52 or 54 cards has no knights"),
    ("cards = ['As.2']", 1, 10, "'As.2' is not a card"),
    ("cards = [{ count = 2 }]", 1, 10, "missing field `name`"),
    ("cards = [{ name = 'a', colour = 2 }]", 1, 24, "unknown field `colour`, expected one of"),
    ("cards = [{ name = 'a', count = 0 }]", 1, 32, "got count 0, expected 1 to 65535"),
    ("cards = [{ name = 'a', count = -1 }]", 1, 32, "got count -1, expected 1 to 65535"),
    ("cards = [{ name = 'a', count = 65536 }]", 1, 32, "got count 65536, expected 1 to 65535"),
    ("cards = [{ name = 'a', count = 'b' }]", 1, 32, "invalid type: string \"b\", expected i64"),
    ("cards = [{ name = 'a', count = 65535 },\n'As']", 2, 1, "got more than 65535 cards"),
    ("cards = [{ name = 'a b' }]", 1, 19,
     "the word 'a b' has the character ' ', which no name may have"),
    ("cards = [{ name = '10' }]", 1, 19, "the name '10' is a number"),
    ("cards = [{ name = '' }]", 1, 19, "the word '' is empty"),
    ("cards = [{ name = '万' }]", 1, 19, "the name '万' is not ASCII"),
    ("cards = [{ name = 'a', zh = '一.' }]", 1, 19,
     "the word '一.' has the character '.', which no name may have"),
    ("cards = [{ name = 'a' }, { name = 'A', zh = '甲' }]", 1, 35,
     "'A' would name two faces of this deck"),
    ("cards = [{ name = 'a', zh = '甲' }, { name = 'b', also = ['甲'] }]", 1, 45,
     "'甲' would name two faces of this deck"),
    ("cards = ['As', { name = '1s', suit = 'bamboo' }]", 1, 25,
     "'1s' would name two faces of this deck"),
    ("cards = [{ name = '1s', suit = 'bamboo' }, '♠A']", 1, 44,
     "'1s' would name both As and a face of this deck"),
    ("cards = [{ name = 'a', also = ['1','2','3','4','5','6','7','8','9'] }]", 1, 31,
     "got 9 words, expected at most 8"),
    ("cards = [{ name = 'a', points = 0.25 }]", 1, 33,
     "got 0.25 points, expected whole or half ones up to 9999"),
    ("cards = [{ name = 'a', points = nan }]", 1, 33,
     "got NaN points, expected whole or half ones up to 9999"),
    ("cards = [{ name = 'a', points = 1 }, { name = 'a', points = 2.5 }]", 1, 61,
     "got 2.5 points, but further up 1 for this face"),
    ("name = 'a b'\ncards = []", 1, 8,
     "the word 'a b' has the character ' ', which no name may have"),
    ("about = \"a\\u001b[2J\"\ncards = []", 1, 9,
     "got a control character, expected one line of text"),
];

#[test]
fn errors_say_where() {
    for (text, line, column, message) in BAD {
        match Deck::from_toml(text).unwrap_err() {
            DeckError::Text { line: l, column: c, what, .. } => {
                assert_eq!((l, c), (line, column), "{text}");
                assert!(what.starts_with(message), "{text}: {what}");
            }
            other => panic!("{text}: {other}"),
        }
    }
}

/// The page of the format begins with this deck and says what is in it.
#[test]
fn the_example_of_the_page_is_a_deck() {
    let page = include_str!("../../../../docs/formats/deck-toml.md");
    let (_, rest) = page.split_once("```toml\n").unwrap();
    let (text, rest) = rest.split_once("```").unwrap();
    let listed: Vec<String> = names(text).iter().map(|name| format!("`{name}`")).collect();
    assert!(rest.contains(&listed.join(", ")), "{listed:?}");
}

#[test]
fn deep_and_large_files_end() {
    let deep = format!("cards = {}", "[".repeat(1_000_000));
    assert!(Deck::from_toml(&deep).is_err());
    let faces = (0..Deck::CARDS_MAX).map(|n| format!("{{name='f{n}',zh='牌{n}'}}"));
    let large = format!("cards = [{}]", faces.collect::<Vec<_>>().join(","));
    let deck = Deck::from_toml(&large).unwrap();
    assert_eq!(deck.read("牌65534").unwrap().id(), 65_534);
}

#[test]
fn errors_are_one_safe_line() {
    let bad = ["cards = [\"\\u001b[2J\"]", "\"\\u001b[2J\" = 1\ncards = []", "cards = [\n\n= ]"];
    for text in bad {
        let message = Deck::from_toml(text).unwrap_err().to_string();
        assert!(!message.chars().any(char::is_control), "{message:?}");
        assert!(message.starts_with("line "), "{message}");
    }
    let long = format!("# {}\ncards = []", "x".repeat(4 << 20));
    let message = Deck::from_toml(&long).unwrap_err().to_string();
    assert_eq!(message, "line 1, column 1: got 4194317 bytes, expected at most 4194304");
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "(cards = \\[)?[\\PC\n]{0,60}") {
        if let Err(DeckError::Text { line, column, .. }) = Deck::from_toml(&text) {
            prop_assert!(line >= 1 && column >= 1 && line <= text.matches('\n').count() + 1);
        }
    }

    /// Any faces with any counts: as many cards, each named and read back.
    #[test]
    fn a_written_deck_reads_back(counts in proptest::collection::vec(1usize..6, 0..30)) {
        let entry = |(index, count): (usize, &usize)| match index % 3 {
            0 => format!("{{ name = 'f{index}', zh = '牌{index}', count = {count} }}"),
            1 => format!("{{ name = 'f{index}', suit = 'x', rank = '{index}', count = {count} }}"),
            _ => vec![format!("'{}d'", (index / 3) % 9 + 1); *count].join(", "),
        };
        let entries: Vec<String> = counts.iter().enumerate().map(entry).collect();
        let deck = Deck::from_toml(&format!("cards = [{}]", entries.join(", "))).unwrap();
        prop_assert_eq!(deck.len(), counts.iter().sum::<usize>());
        for card in deck.cards() {
            prop_assert_eq!(deck.read(&card.to_string()), Ok(card));
        }
    }
}
