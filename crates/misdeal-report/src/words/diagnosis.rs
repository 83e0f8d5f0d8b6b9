//! Which known mistake it looks like.

use misdeal_diagnosis::faults::Fault;
use misdeal_diagnosis::{Cause, Diagnosed, Diagnosis, Parameter, Value};

use crate::numbers::{estimated, grouped, power_of_ten, significant};

/// Worse fits are not told apart.
const LOG10_MIN: f64 = -99.0;

/// Sentences, each with how far to the right it stands.
pub(crate) fn diagnosis(diagnosis: &Diagnosis) -> Vec<(usize, String)> {
    if !diagnosis.is_asked {
        return Vec::new();
    }
    let mut said = Vec::new();
    let mut say = |indent, sentence: String| said.push((indent, sentence));
    match (diagnosis.named(), diagnosis.faults.first()) {
        (Some(fault), _) => {
            say(2, format!("the mistake looks like {}", named(fault)));
            for other in &fault.equivalent {
                say(
                    4,
                    format!("or like {}, of which such deals are just as likely", titled(other)),
                );
            }
            let fits = format!("it accounts for all counts ({})", fit(fault));
            let besides = diagnosis.besides.as_ref().map(|other| other.fault);
            let is_other = |other: &&Diagnosed| {
                !fault.equivalent.contains(&other.fault) && Some(other.fault) != besides
            };
            let next = diagnosis.faults.iter().skip(1).find(is_other);
            say(
                4,
                match next {
                    Some(next) if next.fits() => {
                        format!("{fits}; {} would, too, but less well", next.fault)
                    }
                    Some(next) => format!("{fits}; the next best, {}, does not", next.fault),
                    None => fits,
                },
            );
        }
        (None, Some(nearest)) => {
            say(2, "no known mistake makes such deals".to_owned());
            say(4, format!("nearest comes {}", named(nearest)));
            say(4, format!("but it does not account for all counts ({})", fit(nearest)));
        }
        (None, None) => say(2, "no known mistake accounts for such deals".to_owned()),
    }
    if let Some(cause) = diagnosis.cause {
        say(4, place(cause).to_owned());
    }
    if let Some(fault) = diagnosis.faults.first() {
        let purpose = if diagnosis.named().is_some() { "how to mend it" } else { "what that is" };
        say(4, format!("{purpose}: misdeal explain {}", fault.fault));
    }
    if let Some(other) = &diagnosis.besides {
        say(2, format!("besides, whole deals come again as with {}", named(other)));
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
