//! `misdeal deal`: shuffle and show decks, hands, and every step between.

mod args;
mod cards;
mod json;
mod rate;
mod show;
mod table;

use std::io::{BufWriter, Write};

use misdeal_shuffle::{Fairness, ShuffleSpec};

pub(crate) use args::Args;

use self::args::Format;
use self::cards::Cards;
use self::rate::Rating;
use self::show::Show;
use self::table::Table;
use crate::dealer::Dealer;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::{seed, stop};

pub(crate) fn run(args: &Args) -> Result<Exit, Failure> {
    let spec = spec(args)?;
    if args.show_steps && spec.generator().is_some() {
        let failure = Failure::new("--show-steps: a study generator shows whole deals only");
        return Err(failure.hint("leave --show-steps out, or generator= out"));
    }
    if args.rest && args.script.is_none() && args.seats.is_none() {
        let failure = Failure::new("--rest: nobody is dealt to, so nothing is left over");
        return Err(failure.hint("say who is dealt to: --script NAME or --seats N"));
    }
    let script = table::script(args)?;
    let cards = Cards::of(args, script.as_ref())?;
    let table = match script {
        Some(script) => Some(Table::new(args, script, cards.count())?),
        None => Table::plain(args, cards.count())?,
    };
    if args.rate.is_some() && table.is_none() {
        let failure = Failure::new("--rate: nobody is dealt to, so there are no hands");
        return Err(failure.hint("say who is dealt to: --seats 2 --each 5, or --script holdem"));
    }
    if args.rate.is_some() && !matches!(args.format, None | Some(Format::Hands | Format::Json)) {
        let failure = Failure::new("--rate: this --format shows no hands");
        return Err(failure.hint("--format hands and --format json do"));
    }
    let rating = args.rate.map(|name| Rating::new(name, &cards)).transpose()?;
    let seed = seed::given_or_fresh(args.seed)?;
    let mut notes = anstream::stderr().lock();
    // Notes are a courtesy; a closed standard error does not stop the deal.
    if args.seed.is_none() {
        let _ = writeln!(notes, "seed: {seed}");
    }
    let caution = match spec.entry().fairness {
        _ if spec.generator().is_some() => Some("it is kept for study"),
        Fairness::Fair => None,
        Fairness::Physical => Some("it is what hands or a machine do"),
        Fairness::Faulty => Some("it is kept for study"),
    };
    if let Some(caution) = caution {
        let _ = writeln!(notes, "note: {spec} is not a fair shuffle; {caution}");
    }
    drop(notes);
    let show = Show::new(args, &cards, table.as_ref(), rating, &spec, seed);
    let stdout = anstream::AutoStream::auto(std::io::stdout().lock());
    let mut out = BufWriter::new(stdout);
    let mut say =
        |text: String| out.write_all(text.as_bytes()).map_err(|error| Failure::writing(&error));
    let mut dealer = Dealer::new(spec, cards.count(), seed);
    for index in 0..args.count {
        if stop::is_wanted() {
            return Ok(Exit::Interrupted);
        }
        let mut order: Vec<u32> = (0..cards.count()).collect();
        match &dealer {
            Dealer::Fresh(spec, seed) if args.show_steps => {
                say(show.step(0) + &show.deal(index, Some(0), &order)?)?;
                let mut draw = seed.deal(index);
                for times in 1..=spec.washes() {
                    if stop::is_wanted() {
                        return Ok(Exit::Interrupted);
                    }
                    spec.pass(&mut order, &mut draw);
                    say(show.step(times) + &show.deal(index, Some(times), &order)?)?;
                }
            }
            Dealer::Bulk(_) if args.show_steps => {
                say(show.step(0) + &show.deal(index, Some(0), &order)?)?;
                dealer.deal(index, &mut order)?;
                say(show.step(1) + &show.deal(index, Some(1), &order)?)?;
            }
            _ => {
                dealer.deal(index, &mut order)?;
                say(show.header(index) + &show.deal(index, None, &order)?)?;
            }
        }
    }
    out.flush().map_err(|error| Failure::writing(&error))?;
    Ok(Exit::Done)
}

/// The shuffle asked for, `--washes` included.
fn spec(args: &Args) -> Result<ShuffleSpec, Failure> {
    let text = match args.washes {
        None => args.shuffle.clone(),
        Some(washes) => {
            let joint = if args.shuffle.contains(':') { ',' } else { ':' };
            format!("{}{joint}washes={washes}", args.shuffle)
        }
    };
    text.parse().map_err(Failure::from)
}
