//! The deals that broke the rules.

use misdeal_audit::{InvalidDeal, InvalidWhy};
use serde::{Deserialize, Serialize};

use super::Text;
use crate::{Lang, Report, words};

#[derive(Deserialize, Serialize)]
pub(super) struct Invalid<'a> {
    pub(super) lines: u64,
    #[serde(deserialize_with = "super::present")]
    pub(super) first: Option<First<'a>>,
    pub(super) doubled: Doubled,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) file: Option<Text<'a>>,
}

#[derive(Deserialize, Serialize)]
pub(super) struct First<'a> {
    pub(super) place: u64,
    pub(super) text: Text<'a>,
    #[serde(flatten)]
    pub(super) why: Why,
}

#[derive(Deserialize, Serialize)]
pub(super) struct Doubled {
    pub(super) deals: u64,
    pub(super) different: u64,
}

#[derive(Deserialize, Serialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub(super) enum Why {
    Length {
        got: u32,
        expected: u32,
    },
    CutOff {
        got: u32,
        expected: u32,
    },
    Repeated {
        card: String,
        card_id: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        missing: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        missing_id: Option<u32>,
    },
    Foreign {
        token: String,
    },
    Other,
}

impl<'a> Invalid<'a> {
    pub(super) fn of(report: &'a Report) -> Self {
        let invalid = &report.verdict.invalid;
        let first = |deal: &InvalidDeal| First {
            place: deal.place,
            text: words::invalid(Lang::En, deal, report).into(),
            why: why(deal.why, |card| report.naming.name(card)),
        };
        let (deals, different) = (invalid.doubled.deals, invalid.doubled.different);
        Self {
            lines: invalid.deals,
            first: invalid.first.as_ref().map(first),
            doubled: Doubled { deals, different },
            file: report.invalid_in.as_deref().map(Into::into),
        }
    }
}

fn why(why: InvalidWhy, name: impl Fn(u32) -> String) -> Why {
    match why {
        InvalidWhy::Length { got, expected } => Why::Length { got, expected },
        InvalidWhy::CutOff { got, expected } => Why::CutOff { got, expected },
        InvalidWhy::Repeated { card, missing } => Why::Repeated {
            card: name(card),
            card_id: card,
            missing: missing.map(name),
            missing_id: missing,
        },
        InvalidWhy::Foreign { token } => Why::Foreign { token: token.to_string() },
        _ => Why::Other,
    }
}
