//! [`Model`]: a known fault that can be dealt with, to see what its tables look like.

use std::fmt;
use std::sync::Arc;

use misdeal_audit::{Made, RunOptions, Shape, Streamed, Tally, tally};
use misdeal_shuffle::{Draw, Seed, ShuffleSpec};

use super::Parameter;
use super::predicted::{Place, Predicted, Prediction};

/// The seed of all simulated deals: what differs between faults is then no chance.
const SEED: u64 = 0x9e37_79b9_7f4a_7c15;

/// Shuffles a deck that is in order.
pub(super) type Shuffle = Arc<dyn Fn(&mut Vec<u32>, &mut dyn Draw) + Send + Sync>;

/// Where the deals of a fault come from.
#[derive(Clone)]
pub(super) enum Deals {
    /// A shuffle by fair draws.
    Shuffled(Shuffle),
    /// The same of a deck that is not put in order between deals.
    Carried(Shuffle),
    /// A shuffle on a study generator, each deal from the state that the last one left.
    Study(ShuffleSpec),
}

/// The model with these settings.
type Make = dyn Fn(&[u64]) -> Model + Send + Sync;

/// The models of a fault by its settings.
#[derive(Clone)]
pub(super) struct Family {
    pub(super) settings: Vec<u64>,
    make: Arc<Make>,
}

impl Family {
    /// The model with these settings, each at least 1.
    pub(super) fn with(&self, settings: Vec<u64>) -> Model {
        let model = (self.make)(&settings);
        Model { family: Some(Self { settings, make: Arc::clone(&self.make) }), ..model }
    }
}

/// How a fault comes to the deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guise {
    /// As it is.
    Plain,
    /// Deals tell of each card its position.
    Turned,
    /// The deck is not put in order between deals.
    Carried,
}

/// A known fault that can be dealt with.
#[derive(Clone)]
pub(super) struct Model {
    /// The slug of the fault.
    pub(super) fault: &'static str,
    pub(super) parameters: Vec<Parameter>,
    pub(super) deals: Deals,
    /// Tables that are known exactly.
    exact: Vec<(Place, Vec<Vec<f64>>)>,
    /// Its settings, and the model with others, where these are to be fitted.
    pub(super) family: Option<Family>,
    /// ln of how much likelier it is beforehand than others.
    pub(super) prior_ln: f64,
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
            exact: Vec::new(),
            family: None,
            prior_ln: 0.0,
            equivalent: &[],
        }
    }

    /// One of a family, whose settings are to be fitted.
    pub(super) fn of_family(
        settings: &[u64],
        make: impl Fn(&[u64]) -> Self + Send + Sync + 'static,
    ) -> Self {
        Family { settings: Vec::new(), make: Arc::new(make) }.with(settings.to_vec())
    }

    /// A built-in shuffle on a study generator.
    pub(super) fn study(fault: &'static str, spec: ShuffleSpec) -> Self {
        Self { deals: Deals::Study(spec), ..Self::new(fault, |_, _| {}) }
    }

    /// The same with a table whose chances are known exactly.
    pub(super) fn exactly(self, place: Place, chances: Vec<Vec<f64>>) -> Self {
        let exact = self.exact.iter().cloned().chain([(place, chances)]).collect();
        Self { exact, ..self }
    }

    /// The same with a parameter to tell of.
    pub(super) fn with(mut self, name: &'static str, value: impl Into<super::Value>) -> Self {
        let value = value.into();
        debug_assert!(Parameter::known(name).is_some(), "'{name}' is no setting");
        if let super::Value::Word(word) = value {
            debug_assert!(super::Value::known(word).is_some(), "'{word}' is no value");
        }
        self.parameters.push(Parameter { name, value });
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
            mirror(cards, last);
        };
        let family = self.family.clone().map(|Family { settings, make }| {
            let make = move |settings: &[u64]| {
                let model = make(settings);
                model.mirrored().unwrap_or(model)
            };
            Family { settings, make: Arc::new(make) }
        });
        let deals = Deals::Shuffled(Arc::new(mirrored));
        Some(Self { deals, exact: Vec::new(), family, ..self.clone() })
    }

    /// The same in a guise, if it can have that.
    pub(super) fn in_guise(&self, guise: Guise) -> Option<Self> {
        let Deals::Shuffled(shuffle) = &self.deals else {
            return (guise == Guise::Plain).then(|| self.clone());
        };
        let shuffle = Arc::clone(shuffle);
        let deals = match guise {
            Guise::Plain => return Some(self.clone()),
            Guise::Carried => Deals::Carried(shuffle),
            Guise::Turned => Deals::Shuffled(Arc::new(move |cards, draw| {
                shuffle(cards, draw);
                turn(cards);
            })),
        };
        Some(Self { deals, exact: Vec::new(), ..self.clone() })
    }

    /// The same, to be preferred by this much, in ln, where others do as well.
    pub(super) fn preferred(self, prior_ln: f64) -> Self {
        Self { prior_ln, ..self }
    }

    /// What it makes of the tables, from so many deals.
    pub(super) fn predict(&self, empty: &Tally, places: &[Place], deals: u64) -> Prediction {
        let simulated = self.simulate(empty, deals, SEED);
        let mut prediction = Prediction::simulated(&simulated);
        for (place, chances) in &self.exact {
            if let Some(at) = places.iter().position(|found| found == place) {
                prediction.tables[at] = Predicted::Chances(chances.clone());
            }
        }
        prediction
    }

    /// The same from other random numbers, all simulated, to see how much that varies.
    pub(super) fn predict_again(&self, empty: &Tally, deals: u64) -> Prediction {
        Prediction::simulated(&self.simulate(empty, deals, !SEED))
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
            Deals::Carried(shuffle) => {
                let (shuffle, mut index) = (Arc::clone(shuffle), 0);
                let mut cards: Vec<u32> = (0..deck).collect();
                let make = move |deal: &mut Vec<u32>| {
                    shuffle_on(&shuffle, &mut cards, &mut seed.deal(index));
                    index += 1;
                    deal.extend(&cards[..dealt as usize]);
                    Ok::<_, std::convert::Infallible>(())
                };
                tally(Streamed::new(shape, make).with_alike(alike), &options, &|_| true)
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

/// Tells of each card its position instead of the card at each position.
pub(super) fn turn(cards: &mut [u32]) {
    let mut places = vec![0; cards.len()];
    (0..).zip(cards.iter()).for_each(|(at, &card)| places[card as usize] = at);
    cards.copy_from_slice(&places);
}

/// Looks at cards from the other end, those of the deck too, whose last one is `last`.
pub(super) fn mirror(cards: &mut [u32], last: u32) {
    cards.reverse();
    cards.iter_mut().for_each(|card| *card = last - *card);
}

/// Does to cards in any order what a shuffle does to a deck in order.
fn shuffle_on(shuffle: &Shuffle, cards: &mut Vec<u32>, draw: &mut dyn Draw) {
    let mut places: Vec<u32> = (0..cards.len() as u32).collect();
    shuffle(&mut places, draw);
    *cards = places.into_iter().map(|place| cards[place as usize]).collect();
}
