//! Names of cards, padded, make straight columns in both kinds of terminal.

use misdeal_deck::width::{Align, Terminal, columns, columns_max, pad};
use misdeal_deck::{Deck, Notation, Style};

#[test]
fn the_names_of_every_deck_align() {
    for deck in ["54x2", "tarot", "mahjong-144"].map(|name| Deck::named(name).unwrap()) {
        for style in Style::ALL {
            let names: Vec<String> =
                deck.cards().iter().map(|card| Notation::players(style).write(card)).collect();
            for terminal in [Terminal::Western, Terminal::Cjk] {
                let widest = columns_max(names.iter().map(String::as_str), terminal);
                for name in &names {
                    let cell = pad(name, widest, Align::Right, terminal);
                    assert_eq!(columns(&cell, terminal), widest, "{name}");
                }
            }
        }
    }
}

/// play.md: ♠ ♥ ♣ are two columns wide in a CJK terminal and ♦ is one, so the
/// same row of suits is not padded alike in both.
#[test]
fn a_row_of_suits_is_padded_for_its_terminal() {
    let row = |terminal| ["A♠", "A♥", "A♣", "A♦"].map(|c| pad(c, 4, Align::Left, terminal));
    assert_eq!(row(Terminal::Western), ["A♠  ", "A♥  ", "A♣  ", "A♦  "]);
    assert_eq!(row(Terminal::Cjk), ["A♠ ", "A♥ ", "A♣ ", "A♦  "]);
}
