//! What a deal showed: the way back from the fields of an event.

use std::sync::LazyLock;

use misdeal_audit::{Decoding, Event, Frame, Number, Shape, Span};
use misdeal_diagnosis::scores;

use super::ReadError;
use super::at::At;
use super::cards::Deck;
use crate::json::event::EventFields;
use crate::json::named::{self, HANDS, PLAIN, SUMS, thing};

/// What each fault's own score is called, and which kinds of it there are. A deck of three
/// cards has all of them.
static SCORES: LazyLock<Vec<(&'static str, &'static str)>> = LazyLock::new(|| {
    scores(Shape::whole(3)).into_iter().map(|score| (score.fault, score.variant)).collect()
});

/// So many equal parts draws are cut into.
const PARTS: u32 = 32;
/// Orders of four cards.
const PATTERNS: u32 = 24;
/// Classes of hands, at most.
const HAND_CLASSES: u32 = 10;

pub(super) fn event(
    of: &EventFields<'_>,
    frame: Frame,
    deck: &Deck,
    at: &At<'_>,
) -> Result<Event, ReadError> {
    let fields = Fields { of, frame, deck, at };
    let name = &*of.event;
    if let Some(plain) = thing(PLAIN, name) {
        return Ok(plain);
    }
    if let Some(number) = thing(SUMS, name) {
        return Ok(Event::Sum(number));
    }
    if let Some(number) = named::number(name) {
        return fields.shows(number);
    }
    fields.of_one_card(name)?.map_or_else(|| fields.of_others(name), Ok)
}

/// One range, or a number "or more".
pub(super) fn span(from: u32, to: Option<u32>, most: u32, at: &At<'_>) -> Result<Span, ReadError> {
    at.within(from, 0, most.into())?;
    to.map(|to| at.within(to, from.into(), most.into())).transpose()?;
    Ok(Span { from, to })
}

struct Fields<'a> {
    of: &'a EventFields<'a>,
    frame: Frame,
    deck: &'a Deck,
    at: &'a At<'a>,
}

