//! Hands of the first cards, in the words of card tables.

use misdeal_audit::{DealOrder, Hand, Shape, Span};

/// What cards make: "the first five cards make a full house or better".
pub(super) fn hand(hand: Hand, classes: Span, shape: Shape) -> String {
    let number = match hand.cards() {
        2 => "two",
        3 => "three",
        _ => "five",
    };
    let first = match shape.order {
        DealOrder::Sequence => "first ",
        DealOrder::Set => "",
    };
    format!("the {first}{number} cards {}", verb(hand, classes, shape))
}

fn verb(hand: Hand, classes: Span, shape: Shape) -> String {
    // One pack has no card twice; of several the classes leave such pairs out.
    let has_twins = hand == Hand::TwoCards && shape.deck > 52;
    if has_twins && (classes.from, classes.to) == (0, Some(1)) {
        return "are a pair".to_owned();
    }
    let names = if has_twins { OF_TWO_PACKS } else { names(hand) };
    let last = names.len() as u32 - 1;
    let to = classes.to.map_or(last, |to| to.min(last));
    let name = |class: u32| names.get(class as usize).copied().unwrap_or("make some hand");
    if hand == Hand::FiveCards && classes.from == 0 && 0 < to {
        return format!("{} or better", name(to));
    }
    (classes.from..=to).map(name).collect::<Vec<_>>().join(" or ")
}

/// Two cards of several packs.
const OF_TWO_PACKS: &[&str] = &[
    "are the same card of two packs",
    "are a pair of two suits",
    "are two different cards of one suit",
    "differ in rank and suit",
];

/// In the order of the classes.
fn names(hand: Hand) -> &'static [&'static str] {
    match hand {
        Hand::TwoCards => &[
            "are the same card of two packs",
            "are a pair",
            "are of one suit",
            "differ in rank and suit",
        ],
        Hand::Natural => {
            &["are an ace and a ten, jack, queen or king", "are no ace with a card that counts ten"]
        }
        Hand::ThreeRanks => &["are of one rank", "have a pair among them", "are of three ranks"],
        Hand::ThreeSuits => &["are of one suit", "are of two suits", "are of three suits"],
        Hand::FiveCards => &[
            "make a royal flush",
            "make a straight flush",
            "make four of a kind",
            "make a full house",
            "make a flush",
            "make a straight",
            "make three of a kind",
            "make two pairs",
            "make a pair",
            "make no pair, straight or flush",
        ],
    }
}
