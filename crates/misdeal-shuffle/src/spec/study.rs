//! The keys that put a shuffle on a study generator: read, printed and resolved.
//!
//! All of them need `generator`, and the clock's keys need a `reseed` that looks at
//! the clock: a setting that changes nothing is refused, not ignored.

use super::{REPEATS_MAX, ShuffleSpec, SpecError, repeats};
use crate::catalogue::{Algorithm, StudySetting};
use crate::study::{Bound, Clock, Reseed, Schedule, StudyDealer};
use crate::{GeneratorEntry, Seed, generators};

const DEALS_PER_SECOND: u64 = 1000;

/// A generator with its settings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Study {
    generator: &'static GeneratorEntry,
    bound: Bound,
    schedule: Schedule,
}

impl Study {
    pub(super) fn bound(&self) -> Bound {
        self.bound
    }

    /// The value of a setting as text, or `None` where it is the default.
    pub(super) fn value(&self, setting: StudySetting) -> Option<String> {
        let Schedule { reseed, clock, deals_per_second } = self.schedule;
        match setting {
            StudySetting::Generator => Some(self.generator.name.to_owned()),
            StudySetting::Bound => named(self.bound, Bound::name),
            StudySetting::Reseed => named(reseed, Reseed::name),
            StudySetting::Clock => named(clock, Clock::name),
            StudySetting::DealsPerSecond => {
                (deals_per_second != DEALS_PER_SECOND).then(|| deals_per_second.to_string())
            }
        }
    }

    fn parts(&self) -> (&'static str, Bound, Reseed, Clock, u64) {
        let Schedule { reseed, clock, deals_per_second } = self.schedule;
        (self.generator.name, self.bound, reseed, clock, deals_per_second)
    }
}

/// Equal when they deal alike by the same name.
impl PartialEq for Study {
    fn eq(&self, other: &Self) -> bool {
        self.parts() == other.parts()
    }
}

fn named<T: Default + PartialEq>(value: T, name: fn(T) -> &'static str) -> Option<String> {
    (value != T::default()).then(|| name(value).to_owned())
}

/// The keys as they were given, in any order.
#[derive(Debug, Default)]
pub(super) struct StudyDraft {
    generator: Option<&'static GeneratorEntry>,
    bound: Option<Bound>,
    reseed: Option<Reseed>,
    clock: Option<Clock>,
    deals_per_second: Option<u64>,
}

impl StudyDraft {
    /// Takes a value; `None` if it does not fit.
    pub(super) fn set(&mut self, setting: StudySetting, value: &str) -> Option<()> {
        match setting {
            StudySetting::Generator => {
                self.generator = Some(generators().iter().find(|entry| entry.name == value)?);
            }
            StudySetting::Bound => self.bound = Some(one_of(&Bound::ALL, Bound::name, value)?),
            StudySetting::Reseed => self.reseed = Some(one_of(&Reseed::ALL, Reseed::name, value)?),
            StudySetting::Clock => self.clock = Some(one_of(&Clock::ALL, Clock::name, value)?),
            StudySetting::DealsPerSecond => self.deals_per_second = Some(repeats(value)?),
        }
        Some(())
    }

    /// Puts the keys together, or says which one is missing.
    pub(super) fn resolve(self, spec: &ShuffleSpec) -> Result<Option<Study>, SpecError> {
        let given = [
            ("bound", self.bound.is_some()),
            ("reseed", self.reseed.is_some()),
            ("clock", self.clock.is_some()),
            ("deals-per-second", self.deals_per_second.is_some()),
        ];
        let first = |from: usize| given[from..].iter().find(|(_, given)| *given);
        let Some(generator) = self.generator else {
            return match first(0) {
                Some((key, _)) => Err(SpecError::NeedsKey { key, needs: "generator=NAME" }),
                None => Ok(None),
            };
        };
        let reseed = self.reseed.unwrap_or_default();
        if let (Reseed::Never, Some((key, _))) = (reseed, first(2)) {
            return Err(SpecError::NeedsKey { key, needs: "reseed=deal or reseed=draw" });
        }
        if reseed == Reseed::Draw && spec.waits_for_values() {
            return Err(SpecError::NeverEnds { shuffle: spec.entry.name });
        }
        let schedule = Schedule {
            reseed,
            clock: self.clock.unwrap_or_default(),
            deals_per_second: self.deals_per_second.unwrap_or(DEALS_PER_SECOND),
        };
        Ok(Some(Study { generator, bound: self.bound.unwrap_or_default(), schedule }))
    }
}

fn one_of<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: &str) -> Option<T> {
    all.iter().copied().find(|&value| name(value) == text)
}

impl ShuffleSpec {
    /// The study generator that the spec names, or `None`.
    pub fn generator(&self) -> Option<&'static GeneratorEntry> {
        self.study.map(|study| study.generator)
    }

    /// A dealer on the study generator that the spec names, started from `seed`.
    ///
    /// `None` where none is named: then deal t is `spec.shuffle(deck, &mut seed.deal(t))`,
    /// each deal independent of the others. A dealer's deals are not: they come in order, from
    /// one state. It takes the low 64 bits of `seed`, or fewer (the generator's page says).
    ///
    /// ```
    /// use misdeal_shuffle::{Seed, ShuffleSpec};
    ///
    /// let spec: ShuffleSpec = "global-swap:generator=msvc-rand,bound=modulo".parse().unwrap();
    /// let mut dealer = spec.study(&Seed::from(1)).unwrap();
    /// let mut cards = [0, 1, 2];
    /// dealer.deal(&mut cards).unwrap();
    /// // rand() gives 41, 18467, 6334: positions 2, 2, 1 modulo 3.
    /// assert_eq!(cards, [2, 1, 0]);
    /// ```
    pub fn study(&self, seed: &Seed) -> Option<StudyDealer> {
        let Study { generator, bound, schedule } = self.study?;
        Some(StudyDealer::new(self.clone(), generator.make, bound, schedule, seed))
    }

    /// Whether the number of draws has no bound: the shuffle draws until certain values come.
    pub(crate) fn waits_for_values(&self) -> bool {
        matches!(self.entry.algorithm, Algorithm::Rejection | Algorithm::SortRandomKeys)
    }
}

const _: () = assert!(DEALS_PER_SECOND <= REPEATS_MAX);
