//! [`Finding`]: what one test says of a tally.

use crate::tally::{Decoding, Hand, Number};

/// How a deal is read: always as a list of the numbers `0..n`, once each.
///
/// If deals are fair and independent, each of these lists is a fair order,
/// independent of the deals before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Frame {
    /// Which card lies at each position.
    PositionToCard,
    /// At which position each card lies.
    CardToPosition,
    /// At which position the card at each position lay `lag` deals ago: what
    /// the shuffle did to that deal, if the deck was not put in order since.
    Relative {
        /// 1 is the deal before.
        lag: u32,
    },
}

/// How a finding gets its p-value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Method {
    /// The chi-square law; decides where every expected count is at least
    /// [`EXPECTED_MIN`](crate::test::EXPECTED_MIN).
    ChiSquare,
    /// The exact law of the one count that is furthest out, times the number
    /// of counts it was picked from.
    LargestCell,
    /// An exact tail, or a proven bound of one.
    ExactTail,
    /// The tail of a sum over all deals, by the saddlepoint approximation;
    /// decides from [`SUM_DEALS_MIN`](crate::test::SUM_DEALS_MIN) deals on.
    SumTail,
    /// A single case is proof.
    Proof,
}

/// A run of numbers, open above if `to` is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The smallest.
    pub from: u32,
    /// The largest, or `None` for "or more".
    pub to: Option<u32>,
}

/// Something a deal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event {
    /// Breaks the rules: a card twice, missing or foreign.
    Invalid,
    /// A card at a position.
    CardAt {
        /// The card's id.
        card: u32,
        /// From 0.
        position: u32,
    },
    /// A card of a class at a position.
    ClassAt {
        /// The number of the [`Partition`](crate::Partition) in the verdict.
        partition: u32,
        /// The class.
        class: u32,
        /// From 0.
        position: u32,
    },
    /// At a position, a card with this many smaller ones still to come.
    Lehmer {
        /// From 0.
        position: u32,
        /// How many.
        digit: u32,
    },
    /// Filling positions from the first on, the card for `position` lies this
    /// many places ahead.
    DrawUp {
        /// From 0.
        position: u32,
        /// 0 if it is there already.
        ahead: u32,
    },
    /// Filling positions from the last on, the card for `position` lies at
    /// `found`.
    DrawDown {
        /// From 0.
        position: u32,
        /// At most `position`.
        found: u32,
    },
    /// A number within these bounds.
    Shows {
        /// Which number.
        number: Number,
        /// Its values.
        values: Span,
    },
    /// A number, added up over all deals.
    Sum(Number),
    /// Pairs of cards in falling order, added up over all deals.
    Inversions,
    /// An even number of exchanges away from the start.
    Even,
    /// The order with this rank in dictionary order.
    Order {
        /// From 0.
        rank: u32,
    },
    /// Equal to an earlier deal.
    Repeat,
    /// A card in the hand.
    Holds {
        /// The card's id.
        card: u32,
    },
    /// Two cards in the hand.
    HoldsBoth {
        /// Their ids, the smaller first.
        cards: [u32; 2],
    },
    /// A card at a position before this one, where it never comes.
    Before {
        /// The card's id.
        card: u32,
        /// From 1.
        position: u32,
    },
    /// A card at a position behind this one, where it never comes.
    Behind {
        /// The card's id.
        card: u32,
        /// From 0.
        position: u32,
    },
    /// At a position, a card below this one, where none ever comes.
    Below {
        /// From 0.
        position: u32,
        /// The card's id, from 1.
        card: u32,
    },
    /// At a position, a card above this one, where none ever comes.
    Above {
        /// From 0.
        position: u32,
        /// The card's id.
        card: u32,
    },
    /// A card right behind another.
    Follows {
        /// The card in front, or `None` for the beginning of the deal.
        first: Option<u32>,
        /// The card behind it, or `None` for the end of the deal.
        second: Option<u32>,
    },
    /// Of neighbours, the second is the first and this number, from 1, counted
    /// on from the first card after the last.
    Offset(u32),
    /// The cards at these positions lie in the order with this rank.
    Pattern {
        /// The positions, from 0.
        positions: [u32; 4],
        /// In dictionary order, `0..24`.
        rank: u32,
    },
    /// Of runs of rising cards, one of this length.
    RunUp(Span),
    /// Of runs of falling cards, one of this length.
    RunDown(Span),
    /// Of the draws of a decoding that have an even number of values, neighbours
    /// with equal lowest bits.
    LowBits {
        /// Which decoding.
        decoding: Decoding,
        /// The first of the two draws, counted among those, from 0.
        draw: u32,
    },
    /// So many neighbouring draws with equal lowest bits.
    LowBitsAgree {
        /// Which decoding.
        decoding: Decoding,
        /// How many.
        values: Span,
    },
    /// A draw with the same lowest bit as in the deal before.
    LowBitsBefore {
        /// Which decoding.
        decoding: Decoding,
        /// The draw, counted among those with an even number of values, from 0.
        draw: u32,
    },
    /// So many draws with the same lowest bit as in the deal before.
    LowBitsBeforeAgree {
        /// Which decoding.
        decoding: Decoding,
        /// How many.
        values: Span,
    },
    /// The deal begins with these two cards.
    FirstTwo {
        /// Their ids, in order.
        cards: [u32; 2],
    },
    /// The product of the cards at two positions, each measured from the middle
    /// of the deck and moved so that it is not negative, added up over all deals.
    Together {
        /// From 0, the smaller first.
        positions: [u32; 2],
    },
    /// The same of the cards at one position in a deal and the one before.
    Again {
        /// From 0.
        position: u32,
    },
    /// So many of the first cards are among the first of the deal before.
    Overlap(Span),
    /// The same number, added up over all deals.
    OverlapSum,
    /// Of stretches of as many deals as the deck has cards, one in which so many
    /// different cards came first.
    FirstCards(Span),
    /// The same number, added up over all stretches.
    FirstCardsSum,
    /// The distance of all cards from home, added up over all deals.
    Footrule,
    /// The squares of these distances, added up over all deals.
    SquaredDistance,
    /// The positions of a block of cards, added up over all deals.
    Places {
        /// The first card of the block.
        from: u32,
        /// The last one.
        to: u32,
    },
    /// The cards at a block of positions, added up over all deals.
    CardsAt {
        /// The first position of the block.
        from: u32,
        /// The last one.
        to: u32,
    },
    /// Cards of a block at positions of a block, added up over all deals.
    BlockAt {
        /// The first and the last card.
        cards: [u32; 2],
        /// The first and the last position.
        positions: [u32; 2],
    },
    /// Draws of a decoding with numbers in a block of the deck whose values lie in
    /// one of equal parts of what they can be, added up over all deals.
    DrawsIn {
        /// Which decoding.
        decoding: Decoding,
        /// The first and the last position that is filled.
        positions: [u32; 2],
        /// The part, from 0, of 32.
        part: u32,
    },
    /// The first cards are a hand of one of these classes; of a set, all cards.
    Hand {
        /// How the classes are numbered, the best hand first.
        hand: Hand,
        /// The classes.
        classes: Span,
    },
    /// Points of a fault's own score, added up over all deals.
    Score {
        /// The fault.
        fault: &'static str,
        /// Which kind of it, in words; empty if there is one.
        variant: &'static str,
    },
}

