//! A shuffle by name: `NAME[:key=value,...]`, parsed, printed and run.
//!
//! The names and their keys stand in the [catalogue](crate::catalogue); this
//! module refuses what is not there and says what would do instead.

use std::fmt;
use std::num::NonZeroU64;
use std::str::FromStr;

mod error;
mod settings;
mod study;

pub use self::error::SpecError;

use self::study::{Study, StudyDraft};
use crate::bulk::SeededDecks;
use crate::catalogue::{Algorithm, Setting, Times};
use crate::faulty::Sort;
use crate::{Draw, Entry, Key, Seed, catalogue, fair, faulty, physical, study_keys};

/// The most washes, repeats in one wash, cards of a packet and shelves that a spec takes.
pub const REPEATS_MAX: u64 = 1_000_000;

/// A shuffle of the catalogue with its settings.
///
/// `washes=K` applies the shuffle K times to each deal, every time to the last
/// result (default 1). `times=K` is the number of steps in one wash: exchanges of `wash` and
/// `random-transpositions` (default: the number of items), riffles of `riffle`, and so on.
/// `packet=K` and `shelves=K` set what the [`physical`] shuffles of that name
/// describe. `sort=NAME` is the sort of `sort-random-comparator` (default `merge`, the usual
/// library sort). `generator=NAME` and the other [`study_keys`] put it on a generator of a
/// program of old, for [`study`](Self::study). Prints what was parsed, without the settings
/// that equal the default; the whole grammar is `docs/formats/shuffle-spec.md`.
///
/// ```
/// use misdeal_shuffle::{Seed, ShuffleSpec};
///
/// let spec: ShuffleSpec = "wash:times=108,washes=2".parse().unwrap();
/// assert_eq!(spec.to_string(), "wash:washes=2,times=108");
///
/// let mut cards: Vec<u32> = (0..54).collect();
/// spec.shuffle(&mut cards, &mut Seed::from(7).deal(0));
/// cards.sort();
/// assert!(cards.into_iter().eq(0..54));
/// ```
#[derive(Clone, Debug)]
pub struct ShuffleSpec {
    entry: &'static Entry,
    washes: u64,
    times: Times,
    packet: NonZeroU64,
    shelves: NonZeroU64,
    sort: Sort,
    bits: u32,
    /// `None`: no study generator, so whoever deals brings the draws.
    study: Option<Study>,
}

impl ShuffleSpec {
    /// The row of the catalogue with its settings at their defaults.
    pub fn new(entry: &'static Entry) -> Self {
        let mut spec = Self {
            entry,
            washes: 1,
            times: Times::Number(1),
            packet: NonZeroU64::MIN,
            shelves: NonZeroU64::MIN,
            sort: Sort::default(),
            bits: 1,
            study: None,
        };
        for key in entry.keys {
            match key.setting {
                Setting::Times(times) => spec.times = times,
                Setting::Packet(packet) => spec.packet = packet,
                Setting::Shelves(shelves) => spec.shelves = shelves,
                Setting::Bits(bits) => spec.bits = bits,
                Setting::Washes | Setting::Sort | Setting::Study(_) => {}
            }
        }
        spec
    }

    /// The row of the catalogue.
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// How often one deal is washed, from 1 to [`REPEATS_MAX`].
    pub fn washes(&self) -> u64 {
        self.washes
    }

