//! Which known mistake it is.

use serde::{Serialize, Serializer};

use misdeal_diagnosis::faults::Fault;
use misdeal_diagnosis::{Diagnosed, Parameter, Value};

#[derive(Serialize)]
pub(super) struct Named<'a> {
    code: Option<&'a str>,
    fault: &'a str,
    cause: &'static str,
    log10_ratio: Option<f64>,
    fit_p: f64,
    fits: bool,
    #[serde(serialize_with = "parameters")]
    parameters: &'a [Parameter],
    equivalent: &'a [&'a str],
}

impl<'a> Named<'a> {
    pub(super) fn of(diagnosed: &'a Diagnosed) -> Self {
        let log10 = diagnosed.score_ln / std::f64::consts::LN_10;
        Self {
            code: Fault::find(diagnosed.fault).map(|fault| &*fault.code),
            fault: diagnosed.fault,
            cause: diagnosed.cause.id(),
            log10_ratio: Some(log10).filter(|log10| log10.is_finite()),
            fit_p: diagnosed.fit_ln.exp(),
            fits: diagnosed.fits(),
            parameters: &diagnosed.parameters,
            equivalent: &diagnosed.equivalent,
        }
    }
}

fn parameters<S: Serializer>(parameters: &[Parameter], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(parameters.iter().map(|parameter| {
        let value = match parameter.value {
            Value::Whole(value) => value.into(),
            Value::Number(value) => value.into(),
            Value::Word(word) => word.into(),
            _ => serde_json::Value::Null,
        };
        (parameter.name, value)
    }))
}
