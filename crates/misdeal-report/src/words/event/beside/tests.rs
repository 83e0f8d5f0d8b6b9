//! One sentence for each kind of event, and for one and several.

use misdeal_audit::{Alike, DealOrder, Effect};

use super::super::effect;
use super::*;

const AS_IT_LIES: Frame = Frame::PositionToCard;
const FROM_CARDS: Frame = Frame::CardToPosition;
const BEFORE: Frame = Frame::Relative { lag: 1 };

/// Half of 1,000 where a quarter is fair; cards are counted from 1.
fn said_of(event: Event, frame: Frame, shape: Shape, deals: u64) -> String {
    let of = Effect::of_chance(event, deals.div_ceil(2), deals, 0.25);
    effect(&of, frame, &Naming::Numbers { first: 1 }, shape, &Alike::default())
}

fn said(event: Event, frame: Frame, shape: Shape) -> String {
    said_of(event, frame, shape, 1000)
}

/// Without what every such sentence ends with.
fn event_of(event: Event, frame: Frame, shape: Shape) -> String {
    let said = said(event, frame, shape);
    said.strip_suffix(" in 50 % of deals; fair is 25 %").expect("a share").to_owned()
}

fn whole() -> Shape {
    Shape::whole(52)
}

fn exactly(number: u32) -> Span {
    Span { from: number, to: Some(number) }
}

#[test]
fn cards_and_positions_that_never_meet() {
    let rows = [
        (
            Event::Before { card: 2, position: 4 },
            "card 3 comes to one of the first 4 positions",
            "the card from position 2 comes to one of the first 4 positions",
        ),
        (
            Event::Before { card: 2, position: 1 },
            "card 3 comes to position 0",
            "the card from position 2 comes to position 0",
        ),
        (
            Event::Behind { card: 2, position: 4 },
            "card 3 comes to a position behind 4",
            "the card from position 2 comes to a position behind 4",
        ),
        (
            Event::Below { position: 4, card: 2 },
            "position 4 gets a card before card 3 in deck order",
            "position 4 gets a card that lay before position 2",
        ),
        (
            Event::Above { position: 4, card: 2 },
            "position 4 gets a card behind card 3 in deck order",
            "position 4 gets a card that lay behind position 2",
        ),
    ];
    for (event, lies, before) in rows {
        assert_eq!(event_of(event, AS_IT_LIES, whole()), lies);
        let before = format!("compared with the deal before: {before}");
        assert_eq!(event_of(event, BEFORE, whole()), before);
    }
}

#[test]
fn neighbours_are_told_in_each_frame() {
    let follows = |first, second| Event::Follows { first, second };
    let rows = [
        (
            follows(Some(2), Some(0)),
            "card 1 lies right behind card 3",
            "a card lies at position 2 and the next one at 0",
            "the card from position 0 lies right behind the card from position 2",
        ),
        (
            follows(None, Some(0)),
            "card 1 lies first",
            "the first card lies at position 0",
            "the card from position 0 lies first",
        ),
        (
            follows(Some(2), None),
            "card 3 lies last",
            "the last card lies at position 2",
            "the card from position 2 lies last",
        ),
        (
            // 9 = 1*6 + 1*2 + 1*1 + 0: 2 3 4 1.
            Event::Pattern { positions: [0, 1, 2, 3], rank: 9 },
            "the cards at positions 0 1 2 3 have the order 2 3 4 1 by size",
            // Card 4 lies before the others.
            "the cards 1 2 3 4 lie as 4 1 2 3",
            "the cards now at positions 0 1 2 3 lay in the order of those at 3 0 1 2",
        ),
    ];
    for (event, lies, cards, before) in rows {
        assert_eq!(event_of(event, AS_IT_LIES, whole()), lies);
        assert_eq!(event_of(event, FROM_CARDS, whole()), format!("read from the cards: {cards}"));
        let before = format!("compared with the deal before: {before}");
        assert_eq!(event_of(event, BEFORE, whole()), before);
    }
    let first = Event::FirstTwo { cards: [2, 0] };
    assert_eq!(event_of(first, AS_IT_LIES, whole()), "the deal begins with 3 1");
}

