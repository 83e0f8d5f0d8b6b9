//! Which poker ranking rates hands, and what it says of them.

use misdeal_deck::{Card, card_from_str};
use misdeal_games::poker::{
    AceToFive, DeuceToSeven, HandRank, Ranking, ShortDeck, ShowdownError, Standard, WithWilds,
    showdown,
};
use misdeal_report::Lang;

use crate::failure::Failure;

/// What beats what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum RankingName {
    /// As the deck has it: short-deck for 36 cards, wild with jokers, else standard
    Usual,
    /// Most games
    Standard,
    /// Six to ace; a flush beats a full house
    ShortDeck,
    /// Low wins, ace high
    DeuceToSeven,
    /// Low wins, ace low
    AceToFive,
    /// Standard with wild jokers
    Wild,
}

/// What a hand is worth among others.
#[derive(Debug)]
pub(crate) struct Rated {
    pub(crate) ranking: &'static str,
    pub(crate) category: String,
    /// The number of its class, from 1.
    pub(crate) class: u16,
    pub(crate) english: String,
    pub(crate) chinese: String,
    /// How many hands are worth as much, if none is worth more.
    pub(crate) winners_count: Option<usize>,
}

impl Rated {
    /// `two pair, kings and eights, then J`.
    pub(crate) fn words(&self, lang: Lang) -> &str {
        if lang == Lang::Zh { &self.chinese } else { &self.english }
    }

    /// Whether it wins, alone or with others; empty if it does not.
    pub(crate) fn outcome(&self, lang: Lang) -> String {
        match self.winners_count {
            None => String::new(),
            Some(1) => lang.say("hand-wins", &[]),
            Some(_) => lang.say("hand-shares", &[]),
        }
    }
}

impl RankingName {
    /// The ranking for a deck, where none was named.
    pub(crate) fn of_deck(self, deck: &[Card]) -> Self {
        let is_short = deck.len() == 36 && deck.iter().all(|&card| ShortDeck::has(card));
        match self {
            Self::Usual if is_short => Self::ShortDeck,
            Self::Usual if deck.iter().any(|card| card.suit().is_none()) => Self::Wild,
            Self::Usual => Self::Standard,
            _ => self,
        }
    }

    /// Each hand's rank with the board, and who wins.
    pub(crate) fn rate(
        self,
        board: &[Card],
        hands: &[Vec<Card>],
    ) -> Result<Vec<Rated>, ShowdownError> {
        match self {
            Self::Usual | Self::Standard => rated::<Standard>(board, hands),
            Self::ShortDeck => rated::<ShortDeck>(board, hands),
            Self::DeuceToSeven => rated::<DeuceToSeven>(board, hands),
            Self::AceToFive => rated::<AceToFive>(board, hands),
            Self::Wild => rated::<WithWilds>(board, hands),
        }
    }
}

fn rated<R: Ranking>(board: &[Card], hands: &[Vec<Card>]) -> Result<Vec<Rated>, ShowdownError> {
    let shown = showdown::<R>(board, hands)?;
    let rated = |(player, rank): (usize, &HandRank<R>)| Rated {
        ranking: R::NAME,
        category: rank.category().to_string(),
        class: rank.class(),
        english: format!("{rank:#}"),
        chinese: rank.in_chinese_with_others(),
        winners_count: shown.winners.contains(&player).then_some(shown.winners.len()),
    };
    Ok(shown.ranks.iter().enumerate().map(rated).collect())
}

/// Cards by name, split by blanks or commas.
///
/// # Errors
/// At the first word that is no card; `place` says where it stands.
pub(crate) fn cards_named(text: &str, place: &str) -> Result<Vec<Card>, Failure> {
    let words = text.split([' ', '\t', ',', '，', '　']).filter(|word| !word.is_empty());
    let card = |(number, word): (usize, &str)| {
        card_from_str(word).map_err(|error| {
            Failure::new(format!("{place}, card {number}: {error}")).hint(error.hint())
        })
    };
    (1..).zip(words).map(card).collect()
}
