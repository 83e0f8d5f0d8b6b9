//! The command to run next.

use misdeal_audit::{DealOrder, Outcome, Verdict};
use misdeal_report::{Next, Purpose, quoted};

use super::Args;

/// A comparison is made with so many deals at least.
const DEALS_MIN: u64 = 20_000;

/// What to do after this verdict: see what fair or faulty looks like at this
/// size, or hear more.
pub(super) fn command(args: &Args, verdict: &Verdict) -> Next {
    let deck = args.reading.deck.as_deref();
    let heard = verdict.deals + verdict.invalid.deals;
    let (purpose, deals) = match verdict.outcome {
        Outcome::Misdeal => return comparison(verdict, deck),
        // There are no more deals to be had by asking for more.
        _ if heard < args.deals || verdict.shape.deck < 2 => {
            return comparison(verdict, deck);
        }
        Outcome::TooFewDeals => {
            let deals = round_up(needed(verdict).max(heard + 1));
            (Purpose::EverydayFaults, deals)
        }
        _ => (Purpose::SmallerFaults, heard * 10),
    };
    Next { purpose, command: again(args, &deals.to_string()) }
}

/// What fair or faulty looks like at this size, of the named deck if there is one.
pub(crate) fn comparison(verdict: &Verdict, deck: Option<&str>) -> Next {
    let built_in = |name: &str, deals: u64| {
        let cards = cards(verdict, deck);
        format!("misdeal audit --shuffle {name} {cards} --deals {deals}")
    };
    let deals = needed(verdict).max(DEALS_MIN);
    let (purpose, command) = match verdict.outcome {
        // One order only: another shuffle cannot look any different.
        _ if verdict.shape.deck < 2 => {
            (Purpose::MoreOrders, "misdeal audit --shuffle global-swap".to_owned())
        }
        Outcome::Misdeal => {
            let deals = verdict.deals.max(deals);
            (Purpose::FairShuffle, built_in("fisher-yates", deals))
        }
        _ => (Purpose::FaultyShuffle, built_in("global-swap", deals)),
    };
    Next { purpose, command }
}

/// The deals that show every everyday fault.
fn needed(verdict: &Verdict) -> u64 {
    verdict.power.faults.iter().filter_map(|fault| fault.deals_needed).max().unwrap_or(0)
}

/// Up to two digits that count.
fn round_up(deals: u64) -> u64 {
    let unit = 10u64.pow(deals.checked_ilog10().unwrap_or(0).saturating_sub(1));
    deals.div_ceil(unit).saturating_mul(unit)
}

fn cards(verdict: &Verdict, deck: Option<&str>) -> String {
    let shape = verdict.shape;
    if let Some(deck) = deck {
        // Its ranks and suits have tests of their own.
        let some = (shape.dealt < shape.deck).then(|| format!(" --cards {}", shape.dealt));
        let set = if shape.order == DealOrder::Set { " --unordered" } else { "" };
        return format!("--deck {}{}{set}", quoted(deck), some.unwrap_or_default());
    }
    let cards = match (shape.order, shape.dealt == shape.deck) {
        (DealOrder::Set, _) => format!("--cards {} --of {} --unordered", shape.dealt, shape.deck),
        (DealOrder::Sequence, true) => format!("--cards {}", shape.deck),
        (DealOrder::Sequence, false) => format!("--cards {} --of {}", shape.dealt, shape.deck),
    };
    // As many of each card as the deck has; of others there is nothing to say.
    let even = verdict.alike.copies().and_then(|classes| {
        let copies = classes.copies(0);
        (0..classes.count()).all(|class| classes.copies(class) == copies).then_some(copies)
    });
    even.map_or(cards.clone(), |copies| format!("{cards} --copies {copies}"))
}

/// Flags with a value that the command to run next does not have: outputs would be written over.
const LEFT_OUT: [&str; 4] = ["--deals", "--html", "--svg", "--save-tally"];

/// This command with more deals.
fn again(args: &Args, deals: &str) -> String {
    let mut words = vec!["misdeal".to_owned(), "audit".to_owned(), "--deals".into(), deals.into()];
    let mut given = std::env::args_os().map(|word| word.to_string_lossy().into_owned());
    // Global flags may stand before the name of the command.
    let before = given.by_ref().skip(1).take_while(|word| word != "audit").collect::<Vec<_>>();
    words.splice(1..1, before);
    while let Some(word) = given.next() {
        if word == "--" {
            words.push(word);
            words.extend(args.command.iter().map(|word| quoted(&word.to_string_lossy())));
            break;
        }
        let name = word.split('=').next().unwrap_or_default();
        if name == "--json" {
            // Its file stands behind an equals sign.
        } else if LEFT_OUT.contains(&name) {
            if name == word {
                given.next();
            }
        } else {
            words.push(quoted(&word));
        }
    }
    words.join(" ")
}
