//! [`Candidate`]: a fault in a guise, with what it makes of the tables.

use super::Parameter;
use super::model::{Guise, Model};
use super::predicted::{Place, Prediction};
use super::score::Score;

/// ln of how much likelier a fault is as it is than in a guise, and the part of its score by
/// which a guise must be better: one fault in a guise may have the law of another.
const DISGUISE_LN: f64 = 5.0;
const DISGUISE_PART: f64 = 0.01;
/// Where deals come again, a fault that does not make them must account for the tables so much
/// better, in ln, for as much as they vary.
const REPEATS_LN: f64 = 30.0;

/// A fault with what it makes of the tables.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) fault: &'static str,
    pub(super) parameters: Vec<Parameter>,
    pub(super) equivalent: Vec<&'static str>,
    pub(super) guise: Guise,
    pub(super) prior_ln: f64,
    /// What it was dealt by, in its guise, if it was.
    pub(super) model: Option<Model>,
    pub(super) prediction: Prediction,
}

impl Candidate {
    /// What it is ranked by, where counts vary so many times as much as those of deals by
    /// themselves.
    pub(super) fn rank(&self, score: Score, spread: f64) -> f64 {
        let at_least = score.at_least() + self.prior_ln;
        let at_least = match self.prediction.different {
            None if spread > 1.0 => at_least - REPEATS_LN * spread,
            _ => at_least,
        };
        match self.guise {
            Guise::Plain => at_least,
            _ => at_least - DISGUISE_LN - DISGUISE_PART * score.ln.abs(),
        }
    }

    pub(super) fn of(model: &Model, guise: Guise, prediction: Prediction) -> Self {
        Self {
            fault: model.fault,
            parameters: model.parameters.clone(),
            equivalent: model.equivalent.to_vec(),
            guise,
            prior_ln: model.prior_ln,
            model: Some(model.clone()),
            prediction,
        }
    }
}

/// A model in all its guises, those that it was not dealt in by what is known of the tables.
pub(super) fn guises(model: &Model, prediction: Prediction, places: &[Place]) -> Vec<Candidate> {
    let turned = prediction.turned(places);
    let carried = prediction.carried(places);
    let turned = turned.map(|turned| Candidate::of(model, Guise::Turned, turned));
    let carried = Candidate::of(model, Guise::Carried, carried);
    let plain = Candidate::of(model, Guise::Plain, prediction);
    [plain].into_iter().chain(turned).chain([carried]).collect()
}
