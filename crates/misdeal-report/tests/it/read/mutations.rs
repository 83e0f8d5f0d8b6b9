//! Documents with one thing changed: an error or a report that can be shown, never a panic.

use misdeal_report::{Lang, Report, from_json, to_html, to_json, to_svg};
use serde_json::{Value, json};

use super::{full, printed};
use crate::sample;

/// Of a long list only so many of its beginning are changed, and the last one.
const ENTRIES_MAX: usize = 3;

/// What a value is changed to.
fn others() -> Vec<Value> {
    vec![
        Value::Null,
        json!(-1),
        json!(0),
        json!(0.5),
        json!(1e308),
        json!(-1e308),
        json!(u64::MAX),
        json!(u64::from(u32::MAX)),
        json!(i64::MIN),
        json!(true),
        json!("x".repeat(3000)),
        json!("\u{1b}[2J\u{202e}"),
        json!([]),
        json!([[]]),
        json!([7, 7, 7]),
        json!({}),
    ]
}

/// The ways to all values within.
fn paths(value: &Value, to: &str, found: &mut Vec<String>) {
    found.push(to.to_owned());
    match value {
        Value::Object(object) => {
            object.iter().for_each(|(key, value)| paths(value, &format!("{to}/{key}"), found));
        }
        Value::Array(values) => {
            let last = values.len().saturating_sub(1);
            for (index, value) in values.iter().enumerate() {
                if index < ENTRIES_MAX || index == last {
                    paths(value, &format!("{to}/{index}"), found);
                }
            }
        }
        _ => {}
    }
}

fn remove(document: &mut Value, path: &str) {
    let (within, name) = path.rsplit_once('/').expect("a way");
    match document.pointer_mut(within).expect("it is there") {
        Value::Object(object) => drop(object.remove(name)),
        Value::Array(values) => drop(values.remove(name.parse().expect("an index"))),
        _ => unreachable!("ways lead through lists and objects"),
    }
}

/// Reads it and, if that can be done, shows it.
fn show(document: &Value, what: &str) -> bool {
    match from_json(&document.to_string()) {
        Ok(report) => {
            let json = to_json(&report).expect("a report has no errors");
            printed(&report, 50);
            to_html(&report, Lang::Zh);
            to_svg(&report, Lang::En);
            let again = from_json(&json).unwrap_or_else(|error| panic!("{what}: {error}"));
            assert_eq!(to_json(&again).expect("a report"), json, "{what}");
            true
        }
        Err(error) => {
            let message = error.to_string();
            assert!(message.chars().count() < 400, "{what}: {message}");
            assert!(!message.chars().any(char::is_control), "{what}: {message:?}");
            assert!(!error.hint().is_empty());
            false
        }
    }
}

fn change_everything(name: &str, report: &Report) -> (usize, usize) {
    let whole: Value = serde_json::from_str(&to_json(report).expect("a report")).expect("JSON");
    let mut all = Vec::new();
    paths(&whole, "", &mut all);
    let (mut shown, mut refused) = (0, 0);
    let mut count = |is_shown: bool| if is_shown { shown += 1 } else { refused += 1 };
    for path in all {
        if !path.is_empty() {
            let mut without = whole.clone();
            remove(&mut without, &path);
            count(show(&without, &format!("{name} without {path}")));
        }
        for other in others() {
            let mut changed = whole.clone();
            *changed.pointer_mut(&path).expect("it is there") = other.clone();
            count(show(&changed, &format!("{name}, {path} is {other:.40}")));
        }
    }
    (shown, refused)
}

#[test]
fn samples_with_one_thing_changed() {
    for (name, report) in sample::all() {
        let deck = report.verdict.shape.deck;
        if deck <= 10 {
            let (shown, refused) = change_everything(name, &report);
            // Texts may say anything and many numbers be others; types and words may not.
            assert!(shown > 100 && refused > 1000, "{name}: {shown} shown, {refused} refused");
        }
    }
}

/// One event, one bet and so on at a time, or all of them would be read for each change.
#[test]
fn parts_of_everything_with_one_thing_changed() {
    let (_, mut report) = full::all().swap_remove(0);
    let mut findings = std::mem::take(&mut report.verdict.findings);
    let mut wagers = std::mem::take(&mut report.verdict.effects.wagers);
    // One event of a kind in the first frame and in the last one.
    let of_a_frame = findings.len() / 4;
    findings.drain(of_a_frame..3 * of_a_frame);
    findings.dedup_by_key(|judged| std::mem::discriminant(&judged.finding.effect.event));
    wagers.dedup_by_key(|settled| std::mem::discriminant(&settled.wager));
    change_everything("the rest", &report);
    report.notes.clear();
    report.diagnosis = None;
    report.verdict.power.faults.clear();
    while !findings.is_empty() || !wagers.is_empty() {
        let mut part = report.clone();
        part.verdict.findings = findings.drain(..findings.len().min(1)).collect();
        part.verdict.effects.wagers = wagers.drain(..wagers.len().min(1)).collect();
        let whole = to_json(&part).expect("a report");
        let whole: Value = serde_json::from_str(&whole).expect("JSON");
        let mut all = Vec::new();
        paths(&whole["tests"], "/tests", &mut all);
        paths(&whole["effects"]["wagers"], "/effects/wagers", &mut all);
        for path in all {
            for other in others() {
                let mut changed = whole.clone();
                *changed.pointer_mut(&path).expect("it is there") = other.clone();
                show(&changed, &format!("{path} is {other:.40}"));
            }
        }
    }
}

/// Another deck under the same numbers.
#[test]
fn decks_that_do_not_fit_are_refused() {
    for (name, report) in full::all().into_iter().chain(sample::all()) {
        let whole = to_json(&report).expect("a report");
        let whole: Value = serde_json::from_str(&whole).expect("JSON");
        for (cards, dealt) in [(0, 0), (1, 1), (2, 1), (5, 5), (1 << 20, 1 << 20), (1 << 20, 1)] {
            let mut changed = whole.clone();
            changed["cards"] = json!(cards);
            changed["dealt"] = json!(dealt);
            for without in [&[][..], &["position"], &["position", "alike", "naming"]] {
                for key in without {
                    match *key {
                        "position" => remove_if_there(&mut changed, key),
                        "alike" => changed["alike"] = json!({"copies": null, "partitions": []}),
                        _ => changed["naming"] = json!({"first": 1}),
                    }
                }
                show(&changed, &format!("{name}, {dealt} of {cards} cards"));
            }
        }
    }
}

fn remove_if_there(document: &mut Value, key: &str) {
    document.as_object_mut().expect("a document").remove(key);
}
