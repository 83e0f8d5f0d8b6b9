//! [`Finding`]: what one test says of a tally.

/// How a deal is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Frame {
    /// Which card lies at each position.
    PositionToCard,
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
    /// This many cards at home.
    FixedPoints(Span),
    /// This many cycles.
    Cycles(Span),
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
}

/// How often an event was seen, and how often a fair shuffle shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effect {
    /// What was looked for.
    pub event: Event,
    /// The deals that showed it.
    pub observed: u64,
    /// The deals looked at.
    pub deals: u64,
    /// Its chance under a fair shuffle, `0..=1`.
    pub chance: f64,
}

impl Effect {
    /// The deals a fair shuffle shows it in, on average.
    pub fn expected(&self) -> f64 {
        self.deals as f64 * self.chance
    }

    /// The distance from the expected count in standard errors of a fair
    /// shuffle's count; 0 where that count cannot vary.
    pub fn z(&self) -> f64 {
        let deviation = (self.expected() * (1.0 - self.chance)).sqrt();
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
