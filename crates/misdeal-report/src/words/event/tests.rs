//! Each event in each frame.

use super::*;
use misdeal_audit::{DealOrder, Hand};

const AS_IT_LIES: Frame = Frame::PositionToCard;
const FROM_CARDS: Frame = Frame::CardToPosition;
const BEFORE: Frame = Frame::Relative { lag: 1 };
const THREE_BEFORE: Frame = Frame::Relative { lag: 3 };

/// Cards counted from 1, so that cards and positions are told apart.
fn said(event: Event, frame: Frame, observed: u64) -> String {
    let naming = Naming::Numbers { first: 1 };
    let of = Effect::of_chance(event, observed, 1000, 0.25);
    effect(&of, frame, &naming, Shape::whole(4), &Alike::default())
}

/// Classes by their names; orders of copies by those of their first ones.
#[test]
fn events_of_cards_that_look_alike() {
    let naming = Naming::of_names(["x", "y", "x"].map(str::to_owned).to_vec());
    let alike = Alike::of_names(&["x", "y", "x"].map(str::to_owned)).unwrap();
    let said = |event, alike: &Alike| {
        let of = Effect::of_chance(event, 500, 1000, 0.25);
        let said = effect(&of, AS_IT_LIES, &naming, Shape::whole(3), alike);
        said.strip_suffix(" in 50 % of deals; fair is 25 %").expect("a share").to_owned()
    };
    let at = |partition, class| Event::ClassAt { partition, class, position: 2 };
    assert_eq!(said(at(0, 1), &alike), "card y comes to position 2");
    // x x y, x y x, y x x.
    assert_eq!(said(Event::Order { rank: 1 }, &alike), "the order x y x comes up");
}

/// Of deals in order the first cards, of sets all; classes taken together as one.
#[test]
fn hands_as_players_call_them() {
    let said = |hand, from, to, shape| {
        let of =
            Effect::of_chance(Event::Hand { hand, classes: Span { from, to } }, 500, 1000, 0.25);
        let said = effect(&of, AS_IT_LIES, &Naming::Numbers { first: 0 }, shape, &Alike::default());
        said.strip_suffix(" in 50 % of deals; fair is 25 %").expect("a share").to_owned()
    };
    let (whole, set) = (Shape::whole(52), Shape { order: DealOrder::Set, ..Shape::first(5, 52) });
    let rows = [
        (Hand::TwoCards, 0, Some(0), "the first two cards are the same card of two packs"),
        (Hand::TwoCards, 1, Some(2), "the first two cards are a pair or are of one suit"),
        (Hand::TwoCards, 3, None, "the first two cards differ in rank and suit"),
        (
            Hand::Natural,
            0,
            Some(0),
            "the first two cards are an ace and a ten, jack, queen or king",
        ),
        (
            Hand::ThreeRanks,
            0,
            Some(1),
            "the first three cards are of one rank or have a pair among them",
        ),
        (Hand::ThreeSuits, 1, Some(1), "the first three cards are of two suits"),
        (Hand::FiveCards, 0, Some(0), "the first five cards make a royal flush"),
        (Hand::FiveCards, 0, Some(3), "the first five cards make a full house or better"),
        (Hand::FiveCards, 4, Some(4), "the first five cards make a flush"),
        (Hand::FiveCards, 9, None, "the first five cards make no pair, straight or flush"),
    ];
    for (hand, from, to, words) in rows {
        assert_eq!(said(hand, from, to, whole), words);
    }
    let words = "the five cards make a straight or make three of a kind";
    assert_eq!(said(Hand::FiveCards, 5, Some(6), set), words);
}

fn shows(number: Number, values: Span) -> Event {
    Event::Shows { number, values }
}

/// The event alone.
fn event_of(event: Event, frame: Frame) -> String {
    let said = said(event, frame, 500);
    said.strip_suffix(" in 50 % of deals; fair is 25 %").expect("a share").to_owned()
}

