//! [`diagnose`]: which known mistake the deals of a misdeal look like.
//!
//! ```text
//!   tally ──► estimates ──► models ──► predictions ──► scores ──► the best, and whether it fits
//!        └──► seeding, invalid deals ────────────────┘
//! ```
//!
//! Each known fault is dealt with, by the very code of misdeal-shuffle, and counted like the
//! deals themselves; where its law is known exactly, that stands in for the counts. A first
//! look with few deals finds the likely ones, a second with many ranks them.

mod cause;
mod estimates;
mod fit;
mod invalid;
mod library;
mod model;
mod predicted;
mod ranges;
mod refine;
mod score;
mod seeding;

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use misdeal_audit::{Shape, Tally};

pub use cause::Cause;
use estimates::Observed;
use model::{Guise, Model};
use predicted::{Place, Prediction, places};
use score::{Score, score};

/// Cards that are dealt for a first look at a model, and for a second one.
const FIRST_CARDS: u64 = 10_000;
const SECOND_CARDS: u64 = 300_000;
/// Deals of a first look and of a second one, at most.
const FIRST_DEALS: u64 = 600;
const SECOND_DEALS: u64 = 10_000;
/// Models that are looked at twice.
const SECOND_LOOKS: usize = 10;
const OPEN_LOOKS: usize = 4;
/// What surely has a smaller part of the best score is not looked at again.
const NEAR: f64 = 0.1;
/// A fault must account for the deals better than a fair shuffle by a factor e^10.
const SCORE_MIN: f64 = 10.0;
/// A fault fits if its worst row is no worse than this, corrected for their number.
const FIT_LN: f64 = -9.2;
/// ln of how much likelier a fault is as it is than in a guise.
const DISGUISE_LN: f64 = 5.0;
/// The slug of a fault that shows on a deck that is not put in order.
const CARRIED: &str = "carry-over";
/// Faults told of: the best and the next ones.
const TOLD_MAX: usize = 3;
/// The most faults told of as having the same law.
const EQUIVALENT_MAX: usize = 3;

/// Which known mistake it looks like.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Diagnosis {
    /// Known faults, the best account of the deals first; empty if none accounts for them.
    pub faults: Vec<Diagnosed>,
    /// Another fault that the one that fits does not account for: whole deals come again.
    pub besides: Option<Diagnosed>,
    /// Which part of the program it is in: that of the fault, if one fits, and else what the
    /// decoded draws say.
    pub cause: Option<Cause>,
}

impl Diagnosis {
    /// The fault that it is, if the best one fits.
    pub fn named(&self) -> Option<&Diagnosed> {
        self.faults.first().filter(|fault| fault.fits())
    }
}

/// A known fault, and how well it accounts for the deals.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnosed {
    /// Its slug.
    pub fault: &'static str,
    /// Which part of a program it is in.
    pub cause: Cause,
    /// Its settings, as far as they can be told.
    pub parameters: Vec<Parameter>,
    /// Other faults that account for the deals as well.
    pub equivalent: Vec<&'static str>,
    /// ln of a composite likelihood over that of a fair shuffle: a score, no odds, since the
    /// tables that it adds up look at the same deals. Infinite if a deal broke the rules.
    pub score_ln: f64,
    /// ln p of the worst of all rows under this fault, corrected for their number.
    pub fit_ln: f64,
}

impl Diagnosed {
    fn proven(fault: &'static str, parameters: Vec<Parameter>) -> Self {
        let equivalent = Vec::new();
        let (score_ln, fit_ln, cause) = (f64::INFINITY, 0.0, Cause::of(fault));
        Self { fault, cause, parameters, equivalent, score_ln, fit_ln }
    }

    /// True if the deals are such as it makes.
    pub fn fits(&self) -> bool {
        self.fit_ln >= FIT_LN
    }
}

/// A setting of a fault.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// Its value.
    pub value: Value,
}

/// The value of a setting.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Value {
    /// A whole number.
    Whole(u64),
    /// A number.
    Number(f64),
    /// One of some names.
    Word(&'static str),
}

impl From<u64> for Value {
    fn from(value: u64) -> Self {
        Self::Whole(value)
    }
}

impl From<f64> for Value {
    fn from(value: f64) -> Self {
        Self::Number(value)
    }
}

impl From<&'static str> for Value {
    fn from(value: &'static str) -> Self {
        Self::Word(value)
    }
}

/// A fault with what it makes of the tables.
#[derive(Clone, Debug)]
struct Candidate {
    fault: &'static str,
    parameters: Vec<Parameter>,
    equivalent: Vec<&'static str>,
    guise: Guise,
    prior_ln: f64,
    /// What it was dealt by, in its guise, if it was.
    model: Option<Model>,
    prediction: Prediction,
}

