//! [`Showdown`]: whose hand is best.

use misdeal_deck::Card;

use super::check::{HandError, cards_in_words, rank, verify_cards};
use super::hand_rank::HandRank;
use super::pot::shares;
use super::ranking::Ranking;

/// Why hands cannot be compared.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ShowdownError {
    /// Nobody shows a hand.
    #[error("got no hands, expected one at least")]
    NoHands,
    /// The cards of the board.
    #[error("the board: {0}")]
    Board(HandError),
    /// The cards of a player.
    #[error("hand {number}: {error}")]
    Hand {
        /// The player, from 1.
        number: usize,
        /// What is wrong.
        error: HandError,
    },
    /// A card of a player lies on the board too.
    #[error("hand {number} holds {card}, which is on the board already")]
    OnBoard {
        /// The player, from 1.
        number: usize,
        /// The card.
        card: Card,
    },
    /// One player has more cards than another.
    #[error("hand {number} has {}, expected {expected} as in hand 1", cards_in_words(*got))]
    Counts {
        /// The player, from 1.
        number: usize,
        /// His cards.
        got: usize,
        /// Those of the first player.
        expected: usize,
    },
    /// A card of one player is another's too.
    #[error("hand {second} holds {card}, which is in hand {first} already")]
    Twice {
        /// The card.
        card: Card,
        /// The first player who holds it, from 1.
        first: usize,
        /// The next, from 1.
        second: usize,
    },
}

/// The ranks of all hands, and who wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showdown<R: Ranking> {
    /// The rank of each hand, as given.
    pub ranks: Vec<HandRank<R>>,
    /// The players with the best hand, from 0, ascending.
    pub winners: Vec<usize>,
}

impl<R: Ranking> Showdown<R> {
    /// What of a pot goes to each player; chips that cannot be shared go one each to the
    /// winners in the earliest positions.
    ///
    /// ```
    /// use misdeal_deck::card_from_str;
    /// use misdeal_games::poker::{Standard, showdown};
    ///
    /// let cards = |text: &str| -> Vec<_> {
    ///     text.split(' ').map(|card| card_from_str(card).unwrap()).collect()
    /// };
    /// let hands = [cards("Qh 8s"), cards("Ah Kd"), cards("As Kc")];
    /// let board = cards("2c 7d 9h Js 4c");
    /// assert_eq!(showdown::<Standard>(&board, &hands).unwrap().shares(91), [0, 46, 45]);
    /// ```
    pub fn shares(&self, chips: u64) -> Vec<u64> {
        let mut all = vec![0; self.ranks.len()];
        let shares = shares(chips, self.winners.len());
        self.winners.iter().zip(shares).for_each(|(&winner, share)| all[winner] = share);
        all
    }
}

/// Compares hands with a common board; the board may be empty. Each player's best five
/// of his cards and the board count, whichever they are.
///
/// # Errors
/// [`ShowdownError`] without hands, unless each hand with the board is five to seven
/// different cards of the ranking's deck and all hands have as many, and if two players
/// hold one card.
pub fn showdown<R: Ranking>(
    board: &[Card],
    hands: &[Vec<Card>],
) -> Result<Showdown<R>, ShowdownError> {
    verify_cards::<R>(board).map_err(ShowdownError::Board)?;
    let expected = hands.first().ok_or(ShowdownError::NoHands)?.len();
    let mut ranks = Vec::with_capacity(hands.len());
    for (number, hand) in (1..).zip(hands) {
        let failed = |error| ShowdownError::Hand { number, error };
        verify_cards::<R>(hand).map_err(failed)?;
        if let Some(&card) = hand.iter().find(|card| board.contains(card)) {
            return Err(ShowdownError::OnBoard { number, card });
        }
        let mut others = (1..number).zip(hands);
        let held = others.find_map(|(first, other)| {
            hand.iter().find(|card| other.contains(card)).map(|&card| (card, first))
        });
        if let Some((card, first)) = held {
            return Err(ShowdownError::Twice { card, first, second: number });
        }
        if hand.len() != expected {
            return Err(ShowdownError::Counts { number, got: hand.len(), expected });
        }
        ranks.push(rank::<R>(&[board, hand].concat()).map_err(failed)?);
    }
    let best = ranks.iter().max();
    let winners = (0..ranks.len()).filter(|&player| Some(&ranks[player]) == best).collect();
    Ok(Showdown { ranks, winners })
}
