//! What each choice with a hand of blackjack is worth.

use misdeal_deck::card_from_str;
use misdeal_games::blackjack::exact::Exact;
use misdeal_games::blackjack::{Action, Chart, Rules, Value};
use misdeal_report::Lang;

use super::columns::columns;
use super::{chart, json};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::lang::lang;
use crate::names;
use crate::output::print;
use crate::ranking::words;

pub(super) fn run(
    hand: &str,
    up: &str,
    name: &str,
    rules: &Rules,
    is_json: bool,
) -> Result<Exit, Failure> {
    let [first, second] = values(hand, "--hand")?;
    let [up] = values(up, "--upcard")?;
    let exact = Exact::new(rules).map_err(|error| Failure::new(error.to_string()))?;
    let chart = Chart::of(rules, &exact);
    let hand = Hand { cards: [first, second], up, exact: &exact, chart: &chart };
    print(&if is_json { json::hand(name, &hand) } else { hand.text(name, lang()) })?;
    Ok(Exit::Done)
}

/// So many cards, of which only the rank counts.
fn values<const N: usize>(text: &str, option: &str) -> Result<[Value; N], Failure> {
    let hint = "cards, with or without a suit: --hand 'T 6' --upcard A";
    let value = |word: &str| {
        let card = card_from_str(word).or_else(|_| card_from_str(&format!("{word}s")));
        card.ok().and_then(Value::of).ok_or_else(|| {
            let word: String = word.chars().take(20).flat_map(char::escape_debug).collect();
            Failure::new(format!("{option}: '{word}' is no card of blackjack")).hint(hint)
        })
    };
    let values = words(text).map(value).collect::<Result<Vec<_>, _>>()?;
    let got = values.len();
    let cards = if N == 1 { "card" } else { "cards" };
    <[Value; N]>::try_from(values)
        .map_err(|_| Failure::new(format!("{option}: got {got}, expected {N} {cards}")).hint(hint))
}

/// Two cards against a third.
pub(super) struct Hand<'a> {
    pub(super) cards: [Value; 2],
    pub(super) up: Value,
    pub(super) exact: &'a Exact,
    pub(super) chart: &'a Chart,
}

impl Hand<'_> {
    /// What each choice that is allowed is worth, in bets.
    pub(super) fn worth(&self) -> Vec<(Action, f64)> {
        let [first, second] = self.cards;
        let choices = self.exact.choices(first, second, self.up);
        let all = [
            (Action::Stand, choices.values.stand),
            (Action::Hit, choices.values.hit),
            (Action::Double, choices.values.double),
            (Action::Split, choices.split),
            (Action::Surrender, choices.surrender),
        ];
        all.into_iter().filter(|(_, worth)| worth.is_finite()).collect()
    }

    /// What the chart says.
    pub(super) fn cell(&self) -> String {
        let [first, second] = self.cards;
        match first == second {
            true => self.chart.pair_cell(first, self.up).to_string(),
            false => self.chart.cell(self.cards.into_iter().collect(), self.up).to_string(),
        }
    }

    fn text(&self, name: &str, lang: Lang) -> String {
        let mut worth = self.worth();
        worth.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        let titles = ["hand-choice", "advice-value"].map(|key| lang.say(key, &[]));
        let row = |(action, worth): &(Action, f64)| {
            vec![mark(*action).to_owned(), format!("{worth:+.6}")]
        };
        let rows: Vec<_> = [titles.to_vec()].into_iter().chain(worth.iter().map(row)).collect();
        let cards = self.cards.map(chart::letter).join(" ");
        let with = [
            ("cards", cards.into()),
            ("up", chart::letter(self.up).into()),
            ("rules", name.into()),
        ];
        let title = lang.say("hand-title", &with);
        let cell = lang.say("hand-chart", &[("cell", self.cell().into())]);
        let table = columns(&rows, names::terminal());
        format!("{title}\n\n{table}\n{cell}\n{}\n", lang.say("chart-key", &[]))
    }
}

/// As the chart has it.
fn mark(action: Action) -> &'static str {
    match action {
        Action::Stand => "S",
        Action::Hit => "H",
        Action::Double => "D",
        Action::Split => "P",
        Action::Surrender => "R",
    }
}
