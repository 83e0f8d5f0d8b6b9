//! Deals as text: one deal a line (`docs/formats/deal-text.md`).
//!
//! ```text
//!   bytes ──► records (lines, cut by number) ──► layout (once, from the head)
//!                     └──────► decoder (words to card ids, in parallel) ──► Block
//! ```

mod decoder;
mod infer;
mod infer_copies;
mod infer_numbers;
mod known;
mod layout;
mod records;
mod words;

use std::io::Read;
use std::sync::Arc;

pub use decoder::TextDecoder;
pub use layout::{Layout, Naming, Note};
use records::Records;
pub use words::tokens;

use super::{Batch, Source, SourceError};
use crate::Alike;
use crate::shape::{DealOrder, Shape};
use misdeal_deck::{Deck, Token};

/// The number of deals from which the layout is inferred.
pub const HEAD_DEALS: u64 = 1000;

/// What a place number counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unit {
    /// Lines of a text.
    #[default]
    Line,
    /// Deals of a built-in shuffle.
    Deal,
    /// Runs of a program, each printing one deal.
    Run,
}

impl Unit {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Deal => "deal",
            Self::Run => "run",
        }
    }
}

/// What the caller knows about the text; everything else is inferred.
#[derive(Clone, Debug)]
pub struct TextOptions {
    /// Cards a deal holds.
    pub cards: Option<u32>,
    /// Cards of the whole deck, when a deal holds the first few of them.
    pub of: Option<u32>,
    /// The whole deck, in its order before the shuffle, if its cards have names.
    pub deck: Option<Arc<Deck>>,
    /// How often the deck has each card, if not once; copies look alike.
    pub copies: Option<u32>,
    /// Whether the order within a deal counts.
    pub order: Option<DealOrder>,
    /// The number of the first card, 0 or 1.
    pub first_index: Option<u32>,
    /// The whole deck in its order before the shuffle.
    pub start_order: Option<Vec<Token>>,
    /// How many lines make one deal, at least 1.
    pub lines_per_deal: usize,
    /// What place numbers count.
    pub unit: Unit,
    /// Infer from so many deals, where [`HEAD_DEALS`] are not to be had.
    pub head_deals: u64,
}

impl Default for TextOptions {
    fn default() -> Self {
        Self {
            cards: None,
            of: None,
            deck: None,
            copies: None,
            order: None,
            first_index: None,
            start_order: None,
            lines_per_deal: 1,
            unit: Unit::Line,
            head_deals: HEAD_DEALS,
        }
    }
}

/// A source that reads text.
#[derive(Debug)]
pub struct Text<R> {
    records: Records<R>,
    layout: Layout,
}

impl<R: Read + Send> Text<R> {
    /// Reads the first deals, [`HEAD_DEALS`] unless told otherwise, and infers
    /// the layout from them.
    ///
    /// A read error of kind `Interrupted` means that somebody wants to stop:
    /// the deals end there, and an unfinished line is dropped.
    ///
    /// # Errors
    /// [`SourceError`] if the head cannot be read or holds no deal, or if the
    /// options contradict it.
    ///
    /// ```
    /// use misdeal_audit::{RunOptions, tally, text::{Text, TextOptions}};
    ///
    /// let deals = "2 0 1\n0 1 2\n# a comment\n1 0 2\n";
    /// let source = Text::open(deals.as_bytes(), &TextOptions::default()).unwrap();
    /// let options = RunOptions { deals_max: 1000, threads: 1 };
    /// assert_eq!(tally(source, &options, &|_| true).unwrap().deals(), 3);
    /// ```
    pub fn open(input: R, options: &TextOptions) -> Result<Self, SourceError> {
        let mut records = Records::new(input, options.lines_per_deal);
        let head = records.take(options.head_deals)?.ok_or(SourceError::NoDeals)?;
        let layout = infer::layout(&head, options)?;
        records.put_back(&head);
        Ok(Self { records, layout })
    }

    /// How the text is read.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }
}

impl<R: Read + Send> Source for Text<R> {
    type Raw = records::Lines;
    type Decoder = TextDecoder;

    fn shape(&self) -> Shape {
        self.layout.shape
    }

    fn alike(&self) -> Alike {
        self.layout.alike.clone()
    }

    fn decoder(&self) -> TextDecoder {
        TextDecoder::new(&self.layout)
    }

    fn next_batch(&mut self, deals_max: u64) -> Result<Option<Batch<Self::Raw>>, SourceError> {
        let lines = self.records.take(deals_max)?;
        Ok(lines.map(|lines| Batch { deals: lines.deals, raw: lines }))
    }
}