#[test]
fn each_event_as_it_lies() {
    let rows = [
        (Event::CardAt { card: 2, position: 1 }, "card 3 comes to position 1"),
        (Event::Lehmer { position: 1, digit: 0 }, "position 1 gets the smallest card left"),
        (
            Event::Lehmer { position: 1, digit: 1 },
            "position 1 gets a card with 1 smaller card still to come",
        ),
        (
            Event::Lehmer { position: 0, digit: 3 },
            "position 0 gets a card with 3 smaller cards still to come",
        ),
        (
            Event::DrawUp { position: 2, ahead: 0 },
            "position 2, when it is filled, keeps the card that lies there",
        ),
        (
            Event::DrawUp { position: 1, ahead: 2 },
            "position 1, filled from the front, draws the card 2 ahead",
        ),
        (
            Event::DrawDown { position: 2, found: 2 },
            "position 2, when it is filled, keeps the card that lies there",
        ),
        (
            Event::DrawDown { position: 2, found: 1 },
            "position 2, filled from the back, draws from position 1",
        ),
        (shows(Number::FixedPoints, Span { from: 0, to: Some(0) }), "no card is at home"),
        (shows(Number::FixedPoints, Span { from: 1, to: Some(1) }), "1 card is at home"),
        (shows(Number::FixedPoints, Span { from: 0, to: Some(1) }), "at most 1 card is at home"),
        (shows(Number::FixedPoints, Span { from: 2, to: Some(3) }), "2 to 3 cards are at home"),
        (shows(Number::FixedPoints, Span { from: 2, to: None }), "2 or more cards are at home"),
        (shows(Number::Cycles, Span { from: 1, to: Some(1) }), "there is 1 cycle"),
        (shows(Number::Cycles, Span { from: 0, to: Some(1) }), "there is at most 1 cycle"),
        (shows(Number::Cycles, Span { from: 3, to: None }), "there are 3 or more cycles"),
        (Event::Even, "an even number of exchanges makes the deal"),
        // 5 = 0*6 + 2*2 + 1*1 + 0.
        (Event::Order { rank: 5 }, "the order 1 4 3 2 comes up"),
        (Event::Holds { card: 3 }, "card 4 is in the hand"),
    ];
    for (event, words) in rows {
        assert_eq!(event_of(event, AS_IT_LIES), words);
    }
}

#[test]
fn each_event_read_from_the_cards() {
    let rows = [
        (Event::CardAt { card: 2, position: 1 }, "card 2 comes to position 2"),
        (Event::Lehmer { position: 1, digit: 0 }, "card 2 lies in front of all larger cards"),
        (Event::Lehmer { position: 1, digit: 1 }, "card 2 lies behind 1 larger card"),
        (Event::Lehmer { position: 0, digit: 3 }, "card 1 lies behind 3 larger cards"),
        (
            Event::DrawUp { position: 2, ahead: 0 },
            "card 3, placed from the first card on, keeps its place",
        ),
        (
            Event::DrawUp { position: 1, ahead: 2 },
            "card 2, placed from the first card on, takes the place of card 4",
        ),
        (
            Event::DrawDown { position: 2, found: 2 },
            "card 3, placed from the last card on, keeps its place",
        ),
        (
            Event::DrawDown { position: 2, found: 1 },
            "card 3, placed from the last card on, takes the place of card 2",
        ),
        (shows(Number::FixedPoints, Span { from: 0, to: Some(0) }), "no card is at home"),
        (Event::Even, "an even number of exchanges makes the deal"),
    ];
    for (event, words) in rows {
        assert_eq!(event_of(event, FROM_CARDS), format!("read from the cards: {words}"));
    }
}

