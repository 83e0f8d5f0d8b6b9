//! The command to run next.

use misdeal_audit::{DEALS_MIN, DealOrder, Outcome, Verdict};
use misdeal_report::Next;

use super::Args;
use crate::process::quoted;

/// What to do after this verdict: hear more, or see what fair looks like.
pub(super) fn command(args: &Args, verdict: &Verdict) -> Next {
    match verdict.outcome {
        Outcome::Misdeal => {
            let shape = verdict.shape;
            let cards = match (shape.order, shape.dealt == shape.deck) {
                (DealOrder::Sequence, true) => format!("--cards {}", shape.deck),
                (order, _) => {
                    let set = if order == DealOrder::Set { " --unordered" } else { "" };
                    format!("--cards {} --of {}{set}", shape.dealt, shape.deck)
                }
            };
            let deals = verdict.deals.max(DEALS_MIN);
            Next {
                purpose: "the same with a fair shuffle".to_owned(),
                command: format!("misdeal audit --shuffle fisher-yates {cards} --deals {deals}"),
            }
        }
        _ => {
            let deals = (verdict.deals.max(DEALS_MIN) * 10).to_string();
            Next {
                purpose: "more deals see smaller faults".to_owned(),
                command: again(args, &deals),
            }
        }
    }
}

/// This command with more deals.
fn again(args: &Args, deals: &str) -> String {
    let mut words = vec!["misdeal".to_owned(), "audit".to_owned(), "--deals".into(), deals.into()];
    let mut given = std::env::args().skip_while(|word| word != "audit").skip(1);
    while let Some(word) = given.next() {
        if word == "--" {
            words.push(word);
            words.extend(args.command.iter().map(|word| quoted(&word.to_string_lossy())));
            break;
        }
        if word == "--deals" {
            given.next();
        } else if !word.starts_with("--deals=") {
            words.push(quoted(&word));
        }
    }
    words.join(" ")
}
