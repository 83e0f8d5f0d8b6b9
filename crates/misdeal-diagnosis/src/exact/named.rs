//! [`NamedLaw`]: what is known exactly of a shuffle of the catalogue, after any number of
//! repeats.
//!
//! A repeat is one step of a shuffle that has `times`, such as a riffle or an exchange, and
//! one wash of any other. The law of all orders comes from a formula, where there is one, or
//! from the steps of one repeat gone through again and again; the place of each card comes
//! from the chain of one card, which goes much further.

use misdeal_shuffle::oracle::{Path, Walk};
use misdeal_shuffle::study::{Bound, Generator};
use misdeal_shuffle::{Draw, Fairness, Law, OracleError, ShuffleSpec};

use super::counting::{catalan, factorial, whole};
use super::shelf::passes;
use super::{
    DIVERGENCE_CARDS_MAX, DrawsLaw, Exact, OrderLaw, Pair, RECURSIVE_CARDS_MAX, RIFFLES_MAX, Step,
    Steps, TRANSPOSITIONS_CARDS_MAX, TooManyAdditions, Unknown, always, cuts,
    divergence_of_transpositions, end_fixed, fair, parity_locked, recursive_draw, riffles, sattolo,
    short_keys, top_to_random, transpositions,
};
use crate::placement::PLACEMENT_CARDS_MAX;

mod places;

/// The most draws of a repeat that is enumerated by its own code.
const DRAWS_MAX: usize = 64;
/// The most paths of a repeat: a few seconds.
const PATHS_MAX: f64 = 4_194_304.0;
/// Random paths that tell how many there are.
const PROBES: u64 = 16;
/// The most repeats: more than any shuffle here takes to be as good as it gets.
pub const REPEATS_MAX: u64 = 10_000;

/// Why there is nothing exact to say.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NamedError {
    /// Not so many cards.
    #[error("{got} cards: expected 1 to {PLACEMENT_CARDS_MAX}")]
    Cards {
        /// The number asked for.
        got: u32,
    },
    /// Not so many repeats.
    #[error("{got} repeats: expected 1 to {most}")]
    Repeats {
        /// The number asked for.
        got: u64,
        /// The most for this shuffle.
        most: u64,
    },
    /// A study generator whose draws have no law by themselves.
    #[error("no exact law is known of {shuffle} on a generator with bound={bound}")]
    Generator {
        /// The name of the shuffle.
        shuffle: &'static str,
        /// How draws are made.
        bound: Bound,
    },
}

/// Exact laws of one shuffle, after one number of repeats and then larger ones.
#[derive(Debug)]
pub struct NamedLaw {
    spec: ShuffleSpec,
    n: u32,
    /// No more repeats will be asked for.
    up_to: u64,
    /// The steps of one repeat and what has been gone through, once they are needed.
    course: Option<Course>,
}

#[derive(Debug)]
struct Course {
    once: Vec<Step>,
    steps: Steps,
    done: u64,
}

impl NamedLaw {
    /// The laws of `spec` for `cards` cards; how often it is repeated is said later.
    ///
    /// # Errors
    /// [`NamedError`], if nothing exact is known.
    ///
    /// ```
    /// use misdeal_diagnosis::exact::NamedLaw;
    ///
    /// let mut law = NamedLaw::new(&"riffle".parse().unwrap(), 52).unwrap();
    /// let (low, high) = law.after(7).unwrap().total_variation.bounds();
    /// assert!(low == high && (low - 0.334_061).abs() < 1e-6);
    /// ```
    pub fn new(spec: &ShuffleSpec, cards: u32) -> Result<Self, NamedError> {
        if !(1..=PLACEMENT_CARDS_MAX).contains(&cards) {
            return Err(NamedError::Cards { got: cards });
        }
        if let (Some(bound), None) = (spec.bound(), draws(spec, cards)) {
            return Err(NamedError::Generator { shuffle: spec.entry().name, bound });
        }
        Ok(Self { spec: spec.clone(), n: cards, up_to: 1, course: None })
    }

    /// The same, where up to so many repeats will be asked for: if all of them are too much
    /// work together, none is begun.
    #[must_use]
    pub fn up_to(self, repeats: u64) -> Self {
        Self { up_to: repeats, ..self }
    }

    /// What is known after so many repeats, from 1 to [`REPEATS_MAX`].
    ///
    /// # Errors
    /// If there are more, or none.
    pub fn after(&mut self, repeats: u64) -> Result<Exact, NamedError> {
        let most = repeats_max(&self.spec);
        if !(1..=most).contains(&repeats) {
            return Err(NamedError::Repeats { got: repeats, most });
        }
        let mut exact = Exact::nothing(self.n);
        if let Some(law) = draws(&self.spec, self.n) {
            if repeats == 1 {
                exact.know_draws(&law);
            } else {
                exact.orders_unknown = Some(Unknown::AgainOnGenerator);
            }
            exact.places_unknown = Some(Unknown::OnGenerator);
            return Ok(exact);
        }
        match formula(&self.spec, self.n, repeats as u32) {
            Some(law) => exact.know_orders(law),
            None => match self.step_on(repeats) {
                Ok(course) => {
                    exact.know_cells(course.steps.placement());
                    exact.know_orders(course.steps.law());
                }
                Err(reason) => exact.orders_unknown = Some(reason),
            },
        }
        match places::placement(&self.spec, self.n, repeats) {
            Ok(placement) => exact.know_placement(placement, repeats),
            Err(reason) if exact.placement.is_none() => exact.places_unknown = Some(reason),
            Err(_) => {}
        }
        if exact.orders_unknown.is_some() {
            self.know_bounds(&mut exact, repeats);
        }
        Ok(exact)
    }

