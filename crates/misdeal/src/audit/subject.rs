//! What is audited, and hearing it: the deals of a program, of files or of a
//! built-in shuffle become a tally.

use std::fs::File;
use std::io::{IsTerminal, Read, stdin};
use std::path::Path;
use std::sync::Arc;

use misdeal_audit::text::{HEAD_DEALS, Naming, Note, Text, TextOptions, Unit, tokens};
use misdeal_audit::{
    DealOrder, InvalidDeal, Made, RunOptions, Shape, Source, Streamed, Tally, tally,
};
use misdeal_report::SeedOf;
use misdeal_shuffle::ShuffleSpec;
use misdeal_shuffle::study::EndlessDeal;

use super::Args;
use crate::dealer::Dealer;
use crate::deck_named::deck_named;
use crate::failure::Failure;
use crate::process::{Chunks, Rerun, Start, Suspect};
use crate::progress::Progress;
use crate::{seed, stop};

/// What was heard of a subject.
#[derive(Debug)]
pub(super) struct Heard {
    pub(super) tally: Tally,
    pub(super) subject: String,
    pub(super) seed: String,
    pub(super) seed_of: SeedOf,
    pub(super) naming: Naming,
    pub(super) unit: Unit,
    pub(super) notes: Vec<Note>,
    /// Of several files, the first that has a bad deal, and that deal.
    pub(super) first_invalid: Option<(String, InvalidDeal)>,
}

impl Heard {
    fn deals(&self) -> u64 {
        self.tally.deals() + self.tally.invalid().deals
    }
}

const THREE_WAYS: &str = "misdeal audit -- ./program   or   misdeal audit deals.txt   \
                          or   misdeal audit --shuffle NAME";

pub(super) fn hear(args: &Args) -> Result<Heard, Failure> {
    if args.rerun && args.command.is_empty() {
        let failure = Failure::new("--rerun: there is no program to start again");
        return Err(failure.hint("misdeal audit --rerun -- ./program"));
    }
    if let Some(name) = &args.shuffle {
        return built_in(args, name.parse().map_err(Failure::from)?);
    }
    if let Some((program, arguments)) = args.command.split_first() {
        let (program, arguments) = (program.clone(), arguments.to_vec());
        return run_program(args, Start { program, arguments, timeout: args.timeout });
    }
    match &args.files[..] {
        [] if stdin().is_terminal() => Err(Failure::new("nothing to audit").hint(THREE_WAYS)),
        [] => files(args, &[Path::new("-")]),
        paths => files(args, &paths.iter().map(|path| &**path).collect::<Vec<_>>()),
    }
}

fn built_in(args: &Args, spec: ShuffleSpec) -> Result<Heard, Failure> {
    let named = args.deck.as_deref().map(deck_named).transpose()?;
    let size = named.as_ref().map(|deck| deck.len() as u32);
    let deck = args.of.or(size).or(args.cards).unwrap_or(52);
    let dealt = args.cards.unwrap_or(deck);
    if dealt > deck {
        let what =
            format!("--cards {dealt}: a deal cannot hold more than the {deck} cards of the deck");
        return Err(Failure::new(what).hint("--cards is what a deal holds, --of the whole deck"));
    }
    if args.unordered && dealt == deck {
        let what = "--unordered: as sets all deals of a whole deck are the same";
        return Err(
            Failure::new(what).hint("say how many of the cards a deal holds: --cards K --of N")
        );
    }
    let order = if args.unordered { DealOrder::Set } else { DealOrder::Sequence };
    let shape = Shape { deck, dealt, order };
    let seed = seed::given_or_fresh(args.seed)?;
    let progress = Progress::new(args.deals, args.quiet);
    let subject = spec.to_string();
    let tally = match Dealer::new(spec, seed) {
        Dealer::Fresh(spec, seed) => {
            let make = move |index: u64, deal: &mut Vec<u32>| {
                deal.extend(0..deck);
                spec.shuffle(deal, &mut seed.deal(index));
                deal.truncate(dealt as usize);
            };
            count(args, args.deals, Made::new(shape, make), &progress)
        }
        Dealer::Study(mut dealer) => {
            let make = move |deal: &mut Vec<u32>| {
                deal.extend(0..deck);
                dealer.deal(deal)?;
                deal.truncate(dealt as usize);
                Ok::<_, EndlessDeal>(())
            };
            count(args, args.deals, Streamed::new(shape, make), &progress)
        }
    };
    Ok(Heard {
        tally: tally?,
        subject,
        seed: seed.to_string(),
        seed_of: SeedOf::Deals,
        naming: named.as_ref().map_or(Naming::Numbers { first: 0 }, Naming::of_deck),
        unit: Unit::Deal,
        notes: Vec::new(),
        first_invalid: None,
    })
}

fn run_program(args: &Args, start: Start) -> Result<Heard, Failure> {
    let subject = start.shown();
    let progress = Progress::new(args.deals, args.quiet);
    let heard = if args.rerun {
        let options = TextOptions { lines_per_deal: 1, unit: Unit::Run, ..options(args)? };
        let runs = Rerun::new(start, progress.clone())?;
        read(args, args.deals, runs, subject, &options, &progress)
    } else {
        let suspect = Suspect::start(&start)?;
        read(args, args.deals, suspect, subject, &options(args)?, &progress)
    };
    progress.wipe();
    heard
}