#[test]
fn low_bits_are_told_of_one_draw_and_of_all() {
    let (up, down, rest) = (Decoding::DrawsUp, Decoding::DrawsDown, Decoding::Lehmer);
    let rows = [
        (
            Event::LowBits { decoding: down, draw: 2 },
            "draws 3 and 4 from the back, of those with an even number of choices, are both \
             even or both odd",
        ),
        (
            Event::LowBitsBefore { decoding: up, draw: 0 },
            "draw 1 from the front, of those with an even number of choices, is even or odd as \
             in the deal before",
        ),
        (
            Event::LowBitsAgree { decoding: rest, values: exactly(1) },
            "among the draws from the rest, 1 pair of neighbours is both even or both odd",
        ),
        (
            Event::LowBitsAgree { decoding: rest, values: Span { from: 3, to: None } },
            "among the draws from the rest, 3 or more pairs of neighbours are both even or both \
             odd",
        ),
        (
            Event::LowBitsBeforeAgree { decoding: down, values: exactly(1) },
            "of the draws from the back, 1 is even or odd as in the deal before",
        ),
        (
            Event::LowBitsBeforeAgree { decoding: down, values: exactly(7) },
            "of the draws from the back, 7 are even or odd as in the deal before",
        ),
    ];
    for (event, words) in rows {
        assert_eq!(event_of(event, AS_IT_LIES, whole()), words);
    }
}

#[test]
fn what_a_deal_shares_with_the_one_before() {
    let hand = Shape { order: DealOrder::Set, ..Shape::first(5, 52) };
    let rows = [
        (1, whole(), "1 card of the first quarter was there in the deal before too"),
        (0, whole(), "0 cards of the first quarter were there in the deal before too"),
        (1, hand, "1 card was dealt in the deal before too"),
        (3, hand, "3 cards were dealt in the deal before too"),
    ];
    for (number, shape, words) in rows {
        assert_eq!(event_of(Event::Overlap(exactly(number)), AS_IT_LIES, shape), words);
    }
    let both = Event::HoldsBoth { cards: [0, 3] };
    assert_eq!(event_of(both, AS_IT_LIES, hand), "cards 1 and 4 are in the hand together");
}

#[test]
fn what_is_not_counted_by_deals_says_so() {
    let rows = [
        (
            Event::Offset(1),
            AS_IT_LIES,
            "of 1,000 pairs of neighbours, in 50 % the second comes 1 card after the first in \
             deck order, counted round",
        ),
        (
            Event::Offset(3),
            FROM_CARDS,
            "read from the cards: of 1,000 pairs of cards next in deck order, in 50 % the second \
             lies 3 positions behind the first, counted round",
        ),
        (
            Event::Offset(1),
            BEFORE,
            "compared with the deal before: of 1,000 pairs of neighbours, in 50 % the second lay \
             1 position behind the first, counted round",
        ),
        (Event::RunUp(exactly(1)), AS_IT_LIES, "of 1,000 rising runs, 50 % have 1 card"),
        (
            Event::RunDown(Span { from: 6, to: None }),
            AS_IT_LIES,
            "of 1,000 falling runs, 50 % have 6 or more cards",
        ),
        (
            Event::FirstCards(exactly(30)),
            AS_IT_LIES,
            "of 1,000 stretches of 52 deals, in 50 % 30 different cards come first",
        ),
    ];
    for (event, frame, words) in rows {
        assert_eq!(said(event, frame, whole()), format!("{words}; fair is 25 %"));
    }
    let once = said_of(Event::FirstCards(exactly(1)), AS_IT_LIES, whole(), 1);
    let words = "of 1 stretch of 52 deals, in 100 % 1 different card comes first; fair is 25 %";
    assert_eq!(once, words);
    let once = said_of(Event::RunUp(exactly(2)), AS_IT_LIES, whole(), 1);
    assert_eq!(once, "of 1 rising run, 100 % have 2 cards; fair is 25 %");
}
