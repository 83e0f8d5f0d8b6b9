//! The playing cards of Unicode, one character a card.
//!
//! ```text
//!   U+1F0A1..=1F0AE spades   +0 back of a card, +1 ace, .. +10 ten, +11 jack,
//!   U+1F0B1..=1F0BE hearts   +12 knight, +13 queen, +14 king
//!   U+1F0C1..=1F0CE diamonds
//!   U+1F0D1..=1F0DE clubs    U+1F0BF red joker, U+1F0CF black joker
//! ```
//!
//! The knight is why "ace plus eleven is the queen" is wrong. The white joker
//! U+1F0DF, the back and the trumps are no cards of the 54.
//!
//! # Source
//! The Unicode Standard, code chart U1F0A0, "Playing Cards".

use crate::{Card, Rank, Suit};

/// What one glyph shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Glyph {
    Card(Card),
    Knight,
}

const BASE: u32 = 0x1f0a0;
const KNIGHT: u32 = 12;

/// The card that a word of one character shows.
pub(super) fn glyph(word: &str) -> Option<Glyph> {
    let mut chars = word.chars();
    let (c, None) = (chars.next()?, chars.next()) else { return None };
    let offset = u32::from(c).checked_sub(BASE)?;
    let suit = match offset / 16 {
        0 => Suit::Spade,
        1 => Suit::Heart,
        2 => Suit::Diamond,
        3 => Suit::Club,
        _ => return None,
    };
    let rank = match offset % 16 {
        KNIGHT => return Some(Glyph::Knight),
        15 if suit == Suit::Heart => return Some(Glyph::Card(Card::BIG_JOKER)),
        15 if suit == Suit::Diamond => return Some(Glyph::Card(Card::LITTLE_JOKER)),
        place @ 1..KNIGHT => place,
        place @ 13..15 => place - 1,
        _ => return None,
    };
    let rank = Rank::new(u8::try_from(rank).ok()?)?;
    Some(Glyph::Card(Card::suited(suit, rank)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The whole block, against the characters as the code chart prints them.
    #[test]
    fn the_block_reads_as_the_chart_prints_it() {
        let chart = [
            (Suit::Spade, "🂡🂢🂣🂤🂥🂦🂧🂨🂩🂪🂫🂭🂮"),
            (Suit::Heart, "🂱🂲🂳🂴🂵🂶🂷🂸🂹🂺🂻🂽🂾"),
            (Suit::Diamond, "🃁🃂🃃🃄🃅🃆🃇🃈🃉🃊🃋🃍🃎"),
            (Suit::Club, "🃑🃒🃓🃔🃕🃖🃗🃘🃙🃚🃛🃝🃞"),
        ];
        let mut known = Vec::new();
        for (suit, glyphs) in chart {
            for (number, c) in (1..).zip(glyphs.chars()) {
                let card = Card::suited(suit, Rank::new(number).unwrap());
                assert_eq!(glyph(&c.to_string()), Some(Glyph::Card(card)));
                known.push(c);
            }
        }
        for (c, joker) in [('\u{1f0bf}', Card::BIG_JOKER), ('\u{1f0cf}', Card::LITTLE_JOKER)] {
            assert_eq!(glyph(&c.to_string()), Some(Glyph::Card(joker)));
            known.push(c);
        }
        for c in "🂬🂼🃌🃜".chars() {
            assert_eq!(glyph(&c.to_string()), Some(Glyph::Knight));
            known.push(c);
        }
        assert_eq!(known.len(), 58);
        for c in (0x1f080..0x1f100).filter_map(char::from_u32).filter(|c| !known.contains(c)) {
            assert_eq!(glyph(&c.to_string()), None, "{c:?}");
        }
        assert_eq!(glyph(""), None);
        assert_eq!(glyph("🂡🂡"), None);
    }
}
