//! [`tally`]: a source read to its end, on any number of threads.

use std::sync::Mutex;

use crate::block::Block;
use crate::shape::Shape;
use crate::source::{Batch, Decode, Source, SourceError};
use crate::tally::{Counter, Tally};

/// How far and how fast to read.
#[derive(Clone, Copy, Debug)]
pub struct RunOptions {
    /// The most deals to read.
    pub deals_max: u64,
    /// Threads that decode and count, at least 1.
    pub threads: usize,
}

/// Deals in a block: few enough to stay in the cache.
fn block_deals(shape: Shape) -> u64 {
    (65_536 / u64::from(shape.dealt.max(1))).clamp(1, 1024)
}

/// What the threads share: the source, and how far it was read.
struct Shared<S> {
    source: S,
    deals: u64,
    batches: u64,
    is_over: bool,
    /// The error of the earliest batch that had one.
    error: Option<(u64, SourceError)>,
}

impl<S> Shared<S> {
    fn fail(&mut self, batch: u64, error: SourceError) {
        self.is_over = true;
        if self.error.as_ref().is_none_or(|&(earliest, _)| batch < earliest) {
            self.error = Some((batch, error));
        }
    }
}

/// Reads and counts the deals of a source.
///
/// `watch` is called from the threads with the number of deals handed out so
/// far; when it returns false, reading stops and what is known is returned.
/// The result does not depend on the number of threads: batches are cut in
/// order under a lock, and tallies add up.
///
/// # Errors
/// The earliest [`SourceError`] of the run, also if later deals were read; and
/// [`SourceError::NoDeals`] if there was not one deal.
pub fn tally<S: Source>(
    source: S,
    options: &RunOptions,
    watch: &(dyn Fn(u64) -> bool + Sync),
) -> Result<Tally, SourceError> {
    let shape = source.shape();
    let shared = Shared { source, deals: 0, batches: 0, is_over: false, error: None };
    let shared = Mutex::new(shared);
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let run = || work(&shared, options.deals_max, shape, watch);
        let others: Vec<_> = (1..options.threads).map(|_| scope.spawn(run)).collect();
        let mine = run();
        // A panic in a thread is a bug of ours and goes on here.
        let join = |thread: std::thread::ScopedJoinHandle<'_, Tally>| match thread.join() {
            Ok(tally) => tally,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        others.into_iter().map(join).chain([mine]).collect()
    });
    let shared = shared.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some((_, error)) = shared.error {
        return Err(error);
    }
    let mut sum = Tally::new(shape);
    tallies.into_iter().for_each(|part| sum.merge(part));
    if sum.deals() + sum.invalid().deals == 0 {
        return Err(SourceError::NoDeals);
    }
    Ok(sum)
}

fn work<S: Source>(
    shared: &Mutex<Shared<S>>,
    deals_max: u64,
    shape: Shape,
    watch: &(dyn Fn(u64) -> bool + Sync),
) -> Tally {
    let lock = || shared.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let mut decoder = lock().source.decoder();
    let mut counter = Counter::new(shape);
    let mut block = Block::new(shape);
    loop {
        let (number, first_deal, batch, deals) = {
            let mut shared = lock();
            let wanted = block_deals(shape).min(deals_max - shared.deals);
            if shared.is_over || wanted == 0 {
                break;
            }
            let number = shared.batches;
            match shared.source.next_batch(wanted) {
                Ok(Some(Batch { raw, deals })) => {
                    let first_deal = shared.deals;
                    shared.batches += 1;
                    shared.deals += deals;
                    (number, first_deal, raw, shared.deals)
                }
                Ok(None) => {
                    shared.is_over = true;
                    break;
                }
                Err(error) => {
                    shared.fail(number, error);
                    break;
                }
            }
        };
        block.clear();
        if let Err(error) = decoder.decode(batch, &mut block) {
            lock().fail(number, error);
            break;
        }
        counter.add(&block, first_deal);
        if !watch(deals) {
            lock().is_over = true;
        }
    }
    counter.finish()
}
