//! What is audited, and hearing it: the deals of a program, of files or of a
//! built-in shuffle become a verdict.

use std::cell::RefCell;
use std::fs::File;
use std::io::{IsTerminal, Read, stdin};
use std::path::Path;
use std::time::Instant;

use misdeal_audit::text::{Naming, Note, Text, TextOptions, Unit};
use misdeal_audit::{
    Alike, Audit, AuditOptions, Audited, InvalidDeal, Made, Mode, OnceSure, RunOptions, Shape,
    Source, Streamed, Verdict,
};
use misdeal_diagnosis::scores;
use misdeal_report::{Input, Next, Report, SeedOf};
use misdeal_shuffle::study::EndlessDeal;
use misdeal_shuffle::{Seed, ShuffleSpec};

use super::{Args, Cards, Reading};
use crate::dealer::Dealer;
use crate::failure::Failure;
use crate::hashed::{HashSoFar, Hashed};
use crate::process::{Chunks, Rerun, Start, Suspect};
use crate::progress::Progress;
use crate::{seed, stop};

/// Once sure, so many deals more are read at least, to measure the effect.
pub(crate) const READ_ON: u64 = 20_000;
/// The same where every deal takes a start of the program.
const READ_ON_RERUN: u64 = 200;

/// What was heard of a subject.
#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) audited: Audited,
    pub(crate) about: About,
}

/// What a report says of a subject beside its deals.
#[derive(Debug)]
pub(crate) struct About {
    pub(crate) subject: String,
    pub(crate) seed: String,
    pub(crate) seed_of: SeedOf,
    pub(crate) naming: Naming,
    pub(crate) unit: Unit,
    pub(crate) notes: Vec<Note>,
    /// What was read, where a report shall name it.
    pub(crate) inputs: Vec<Input>,
    /// Of several files, the first that has a bad deal, and that deal.
    pub(crate) first_invalid: Option<(String, InvalidDeal)>,
}

impl About {
    /// The report on it, without a diagnosis; `invalid_in` is the one of several files in which the
    /// first bad deal stands.
    pub(crate) fn report(
        self,
        verdict: Verdict,
        next: Next,
        invalid_in: Option<String>,
        began: Instant,
    ) -> Report {
        Report {
            verdict,
            diagnosis: None,
            next,
            subject: self.subject,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            command: std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect(),
            seed: self.seed,
            seed_of: self.seed_of,
            seconds: began.elapsed().as_secs_f64(),
            naming: self.naming,
            unit: self.unit,
            invalid_in,
            inputs: self.inputs,
            maps: Vec::new(),
            notes: self.notes,
            is_interrupted: stop::is_wanted(),
        }
    }
}

/// How to hear, whichever command asks.
#[derive(Debug)]
pub(crate) struct Hearing<'a> {
    pub(crate) reading: &'a Reading,
    pub(crate) options: AuditOptions,
    pub(crate) is_quiet: bool,
    /// Whether to hash what is read.
    pub(crate) is_hashed: bool,
}

impl<'a> Hearing<'a> {
    fn of(args: &'a Args) -> Self {
        let read_on = if args.rerun { READ_ON_RERUN } else { READ_ON };
        let options = AuditOptions {
            alpha: args.alpha,
            mode: if args.fixed { Mode::Fixed } else { Mode::UntilSure },
            // Who asks for the counts wants them of all deals.
            once_sure: if args.table { OnceSure::ReadAll } else { OnceSure::ReadOn(read_on) },
            run: RunOptions { deals_max: args.deals, threads: threads(args.threads) },
        };
        let is_hashed = args.json.file.is_some() || args.page.html.is_some();
        Self { reading: &args.reading, options, is_quiet: args.quiet, is_hashed }
    }

    fn text_options(&self) -> Result<TextOptions, Failure> {
        self.reading.of_text(self.options.run.deals_max)
    }