#[test]
fn each_event_relative_to_a_deal_before() {
    let rows = [
        (Event::CardAt { card: 2, position: 1 }, "the card from position 2 comes to position 1"),
        (
            Event::Lehmer { position: 1, digit: 0 },
            "position 1 gets the card that lay before all that are left",
        ),
        (
            Event::Lehmer { position: 1, digit: 1 },
            "position 1 gets a card that lay behind 1 of those still to come",
        ),
        (
            Event::DrawUp { position: 2, ahead: 0 },
            "position 2, when it is filled, keeps the card that lies there",
        ),
        (
            Event::DrawUp { position: 1, ahead: 2 },
            "position 1, filled from the front, draws the card 2 ahead",
        ),
        (
            Event::DrawDown { position: 2, found: 1 },
            "position 2, filled from the back, draws from position 1",
        ),
        (shows(Number::FixedPoints, Span { from: 0, to: Some(0) }), "no card stays where it was"),
        (shows(Number::FixedPoints, Span { from: 1, to: Some(1) }), "1 card stays in place"),
        (shows(Number::FixedPoints, Span { from: 2, to: None }), "2 or more cards stay in place"),
        (shows(Number::Cycles, Span { from: 2, to: Some(2) }), "there are 2 cycles"),
        (Event::Even, "an even number of exchanges leads from one to the other"),
    ];
    for (event, words) in rows {
        let before = format!("compared with the deal before: {words}");
        assert_eq!(event_of(event, BEFORE), before);
        let three = format!("compared with the deal 3 before: {words}");
        assert_eq!(event_of(event, THREE_BEFORE), three);
    }
}

#[test]
fn what_always_and_what_never_happens() {
    let at = Event::CardAt { card: 0, position: 0 };
    let never = said(at, AS_IT_LIES, 0);
    assert_eq!(never, "card 1 comes to position 0 in none of 1,000 deals; fair is 25 %");
    let always = said(at, BEFORE, 1000);
    assert_eq!(
        always,
        "compared with the deal before: the card from position 0 comes to position 0 \
         in every deal; fair is 25 %"
    );
    let none = shows(Number::FixedPoints, NONE);
    let some = said(none, AS_IT_LIES, 0);
    assert_eq!(some, "some card is at home in every deal; fair is 75 %");
    let stays = said(none, BEFORE, 0);
    let words = "some card stays where it was in every deal; fair is 75 %";
    assert_eq!(stays, format!("compared with the deal before: {words}"));
    let bad = said(Event::Invalid, AS_IT_LIES, 3);
    assert_eq!(bad, "3 of 1,000 deals broke the rules");
    let again = said(Event::Repeat, AS_IT_LIES, 1000);
    assert_eq!(again, "1,000 of 1,000 deals equal an earlier one; fair is 250");
}

#[test]
fn sums_are_told_as_means() {
    let said = |event, observed, mean, frame, shape| {
        let of = Effect { event, observed, deals: 1000, mean, variance: 1.0 };
        effect(&of, frame, &Naming::Numbers { first: 0 }, shape, &Alike::default())
    };
    let whole = Shape::whole(52);
    let (home, cycles) = (Event::Sum(Number::FixedPoints), Event::Sum(Number::Cycles));
    let rows = [
        (home, 1820, 1.0, AS_IT_LIES, "1.82 cards are at home on average; fair is 1"),
        // All of a sum is not every deal.
        (home, 1000, 1.5, AS_IT_LIES, "1 card is at home on average; fair is 1.5"),
        (home, 0, 1.0, AS_IT_LIES, "0 cards are at home on average; fair is 1"),
        (
            home,
            1820,
            1.0,
            BEFORE,
            "compared with the deal before: 1.82 cards stay in place on average; \
             fair is 1",
        ),
        (cycles, 5230, 4.538, AS_IT_LIES, "there are 5.23 cycles on average; fair is 4.54"),
        (cycles, 1000, 4.538, AS_IT_LIES, "there is 1 cycle on average; fair is 4.54"),
        (
            Event::Inversions,
            612_000,
            663.0,
            AS_IT_LIES,
            "612 pairs of cards lie in falling order on average; fair is 663",
        ),
        (
            Event::Inversions,
            612_000,
            663.0,
            BEFORE,
            "compared with the deal before: 612 pairs of cards change their order \
             on average; fair is 663",
        ),
    ];
    for (event, observed, mean, frame, words) in rows {
        assert_eq!(said(event, observed, mean, frame, whole), words);
    }
    assert_eq!(
        said(Event::Inversions, 112_000, 122.5, AS_IT_LIES, Shape::first(5, 52)),
        "there are 112 pairs of a card and a smaller one still to come on average; \
         fair is 122"
    );
}
