//! Which goals are met? A goal is a ratio of two variants of one run, or a rate or a time of one.

use crate::rounds::Measured;
use crate::table::table;

/// What one part of a question found.
pub struct Answer {
    /// Figures, as tables.
    pub page: String,
    /// Goals, as rows of their table.
    pub goals: Vec<Vec<String>>,
}

/// The goals of one part, judged by what was measured in it.
pub struct Goals<'a> {
    measured: &'a [Measured],
    rows: Vec<Vec<String>>,
}

impl<'a> Goals<'a> {
    /// None yet.
    pub fn of(measured: &'a [Measured]) -> Self {
        Self { measured, rows: Vec::new() }
    }

    /// `ours` gets through at least so many times as much as `rival` in the same time.
    pub fn faster(&mut self, job: &str, ours: &str, rival: &str, at_least: f64) {
        let ratios = self.pair(rival, ours).map(|ratios| (ratios, ratios.0 >= at_least));
        self.push(format!("{job}: {rival}"), format!("at least {at_least}"), ratios);
    }

    /// `ours` takes at most so many times as long as `other`.
    pub fn cost(&mut self, job: &str, ours: &str, other: &str, at_most: f64) {
        let ratios = self.pair(ours, other).map(|ratios| (ratios, ratios.0 <= at_most));
        self.push(format!("{job}: {other}"), format!("at most {at_most}"), ratios);
    }

    /// `name` gets through at least so many millions in a second.
    pub fn rate(&mut self, job: &str, name: &str, at_least: f64) {
        let rates = self.find(name).map(|of| (1e3 / of.least(), 1e3 / of.median()));
        let judged = rates.map(|rates| (rates, rates.0 >= at_least));
        self.push(job.to_owned(), format!("at least {at_least} M/s"), judged);
    }

    /// `name` takes at most so many seconds.
    pub fn time(&mut self, job: &str, name: &str, at_most: f64) {
        let seconds = self.find(name).map(|of| (of.least() / 1e9, of.median() / 1e9));
        let judged = seconds.map(|seconds| (seconds, seconds.0 <= at_most));
        self.push(job.to_owned(), format!("at most {at_most} s"), judged);
    }

    /// These variants come to the same result.
    pub fn same(&mut self, job: &str, names: &[impl AsRef<str>]) {
        let found = names.iter().map(|name| self.find(name.as_ref()).map(|of| of.checksum));
        let checksums: Vec<Option<u64>> = found.collect();
        let met = checksums.iter().all(|&one| one.is_some() && one == checksums[0]);
        let goal = format!("{} results alike", names.len());
        self.rows.push(vec![job.to_owned(), goal, String::new(), String::new(), yes(met)]);
    }

    /// How many times as long the first takes as the second: by the least times, and the median.
    fn pair(&self, long: &str, short: &str) -> Option<(f64, f64)> {
        let (long, short) = (self.find(long)?, self.find(short)?);
        Some((long.least() / short.least(), long.median() / short.median()))
    }

    fn find(&self, name: &str) -> Option<&'a Measured> {
        self.measured.iter().find(|of| of.name == name)
    }

    fn push(&mut self, job: String, goal: String, judged: Option<((f64, f64), bool)>) {
        let [least, median, met] = match judged {
            Some(((least, median), met)) => {
                [format!("{least:.2}"), format!("{median:.2}"), yes(met)]
            }
            None => [String::new(), String::new(), "not measured".to_owned()],
        };
        self.rows.push(vec![job, goal, least, median, met]);
    }

    /// The goals so far.
    pub fn rows(self) -> Vec<Vec<String>> {
        self.rows
    }
}

fn yes(met: bool) -> String {
    if met { "yes" } else { "NO" }.to_owned()
}

/// All goals as a table; a goal is met by the least times.
pub fn goals_table(rows: &[Vec<String>]) -> String {
    table(&["goal: against", "goal", "of least times", "of medians", "met"], rows)
}
