//! `--rate`: what each hand is worth, with the cards that lie face up.

use misdeal_deck::{Card, Facing, Owner, Pile};
use misdeal_games::poker::HandError;

use super::cards::Cards;
use super::table::Table;
use crate::failure::Failure;
use crate::ranking::{RankingName, Rated};

/// Rates hands of one table.
#[derive(Debug)]
pub(super) struct Rating {
    ranking: RankingName,
}

impl Rating {
    /// The ranking that was named, or the usual one of the deck.
    ///
    /// # Errors
    /// If the deck has cards that are no playing cards, cards that the ranking has not, or a card
    /// twice: then it would depend on chance whether a hand can be rated.
    pub(super) fn new(name: RankingName, cards: &Cards) -> Result<Self, Failure> {
        let deck: Result<Vec<Card>, _> = (0..cards.count()).map(|id| card(cards, id)).collect();
        let deck = deck?;
        let ranking = name.of_deck(&deck);
        ranking.verify(&deck).map_err(|error| {
            let name = cards.name();
            let hint = match error {
                HandError::Twice { .. } => "take one pack: --deck 52",
                _ => "--rate alone takes the ranking that fits the deck",
            };
            Failure::new(format!("--rate: the deck {name}: {error}")).hint(hint)
        })?;
        Ok(Self { ranking })
    }

    /// What each pile is worth, if it is a hand, in the order of the piles.
    pub(super) fn rate(
        &self,
        table: &Table,
        cards: &Cards,
        order: &[u32],
    ) -> Result<Vec<Option<Rated>>, Failure> {
        let is_hand = |pile: &&Pile| matches!(pile.owner, Owner::Seat(..));
        let is_board = |pile: &&Pile| !is_hand(pile) && pile.facing == Facing::Up;
        let held = |pile: &Pile| -> Result<Vec<Card>, Failure> {
            pile.positions.iter().map(|&position| card(cards, order[position])).collect()
        };
        let board: Result<Vec<_>, _> = table.piles.iter().filter(is_board).map(held).collect();
        let hands: Result<Vec<_>, _> = table.piles.iter().filter(is_hand).map(held).collect();
        let rated = self.ranking.rate(&board?.concat(), &hands?, 0);
        let mut rated = rated
            .map_err(|error| {
                let failure = Failure::new(format!("--rate: {error}"));
                failure.hint("poker hands are 5 to 7 cards: --seats 2 --each 5, or --script holdem")
            })?
            .into_iter();
        let of_pile = |pile: &Pile| if is_hand(&pile) { rated.next() } else { None };
        Ok(table.piles.iter().map(of_pile).collect())
    }
}

fn card(cards: &Cards, id: u32) -> Result<Card, Failure> {
    cards.card(id).ok_or_else(|| {
        let name = cards.get(id).map_or_else(|| id.to_string(), ToString::to_string);
        let failure = Failure::new(format!("--rate: '{name}' is not a playing card"));
        failure.hint("take a deck of playing cards: --deck 52")
    })
}
