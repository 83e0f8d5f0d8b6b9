//! Which known mistake it is.

use std::fmt;

use misdeal_diagnosis::faults::Fault;
use misdeal_diagnosis::{Diagnosed, Value};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Text, finite_log10, present};

#[derive(Deserialize, Serialize)]
pub(super) struct Named<'a> {
    #[serde(deserialize_with = "present")]
    pub(super) code: Option<Text<'a>>,
    pub(super) fault: Text<'a>,
    pub(super) cause: Text<'a>,
    #[serde(deserialize_with = "present")]
    pub(super) log10_ratio: Option<f64>,
    pub(super) fit_p: f64,
    #[serde(deserialize_with = "present")]
    pub(super) fit_ln: Option<f64>,
    pub(super) fits: bool,
    pub(super) parameters: Settings<'a>,
    pub(super) equivalent: Vec<Text<'a>>,
}

impl<'a> Named<'a> {
    pub(super) fn of(diagnosed: &'a Diagnosed) -> Self {
        let setting = |value: &Value| match value {
            Value::Whole(value) => Setting::Whole(*value),
            Value::Number(value) => Setting::Number(Some(*value).filter(|value| value.is_finite())),
            Value::Word(word) => Setting::Word((*word).into()),
            _ => Setting::Number(None),
        };
        let parameters = diagnosed.parameters.iter();
        let parameters = parameters.map(|of| (of.name.into(), setting(&of.value))).collect();
        Self {
            code: Fault::find(diagnosed.fault).map(|fault| (&*fault.code).into()),
            fault: diagnosed.fault.into(),
            cause: diagnosed.cause.id().into(),
            log10_ratio: finite_log10(diagnosed.score_ln),
            fit_p: diagnosed.fit_ln.exp(),
            fit_ln: Some(diagnosed.fit_ln).filter(|ln| ln.is_finite()),
            fits: diagnosed.fits(),
            parameters: Settings(parameters),
            equivalent: diagnosed.equivalent.iter().map(|slug| (*slug).into()).collect(),
        }
    }
}

/// Settings by name, in their order.
pub(super) struct Settings<'a>(pub(super) Vec<(Text<'a>, Setting<'a>)>);

#[derive(Deserialize, Serialize)]
#[serde(untagged)]
pub(super) enum Setting<'a> {
    Whole(u64),
    Number(Option<f64>),
    Word(Text<'a>),
}

impl Serialize for Settings<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(name, setting)| (name, setting)))
    }
}

impl<'de> Deserialize<'de> for Settings<'_> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Settings<'static>;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("settings by name")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut settings = Vec::new();
                while let Some((name, setting)) = map.next_entry::<String, _>()? {
                    settings.push((name.into(), setting));
                }
                Ok(Settings(settings))
            }
        }
        from.deserialize_map(InOrder)
    }
}
