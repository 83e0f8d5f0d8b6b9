//! Blackjack at the table.

use std::io::Write as _;

use misdeal_deck::Card;
use misdeal_games::blackjack::{
    Action, Chart, Move, PlayerHand, Table, TableError, Total, Turn, Value,
};
use misdeal_report::Lang;
use misdeal_shuffle::{Seed, fair};

use super::choice::{self, BlackjackAnswer};
use super::felt::{Felt, Line};
use super::post;
use super::talk::{Answer, Talk};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::lang::lang;
use crate::names::Names;
use crate::rules_named::{NamedRules, rules_named};
use crate::{seed, stop};

/// Blackjack, with chips.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Rules of `misdeal list rules`, with keys: vegas-6d:soft17=hit; seed is the post's game
    #[arg(long, value_name = "RULES", default_value = "vegas-6d")]
    rules: String,

    /// Chips to begin with
    #[arg(long, value_name = "CHIPS", default_value_t = 1_000,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    chips: u64,

    /// Deal the cards of an earlier game again
    #[arg(long, alias = "seed", value_name = "SEED")]
    replay: Option<Seed>,

    /// How to write cards; else by the language
    #[arg(long, value_name = "STYLE")]
    names: Option<Names>,
}

/// The bet of those who have not said another.
const BET: u64 = 10;

