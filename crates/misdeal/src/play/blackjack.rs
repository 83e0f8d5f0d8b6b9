//! Blackjack at the table.

mod ask;
mod view;

use std::io::Write as _;

use misdeal_deck::Card;
use misdeal_games::blackjack::{Chart, Decks, Table, TableError, Turn};
use misdeal_report::Lang;
use misdeal_shuffle::{Draw, Seed, fair};

use super::Deals;
use super::felt::Felt;
use super::post;
use super::talk::{Answer, Talk};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::lang::lang;
use crate::rules_named::{NamedRules, rules_named};
use crate::{seed, stop};

/// Blackjack, with chips.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Rules of `misdeal list rules`, with keys: vegas-6d:soft17=hit; seed is the post's game
    #[arg(long, value_name = "RULES", default_value = "vegas-6d")]
    rules: String,

    /// Chips to begin with, 1000 if not given
    #[arg(long, value_name = "CHIPS",
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    chips: Option<u64>,

    #[command(flatten)]
    deals: Deals,
}

/// What those begin with who have not said anything else.
const CHIPS: u64 = 1_000;

/// The bet of those who have not said another.
const BET: u64 = 10;

pub(super) fn run(args: &Args) -> Result<Exit, Failure> {
    let rules = rules_named(&args.rules)?;
    if matches!(rules, NamedRules::Post(_)) && args.chips.is_some() {
        let message = format!("--chips: nobody bets by the rules {}", args.rules);
        return Err(Failure::new(message).hint("leave it out"));
    }
    let seed = seed::given_or_fresh(args.deals.replay)?;
    let lang = lang();
    let (talk, felt) = (Talk::new(), Felt::new(args.deals.names, lang));
    let result = match rules {
        NamedRules::Post(rules) => post::play(rules, seed, &talk, &felt, lang),
        NamedRules::Casino(rules) => {
            let table = Table::new(rules, 1).map_err(failure)?;
            let chips = args.chips.unwrap_or(CHIPS);
            let bet = BET.min(chips);
            Game { talk, felt, lang, table, seed, shuffles: 0, chips, bet, chart: None }.play()
        }
    };
    let replay = lang.say("play-replay", &[("seed", seed.to_string().into())]);
    // A courtesy; a closed standard error does not matter.
    let _ = writeln!(anstream::stderr(), "{replay}");
    result
}

/// What the game says of itself is for people: it is said as it is.
fn failure(error: TableError) -> Failure {
    Failure::new(error.to_string())
}

/// Asks for a name; none if nobody answers.
pub(super) fn asked_name(talk: &Talk, lang: Lang) -> Result<Option<String>, Failure> {
    let Answer::Line(name) = talk.ask(&lang.say("play-name", &[]))? else { return Ok(None) };
    let name: String = name.chars().take(40).collect();
    let name = if name.is_empty() { lang.say("play-you", &[]) } else { name };
    talk.tell(&(lang.say("play-hello", &[("name", name.clone().into())]) + "\n"))?;
    Ok(Some(name))
}

struct Game {
    talk: Talk,
    felt: Felt,
    lang: Lang,
    table: Table,
    seed: Seed,
    /// Shuffles so far: each is a deal of the seed.
    shuffles: u64,
    chips: u64,
    bet: u64,
    /// Worked out when it is first asked for.
    chart: Option<Chart>,
}

impl Game {
    fn play(mut self) -> Result<Exit, Failure> {
        if let Some(name) = asked_name(&self.talk, self.lang)? {
            let chips = self.chips;
            while self.chips > 0 && self.round(&name)? {}
            let key = match self.chips {
                0 => "play-no-chips",
                left if left >= chips => "play-leaves-ahead",
                _ => "play-leaves-behind",
            };
            let change = self.chips.abs_diff(chips);
            let with = [("chips", self.chips.into()), ("change", change.into())];
            self.talk.tell(&(self.lang.say(key, &with) + "\n"))?;
        }
        Ok(if stop::is_wanted() { Exit::Interrupted } else { Exit::Done })
    }

    /// One round; whether there is to be another.
    fn round(&mut self, name: &str) -> Result<bool, Failure> {
        self.talk.tell("\n")?;
        let Some(bet) = self.asked_bet()? else { return Ok(false) };
        self.bet = bet;
        if self.table.wants_shuffle() {
            self.shuffle()?;
        }
        let mut outcome = self.table.deal(&[bet]);
        loop {
            match outcome {
                Ok(()) => {}
                Err(TableError::OutOfCards) => {
                    self.talk.tell(&(self.lang.say("play-void", &[]) + "\n"))?;
                    return Ok(true);
                }
                Err(error) => return Err(failure(error)),
            }
            if self.table.turn() == Turn::Bets {
                break;
            }
            self.talk.tell(&self.felt.text(&self.lines(name)))?;
            let Some(wanted) = self.asked_move()? else { return self.left() };
            outcome = self.table.play(wanted);
        }
        self.talk.tell(&self.felt.text(&self.lines(name)))?;
        let results = self.table.results().unwrap_or_default();
        for insurance in results.iter().map(|seat| seat.insurance).filter(|won| *won != 0) {
            let key = if insurance > 0 { "play-insurance-won" } else { "play-insurance-lost" };
            let with = [("won", insurance.unsigned_abs().into())];
            self.talk.tell(&(self.lang.say(key, &with) + "\n"))?;
        }
        let won: i64 =
            results.iter().map(|seat| seat.hands.iter().sum::<i64>() + seat.insurance).sum();
        self.chips = self.chips.saturating_add_signed(won);
        let key = match won {
            0 => "play-pushed",
            1.. => "play-chips-won",
            _ => "play-chips-lost",
        };
        let with = [("won", won.unsigned_abs().into()), ("chips", self.chips.into())];
        self.talk.tell(&(self.lang.say(key, &with) + "\n"))?;
        Ok(true)
    }

    /// Who leaves in the middle of a round loses what he has bet.
    fn left(&mut self) -> Result<bool, Failure> {
        let bets: u64 = self.staked();
        self.chips -= bets.min(self.chips);
        self.talk.tell(&(self.lang.say("play-left", &[("bets", bets.into())]) + "\n"))?;
        Ok(false)
    }

    fn shuffle(&mut self) -> Result<(), Failure> {
        let rules = self.table.rules();
        let mut draw = self.seed.deal(self.shuffles);
        self.shuffles += 1;
        let pack: Vec<Card> = Card::all_suited().collect();
        let cards = rules.cards_count();
        let (order, told) = match rules.decks {
            Decks::Packs(packs) => {
                let mut order: Vec<Card> = pack.iter().copied().cycle().take(cards).collect();
                fair::fisher_yates(&mut order, &mut draw);
                let with = [("decks", u64::from(packs).into())];
                (order, self.lang.say("play-shuffled", &with))
            }
            Decks::Infinite => {
                let any = |_| pack[draw.index_at_most(pack.len() - 1)];
                ((0..cards).map(any).collect(), self.lang.say("play-shoe-without-end", &[]))
            }
        };
        self.talk.tell(&(told + "\n"))?;
        self.table.shuffle(order).map_err(failure)
    }
}