    /// An audit that tells the live line how it stands.
    fn audit(&self, shape: Shape, alike: &Alike, progress: &Progress) -> Audit {
        let progress = progress.clone();
        Audit::of(shape, alike, self.options)
            .with_scores(scores(shape).into())
            .telling(move |standing| progress.stands(standing))
    }

    fn progress(&self) -> Progress {
        Progress::new(self.options.run.deals_max, self.is_quiet)
    }
}

/// The threads asked for, or one for each core.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, Into::into);
    asked.map_or_else(cores, usize::from)
}

const THREE_WAYS: &str = "misdeal audit -- ./program   or   misdeal audit deals.txt   \
                          or   misdeal audit --shuffle NAME";

pub(super) fn hear(args: &Args) -> Result<Heard, Failure> {
    if args.rerun && args.command.is_empty() {
        let failure = Failure::new("--rerun: there is no program to start again");
        return Err(failure.hint("misdeal audit --rerun -- ./program"));
    }
    if let Some(name) = &args.shuffle {
        let spec = name.parse().map_err(Failure::from)?;
        let seed = seed::given_or_fresh(args.seed)?;
        return built_in(&Hearing::of(args), spec, args.reading.of_built_in()?, seed);
    }
    if let Some((program, arguments)) = args.command.split_first() {
        let (program, arguments) = (program.clone(), arguments.to_vec());
        return run_program(args, Start { program, arguments, timeout: args.timeout });
    }
    match &args.files[..] {
        [] if stdin().is_terminal() => Err(Failure::new("nothing to audit").hint(THREE_WAYS)),
        [] => files(&Hearing::of(args), &[Path::new("-")]),
        paths => {
            let paths: Vec<&Path> = paths.iter().map(|path| &**path).collect();
            files(&Hearing::of(args), &paths)
        }
    }
}

/// Hears deals of these cards that a built-in shuffle makes.
pub(crate) fn built_in(
    hearing: &Hearing<'_>,
    spec: ShuffleSpec,
    cards: Cards,
    seed: Seed,
) -> Result<Heard, Failure> {
    let Cards { shape, naming, alike } = cards;
    let Shape { deck, dealt, .. } = shape;
    let progress = hearing.progress();
    let subject = spec.to_string();
    let mut audit = hearing.audit(shape, &alike, &progress);
    match Dealer::new(spec, deck, seed) {
        Dealer::Fresh(spec, seed) => {
            let make = move |index: u64, deal: &mut Vec<u32>| {
                deal.extend(0..deck);
                spec.shuffle(deal, &mut seed.deal(index));
                deal.truncate(dealt as usize);
            };
            let source = Made::new(shape, make).with_alike(alike);
            hear_source(&mut audit, source, &progress)?;
        }
        Dealer::Bulk(decks) => {
            // Each thread has a copy of this function, and makes the batches that it needs.
            let decks = RefCell::new(decks);
            let make = move |index: u64, deal: &mut Vec<u32>| {
                let mut decks = decks.borrow_mut();
                deal.extend(
                    decks.deck(index).iter().take(dealt as usize).map(|&card| u32::from(card)),
                );
            };
            let source = Made::new(shape, make).with_alike(alike);
            hear_source(&mut audit, source, &progress)?;
        }
        Dealer::Study(mut dealer) => {
            let make = move |deal: &mut Vec<u32>| {
                deal.extend(0..deck);
                dealer.deal(deal)?;
                deal.truncate(dealt as usize);
                Ok::<_, EndlessDeal>(())
            };
            let source = Streamed::new(shape, make).with_alike(alike);
            hear_source(&mut audit, source, &progress)?;
        }
    }
    let about = About {
        subject,
        seed: seed.to_string(),
        seed_of: SeedOf::Deals,
        naming,
        unit: Unit::Deal,
        notes: Vec::new(),
        inputs: Vec::new(),
        first_invalid: None,
    };
    Ok(Heard { audited: audit.finish(), about })
}

