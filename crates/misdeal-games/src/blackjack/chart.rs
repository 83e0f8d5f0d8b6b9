//! [`Chart`]: basic strategy, worked out for the rules.
//!
//! The familiar chart looks at the total and at whether it is a pair. A cell is the best of
//! the exact values of its two-card hands, weighed by how often they come; hands with more
//! cards go by the same cells.

use std::fmt;

use super::action::{Action, Actions};
use super::exact::{Counts, Exact};
use super::{Rules, RulesError, Total, Value};

/// What to do, the first that is allowed: surrender, split, double, and then to stand or
/// to hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    wanted: Actions,
}

/// Basic strategy for some rules.
///
/// ```
/// use misdeal_games::blackjack::{Chart, Rules, Total, Value};
///
/// let chart = Chart::new(&Rules { hands_max: 2, ..Rules::VEGAS_6D }).unwrap();
/// let value = |number| Value::new(number).unwrap();
/// let sixteen: Total = [value(10), value(6)].into_iter().collect();
/// assert_eq!(chart.cell(sixteen, value(6)).to_string(), "S");
/// assert_eq!(chart.cell(sixteen, value(10)).to_string(), "H");
/// let eleven: Total = [value(5), value(6)].into_iter().collect();
/// assert_eq!(chart.cell(eleven, value(10)).to_string(), "Dh");
/// assert_eq!(chart.pair_cell(value(8), value(10)).to_string(), "Ph");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// By points, 0 to 21, then by upcard.
    hard: [[Cell; 10]; 22],
    soft: [[Cell; 10]; 22],
    /// By the value of the pair.
    pairs: [[Cell; 10]; 10],
}

impl Cell {
    /// The first of its choices that is allowed; to stand, which always is, if none is.
    #[inline]
    pub fn action(self, allowed: Actions) -> Action {
        // Surrender is last in the list of actions, then come split, double, hit and stand.
        self.wanted.and(allowed).last()
    }

    /// To stand or to hit.
    fn plain(stand: bool) -> Self {
        let action = if stand { Action::Stand } else { Action::Hit };
        Self { wanted: Actions::default().with(action) }
    }

    /// From sums of values, weighed alike.
    fn best(sums: &Sums) -> Self {
        let rest = sums.stand.max(sums.hit);
        let plain = Self::plain(sums.stand >= sums.hit);
        let with_double = rest.max(sums.double);
        let with_split = with_double.max(sums.split);
        let wanted = plain
            .wanted
            .with_if(Action::Double, sums.double > rest)
            .with_if(Action::Split, sums.split > with_double)
            .with_if(Action::Surrender, sums.surrender > with_split);
        Self { wanted }
    }
}

/// `S`, `H`, `Dh` (double, else hit), `Ds`, `P` with the rest, `R` with the rest.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let marks = [(Action::Surrender, 'R'), (Action::Split, 'P'), (Action::Double, 'D')];
        let marks = marks.iter().filter(|(action, _)| self.wanted.has(*action));
        let mut text: String = marks.map(|&(_, mark)| mark).collect();
        let rest = if self.wanted.has(Action::Stand) { 'S' } else { 'H' };
        text.push(if text.is_empty() { rest } else { rest.to_ascii_lowercase() });
        f.pad(&text)
    }
}

/// Sums of the values of some hands, weighed by their chances.
#[derive(Clone, Copy, Default)]
struct Sums {
    stand: f64,
    hit: f64,
    double: f64,
    split: f64,
    surrender: f64,
}

impl Chart {
    /// The chart for some rules; takes as long as [`Exact::new`].
    ///
    /// # Errors
    /// [`RulesError`] if the rules cannot be played.
    pub fn new(rules: &Rules) -> Result<Self, RulesError> {
        Ok(Self::of(rules, &Exact::new(rules)?))
    }

    /// Any chart, from what is wanted in each cell: by points and whether they are soft, or for
    /// a pair.
    #[cfg(test)]
    pub(super) fn by(mut wanted: impl FnMut(u16, bool, Option<Value>) -> Actions) -> Self {
        let mut cells = |points: u16, is_soft, pair| {
            std::array::from_fn(|_| Cell { wanted: wanted(points, is_soft, pair) })
        };
        Self {
            hard: std::array::from_fn(|points| cells(points as u16, false, None)),
            soft: std::array::from_fn(|points| cells(points as u16, true, None)),
            pairs: std::array::from_fn(|pair| cells(0, false, Value::new(pair as u8 + 1))),
        }
    }