pub(super) fn run(args: &Args) -> Result<Exit, Failure> {
    let rules = rules_named(&args.rules)?;
    let seed = seed::given_or_fresh(args.replay)?;
    let lang = lang();
    let (talk, felt) = (Talk::new(), Felt::new(args.names, lang));
    let result = match rules {
        NamedRules::Post(rules) => post::play(rules, seed, &talk, &felt, lang),
        NamedRules::Casino(rules) => {
            let table = Table::new(rules, 1).map_err(failure)?;
            let (chips, bet) = (args.chips, BET.min(args.chips));
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
        let mut deck: Vec<Card> = (0..rules.decks).flat_map(|_| Card::all_suited()).collect();
        fair::fisher_yates(&mut deck, &mut self.seed.deal(self.shuffles));
        self.shuffles += 1;
        let with = [("decks", u64::from(rules.decks).into())];
        self.talk.tell(&(self.lang.say("play-shuffled", &with) + "\n"))?;
        self.table.shuffle(deck).map_err(failure)
    }

    fn asked_bet(&self) -> Result<Option<u64>, Failure> {
        let most = self.chips.min(Table::BET_MAX);
        let usual = self.bet.min(most);
        loop {
            let with =
                [("chips", self.chips.into()), ("usual", usual.into()), ("most", most.into())];
            let Answer::Line(answer) = self.talk.ask(&self.lang.say("play-bet", &with))? else {
                return Ok(None);
            };
            match choice::bet(&answer, usual) {
                Ok(None) => return Ok(None),
                Ok(Some(bet)) if (1..=most).contains(&bet) => return Ok(Some(bet)),
                _ => self.talk.tell(&(self.lang.say("play-bet-range", &with) + "\n"))?,
            }
        }
    }

    /// What the player wants; none if he leaves.
    fn asked_move(&mut self) -> Result<Option<Move>, Failure> {
        if let Turn::Offers { .. } = self.table.turn() {
            return self.asked_offers();
        }
        loop {
            let allowed = Action::ALL.into_iter().filter(|&action| self.can_pay(action));
            let names: Vec<String> =
                allowed.map(|action| self.lang.say(key(action), &[])).collect();
            let with = [("actions", names.join(&self.lang.say("play-or", &[])).into())];
            let Answer::Line(answer) = self.talk.ask(&self.lang.say("play-action", &with))? else {
                return Ok(None);
            };
            match choice::blackjack(&answer) {
                BlackjackAnswer::Leave => return Ok(None),
                BlackjackAnswer::Hint => {
                    let hint = self.hint()?;
                    self.talk.tell(&(hint + "\n"))?;
                }
                BlackjackAnswer::Act(action) => match self.table.verify(Move::Act(action)) {
                    Ok(()) if self.can_pay(action) => return Ok(Some(Move::Act(action))),
                    Ok(()) => self.talk.tell(&(self.lang.say("play-cannot-pay", &[]) + "\n"))?,
                    Err(_) => self.talk.tell(&(self.lang.say("play-not-now", &with) + "\n"))?,
                },
                BlackjackAnswer::Unknown(word) if word.is_empty() => {}
                BlackjackAnswer::Unknown(word) => {
                    let with = [("word", word.into()), with[0].clone()];
                    self.talk.tell(&(self.lang.say("play-no-action", &with) + "\n"))?;
                }
            }
        }
    }

    /// Insurance, then early surrender.
    fn asked_offers(&self) -> Result<Option<Move>, Failure> {
        let surrender = Move::Act(Action::Surrender);
        let half = self.bet / 2;
        let offers = [
            (Move::Insure, "play-insurance", self.staked() + half <= self.chips && half > 0),
            (surrender, "play-early-surrender", true),
        ];
        for (wanted, key, is_payable) in offers {
            if !self.table.can(wanted) || !is_payable {
                continue;
            }
            loop {
                let question = self.lang.say(key, &[("half", half.into())]);
                let Answer::Line(answer) = self.talk.ask(&question)? else { return Ok(None) };
                match choice::yes_please(&answer) {
                    Some(true) => return Ok(Some(wanted)),
                    Some(false) => break,
                    None if choice::leaves(&answer) => return Ok(None),
                    None => self.talk.tell(&(self.lang.say("play-say-yes-or-no", &[]) + "\n"))?,
                }
            }
        }
        Ok(Some(Move::Pass))
    }

    /// Whether an action is allowed and there are chips for it.
    fn can_pay(&self, action: Action) -> bool {
        let more = if matches!(action, Action::Double | Action::Split) { self.bet } else { 0 };
        self.table.can(Move::Act(action)) && self.staked() + more <= self.chips
    }

    /// What is bet in this round.
    fn staked(&self) -> u64 {
        let seat = &self.table.seats()[0];
        seat.insurance + seat.hands.iter().map(|hand| hand.bet).sum::<u64>()
    }

    fn hint(&mut self) -> Result<String, Failure> {
        let Turn::Hand { seat, hand } = self.table.turn() else { return Ok(String::new()) };
        let rules = *self.table.rules();
        if self.chart.is_none() {
            let chart = Chart::new(&rules).map_err(|error| failure(error.into()))?;
            self.chart = Some(chart);
        }
        let hand = &self.table.seats()[seat].hands[hand];
        let up = self.table.dealer().first().and_then(|&card| Value::of(card));
        let allowed = Action::ALL.into_iter().filter(|&action| self.can_pay(action)).collect();
        let (Some(chart), Some(up)) = (&self.chart, up) else { return Ok(String::new()) };
        let pair = hand.pair(rules.split_unlike_tens);
        let action = chart.action(hand.total(), pair, up, allowed);
        let with = [("action", self.lang.say(key(action), &[]).into())];
        Ok(self.lang.say("play-basic-strategy", &with))
    }

    /// The dealer's cards and the player's.
    fn lines(&self, name: &str) -> Vec<Line> {
        let dealer = self.table.dealer();
        let mut lines = vec![Line {
            label: format!("  {}", self.lang.say("play-dealer", &[])),
            cards: dealer.to_vec(),
            hidden: usize::from(self.table.has_hidden_card()),
            note: counted(dealer.iter().filter_map(|&card| Value::of(card)).collect(), self.lang),
        }];
        let hands = &self.table.seats()[0].hands;
        let results = self.table.results().and_then(|seats| seats.into_iter().next());
        for (at, hand) in hands.iter().enumerate() {
            let is_turn = self.table.turn() == Turn::Hand { seat: 0, hand: at } && hands.len() > 1;
            let number = if hands.len() > 1 { format!(" {}", at + 1) } else { String::new() };
            let won = results.as_ref().and_then(|seat| seat.hands.get(at)).copied();
            lines.push(Line {
                label: format!("{} {name}{number}", if is_turn { '>' } else { ' ' }),
                cards: hand.cards.clone(),
                hidden: 0,
                note: self.note(hand, won),
            });
        }
        lines
    }

    fn note(&self, hand: &PlayerHand, won: Option<i64>) -> String {
        let counted = match hand.is_natural() {
            true => self.lang.say("play-natural", &[]),
            false => counted(hand.total(), self.lang),
        };
        let bet = self.lang.say("play-bets", &[("bet", hand.bet.into())]);
        let key = match won {
            None => return format!("{counted}  {bet}"),
            Some(_) if hand.is_surrendered => "play-hand-surrendered",
            Some(_) if hand.total().is_bust() => "play-hand-bust",
            Some(0) => "play-hand-pushed",
            Some(1..) => "play-hand-won",
            Some(_) => "play-hand-lost",
        };
        format!("{counted}  {bet}  {}", self.lang.say(key, &[]))
    }
}

/// `16`, `soft 17`.
fn counted(total: Total, lang: Lang) -> String {
    let points = u64::from(total.points());
    let key = if total.is_soft() { "play-soft" } else { "play-hard" };
    lang.say(key, &[("points", points.into())])
}

fn key(action: Action) -> &'static str {
    match action {
        Action::Stand => "action-stand",
        Action::Hit => "action-hit",
        Action::Double => "action-double",
        Action::Split => "action-split",
        Action::Surrender => "action-surrender",
    }
}