fn run_program(args: &Args, start: Start) -> Result<Heard, Failure> {
    let subject = start.shown();
    let hearing = Hearing::of(args);
    let (options, progress) = (hearing.text_options()?, hearing.progress());
    let mut text = TextHearing::new(&hearing, &progress);
    let heard = if args.rerun {
        let options = TextOptions { lines_per_deal: 1, unit: Unit::Run, ..options };
        text.hear(Rerun::new(start, progress.clone())?, subject, &options)
    } else {
        text.hear(Suspect::start(&start)?, subject, &options)
    };
    progress.wipe();
    heard?;
    text.finish()
}

/// Hears recorded deals, of several files as of one; `-` is standard input.
pub(crate) fn files(hearing: &Hearing<'_>, paths: &[&Path]) -> Result<Heard, Failure> {
    let (options, progress) = (hearing.text_options()?, hearing.progress());
    let mut text = TextHearing::new(hearing, &progress);
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
        return text.hear_input(Chunks::new(stdin()), "standard input".to_owned(), None, options);
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
        return text.hear_input(file, name, Some(path), options);
    }
    // A pipe may keep us waiting, even for being opened.
    text.hear_input(Chunks::of_file(path.to_owned()), name, None, options)
}

/// Texts heard one after the other, as one run of deals.
struct TextHearing<'a> {
    hearing: &'a Hearing<'a>,
    progress: &'a Progress,
    /// From the first text on.
    under_way: Option<(Audit, Cards, About)>,
}

impl<'a> TextHearing<'a> {
    fn new(hearing: &'a Hearing<'a>, progress: &'a Progress) -> Self {
        Self { hearing, progress, under_way: None }
    }

    /// True if no more texts are wanted.
    fn is_over(&self) -> bool {
        self.under_way.as_ref().is_some_and(|(audit, ..)| audit.is_over() || stop::is_wanted())
    }

    /// The same of what a report may name with its hash: `file` is where the rest of it can be
    /// read if not all of it was wanted.
    fn hear_input<R: Read + Send>(
        &mut self,
        input: R,
        name: String,
        file: Option<&Path>,
        options: &TextOptions,
    ) -> Result<(), Failure> {
        if !self.hearing.is_hashed {
            return self.hear(input, name, options);
        }
        let so_far = HashSoFar::default();
        self.hear(Hashed { input, so_far: so_far.clone() }, name.clone(), options)?;
        if let Some((.., about)) = &mut self.under_way {
            about.inputs.push(so_far.input(name, file));
        }
        Ok(())
    }

    /// Hears a text to its end, or as far as it is wanted.
    fn hear<R: Read + Send>(
        &mut self,
        input: R,
        subject: String,
        options: &TextOptions,
    ) -> Result<(), Failure> {
        let source = Text::open(input, options)?;
        let (shape, alike, naming) = (source.shape(), source.alike(), source.layout().naming());
        let cards = Cards { shape, naming, alike };
        let notes = source.layout().notes.clone();
        let (audit, _, about) = match &mut self.under_way {
            None => self.under_way.insert((
                self.hearing.audit(shape, &cards.alike, self.progress),
                cards.clone(),
                About {
                    subject: subject.clone(),
                    // Nothing in the battery is drawn at random.
                    seed: "0".to_owned(),
                    seed_of: SeedOf::Battery,
                    naming: cards.naming,
                    unit: options.unit,
                    notes,
                    inputs: Vec::new(),
                    first_invalid: None,
                },
            )),
            Some((_, first, _)) if *first != cards => {
                let (a, b) = (reading(first), reading(&cards));
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
fn reading(cards: &Cards) -> String {
    let from = match &cards.naming {
        Naming::Numbers { first } => format!(" counted from {first}"),
        Naming::Words(_) => " by name".to_owned(),
    };
    let alike = cards
        .alike
        .copies()
        .map_or(String::new(), |classes| format!(", of which {} are different", classes.count()));
    format!("{} of {} cards a deal{from}{alike}", cards.shape.dealt, cards.shape.deck)
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
