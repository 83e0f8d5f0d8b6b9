//! `misdeal rate`: which hand wins.

use std::fmt::Write;

use misdeal_deck::Notation;
use misdeal_deck::width::{Align, columns_max, pad};
use misdeal_games::poker::{HandError, ShowdownError, shares};
use serde::Serialize;

use crate::exit::Exit;
use crate::failure::Failure;
use crate::lang::lang;
use crate::names::{self, Names, coloured};
use crate::output::print;
use crate::ranking::{RankingName, Rated, cards_named};

const EXAMPLES: &str = "\
Examples:
  misdeal rate 'As Ks Qs Js 9s'                              what is this hand?
  misdeal rate 'Ah Kd' 'Qh 8s' --board '2c 7d 9h Js 4c'      who wins with this board?
  misdeal rate '7h 5s 4d 3c 2h' --ranking deuce-to-seven     a low hand";

/// What is a poker hand worth, and which of several wins?
#[derive(Debug, clap::Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Args {
    /// The cards of each player, in any notation; five to seven with the board
    #[arg(value_name = "CARDS", required = true)]
    hands: Vec<String>,

    /// Cards that all of them share
    #[arg(long, value_name = "CARDS", default_value = "", hide_default_value = true)]
    board: String,

    /// What beats what
    #[arg(long, value_name = "RANKING", default_value = "usual")]
    ranking: RankingName,

    /// Chips to share out; what is left over goes to the first winners
    #[arg(long, value_name = "CHIPS")]
    pot: Option<u64>,

    /// How to write cards; else by the language
    #[arg(long, value_name = "STYLE")]
    names: Option<Names>,

    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    ranking: &'a str,
    board: Vec<String>,
    hands: Vec<Hand<'a>>,
}

#[derive(Serialize)]
struct Hand<'a> {
    cards: Vec<String>,
    category: &'a str,
    class: u16,
    words: &'a str,
    wins: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    chips: Option<u64>,
}

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let board = cards_named(&args.board, "--board")?;
    let read = |(number, text): (usize, &String)| cards_named(text, &format!("hand {number}"));
    let hands: Vec<_> = (1..).zip(&args.hands).map(read).collect::<Result<_, _>>()?;
    let all: Vec<_> = board.iter().chain(hands.iter().flatten()).copied().collect();
    let rated = args.ranking.of_deck(&all).rate(&board, &hands).map_err(|error| {
        let hint = match error {
            ShowdownError::Hand { error: HandError::NotInDeck { .. }, .. } => {
                "leave --ranking out, or name another; jokers need --ranking wild"
            }
            _ => "each player's cards are one argument: misdeal rate 'As Ks Qs Js Ts' '...'",
        };
        Failure::new(error.to_string()).hint(hint)
    })?;
    let winners_count = rated.iter().find_map(|rated| rated.winners_count).unwrap_or(0);
    let mut parts = shares(args.pot.unwrap_or(0), winners_count).into_iter();
    let mut chips_of = |rated: &Rated| {
        args.pot.map(|_| rated.winners_count.and_then(|_| parts.next()).unwrap_or(0))
    };
    let chips: Vec<Option<u64>> = rated.iter().map(&mut chips_of).collect();
    if args.json {
        let ascii = |cards: &[misdeal_deck::Card]| cards.iter().map(ToString::to_string).collect();
        let hand = |((cards, rated), chips): ((&Vec<_>, _), _)| {
            let rated: &Rated = rated;
            Hand {
                cards: ascii(cards),
                category: &rated.category,
                class: rated.class,
                words: &rated.english,
                wins: rated.winners_count.is_some(),
                chips,
            }
        };
        let document = Document {
            schema: "misdeal.rate/1",
            ranking: rated.first().map_or("", |rated| rated.ranking),
            board: ascii(&board),
            hands: hands.iter().zip(&rated).zip(chips).map(hand).collect(),
        };
        // Strings and numbers alone: nothing here can fail to be written.
        print(&(serde_json::to_string(&document).unwrap_or_default() + "\n"))?;
        return Ok(Exit::Done);
    }
    print(&text(args, &hands, &rated, &chips))?;
    Ok(Exit::Done)
}

fn text(
    args: &Args,
    hands: &[Vec<misdeal_deck::Card>],
    rated: &[Rated],
    chips: &[Option<u64>],
) -> String {
    let (lang, terminal) = (lang(), names::terminal());
    let notation = Notation::players(names::style(args.names, lang));
    let plain = |hand: &Vec<misdeal_deck::Card>| {
        hand.iter().map(|&card| notation.write_card(card)).collect::<Vec<_>>().join(" ")
    };
    let lines: Vec<String> = hands.iter().map(plain).collect();
    let width = columns_max(lines.iter().map(String::as_str), terminal);
    let words_width = columns_max(rated.iter().map(|rated| rated.words(lang)), terminal);
    let mut text = String::new();
    for (((hand, line), rated), chips) in hands.iter().zip(&lines).zip(rated).zip(chips) {
        let blanks = pad("", width - columns_max([line.as_str()], terminal), Align::Left, terminal);
        let cards: Vec<String> =
            hand.iter().map(|&card| coloured(notation.write_card(card), Some(card))).collect();
        let words = pad(rated.words(lang), words_width, Align::Left, terminal);
        let outcome = if hands.len() > 1 { rated.outcome(lang) } else { String::new() };
        let chips = chips.map_or(String::new(), |chips| format!("  {chips}"));
        let line = format!("{}{blanks}  {words}  {outcome}{chips}", cards.join(" "));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}
