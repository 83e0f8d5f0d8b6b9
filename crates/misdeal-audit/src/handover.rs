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

    /// Takes what was left to batch `number` and leaves something to the next
    /// one: `own`, before waiting, or else what `after` makes of what was taken.
    /// `None` once closed.
    pub(crate) fn pass(
        &self,
        number: u64,
        own: Option<T>,
        after: impl FnOnce(&T) -> T,
    ) -> Option<T> {
        let must_wait = own.is_none();
        if let Some(own) = own {
            self.put(number + 1, own);
        }
        let before = self.take(number)?;
        if must_wait {
            self.put(number + 1, after(&before));
        }
        Some(before)
    }

    /// Leaves something to batch `to`.
    fn put(&self, to: u64, value: T) {
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
    use shuttle::scheduler::{DfsScheduler, RandomScheduler};
    use shuttle::{Config, Runner, sync::Arc, thread};

    use super::*;

    /// Three threads fetch batches 0..4 in order under a lock, as a run does.
    /// Batch 2 is long and leaves its own number only; the others leave the list
    /// that they were left plus their own number.
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
                let own = (batch == 2).then(|| vec![2]);
                let after = |list: &Vec<u64>| [&list[..], &[batch]].concat();
                let Some(before) = handover.pass(batch, own, after) else { return };
                let expected: &[u64] = [&[][..], &[0], &[0, 1], &[2]][batch as usize];
                assert_eq!(before, expected);
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
        let expected = fails_at.is_none().then(|| vec![2, 3]);
        assert_eq!(handover.take(4), expected);
    }

    /// A circle of waiting would be found as a deadlock. The search goes depth
    /// first through the schedules, up to a bound, and then at random.
    #[test]
    fn each_batch_gets_what_the_one_before_left() {
        for fails_at in [None, Some(1)] {
            let scheduler = DfsScheduler::new(Some(20_000), false);
            let runs = Runner::new(scheduler, Config::default()).run(move || work(fails_at));
            assert!(runs > 1000, "{runs} schedules");
            let scheduler = RandomScheduler::new_from_seed(7, 3000);
            Runner::new(scheduler, Config::default()).run(move || work(fails_at));
        }
    }
}
