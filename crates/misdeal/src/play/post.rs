//! The post's game: a name, one card against two, hit or stand, and play again.

use std::io::IsTerminal;

use misdeal_deck::Card;
use misdeal_games::blackjack::{Action, PostGame, PostRules, PostWinner};
use misdeal_report::Lang;
use misdeal_shuffle::{Seed, fair};

use super::blackjack::asked_name;
use super::choice::{self, BlackjackAnswer};
use super::felt::{Felt, Line};
use super::talk::{Answer, Talk};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::stop;

/// Clears the screen and goes to its top.
const CLEAR: &str = "\u{1b}[2J\u{1b}[H";

/// Plays until the player has enough; game `t` is deal `t` of the seed.
pub(super) fn play(
    rules: PostRules,
    seed: Seed,
    talk: &Talk,
    felt: &Felt,
    lang: Lang,
) -> Result<Exit, Failure> {
    if let Some(name) = asked_name(talk, lang)? {
        let table = PostTable { talk, felt, lang, name };
        for round in 0.. {
            if std::io::stdout().is_terminal() {
                talk.tell(CLEAR)?;
            }
            let mut deck: Vec<Card> = Card::all_suited().collect();
            fair::fisher_yates(&mut deck, &mut seed.deal(round));
            let Some(game) = PostGame::new(rules, deck) else { break };
            if !table.play(game)? || !talk.wants_more(lang)? {
                break;
            }
        }
        let goodbye = lang.say("play-goodbye", &[("name", table.name.into())]);
        talk.tell(&(goodbye + "\n"))?;
    }
    Ok(if stop::is_wanted() { Exit::Interrupted } else { Exit::Done })
}

struct PostTable<'a> {
    talk: &'a Talk,
    felt: &'a Felt,
    lang: Lang,
    name: String,
}

impl PostTable<'_> {
    /// One game; whether the player has stayed to its end.
    fn play(&self, mut game: PostGame) -> Result<bool, Failure> {
        loop {
            self.talk.tell(&self.felt.text(&self.lines(&game)))?;
            let question = self.lang.say("play-hit-or-stand", &[]);
            let Answer::Line(answer) = self.talk.ask(&question)? else { return Ok(false) };
            match choice::blackjack(&answer) {
                BlackjackAnswer::Act(Action::Hit) => {
                    if game.hit().is_none() {
                        self.talk.tell(&(self.lang.say("play-no-cards", &[]) + "\n"))?;
                    }
                }
                BlackjackAnswer::Act(Action::Stand) => break,
                BlackjackAnswer::Leave => return Ok(false),
                _ => self.talk.tell(&(self.lang.say("play-hit-or-stand-only", &[]) + "\n"))?,
            }
        }
        let (_, winner) = game.stand();
        self.talk.tell(&self.felt.text(&self.lines(&game)))?;
        let key = match winner {
            PostWinner::Player => "play-won",
            PostWinner::House => "play-house-wins",
            PostWinner::Nobody => "play-nobody-wins",
        };
        self.talk.tell(&(self.lang.say(key, &[]) + "\n"))?;
        Ok(true)
    }

    fn lines(&self, game: &PostGame) -> [Line; 2] {
        let points =
            |points: u16| self.lang.say("play-hard", &[("points", u64::from(points).into())]);
        let line =
            |label, cards: &[Card], note| Line { label, cards: cards.to_vec(), hidden: 0, note };
        let dealer = points(game.dealer_points());
        [
            line(self.lang.say("play-dealer", &[]), game.dealer(), dealer),
            line(self.name.clone(), game.player(), points(game.player_points())),
        ]
    }
}
