//! [`Decisions`]: what a chart says of every hand, looked up in one step.
//!
//! The slow twin is the chart with what is allowed by [`Facts`]: each entry is made of it.

use super::facts::Facts;
use super::{Action, Chart, Rules, Total, Value};

/// Whether a hand has just two cards, came of a split, begins with a split ace, and may be
/// split for want of no more hands: a bit each.
const CONTEXTS: usize = 16;
/// All totals, then pairs by value.
const STATES: usize = Total::STATES + 10;

/// An action for each context, state and upcard.
#[derive(Clone, Debug)]
pub(super) struct Decisions {
    actions: Vec<Action>,
}

/// What counts of a hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    pub(super) has_two_cards: bool,
    pub(super) is_split: bool,
    pub(super) is_split_ace: bool,
    pub(super) has_room: bool,
}

impl Context {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.has_two_cards)
            | usize::from(self.is_split) << 1
            | usize::from(self.is_split_ace) << 2
            | usize::from(self.has_room) << 3
    }
}

impl Decisions {
    pub(super) fn new(rules: &Rules, chart: &Chart) -> Self {
        let mut actions = Vec::with_capacity(CONTEXTS * STATES * 10);
        for context in 0..CONTEXTS {
            for state in 0..STATES {
                for up in Value::all() {
                    actions.push(decided(rules, chart, context, state, up));
                }
            }
        }
        Self { actions }
    }

    /// What to do with a hand that is not bust; to stand where there is no choice.
    #[inline]
    pub(super) fn action(
        &self,
        context: Context,
        total: Total,
        pair: Option<Value>,
        up: Value,
    ) -> Action {
        let state = pair.map_or(total.state(), |pair| Total::STATES + pair.index());
        let at = (context.index() * STATES + state) * 10 + up.index();
        self.actions.get(at).copied().unwrap_or(Action::Stand)
    }
}

fn decided(rules: &Rules, chart: &Chart, context: usize, state: usize, up: Value) -> Action {
    let pair = state.checked_sub(Total::STATES).and_then(|pair| Value::new(pair as u8 + 1));
    let facts = Facts {
        // More than two are all alike, but for a charlie, which ends a hand by itself.
        cards_count: if context & 1 == 1 { 2 } else { 3 },
        total: pair.map_or(Total::of_state(state), |pair| [pair, pair].into_iter().collect()),
        pair,
        is_split: context >> 1 & 1 == 1,
        is_split_ace: context >> 2 & 1 == 1,
        hands_count: if context >> 3 & 1 == 1 { 1 } else { usize::from(rules.hands_max) },
    };
    match facts.has_choice(rules) {
        true => chart.action(facts.total, pair, up, facts.actions(rules)),
        false => Action::Stand,
    }
}