    /// Washes `items` once, as the algorithm's own page describes.
    pub fn pass<T, D>(&self, items: &mut [T], draw: &mut D)
    where
        T: Clone,
        D: Draw + ?Sized,
    {
        let (times, packet) = (self.times.of(items.len()), self.packet);
        match self.entry.algorithm {
            Algorithm::FisherYates => fair::fisher_yates(items, draw),
            Algorithm::FisherYatesForward => fair::fisher_yates_forward(items, draw),
            Algorithm::InsideOut => fair::inside_out(items, draw),
            Algorithm::DrawFromRest => fair::draw_from_rest(items, draw),
            Algorithm::Rejection => fair::rejection(items, draw),
            Algorithm::UsedTable => fair::used_table(items, draw),
            Algorithm::Insertion => fair::insertion(items, draw),
            Algorithm::Bulk => fair::by_ranks(items, draw),
            Algorithm::SortRandomKeys => fair::sort_random_keys(items, draw),
            Algorithm::Riffle => physical::riffle(items, times, draw),
            Algorithm::Shelf => physical::shelf(items, self.shelves, draw),
            Algorithm::TopToRandom => physical::top_to_random(items, times, draw),
            Algorithm::Overhand => physical::overhand(items, packet, times, draw),
            Algorithm::Cut => physical::cut(items, draw),
            Algorithm::FaroOut => physical::faro_out(items, times),
            Algorithm::FaroIn => physical::faro_in(items, times),
            Algorithm::Smoosh => physical::smoosh(items, packet, times, draw),
            Algorithm::NoShuffle => physical::no_shuffle(items, packet, times, draw),
            Algorithm::GlobalSwap => faulty::global_swap(items, draw),
            Algorithm::GlobalSwapJava => faulty::global_swap_java(items, draw),
            Algorithm::Wash => faulty::wash(items, times, draw),
            Algorithm::RandomTranspositions => faulty::random_transpositions(items, times, draw),
            Algorithm::Sattolo => faulty::sattolo(items, draw),
            Algorithm::LastNeverMoves => faulty::last_never_moves(items, draw),
            Algorithm::RecursiveDraw => faulty::recursive_draw(items, draw),
            Algorithm::SortShortKeys => faulty::sort_short_keys(items, self.bits, draw),
            Algorithm::SortRandomComparator => {
                faulty::sort_random_comparator(items, self.sort, draw);
            }
        }
    }

    /// Makes one deal: washes `items` [`washes`](Self::washes) times, with the draws that
    /// are given; a study generator that the spec names plays no part here.
    pub fn shuffle<T, D>(&self, items: &mut [T], draw: &mut D)
    where
        T: Clone,
        D: Draw + ?Sized,
    {
        for _ in 0..self.washes {
            self.pass(items, draw);
        }
    }

    /// The decks of a seed, where this is `bulk`, one wash of up to 128 cards by misdeal's own
    /// generator; then [`shuffle`](Self::shuffle) is not what makes them.
    ///
    /// ```
    /// use misdeal_shuffle::{Seed, ShuffleSpec};
    ///
    /// let spec: ShuffleSpec = "bulk".parse().unwrap();
    /// assert_eq!(spec.decks(52, Seed::from(1)).unwrap().deck(0).len(), 52);
    /// let spec: ShuffleSpec = "fisher-yates".parse().unwrap();
    /// assert!(spec.decks(52, Seed::from(1)).is_none());
    /// ```
    pub fn decks(&self, cards: u32, seed: Seed) -> Option<SeededDecks> {
        let is_bulk = self.entry.algorithm == Algorithm::Bulk;
        if !is_bulk || self.washes > 1 || self.study.is_some() {
            return None;
        }
        SeededDecks::new(u16::try_from(cards).ok()?, seed)
    }

    fn set(&mut self, setting: Setting, value: &str) -> Option<()> {
        match setting {
            Setting::Washes => self.washes = repeats(value)?,
            Setting::Times(_) => self.times = Times::Number(repeats(value)?),
            Setting::Packet(_) => self.packet = NonZeroU64::new(repeats(value)?)?,
            Setting::Shelves(_) => self.shelves = NonZeroU64::new(repeats(value)?)?,
            Setting::Sort => self.sort = sort_named(value)?,
            Setting::Bits(_) => {
                self.bits = repeats(value)?.try_into().ok().filter(|bits| *bits <= 64)?;
            }
            Setting::Study(_) => return None,
        }
        Some(())
    }

