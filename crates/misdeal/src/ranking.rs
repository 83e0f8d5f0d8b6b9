//! Which poker ranking rates hands, and what it says of them.

use misdeal_deck::{Card, card_from_str};
use misdeal_games::poker::{
    AceToFive, DeuceToSeven, HandError, HandRank, Ranking, ShortDeck, ShowdownError, Standard,
    WithWilds, showdown, verify_cards,
};
use misdeal_report::Lang;

use crate::failure::Failure;

/// What beats what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum RankingName {
    /// Wild with jokers, short-deck for a deck of 36, else standard
    Usual,
    /// Most games
    Standard,
    /// Six to ace; a flush beats a full house
    ShortDeck,
    /// Low wins, ace high
    #[value(aliases = ["2-7", "27"])]
    DeuceToSeven,
    /// Low wins, ace low
    #[value(aliases = ["a-5", "a5"])]
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
    /// What of the pot is its.
    pub(crate) chips: u64,
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
            _ => self.of_cards(deck),
        }
    }

    /// The ranking for some cards of a deck that is not known.
    pub(crate) fn of_cards(self, cards: &[Card]) -> Self {
        match self {
            Self::Usual if cards.iter().any(|card| card.suit().is_none()) => Self::Wild,
            Self::Usual => Self::Standard,
            _ => self,
        }
    }

    /// That a deck has each card once, and none that the ranking is not played with.
    pub(crate) fn verify(self, deck: &[Card]) -> Result<(), HandError> {
        match self {
            Self::Usual | Self::Standard => verify_cards::<Standard>(deck),
            Self::ShortDeck => verify_cards::<ShortDeck>(deck),
            Self::DeuceToSeven => verify_cards::<DeuceToSeven>(deck),
            Self::AceToFive => verify_cards::<AceToFive>(deck),
            Self::Wild => verify_cards::<WithWilds>(deck),
        }
    }

    /// Each hand's rank with the board, and who wins.
    pub(crate) fn rate(
        self,
        board: &[Card],
        hands: &[Vec<Card>],
        pot: u64,
    ) -> Result<Vec<Rated>, ShowdownError> {
        match self {
            Self::Usual | Self::Standard => rated::<Standard>(board, hands, pot),
            Self::ShortDeck => rated::<ShortDeck>(board, hands, pot),
            Self::DeuceToSeven => rated::<DeuceToSeven>(board, hands, pot),
            Self::AceToFive => rated::<AceToFive>(board, hands, pot),
            Self::Wild => rated::<WithWilds>(board, hands, pot),
        }
    }
}

fn rated<R: Ranking>(
    board: &[Card],
    hands: &[Vec<Card>],
    pot: u64,
) -> Result<Vec<Rated>, ShowdownError> {
    let shown = showdown::<R>(board, hands)?;
    let chips = shown.shares(pot);
    let rated = |(player, rank): (usize, &HandRank<R>)| Rated {
        ranking: R::NAME,
        category: rank.category().to_string(),
        class: rank.class(),
        english: in_words(*rank, Lang::En),
        chinese: in_words(*rank, Lang::Zh),
        chips: chips[player],
        winners_count: shown.winners.contains(&player).then_some(shown.winners.len()),
    };
    Ok(shown.ranks.iter().enumerate().map(rated).collect())
}

/// A rank in words, with all that decides.
pub(crate) fn in_words<R: Ranking>(rank: HandRank<R>, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{rank:#}"),
        Lang::Zh => rank.in_chinese_with_others(),
    }
}

/// Words split by blanks, commas, semicolons and what Chinese has for them.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_gap =
        |sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | '，' | '、' | '；');
    text.split(is_gap).filter(|word| !word.is_empty())
}

/// Cards by name, split as [`words`] are.
///
/// # Errors
/// At the first word that is no card; `place` says where it stands.
pub(crate) fn cards_named(text: &str, place: &str) -> Result<Vec<Card>, Failure> {
    let card = |(number, word): (usize, &str)| {
        card_from_str(word).map_err(|error| {
            Failure::new(format!("{place}, card {number}: {error}")).hint(error.hint())
        })
    };
    (1..).zip(words(text)).map(card).collect()
}
