//! A round of five-card draw against the dealer.
//!
//! ```text
//!   order of the deck   0 1 2 3 4 5 6 7 8 9   10 ..
//!   goes to             P D P D P D P D P D   the player's exchange, then the dealer's
//! ```

use misdeal_deck::Card;

use super::dealer::dealer_hold;
use super::hold::Hold;
use crate::poker::{HandError, HandRank, Ranking, Standard, verify_cards};

/// Five cards each and three to exchange.
const CARDS_MIN: usize = 2 * (5 + Dealt::EXCHANGE_MAX);

/// Why a round cannot be played so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DuelError {
    /// The deck is too short.
    #[error("got a deck of {got} cards, expected at least {CARDS_MIN}")]
    TooFewCards {
        /// Its cards.
        got: usize,
    },
    /// A card is there twice, or is a joker.
    #[error("the deck: {0}")]
    Cards(#[from] HandError),
    /// More cards than the game allows.
    #[error("got {got} cards to exchange, expected at most {}", Dealt::EXCHANGE_MAX)]
    TooMany {
        /// How many.
        got: usize,
    },
}

/// Both have their cards; the player is to exchange.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    player: [Card; 5],
    dealer: [Card; 5],
    stub: [Card; 6],
}

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winner {
    /// The player.
    Player,
    /// The dealer.
    Dealer,
    /// Both hands are worth the same.
    Nobody,
}

/// Both have exchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The player's cards: a new card lies where the old one lay.
    pub player: [Card; 5],
    /// The dealer's.
    pub dealer: [Card; 5],
    /// What the dealer kept.
    pub dealer_hold: Hold,
}

impl Dealt {
    /// The most cards that may be exchanged.
    pub const EXCHANGE_MAX: usize = 3;

    /// Deals five cards each, one by one, the player first.
    ///
    /// # Errors
    /// [`DuelError`] for fewer than 16 cards, for a joker among the first 16 and for a card
    /// that is there twice.
    pub fn new(order: &[Card]) -> Result<Self, DuelError> {
        let Some(used) = order.get(..CARDS_MIN) else {
            return Err(DuelError::TooFewCards { got: order.len() });
        };
        verify_cards::<Standard>(used)?;
        Ok(Self {
            player: std::array::from_fn(|at| used[2 * at]),
            dealer: std::array::from_fn(|at| used[2 * at + 1]),
            stub: std::array::from_fn(|at| used[10 + at]),
        })
    }

    /// The player's cards, in the order dealt.
    pub fn player(&self) -> [Card; 5] {
        self.player
    }

    /// The dealer's.
    pub fn dealer(&self) -> [Card; 5] {
        self.dealer
    }

    /// Why the player cannot keep just these cards.
    ///
    /// # Errors
    /// [`DuelError::TooMany`] if more than three are to be exchanged.
    pub fn verify_exchange(&self, hold: Hold) -> Result<(), DuelError> {
        match 5 - hold.count() {
            0..=Self::EXCHANGE_MAX => Ok(()),
            got => Err(DuelError::TooMany { got }),
        }
    }

    /// Whether the player can keep just these cards.
    pub fn can_exchange(&self, hold: Hold) -> bool {
        self.verify_exchange(hold).is_ok()
    }

    /// The player exchanges what he does not keep, then the dealer by
    /// [`dealer_hold`].
    ///
    /// # Errors
    /// [`DuelError::TooMany`] if more than three are to be exchanged.
    ///
    /// ```
    /// use misdeal_deck::Deck;
    /// use misdeal_games::draw::{Dealt, Hold, Winner};
    ///
    /// // A deck in order: the player has A 3 5 7 9 of spades, the dealer 2 4 6 8 10.
    /// let deck: Vec<_> =
    ///     Deck::named("52").unwrap().cards().iter().filter_map(|card| card.card()).collect();
    /// let finished = Dealt::new(&deck).unwrap().exchange(Hold::ALL).unwrap();
    /// assert_eq!(finished.winner(), Winner::Player);
    /// assert_eq!(finished.ranks()[0].to_string(), "flush, ace high");
    /// ```
    pub fn exchange(&self, hold: Hold) -> Result<Finished, DuelError> {
        self.verify_exchange(hold)?;
        let mut stub = self.stub.into_iter();
        let dealer_hold = dealer_hold(self.dealer);
        let mut exchanged = |cards: [Card; 5], hold: Hold| {
            let mut cards = cards;
            for (place, card) in cards.iter_mut().enumerate() {
                if !hold.keeps(place) {
                    // Three each at most, of six.
                    *card = stub.next().unwrap_or(*card);
                }
            }
            cards
        };
        let player = exchanged(self.player, hold);
        let dealer = exchanged(self.dealer, dealer_hold);
        Ok(Finished { player, dealer, dealer_hold })
    }
}

impl Finished {
    /// The ranks of both hands, the player's first.
    pub fn ranks(&self) -> [HandRank; 2] {
        [self.player, self.dealer].map(|cards| Standard::rank(cards.iter().collect()))
    }

    /// Who has the better hand.
    pub fn winner(&self) -> Winner {
        let [player, dealer] = self.ranks();
        match player.cmp(&dealer) {
            std::cmp::Ordering::Greater => Winner::Player,
            std::cmp::Ordering::Less => Winner::Dealer,
            std::cmp::Ordering::Equal => Winner::Nobody,
        }
    }
}
