//! `misdeal rate`: which hand wins.

use std::fmt::Write;

use misdeal_deck::width::{Align, columns_max, pad};
use misdeal_deck::{Card, Notation};
use misdeal_games::poker::{HandError, ShowdownError};
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

    /// What beats what; usual is wild with a joker, else standard
    #[arg(long, value_name = "RANKING", default_value = "usual")]
    ranking: RankingName,

    /// Chips to share out; what is left over goes to the first winners
    #[arg(long, value_name = "CHIPS")]
    pot: Option<u64>,

    /// How to write cards; else by the language
    #[arg(long, value_name = "STYLE", conflicts_with = "json")]
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
    let ranking = args.ranking.of_cards(&all);
    let rated = ranking.rate(&board, &hands, args.pot.unwrap_or(0)).map_err(|error| {
        let hint = hint(&error);
        Failure::new(error.to_string()).hint(hint)
    })?;
    if args.json {
        let ascii = |cards: &[Card]| cards.iter().map(ToString::to_string).collect();
        let hand = |(cards, rated): (&Vec<Card>, _)| {
            let rated: &Rated = rated;
            Hand {
                cards: ascii(cards),
                category: &rated.category,
                class: rated.class,
                words: &rated.english,
                wins: rated.winners_count.is_some(),
                chips: args.pot.map(|_| rated.chips),
            }
        };
        let document = Document {
            schema: "misdeal.rate/1",
            ranking: rated.first().map_or("", |rated| rated.ranking),
            board: ascii(&board),
            hands: hands.iter().zip(&rated).map(hand).collect(),
        };
        // Strings and numbers alone: nothing here can fail to be written.
        print(&(serde_json::to_string(&document).unwrap_or_default() + "\n"))?;
        return Ok(Exit::Done);
    }
    print(&text(args, &hands, &rated))?;
    Ok(Exit::Done)
}

/// The way out.
fn hint(error: &ShowdownError) -> &'static str {
    match error {
        ShowdownError::Hand { error: HandError::NotInDeck { .. }, .. }
        | ShowdownError::Board(HandError::NotInDeck { .. }) => {
            "leave --ranking out, or name another"
        }
        ShowdownError::Hand { error: HandError::Count { .. }, .. }
        | ShowdownError::Counts { .. } => {
            "each player's cards are one argument: misdeal rate 'As Ks Qs Js Ts' '...'"
        }
        _ => "one deck has each card once",
    }
}

/// Cards, words, who wins and what, in columns.
fn text(args: &Args, hands: &[Vec<Card>], rated: &[Rated]) -> String {
    let (lang, terminal) = (lang(), names::terminal());
    let notation = Notation::players(names::style(args.names, lang));
    let plain = |hand: &Vec<Card>| {
        hand.iter().map(|&card| notation.write_card(card)).collect::<Vec<_>>().join(" ")
    };
    let outcomes: Vec<String> = match hands.len() {
        1 => vec![String::new()],
        _ => rated.iter().map(|rated| rated.outcome(lang)).collect(),
    };
    let chips =
        rated.iter().map(|rated| args.pot.map_or(String::new(), |_| rated.chips.to_string()));
    let chips: Vec<String> = chips.collect();
    let width = |texts: &[String]| columns_max(texts.iter().map(String::as_str), terminal);
    let lines: Vec<String> = hands.iter().map(plain).collect();
    let words: Vec<String> = rated.iter().map(|rated| rated.words(lang).to_owned()).collect();
    let widths = [&lines, &words, &outcomes, &chips].map(|column| width(column));
    let mut text = String::new();
    for (at, hand) in hands.iter().enumerate() {
        let blanks = widths[0] - columns_max([lines[at].as_str()], terminal);
        let cards: Vec<String> =
            hand.iter().map(|&card| coloured(notation.write_card(card), Some(card))).collect();
        let words = pad(&words[at], widths[1], Align::Left, terminal);
        let outcome = pad(&outcomes[at], widths[2], Align::Left, terminal);
        let chips = pad(&chips[at], widths[3], Align::Right, terminal);
        let line = format!("{}{:blanks$}  {words}  {outcome}  {chips}", cards.join(" "), "");
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}
