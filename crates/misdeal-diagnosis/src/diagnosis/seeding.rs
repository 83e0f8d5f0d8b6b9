//! Whole deals that come again: few seeds, a clock, workers with one seed, a period.
//!
//! What comes again says which. Few seeds repeat anywhere; a clock and workers repeat at once;
//! a sequence that begins anew shows each deal equally often; and a generator that goes
//! constant shows one deal only. The orders themselves are taken for fair.

use misdeal_audit::law::chi_square_lower_ln;
use misdeal_audit::{Frame, Repetition, SeedSpace, Table, Tally};

use super::Parameter;
use super::candidate::Candidate;
use super::estimates::Observed;
use super::model::Guise;
use super::predicted::{Predicted, Prediction};

/// Runs of equal deals up to this length may be workers, each with the same seed.
const WORKERS_MAX: f64 = 64.0;
/// With a chance below this, deals come more evenly than at random.
const EVENLY_LN: f64 = -14.0;

/// What could make whole deals come again; nothing if they do not.
pub(super) fn candidates(tally: &Tally, observed: &Observed<'_>) -> Vec<Candidate> {
    let found = observed.repetition;
    let Some(by_pairs) = observed.orders else { return Vec::new() };
    let again = Again::of(tally, observed, by_pairs);
    let mut all = Vec::new();
    if found.different == 1 && found.deals > 1 {
        let like: &[_] = &["few-seeds", "constant-draw"];
        all.push(again.candidate("constant-output", 1.0, Vec::new(), like));
    } else if found.most as f64 > 0.02 * found.deals as f64 && found.repeated() < found.most {
        let share = found.most as f64 / found.deals as f64;
        // One after the other, or now and then.
        let is_in_a_row =
            again.at_lag.first().is_none_or(|&lag| lag > (share + share * share) / 2.0);
        let before = Parameter { name: "deals-before", value: (found.deals - found.most).into() };
        let of_all = Parameter { name: "share", value: share.into() };
        all.push(match is_in_a_row {
            true => again.stuck("generator-failure", share, before),
            false => again.stuck("constant-output", share, of_all),
        });
    } else if let Some(length) = again.run_length() {
        all.extend(again.runs(length));
    } else if again.is_even() {
        let period = Parameter { name: "period", value: found.different.into() };
        all.push(again.candidate(
            "periodic-reset",
            found.different as f64,
            vec![period],
            &["shared-seed"],
        ));
    } else {
        let size = again.space.map_or(by_pairs, |space| space.deals);
        let mut parameters = vec![Parameter { name: "size", value: size.into() }];
        if let Some(space) = again.space {
            parameters.push(Parameter { name: "size-low", value: space.interval.low.into() });
            parameters.push(Parameter { name: "size-high", value: space.interval.high.into() });
        }
        all.push(again.candidate("few-seeds", size, parameters, &[]));
    }
    all
}

/// How deals come again.
struct Again<'a> {
    observed: &'a Observed<'a>,
    found: Repetition,
    space: Option<SeedSpace>,
    by_pairs: f64,
    /// The share of deals that equal that 1, 2, ... deals before.
    at_lag: Vec<f64>,
}

impl<'a> Again<'a> {
    fn of(tally: &Tally, observed: &'a Observed<'a>, by_pairs: f64) -> Self {
        let share = |lag| {
            let row = observed.rows(Frame::Relative { lag }, Table::Unchanged).first()?;
            let deals = row.deals();
            (deals > 0).then(|| row.counts[1] as f64 / deals as f64)
        };
        Self {
            observed,
            found: observed.repetition,
            space: SeedSpace::of(tally),
            by_pairs,
            at_lag: (1..=8).map_while(share).collect(),
        }
    }

