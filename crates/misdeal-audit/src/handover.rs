//! [`Handover`]: what the batch with one number leaves to the next one, passed
//! between threads that work on batches out of order.
//!
//! Whoever works on batch `b` puts something under `b` once and takes what is
//! under `b - 1` once, waiting if it is not there yet. Nobody waits in a
//! circle: what a thread needs was begun before. A thread that gives up closes
//! the handover, and nobody waits any more.

use std::collections::BTreeMap;

use sync::{Condvar, Mutex, MutexGuard};

/// The lock: the standard one, or the one whose every schedule is tried.
mod sync {
    #[cfg(test)]
    pub(super) use shuttle::sync::{Condvar, Mutex, MutexGuard};
    #[cfg(not(test))]
    pub(super) use std::sync::{Condvar, Mutex, MutexGuard};
}

/// Things under way from a batch to the next.
#[derive(Debug)]
pub(crate) struct Handover<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
}

#[derive(Debug)]
struct State<T> {
    under_way: BTreeMap<u64, T>,
    is_closed: bool,
}

impl<T> Handover<T> {
    /// With what batch `first` takes.
    pub(crate) fn new(first: u64, initial: T) -> Self {
        let state = State { under_way: BTreeMap::from([(first, initial)]), is_closed: false };
        Self { state: Mutex::new(state), changed: Condvar::new() }
    }

    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Leaves something to batch `to`.
    pub(crate) fn put(&self, to: u64, value: T) {
        self.lock().under_way.insert(to, value);
        self.changed.notify_all();
    }

    /// What was left to batch `to`; waits for it. `None` once closed.
    pub(crate) fn take(&self, to: u64) -> Option<T> {
        let mut state = self.lock();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(value) = state.under_way.remove(&to) {
                return Some(value);
            }
            state = self.changed.wait(state).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
    }

    /// Ends all waiting.
    pub(crate) fn close(&self) {
        self.lock().is_closed = true;
        self.changed.notify_all();
    }

    /// Closes the handover if this thread does not come to its end.
    pub(crate) fn close_on_panic(&self) -> CloseOnPanic<'_, T> {
        CloseOnPanic(self)
    }
}

/// Guards a thread that others wait for.
#[derive(Debug)]
pub(crate) struct CloseOnPanic<'a, T>(&'a Handover<T>);

impl<T> Drop for CloseOnPanic<'_, T> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.close();
        }
    }
}

#[cfg(test)]
mod tests {
    use shuttle::scheduler::DfsScheduler;
    use shuttle::{Config, Runner, sync::Arc, thread};

    use super::*;

    /// Three threads fetch batches 0..4 in order under a lock, as a run does,
    /// and each batch passes on the list it was left plus its own number.
    fn work(fails_at: Option<u64>) {
        let next = Arc::new(Mutex::new(0));
        let handover = Arc::new(Handover::new(0, Vec::new()));
        let run = move |next: Arc<Mutex<u64>>, handover: Arc<Handover<Vec<u64>>>| {
            loop {
                let batch = {
                    let mut next = next.lock().unwrap();
                    *next += 1;
                    *next - 1
                };
                if batch >= 4 {
                    return;
                }
                if Some(batch) == fails_at {
                    return handover.close();
                }
                let Some(mut list) = handover.take(batch) else { return };
                list.push(batch);
                handover.put(batch + 1, list);
            }
        };
        let others: Vec<_> = (0..2)
            .map(|_| {
                let (next, handover) = (next.clone(), handover.clone());
                thread::spawn(move || run(next, handover))
            })
            .collect();
        run(next, handover.clone());
        others.into_iter().for_each(|thread| thread.join().unwrap());
        let expected = fails_at.is_none().then(|| vec![0, 1, 2, 3]);
        assert_eq!(handover.take(4), expected);
    }

    /// A circle of waiting would be found as a deadlock. The search goes depth
    /// first through the schedules, up to a bound.
    #[test]
    fn in_every_schedule_each_batch_gets_what_the_one_before_left() {
        for fails_at in [None, Some(1)] {
            let scheduler = DfsScheduler::new(Some(20_000), false);
            let runs = Runner::new(scheduler, Config::default()).run(move || work(fails_at));
            assert!(runs > 1000, "{runs} schedules");
        }
    }
}
