//! `misdeal shuffle`: lines of files, numbers or arguments in random order.
//!
//! Reading (`read`), the order (`order`) and writing (`sink`) do not know each
//! other; they meet here.

mod args;
mod compact;
mod lines;
mod order;
mod range;
mod read;
mod sink;
mod wait;

use std::hint::black_box;
use std::io::{self, Write};

use misdeal_shuffle::Seed;

pub(crate) use self::args::{Args, LONG};
use self::lines::Lines;
use self::order::{Order, OrderError, order};
use self::range::Range;
use self::read::Items;
use self::sink::Sink;
use self::wait::unless_stopped;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::{seed, stop};

/// Items that are written between two looks for Ctrl-C.
const BATCH: usize = 256;

pub(crate) fn run(args: Args) -> Result<Exit, Failure> {
    args.check()?;
    let seed = seed::given_or_fresh(args.seed)?;
    if args.show_seed {
        // A note is a courtesy; a closed standard error does not stop the work.
        let _ = writeln!(anstream::stderr().lock(), "seed: {seed}");
    }
    // Before anything is read: what cannot be written is not worth reading.
    // Opening a pipe waits for its reader, so it too can be left.
    let output = args.output.clone();
    let open = move || output.map_or_else(|| Ok(Sink::stdout()), |path| Sink::file(&path));
    let Some(sink) = unless_stopped(open) else { return Ok(Exit::Interrupted) };
    let mut sink = sink?;
    if args.is_endless() && sink.is_kept_back() {
        return Err(Failure::new("-r without -n never ends, so the file of -o is never complete")
            .hint("say how many lines: -n COUNT"));
    }
    if args.wants_nothing() {
        return sink.finish().map(|()| Exit::Done);
    }
    let end = args.end();
    let Some(work) = unless_stopped(move || prepare(&args, &seed)) else {
        return Ok(Exit::Interrupted);
    };
    let Work { items, header, order } = work?;
    let order = (0..header).chain(order.map(|number| header + number));
    let written = match items {
        Items::Lines(lines) => write_lines(&lines, order, &mut sink),
        Items::Numbers(range) => write_numbers(&range, end, order, &mut sink),
    };
    match written {
        Ok(Exit::Done) => sink.finish().map(|()| Exit::Done),
        Ok(stopped) => Ok(stopped),
        Err(error) => Err(sink.failure(&error)),
    }
}

/// Everything that is known before the first line is written.
struct Work {
    items: Items,
    /// The items before this one stay in their places.
    header: u64,
    /// Of the items after the header, counted from there.
    order: Order,
}

fn prepare(args: &Args, seed: &Seed) -> Result<Work, Failure> {
    let items = match args.input_range {
        Some(range) => Items::Numbers(range),
        None if args.echo => read::arguments(&args.inputs, args.end())?,
        None => read::files(&args.inputs, args.end(), args.header)?,
    };
    let header = args.header.min(items.count());
    let order = order(items.count() - header, args.wanted(), seed).map_err(|error| {
        let failure = Failure::new(error.to_string());
        match error {
            OrderError::DoesNotFit(_) if args.has_count() => failure.hint("a smaller -n"),
            OrderError::DoesNotFit(_) => {
                failure.hint("-n COUNT writes a few of them and needs memory for those only")
            }
            OrderError::NothingToRepeat => failure.hint("-r needs at least one line to draw from"),
        }
    })?;
    Ok(Work { items, header, order })
}

/// Writes numbers one by one.
fn write_numbers(
    range: &Range,
    end: u8,
    mut order: impl Iterator<Item = u64>,
    sink: &mut Sink,
) -> io::Result<Exit> {
    let mut text = String::new();
    while !stop::is_wanted() {
        for _ in 0..BATCH {
            let Some(number) = order.next() else { return Ok(Exit::Done) };
            range.print(number, end, &mut text);
            sink.write_all(text.as_bytes())?;
        }
    }
    Ok(Exit::Interrupted)
}

/// Writes lines by the batch: all of it is looked up before any of it is
/// copied, so that the waits for far memory overlap.
fn write_lines(
    lines: &Lines,
    mut order: impl Iterator<Item = u64>,
    sink: &mut Sink,
) -> io::Result<Exit> {
    let mut batch = Vec::with_capacity(BATCH);
    while !stop::is_wanted() {
        batch.clear();
        batch.extend(order.by_ref().take(BATCH).map(|number| lines.get(number)));
        if batch.is_empty() {
            return Ok(Exit::Done);
        }
        black_box(
            batch.iter().map(|line| line.first().map_or(0, |&byte| u32::from(byte))).sum::<u32>(),
        );
        for line in &batch {
            sink.write_all(line)?;
        }
    }
    Ok(Exit::Interrupted)
}