impl Event {
    /// True if it is not of one deal, but of a deal beside the one before or of a
    /// stretch of deals, as they lie.
    pub fn spans_deals(&self) -> bool {
        matches!(
            self,
            Self::LowBitsBefore { .. }
                | Self::LowBitsBeforeAgree { .. }
                | Self::Again { .. }
                | Self::Overlap(_)
                | Self::OverlapSum
                | Self::FirstCards(_)
                | Self::FirstCardsSum
        )
    }
}

/// How often something was seen, and how often a fair shuffle shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effect {
    /// What was looked for.
    pub event: Event,
    /// The deals that showed it; of a sum, the sum.
    pub observed: u64,
    /// The deals looked at; of an event that a deal can show several times, the
    /// cases looked at, and of first cards, stretches of deals.
    pub deals: u64,
    /// Its chance under a fair shuffle, `0..=1`; of a sum, the mean of a deal.
    pub mean: f64,
    /// The variance of one deal under a fair shuffle.
    pub variance: f64,
}

impl Effect {
    /// An event of this chance, seen in `observed` deals.
    pub fn of_chance(event: Event, observed: u64, deals: u64, chance: f64) -> Self {
        Self { event, observed, deals, mean: chance, variance: chance * (1.0 - chance) }
    }

    /// True if it is not an event that each deal shows or does not show, but a
    /// number of each deal, added up.
    pub fn is_sum(&self) -> bool {
        matches!(
            self.event,
            Event::Sum(_)
                | Event::Inversions
                | Event::Together { .. }
                | Event::Again { .. }
                | Event::OverlapSum
                | Event::FirstCardsSum
                | Event::Footrule
                | Event::SquaredDistance
                | Event::Places { .. }
                | Event::CardsAt { .. }
                | Event::BlockAt { .. }
                | Event::DrawsIn { .. }
                | Event::Score { .. }
        )
    }

    /// The count that a fair shuffle shows on average.
    pub fn expected(&self) -> f64 {
        self.deals as f64 * self.mean
    }

    /// The distance from the expected count in standard errors of a fair
    /// shuffle's count; 0 where that count cannot vary.
    pub fn z(&self) -> f64 {
        let deviation = (self.deals as f64 * self.variance).sqrt();
        if deviation > 0.0 { (self.observed as f64 - self.expected()) / deviation } else { 0.0 }
    }
}

/// What one test says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding {
    /// The id of the test.
    pub test: &'static str,
    /// How it gets its p-value.
    pub method: Method,
    /// How it reads a deal.
    pub frame: Frame,
    /// The statistic; for a chi-square test its value, else a count.
    pub statistic: f64,
    /// Degrees of freedom of a chi-square test.
    pub degrees: Option<u64>,
    /// ln p; negative infinity for a proof.
    pub ln_p: f64,
    /// The event that stands out most.
    pub effect: Effect,
}

impl Finding {
    /// log10 p; negative infinity for a proof.
    pub fn log10_p(&self) -> f64 {
        self.ln_p / std::f64::consts::LN_10
    }
}
