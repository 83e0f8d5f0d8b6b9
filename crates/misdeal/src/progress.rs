//! One line of progress on a terminal, and nothing elsewhere.

use std::fmt::Write;
use std::io::{IsTerminal, stderr};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use misdeal_audit::Standing;
use misdeal_report::standing_in_words;

use crate::lang::lang;

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
        let line = lang().say(
            "progress-deals",
            &[("deals", "{human_pos}".into()), ("rate", "{rate}".into()), ("left", "{eta}".into())],
        );
        Self::shown(deals_max, &format!("{{spinner}} {line}{{msg}}"), is_quiet)
    }

    /// Shows the share of a whole.
    pub(crate) fn of_share(is_quiet: bool) -> Self {
        let line = lang()
            .say("progress-share", &[("share", "{percent}".into()), ("left", "{eta}".into())]);
        Self::shown(SHARE_PARTS, &format!("{{spinner}} {line}"), is_quiet)
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

    /// How the run stands: what speaks most against the shuffle so far.
    pub(crate) fn stands(&self, standing: &Standing) {
        if let Some(bar) = &self.bar {
            bar.set_message(format!(" · {}", standing_in_words(standing, lang())));
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
    let rate = lang().say("progress-rate", &[("rate", state.per_sec().round().into())]);
    // A line that cannot be written is not shown.
    let _ = line.write_str(&rate);
}
