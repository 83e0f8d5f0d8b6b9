//! [`Cause`]: which part of a program the mistake is in.

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
}
