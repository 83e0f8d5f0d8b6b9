//! Hands of the first cards, in the words of card tables.

use misdeal_audit::{DealOrder, Hand, Shape, Span};

use crate::lang::{Lang, say};

/// What cards make: "the first five cards make a full house or better".
pub(super) fn hand(lang: Lang, hand: Hand, classes: Span, shape: Shape) -> String {
    let key = match (shape.order, hand.cards()) {
        (DealOrder::Sequence, 2) => "hand-first-2",
        (DealOrder::Sequence, 3) => "hand-first-3",
        (DealOrder::Sequence, _) => "hand-first-5",
        (DealOrder::Set, 2) => "hand-set-2",
        (DealOrder::Set, 3) => "hand-set-3",
        (DealOrder::Set, _) => "hand-set-5",
    };
    say!(lang, key, what = what(lang, hand, classes, shape))
}

fn what(lang: Lang, hand: Hand, classes: Span, shape: Shape) -> String {
    // One pack has no card twice; of several the classes leave such pairs out.
    let has_twins = hand == Hand::TwoCards && shape.deck > 52;
    if has_twins && (classes.from, classes.to) == (0, Some(1)) {
        return say!(lang, "hand-pair");
    }
    let keys = if has_twins { OF_TWO_PACKS } else { keys(hand) };
    let last = keys.len() as u32 - 1;
    let to = classes.to.map_or(last, |to| to.min(last));
    let name = |class: u32| say!(lang, keys.get(class as usize).copied().unwrap_or("hand-other"));
    if hand == Hand::FiveCards && classes.from == 0 && 0 < to {
        return say!(lang, "hand-or-better", what = name(to));
    }
    (classes.from..=to).map(name).collect::<Vec<_>>().join(&say!(lang, "hand-or"))
}

/// Two cards of several packs.
const OF_TWO_PACKS: &[&str] =
    &["hand-twin", "hand-pair-of-two-suits", "hand-two-of-one-suit", "hand-neither"];

/// In the order of the classes.
fn keys(hand: Hand) -> &'static [&'static str] {
    match hand {
        Hand::TwoCards => &["hand-twin", "hand-pair", "hand-one-suit", "hand-neither"],
        Hand::Natural => &["hand-natural", "hand-no-natural"],
        Hand::ThreeRanks => &["hand-one-rank", "hand-pair-among", "hand-three-ranks"],
        Hand::ThreeSuits => &["hand-one-suit", "hand-two-suits", "hand-three-suits"],
        Hand::FiveCards => &[
            "hand-royal-flush",
            "hand-straight-flush",
            "hand-four-of-a-kind",
            "hand-full-house",
            "hand-flush",
            "hand-straight",
            "hand-three-of-a-kind",
            "hand-two-pairs",
            "hand-one-pair",
            "hand-high-card",
        ],
    }
}

#[cfg(test)]
mod tests;