    /// The chart from values that are worked out already.
    pub fn of(rules: &Rules, exact: &Exact) -> Self {
        let row = |cell: &dyn Fn(Value) -> Cell| {
            let ups: Vec<Cell> = Value::all().map(cell).collect();
            std::array::from_fn(|up| ups[up])
        };
        let totals = |is_soft: bool| {
            std::array::from_fn(|points| {
                row(&|up| total_cell(rules, exact, points as u16, is_soft, up))
            })
        };
        let pair = |index: usize| {
            let pair = Value::all().nth(index).unwrap_or(Value::TEN);
            row(&|up| Cell::best(&sums(rules, exact, &[(pair, pair)], up)))
        };
        Self { hard: totals(false), soft: totals(true), pairs: std::array::from_fn(pair) }
    }

    /// What to do with a total that is no pair, or not seen as one; to stand beyond 21.
    #[inline]
    pub fn cell(&self, total: Total, up: Value) -> Cell {
        let rows = if total.is_soft() { &self.soft } else { &self.hard };
        rows.get(usize::from(total.points())).map_or(Cell::plain(true), |row| row[up.index()])
    }

    /// What to do with a pair that may be split.
    #[inline]
    pub fn pair_cell(&self, pair: Value, up: Value) -> Cell {
        self.pairs[pair.index()][up.index()]
    }

    /// What to do with a hand of these cards.
    #[inline]
    pub fn action(&self, total: Total, pair: Option<Value>, up: Value, allowed: Actions) -> Action {
        match pair.filter(|_| allowed.has(Action::Split)) {
            Some(pair) => self.pair_cell(pair, up).action(allowed),
            None => self.cell(total, up).action(allowed),
        }
    }
}

/// The best for all hands of two cards with this total.
fn total_cell(rules: &Rules, exact: &Exact, points: u16, is_soft: bool, up: Value) -> Cell {
    let two = Value::all().flat_map(|a| Value::all().filter(move |b| *b >= a).map(move |b| (a, b)));
    let of_total = |&(a, b): &(Value, Value)| {
        let total: Total = [a, b].into_iter().collect();
        total.points() == points && total.is_soft() == is_soft
    };
    let hands: Vec<(Value, Value)> = two.filter(of_total).collect();
    let no_pairs: Vec<_> = hands.iter().filter(|(a, b)| a != b).copied().collect();
    // Of 4, 20 and a soft 12 there are pairs alone.
    match (no_pairs.is_empty(), hands.is_empty()) {
        (false, _) => Cell::best(&sums(rules, exact, &no_pairs, up)),
        (true, false) => {
            let sums = sums(rules, exact, &hands, up);
            Cell::best(&Sums { split: f64::NEG_INFINITY, ..sums })
        }
        // Of 21 without an ace as 11 there are three cards or more.
        (true, true) => Cell::plain(points >= 17),
    }
}

fn sums(rules: &Rules, exact: &Exact, hands: &[(Value, Value)], up: Value) -> Sums {
    let full = Counts::full(rules);
    let mut sums = Sums::default();
    for &(a, b) in hands {
        let Some(shoe) = full.without(up) else { continue };
        let Some(left) = shoe.without(a) else { continue };
        let weight = shoe.chance(a) * left.chance(b);
        if weight == 0.0 {
            continue;
        }
        let choices = exact.choices(a, b, up);
        sums.stand += weight * choices.values.stand;
        sums.hit += weight * choices.values.hit;
        sums.double += weight * choices.values.double;
        sums.split += weight * choices.split;
        sums.surrender += weight * choices.surrender;
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Out of one deck less a four: so many ways to hold a first and a second card, one after
    /// the other.
    #[test]
    fn hands_weigh_as_often_as_they_come() {
        let rules = Rules { hands_max: 2, ..Rules::SINGLE_DECK };
        let exact = Exact::new(&rules).unwrap();
        let value = |number| Value::new(number).unwrap();
        for (a, b, ways) in [(2, 10, 4 * 16), (9, 3, 4 * 4), (4, 8, 3 * 4), (3, 3, 4 * 3)] {
            let (a, b, up) = (value(a), value(b), value(4));
            let weighed = sums(&rules, &exact, &[(a, b)], up).stand;
            let stand = exact.choices(a, b, up).values.stand;
            let weight = f64::from(ways) / (51.0 * 50.0);
            assert!((weighed / stand - weight).abs() < 1e-12, "{a:?} {b:?}");
        }
    }
}
