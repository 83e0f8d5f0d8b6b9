//! What is written reads back, in every deck and style.

use std::collections::HashSet;

use misdeal_deck::{
    Copies, Deck, DeckReadError, Notation, ParseCardError, Ranks, Style, card_from_str,
};
use proptest::prelude::*;

const PACKS: [&str; 4] = ["54x2", "52x6", "tarotx2", "mahjong-144x2"];

fn decks() -> Vec<Deck> {
    let names = Deck::names().into_iter().filter(|entry| entry.cards_count.is_some());
    let names = names.map(|entry| entry.name).chain(PACKS);
    names.map(|name| Deck::named(name).unwrap()).collect()
}

fn notations(copies: Copies) -> impl Iterator<Item = Notation> {
    Style::ALL.into_iter().flat_map(move |style| {
        [Ranks::Letters, Ranks::Post].map(|ranks| Notation { style, ranks, copies })
    })
}

#[test]
fn every_card_of_every_deck_reads_back_in_every_style() {
    for deck in decks() {
        for notation in notations(Copies::Numbered) {
            let mut names = HashSet::new();
            for card in deck.cards() {
                let name = notation.write(card);
                assert_eq!(deck.read(&name), Ok(card), "{}: {name}", deck.name());
                assert_eq!(deck.read(&name.to_ascii_uppercase()), Ok(card));
                assert_eq!(deck.read(&name.to_ascii_lowercase()), Ok(card));
                assert!(names.insert(name));
            }
        }
    }
}

#[test]
fn without_its_number_a_copy_reads_as_the_first() {
    for deck in decks() {
        for notation in notations(Copies::Hidden) {
            for card in deck.cards() {
                let read = deck.read(&notation.write(card)).unwrap();
                assert_eq!((read.class(), read.copy()), (card.class(), 1));
            }
        }
    }
}

#[test]
fn how_the_styles_look() {
    let rows = [
        ("As", ["As", "A♠", "桃A", "黑桃A", "ace of spades"]),
        ("Th", ["Th", "T♥", "心10", "红桃10", "ten of hearts"]),
        ("Jd", ["Jd", "J♦", "砖J", "方块J", "jack of diamonds"]),
        ("Kc", ["Kc", "K♣", "梅K", "梅花K", "king of clubs"]),
        ("BJ", ["BJ", "BJ", "小王", "小王", "little joker"]),
        ("RJ", ["RJ", "RJ", "大王", "大王", "big joker"]),
        ("Ch", ["Ch", "C♥", "红桃骑士", "红桃骑士", "knight of hearts"]),
        ("T21", ["T21", "T21", "王牌21", "王牌21", "21 of trumps"]),
        ("5p", ["5p", "🀝", "五筒", "五筒", "5 of dots"]),
    ];
    let decks = ["54", "tarot", "mahjong-144"].map(|name| Deck::named(name).unwrap());
    for (name, expected) in rows {
        let card = decks.iter().find_map(|deck| deck.read(name).ok()).unwrap();
        assert_eq!(Style::ALL.map(|style| Notation::players(style).write(card)), expected);
    }
    let post = |style| Notation { ranks: Ranks::Post, ..Notation::players(style) };
    let names = ["As", "Th", "Ks"].map(|name| card_from_str(name).unwrap());
    assert_eq!(names.map(|card| post(Style::Post).write_card(card)), ["桃1", "心10", "桃K"]);
    assert_eq!(names.map(|card| post(Style::Ascii).write_card(card)), ["1s", "10h", "Ks"]);
}

/// Everything the issue and play.md list, each a way to write one card.
#[test]
fn every_notation_that_people_use() {
    let rows = [
        ("As", "As AS aS sA ♠A A♠ A♠\u{fe0f} ♤A 黑桃A A黑桃 黑心A 桃A 桃1 🂡"),
        ("Th", "10h Th TH tH h10 ♥10 T♥ ♡10 红桃10 红桃T 红心10 心10 🂺"),
        ("Jd", "Jd jD ♦J J♦ ♢J 方块J 方片J 砖J 🃋"),
        ("Kc", "Kc kC ♣K K♣ ♧K 梅花K 草花K 梅K 🃞"),
        ("Qh", "Qh 红桃Q 🂽"),
        ("BJ", "BJ bj 小王 黑白小王 🃏 🃏\u{fe0f}"),
        ("RJ", "RJ rj 大王 彩色大王 🂿"),
    ];
    let deck = Deck::standard_54();
    for (name, words) in rows {
        let card = deck.read(name).unwrap();
        for word in words.split(' ') {
            assert_eq!(deck.read(word), Ok(card), "{word}");
            assert_eq!(card_from_str(word).ok(), card.card(), "{word}");
        }
    }
    for words in ["ace of spades", "Ace Of Spades", "ACE  of  SPADES"] {
        assert_eq!(deck.read(words).unwrap().id(), 0);
    }
}

#[test]
fn words_that_name_no_card_of_the_deck() {
    let cases = [
        ("54", "Xh", "'Xh' is not a card"),
        ("54", "", "'' is not a card"),
        ("54", "🂼", "'🂼' is a knight, and a deck of 52 or 54 cards has no knights"),
        ("54", "🂠", "'🂠' is not a card"),
        ("54", "🃟", "'🃟' is not a card"),
        ("54", "As.", "'As.' is not a card"),
        ("54", "As.02", "'As.02' is not a card"),
        ("54", "As.0", "'As.0' is not a card"),
        ("54", "As.+1", "'As.+1' is not a card"),
        ("54", ".2", "'' is not a card"),
        ("54", "As.99999999999999999999", "'As.99999999999999999999' is not a card"),
        ("54", "As.2", "got copy 'As.2', but the deck '54' has 1 of this card"),
        ("52", "大王", "'大王' is not in the deck '52'"),
        ("28", "2s", "'2s' is not in the deck '28'"),
        ("mahjong-136", "As", "'As' is not in the deck 'mahjong-136'"),
        ("mahjong-136", "1f", "'1f' is not a card"),
        ("mahjong-136", "1m.5", "got copy '1m.5', but the deck 'mahjong-136' has 4 of this card"),
    ];
    for (name, word, message) in cases {
        let error = Deck::named(name).unwrap().read(word).unwrap_err();
        assert_eq!(error.to_string(), message);
    }
}

/// In Unicode a knight stands between jack and queen. It is read where the deck
/// has knights, and nowhere taken for a queen.
#[test]
fn knights_are_read_in_the_tarot_only() {
    let tarot = Deck::named("tarot").unwrap();
    for (glyph, name) in [("🂬", "Cs"), ("🂼", "Ch"), ("🃜", "Cc"), ("🃌", "Cd")] {
        assert_eq!(tarot.read(glyph).unwrap().to_string(), name);
        let error = Deck::standard_54().read(glyph).unwrap_err();
        assert!(matches!(error, DeckReadError::NotACard(ParseCardError::Knight { .. })));
    }
    assert_eq!(tarot.read("🃡").unwrap().to_string(), "T1");
    assert_eq!(tarot.read("🃠").unwrap().to_string(), "Ex");
}

proptest! {
    #[test]
    fn no_word_makes_it_panic(word in "\\PC{0,12}", end in "(\\.[0-9]{0,20})?") {
        for name in ["54x2", "tarot", "mahjong-144"] {
            let deck = Deck::named(name).unwrap();
            if let Ok(card) = deck.read(&format!("{word}{end}")) {
                prop_assert_eq!(deck.read(&card.to_string()), Ok(card));
            }
        }
    }
}
