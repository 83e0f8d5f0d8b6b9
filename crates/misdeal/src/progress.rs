//! One line of progress on a terminal, and nothing elsewhere.

use std::io::{IsTerminal, stderr};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// The live line of a long run.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Counts up to at most `deals_max` deals.
    pub(crate) fn new(deals_max: u64, is_quiet: bool) -> Self {
        if is_quiet || !stderr().is_terminal() {
            return Self { bar: None };
        }
        let bar = ProgressBar::new(deals_max);
        let template = "{spinner} {human_pos} deals, {per_sec}, at most {eta} left";
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(200));
        Self { bar: Some(bar) }
    }

    /// `deals` deals were handed out.
    pub(crate) fn at(&self, deals: u64) {
        if let Some(bar) = &self.bar {
            bar.set_position(deals);
        }
    }
}

/// The line is wiped before anything else is printed.
impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
