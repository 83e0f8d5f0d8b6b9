//! Which known mistake it is.

use misdeal_diagnosis::faults::Fault;
use misdeal_diagnosis::{Diagnosed, Diagnosis, Parameter, Value};

use super::ReadError;
use super::at::At;
use super::verdict::ln_of;
use crate::json::Document;
use crate::json::diagnosis::{Named, Setting};
use crate::json::named::cause;

/// What a part of a program is called in an error.
const CAUSE: &str = "a part of a program";

pub(super) fn diagnosis(of: &Document<'_>) -> Result<Option<Diagnosis>, ReadError> {
    let root = At::Root;
    let besides = of.besides.as_ref().map(|named| diagnosed(named, &root.key("besides")));
    let part = |word: &str| root.key("cause").known(word, cause(word), CAUSE);
    let found = Diagnosis {
        faults: root.key("diagnosis").each(&of.diagnosis, diagnosed)?,
        besides: besides.transpose()?,
        cause: of.cause.as_deref().map(part).transpose()?,
    };
    match of.diagnosed {
        true => Ok(Some(found)),
        false if found == Diagnosis::default() => Ok(None),
        false => Err(root.key("diagnosed").out_of_range("false", "true beside a diagnosis")),
    }
}

fn diagnosed(of: &Named<'_>, at: &At<'_>) -> Result<Diagnosed, ReadError> {
    let log10 = of.log10_ratio;
    let parameters = of.parameters.0.iter().map(|(name, setting)| {
        let (within, word) = (at.key("parameters"), shown_name(name));
        parameter(name, setting, &within.key(&word))
    });
    Ok(Diagnosed {
        fault: slug(&of.fault, &at.key("fault"))?,
        cause: at.key("cause").known(&of.cause, cause(&of.cause), CAUSE)?,
        parameters: parameters.collect::<Result<_, _>>()?,
        equivalent: at.key("equivalent").each(&of.equivalent, |fault, at| slug(fault, at))?,
        score_ln: log10.map_or(f64::INFINITY, ln_of),
        fit_ln: match of.fit_ln {
            Some(ln) => at.key("fit_ln").number(ln, f64::MIN, 0.0)?,
            None => f64::NEG_INFINITY,
        },
        // What it makes of the maps stands beside these.
        placed: Vec::new(),
    })
}

fn shown_name(name: &str) -> String {
    super::error::shown(name)
}

/// A known fault by its slug, in just these letters.
pub(super) fn slug(word: &str, at: &At<'_>) -> Result<&'static str, ReadError> {
    let known = Fault::find(word).map(|fault| &*fault.slug).filter(|slug| *slug == word);
    at.known(word, known, "a known fault")
}

fn parameter(name: &str, setting: &Setting<'_>, at: &At<'_>) -> Result<Parameter, ReadError> {
    let value = match setting {
        Setting::Whole(value) => Value::Whole(*value),
        Setting::Number(value) => Value::Number(value.unwrap_or(f64::NAN)),
        Setting::Word(word) => {
            Value::Word(at.known(word, Value::known(word), "a setting's word")?)
        }
    };
    let known = Parameter::known(name);
    Ok(Parameter { name: at.known(name, known, "the name of a setting")?, value })
}
