//! Which known mistake it looks like.

use misdeal_diagnosis::faults::Fault;
use misdeal_diagnosis::{Cause, Diagnosed, Diagnosis, Parameter, Value};

use super::explain::words;
use super::list::listed;
use crate::Lang;
use crate::lang::say;
use crate::numbers::{estimated, grouped, power_of_ten, significant};

/// Worse fits are not told apart.
const LOG10_MIN: f64 = -99.0;

/// Sentences, each with how far to the right it stands.
pub(crate) fn diagnosis(lang: Lang, diagnosis: &Diagnosis) -> Vec<(usize, String)> {
    let mut said = match diagnosis.named() {
        Some(fault) => account(lang, diagnosis, fault),
        None => nearest(lang, diagnosis),
    };
    said.extend(diagnosis.cause.map(|cause| (4, place(lang, cause))));
    let first = diagnosis.faults.first().map(|first| match diagnosis.named() {
        Some(_) => say!(lang, "diagnosis-mend", fault = first.fault),
        None => say!(lang, "diagnosis-what", fault = first.fault),
    });
    said.extend(first.map(|first| (4, first)));
    let besides = diagnosis.besides.as_ref().map(|other| named(lang, other));
    said.extend(besides.map(|other| (2, say!(lang, "diagnosis-besides", fault = other))));
    said
}

/// What it is, what else it may be, and what it is not.
fn account(lang: Lang, diagnosis: &Diagnosis, fault: &Diagnosed) -> Vec<(usize, String)> {
    let mut said = vec![(2, say!(lang, "diagnosis-looks-like", fault = named(lang, fault)))];
    said.extend(
        fault
            .equivalent
            .iter()
            .map(|other| (4, say!(lang, "diagnosis-or-like", fault = titled(lang, other)))),
    );
    let is_said = |other: &Diagnosed| {
        let besides = diagnosis.besides.as_ref().map(|besides| besides.fault);
        fault.equivalent.contains(&other.fault) || Some(other.fault) == besides
    };
    let fit = fit(lang, fault);
    let accounts = match diagnosis.faults.iter().skip(1).find(|other| !is_said(other)) {
        None => say!(lang, "diagnosis-accounts", fit = fit),
        Some(next) if next.fits() => {
            say!(lang, "diagnosis-accounts-as-another", fit = fit, next = next.fault)
        }
        Some(next) => say!(lang, "diagnosis-accounts-alone", fit = fit, next = next.fault),
    };
    said.push((4, accounts));
    said
}

fn nearest(lang: Lang, diagnosis: &Diagnosis) -> Vec<(usize, String)> {
    let mut said = vec![(2, say!(lang, "diagnosis-none"))];
    if let Some(nearest) = diagnosis.faults.first() {
        said.push((4, say!(lang, "diagnosis-nearest", fault = named(lang, nearest))));
        said.push((4, say!(lang, "diagnosis-nearest-not", fit = fit(lang, nearest))));
    }
    said
}

/// A fault with its code, what it is and its settings.
fn named(lang: Lang, fault: &Diagnosed) -> String {
    let settings = fault.parameters.iter().filter_map(|parameter| setting(lang, parameter));
    let settings = listed(lang, "list-comma", settings);
    let fault = titled(lang, fault.fault);
    match settings.is_empty() {
        true => fault,
        false => say!(lang, "diagnosis-settings", fault = fault, settings = settings),
    }
}

fn titled(lang: Lang, slug: &str) -> String {
    match Fault::find(slug) {
        Some(fault) => {
            let title = &*words(lang, fault).title;
            say!(lang, "diagnosis-fault", slug = slug, code = &*fault.code, title = title)
        }
        None => slug.to_owned(),
    }
}

fn setting(lang: Lang, parameter: &Parameter) -> Option<String> {
    // An interval is for those who read the JSON.
    if parameter.name.ends_with("-low") || parameter.name.ends_with("-high") {
        return None;
    }
    let value = match parameter.value {
        Value::Whole(value) => grouped(value),
        Value::Number(value) if value >= 100.0 => estimated(value),
        Value::Number(value) => significant(value, 3),
        Value::Word(word) => value_word(lang, word),
        _ => String::new(),
    };
    let key = format!("setting-{}", parameter.name);
    let said = lang.find(&key, &[("value", (&*value).into())]);
    Some(said.unwrap_or_else(|| format!("{} {value}", parameter.name.replace('-', " "))))
}

/// A word as a value; the name of a fault stays as it is.
fn value_word(lang: Lang, word: &str) -> String {
    let said = lang.find(&format!("value-{}", word.replace(' ', "-")), &[]);
    said.unwrap_or_else(|| word.to_owned())
}

fn fit(lang: Lang, fault: &Diagnosed) -> String {
    let log10 = fault.fit_ln / std::f64::consts::LN_10;
    match log10 < LOG10_MIN {
        true => say!(lang, "diagnosis-p-less", p = power_of_ten(LOG10_MIN)),
        false => say!(lang, "diagnosis-p", p = power_of_ten(log10)),
    }
}

/// Where to look for a mistake.
fn place(lang: Lang, cause: Cause) -> String {
    lang.say(&format!("cause-{}", cause.id()), &[])
}

#[cfg(test)]
mod tests;
