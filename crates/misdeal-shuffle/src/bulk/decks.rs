//! [`Decks`]: shuffled decks one after the other, made by the batch.

use super::plan::Plan;
use super::rows::Rows;
use super::work::{self, Bytes, Work};
use super::{CARDS_MAX, LANES, Vectors};

/// Shuffled decks of 0 to 128 cards, made 64 at a time.
///
/// ```
/// use misdeal_shuffle::Seed;
/// use misdeal_shuffle::bulk::Decks;
///
/// let mut decks = Decks::new(52, Seed::from(42).deal(0).0).unwrap();
/// let mut table = [0; 1000 * 52];
/// decks.fill(&mut table);
/// for deck in table.chunks_mut(52) {
///     deck.sort();
///     assert!(deck.iter().copied().eq(0..52));
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Decks<R> {
    plan: Plan,
    rows: R,
    vectors: Vectors,
    work: Work,
    /// The decks of the last batch, where some of them are still to be given out.
    written: Vec<u8>,
    /// The next of them.
    next: usize,
}

impl<R: Rows> Decks<R> {
    /// Decks of `cards` cards, or `None` beyond [`CARDS_MAX`].
    ///
    /// `rows` is any generator, cryptographic or not, or [`FastRows`](super::FastRows), which
    /// is the fastest. Takes memory for one batch, 192 bytes a card.
    pub fn new(cards: u16, rows: R) -> Option<Self> {
        if cards > CARDS_MAX {
            return None;
        }
        let written = vec![0; LANES * usize::from(cards)];
        Some(Self {
            plan: Plan::of(cards),
            rows,
            vectors: Vectors::widest(),
            work: Work::new(cards.into()),
            written,
            next: LANES,
        })
    }

    /// The same decks, made with these instructions.
    #[must_use]
    pub fn with_vectors(self, vectors: Vectors) -> Self {
        Self { vectors, ..self }
    }

    /// The cards of a deck.
    pub fn cards(&self) -> usize {
        self.work.places.len()
    }

    /// The next 64 decks as they are made, side by side: `batch[p][l]` is the card at position
    /// `p` of deck `l`. Decks of the batch before that were not asked for are lost.
    ///
    /// ```
    /// use misdeal_shuffle::Seed;
    /// use misdeal_shuffle::bulk::Decks;
    ///
    /// let mut decks = Decks::new(2, Seed::from(1).deal(0).0).unwrap();
    /// let batch = decks.batch();
    /// assert!((0..64).all(|lane| batch[0][lane] + batch[1][lane] == 1));
    /// ```
    pub fn batch(&mut self) -> &[[u8; LANES]] {
        self.next = LANES;
        self.make()
    }

    /// Goes on with another source of words, from a new batch.
    pub(super) fn restart(&mut self, rows: R) {
        self.rows = rows;
        self.next = LANES;
    }

    /// Decks of as many cards, of another source of words.
    pub(super) fn with_rows(&self, rows: R) -> Self {
        let (plan, vectors) = (self.plan.clone(), self.vectors);
        let (work, written) = (self.work.clone(), self.written.clone());
        Self { plan, rows, vectors, work, written, next: LANES }
    }

    /// Makes the next batches into rows of lanes, a batch after the other, and adds up what lies
    /// where (see `lanes::count`).
    pub(super) fn make_and_count(&mut self, places: &mut [Bytes], counts: &mut [Bytes]) {
        let cards = self.cards();
        self.next = LANES;
        for places in places.chunks_exact_mut(cards) {
            work::make(self.vectors, &self.plan, &mut self.rows, &mut self.work.ranks, places);
        }
        work::count(self.vectors, places, cards, counts);
    }

    /// Makes a batch in lanes.
    fn make(&mut self) -> &[Bytes] {
        self.work.make(self.vectors, &self.plan, &mut self.rows);
        &self.work.places
    }

    /// The next deck: the cards `0..n`, the top card first.
    pub fn deck(&mut self) -> &[u8] {
        let cards = self.cards();
        if self.next == LANES {
            self.make();
            self.work.write(self.vectors, &mut self.written);
            self.next = 0;
        }
        self.next += 1;
        &self.written[(self.next - 1) * cards..][..cards]
    }

    /// Fills a table with the next decks, deck after deck; how many are asked for at a time makes
    /// no difference.
    ///
    /// # Panics
    /// If its length is no multiple of the number of cards.
    pub fn fill(&mut self, decks: &mut [u8]) {
        let cards = self.cards();
        if cards == 0 {
            return assert!(decks.is_empty(), "decks without cards take no room");
        }
        assert_eq!(decks.len() % cards, 0, "{} bytes are no decks of {cards} cards", decks.len());
        let left = decks.len().min((LANES - self.next) * cards);
        let (begun, decks) = decks.split_at_mut(left);
        let mut batches = decks.chunks_exact_mut(LANES * cards);
        begun.chunks_exact_mut(cards).for_each(|deck| deck.copy_from_slice(self.deck()));
        for batch in &mut batches {
            self.make();
            self.work.write(self.vectors, batch);
        }
        let last = batches.into_remainder();
        last.chunks_exact_mut(cards).for_each(|deck| deck.copy_from_slice(self.deck()));
    }

    /// Shuffles your own deck: puts the item that lay at position `deck[i]` at position `i`, for
    /// the next deck.
    ///
    /// # Panics
    /// If it has another number of cards.
    ///
    /// ```
    /// use misdeal_shuffle::Seed;
    /// use misdeal_shuffle::bulk::Decks;
    ///
    /// let mut decks = Decks::new(3, Seed::from(1).deal(0).0).unwrap();
    /// let mut cards = ['♠', '♥', '♣'];
    /// decks.shuffle(&mut cards);
    /// cards.sort();
    /// assert_eq!(cards, ['♠', '♣', '♥']);
    /// ```
    pub fn shuffle<T: Copy>(&mut self, items: &mut [T]) {
        let cards = self.cards();
        assert_eq!(items.len(), cards, "decks of {cards} cards shuffle slices of {cards}");
        let Some(&some) = items.first() else { return };
        let mut before = [some; CARDS_MAX as usize];
        before[..cards].copy_from_slice(items);
        for (item, &from) in items.iter_mut().zip(self.deck()) {
            // A card is below 128; saying so spares the check.
            *item = before[usize::from(from) % before.len()];
        }
    }
}
