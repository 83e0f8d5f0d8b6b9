//! How cards are written for people: `--names`, or else by the language.

use anstyle::{AnsiColor, Style as Colour};
use misdeal_deck::width::Terminal;
use misdeal_deck::{Card, Style, Suit};
use misdeal_report::Lang;

use crate::lang::is_cjk_locale;

/// How cards are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Names {
    /// As Th
    Ascii,
    /// A♠ T♥
    Suit,
    /// 黑桃A 红桃10
    Chinese,
    /// 桃A 心10
    Post,
    /// ace of spades
    Words,
}

/// The style asked for, or the usual one of a language.
pub(crate) fn style(names: Option<Names>, lang: Lang) -> Style {
    match names {
        Some(Names::Ascii) => Style::Ascii,
        Some(Names::Suit) => Style::Suit,
        Some(Names::Chinese) => Style::Chinese,
        Some(Names::Post) => Style::Post,
        Some(Names::Words) => Style::Words,
        None if lang == Lang::Zh => Style::Chinese,
        None => Style::Suit,
    }
}

/// How wide the terminal shows signs such as ♠.
pub(crate) fn terminal() -> Terminal {
    if is_cjk_locale() { Terminal::Cjk } else { Terminal::Western }
}

/// The name of a card in the colour of its suit: hearts and diamonds are red.
pub(crate) fn coloured(name: String, card: Option<Card>) -> String {
    match card.and_then(Card::suit) {
        Some(Suit::Heart | Suit::Diamond) => {
            let red = Colour::new().fg_color(Some(AnsiColor::Red.into()));
            format!("{red}{name}{red:#}")
        }
        _ => name,
    }
}
