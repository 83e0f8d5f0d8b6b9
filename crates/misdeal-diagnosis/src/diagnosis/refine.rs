//! [`refined`]: the settings of a fault that account best for the deals.
//!
//! Settings that were tried stand far apart. From the best of them a hill is climbed, each
//! step half as long as the last one once nothing near is better. All models deal by the same
//! random numbers, so that what is compared is the settings.

use super::model::{Family, Guise, Model};
use super::ranking::{Ranking, SECOND_CARDS, SECOND_DEALS, deals_of};

/// Larger decks are not dealt so often.
const CARDS_MAX: u32 = 1024;
/// Cards that are dealt to compare settings.
const CARDS: u64 = 100_000;
const DEALS: u64 = 5_000;
/// Rounds of steps, at most.
const ROUNDS_MAX: usize = 16;

impl Ranking<'_> {
    /// A model of a family with its best settings, in a guise; none if the model has no
    /// family, or they are the best already.
    pub(super) fn refined(&self, model: &Model, guise: Guise) -> Option<Model> {
        let is_small = self.tally.shape().deck <= CARDS_MAX;
        let family = model.family.as_ref().filter(|_| is_small)?;
        let shape = self.tally.shape();
        let begin = family.settings.clone();
        let steps = begin.iter().map(|&value| (value / 2).max(1)).collect();
        let near = self.climbed(family, guise, begin, steps, deals_of(shape, CARDS, DEALS))?;
        // The last steps with as many deals as faults are ranked by.
        let (steps, deals) = (vec![2; near.len()], deals_of(shape, SECOND_CARDS, SECOND_DEALS));
        let best = self.climbed(family, guise, near, steps, deals)?;
        (best != family.settings).then(|| family.with(best))
    }

    /// The best settings that steps from these lead to.
    fn climbed(
        &self,
        family: &Family,
        guise: Guise,
        begin: Vec<u64>,
        mut steps: Vec<u64>,
        deals: u64,
    ) -> Option<Vec<u64>> {
        let mut best_ln = *self.lns(vec![family.with(begin.clone())], guise, deals).first()?;
        let mut best = begin;
        for _ in 0..ROUNDS_MAX {
            let near = neighbours(&best, &steps);
            let models = near.iter().map(|settings| family.with(settings.clone())).collect();
            let lns = self.lns(models, guise, deals);
            let found = near.into_iter().zip(lns).max_by(|a, b| a.1.total_cmp(&b.1));
            match found.filter(|&(_, ln)| ln > best_ln) {
                Some((settings, ln)) => (best, best_ln) = (settings, ln),
                None if steps.iter().all(|&step| step == 1) => break,
                None => steps.iter_mut().for_each(|step| *step = (*step / 2).max(1)),
            }
        }
        Some(best)
    }

    fn lns(&self, models: Vec<Model>, guise: Guise, deals: u64) -> Vec<f64> {
        let models: Vec<Model> = models.iter().filter_map(|model| model.in_guise(guise)).collect();
        self.scores(&models, deals).into_iter().map(|(_, _, score)| score.ln).collect()
    }
}

/// Settings one step away in one or more, each at least 1.
fn neighbours(settings: &[u64], steps: &[u64]) -> Vec<Vec<u64>> {
    let mut all = vec![Vec::new()];
    for (&setting, &step) in settings.iter().zip(steps) {
        let values = [setting.saturating_sub(step).max(1), setting, setting + step];
        let with = |begun: &Vec<u64>| values.map(|value| [&begun[..], &[value]].concat());
        all = all.iter().flat_map(with).collect();
    }
    all.retain(|near| near != settings);
    all.sort_unstable();
    all.dedup();
    all
}
