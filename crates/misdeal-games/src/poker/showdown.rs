//! [`Showdown`]: whose hand is best.

use misdeal_deck::Card;

use super::check::HandError;
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
    /// A player's cards and the board together are no hand.
    #[error("hand {number}{}: {error}", if *.has_board { ", after the board" } else { "" })]
    Hand {
        /// The player, from 1.
        number: usize,
        /// Whether the cards of the board are counted before his.
        has_board: bool,
        /// What is wrong.
        error: HandError,
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
/// [`ShowdownError`] without hands, if a hand with the board is not five to seven
/// different cards of the ranking's deck, and if two players hold one card.
pub fn showdown<R: Ranking>(
    board: &[Card],
    hands: &[Vec<Card>],
) -> Result<Showdown<R>, ShowdownError> {
    let mut ranks = Vec::with_capacity(hands.len());
    for (number, hand) in (1..).zip(hands) {
        let cards = [board, hand].concat();
        let rank = super::rank(&cards);
        ranks.push(rank.map_err(|error| ShowdownError::Hand {
            number,
            has_board: !board.is_empty(),
            error,
        })?);
        let others = (1..number).zip(hands);
        let twice = hand.iter().find_map(|card| {
            let mut others = others.clone();
            others.find(|(_, other)| other.contains(card)).map(|(first, _)| (*card, first))
        });
        if let Some((card, first)) = twice {
            return Err(ShowdownError::Twice { card, first, second: number });
        }
    }
    let best = ranks.iter().max().ok_or(ShowdownError::NoHands)?;
    let winners = (0..ranks.len()).filter(|&player| ranks[player] == *best).collect();
    Ok(Showdown { ranks, winners })
}
