//! What is said of a text that is no verdict of ours.

use misdeal_report::{ReadError, from_json, to_json};
use serde_json::{Value, json};

use super::full;
use crate::sample;

fn document() -> Value {
    let (_, report) = sample::all().swap_remove(0);
    serde_json::from_str(&to_json(&report).expect("a report")).expect("JSON")
}

/// What is said of the first sample after a change.
fn said(change: impl Fn(&mut Value)) -> String {
    let mut document = document();
    change(&mut document);
    from_json(&document.to_string()).expect_err("it was changed").to_string()
}

#[test]
fn what_is_no_verdict() {
    let error = |text: &str| from_json(text).expect_err("no verdict");
    for (text, said) in [
        ("", "line 1, column 0: not JSON: EOF while parsing a value"),
        ("{\n  \"schema\": }", "line 2, column 13: not JSON: expected value"),
        ("[]", "got no 'schema', expected misdeal.verdict/1"),
        ("17", "got no 'schema', expected misdeal.verdict/1"),
        ("{\"schema\": 17}", "got no 'schema', expected misdeal.verdict/1"),
        ("{}", "got no 'schema', expected misdeal.verdict/1"),
        (
            "{\"schema\": \"misdeal.verdict/2\"}",
            "schema: got 'misdeal.verdict/2', expected misdeal.verdict/1",
        ),
    ] {
        assert_eq!(error(text).to_string(), said, "{text}");
    }
    let text = document().to_string();
    let cut = error(&text[..text.len() / 2]);
    assert!(matches!(cut, ReadError::NotJson { line: 1, .. }), "{cut}");
    let twice = error(&format!("{text}\n{text}"));
    assert!(matches!(twice, ReadError::NotJson { line: 2, .. }), "{twice}");
    assert!(from_json(&format!("\u{feff}{text}\r\n")).is_ok());
}

#[test]
fn other_documents_are_told_by_their_schemas() {
    for (schema, word) in [
        (misdeal_report::COMPARISON_SCHEMA, "comparison of two shuffles"),
        (misdeal_report::EXACT_SCHEMA, "exact law"),
        (misdeal_report::EXPLAIN_SCHEMA, "explains a fault"),
        ("else", "misdeal judge --json"),
    ] {
        let error = from_json(&json!({ "schema": schema }).to_string()).expect_err("another");
        assert!(error.hint().contains(word), "{schema}: {}", error.hint());
    }
}

#[test]
fn errors_name_the_place() {
    type Change = fn(&mut Value);
    let table: [(&str, Change); 14] = [
        ("deals: missing", |all| drop(all.as_object_mut().unwrap().remove("deals"))),
        ("sure: missing", |all| drop(all.as_object_mut().unwrap().remove("sure"))),
        ("naming: missing; this was written by an earlier misdeal", |all| {
            drop(all.as_object_mut().unwrap().remove("naming"));
        }),
        ("tests[1].effect.mean: missing; this was written by an earlier misdeal", |all| {
            drop(all["tests"][1]["effect"].as_object_mut().unwrap().remove("mean"));
        }),
        ("tests[0].effect.card_id: missing; this was written by an earlier misdeal", |all| {
            drop(all["tests"][0]["effect"].as_object_mut().unwrap().remove("card_id"));
        }),
        ("deals: invalid type: string \"many\", expected u64", |all| all["deals"] = "many".into()),
        ("cards: got 2000000, expected at most 1048576", |all| all["cards"] = 2_000_000.into()),
        ("dealt: got 11, expected at most 10", |all| all["dealt"] = 11.into()),
        ("alpha: got 1, expected a number between 0 and 1", |all| all["alpha"] = 1.into()),
        ("tests[2].effect.value: got 10, expected a number below 10", |all| {
            all["tests"][2]["effect"]["value"] = 10.into();
        }),
        ("tests[1].lag: got 9, expected 1 to 8", |all| all["tests"][1]["lag"] = 9.into()),
        ("tests[3].id: got 'luck', expected a test", |all| all["tests"][3]["id"] = "luck".into()),
        ("position[9]: got 1 counts, expected 10", |all| all["position"][9] = json!([1])),
        ("subject: got 'a?[2J', expected no control characters", |all| {
            all["subject"] = "a\u{1b}[2J".into();
        }),
    ];
    for (expected, change) in table {
        assert_eq!(said(change), expected);
    }
}

/// What a report needs and an older verdict lacks is asked for again.
#[test]
fn verdicts_of_an_earlier_misdeal_are_told_so() {
    let (_, report) = full::all().swap_remove(0);
    let text = to_json(&report).expect("a report");
    let later = ["seed_of", "next_purpose", "noted", "unit", "naming", "alike", "diagnosed"];
    for key in later {
        let mut document: Value = serde_json::from_str(&text).expect("JSON");
        document.as_object_mut().unwrap().remove(key).expect(key);
        let error = from_json(&document.to_string()).expect_err(key);
        assert_eq!(error, ReadError::Old { key: key.to_owned() });
        assert_eq!(error.hint(), "audit again, with this version");
    }
}

/// Keys that nobody knows yet are for later readers.
#[test]
fn other_keys_are_skipped() {
    let mut document = document();
    document["later"] = json!({"a": [1, 2, {"b": null}]});
    document["tests"][0]["later"] = json!(1e308);
    document["effects"]["wagers"][0]["later"] = json!(-1);
    assert!(from_json(&document.to_string()).is_ok());
}
