//! Each sample as JSON, and the page that explains it.

use std::collections::BTreeSet;

use misdeal_report::{Report, SCHEMA, to_json};
use serde_json::{Value, json};

use crate::sample;

fn value(report: &Report) -> Value {
    let text = to_json(report).expect("a report has no errors");
    assert_eq!(text.lines().count(), 1);
    serde_json::from_str(&text).expect("it is JSON")
}

fn sample(name: &str) -> Value {
    let all = sample::all();
    value(&all.iter().find(|(found, _)| *found == name).expect("a sample").1)
}

/// The keys of all objects within a value.
fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                found.insert(key.clone());
                keys(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

/// What every report has.
pub(crate) fn check(report: &Report, name: &str) {
    let value = value(report);
    let must = [
        "schema",
        "version",
        "verdict",
        "deals",
        "cards",
        "dealt",
        "order",
        "alpha",
        "mode",
        "sure",
        "log10_odds",
        "seed",
        "subject",
        "command",
        "seconds",
        "interrupted",
        "tests",
        "strongest",
        "odds_path",
        "effects",
        "power",
        "smallest",
        "beyond",
        "invalid",
        "deals_all_frames",
        "notes",
        "next",
    ];
    for key in must {
        assert!(value.get(key).is_some(), "{name}: {key}");
    }
    assert_eq!(value["schema"], SCHEMA, "{name}");
    for test in value["tests"].as_array().expect("tests") {
        let p = test["log10_p"].as_f64();
        assert!(p.is_none_or(|p| p <= 0.0), "{name}: {test}");
        assert_eq!(test["frame"] == "relative", test.get("lag").is_some(), "{name}: {test}");
        assert_ne!(test["effect"]["event"], "other", "{name}: {test}");
    }
    for path in value["odds_path"].as_array().expect("a path") {
        assert!(path[0].is_u64() && path[1].is_f64(), "{name}: {path}");
    }
}

#[test]
fn samples_have_every_key() {
    for (name, report) in sample::all() {
        check(&report, name);
    }
}

#[test]
fn when_it_was_sure() {
    let misdeal = sample("misdeal");
    assert_eq!(misdeal["mode"], "until-sure");
    assert_eq!(misdeal["sure"], json!({"deals": 192, "by": "capital"}));
    assert!((misdeal["log10_odds"].as_f64().unwrap() - 57.3).abs() < 1e-9);
    assert_eq!(misdeal["odds_path"][1][0], 192);
    let by: Vec<Value> =
        ["proof", "two-cards"].map(|name| sample(name)["sure"]["by"].clone()).to_vec();
    assert_eq!(by, ["proof", "findings"]);
    let fixed = sample("fixed");
    assert_eq!((&fixed["mode"], &fixed["sure"]), (&json!("fixed"), &Value::Null));
    let first = sample("first-of");
    assert_eq!(first["strongest"]["frame"], "position-to-card");
    assert!(first["strongest"]["test"].is_string());
}

#[test]
fn tests_say_how_they_read() {
    let misdeal = sample("misdeal");
    let tests = misdeal["tests"].as_array().unwrap();
    let of = |test: &Value| (test["frame"].as_str().unwrap().to_owned(), test["lag"].as_u64());
    assert_eq!(of(&tests[0]), ("position-to-card".to_owned(), None));
    assert_eq!(of(&tests[1]), ("relative".to_owned(), Some(1)));
    assert_eq!(of(&tests[3]), ("card-to-position".to_owned(), None));
    assert_eq!(of(&tests[7]), ("relative".to_owned(), Some(3)));
    assert!(tests.iter().all(|test| test["nominal"] == true));
    assert!(sample("fixed")["tests"].as_array().unwrap().iter().all(|t| t["nominal"] == false));
    assert_eq!(tests[5]["method"], "sum-tail");
    let effect = &tests[5]["effect"];
    assert_eq!(effect["event"], "fixed-points-sum");
    assert_eq!((&effect["observed"], &effect["expected"]), (&json!(18_171), &json!(20_192.0)));
    // Read from the cards, a digit is that of a card; relative to the deal
    // before, a card is known by where it lay.
    assert_eq!(tests[3]["effect"]["card"], "9");
    assert!(tests[3]["effect"].get("position").is_none());
    assert_eq!(tests[7]["effect"]["position_before"], 9);
    assert_eq!(tests[7]["effect"]["position"], 8);
    assert!(tests[7]["effect"].get("card").is_none());
}

#[test]
fn power_is_the_contract_s() {
    let too_few = sample("too-few-deals");
    assert_eq!(too_few["verdict"], "too-few-deals");
    let comparator = &too_few["power"][4];
    assert_eq!(comparator["fault"], "random-comparator");
    assert_eq!(comparator["deals_needed"], 2600);
    assert_eq!(comparator["would_have_been_found"], 0.4386);
    assert_eq!(comparator["test"], "position");
    assert!(comparator["about"].as_str().unwrap().starts_with("random comparator"));
    assert_eq!(too_few["smallest"], json!({"cell": 2.31, "rms": null}));
    assert_eq!(too_few["beyond"][0]["deals_needed"], 1.3e17);
    let parity = &sample("set")["power"][6];
    assert_eq!((&parity["deals_needed"], &parity["test"]), (&Value::Null, &Value::Null));
}

#[test]
fn effects_say_how_much() {
    let effects = &sample("misdeal")["effects"];
    let wager = &effects["wagers"][1];
    assert_eq!(wager["kind"], "cards-at");
    assert_eq!(wager["cards"].as_array().unwrap().len(), 8);
    assert_eq!((&wager["won"], &wager["of"]), (&json!(8_300), &json!(10_096)));
    assert_eq!((&wager["low"], &wager["high"]), (&json!(0.8121), &json!(0.8319)));
    assert!(wager["text"].as_str().unwrap().starts_with("whoever bets that position 8"));
    let least = effects["total_variation_min"].as_f64().unwrap();
    assert!((least - (0.4752 - 0.3729)).abs() < 1e-12);
    assert_eq!(effects["bits_lost"]["lag"], 1);
    assert_eq!(effects["cells"][0]["fair"], 0.1);
    assert_eq!(sample("large-deck")["effects"]["seed_space"]["repeated"], 61);
    let none = &sample("no-evidence")["effects"];
    assert_eq!(none["wagers"], json!([]));
    assert_eq!(none["total_variation_min"], Value::Null);
}

#[test]
fn what_is_no_number_is_null() {
    let large = sample("large-deck");
    assert_eq!(large["tests"][0]["log10_p"], Value::Null);
    assert_eq!(large["tests"][0]["log10_p_adjusted"], Value::Null);
}

/// A key that the page does not explain is not there for a reader.
#[test]
fn the_page_explains_every_key() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/formats/verdict.md");
    let Ok(page) = std::fs::read_to_string(path) else {
        return; // the packaged crate has no docs
    };
    let mut found = BTreeSet::new();
    sample::all().iter().for_each(|(_, report)| keys(&value(report), &mut found));
    // And those of bets that no sample has.
    found.extend(["even", "numbers", "orders", "there", "points"].map(str::to_owned));
    let is_explained =
        |key: &String| page.contains(&format!("`{key}`")) || page.contains(&format!(".{key}`"));
    let missing: Vec<_> = found.iter().filter(|key| !is_explained(key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
