//! Ctrl-C: remembered here, looked at wherever something takes long.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::Failure;

static WANTED: AtomicBool = AtomicBool::new(false);

/// Begins to listen for Ctrl-C, SIGTERM and SIGHUP.
pub(crate) fn listen() -> Result<(), Failure> {
    ctrlc::set_handler(|| WANTED.store(true, Ordering::Relaxed))
        .map_err(|error| Failure::new(format!("cannot listen for Ctrl-C: {error}")))
}

/// True from the first Ctrl-C on.
pub(crate) fn is_wanted() -> bool {
    WANTED.load(Ordering::Relaxed)
}
