//! Deal text to be read: fair deals, written as programs write them.

use misdeal_deck::Card;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;

const SEED: u64 = 52;

/// How deals are written.
#[derive(Clone, Copy)]
pub enum Style {
    /// 52 numbers from 0, blanks between them.
    Numbers,
    /// The same with tabs.
    Tabs,
    /// The same as many languages print a list.
    List,
    /// Ten numbers from 1, blanks between them.
    TenFromOne,
    /// 52 names such as `As Kd`, blanks between them.
    Names,
}

impl Style {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Numbers, Self::Tabs, Self::List, Self::TenFromOne, Self::Names];

    /// In a few words.
    pub fn name(self) -> &'static str {
        match self {
            Self::Numbers => "52 numbers, blanks",
            Self::Tabs => "52 numbers, tabs",
            Self::List => "52 numbers, [0, 1, 2]",
            Self::TenFromOne => "10 numbers from 1, blanks",
            Self::Names => "52 names, blanks",
        }
    }

    /// The cards of a deal.
    pub fn cards(self) -> u32 {
        match self {
            Self::TenFromOne => 10,
            _ => 52,
        }
    }

    /// So many deals of a fair shuffle, of a fixed seed.
    pub fn text(self, lines: u64) -> Vec<u8> {
        let word = |id: u32| match self {
            Self::TenFromOne => (id + 1).to_string(),
            Self::Names => Card::new(id).expect("one of 52 cards").to_string(),
            _ => id.to_string(),
        };
        let (begin, between, end) = match self {
            Self::Tabs => ("", "\t", "\n"),
            Self::List => ("[", ", ", "]\n"),
            _ => ("", " ", "\n"),
        };
        let mut words: Vec<String> = (0..self.cards()).map(word).collect();
        let mut generator = SmallRng::seed_from_u64(SEED);
        let mut text = Vec::new();
        for _ in 0..lines {
            words.shuffle(&mut generator);
            text.extend_from_slice(begin.as_bytes());
            text.extend_from_slice(words.join(between).as_bytes());
            text.extend_from_slice(end.as_bytes());
        }
        text
    }
}
