//! Which known mistake it looks like.

use misdeal_diagnosis::faults::Fault;
use misdeal_diagnosis::{Cause, Diagnosed, Diagnosis, Parameter, Value};

use crate::numbers::{estimated, grouped, power_of_ten, significant};

/// Worse fits are not told apart.
const LOG10_MIN: f64 = -99.0;

/// Sentences, each with how far to the right it stands.
pub(crate) fn diagnosis(diagnosis: &Diagnosis) -> Vec<(usize, String)> {
    let (mut said, purpose) = match diagnosis.named() {
        Some(fault) => (account(diagnosis, fault), "how to mend it"),
        None => (nearest(diagnosis), "what that is"),
    };
    said.extend(diagnosis.cause.map(|cause| (4, place(cause).to_owned())));
    let first = diagnosis.faults.first();
    said.extend(first.map(|fault| (4, format!("{purpose}: misdeal explain {}", fault.fault))));
    let besides = diagnosis.besides.as_ref();
    said.extend(
        besides
            .map(|other| (2, format!("besides, whole deals come again as with {}", named(other)))),
    );
    said
}

/// What it is, what else it may be, and what it is not.
fn account(diagnosis: &Diagnosis, fault: &Diagnosed) -> Vec<(usize, String)> {
    let mut said = vec![(2, format!("the mistake looks like {}", named(fault)))];
    said.extend(fault.equivalent.iter().map(|other| {
        (4, format!("or like {}, of which such deals are just as likely", titled(other)))
    }));
    let is_said = |other: &Diagnosed| {
        let besides = diagnosis.besides.as_ref().map(|besides| besides.fault);
        fault.equivalent.contains(&other.fault) || Some(other.fault) == besides
    };
    let next = diagnosis.faults.iter().skip(1).find(|other| !is_said(other));
    let next = next.map_or(String::new(), |next| match next.fits() {
        true => format!("; {} would, too, but less well", next.fault),
        false => format!("; the next best, {}, does not", next.fault),
    });
    said.push((4, format!("it accounts for all counts ({}){next}", fit(fault))));
    said
}

fn nearest(diagnosis: &Diagnosis) -> Vec<(usize, String)> {
    let mut said = vec![(2, "no known mistake makes such deals".to_owned())];
    if let Some(nearest) = diagnosis.faults.first() {
        said.push((4, format!("nearest comes {}", named(nearest))));
        said.push((4, format!("but it does not account for all counts ({})", fit(nearest))));
    }
    said
}

/// A fault with its code, what it is and its settings.
fn named(fault: &Diagnosed) -> String {
    let settings: Vec<String> = fault.parameters.iter().filter_map(setting).collect();
    match settings.is_empty() {
        true => titled(fault.fault),
        false => format!("{}; {}", titled(fault.fault), settings.join(", ")),
    }
}

fn titled(slug: &str) -> String {
    match Fault::find(slug) {
        Some(fault) => format!("{slug} ({}): {}", fault.code, fault.en.title),
        None => slug.to_owned(),
    }
}

fn setting(parameter: &Parameter) -> Option<String> {
    // An interval is for those who read the JSON.
    if parameter.name.ends_with("-low") || parameter.name.ends_with("-high") {
        return None;
    }
    let value = match parameter.value {
        Value::Whole(value) => grouped(value),
        Value::Number(value) if value >= 100.0 => estimated(value),
        Value::Number(value) => significant(value, 3),
        Value::Word(word) => word.to_owned(),
        _ => String::new(),
    };
    Some(format!("{} {value}", parameter.name.replace('-', " ")))
}

fn fit(fault: &Diagnosed) -> String {
    let log10 = fault.fit_ln / std::f64::consts::LN_10;
    match log10 < LOG10_MIN {
        true => format!("p < {}", power_of_ten(LOG10_MIN)),
        false => format!("p {}", power_of_ten(log10)),
    }
}

/// Where to look for a mistake.
fn place(cause: Cause) -> &'static str {
    match cause {
        Cause::Algorithm => "look for it in the shuffle itself, not in the generator",
        Cause::Bound => "look for it where a number of the generator becomes an index",
        Cause::Generator => {
            "look for it in the generator: the shuffle may be right, but its draws hang together"
        }
        Cause::Seeding => "look for it where the generator is seeded",
        Cause::Carried => "look for it in what one deal leaves to the next",
        _ => "look for it where cards are copied, shared or dealt, not in the generator",
    }
}
