//! [`Run`]: a source read on to a number of deals, by any number of threads.

use std::sync::{Mutex, MutexGuard};

use crate::alike::Alike;
use crate::block::Block;
use crate::effect::{Score, Won};
use crate::handover::Handover;
use crate::shape::Shape;
use crate::source::{Batch, Decode, Source, SourceError};
use crate::tally::{Counter, History, Tally};
use crate::verdict::LOOK_DEALS_MAX;

/// How far and how fast to read.
#[derive(Clone, Copy, Debug)]
pub struct RunOptions {
    /// The most deals to read.
    pub deals_max: u64,
    /// Threads that decode and count, at least 1.
    pub threads: usize,
}

/// Called from the threads with the number of deals handed out so far; when it
/// returns false, reading stops and what is known is returned.
pub type Watch<'a> = &'a (dyn Fn(u64) -> bool + Sync);

/// Deals in a block: few enough to stay in the cache.
fn block_deals(shape: Shape) -> u64 {
    (65_536 / u64::from(shape.dealt.max(1))).clamp(1, 1024)
}

/// A run of deals under way.
#[derive(Debug)]
pub(crate) struct Run {
    shape: Shape,
    alike: Alike,
    threads: usize,
    block_deals: u64,
    heard: u64,
    /// The last deals, for frames that look back.
    history: History,
}

/// A part of a run.
#[derive(Debug)]
pub(crate) struct Leg {
    pub(crate) tally: Tally,
    /// How often a bet was won that was to be settled on each deal.
    pub(crate) won: Won,
    pub(crate) end: LegEnd,
}

/// Why a leg ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LegEnd {
    /// As many deals as were asked for were read.
    Full,
    /// There are no more.
    SourceOver,
    /// The watch said so.
    Interrupted,
}

/// What the threads share: the source, and how far it was read.
struct Shared<'a, S> {
    source: &'a mut S,
    heard: u64,
    batches: u64,
    end: Option<LegEnd>,
    /// The error of the earliest batch that had one.
    error: Option<(u64, SourceError)>,
}

/// What every thread of a leg is given.
struct Task<'a, 's, S> {
    shared: &'a Mutex<Shared<'s, S>>,
    handover: &'a Handover<History>,
    heard_max: u64,
    score: Option<&'a Score>,
    watch: Watch<'a>,
}

// Derived, it would ask for sources that can be copied.
impl<S> Clone for Task<'_, '_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Task<'_, '_, S> {}

impl<S> Shared<'_, S> {
    fn fail(&mut self, batch: u64, error: SourceError) {
        self.end = Some(LegEnd::SourceOver);
        if self.error.as_ref().is_none_or(|&(earliest, _)| batch < earliest) {
            self.error = Some((batch, error));
        }
    }
}

impl Run {
    pub(crate) fn new(shape: Shape, alike: Alike, threads: usize) -> Self {
        let history = History::default();
        Self { shape, alike, threads, block_deals: block_deals(shape), heard: 0, history }
    }

    /// The deals read so far, whether they broke the rules or not.
    pub(crate) fn heard(&self) -> u64 {
        self.heard
    }

    /// The same with blocks of another size; the result must not depend on it.
    pub(crate) fn with_block_deals(self, block_deals: u64) -> Self {
        Self { block_deals, ..self }
    }