/// Names the known faults that account best for the deals of a misdeal, by a threshold below
/// which it names none. Of deals that are fair it may well name one: ask only where a verdict
/// says that they are not. The same tally has the same diagnosis, whatever the threads.
///
/// Takes about a second for 52 cards, less for fewer; decks of thousands of cards some more.
///
/// ```
/// use misdeal_audit::{Made, RunOptions, Shape, tally};
/// use misdeal_diagnosis::diagnose;
/// use misdeal_shuffle::{Seed, faulty};
///
/// let make = |index: u64, deal: &mut Vec<u32>| {
///     deal.extend(0..10);
///     faulty::sattolo(deal, &mut Seed::from(1).deal(index));
/// };
/// let source = Made::new(Shape::whole(10), make);
/// let tally = tally(source, &RunOptions { deals_max: 100, threads: 1 }, &|_| true).unwrap();
/// assert_eq!(diagnose(&tally, 1).named().unwrap().fault, "sattolo");
/// ```
pub fn diagnose(tally: &Tally, threads: usize) -> Diagnosis {
    if tally.invalid().deals > 0 {
        let faults = invalid::diagnosed(tally);
        return Diagnosis { faults, besides: None, cause: Some(Cause::Cards) };
    }
    if tally.shape().deck < 2 || tally.deals() == 0 {
        return Diagnosis::default();
    }
    let observed = Observed { shape: tally.shape(), tables: tally.tables() };
    let ranked = Ranking { tally, observed: &observed, threads }.ranked();
    let besides = besides(&ranked, &observed);
    let faults = told(tally, ranked, &observed);
    let named = faults.first().filter(|fault| fault.fits()).map(|fault| fault.cause);
    let has_repeats = predicted::different(tally.repetition(), tally.possible_ln()).is_some();
    let cause = named.unwrap_or_else(|| Cause::by_tables(&observed, has_repeats));
    let besides = besides.filter(|_| faults.first().is_some_and(Diagnosed::fits));
    Diagnosis { faults, besides, cause: Some(cause) }
}

/// The work of one diagnosis.
struct Ranking<'a> {
    tally: &'a Tally,
    observed: &'a Observed<'a>,
    threads: usize,
}

