//! Work that takes as long as it likes, and a user who need not wait for it.

use std::panic::resume_unwind;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use crate::stop;

const LOOK_EVERY: Duration = Duration::from_millis(50);

/// What `work` returns, or nothing after Ctrl-C. The work, which may be stuck
/// in a read, is then left behind and ends with the program.
pub(super) fn unless_stopped<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (sender, receiver) = channel();
    let worker = thread::spawn(move || {
        // Nobody receives after Ctrl-C.
        let _ = sender.send(work());
    });
    loop {
        match receiver.recv_timeout(LOOK_EVERY) {
            Ok(result) => return Some(result),
            Err(RecvTimeoutError::Timeout) if stop::is_wanted() => return None,
            Err(RecvTimeoutError::Timeout) => {}
            // Only a panic drops the sender without a word.
            Err(RecvTimeoutError::Disconnected) => resume_unwind(worker.join().err()?),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_work_returns_or_throws_arrives() {
        assert_eq!(unless_stopped(|| 7), Some(7));
        let thrown = std::panic::catch_unwind(|| unless_stopped(|| panic!("thrown")));
        assert!(thrown.is_err());
    }
}
