//! The maps of the deals, and what was read.

use std::borrow::Cow;

use misdeal_audit::MapKind;
use serde::{Deserialize, Serialize};

use super::Text;
use super::tests::Reading;
use crate::{Input, ShownMap};

#[derive(Deserialize, Serialize)]
pub(super) struct MapKeys<'a> {
    pub(super) map: Text<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) decoding: Option<Text<'a>>,
    #[serde(flatten)]
    pub(super) reading: Reading<'a>,
    pub(super) deals: u64,
    pub(super) rows: Cow<'a, [u32]>,
    pub(super) columns: Cow<'a, [u32]>,
    pub(super) counts: Cow<'a, [Vec<u64>]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) predicted: Option<Cow<'a, [Vec<f64>]>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) simulated: Option<u64>,
}

impl<'a> MapKeys<'a> {
    pub(super) fn of(shown: &'a ShownMap) -> Self {
        let (map, predicted) = (&shown.map, shown.predicted.as_ref());
        let (name, decoding) = match map.kind() {
            MapKind::Position => ("position", None),
            MapKind::Followers => ("followers", None),
            MapKind::Draws(decoding) => ("draws", Some(decoding)),
            MapKind::DrawParts(decoding) => ("draw-parts", Some(decoding)),
            MapKind::Inclusion => ("inclusion", None),
            _ => ("other", None),
        };
        Self {
            map: name.into(),
            decoding: decoding.map(|decoding| decoding.test().into()),
            reading: Reading::of(map.frame()),
            deals: map.deals(),
            rows: map.rows().into(),
            columns: map.columns().into(),
            counts: map.counts().into(),
            predicted: predicted.map(|predicted| (&*predicted.counts).into()),
            simulated: predicted.and_then(|predicted| predicted.simulated),
        }
    }
}

#[derive(Deserialize, Serialize)]
pub(super) struct InputKeys<'a> {
    pub(super) name: Text<'a>,
    pub(super) bytes: u64,
    pub(super) sha256: Option<Text<'a>>,
}

impl<'a> InputKeys<'a> {
    pub(super) fn of(input: &'a Input) -> Self {
        Self {
            name: (&*input.name).into(),
            bytes: input.bytes,
            sha256: input.sha256.as_deref().map(Into::into),
        }
    }
}
