//! The exact return of a pay table, as text.

use std::fmt::Write;

use misdeal_games::draw::{ExactReturn, FinalHand, PayTable};
use misdeal_report::Lang;

use super::columns::columns;
use super::json;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::lang::lang;
use crate::names;
use crate::output::print;

pub(super) fn run(table: &PayTable, is_json: bool) -> Result<Exit, Failure> {
    let exact = table.exact_return();
    print(&if is_json { json::exact(table, &exact) } else { text(table, &exact, lang()) })?;
    Ok(Exit::Done)
}

/// The key of a final hand's name.
pub(super) fn key(hand: FinalHand) -> &'static str {
    match hand {
        FinalHand::Nothing => "final-nothing",
        FinalHand::JacksOrBetter => "final-jacks-or-better",
        FinalHand::TwoPair => "final-two-pair",
        FinalHand::ThreeOfAKind => "final-three-of-a-kind",
        FinalHand::Straight => "final-straight",
        FinalHand::Flush => "final-flush",
        FinalHand::FullHouse => "final-full-house",
        FinalHand::FourOfAKind => "final-four-of-a-kind",
        FinalHand::StraightFlush => "final-straight-flush",
        FinalHand::RoyalFlush => "final-royal-flush",
    }
}

fn text(table: &PayTable, exact: &ExactReturn, lang: Lang) -> String {
    let say = |key: &str| lang.say(key, &[]);
    let mut text =
        format!("{}\n\n", lang.say("simulate-draw", &[("table", table.to_string().into())]));
    let mean = format!("{:.8}", 100.0 * exact.mean_f64());
    let with = [("percent", mean.into()), ("fraction", exact.mean.to_string().into())];
    let _ = writeln!(text, "{}", lang.say("simulate-return", &with));
    let deviation = format!("{:.4}", exact.deviation());
    let _ = writeln!(text, "{}\n", lang.say("simulate-deviation", &[("coins", deviation.into())]));
    let titles =
        ["simulate-hand", "simulate-pays", "simulate-chance", "simulate-one-in", "simulate-share"];
    let mut rows = vec![titles.map(say).to_vec()];
    for hand in FinalHand::ALL.into_iter().rev() {
        let (chance, pay) = (exact.finals.chance(hand), table.pay(hand));
        rows.push(vec![
            say(key(hand)),
            pay.to_string(),
            format!("{:.6} %", 100.0 * chance),
            if chance > 0.0 { format!("{:.3}", 1.0 / chance) } else { "-".to_owned() },
            format!("{:.4} %", 100.0 * chance * f64::from(pay)),
        ]);
    }
    text.push_str(&columns(&rows, names::terminal()));
    text.push('\n');
    let hands: u64 = exact.held_counts.iter().sum();
    let mut rows = vec![vec![say("simulate-held"), say("simulate-hands"), say("simulate-part")]];
    for (held, &count) in exact.held_counts.iter().enumerate() {
        let part = 100.0 * count as f64 / hands as f64;
        rows.push(vec![
            held.to_string(),
            lang.say("simulate-count", &[("count", count.into())]),
            format!("{part:.3} %"),
        ]);
    }
    text.push_str(&columns(&rows, names::terminal()));
    let _ =
        writeln!(text, "\n{}", lang.say("simulate-ties", &[("hands", exact.ties_count.into())]));
    text
}