    /// The mean length of runs of equal deals, if they are no chance.
    fn run_length(&self) -> Option<f64> {
        let share = *self.at_lag.first()?;
        let by_chance = 1.0 / self.by_pairs;
        let error = (by_chance * (1.0 - by_chance) / self.found.deals as f64).sqrt();
        let is_run = share > by_chance + 8.0 * error && share - by_chance > 0.1 * (1.0 - by_chance);
        (is_run && share < 1.0).then(|| 1.0 / (1.0 - share))
    }

    /// True if deals come more evenly often than at random.
    fn is_even(&self) -> bool {
        let (deals, different) = (self.found.deals as f64, self.found.different as f64);
        let squares = 2.0 * self.found.pairs as f64 + deals;
        let statistic = (squares * different / deals - deals).max(0.0);
        let freedom = self.found.different - 1;
        deals >= 2.0 * different && chi_square_lower_ln(statistic, freedom) < EVENLY_LN
    }

    /// Runs of equal deals: of a clock, or of workers.
    fn runs(&self, length: f64) -> Vec<Candidate> {
        let whole = length.round();
        // Workers take turns: each deal comes once for each of them, no more.
        let is_whole = (length - whole).abs() < 0.05 * whole && whole <= WORKERS_MAX;
        let is_gone = self.at_lag.iter().enumerate().all(|(at, &share)| {
            let left = (whole - 1.0 - at as f64).max(0.0) / whole;
            (share - left).abs() < 0.1
        });
        let orders = self.found.different as f64;
        let workers = vec![Parameter { name: "workers", value: (whole as u64).into() }];
        let workers = self.candidate("shared-seed", orders, workers, &["time-seed"]);
        let a_seed = vec![Parameter { name: "deals-a-seed", value: length.into() }];
        let clock = self.candidate("time-seed", orders, a_seed, &["shared-seed"]);
        if is_whole && is_gone { vec![workers] } else { vec![clock] }
    }

    /// So many fair orders that come again as the deals before show.
    fn candidate(
        &self,
        fault: &'static str,
        orders: f64,
        parameters: Vec<Parameter>,
        equivalent: &'static [&'static str],
    ) -> Candidate {
        self.with(fault, parameters, equivalent, Predicted::Few(orders))
    }

    fn stuck(&self, fault: &'static str, share: f64, parameter: Parameter) -> Candidate {
        self.with(fault, vec![parameter], &[], Predicted::Stuck(share))
    }

    fn with(
        &self,
        fault: &'static str,
        parameters: Vec<Parameter>,
        equivalent: &'static [&'static str],
        lying: Predicted,
    ) -> Candidate {
        let predicted = |(frame, table): (Frame, Table)| match frame {
            Frame::Relative { lag } => {
                let share = self.at_lag.get(lag as usize - 1).copied().unwrap_or(0.0);
                match (table, &lying) {
                    // Seeds that are drawn anew repeat the last one as often as any.
                    (Table::Unchanged, Predicted::Few(orders)) if fault == "few-seeds" => {
                        Predicted::Chances(vec![vec![1.0 - 1.0 / orders, 1.0 / orders]])
                    }
                    (Table::Unchanged, _) => Predicted::Chances(vec![vec![1.0 - share, share]]),
                    // Where deals seldom follow themselves, what changed is one of few orders.
                    _ if share < 0.5 => lying.clone(),
                    _ => Predicted::Stuck(share),
                }
            }
            // Beside the deal before, nothing is said.
            _ if matches!(table, Table::Overlap | Table::LowBitsBefore(_)) => Predicted::Fair,
            _ => lying.clone(),
        };
        let places = super::predicted::places(&self.observed.tables);
        let prediction = Prediction {
            tables: places.into_iter().map(predicted).collect(),
            different: Some(self.space.map_or(self.by_pairs, |space| space.deals)),
        };
        let (equivalent, guise) = (equivalent.to_vec(), Guise::Plain);
        Candidate { fault, parameters, equivalent, guise, prior_ln: 0.0, model: None, prediction }
    }
}
