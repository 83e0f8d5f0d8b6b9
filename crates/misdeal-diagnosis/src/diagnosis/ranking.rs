//! [`Ranking`]: all models scored, first by few deals and then, the likely ones, by many.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use misdeal_audit::{Shape, Tally};

use super::candidate::{Candidate, guises};
use super::estimates::Observed;
use super::model::{Guise, Model};
use super::predicted::{Place, Prediction, places};
use super::score::{Score, score};
use super::{SCORE_MIN, library, ranges, seeding};

/// Cards that are dealt for a first look at a model, and for a second one.
const FIRST_CARDS: u64 = 10_000;
pub(super) const SECOND_CARDS: u64 = 300_000;
/// Deals of a first look and of a second one, at most.
const FIRST_DEALS: u64 = 600;
pub(super) const SECOND_DEALS: u64 = 10_000;
/// Models that are looked at twice: the likeliest, and those of which least is known.
const SECOND_LOOKS: usize = 10;
const OPEN_LOOKS: usize = 4;
/// What surely has a smaller part of the best score is not looked at again.
const NEAR: f64 = 0.1;

/// The work of one diagnosis.
pub(super) struct Ranking<'a> {
    pub(super) tally: &'a Tally,
    pub(super) observed: &'a Observed<'a>,
    pub(super) threads: usize,
}

impl Ranking<'_> {
    /// Candidates with their scores, the best first.
    pub(super) fn ranked(&self) -> Vec<(Candidate, Score)> {
        let mut models = library::models(self.observed);
        models.extend(ranges::models(self.observed));
        let deals = deals_of(self.tally.shape(), FIRST_CARDS, FIRST_DEALS);
        let first = self.looked_at(&models, deals, |model, prediction, places| {
            guises(model, prediction.without_large_tables(), places)
        });
        let likely: Vec<(Model, Guise)> = to_look_at_again(&first)
            .into_iter()
            .filter_map(|(number, guise)| Some((models[number].in_guise(guise)?, guise)))
            .collect();
        // Ten times as many as were seen are enough.
        let most = SECOND_DEALS.min(self.tally.deals().saturating_mul(10).max(FIRST_DEALS));
        let deals = deals_of(self.tally.shape(), SECOND_CARDS, most);
        let mut ranked = self.second_look(&likely, deals);
        // Settings are worth fitting of the best.
        let best = ranked.iter().max_by(|a, b| a.2.ln.total_cmp(&b.2.ln));
        if let Some(&(number, _, score)) = best
            && score.ln > SCORE_MIN
        {
            let (model, guise) = &likely[number];
            let refined = self.refined(model, *guise);
            let refined = refined.and_then(|model| Some((model.in_guise(*guise)?, *guise)));
            ranked.extend(self.second_look(&Vec::from_iter(refined), deals));
        }
        let mut ranked: Vec<(Candidate, Score)> =
            ranked.into_iter().map(|(_, candidate, score)| (candidate, score)).collect();
        for candidate in seeding::candidates(self.tally, self.observed) {
            let score = score(self.observed, &candidate.prediction);
            ranked.push((candidate, score));
        }
        let spread = self.observed.spread();
        let rank = |(candidate, score): &(Candidate, Score)| candidate.rank(*score, spread);
        ranked.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
        ranked
    }

    /// Models, each in its guise already, with many deals.
    fn second_look(&self, models: &[(Model, Guise)], deals: u64) -> Vec<(usize, Candidate, Score)> {
        let (models, guises): (Vec<Model>, Vec<Guise>) = models.iter().cloned().unzip();
        let mut found = self.scores(&models, deals);
        for (number, candidate, _) in &mut found {
            let of = Candidate::of(&models[*number], guises[*number], candidate.prediction.clone());
            *candidate = of;
        }
        found
    }

    /// The scores of models as they are.
    pub(super) fn scores(&self, models: &[Model], deals: u64) -> Vec<(usize, Candidate, Score)> {
        self.looked_at(models, deals, |model, prediction, _| {
            vec![Candidate::of(model, Guise::Plain, prediction)]
        })
    }

    /// All models with so many deals each, in the guises that are made of their prediction; by
    /// the numbers of the models.
    fn looked_at(
        &self,
        models: &[Model],
        deals: u64,
        guises: impl Fn(&Model, Prediction, &[Place]) -> Vec<Candidate> + Sync,
    ) -> Vec<(usize, Candidate, Score)> {
        let places = places(&self.observed.tables);
        let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        let empty = self.tally.emptied();
        std::thread::scope(|scope| {
            let work = || loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(model) = models.get(number) else { break };
                let prediction = model.predict(&empty, &places, deals);
                for candidate in guises(model, prediction, &places) {
                    let score = score(self.observed, &candidate.prediction);
                    let mut found = found.lock().unwrap_or_else(|broken| broken.into_inner());
                    found.push((number, candidate, score));
                }
            };
            let others: Vec<_> = (1..self.threads).map(|_| scope.spawn(work)).collect();
            work();
            for thread in others {
                if let Err(panic) = thread.join() {
                    std::panic::resume_unwind(panic);
                }
            }
        });
        let mut found = found.into_inner().unwrap_or_else(|broken| broken.into_inner());
        // Whichever thread was faster, models come in their order.
        found.sort_by_key(|&(number, ..)| number);
        found
    }
}

/// The likeliest after a first look, and those that it leaves most open.
fn to_look_at_again(first: &[(usize, Candidate, Score)]) -> Vec<(usize, Guise)> {
    let best_ln = first.iter().map(|(_, _, score)| score.ln).fold(0.0, f64::max);
    let by = |score: fn(&Score) -> f64| {
        let is_near = |found: &&(usize, Candidate, Score)| found.2.at_most() > NEAR * best_ln;
        let mut best: Vec<_> = first.iter().filter(is_near).collect();
        best.sort_by(|a, b| score(&b.2).total_cmp(&score(&a.2)));
        best.into_iter().take(SECOND_LOOKS).map(|(number, candidate, _)| (*number, candidate.guise))
    };
    let mut all: Vec<(usize, Guise)> = by(|score| score.ln).collect();
    let open = by(|score| score.at_most()).filter(|found| !all.contains(found));
    let open: Vec<_> = open.take(OPEN_LOOKS).collect();
    all.extend(open);
    all
}

/// So many deals take as many cards.
pub(super) fn deals_of(shape: Shape, cards: u64, most: u64) -> u64 {
    (cards / u64::from(shape.deck.max(1))).clamp(2, most.max(2))
}