    /// What bounds total variation where the law of all orders is not known.
    fn know_bounds(&self, exact: &mut Exact, repeats: u64) {
        let n = self.n;
        match self.spec.entry().name {
            "wash" if n > 1 => exact.know_at_most(parity_locked(n).reachable()),
            "recursive-draw" if repeats == 1 => exact.know_even_or_more(catalan(n)),
            // A gap is parted or not; 2^10000 is more than 1024!.
            "overhand" => {
                exact.know_at_most(whole(1u32) << (u64::from(n - 1) * repeats).min(10_000));
            }
            "no-shuffle" => {
                // The blocks in any order, then cuts with two ends, or none.
                let ends = whole(1 + u64::from(n) * u64::from(n - 1) / 2);
                let blocks = factorial(places::blocks(n, self.spec.packet().get()));
                if let (1, cuts @ ..=1000) = (repeats, self.spec.times(n as usize)) {
                    exact.know_at_most(blocks * ends.pow(cuts as u32));
                }
            }
            "random-transpositions" if n <= DIVERGENCE_CARDS_MAX => {
                exact.know_chi_square(divergence_of_transpositions(n, repeats as u32));
            }
            _ => {}
        }
    }

    /// Goes through the steps up to so many repeats.
    fn step_on(&mut self, repeats: u64) -> Result<&Course, Unknown> {
        let most = steps_cards_max(&self.spec);
        if self.n > most {
            return Err(Unknown::ManyCards { most });
        }
        if self.course.as_ref().is_none_or(|course| course.done > repeats) {
            let once = once(&self.spec, self.n)?;
            self.course = Some(Course { once, steps: Steps::new(self.n), done: 0 });
        }
        let course = self.course.as_mut().expect("what was just put in");
        while course.done < repeats {
            // All of them are counted, also those that are done.
            let all = repeats.max(self.up_to);
            let too_many =
                |error: TooManyAdditions| Unknown::ManyAdditions { additions: error.additions };
            course.steps.go(&course.once, all).map_err(too_many)?;
            course.done += 1;
        }
        Ok(course)
    }
}

/// The number of repeats that a spec asks for.
///
/// ```
/// use misdeal_diagnosis::exact::repeats;
///
/// assert_eq!(repeats(&"wash:washes=2".parse().unwrap(), 54), 108);
/// assert_eq!(repeats(&"global-swap:washes=2".parse().unwrap(), 54), 2);
/// ```
pub fn repeats(spec: &ShuffleSpec, cards: u32) -> u64 {
    let times = if is_by_times(spec) { spec.times(cards as usize) } else { 1 };
    times.saturating_mul(spec.washes())
}

/// The most repeats of a shuffle: [`REPEATS_MAX`], or fewer where 2 to the power of that many
/// would have to be written out.
pub fn repeats_max(spec: &ShuffleSpec) -> u64 {
    let bits = match spec.entry().name {
        "riffle" => 1,
        "sort-short-keys" => spec.bits(),
        "shelf" => 1 + spec.shelves().get().ilog2(),
        _ => return REPEATS_MAX,
    };
    u64::from(RIFFLES_MAX / bits).max(1)
}

/// What one repeat is called.
pub fn repeat_name(spec: &ShuffleSpec) -> &'static str {
    match spec.entry().name {
        "riffle" => "riffles",
        "wash" | "random-transpositions" => "exchanges",
        "top-to-random" => "cards moved",
        "smoosh" => "strokes",
        name if name.starts_with("faro") => "faros",
        _ => "washes",
    }
}

/// Whether `times` repeat one and the same step; the cuts of `no-shuffle` follow another.
fn is_by_times(spec: &ShuffleSpec) -> bool {
    spec.has_times() && spec.entry().name != "no-shuffle"
}

/// One repeat of a shuffle.
fn one(spec: &ShuffleSpec) -> ShuffleSpec {
    if is_by_times(spec) { spec.clone().repeated(1).washed(1) } else { spec.clone().washed(1) }
}

