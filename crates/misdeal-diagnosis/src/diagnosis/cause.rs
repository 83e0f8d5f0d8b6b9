//! [`Cause`]: which part of a program the mistake is in.
//!
//! A known fault tells by itself. Where none fits, the decoded draws tell: if there is no way to
//! read them in which each is even, it is the algorithm, or how a draw is made; if there is one,
//! and their lowest bits hang together, it is the generator. Deals that come
//! again point to the seeds, and deals that are fair but for the one before to what is carried
//! over.

use misdeal_audit::{Frame, Table};

use super::estimates::Observed;
use super::fit;

/// Where to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cause {
    /// The algorithm: which cards change places.
    Algorithm,
    /// How a number of the generator becomes a draw below a bound.
    Bound,
    /// The generator: draws hang together.
    Generator,
    /// How the generator is started.
    Seeding,
    /// What one deal leaves to the next.
    Carried,
    /// Cards are lost and doubled on the way.
    Cards,
}

/// Rows that are no worse than this, corrected for their number, are even.
const EVEN_LN: f64 = -6.9;

impl Cause {
    /// Its name in JSON.
    pub fn id(self) -> &'static str {
        match self {
            Self::Algorithm => "algorithm",
            Self::Bound => "bound",
            Self::Generator => "generator",
            Self::Seeding => "seeding",
            Self::Carried => "carried",
            Self::Cards => "cards",
        }
    }

    /// That of a known fault.
    pub(super) fn of(fault: &str) -> Self {
        match fault {
            "modulo-bias" | "short-range" => Self::Bound,
            "low-bit-generator" | "weak-permutation" | "constant-draw" | "generator-failure" => {
                Self::Generator
            }
            "few-seeds" | "time-seed" | "nearby-seeds" | "shared-seed" | "periodic-reset" => {
                Self::Seeding
            }
            "carry-over" => Self::Carried,
            "lost-or-doubled" | "with-replacement" => Self::Cards,
            _ => Self::Algorithm,
        }
    }

    /// What the tables say, of whatever fault.
    pub(super) fn by_tables(observed: &Observed<'_>) -> Option<Self> {
        let is_fair = |is_wanted: &dyn Fn(Frame, Table) -> bool| {
            let wanted = observed.tables.iter().filter(|of| is_wanted(of.frame, of.table));
            fit::fair_ln(wanted) > EVEN_LN
        };
        let relative = |frame: Frame| matches!(frame, Frame::Relative { .. });
        let is_low_bits = |_, table| {
            matches!(table, Table::LowBits(_) | Table::LowBitsAgree(_) | Table::LowBitsBefore(_))
        };
        let has_even_draws = observed.tables.iter().any(|table| {
            let is_draws = matches!(table.table, Table::Digits(_)) && !relative(table.frame);
            is_draws && fit::fair_ln([table].into_iter()) > EVEN_LN
        });
        if observed.orders.is_some() {
            Some(Self::Seeding)
        } else if is_fair(&|frame, _| !relative(frame)) && !is_fair(&|frame, _| relative(frame)) {
            Some(Self::Carried)
        } else if !has_even_draws {
            Some(Self::Algorithm)
        } else if is_fair(&is_low_bits) {
            // Even draws that hang together otherwise: an order that was chosen, perhaps.
            None
        } else {
            Some(Self::Generator)
        }
    }
}
