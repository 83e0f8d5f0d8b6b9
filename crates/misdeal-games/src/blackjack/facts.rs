//! [`Facts`]: what counts of a hand when it is asked what may be done with it.
//!
//! The one place that says so, for the table and for the simulation alike.

use super::{Action, Actions, DoubleCards, DoubleOn, MoveError, Rules, Surrender, Total, Value};

/// What counts of a hand that is being played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    pub(super) cards_count: usize,
    pub(super) total: Total,
    /// The value, if it is a pair by the rules.
    pub(super) pair: Option<Value>,
    pub(super) is_split: bool,
    /// Whether its first card is an ace that was split.
    pub(super) is_split_ace: bool,
    /// The hands of its player.
    pub(super) hands_count: usize,
}

impl Facts {
    /// Why an action is not allowed.
    #[inline]
    pub(super) fn verify(&self, rules: &Rules, action: Action) -> Result<(), MoveError> {
        let may = |holds: bool, error| if holds { Ok(()) } else { Err(error) };
        match action {
            Action::Stand => Ok(()),
            Action::Hit => {
                may(!self.is_split_ace || rules.split_aces.may_hit, MoveError::SplitAces)
            }
            Action::Double => self.verify_double(rules),
            Action::Split => match self.pair {
                None => Err(MoveError::NoPair),
                Some(_) if self.hands_count >= usize::from(rules.hands_max) => {
                    Err(MoveError::HandsMax { most: rules.hands_max })
                }
                Some(_) => {
                    may(!self.is_split_ace || rules.split_aces.may_resplit, MoveError::SplitAces)
                }
            },
            Action::Surrender if rules.surrender == Surrender::No => Err(MoveError::NoSurrender),
            Action::Surrender => {
                may(self.cards_count == 2 && !self.is_split, MoveError::SurrenderFirst)
            }
        }
    }

    /// All that is allowed.
    #[inline]
    pub(super) fn actions(&self, rules: &Rules) -> Actions {
        Action::ALL.into_iter().filter(|&action| self.verify(rules, action).is_ok()).collect()
    }

    /// Whether anything is to be decided: not with 21, and not where only to stand is left.
    #[inline]
    pub(super) fn has_choice(&self, rules: &Rules) -> bool {
        let beyond = [Action::Hit, Action::Double, Action::Split];
        let is_charlie = rules.charlie.is_some_and(|most| self.cards_count >= usize::from(most));
        self.total.points() < 21
            && !is_charlie
            && beyond.into_iter().any(|action| self.verify(rules, action).is_ok())
    }

    #[inline]
    fn verify_double(&self, rules: &Rules) -> Result<(), MoveError> {
        let is_hard = !self.total.is_soft();
        let points = self.total.points();
        let has_total = match rules.double_on {
            DoubleOn::Nothing => false,
            DoubleOn::Any => true,
            DoubleOn::Hard => is_hard,
            DoubleOn::NineToEleven => is_hard && (9..=11).contains(&points),
            DoubleOn::TenOrEleven => is_hard && (10..=11).contains(&points),
        };
        if rules.double_cards == DoubleCards::Two && self.cards_count > 2 {
            Err(MoveError::DoubleFirst)
        } else if self.is_split && !rules.double_after_split {
            Err(MoveError::DoubleAfterSplit)
        } else if self.is_split_ace && !rules.split_aces.may_double {
            Err(MoveError::SplitAces)
        } else if !has_total {
            Err(MoveError::DoubleTotal)
        } else {
            Ok(())
        }
    }
}
