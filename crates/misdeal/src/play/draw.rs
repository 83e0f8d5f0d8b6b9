//! Five-card draw at the table.

use std::fmt::Write as _;
use std::io::Write as _;

use misdeal_deck::Card;
use misdeal_games::draw::{
    DEALER_HANDS, Dealt, Finished, Hold, Winner, dealer_hands_beaten, held_values,
};
use misdeal_games::poker::{HandRank, Ranking, Standard};
use misdeal_report::Lang;
use misdeal_shuffle::{Seed, fair};

use super::choice::{Choice, choice};
use super::rows::{Row, Rows};
use super::talk::{Answer, Talk};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::lang::lang;
use crate::names::Names;
use crate::ranking::in_words;
use crate::stop;

/// Plays rounds until the player has enough; round `t` is deal `t` of the seed.
pub(super) fn play(seed: Seed, names: Option<Names>) -> Result<Exit, Failure> {
    let lang = lang();
    let mut table = Table { talk: Talk::new(), lang, rows: Rows::new(names, lang), seed };
    let result = table.play();
    // A courtesy; a closed standard error does not matter.
    let replay = lang.say("play-replay", &[("seed", seed.to_string().into())]);
    let _ = writeln!(anstream::stderr(), "{replay}");
    result
}

struct Table {
    talk: Talk,
    lang: Lang,
    rows: Rows,
    seed: Seed,
}

/// Rounds won and lost by the player, and drawn.
#[derive(Clone, Copy, Default)]
struct Score {
    won: u64,
    lost: u64,
    drawn: u64,
}

impl Table {
    fn play(&mut self) -> Result<Exit, Failure> {
        self.talk.tell(&(self.lang.say("play-draw-rules", &[]) + "\n"))?;
        let mut score = Score::default();
        for round in 0.. {
            let dealt = self.dealt(round)?;
            let number = self.lang.say("play-round", &[("number", (round + 1).into())]);
            let rows = [
                self.row("play-you", dealt.player()),
                Row::hidden(self.lang.say("play-dealer", &[])),
            ];
            self.talk.tell(&format!(
                "\n{number}\n{}{}",
                self.rows.numbers(),
                self.rows.text(&rows)
            ))?;
            let Some(hold) = self.asked_hold(&dealt)? else { break };
            let finished = dealt.exchange(hold).map_err(|error| Failure::new(error.to_string()))?;
            score.add(finished.winner());
            self.talk.tell(&self.told(&dealt, &finished, score))?;
            if !self.talk.wants_more(self.lang)? {
                break;
            }
        }
        Ok(if stop::is_wanted() { Exit::Interrupted } else { Exit::Done })
    }

    fn dealt(&self, round: u64) -> Result<Dealt, Failure> {
        let mut deck: Vec<Card> = Card::all_suited().collect();
        fair::fisher_yates(&mut deck, &mut self.seed.deal(round));
        Dealt::new(&deck).map_err(|error| Failure::new(error.to_string()))
    }

    /// What the player keeps; none if he leaves.
    fn asked_hold(&self, dealt: &Dealt) -> Result<Option<Hold>, Failure> {
        loop {
            let Answer::Line(answer) = self.talk.ask(&self.lang.say("play-exchange", &[]))? else {
                return Ok(None);
            };
            match choice(&answer) {
                Choice::Leave => return Ok(None),
                Choice::Hint => self.talk.tell(&(self.hint(dealt)? + "\n"))?,
                Choice::Unknown(word) => {
                    let text = self.lang.say("play-unknown", &[("word", word.into())]);
                    self.talk.tell(&format!("{text}\n"))?;
                }
                Choice::Exchange(hold) if dealt.can_exchange(hold) => return Ok(Some(hold)),
                Choice::Exchange(_) => {
                    self.talk.tell(&(self.lang.say("play-too-many", &[]) + "\n"))?;
                }
            }
        }
    }

    /// The best exchange against what the dealer usually ends with.
    fn hint(&self, dealt: &Dealt) -> Result<String, Failure> {
        let values = held_values(dealt.player(), dealer_hands_beaten)
            .map_err(|error| Failure::new(error.to_string()))?;
        let percent = |hold: Hold| {
            let held = values.iter().find(|held| held.hold == hold);
            let chance = held.map_or(0.0, |held| held.value() / DEALER_HANDS as f64);
            format!("{:.1}", 100.0 * chance)
        };
        // The best come first; to keep all is among them.
        let best = values.iter().map(|held| held.hold).find(|&hold| dealt.can_exchange(hold));
        let best = best.unwrap_or(Hold::ALL);
        let numbers = (0..5).filter(|&place| !best.keeps(place)).map(|place| place + 1);
        let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
        let chances = [("chance", percent(best).into()), ("kept", percent(Hold::ALL).into())];
        Ok(match numbers.is_empty() {
            true => self.lang.say("play-hint-none", &chances),
            false => {
                let cards = ("cards", numbers.join(" ").into());
                self.lang.say("play-hint", &[cards, chances[0].clone(), chances[1].clone()])
            }
        })
    }

    /// Both hands before and after, and who wins.
    fn told(&self, dealt: &Dealt, finished: &Finished, score: Score) -> String {
        let rows = [
            self.row("play-you", finished.player),
            self.row("play-dealer-before", dealt.dealer()),
            self.row("play-dealer", finished.dealer),
        ];
        let exchanged = 5 - finished.dealer_hold.count() as u64;
        let winner = match finished.winner() {
            Winner::Player => "play-won",
            Winner::Dealer => "play-lost",
            Winner::Nobody => "play-drawn",
        };
        let score =
            [("won", score.won.into()), ("lost", score.lost.into()), ("drawn", score.drawn.into())];
        let mut text = self.rows.text(&rows);
        let dealer = self.lang.say("play-dealer-exchanges", &[("cards", exchanged.into())]);
        let _ = writeln!(text, "{dealer}");
        let gap = if self.lang == Lang::Zh { "" } else { " " };
        let (winner, score) = (self.lang.say(winner, &[]), self.lang.say("play-score", &score));
        let _ = writeln!(text, "{winner}{gap}{score}");
        text
    }

    fn row(&self, label: &str, cards: [Card; 5]) -> Row {
        let rank: HandRank = Standard::rank(cards.iter().collect());
        Row {
            label: self.lang.say(label, &[]),
            cards: Some(cards),
            words: in_words(rank, self.lang),
        }
    }
}

impl Score {
    fn add(&mut self, winner: Winner) {
        match winner {
            Winner::Player => self.won += 1,
            Winner::Dealer => self.lost += 1,
            Winner::Nobody => self.drawn += 1,
        }
    }
}
