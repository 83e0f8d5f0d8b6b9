//! Words of the format for what is one of a few things: one table serves both ways.

use misdeal_audit::{DealOrder, Decoding, Event, Hand, Method, Mode, Number, Outcome, text::Unit};
use misdeal_diagnosis::Cause;

use crate::SeedOf;

/// Things and their words.
pub(super) type Words<T> = [(T, &'static str)];

/// The word for a thing; `other` for one that the format does not know yet.
pub(super) fn word<T: PartialEq>(words: &Words<T>, thing: &T) -> &'static str {
    words.iter().find(|(of, _)| of == thing).map_or("other", |(_, word)| word)
}

/// The thing that a word stands for.
pub(super) fn thing<T: Copy>(words: &Words<T>, word: &str) -> Option<T> {
    words.iter().find(|(_, of)| *of == word).map(|(thing, _)| *thing)
}

pub(super) const OUTCOMES: &Words<Outcome> = &[
    (Outcome::Misdeal, "misdeal"),
    (Outcome::NoEvidence, "no-evidence"),
    (Outcome::TooFewDeals, "too-few-deals"),
];

pub(super) const ORDERS: &Words<DealOrder> =
    &[(DealOrder::Sequence, "sequence"), (DealOrder::Set, "set")];

pub(super) const MODES: &Words<Mode> = &[(Mode::UntilSure, "until-sure"), (Mode::Fixed, "fixed")];

pub(super) const METHODS: &Words<Method> = &[
    (Method::ChiSquare, "chi-square"),
    (Method::LargestCell, "largest-cell"),
    (Method::ExactTail, "exact-tail"),
    (Method::SumTail, "sum-tail"),
    (Method::Proof, "proof"),
];

pub(super) const UNITS: &Words<Unit> =
    &[(Unit::Line, "line"), (Unit::Deal, "deal"), (Unit::Run, "run")];

pub(super) const SEEDS: &Words<SeedOf> = &[(SeedOf::Deals, "deals"), (SeedOf::Battery, "battery")];

pub(super) const HANDS: &Words<Hand> = &[
    (Hand::TwoCards, "two-cards"),
    (Hand::Natural, "natural"),
    (Hand::ThreeRanks, "three-ranks"),
    (Hand::ThreeSuits, "three-suits"),
    (Hand::FiveCards, "five-cards"),
];

/// Ways to put cards into classes.
pub(super) const PARTITIONS: [&str; 3] = [misdeal_audit::CARDS, "ranks", "suits"];

/// Numbers, by the names of their sums.
pub(super) const SUMS: &Words<Number> = &[
    (Number::FixedPoints, "fixed-points-sum"),
    (Number::Cycles, "cycles-sum"),
    (Number::FirstCycle, "first-cycle-sum"),
    (Number::Descents, "descents-sum"),
    (Number::Peaks, "peaks-sum"),
    (Number::Successions, "successions-sum"),
    (Number::LongestRise, "longest-rise-sum"),
    (Number::LongestFall, "longest-fall-sum"),
];

/// Events that have nothing beside their names.
pub(super) const PLAIN: &Words<Event> = &[
    (Event::Invalid, "invalid"),
    (Event::Inversions, "inversions"),
    (Event::Even, "even"),
    (Event::Repeat, "repeat"),
    (Event::OverlapSum, "overlap-sum"),
    (Event::FirstCardsSum, "first-cards-sum"),
    (Event::Footrule, "footrule"),
    (Event::SquaredDistance, "squared-distance"),
];

/// The number with this name.
pub(super) fn number(word: &str) -> Option<Number> {
    SUMS.iter().map(|(number, _)| *number).find(|number| number.id() == word)
}

/// The decoding that the test with this name looks at.
pub(super) fn decoding(word: &str) -> Option<Decoding> {
    let all = [Decoding::Lehmer, Decoding::DrawsUp, Decoding::DrawsDown];
    all.into_iter().find(|decoding| decoding.test() == word)
}

/// The part of a program with this name.
pub(super) fn cause(word: &str) -> Option<Cause> {
    let all = [
        Cause::Algorithm,
        Cause::Bound,
        Cause::Generator,
        Cause::Seeding,
        Cause::Carried,
        Cause::Cards,
    ];
    all.into_iter().find(|cause| cause.id() == word)
}
