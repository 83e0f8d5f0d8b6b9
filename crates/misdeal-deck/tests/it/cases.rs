//! Mistakes that were reported elsewhere, with the right answer.

use misdeal_deck::{Deck, card_from_str};

struct Case {
    id: &'static str,
    source_url: &'static str,
    /// What went wrong there.
    wrong: &'static str,
    is_right: fn() -> bool,
}

const CASES: [Case; 4] = [
    Case {
        id: "ten-token",
        source_url: "https://github.com/goldfire/pokersolver/issues/8",
        wrong: "'10s' read as an unknown card without an error",
        is_right: || card_from_str("10s") == card_from_str("Ts") && card_from_str("10s").is_ok(),
    },
    Case {
        id: "partial-deck-reshuffle",
        source_url: "https://github.com/crobertsbmw/deckofcards/issues/26",
        wrong: "a new deck of three cards has 52 after a shuffle",
        is_right: || {
            let cards = ["AS", "KS", "QS"].map(|name| card_from_str(name).unwrap());
            let deck = Deck::from_cards("partial", cards).unwrap();
            deck.cards().iter().map(|card| card.card().unwrap()).eq(cards)
        },
    },
    Case {
        id: "double-start",
        source_url: "https://github.com/OWASP/cornucopia/issues/2502",
        wrong: "78 cards for three players make 52 each",
        is_right: || {
            let deck = Deck::named("tarot").unwrap();
            deck.len() == 3 * 26 && deck.classes_count() == deck.len()
        },
    },
    Case {
        id: "knight-is-no-queen",
        source_url: "https://github.com/sneppy/pokerl/issues/7",
        wrong: "the knight between jack and queen puts queens and kings out of place",
        is_right: || {
            let named = |glyph| card_from_str(glyph).map(|card| card.to_string());
            named("🂭") == Ok("Qs".to_owned())
                && named("🂮") == Ok("Ks".to_owned())
                && named("🂬").is_err()
        },
    },
];

#[test]
fn no_reported_mistake_is_ours() {
    for case in CASES {
        assert!((case.is_right)(), "{}: {} ({})", case.id, case.wrong, case.source_url);
    }
}
