//! What is audited, and hearing it: the deals of a program, of files or of a
//! built-in shuffle become a tally.

use std::fs::File;
use std::io::{IsTerminal, Read, stdin};
use std::path::Path;

use misdeal_audit::text::{HEAD_DEALS, Naming, Note, Text, TextOptions, Unit, tokens};
use misdeal_audit::{DealOrder, InvalidDeal, Made, RunOptions, Shape, Source, Tally, tally};
use misdeal_report::SeedOf;
use misdeal_shuffle::ShuffleSpec;

use super::Args;
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

const THREE_WAYS: &str = "misdeal audit -- ./program   or   misdeal audit deals.txt   \
                          or   misdeal audit --shuffle NAME";

pub(super) fn hear(args: &Args) -> Result<Heard, Failure> {
    if args.rerun && args.command.is_empty() {
        let failure = Failure::new("--rerun: there is no program to start again");
        return Err(failure.hint("misdeal audit --rerun -- ./program"));
    }
    if let Some(name) = &args.shuffle {
        return built_in(args, &name.parse().map_err(Failure::from)?);
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

fn built_in(args: &Args, spec: &ShuffleSpec) -> Result<Heard, Failure> {
    let deck = args.of.or(args.cards).unwrap_or(52);
    let dealt = args.cards.unwrap_or(deck);
    if dealt > deck {
        let what = format!("--cards {dealt}: a deal cannot hold more than the {deck} of --of");
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
    let make = move |index: u64, deal: &mut Vec<u32>| {
        deal.extend(0..deck);
        spec.shuffle(deal, &mut seed.deal(index));
        deal.truncate(dealt as usize);
    };
    Ok(Heard {
        tally: count(args, Made::new(shape, make))?,
        subject: spec.to_string(),
        seed: seed.to_string(),
        seed_of: SeedOf::Deals,
        naming: Naming::Numbers { first: 0 },
        unit: Unit::Deal,
        notes: Vec::new(),
        first_invalid: None,
    })
}

fn run_program(args: &Args, start: Start) -> Result<Heard, Failure> {
    let subject = start.shown();
    if args.rerun {
        let options = TextOptions { lines_per_deal: 1, unit: Unit::Run, ..options(args)? };
        // Started once for nothing, so that one that is not there is told so.
        drop(Suspect::start(&start)?);
        read(args, Rerun::new(start), subject, &options)
    } else {
        read(args, Suspect::start(&start)?, subject, &options(args)?)
    }
}

fn files(args: &Args, paths: &[&Path]) -> Result<Heard, Failure> {
    let options = options(args)?;
    let mut all: Option<Heard> = None;
    for path in paths {
        let name = path.display().to_string();
        let within = |failure: Failure| match paths.len() {
            1 => failure,
            _ => failure.within(&name),
        };
        let heard = file(args, path, &options).map_err(within)?;
        all = Some(match all {
            None => heard,
            Some(sum) => merge(sum, heard)?,
        });
    }
    all.ok_or_else(|| Failure::new("nothing to audit").hint(THREE_WAYS))
}

fn file(args: &Args, path: &Path, options: &TextOptions) -> Result<Heard, Failure> {
    if path == Path::new("-") {
        return read(args, Chunks::new(stdin()), "standard input".to_owned(), options);
    }
    let name = path.display().to_string();
    let cannot = |error| Failure::new(format!("cannot read {name}: {error}"));
    let file = File::open(path).map_err(cannot)?;
    if file.metadata().map_err(cannot)?.is_dir() {
        let failure = Failure::new(format!("cannot read {name}: it is a folder"));
        return Err(failure.hint("give the files in it, or a program after --"));
    }
    read(args, file, name, options)
}

fn merge(mut sum: Heard, next: Heard) -> Result<Heard, Failure> {
    if sum.tally.shape() != next.tally.shape() || sum.naming != next.naming {
        let shape = |heard: &Heard| {
            let shape = heard.tally.shape();
            format!("{} of {} cards a deal", shape.dealt, shape.deck)
        };
        let (a, b) = (shape(&sum), shape(&next));
        let what = format!("{}: got {b}, but the files before have {a}", next.subject);
        return Err(Failure::new(what).hint("audit files of different decks one by one"));
    }
    sum.tally.merge(next.tally);
    sum.subject = format!("{} {}", sum.subject, next.subject);
    sum.first_invalid = sum.first_invalid.or(next.first_invalid);
    sum.notes.extend(
        next.notes.into_iter().filter(|note| !sum.notes.contains(note)).collect::<Vec<_>>(),
    );
    Ok(sum)
}

fn read<R: Read + Send>(
    args: &Args,
    input: R,
    subject: String,
    options: &TextOptions,
) -> Result<Heard, Failure> {
    let source = Text::open(input, options)?;
    let (naming, notes) = (source.layout().naming(), source.layout().notes.clone());
    let tally = count(args, source)?;
    let first_invalid = tally.invalid().first.map(|deal| (subject.clone(), deal));
    // Nothing in the battery is drawn at random.
    let seed = "0".to_owned();
    let seed_of = SeedOf::Battery;
    let unit = options.unit;
    Ok(Heard { tally, subject, seed, seed_of, naming, unit, notes, first_invalid })
}

fn count<S: Source>(args: &Args, source: S) -> Result<Tally, Failure> {
    let cores = || std::thread::available_parallelism().map_or(1, Into::into);
    let threads = args.threads.map_or_else(cores, usize::from);
    let options = RunOptions { deals_max: args.deals, threads };
    let progress = Progress::new(args.deals, args.quiet);
    let watch = |deals| {
        progress.at(deals);
        !stop::is_wanted()
    };
    Ok(tally(source, &options, &watch)?)
}

fn options(args: &Args) -> Result<TextOptions, Failure> {
    let start_order = args.start_order.as_deref().map(|text| {
        tokens(text.as_bytes())
            .map_err(|error| Failure::new(format!("--start-order: {error}")).hint(error.hint()))
    });
    Ok(TextOptions {
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