    /// Reads on, to `heard_max` deals in all. The result does not depend on the
    /// number of threads or on blocks: batches are cut in order under a lock,
    /// each gets the last deals of the one before, and tallies add up.
    ///
    /// # Errors
    /// The earliest [`SourceError`], also if later deals were read.
    pub(crate) fn read<S: Source>(
        &mut self,
        source: &mut S,
        heard_max: u64,
        score: Option<&Score>,
        watch: Watch<'_>,
    ) -> Result<Leg, SourceError> {
        let blocks = (heard_max - self.heard).div_ceil(self.block_deals);
        // Threads do not pay for a few deals.
        let threads = self.threads.min(usize::try_from(blocks / 2).unwrap_or(usize::MAX));
        let shared = Shared { source, heard: self.heard, batches: 0, end: None, error: None };
        let shared = Mutex::new(shared);
        let handover = Handover::new(0, std::mem::take(&mut self.history));
        let task = Task { shared: &shared, handover: &handover, heard_max, score, watch };
        let work = || self.work(task);
        let parts: Vec<Counter> = std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mine = work();
            // A panic in a thread is a bug of ours and goes on here.
            let join = |thread: std::thread::ScopedJoinHandle<'_, Counter>| match thread.join() {
                Ok(counter) => counter,
                Err(panic) => std::panic::resume_unwind(panic),
            };
            others.into_iter().map(join).chain([mine]).collect()
        });
        let shared = shared.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some((_, error)) = shared.error {
            return Err(error);
        }
        self.heard = shared.heard;
        self.history = handover.take(shared.batches).unwrap_or_default();
        let (mut tally, mut won) = (Tally::of(self.shape, self.alike.clone()), Won::default());
        for part in parts {
            won.merge(part.won());
            tally.merge(part.finish());
        }
        Ok(Leg { tally, won, end: shared.end.unwrap_or(LegEnd::Full) })
    }

    /// One thread's part.
    fn work<S: Source>(&self, task: Task<'_, '_, S>) -> Counter {
        let Task { shared, handover, heard_max, score, watch } = task;
        let lock = || -> MutexGuard<'_, Shared<'_, S>> {
            shared.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
        };
        let _closer = handover.close_on_panic();
        let mut decoder = lock().source.decoder();
        let mut counter = Counter::of(self.shape, self.alike.clone());
        counter.settle(score);
        let mut block = Block::of(self.shape, &self.alike);
        loop {
            let next = self.next_batch(&mut lock(), heard_max);
            let Some((number, first_deal, Batch { raw, deals })) = next else { break };
            block.clear();
            if let Err(error) = decoder.decode(raw, &mut block) {
                lock().fail(number, error);
                handover.close();
                break;
            }
            block.tell_copies_apart(first_deal);
            // A long block knows what it leaves to the next one without waiting.
            let lag_max = counter.lag_max();
            let is_long = History::is_left_by(&block, lag_max);
            let own = is_long.then(|| History::default().after(&block, first_deal, lag_max));
            let after = |before: &History| before.clone().after(&block, first_deal, lag_max);
            let Some(before) = handover.pass(number, own, after) else { break };
            counter.follow(before);
            counter.add(&block, first_deal);
            if !watch(first_deal + deals) {
                lock().end.get_or_insert(LegEnd::Interrupted);
            }
        }
        counter.seal();
        counter
    }

    /// The next batch, its number in this leg, and the number of its first deal.
    fn next_batch<S: Source>(
        &self,
        shared: &mut Shared<'_, S>,
        heard_max: u64,
    ) -> Option<(u64, u64, Batch<S::Raw>)> {
        let wanted = self.block_deals.min(heard_max - shared.heard);
        if shared.end.is_some() || wanted == 0 {
            return None;
        }
        let (number, first_deal) = (shared.batches, shared.heard);
        match shared.source.next_batch(wanted) {
            Ok(Some(batch)) => {
                shared.batches += 1;
                shared.heard += batch.deals;
                Some((number, first_deal, batch))
            }
            Ok(None) => {
                shared.end = Some(LegEnd::SourceOver);
                None
            }
            Err(error) => {
                shared.fail(number, error);
                None
            }
        }
    }
}

/// Reads and counts the deals of a source, without looking at them.
///
/// # Errors
/// The earliest [`SourceError`] of the run, also if later deals were read; and
/// [`SourceError::NoDeals`] if there was not one deal.
pub fn tally<S: Source>(
    mut source: S,
    options: &RunOptions,
    watch: Watch<'_>,
) -> Result<Tally, SourceError> {
    let mut run = Run::new(source.shape(), source.alike(), options.threads);
    let mut sum = Tally::of(source.shape(), source.alike());
    let mut end = LegEnd::Full;
    while end == LegEnd::Full && run.heard() < options.deals_max {
        let target = options.deals_max.min(run.heard() + LOOK_DEALS_MAX);
        let leg = run.read(&mut source, target, None, watch)?;
        sum.merge(leg.tally);
        end = leg.end;
    }
    sum.collapse();
    if sum.heard() == 0 {
        return Err(SourceError::NoDeals);
    }
    Ok(sum)
}
