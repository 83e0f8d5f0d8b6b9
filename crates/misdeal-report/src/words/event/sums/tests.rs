//! One sentence for each sum.

use misdeal_audit::{Alike, Number};

use super::super::effect;
use super::*;

const AS_IT_LIES: Frame = Frame::PositionToCard;
const FROM_CARDS: Frame = Frame::CardToPosition;
const BEFORE: Frame = Frame::Relative { lag: 1 };

/// The sum over 1,000 deals; 20 a deal is fair. Cards are counted from 1.
fn said(event: Event, frame: Frame, observed: u64, shape: Shape) -> String {
    let of = Effect { event, observed, deals: 1000, mean: 20.0, variance: 1.0 };
    effect(&of, frame, &Naming::Numbers { first: 1 }, shape, &Alike::default())
}

#[test]
fn sums_of_a_whole_deck() {
    let drawn = |decoding| Event::DrawsIn { decoding, positions: [4, 7], part: 2 };
    let block = Event::BlockAt { cards: [0, 3], positions: [4, 7] };
    let rows = [
        (
            Event::OverlapSum,
            "25 cards of the first quarter were there in the deal before too on average",
        ),
        (Event::FirstCardsSum, "25 different cards come first in 52 deals on average"),
        (Event::Footrule, "the distances of all cards from home add up to 25 on average"),
        (
            Event::SquaredDistance,
            "the squared distances of all cards from home add up to 25 on average",
        ),
        (Event::Places { from: 3, to: 3 }, "card 4 comes to position 25 on average"),
        (
            Event::Places { from: 0, to: 3 },
            "the positions of the cards 1 to 4 add up to 25 on average",
        ),
        (
            Event::CardsAt { from: 3, to: 3 },
            "the number of the card at position 3, from 0 in deck order, is 25 on average",
        ),
        (
            Event::CardsAt { from: 0, to: 3 },
            "the numbers of the cards at positions 0 to 3, from 0 in deck order, add up to 25 on \
             average",
        ),
        (block, "25 of the cards 1 to 4 come to positions 4 to 7 on average"),
        (
            drawn(Decoding::DrawsUp),
            "filled from the front, 25 of the positions 4 to 7 draw from part 3 of 32 of what is \
             left on average",
        ),
        (
            drawn(Decoding::DrawsDown),
            "filled from the back, 25 of the positions 4 to 7 draw from part 3 of 32 of what is \
             left on average",
        ),
        (
            Event::Score { fault: "naive-swap", variant: "" },
            "deals score 25 points for a pattern like that of naive-swap on average",
        ),
        (Event::Sum(Number::Peaks), "25 cards are larger than both their neighbours on average"),
    ];
    for (event, words) in rows {
        let said = said(event, AS_IT_LIES, 25_000, Shape::whole(52));
        assert_eq!(said, format!("{words}; fair is 20"));
    }
    let one = said(block, AS_IT_LIES, 1000, Shape::whole(52));
    assert_eq!(one, "1 of the cards 1 to 4 comes to positions 4 to 7 on average; fair is 20");
    let one = said(Event::OverlapSum, AS_IT_LIES, 1000, Shape::first(5, 52));
    assert_eq!(one, "1 card was dealt in the deal before too on average; fair is 20");
}

#[test]
fn sums_relative_to_the_deal_before() {
    let rows = [
        (Event::Places { from: 3, to: 3 }, "the card from position 3 comes to position 25"),
        (
            Event::Places { from: 0, to: 3 },
            "the positions of the cards from positions 0 to 3 add up to 25",
        ),
        (Event::CardsAt { from: 3, to: 3 }, "the card at position 3 lay at position 25"),
        (
            Event::CardsAt { from: 0, to: 3 },
            "the cards at positions 0 to 3 lay at positions that add up to 25",
        ),
        (
            Event::BlockAt { cards: [0, 3], positions: [4, 7] },
            "25 of the cards from positions 0 to 3 come to positions 4 to 7",
        ),
    ];
    for (event, words) in rows {
        let said = said(event, BEFORE, 25_000, Shape::whole(52));
        let words = format!("compared with the deal before: {words} on average; fair is 20");
        assert_eq!(said, words);
    }
}

/// 1,000 deals with a variance of 1 have a standard error of 31.6.
#[test]
fn products_say_which_way_and_how_clearly() {
    let pair = Event::Together { positions: [2, 5] };
    let again = Event::Again { position: 2 };
    let rows = [
        (pair, AS_IT_LIES, 20_316, "positions 2 and 5 get cards of the same half of the deck"),
        (pair, AS_IT_LIES, 19_684, "positions 2 and 5 get cards of opposite halves of the deck"),
        (
            pair,
            FROM_CARDS,
            20_316,
            "read from the cards: cards 3 and 6 lie in the same half of the deal",
        ),
        (
            pair,
            FROM_CARDS,
            19_684,
            "read from the cards: cards 3 and 6 lie in opposite halves of the deal",
        ),
        (
            again,
            AS_IT_LIES,
            20_316,
            "position 2 gets a card of the same half of the deck as in the deal before",
        ),
        (
            again,
            AS_IT_LIES,
            19_684,
            "position 2 gets a card of the other half of the deck than in the deal before",
        ),
    ];
    for (event, frame, observed, words) in rows {
        let said = said(event, frame, observed, Shape::whole(52));
        assert_eq!(said, format!("{words} too often, by 10 standard errors"));
    }
}
