//! [`faults`]: what there is to say to a programmer about each known mistake, and its mending.
//!
//! The texts are data, a file a fault (`faults/NN-slug.toml`); the code that mends them is real
//! code in five languages (`faults/fixes`). Nothing here looks at deals.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use misdeal_shuffle::{Entry, Fairness, ShuffleSpec};
use serde::{Deserialize, Serialize};

use crate::exact::{NamedLaw, repeats};
use crate::placement::{Placement, naive_swap, naive_swap_java, overhand, wash};

mod files;
mod fixes;

pub use fixes::{Fix, Language, fixes};

/// The cards of the deck whose law is drawn.
pub const PICTURE_CARDS: u32 = 10;

/// A known mistake: what it is, why it is wrong, how it shows and how it is mended.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Fault {
    /// `M01` and so on.
    pub code: String,
    /// Its short name, such as `naive-swap`.
    pub slug: String,
    /// The texts in English.
    pub en: Words,
    /// The texts in Chinese.
    pub zh: Words,
    /// The faulty lines in some languages, at least one.
    pub wrong: BTreeMap<Language, String>,
    /// The name of the fix.
    pub fix: String,
    /// What it looks like.
    pub picture: Picture,
    /// After how many deals it shows, where that is measured.
    #[serde(default)]
    pub shows: Vec<Shown>,
    /// Public threads about this mistake.
    #[serde(default)]
    pub threads: Vec<String>,
    /// The paper or article that it is known from.
    pub source: Option<String>,
    /// The slugs of faults with the same law.
    #[serde(default)]
    pub equivalent: Vec<String>,
    /// A command that shows it at work.
    #[serde(rename = "try")]
    pub command: Option<String>,
}

/// What is said in one language.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Words {
    /// The mistake in one phrase.
    pub title: String,
    /// What the code does.
    pub what: String,
    /// Why that is not fair, with a number.
    pub why: String,
    /// What to do.
    pub mend: String,
    /// The picture with its words in this language, where it is drawn with words; not in English,
    /// which is that of the picture itself.
    pub drawn: Option<String>,
    /// What the kinds of [`Shown`] are called; not in English, which is that of the kinds.
    #[serde(default)]
    pub kinds: BTreeMap<String, String>,
}

/// A picture of a fault.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Picture {
    /// Card by position under a built-in shuffle, by its spec.
    Law(String),
    /// Drawn by hand, its words in English: at most 14 lines of 76 columns.
    Drawn(String),
}

/// After so many deals 99 of a hundred runs are caught; `docs/detection.md` says how it is
/// measured.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Shown {
    /// The size of the deck.
    pub cards: u32,
    /// The deals.
    pub deals: u64,
    /// The test that catches it by itself; none means all tests together.
    pub test: Option<String>,
    /// Which kind of the fault it is, where there are several, in English.
    pub kind: Option<String>,
}

static FAULTS: LazyLock<Vec<Fault>> = LazyLock::new(|| {
    let read = |text: &&str| toml::from_str(text).unwrap_or_else(|error| panic!("{error}"));
    files::FILES.iter().map(read).collect()
});

/// All known faults, in the order of their codes.
///
/// ```
/// use misdeal_diagnosis::faults::faults;
///
/// assert_eq!(faults().len(), 41);
/// assert_eq!(faults()[0].slug, "naive-swap");
/// ```
pub fn faults() -> &'static [Fault] {
    &FAULTS
}

impl Fault {
    /// The fault with this code or slug, in letters of either case.
    ///
    /// ```
    /// use misdeal_diagnosis::faults::Fault;
    ///
    /// assert_eq!(Fault::find("m02").unwrap().slug, "sattolo");
    /// assert_eq!(Fault::find("naive-swap").unwrap().code, "M01");
    /// assert!(Fault::find("M99").is_none());
    /// ```
    pub fn find(word: &str) -> Option<&'static Self> {
        let is_meant = |fault: &&Self| {
            fault.code.eq_ignore_ascii_case(word) || fault.slug.eq_ignore_ascii_case(word)
        };
        faults().iter().find(is_meant)
    }

    /// The fix.
    ///
    /// # Panics
    /// Never for the [`faults`] of this crate: each names a fix that is there.
    pub fn fix(&self) -> &'static Fix {
        Fix::find(&self.fix).expect("each fault of this crate names a fix that is there")
    }

    /// The built-in shuffle that has this fault, if there is one.
    ///
    /// ```
    /// use misdeal_diagnosis::faults::Fault;
    ///
    /// assert_eq!(Fault::find("naive-swap").unwrap().shuffle().unwrap().name, "global-swap");
    /// assert!(Fault::find("few-seeds").unwrap().shuffle().is_none());
    /// ```
    pub fn shuffle(&self) -> Option<&'static Entry> {
        let spec = match &self.picture {
            Picture::Law(spec) => spec,
            Picture::Drawn(_) => {
                let words = self.command.as_deref()?.split(' ');
                words.skip_while(|word| *word != "--shuffle").nth(1)?
            }
        };
        let spec: ShuffleSpec = spec.parse().ok()?;
        Some(spec.entry()).filter(|entry| entry.fairness != Fairness::Fair)
    }

    /// Card by position under the shuffle of its picture, for [`PICTURE_CARDS`] cards; none where
    /// the picture is drawn by hand.
    pub fn placement(&self) -> Option<Placement> {
        match &self.picture {
            Picture::Law(spec) => placement_of(&spec.parse().ok()?),
            Picture::Drawn(_) => None,
        }
    }
}

/// Card by position under a built-in shuffle, for [`PICTURE_CARDS`] cards, where it is known.
///
/// ```
/// use misdeal_diagnosis::faults::placement_of;
///
/// let law = placement_of(&"sattolo".parse().unwrap()).unwrap();
/// assert_eq!(law.at(3, 3), 0.0);
/// ```
pub fn placement_of(spec: &ShuffleSpec) -> Option<Placement> {
    placement_at(spec, PICTURE_CARDS)
}

fn placement_at(spec: &ShuffleSpec, n: u32) -> Option<Placement> {
    let times = repeats(spec, n);
    // Of these the chance of every order is known too, but takes long and is not needed here.
    match spec.entry().name {
        "global-swap" => return Some(naive_swap(n).repeated(times)),
        "global-swap-java" => return Some(naive_swap_java(n).repeated(times)),
        "wash" => return Some(wash(n, times)),
        "overhand" => return Some(overhand(n, spec.packet().get(), times)),
        _ => {}
    }
    NamedLaw::new(spec, n).ok()?.after(times).ok()?.placement
}

#[cfg(test)]
mod tests;