impl Ranking<'_> {
    /// Candidates with their scores, the best first.
    fn ranked(&self) -> Vec<(Candidate, Score)> {
        let mut models = library::models(self.observed);
        models.extend(ranges::models(self.observed));
        let deals = deals_of(self.tally.shape(), FIRST_CARDS, FIRST_DEALS);
        let first = self.looked_at(&models, deals, guises);
        let likely: Vec<(Model, Guise)> = to_look_at_again(&first)
            .into_iter()
            .filter_map(|(number, guise)| Some((models[number].in_guise(guise)?, guise)))
            .collect();
        // Ten times as many as were seen are enough.
        let most = SECOND_DEALS.min(self.tally.deals().saturating_mul(10).max(FIRST_DEALS));
        let deals = deals_of(self.tally.shape(), SECOND_CARDS, most);
        let mut ranked = self.second_look(&likely, deals);
        // Settings are worth fitting where the fault may be the one.
        let best = ranked.iter().map(|(_, _, score)| score.ln).fold(0.0, f64::max);
        let has_family = |number: &usize| likely[*number].0.family.is_some();
        let found = ranked.iter().filter(|(number, ..)| has_family(number));
        let found = found.max_by(|a, b| a.2.ln.total_cmp(&b.2.ln));
        if let Some(&(number, _, score)) = found.filter(|found| found.2.ln > best / 2.0)
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
            let score = self.score(&candidate.prediction);
            ranked.push((candidate, score));
        }
        let rank = |(candidate, score): &(Candidate, Score)| score.at_least() + candidate.prior_ln;
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
    fn scores(&self, models: &[Model], deals: u64) -> Vec<(usize, Candidate, Score)> {
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
                    let score = self.score(&candidate.prediction);
                    let mut found = found.lock().unwrap_or_else(|broken| broken.into_inner());
                    found.push((number, candidate, score));
                }
            };
            let threads = NonZeroUsize::new(self.threads).map_or(1, NonZeroUsize::get);
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            work();
            others.into_iter().for_each(|thread| drop(thread.join()));
        });
        let mut found = found.into_inner().unwrap_or_else(|broken| broken.into_inner());
        // Whichever thread was faster, models come in their order.
        found.sort_by_key(|&(number, ..)| number);
        found
    }

    fn score(&self, prediction: &Prediction) -> Score {
        let (repetition, possible_ln) = (self.tally.repetition(), self.tally.possible_ln());
        score(&self.observed.tables, repetition, possible_ln, prediction)
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

impl Candidate {
    fn of(model: &Model, guise: Guise, prediction: Prediction) -> Self {
        Self {
            fault: model.fault,
            parameters: model.parameters.clone(),
            equivalent: model.equivalent.to_vec(),
            guise,
            prior_ln: model.prior_ln - if guise == Guise::Plain { 0.0 } else { DISGUISE_LN },
            model: Some(model.clone()),
            prediction,
        }
    }
}

/// A model in all its guises, those that it was not dealt in by what is known of the tables.
fn guises(model: &Model, prediction: Prediction, places: &[Place]) -> Vec<Candidate> {
    let turned = prediction.turned(places);
    let carried = prediction.carried(places);
    let turned = turned.map(|turned| Candidate::of(model, Guise::Turned, turned));
    let carried = Candidate::of(model, Guise::Carried, carried);
    let plain = Candidate::of(model, Guise::Plain, prediction);
    [plain].into_iter().chain(turned).chain([carried]).collect()
}

fn deals_of(shape: Shape, cards: u64, most: u64) -> u64 {
    (cards / u64::from(shape.deck.max(1))).clamp(2, most.max(2))
}

/// What is told of a ranking.
fn told(tally: &Tally, ranked: Vec<(Candidate, Score)>, observed: &Observed<'_>) -> Vec<Diagnosed> {
    let best = ranked.first().map_or(0.0, |(_, score)| score.at_least());
    let mut faults: Vec<Diagnosed> = Vec::new();
    for (candidate, score) in ranked {
        if score.at_least() < SCORE_MIN {
            break;
        }
        // One entry a fault; on a deck that is not put in order many look as they always do.
        let is_told = |fault: &Diagnosed| {
            let is_carried = candidate.guise == Guise::Carried;
            let told = if fault.fault == CARRIED { fault.equivalent[0] } else { fault.fault };
            told == candidate.fault || is_carried && fault.fault == CARRIED
        };
        if faults.len() == TOLD_MAX {
            break;
        }
        if faults.iter().any(is_told) {
            continue;
        }
        let again = candidate.model.as_ref().map(|model| {
            let deals = deals_of(observed.shape, SECOND_CARDS, SECOND_DEALS);
            model.predict_again(&tally.emptied(), deals)
        });
        let fit_ln = fit::fit_ln(&observed.tables, &candidate.prediction, again.as_ref());
        let diagnosed = diagnosed(candidate, score, fit_ln);
        // What comes as near as the errors of simulation is as good.
        let near = 3.0 + 2.0 * score.variance.sqrt();
        if let Some(first) = faults.first_mut()
            && best - score.at_least() < near
            && diagnosed.fits() == first.fits()
            && first.equivalent.len() < EQUIVALENT_MAX
            && !first.equivalent.contains(&diagnosed.fault)
        {
            first.equivalent.push(diagnosed.fault);
        }
        faults.push(diagnosed);
    }
    faults
}

/// Of seeds, where the best candidate is another one under which whole deals hardly repeat.
fn besides(ranked: &[(Candidate, Score)], observed: &Observed<'_>) -> Option<Diagnosed> {
    let (best, _) = ranked.first()?;
    let of_seeds = |found: &&(Candidate, Score)| Cause::of(found.0.fault) == Cause::Seeding;
    let is_explained = best.prediction.different.is_some() || best.guise == Guise::Carried;
    if is_explained || Cause::of(best.fault) == Cause::Seeding {
        return None;
    }
    let (candidate, score) =
        ranked.iter().filter(|found| found.0.model.is_none()).find(of_seeds)?;
    let fit_ln = fit::fit_ln(&observed.tables, &candidate.prediction, None);
    Some(diagnosed(candidate.clone(), *score, fit_ln))
}

fn diagnosed(candidate: Candidate, score: Score, fit_ln: f64) -> Diagnosed {
    let Candidate { fault, mut parameters, mut equivalent, guise, .. } = candidate;
    let fault = if guise == Guise::Carried {
        equivalent.insert(0, fault);
        parameters.insert(0, Parameter { name: "shuffle", value: fault.into() });
        CARRIED
    } else {
        fault
    };
    let cause = Cause::of(fault);
    Diagnosed { fault, cause, parameters, equivalent, score_ln: score.ln, fit_ln }
}
