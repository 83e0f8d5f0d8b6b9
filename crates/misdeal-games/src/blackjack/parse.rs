//! Rules as text: `vegas-6d`, `vegas-6d:soft17=hit,decks=8`.

use std::str::FromStr;

use super::error::{ParseRulesError, RulesError};
use super::preset::PRESETS;
use super::rules::{
    Decks, DoubleCards, DoubleOn, Hole, Payment, Reshuffle, Rules, Soft17, Surrender,
};
use crate::shortened::shortened;

/// A rule that can be set.
pub(super) struct Key {
    pub(super) name: &'static str,
    expected: &'static str,
    /// Sets it, if the value is one.
    set: fn(&mut Rules, &str) -> Option<()>,
}

const YES_OR_NO: &str = "yes or no";

pub(super) const KEYS: &[Key] = &[
    Key {
        name: "decks",
        expected: "1 to 8, or inf",
        set: |r, v| {
            let decks =
                if v == "inf" { Some(Decks::Infinite) } else { number(v).map(Decks::Packs) };
            put(&mut r.decks, decks)
        },
    },
    Key {
        name: "soft17",
        expected: "hit or stand",
        set: |r, v| {
            let all = [("hit", Soft17::Hit), ("stand", Soft17::Stand)];
            put(&mut r.soft_17, named(v, &all))
        },
    },
    Key {
        name: "natural",
        expected: "a payment such as 3:2, of 1 to 100 each",
        set: |r, v| {
            let (wins, per) = v.split_once(':')?;
            put(&mut r.natural, Some(Payment { wins: number(wins)?, per: number(per)? }))
        },
    },
    Key {
        name: "double",
        expected: "any, hard, 9-11, 10-11 or no",
        set: |r, v| {
            let all = [
                ("any", DoubleOn::Any),
                ("hard", DoubleOn::Hard),
                ("9-11", DoubleOn::NineToEleven),
                ("10-11", DoubleOn::TenOrEleven),
                ("no", DoubleOn::Nothing),
            ];
            put(&mut r.double_on, named(v, &all))
        },
    },
    Key {
        name: "double-cards",
        expected: "two or any",
        set: |r, v| {
            let all = [("two", DoubleCards::Two), ("any", DoubleCards::AnyNumber)];
            put(&mut r.double_cards, named(v, &all))
        },
    },
    Key { name: "das", expected: YES_OR_NO, set: |r, v| put(&mut r.double_after_split, yes(v)) },
    Key { name: "hands", expected: "1 to 4", set: |r, v| put(&mut r.hands_max, number(v)) },
    Key {
        name: "rsa",
        expected: YES_OR_NO,
        set: |r, v| put(&mut r.split_aces.may_resplit, yes(v)),
    },
    Key {
        name: "hit-aces",
        expected: YES_OR_NO,
        set: |r, v| put(&mut r.split_aces.may_hit, yes(v)),
    },
    Key {
        name: "double-aces",
        expected: YES_OR_NO,
        set: |r, v| put(&mut r.split_aces.may_double, yes(v)),
    },
    Key {
        name: "unlike-tens",
        expected: YES_OR_NO,
        set: |r, v| put(&mut r.split_unlike_tens, yes(v)),
    },
    Key {
        name: "surrender",
        expected: "no, late or early",
        set: |r, v| {
            let all =
                [("no", Surrender::No), ("late", Surrender::Late), ("early", Surrender::Early)];
            put(&mut r.surrender, named(v, &all))
        },
    },
    Key {
        name: "hole",
        expected: "peek, obo or none",
        set: |r, v| {
            let all =
                [("peek", Hole::Peek), ("obo", Hole::OriginalBetsOnly), ("none", Hole::NoHoleCard)];
            put(&mut r.hole, named(v, &all))
        },
    },
    Key { name: "insurance", expected: YES_OR_NO, set: |r, v| put(&mut r.insurance, yes(v)) },
    Key {
        name: "charlie",
        expected: "no, or 3 to 21 cards",
        set: |r, v| put(&mut r.charlie, if v == "no" { Some(None) } else { number(v).map(Some) }),
    },
    Key {
        name: "cut",
        expected: "so many cards behind the cut card, 0 to 400 at most",
        set: |r, v| put(&mut r.reshuffle, v.parse().ok().map(Reshuffle::CutCard)),
    },
    Key {
        name: "rounds",
        expected: "0 to 1000 rounds between shuffles, 0 for a shuffle before each",
        set: |r, v| {
            let rounds = v.parse().ok().filter(|&rounds| rounds <= Rules::ROUNDS_MAX);
            let reshuffle = rounds.map(|rounds| match rounds {
                0 => Reshuffle::EachRound,
                _ => Reshuffle::Rounds(rounds),
            });
            put(&mut r.reshuffle, reshuffle)
        },
    },
    Key { name: "burn", expected: "0 to 20", set: |r, v| put(&mut r.burn, number(v)) },
];

fn put<T>(place: &mut T, value: Option<T>) -> Option<()> {
    *place = value?;
    Some(())
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok()
}

fn yes(text: &str) -> Option<bool> {
    named(text, &[("yes", true), ("no", false)])
}

fn named<T: Copy>(text: &str, all: &[(&str, T)]) -> Option<T> {
    all.iter().find(|(name, _)| *name == text).map(|&(_, value)| value)
}

/// A preset, then keys: `vegas-6d:soft17=hit,decks=8`.
///
/// ```
/// use misdeal_games::blackjack::{Decks, Rules, Soft17};
///
/// let rules: Rules = "vegas-6d:soft17=hit,decks=8".parse().unwrap();
/// assert_eq!(rules, Rules { soft_17: Soft17::Hit, decks: Decks::Packs(8), ..Rules::VEGAS_6D });
/// let error = "vegas-6d:decks=9".parse::<Rules>().unwrap_err();
/// assert_eq!(error.to_string(), "rules: got decks 9, expected 1 to 8");
/// ```
impl FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Self, ParseRulesError> {
        let (name, keys) = text.split_once(':').unwrap_or((text, ""));
        let preset = PRESETS.iter().find(|preset| preset.name == name);
        let preset = preset.ok_or_else(|| ParseRulesError::Unknown { got: shortened(name) })?;
        let mut rules = preset.rules;
        let mut set = Vec::new();
        for pair in keys.split(',').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let known = KEYS.iter().find(|known| known.name == key);
            let known = known.ok_or_else(|| ParseRulesError::Key { got: shortened(key) })?;
            if set.contains(&known.name) {
                return Err(ParseRulesError::Twice { key: known.name });
            }
            set.push(known.name);
            (known.set)(&mut rules, value).ok_or_else(|| ParseRulesError::Value {
                key: known.name,
                got: shortened(value),
                expected: known.expected,
            })?;
        }
        if set.contains(&"cut") && set.contains(&"rounds") {
            return Err(ParseRulesError::CutAndRounds);
        }
        match rules.verify() {
            Err(RulesError { what: "cut", got, most, .. }) if !set.contains(&"cut") => {
                Err(ParseRulesError::CutOfPreset { preset: preset.name, got, most })
            }
            verified => Ok(verified.map(|()| rules)?),
        }
    }
}