impl Fields<'_> {
    fn cards(&self) -> u32 {
        self.deck.shape.deck
    }

    /// A number below `end` under a key that the event must have.
    fn below(&self, key: &str, found: Option<u32>, end: u32) -> Result<u32, ReadError> {
        self.at.key(key).below(self.at.needed(key, found)?, end)
    }

    fn card(&self) -> Result<u32, ReadError> {
        self.below("card_id", self.of.card_id, self.cards())
    }

    fn position(&self) -> Result<u32, ReadError> {
        self.below("position", self.of.position, self.cards())
    }

    fn value(&self, end: u32) -> Result<u32, ReadError> {
        self.below("value", self.of.value, end)
    }

    /// What is counted of a deal is no more than its cards, but for what is counted besides.
    fn span(&self, most: u32) -> Result<Span, ReadError> {
        let from = self.at.needed("value", self.of.value)?;
        span(from, self.of.value_max, most, &self.at.key("value"))
    }

    fn shows(&self, number: Number) -> Result<Event, ReadError> {
        Ok(Event::Shows { number, values: self.span(self.cards())? })
    }

    fn decoding(&self) -> Result<Decoding, ReadError> {
        let word = self.at.needed("decoding", self.of.decoding.as_deref())?;
        self.at.key("decoding").known(word, named::decoding(word), "a decoding")
    }

    fn ids<const N: usize>(&self) -> Result<[u32; N], ReadError> {
        let at = self.at.key("list");
        let ids = <[u32; N]>::try_from(&*self.of.list)
            .map_err(|_| at.out_of_range(format!("{} numbers", self.of.list.len()), N))?;
        at.each(ids, |id, at| at.below(id, self.cards()))?;
        Ok(ids)
    }

    /// Relative to a deal before, a card is known by where it lay.
    fn card_or_before(&self) -> Result<u32, ReadError> {
        match self.frame {
            Frame::Relative { .. } => {
                self.below("position_before", self.of.position_before, self.cards())
            }
            _ => self.card(),
        }
    }

    /// Read from the cards, the place of a digit is a card.
    fn place(&self) -> Result<u32, ReadError> {
        match self.frame {
            Frame::CardToPosition => self.card(),
            _ => self.position(),
        }
    }

    /// Events of a card and a position, or of a place and a digit; none for other names.
    fn of_one_card(&self, name: &str) -> Result<Option<Event>, ReadError> {
        let cards = self.cards();
        Ok(Some(match name {
            "card-at" if self.frame == Frame::CardToPosition => {
                Event::CardAt { card: self.position()?, position: self.card()? }
            }
            "card-at" => Event::CardAt { card: self.card_or_before()?, position: self.position()? },
            "lehmer" => Event::Lehmer { position: self.place()?, digit: self.value(cards)? },
            "draw-up" => Event::DrawUp { position: self.place()?, ahead: self.value(cards)? },
            "draw-down" => Event::DrawDown { position: self.place()?, found: self.value(cards)? },
            "holds" => Event::Holds { card: self.card()? },
            "before" | "behind" | "below" | "above" => self.range(name)?,
            "class-at" => self.class_at()?,
            "follows" => self.follows()?,
            "again" => Event::Again { position: self.position()? },
            _ => return Ok(None),
        }))
    }

    fn range(&self, name: &str) -> Result<Event, ReadError> {
        let (card, position) = (self.card_or_before()?, self.position()?);
        Ok(match name {
            "before" => Event::Before { card, position },
            "behind" => Event::Behind { card, position },
            "below" => Event::Below { position, card },
            _ => Event::Above { position, card },
        })
    }

    fn class_at(&self) -> Result<Event, ReadError> {
        let word = self.at.needed("classes", self.of.classes.as_deref())?;
        let partitions = self.deck.alike.partitions();
        let known = partitions.iter().position(|partition| partition.name == word);
        let number = self.at.key("classes").known(word, known, "classes of 'alike'")?;
        let count = partitions[number].classes.count();
        let class = self.below("class_id", self.of.class_id, count)?;
        Ok(Event::ClassAt { partition: number as u32, class, position: self.position()? })
    }

    fn follows(&self) -> Result<Event, ReadError> {
        let (keys, first, second) = match self.frame {
            Frame::PositionToCard => {
                (["card_before_id", "card_id"], self.of.card_before_id, self.of.card_id)
            }
            _ => (["value_before", "value"], self.of.value_before, self.of.value),
        };
        let part = |key: &str, id: Option<u32>| {
            id.map(|id| self.at.key(key).below(id, self.cards())).transpose()
        };
        Ok(Event::Follows { first: part(keys[0], first)?, second: part(keys[1], second)? })
    }

    fn of_others(&self, name: &str) -> Result<Event, ReadError> {
        let cards = self.cards();
        Ok(match name {
            "order" => {
                let value = self.at.needed("value", self.of.value)?;
                Event::Order { rank: self.at.key("value").below(value, self.deck.orders)? }
            }
            "offset" => match self.value(cards)? {
                0 => return Err(self.at.key("value").out_of_range(0, "1 or more")),
                offset => Event::Offset(offset),
            },
            "run-up" => Event::RunUp(self.span(cards)?),
            "run-down" => Event::RunDown(self.span(cards)?),
            "overlap" => Event::Overlap(self.span(cards)?),
            "first-cards" => Event::FirstCards(self.span(cards)?),
            "hand" => {
                let word = self.at.needed("hand", self.of.hand.as_deref())?;
                let hand = self.at.key("hand").known(word, thing(HANDS, word), "a hand")?;
                Event::Hand { hand, classes: self.span(HAND_CLASSES - 1)? }
            }
            "score" => self.score()?,
            "holds-both" => Event::HoldsBoth { cards: self.ids()? },
            "first-two" => Event::FirstTwo { cards: self.ids()? },
            "together" => Event::Together { positions: self.ids()? },
            "pattern" => Event::Pattern { positions: self.ids()?, rank: self.value(PATTERNS)? },
            "places" => {
                let [from, to] = self.ids()?;
                Event::Places { from, to }
            }
            "cards-at" => {
                let [from, to] = self.ids()?;
                Event::CardsAt { from, to }
            }
            "block-at" => {
                let [a, b, c, d] = self.ids()?;
                Event::BlockAt { cards: [a, b], positions: [c, d] }
            }
            _ => self.of_draws(name)?,
        })
    }

    fn of_draws(&self, name: &str) -> Result<Event, ReadError> {
        let cards = self.cards();
        let decoding = || self.decoding();
        Ok(match name {
            "low-bits" => Event::LowBits { decoding: decoding()?, draw: self.value(cards)? },
            "low-bits-before" => {
                Event::LowBitsBefore { decoding: decoding()?, draw: self.value(cards)? }
            }
            "low-bits-agree" => {
                Event::LowBitsAgree { decoding: decoding()?, values: self.span(cards)? }
            }
            "low-bits-before-agree" => {
                Event::LowBitsBeforeAgree { decoding: decoding()?, values: self.span(cards)? }
            }
            "draws-in" => Event::DrawsIn {
                decoding: decoding()?,
                positions: self.ids()?,
                part: self.value(PARTS)?,
            },
            other => return self.at.key("event").known(other, None, "an event"),
        })
    }

    fn score(&self) -> Result<Event, ReadError> {
        let fault = self.at.needed("fault", self.of.fault.as_deref())?;
        let variant = self.of.variant.as_deref().unwrap_or("");
        let known = SCORES.iter().find(|score| **score == (fault, variant)).copied();
        let is_fault = SCORES.iter().any(|(of, _)| *of == fault);
        let (key, word) = if is_fault { ("variant", variant) } else { ("fault", fault) };
        let (fault, variant) = self.at.key(key).known(word, known, "a fault that has a score")?;
        Ok(Event::Score { fault, variant })
    }
}
