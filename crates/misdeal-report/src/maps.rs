//! [`ShownMap`]: a map of the deals, with what the diagnosed fault would make of it.

use misdeal_audit::text::Naming;
use misdeal_audit::{Decoding, Frame, Map, MapKind, Tally};
use misdeal_diagnosis::Diagnosis;

use crate::picture::Cells;
use crate::{Lang, words};

/// A map to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownMap {
    /// What was counted.
    pub map: Map,
    /// What the diagnosed fault makes of it, where there is one and it says something of it.
    pub predicted: Option<Predicted>,
}

/// Counts as a fault makes them, on average.
#[derive(Clone, Debug, PartialEq)]
pub struct Predicted {
    /// A list a row, of a count a column, in as many deals as the map counts.
    pub counts: Vec<Vec<f64>>,
    /// The simulated deals that they come from; `None` where they are known exactly.
    pub simulated: Option<u64>,
}

/// The maps of a tally, beside what the best fault of a diagnosis makes of them, if it fits.
pub fn shown_maps(tally: &Tally, diagnosis: Option<&Diagnosis>) -> Vec<ShownMap> {
    let fault = diagnosis.and_then(Diagnosis::named);
    let maps = tally.maps().into_iter().map(|map| {
        let placed = fault.into_iter().flat_map(|fault| &fault.placed);
        let predicted = placed.filter(|placed| placed.frame == map.frame()).find_map(|placed| {
            let counts = map.expected_by(&placed.shares)?;
            Some(Predicted { counts: rounded(counts), simulated: placed.simulated })
        });
        ShownMap { map, predicted }
    });
    maps.collect()
}

/// To a hundredth of a deal: what is shown, and what a file has room for.
fn rounded(mut counts: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    counts.iter_mut().flatten().for_each(|count| *count = (*count * 100.0).round() / 100.0);
    counts
}

/// What stands around a map.
#[derive(Clone, Debug)]
pub(crate) struct Labels {
    /// What is counted.
    pub(crate) title: String,
    /// What its rows and columns are.
    pub(crate) axes: String,
    /// What a cell is, with `{row}` and `{column}` for its labels.
    pub(crate) cell: String,
    pub(crate) rows: Vec<String>,
    pub(crate) columns: Vec<String>,
    /// The first of each row, and of each column.
    row_ticks: Vec<String>,
    column_ticks: Vec<String>,
}

impl Labels {
    pub(crate) fn of(map: &Map, naming: &Naming, lang: Lang) -> Self {
        let card = |id: u32| words::card(lang, naming, id);
        let number = |number: u32| number.to_string();
        let part = |part: u32| format!("{}/{}", part + 1, map.rows().len() - 1);
        let nothing = |_: u32| String::new();
        let is_relative = matches!(map.frame(), Frame::Relative { .. });
        let (key, row, column): (_, &dyn Fn(u32) -> String, &dyn Fn(u32) -> String) =
            match map.kind() {
                MapKind::Position if is_relative => ("before", &number, &number),
                MapKind::Followers => ("followers", &card, &card),
                MapKind::Draws(decoding) => (of_draws(decoding), &number, &number),
                MapKind::DrawParts(decoding) => (of_parts(decoding), &part, &number),
                MapKind::Inclusion => ("sets", &nothing, &card),
                _ => ("position", &card, &number),
            };
        let say = |what: &str| lang.say(&format!("map-{key}-{what}"), &[]);
        let cell = lang.say(
            &format!("map-{key}-cell"),
            &[("row", "{row}".into()), ("column", "{column}".into())],
        );
        Self {
            title: say("title"),
            axes: say("axes"),
            cell,
            rows: spans(map.rows(), row),
            columns: spans(map.columns(), column),
            row_ticks: ticks(map.rows(), row),
            column_ticks: ticks(map.columns(), column),
        }
    }

    /// What was counted against what is fair.
    pub(crate) fn observed(&self, map: &Map) -> Cells<'_> {
        self.cells(map, |row, column| map.z(row, column))
    }

    /// What a fault makes of it against what is fair.
    pub(crate) fn predicted(&self, map: &Map, predicted: &Predicted) -> Cells<'_> {
        let made = |row: usize, column: usize| predicted.counts[row][column];
        self.cells(map, |row, column| {
            map.z_made(row, column, made(row, column), predicted.simulated)
        })
    }

    /// What was counted against what a fault makes.
    pub(crate) fn difference(&self, map: &Map, predicted: &Predicted) -> Cells<'_> {
        let made = |row: usize, column: usize| predicted.counts[row][column];
        self.cells(map, |row, column| {
            map.z_from(row, column, made(row, column), predicted.simulated)
        })
    }

    fn cells(&self, map: &Map, z: impl Fn(usize, usize) -> f64) -> Cells<'_> {
        // What cannot be, and was not, is no cell.
        let cell = |row: usize, column: usize| match map.expected(row, column) {
            0.0 if map.counts()[row][column] == 0 => f64::NAN,
            _ => z(row, column),
        };
        let row = |row| (0..self.columns.len()).map(|column| cell(row, column)).collect();
        let z = (0..self.rows.len()).map(row).collect();
        Cells { z, row_labels: &self.row_ticks, column_labels: &self.column_ticks }
    }
}

/// `7`, or `4–7` where a row is of several.
fn spans(ends: &[u32], name: impl Fn(u32) -> String) -> Vec<String> {
    let span = |pair: &[u32]| match pair[1] - pair[0] {
        1 => name(pair[0]),
        _ => format!("{}–{}", name(pair[0]), name(pair[1] - 1)),
    };
    ends.windows(2).map(span).collect()
}

fn ticks(ends: &[u32], name: impl Fn(u32) -> String) -> Vec<String> {
    ends[..ends.len() - 1].iter().map(|&first| name(first)).collect()
}

fn of_draws(decoding: Decoding) -> &'static str {
    match decoding {
        Decoding::Lehmer => "lehmer",
        Decoding::DrawsUp => "draws-up",
        Decoding::DrawsDown => "draws-down",
    }
}

fn of_parts(decoding: Decoding) -> &'static str {
    match decoding {
        Decoding::DrawsDown => "parts-down",
        _ => "parts-up",
    }
}
