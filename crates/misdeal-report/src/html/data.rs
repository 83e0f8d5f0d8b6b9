//! The numbers behind the pictures, for the script.

use serde::Serialize;

use super::maps::drawn;
use crate::Report;
use crate::lang::{Lang, say};
use crate::maps::{Labels, ShownMap};

#[derive(Serialize)]
struct Data {
    words: Words,
    maps: Vec<Numbers>,
}

#[derive(Serialize)]
struct Words {
    count: String,
    fair: String,
    errors: String,
    predicted: String,
}

#[derive(Default, Serialize)]
struct Numbers {
    cell: String,
    rows: Vec<String>,
    columns: Vec<String>,
    counts: Vec<Vec<u64>>,
    fair: Vec<Vec<f64>>,
    observed: Vec<Vec<f64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    made: Option<Vec<Vec<f64>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    predicted: Option<Vec<Vec<f64>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    difference: Option<Vec<Vec<f64>>>,
}

/// As JSON that may stand in a page.
pub(super) fn data(report: &Report, lang: Lang) -> String {
    let is_drawn: Vec<usize> = drawn(report).collect();
    let numbers = report.maps.iter().enumerate().map(|(at, shown)| match is_drawn.contains(&at) {
        true => numbers(shown, Labels::of(&shown.map, &report.naming, lang)),
        false => Numbers::default(),
    });
    let words = Words {
        count: say!(lang, "page-cell-count"),
        fair: say!(lang, "page-cell-fair"),
        errors: say!(lang, "page-cell-errors"),
        predicted: say!(lang, "page-cell-predicted"),
    };
    let data = Data { words, maps: numbers.collect() };
    // Names come from outside and may look like the end of a script. Numbers and texts alone
    // always make JSON.
    serde_json::to_string(&data).unwrap_or_default().replace('<', "\\u003c")
}

fn numbers(shown: &ShownMap, labels: Labels) -> Numbers {
    let map = &shown.map;
    let fair = map.counts().iter().enumerate().map(|(row, counts)| {
        (0..counts.len()).map(|column| four_digits(map.expected(row, column))).collect()
    });
    let z = |z: Vec<Vec<f64>>| z.into_iter().map(|row| row.into_iter().map(hundredths).collect());
    let predicted = shown.predicted.as_ref();
    Numbers {
        fair: fair.collect(),
        observed: z(labels.observed(map).z).collect(),
        predicted: predicted.map(|made| z(labels.predicted(map, made).z).collect()),
        difference: predicted.map(|made| z(labels.difference(map, made).z).collect()),
        made: predicted.map(|made| made.counts.clone()),
        counts: map.counts().to_vec(),
        cell: labels.cell,
        rows: labels.rows,
        columns: labels.columns,
    }
}

fn hundredths(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

fn four_digits(number: f64) -> f64 {
    let unit = 10f64.powf(number.abs().max(1e-9).log10().floor() - 4.0);
    let rounded = (number / unit).round() * unit;
    // What is left of the rounding of binary numbers.
    (rounded * 1e6).round() / 1e6
}