    /// The value of a setting as text, or `None` where it is the default.
    fn value(&self, setting: Setting) -> Option<String> {
        fn changed<T: ToString + PartialEq>(value: T, default: T) -> Option<String> {
            (value != default).then(|| value.to_string())
        }
        match setting {
            Setting::Washes => changed(self.washes, 1),
            Setting::Times(default) => match self.times {
                Times::Number(times) if self.times != default => Some(times.to_string()),
                _ => None,
            },
            Setting::Packet(default) => changed(self.packet, default),
            Setting::Shelves(default) => changed(self.shelves, default),
            Setting::Bits(default) => changed(self.bits, default),
            Setting::Sort => {
                (self.sort != Sort::default()).then(|| sort_name(self.sort).to_owned())
            }
            Setting::Study(setting) => self.study.as_ref()?.value(setting),
        }
    }
}

/// Equal when they make the same deals by the same name.
impl PartialEq for ShuffleSpec {
    fn eq(&self, other: &Self) -> bool {
        self.entry.name == other.entry.name
            && (self.washes, self.times, self.sort) == (other.washes, other.times, other.sort)
            && (self.packet, self.shelves, self.bits) == (other.packet, other.shelves, other.bits)
            && self.study == other.study
    }
}

impl Eq for ShuffleSpec {}

/// `NAME[:key=value,...]`; reads back as an equal spec.
impl fmt::Display for ShuffleSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.entry.name)?;
        let mut separator = ':';
        for key in keys(self.entry) {
            if let Some(value) = self.value(key.setting) {
                write!(f, "{separator}{}={value}", key.name)?;
                separator = ',';
            }
        }
        Ok(())
    }
}

impl FromStr for ShuffleSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (name, settings) = match text.split_once(':') {
            Some((name, settings)) => (name, Some(settings)),
            None => (text, None),
        };
        let entry = catalogue()
            .iter()
            .find(|entry| entry.name == name)
            .ok_or_else(|| SpecError::unknown_name(name))?;
        let mut spec = Self::new(entry);
        let (mut study, mut given) = (StudyDraft::default(), Vec::new());
        for part in settings.into_iter().flat_map(|settings| settings.split(',')) {
            let (key_name, value) = part
                .split_once('=')
                .ok_or_else(|| SpecError::NotASetting { got: part.to_owned() })?;
            let key = keys(entry)
                .find(|key| key.name == key_name)
                .ok_or_else(|| SpecError::unknown_key(entry, key_name))?;
            if given.contains(&key.name) {
                return Err(SpecError::RepeatedKey { key: key.name });
            }
            given.push(key.name);
            let fits = match key.setting {
                Setting::Study(setting) => study.set(setting, value),
                setting => spec.set(setting, value),
            };
            fits.ok_or_else(|| SpecError::bad_value(key, value))?;
        }
        spec.study = study.resolve(&spec)?;
        Ok(spec)
    }
}

/// The keys that fit a shuffle: its own, then those of a study generator.
fn keys(entry: &Entry) -> impl Iterator<Item = &'static Key> {
    entry.keys.iter().chain(study_keys())
}

/// A count in digits alone: no sign, no blank.
fn repeats(text: &str) -> Option<u64> {
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok().filter(|count| (1..=REPEATS_MAX).contains(count))
}

const SORTS: [Sort; 6] =
    [Sort::Insertion, Sort::BinaryInsertion, Sort::Merge, Sort::TimSort, Sort::Quick, Sort::Bubble];

fn sort_name(sort: Sort) -> &'static str {
    match sort {
        Sort::Insertion => "insertion",
        Sort::BinaryInsertion => "binary-insertion",
        Sort::Merge => "merge",
        Sort::TimSort => "timsort",
        Sort::Quick => "quick",
        Sort::Bubble => "bubble",
    }
}

fn sort_named(text: &str) -> Option<Sort> {
    SORTS.into_iter().find(|&sort| sort_name(sort) == text)
}

#[cfg(test)]
mod tests;