fn files(args: &Args, paths: &[&Path]) -> Result<Heard, Failure> {
    let options = options(args)?;
    let progress = Progress::new(args.deals, args.quiet);
    let mut all: Option<Heard> = None;
    for path in paths {
        let name = path.display().to_string();
        let within = |failure: Failure| match paths.len() {
            1 => failure,
            _ => failure.within(&name),
        };
        let deals = args.deals - all.as_ref().map_or(0, |heard| heard.deals());
        if deals == 0 || stop::is_wanted() && all.is_some() {
            break;
        }
        let heard = file(args, deals, path, &options, &progress);
        progress.wipe();
        all = Some(match (all, heard.map_err(within)?) {
            (None, heard) => heard,
            (Some(sum), heard) => merge(sum, heard)?,
        });
    }
    all.ok_or_else(|| Failure::new("nothing to audit").hint(THREE_WAYS))
}

fn file(
    args: &Args,
    deals: u64,
    path: &Path,
    options: &TextOptions,
    progress: &Progress,
) -> Result<Heard, Failure> {
    if path == Path::new("-") {
        let input = Chunks::new(stdin());
        return read(args, deals, input, "standard input".to_owned(), options, progress);
    }
    let name = path.display().to_string();
    let cannot = |error| Failure::new(format!("cannot read {name}: {error}"));
    let about = path.metadata().map_err(cannot)?;
    if about.is_dir() {
        let failure = Failure::new(format!("cannot read {name}: it is a folder"));
        return Err(failure.hint("give the files in it, or a program after --"));
    }
    if about.is_file() {
        let file = File::open(path).map_err(cannot)?;
        return read(args, deals, file, name, options, progress);
    }
    // A pipe may keep us waiting, even for being opened.
    let input = Chunks::of_file(path.to_owned());
    read(args, deals, input, name, options, progress)
}

fn merge(mut sum: Heard, next: Heard) -> Result<Heard, Failure> {
    if sum.tally.shape() != next.tally.shape() || sum.naming != next.naming {
        let reading = |heard: &Heard| {
            let shape = heard.tally.shape();
            let from = match &heard.naming {
                Naming::Numbers { first } => format!(" counted from {first}"),
                Naming::Words(_) => " by name".to_owned(),
            };
            format!("{} of {} cards a deal{from}", shape.dealt, shape.deck)
        };
        let (a, b) = (reading(&sum), reading(&next));
        let what = format!("{}: got {b}, but the files before have {a}", next.subject);
        return Err(Failure::new(what)
            .hint("if it is one deck, say what holds for all: --of N --first-index 0, say"));
    }
    sum.tally.merge(next.tally);
    sum.subject = format!("{} {}", sum.subject, next.subject);
    sum.first_invalid = sum.first_invalid.or(next.first_invalid);
    for note in next.notes {
        if !sum.notes.contains(&note) {
            sum.notes.push(note);
        }
    }
    Ok(sum)
}

fn read<R: Read + Send>(
    args: &Args,
    deals_max: u64,
    input: R,
    subject: String,
    options: &TextOptions,
    progress: &Progress,
) -> Result<Heard, Failure> {
    let source = Text::open(input, options)?;
    let (naming, notes) = (source.layout().naming(), source.layout().notes.clone());
    let tally = count(args, deals_max, source, progress)?;
    let first_invalid = tally.invalid().first.map(|deal| (subject.clone(), deal));
    // Nothing in the battery is drawn at random.
    let seed = "0".to_owned();
    let seed_of = SeedOf::Battery;
    let unit = options.unit;
    Ok(Heard { tally, subject, seed, seed_of, naming, unit, notes, first_invalid })
}

fn count<S: Source>(
    args: &Args,
    deals_max: u64,
    source: S,
    progress: &Progress,
) -> Result<Tally, Failure> {
    let cores = || std::thread::available_parallelism().map_or(1, Into::into);
    let threads = args.threads.map_or_else(cores, usize::from);
    let options = RunOptions { deals_max, threads };
    let watch = |deals| {
        progress.at(deals);
        !stop::is_wanted()
    };
    let tally = tally(source, &options, &watch);
    progress.wipe();
    Ok(tally?)
}

fn options(args: &Args) -> Result<TextOptions, Failure> {
    if args.cards == Some(0) || args.of == Some(0) {
        let failure = Failure::new("a deck of 0 cards: there is nothing to read");
        return Err(failure.hint("leave --cards and --of out, and the deals say it themselves"));
    }
    let start_order = args.start_order.as_deref().map(|text| {
        tokens(text.as_bytes())
            .map_err(|error| Failure::new(format!("--start-order: {error}")).hint(error.hint()))
    });
    Ok(TextOptions {
        deck: args.deck.as_deref().map(deck_named).transpose()?.map(Arc::new),
        cards: args.cards,
        of: args.of,
        order: args.unordered.then_some(DealOrder::Set),
        first_index: args.first_index,
        start_order: start_order.transpose()?,
        lines_per_deal: args.lines_per_deal as usize,
        unit: Unit::Line,
        head_deals: HEAD_DEALS.min(args.deals),
    })
}
