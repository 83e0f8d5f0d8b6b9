//! What is in the decks that have a name.

use std::collections::BTreeMap;

use misdeal_deck::{Card, Deck, DeckCard, DeckIndexError, card_from_str};
use proptest::prelude::*;

fn deck(name: &str) -> Deck {
    Deck::named(name).unwrap()
}

fn names(deck: &Deck) -> Vec<String> {
    deck.cards().iter().map(DeckCard::to_string).collect()
}

#[test]
fn sizes_and_numbers_of_faces() {
    let cases = [
        ("28", 28, 28),
        ("32", 32, 32),
        ("36", 36, 36),
        ("48", 48, 48),
        ("52", 52, 52),
        ("54", 54, 54),
        ("tarot", 78, 78),
        ("mahjong-136", 136, 34),
        ("mahjong-144", 144, 42),
        ("54x2", 108, 54),
        ("52x6", 312, 52),
        ("tarotx3", 234, 78),
        ("54×1", 54, 54),
    ];
    for (name, cards_count, classes_count) in cases {
        let deck = deck(name);
        assert_eq!((deck.len(), deck.classes_count()), (cards_count, classes_count), "{name}");
        assert_eq!(deck.name(), name.replace('×', "x"));
        for (index, card) in deck.cards().iter().enumerate() {
            assert_eq!(card.id() as usize, index);
        }
    }
}

/// Row B1: four suits (spade, heart, club, diamond), A to K, little joker, big
/// joker, ids 0 to 53.
#[test]
fn the_54_lie_in_the_order_of_the_first_deck() {
    let suited = "shcd"
        .chars()
        .flat_map(|suit| "A23456789TJQK".chars().map(move |rank| format!("{rank}{suit}")));
    let expected: Vec<String> = suited.chain(["BJ".to_owned(), "RJ".to_owned()]).collect();
    let deck = Deck::standard_54();
    assert_eq!(names(&deck), expected);
    assert_eq!(names(&self::deck("54")), expected);
    assert_eq!(names(&self::deck("52")), expected[..52]);
    for card in deck.cards() {
        assert_eq!(card.card().map(Card::id), Some(card.id()));
        let points = card.points().map(|points| points.to_string());
        let rank = (card.id() < 52).then(|| (card.id() % 13 + 1).to_string());
        assert_eq!(points, rank);
    }
}

/// Row B3: an index beyond the deck is an error, not a panic.
#[test]
fn an_id_beyond_the_deck_is_refused() {
    for got in [54, 55, 65_536, u32::MAX] {
        let error = DeckIndexError { got, cards_count: 54 };
        assert_eq!(Deck::standard_54().get(got), Err(error));
        assert_eq!(Deck::standard_54().is_same_face(0, got), Err(error));
        assert_eq!(Deck::standard_54().copies(got).len(), 0);
    }
}

/// Whether a deck keeps the card of this rank and suit.
type Keep = fn(char, char) -> bool;

#[test]
fn stripped_decks_keep_the_order_of_the_54() {
    let keeps: [(&str, Keep); 4] = [
        ("28", |rank, _| "89TJQKA".contains(rank)),
        ("32", |rank, _| "789TJQKA".contains(rank)),
        ("36", |rank, _| "6789TJQKA".contains(rank)),
        ("48", |rank, suit| match rank {
            '2' => suit == 's',
            'A' => suit != 's',
            _ => true,
        }),
    ];
    for (name, keep) in keeps {
        let expected: Vec<String> = names(&deck("52"))
            .into_iter()
            .filter(|card| keep(card.chars().next().unwrap(), card.chars().last().unwrap()))
            .collect();
        assert_eq!(names(&deck(name)), expected, "{name}");
    }
}

/// 21 trumps and the excuse beside four suits of 14, knights among them; the
/// points of all cards are 91 (rules of the Fédération Française de Tarot).
#[test]
fn the_tarot_has_its_cards_and_points() {
    let deck = deck("tarot");
    let mut suits: BTreeMap<&str, usize> = BTreeMap::new();
    for card in deck.cards() {
        *suits.entry(card.face().suit_word().unwrap()).or_default() += 1;
    }
    let expected =
        [("clubs", 14), ("diamonds", 14), ("hearts", 14), ("spades", 14), ("trumps", 22)];
    assert_eq!(suits.into_iter().collect::<Vec<_>>(), expected);
    let halves: i64 = deck.cards().iter().filter_map(DeckCard::points).map(|p| p.halves()).sum();
    assert_eq!(halves, 2 * 91);
    let spades = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Cs Qs Ks";
    assert_eq!(names(&deck)[..14].join(" "), spades);
}

/// The numbers of tiles in records of games: four times the kind, plus the copy.
#[test]
fn mahjong_tiles_are_numbered_as_in_records() {
    for (name, kinds) in [("mahjong-136", 34), ("mahjong-144", 34)] {
        let deck = deck(name);
        for card in &deck.cards()[..4 * kinds] {
            assert_eq!(card.id(), 4 * card.class() + u32::from(card.copy()) - 1);
        }
        assert!(deck.cards()[4 * kinds..].iter().all(|card| card.copy() == 1));
    }
    let firsts: Vec<String> = names(&deck("mahjong-136")).into_iter().step_by(4).collect();
    let suit = |suit: &str, most: u32| (1..=most).map(|n| format!("{n}{suit}")).collect::<Vec<_>>();
    let expected = [suit("m", 9), suit("p", 9), suit("s", 9), suit("z", 7)].concat();
    assert_eq!(firsts, expected);
    assert_eq!(deck("mahjong-136").read("红中").unwrap().to_string(), "7z");
}

