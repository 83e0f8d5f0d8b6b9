//! What is seen of the table.

use misdeal_games::blackjack::{PlayerHand, Total, Turn, Value};
use misdeal_report::Lang;

use super::Game;
use crate::play::felt::Line;

impl Game {
    /// The dealer's cards and the player's.
    pub(super) fn lines(&self, name: &str) -> Vec<Line> {
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
            // Late surrender against a natural saves nothing.
            Some(won) if hand.is_surrendered && won.unsigned_abs() < hand.bet => {
                "play-hand-surrendered"
            }
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
