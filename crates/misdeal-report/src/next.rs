//! What to run next, and what it is good for.

/// A command to run next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// What it is good for.
    pub purpose: Purpose,
    /// The command.
    pub command: String,
}

/// What a command is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Purpose {
    /// To see every everyday fault, of which some could have been missed.
    EverydayFaults,
    /// To see smaller faults.
    SmallerFaults,
    /// To hear a deck that has more than one order.
    MoreOrders,
    /// To see what a fair shuffle looks like.
    FairShuffle,
    /// To see what a faulty shuffle looks like.
    FaultyShuffle,
    /// To see the whole report on one of two shuffles.
    WholeReport,
    /// To hear long enough that a comparison can tell.
    LongEnough,
    /// To see which shuffles can be compared.
    Comparable,
    /// To see a shuffle, whose law is known, as an audit does.
    SameAudited,
    /// To see whether what is fair for a few cards is so for one more.
    OneCardMore,
    /// To find the shuffle that it looks like.
    KnownShuffles,
}

impl Purpose {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::EverydayFaults,
        Self::SmallerFaults,
        Self::MoreOrders,
        Self::FairShuffle,
        Self::FaultyShuffle,
        Self::WholeReport,
        Self::LongEnough,
        Self::Comparable,
        Self::SameAudited,
        Self::OneCardMore,
        Self::KnownShuffles,
    ];

    /// Its name, by which it is stored.
    pub fn id(self) -> &'static str {
        match self {
            Self::EverydayFaults => "everyday-faults",
            Self::SmallerFaults => "smaller-faults",
            Self::MoreOrders => "more-orders",
            Self::FairShuffle => "fair-shuffle",
            Self::FaultyShuffle => "faulty-shuffle",
            Self::WholeReport => "whole-report",
            Self::LongEnough => "long-enough",
            Self::Comparable => "comparable",
            Self::SameAudited => "same-audited",
            Self::OneCardMore => "one-card-more",
            Self::KnownShuffles => "known-shuffles",
        }
    }
}