#[test]
fn packs_follow_one_another() {
    let (one, two) = (deck("54"), deck("54x2"));
    for card in two.cards() {
        let single = one.get(card.id() % 54).unwrap();
        assert_eq!((card.face(), card.class()), (single.face(), single.class()));
        assert_eq!(u32::from(card.copy()), card.id() / 54 + 1);
    }
    assert_eq!(two.is_same_face(3, 57), Ok(true));
    assert_eq!(two.is_same_face(3, 58), Ok(false));
    let tiles = deck("mahjong-136").packs(2).unwrap();
    assert_eq!(tiles.copies(0).collect::<Vec<_>>(), [0, 1, 2, 3, 136, 137, 138, 139]);
    assert_eq!(tiles.get(136).unwrap().to_string(), "1m.5");
}

#[test]
fn names_that_are_no_decks() {
    let all = "the decks are 52, 54, 28, 32, 36, 48, tarot, mahjong-136, mahjong-144, \
               or several packs, such as 54x2";
    let cases = [
        ("", "'' is not a deck", Some(all)),
        ("53", "'53' is not a deck", Some(all)),
        ("x", "'x' is not a deck", Some(all)),
        ("54x", "'54x' is not a deck", Some("did you mean `54`?")),
        ("54x-1", "'54x-1' is not a deck", Some("did you mean `54`?")),
        ("54x2x2", "'54x2x2' is not a deck", Some("did you mean `54`?")),
        ("2x54", "'2x54' is not a deck", Some("did you mean `54x2`?")),
        ("Tarot", "'Tarot' is not a deck", Some("did you mean `tarot`?")),
        ("tarto", "'tarto' is not a deck", Some(all)),
        ("taro", "'taro' is not a deck", Some("did you mean `tarot`?")),
        ("tarok", "'tarok' is not a deck", Some("did you mean `tarot`?")),
        (
            "mahjong",
            "'mahjong' is not a deck",
            Some("did you mean `mahjong-136` or `mahjong-144`?"),
        ),
        ("54x0", "got 0 packs, expected 1 to 1000", None),
        ("54x1001", "got 1001 packs, expected 1 to 1000", None),
        ("54x99999999999999999999", "got 99999999999999999999 packs, expected 1 to 1000", None),
        ("mahjong-144x500", "got more than 65535 cards", None),
        ("a\u{1b}[2J", "'a\\u{1b}[2J' is not a deck", Some(all)),
    ];
    for (name, message, hint) in cases {
        let error = Deck::named(name).unwrap_err();
        assert_eq!((error.to_string().as_str(), error.hint().as_deref()), (message, hint));
    }
    assert_eq!(deck("mahjong-144x455").len(), 65_520);
}

#[test]
fn every_deck_has_a_line_in_both_languages() {
    let entries = Deck::names();
    assert_eq!(entries.len(), 10);
    assert!(entries[..9].is_sorted_by_key(|entry| entry.cards_count));
    for entry in entries {
        assert!(entry.about.is_ascii() && !entry.about.is_empty(), "{}", entry.name);
        assert!(!entry.about_zh.is_ascii(), "{}", entry.name);
        if let Some(count) = entry.cards_count {
            let deck = deck(entry.name);
            assert_eq!((deck.len(), deck.name()), (count, entry.name));
            assert_eq!((deck.about(), deck.about_zh()), (&*entry.about, &*entry.about_zh));
        }
    }
}

proptest! {
    /// However often cards stand in a deck: classes part the ids, copies are
    /// numbered in order, and every card has a name of its own that reads back.
    #[test]
    fn classes_part_the_deck(ids in proptest::collection::vec(0u32..54, 0..200)) {
        let cards = ids.iter().map(|&id| Card::new(id).unwrap());
        let deck = Deck::from_cards("mine", cards).unwrap();
        let mut seen = vec![false; deck.len()];
        for class in 0..deck.classes_count() as u32 {
            for (copy, id) in (1..).zip(deck.copies(class)) {
                let card = deck.get(id).unwrap();
                prop_assert_eq!((card.class(), card.copy()), (class, copy));
                prop_assert_eq!(card.card().unwrap().id(), ids[id as usize]);
                prop_assert!(!std::mem::replace(&mut seen[id as usize], true));
                prop_assert_eq!(deck.read(&card.to_string()), Ok(card));
            }
        }
        prop_assert!(seen.into_iter().all(|seen| seen));
    }
}

#[test]
fn more_cards_than_ids_are_refused() {
    let ace = card_from_str("As").unwrap();
    let full = Deck::from_cards("full", std::iter::repeat_n(ace, Deck::CARDS_MAX)).unwrap();
    assert_eq!(full.cards().last().unwrap().to_string(), "As.65535");
    assert_eq!(full.read("As.65535").unwrap().id(), 65_534);
    let error = Deck::from_cards("more", std::iter::repeat(ace)).unwrap_err();
    assert_eq!(error.to_string(), "got more than 65535 cards");
}
