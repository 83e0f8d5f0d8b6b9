//! What is audited, and hearing it: the deals of a program, of files or of a
//! built-in shuffle become a verdict.

use std::fs::File;
use std::io::{IsTerminal, Read, stdin};
use std::path::Path;
use std::sync::Arc;

use misdeal_audit::text::{HEAD_DEALS, Naming, Note, Text, TextOptions, Unit, tokens};
use misdeal_audit::{
    Audit, AuditOptions, Audited, DealOrder, InvalidDeal, Made, Mode, OnceSure, RunOptions, Shape,
    Source, Streamed,
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

/// Once sure, so many deals more are read at least, to measure the effect.
const READ_ON: u64 = 20_000;
/// The same where every deal takes a start of the program.
const READ_ON_RERUN: u64 = 200;

/// What was heard of a subject.
#[derive(Debug)]
pub(super) struct Heard {
    pub(super) audited: Audited,
    pub(super) about: About,
}

/// What a report says of a subject beside its deals.
#[derive(Debug)]
pub(super) struct About {
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
    let mut audit = Audit::new(shape, audit_options(args));
    match Dealer::new(spec, seed) {
        Dealer::Fresh(spec, seed) => {
            let make = move |index: u64, deal: &mut Vec<u32>| {
                deal.extend(0..deck);
                spec.shuffle(deal, &mut seed.deal(index));
                deal.truncate(dealt as usize);
            };
            hear_source(&mut audit, Made::new(shape, make), &progress)?;
        }
        Dealer::Study(mut dealer) => {
            let make = move |deal: &mut Vec<u32>| {
                deal.extend(0..deck);
                dealer.deal(deal)?;
                deal.truncate(dealt as usize);
                Ok::<_, EndlessDeal>(())
            };
            hear_source(&mut audit, Streamed::new(shape, make), &progress)?;
        }
    }
    let about = About {
        subject,
        seed: seed.to_string(),
        seed_of: SeedOf::Deals,
        naming: named.as_ref().map_or(Naming::Numbers { first: 0 }, Naming::of_deck),
        unit: Unit::Deal,
        notes: Vec::new(),
        first_invalid: None,
    };
    Ok(Heard { audited: audit.finish(), about })
}

fn run_program(args: &Args, start: Start) -> Result<Heard, Failure> {
    let subject = start.shown();
    let progress = Progress::new(args.deals, args.quiet);
    let mut text = TextHearing::new(args, &progress);
    let heard = if args.rerun {
        let options = TextOptions { lines_per_deal: 1, unit: Unit::Run, ..options(args)? };
        text.hear(Rerun::new(start, progress.clone())?, subject, &options)
    } else {
        text.hear(Suspect::start(&start)?, subject, &options(args)?)
    };
    progress.wipe();
    heard?;
    text.finish()
}

fn files(args: &Args, paths: &[&Path]) -> Result<Heard, Failure> {
    let options = options(args)?;
    let progress = Progress::new(args.deals, args.quiet);
    let mut text = TextHearing::new(args, &progress);
    for path in paths {
        if text.is_over() {
            break;
        }
        let heard = file(&mut text, path, &options);
        progress.wipe();
        let name = path.display().to_string();
        heard.map_err(|failure| match paths.len() {
            1 => failure,
            _ => failure.within(&name),
        })?;
    }
    text.finish()
}

fn file(text: &mut TextHearing<'_>, path: &Path, options: &TextOptions) -> Result<(), Failure> {
    if path == Path::new("-") {
        return text.hear(Chunks::new(stdin()), "standard input".to_owned(), options);
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
        return text.hear(file, name, options);
    }
    // A pipe may keep us waiting, even for being opened.
    text.hear(Chunks::of_file(path.to_owned()), name, options)
}

/// Texts heard one after the other, as one run of deals.
struct TextHearing<'a> {
    args: &'a Args,
    progress: &'a Progress,
    /// From the first text on.
    under_way: Option<(Audit, Shape, About)>,
}

impl<'a> TextHearing<'a> {
    fn new(args: &'a Args, progress: &'a Progress) -> Self {
        Self { args, progress, under_way: None }
    }

    /// True if no more texts are wanted.
    fn is_over(&self) -> bool {
        self.under_way.as_ref().is_some_and(|(audit, ..)| audit.is_over() || stop::is_wanted())
    }

    /// Hears a text to its end, or as far as it is wanted.
    fn hear<R: Read + Send>(
        &mut self,
        input: R,
        subject: String,
        options: &TextOptions,
    ) -> Result<(), Failure> {
        let source = Text::open(input, options)?;
        let (shape, naming) = (source.shape(), source.layout().naming());
        let notes = source.layout().notes.clone();
        let (audit, _, about) = match &mut self.under_way {
            None => self.under_way.insert((
                Audit::new(shape, audit_options(self.args)),
                shape,
                About {
                    subject: subject.clone(),
                    // Nothing in the battery is drawn at random.
                    seed: "0".to_owned(),
                    seed_of: SeedOf::Battery,
                    naming,
                    unit: options.unit,
                    notes,
                    first_invalid: None,
                },
            )),
            Some((_, first_shape, about)) if (*first_shape, &about.naming) != (shape, &naming) => {
                let (a, b) = (reading(*first_shape, &about.naming), reading(shape, &naming));
                let what = format!("{subject}: got {b}, but the files before have {a}");
                return Err(Failure::new(what).hint(
                    "if it is one deck, say what holds for all: --of N --first-index 0, say",
                ));
            }
            Some(under_way) => {
                let about = &mut under_way.2;
                about.subject = format!("{} {subject}", about.subject);
                let new = notes.into_iter().filter(|note| !about.notes.contains(note));
                let new: Vec<Note> = new.collect();
                about.notes.extend(new);
                under_way
            }
        };
        let invalid = hear_source(audit, source, self.progress)?;
        let first = invalid.map(|deal| (subject, deal));
        about.first_invalid = about.first_invalid.take().or(first);
        Ok(())
    }

    fn finish(self) -> Result<Heard, Failure> {
        let nothing = || Failure::new("nothing to audit").hint(THREE_WAYS);
        let (audit, _, about) = self.under_way.ok_or_else(nothing)?;
        Ok(Heard { audited: audit.finish(), about })
    }
}

/// How deals are read, in words.
fn reading(shape: Shape, naming: &Naming) -> String {
    let from = match naming {
        Naming::Numbers { first } => format!(" counted from {first}"),
        Naming::Words(_) => " by name".to_owned(),
    };
    format!("{} of {} cards a deal{from}", shape.dealt, shape.deck)
}

/// Hears a source; returns the first of its deals that broke the rules.
fn hear_source<S: Source>(
    audit: &mut Audit,
    source: S,
    progress: &Progress,
) -> Result<Option<InvalidDeal>, Failure> {
    let watch = |deals| {
        progress.at(deals);
        !stop::is_wanted()
    };
    let invalid = audit.read(source, &watch);
    progress.wipe();
    Ok(invalid?.first)
}

fn audit_options(args: &Args) -> AuditOptions {
    let cores = || std::thread::available_parallelism().map_or(1, Into::into);
    let threads = args.threads.map_or_else(cores, usize::from);
    let read_on = if args.rerun { READ_ON_RERUN } else { READ_ON };
    AuditOptions {
        alpha: args.alpha,
        mode: if args.fixed { Mode::Fixed } else { Mode::UntilSure },
        // Who asks for the counts wants them of all deals.
        once_sure: if args.table { OnceSure::ReadAll } else { OnceSure::ReadOn(read_on) },
        run: RunOptions { deals_max: args.deals, threads },
    }
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
