//! When a generator is started again, and the simulated clock that it is started from.
//!
//! The clock is arithmetic: it begins where the seed says and moves on with the
//! number of the deal. No real clock is read, so the same seed gives the same deals.
//!
//! Seeds from a clock are few: 86,400 seconds or 86,400,000 milliseconds to a
//! day, and whoever knows about when a deal was made has to try only those near.
//! All deals that begin within one unit of the clock are one and the same.

use std::fmt;

/// The milliseconds of a day, and so the number of seeds of [`Clock::MsOfDay`].
pub const MS_PER_DAY: u64 = 86_400_000;

/// When the generator is started again from the simulated clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reseed {
    /// Never: it is started once, from the seed, and goes on from deal to deal.
    #[default]
    Never,
    /// Before every deal, as by `srand(time(NULL))` at the top of a shuffle, or by a program
    /// that is run anew for each deal.
    Deal,
    /// Before every single draw: all draws within one unit of the clock begin
    /// from the same word.
    Draw,
}

impl Reseed {
    pub(crate) const ALL: [Self; 3] = [Self::Never, Self::Deal, Self::Draw];

    /// The name in a spec: `never`, `deal` or `draw`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::Deal => "deal",
            Self::Draw => "draw",
        }
    }
}

/// Prints the name.
impl fmt::Display for Reseed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What the simulated clock counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Clock {
    /// Seconds since 1970 in 32 bits, as `time(NULL)` gave them to `srand`.
    #[default]
    Seconds,
    /// Milliseconds since midnight, from 0 to [`MS_PER_DAY`] - 1.
    MsOfDay,
}

impl Clock {
    pub(crate) const ALL: [Self; 2] = [Self::Seconds, Self::MsOfDay];

    /// The name in a spec: `s` or `ms-of-day`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Seconds => "s",
            Self::MsOfDay => "ms-of-day",
        }
    }

    /// What the clock shows when deal number `deal` begins, counted from 0.
    ///
    /// Deal 0 begins at `start`, reduced to the clock's range: modulo 2^32 or modulo
    /// [`MS_PER_DAY`]. `deals_per_second` deals begin in each second, evenly spaced.
    ///
    /// # Panics
    /// If `deals_per_second` is 0.
    ///
    /// ```
    /// use misdeal_shuffle::study::Clock;
    ///
    /// assert_eq!(Clock::Seconds.at(1_700_000_000, 2999, 1000), 1_700_000_002);
    /// assert_eq!(Clock::MsOfDay.at(86_399_999, 3, 500), 5);
    /// ```
    pub fn at(self, start: u64, deal: u64, deals_per_second: u64) -> u64 {
        assert!(deals_per_second > 0, "the clock would stand still for ever");
        match self {
            Self::Seconds => {
                let seconds = deal / deals_per_second;
                u64::from((start as u32).wrapping_add(seconds as u32))
            }
            Self::MsOfDay => {
                let ms = u128::from(deal) * 1000 / u128::from(deals_per_second);
                let ms = (ms % u128::from(MS_PER_DAY)) as u64;
                (start % MS_PER_DAY + ms) % MS_PER_DAY
            }
        }
    }
}

/// Prints the name.
impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
