//! One line of progress on a terminal, and nothing elsewhere.

use std::fmt::Write;
use std::io::{IsTerminal, stderr};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

/// How finely a share is shown.
const SHARE_PARTS: u64 = 10_000;

/// The live line of a long run; clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Counts up to at most `deals_max` deals.
    pub(crate) fn new(deals_max: u64, is_quiet: bool) -> Self {
        let template = "{spinner} {human_pos} deals, {rate}, at most {eta} left";
        Self::shown(deals_max, template, is_quiet)
    }

    /// Shows the share of a whole.
    pub(crate) fn of_share(is_quiet: bool) -> Self {
        let template = "{spinner} {percent} % of all chances walked, {eta} left";
        Self::shown(SHARE_PARTS, template, is_quiet)
    }

    fn shown(length: u64, template: &str, is_quiet: bool) -> Self {
        if is_quiet || !stderr().is_terminal() {
            return Self { bar: None };
        }
        let bar = ProgressBar::new(length);
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.with_key("rate", rate));
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

    /// `share` of the whole, from 0 to 1, is done.
    pub(crate) fn at_share(&self, share: f64) {
        self.at((share * SHARE_PARTS as f64) as u64);
    }

    /// Wipes the line, before anything else is printed.
    pub(crate) fn wipe(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn rate(state: &ProgressState, line: &mut dyn Write) {
    // A line that cannot be written is not shown.
    let _ = write!(line, "{:.0} a second", state.per_sec());
}
