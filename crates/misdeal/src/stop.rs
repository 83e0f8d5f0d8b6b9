//! Ctrl-C: remembered here, looked at wherever something takes long.
//!
//! Whoever can stop does so by itself, and what is known is printed. Something
//! that cannot look, a write to a full pipe or one shuffle of a million cards,
//! is given [`PATIENCE`], or a second Ctrl-C; then the command ends at once,
//! and its programs with it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crate::exit::Exit;
use crate::failure::Failure;
use crate::output::discard_pending;
use crate::process::end_all;

/// How long stopping in good order may take.
const PATIENCE: Duration = Duration::from_secs(5);

static WANTED: AtomicBool = AtomicBool::new(false);

/// Begins to listen for Ctrl-C, SIGTERM and SIGHUP.
pub(crate) fn listen() -> Result<(), Failure> {
    let on_signal = || {
        if WANTED.swap(true, Ordering::Relaxed) {
            end_at_once();
        }
        thread::spawn(|| {
            thread::sleep(PATIENCE);
            end_at_once();
        });
    };
    ctrlc::set_handler(on_signal)
        .map_err(|error| Failure::new(format!("cannot listen for Ctrl-C: {error}")))
}

/// True from the first Ctrl-C on.
pub(crate) fn is_wanted() -> bool {
    WANTED.load(Ordering::Relaxed)
}

#[expect(clippy::exit, reason = "what should have stopped by itself did not")]
fn end_at_once() -> ! {
    end_all();
    discard_pending();
    std::process::exit(Exit::Interrupted as i32)
}