/// The law of independent draws from a study generator, if that is what the spec asks for.
fn draws(spec: &ShuffleSpec, n: u32) -> Option<DrawsLaw> {
    let one_draw_a_card = [
        "fisher-yates",
        "fisher-yates-forward",
        "inside-out",
        "draw-from-rest",
        "used-table",
        "insertion",
    ];
    let is_by_word = matches!(spec.bound()?, Bound::Modulo | Bound::Multiply);
    let bits = spec.generator()?.start(0).bits();
    (is_by_word && bits < 64 && one_draw_a_card.contains(&spec.entry().name))
        .then(|| DrawsLaw::new(n, 1 << bits))
}

/// The law of all orders, where there is a formula for so many cards and repeats.
fn formula(spec: &ShuffleSpec, n: u32, repeats: u32) -> Option<OrderLaw> {
    if spec.entry().fairness == Fairness::Fair {
        return Some(fair(n));
    }
    match (spec.entry().name, repeats) {
        ("riffle", times) => Some(riffles(n, times)),
        ("shelf", times) => Some(passes(n, spec.shelves().get(), times)),
        ("top-to-random", times) => Some(top_to_random(n, times)),
        ("cut", _) => Some(cuts(n)),
        ("random-transpositions", times) if (2..=TRANSPOSITIONS_CARDS_MAX).contains(&n) => {
            Some(transpositions(n, times, Pair::Any))
        }
        ("last-never-moves", _) => Some(end_fixed(n)),
        ("faro-out" | "faro-in", times) => Some(always(in_fact(spec, n, times))),
        // Keys of the later sorts first: as one sort by all the bits.
        ("sort-short-keys", times) => Some(short_keys(n, spec.bits() * times)),
        ("sattolo", 1) => Some(sattolo(n)),
        ("recursive-draw", 1) if n <= RECURSIVE_CARDS_MAX => Some(recursive_draw(n)),
        _ => None,
    }
}

/// What a shuffle without chance makes of a deck.
fn in_fact(spec: &ShuffleSpec, n: u32, repeats: u32) -> Vec<u32> {
    let mut deck: Vec<u32> = (0..n).collect();
    one(spec).repeated(u64::from(repeats)).shuffle(&mut deck, &mut NoChance);
    deck
}

/// For shuffles that draw nothing.
struct NoChance;

impl Draw for NoChance {
    fn at_most(&mut self, max: u64) -> u64 {
        unreachable!("a shuffle without chance draws one of {max} and more")
    }
}

/// The most cards whose orders are all gone through.
fn steps_cards_max(spec: &ShuffleSpec) -> u32 {
    match spec.entry().name {
        "global-swap" | "global-swap-java" | "wash" | "random-transpositions" | "overhand" => {
            super::STEPS_CARDS_MAX
        }
        _ => 7,
    }
}

/// Each way to part a deck, its packets in reversed order.
fn overhand(n: u32, packet: u64) -> Result<Step, Unknown> {
    let ways = (0..1u32 << (n - 1)).map(|parted| {
        let together = n - 1 - parted.count_ones();
        let weight = (packet - 1).checked_pow(together).ok_or(Unknown::LongChances)?;
        let mut order: Vec<u32> = (0..n).collect();
        let is_last = |&card: &u32| card + 1 == n || parted >> card & 1 == 1;
        order.split_inclusive_mut(is_last).for_each(<[u32]>::reverse);
        order.reverse();
        Ok((order, weight))
    });
    let ways: Result<Vec<_>, Unknown> = ways.collect();
    Ok(Step::new(ways?.into_iter().filter(|&(_, weight)| weight > 0).collect()))
}

/// The law of one repeat by every path of its own code, if there are not too many.
fn walked(one: &ShuffleSpec, n: u32) -> Result<Law, OracleError> {
    let mut walk = Walk::new(n as usize, DRAWS_MAX)?;
    let run = |cards: &mut [u32], path: &mut Path| {
        one.shuffle(cards, path);
        Ok::<_, OracleError>(())
    };
    let mut paths = 0.0;
    for number in 0..PROBES {
        paths += walk.probe(number, run)? / PROBES as f64;
    }
    while !walk.is_over() {
        if paths.max(walk.paths() as f64) > PATHS_MAX {
            return Err(OracleError::TooManyPaths);
        }
        walk.step(run)?;
    }
    walk.finish()
}

/// One repeat as steps: those of the naive swaps one by one, any other as a single step
/// with each order that its own code makes.
fn once(spec: &ShuffleSpec, n: u32) -> Result<Vec<Step>, Unknown> {
    let mut weights = vec![1; n as usize];
    match spec.entry().name {
        "global-swap" => {}
        // A gap is one of `packet` values, of which one parts the deck.
        "overhand" => return Ok(vec![overhand(n, spec.packet().get())?]),
        "global-swap-java" if n > 1 => {
            weights[0] = 2;
            weights[n as usize - 1] = 0;
        }
        _ => {
            let law = walked(&one(spec), n).map_err(|error| match error {
                OracleError::TooManyPaths => Unknown::ManyPaths { most: PATHS_MAX as u64 },
                error => Unknown::Oracle(error),
            });
            return Ok(vec![Step::of_law(&law?)?]);
        }
    }
    Ok((0..n).map(|place| Step::swap(place, &weights)).collect())
}
