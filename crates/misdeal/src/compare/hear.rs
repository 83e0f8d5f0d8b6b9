//! Hearing the two, one after the other, each as `misdeal audit` does.

use std::path::Path;
use std::time::Instant;

use misdeal_audit::{AuditOptions, DealOrder, Mode, OnceSure, RunOptions, Shape};
use misdeal_report::{Report, shown_maps};
use misdeal_shuffle::{Seed, ShuffleSpec};

use super::who::Who;
use super::{Args, next};
use crate::audit::{self, Cards, Hearing, READ_ON, built_in, files, threads};
use crate::failure::Failure;
use crate::{seed, stop};

/// What was heard.
#[derive(Debug)]
pub(super) struct Heard {
    /// None if the user stopped it before it was this one's turn.
    pub(super) a: Option<Report>,
    pub(super) b: Option<Report>,
    /// The seed, if we made deals.
    pub(super) seed: Option<String>,
}

/// Hears both; files first, since a built-in shuffle beside one deals what it
/// holds.
pub(super) fn both(args: &Args, a: Who, b: Who) -> Result<Heard, Failure> {
    let ear = Ear::new(args);
    let [mut of_a, mut of_b] = [None, None];
    for (who, report) in [(&a, &mut of_a), (&b, &mut of_b)] {
        if let Who::Deals(path) = who {
            *report = unless_stopped(|| ear.deals(path))?;
        }
    }
    if let (Some(a), Some(b)) = (&of_a, &of_b) {
        same_shape(a, b)?;
    }
    let mut given_seed = None;
    if !matches!((&a, &b), (Who::Deals(_), Who::Deals(_))) {
        let file = of_a.as_ref().or(of_b.as_ref());
        let like = match file {
            Some(file) => {
                let (shape, alike) = (file.verdict.shape, file.verdict.alike.clone());
                Cards { shape, naming: file.naming.clone(), alike }
            }
            None => args.reading.of_built_in()?,
        };
        let seed = seed::given_or_fresh(args.seed)?;
        given_seed = Some(seed.to_string());
        for (who, report, seed) in [(a, &mut of_a, seed), (b, &mut of_b, seed.successor())] {
            if let Who::Shuffle(spec) = who {
                *report = unless_stopped(|| ear.shuffle(spec, like.clone(), seed))?;
            }
        }
    }
    if of_a.is_none() && of_b.is_none() {
        return Err(Failure::new("stopped before the first deal"));
    }
    Ok(Heard { a: of_a, b: of_b, seed: given_seed })
}

/// What is known when the user stops it is told, so one of the two may be
/// missing.
fn unless_stopped(
    hear: impl FnOnce() -> Result<Report, Failure>,
) -> Result<Option<Report>, Failure> {
    if stop::is_wanted() {
        return Ok(None);
    }
    match hear() {
        Err(_) if stop::is_wanted() => Ok(None),
        heard => heard.map(Some),
    }
}

fn same_shape(a: &Report, b: &Report) -> Result<(), Failure> {
    let different = |report: &Report| {
        let copies = report.verdict.alike.copies();
        copies.map_or(report.verdict.shape.deck, |classes| classes.count())
    };
    if a.verdict.shape == b.verdict.shape && a.verdict.alike == b.verdict.alike {
        return Ok(());
    }
    let in_words = |report: &Report| match different(report) {
        all if all == report.verdict.shape.deck => in_words(report.verdict.shape),
        some => format!("{}, of which {some} differ", in_words(report.verdict.shape)),
    };
    let what = format!(
        "deals of two kinds cannot be compared: {} has {}, {} has {}",
        a.subject,
        in_words(a),
        b.subject,
        in_words(b)
    );
    Err(Failure::new(what).hint("if it is one deck, say what holds for both: --cards K --of N"))
}

fn in_words(shape: Shape) -> String {
    let Shape { deck, dealt, order } = shape;
    match order {
        DealOrder::Set => format!("sets of {dealt} of {deck} cards"),
        DealOrder::Sequence => format!("{dealt} of {deck} cards a deal"),
    }
}

/// How to hear.
struct Ear<'a> {
    args: &'a Args,
    hearing: Hearing<'a>,
}

impl<'a> Ear<'a> {
    fn new(args: &'a Args) -> Self {
        let options = AuditOptions {
            alpha: args.alpha,
            mode: Mode::UntilSure,
            once_sure: OnceSure::ReadOn(READ_ON),
            run: RunOptions { deals_max: args.deals, threads: threads(args.threads) },
        };
        let hearing =
            Hearing { reading: &args.reading, options, is_quiet: args.quiet, is_hashed: false };
        Self { args, hearing }
    }

    fn deals(&self, path: &Path) -> Result<Report, Failure> {
        let began = Instant::now();
        let heard = files(&self.hearing, &[path]);
        let name = if path.as_os_str() == "-" { Path::new("standard input") } else { path };
        let heard = heard.map_err(|failure| failure.within(name.display()))?;
        Ok(self.report(heard, next::audit_file(self.args, path), began))
    }

    fn shuffle(&self, spec: ShuffleSpec, cards: Cards, seed: Seed) -> Result<Report, Failure> {
        let began = Instant::now();
        let next = next::audit_shuffle(self.args, &spec, cards.shape, &seed);
        let heard = built_in(&self.hearing, spec, cards, seed)?;
        Ok(self.report(heard, next, began))
    }

    fn report(&self, heard: audit::Heard, next: misdeal_report::Next, began: Instant) -> Report {
        let (mut verdict, about) = (heard.audited.verdict, heard.about);
        if let Some((_, deal)) = about.first_invalid {
            verdict.invalid.first = Some(deal);
        }
        let maps = shown_maps(&heard.audited.tally, None);
        Report { maps, ..about.report(verdict, next, None, began) }
    }
}
