//! [`Model`]: a known fault that can be dealt with, to see what its tables look like.

use std::fmt;
use std::sync::Arc;

use misdeal_audit::{Made, RunOptions, Shape, Streamed, Tally, tally};
use misdeal_shuffle::{Draw, Seed, ShuffleSpec};

use super::Parameter;
use super::predicted::{Place, Predicted, Prediction, places};

/// Shuffles a deck that is in order.
pub(super) type Shuffle = Arc<dyn Fn(&mut Vec<u32>, &mut dyn Draw) + Send + Sync>;

/// Where the deals of a fault come from.
#[derive(Clone)]
pub(super) enum Deals {
    /// A shuffle by fair draws.
    Shuffled(Shuffle),
    /// A shuffle on a study generator, each deal from the state that the last one left.
    Study(ShuffleSpec),
}

/// A known fault that can be dealt with.
#[derive(Clone)]
pub(super) struct Model {
    /// The slug of the fault.
    pub(super) fault: &'static str,
    pub(super) parameters: Vec<Parameter>,
    pub(super) deals: Deals,
    /// Tables that are known exactly.
    exact: Option<(Place, Vec<Vec<f64>>)>,
    /// Other faults with the same law.
    pub(super) equivalent: &'static [&'static str],
}

impl fmt::Debug for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.fault, self.parameters)
    }
}

impl Model {
    /// A shuffle by fair draws.
    pub(super) fn new(
        fault: &'static str,
        shuffle: impl Fn(&mut Vec<u32>, &mut dyn Draw) + Send + Sync + 'static,
    ) -> Self {
        Self {
            fault,
            parameters: Vec::new(),
            deals: Deals::Shuffled(Arc::new(shuffle)),
            exact: None,
            equivalent: &[],
        }
    }

    /// A built-in shuffle on a study generator.
    pub(super) fn study(fault: &'static str, spec: ShuffleSpec) -> Self {
        Self { deals: Deals::Study(spec), ..Self::new(fault, |_, _| {}) }
    }

    /// The same with a table whose chances are known exactly.
    pub(super) fn exactly(self, place: Place, chances: Vec<Vec<f64>>) -> Self {
        Self { exact: Some((place, chances)), ..self }
    }

    /// The same with a parameter to tell of.
    pub(super) fn with(mut self, name: &'static str, value: impl Into<super::Value>) -> Self {
        self.parameters.push(Parameter { name, value: value.into() });
        self
    }

    /// The same with other faults that have its law.
    pub(super) fn like(self, equivalent: &'static [&'static str]) -> Self {
        Self { equivalent, ..self }
    }

    /// The same walk from the other end of the deck, if it is one.
    pub(super) fn mirrored(&self) -> Option<Self> {
        let Deals::Shuffled(shuffle) = &self.deals else { return None };
        let shuffle = Arc::clone(shuffle);
        let mirrored = move |cards: &mut Vec<u32>, draw: &mut dyn Draw| {
            let last = (cards.len() as u32).saturating_sub(1);
            shuffle(cards, draw);
            cards.reverse();
            cards.iter_mut().for_each(|card| *card = last - *card);
        };
        Some(Self { deals: Deals::Shuffled(Arc::new(mirrored)), exact: None, ..self.clone() })
    }

    /// What it makes of the tables, from so many deals.
    pub(super) fn predict(&self, empty: &Tally, deals: u64, seed: u64) -> Prediction {
        let simulated = self.simulate(empty, deals, seed);
        let mut prediction = Prediction::simulated(&simulated);
        if let Some((place, chances)) = &self.exact {
            let places = places(&simulated.tables());
            if let Some(at) = places.iter().position(|found| found == place) {
                prediction.tables[at] = Predicted::Chances(chances.clone());
            }
        }
        prediction
    }

    fn simulate(&self, empty: &Tally, deals: u64, seed: u64) -> Tally {
        let Shape { deck, dealt, .. } = empty.shape();
        let (alike, shape) = (empty.alike().clone(), empty.shape());
        let options = RunOptions { deals_max: deals, threads: 1 };
        let seed = Seed::from(seed);
        let counted = match &self.deals {
            Deals::Shuffled(shuffle) => {
                let shuffle = Arc::clone(shuffle);
                let make = move |index: u64, deal: &mut Vec<u32>| {
                    deal.extend(0..deck);
                    shuffle(deal, &mut seed.deal(index));
                    deal.truncate(dealt as usize);
                };
                tally(Made::new(shape, make).with_alike(alike), &options, &|_| true)
            }
            Deals::Study(spec) => match spec.study(&seed) {
                Some(mut dealer) => {
                    let make = move |deal: &mut Vec<u32>| {
                        deal.extend(0..deck);
                        dealer.deal(deal)?;
                        deal.truncate(dealt as usize);
                        Ok::<_, misdeal_shuffle::study::EndlessDeal>(())
                    };
                    tally(Streamed::new(shape, make).with_alike(alike), &options, &|_| true)
                }
                None => return empty.clone(),
            },
        };
        // Deals that cannot be made say nothing.
        counted.unwrap_or_else(|_| empty.clone())
    }
}
