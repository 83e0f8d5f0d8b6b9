//! The picture of a report as a file of its own.

use maud::{Markup, PreEscaped, html};

use super::cells::{Cells, Size, hatch};
use super::legend::{self, legend};
use super::{COLORS, Scale};
use crate::maps::Labels;
use crate::{ComparisonReport, Lang, Report, words};

const MARGIN: f64 = 16.0;
/// Lines above each picture.
const HEAD: f64 = 40.0;
/// The longest title.
const TITLE_MAX: usize = 44;

/// The heat map of a report as an SVG document: cards by positions, or how often a set holds each
/// card. `None` if nothing of that was counted.
///
/// It needs nothing beside itself, has day and night colours, and is as wide as it has to be;
/// colours are those of the report's page.
pub fn to_svg(report: &Report, lang: Lang) -> Option<String> {
    side_by_side(&[report], lang)
}

/// The heat maps of both sides of a comparison beside each other, on one scale, as an SVG
/// document. `None` unless both were counted.
pub fn comparison_to_svg(comparison: &ComparisonReport, lang: Lang) -> Option<String> {
    side_by_side(&[comparison.a.as_ref()?, comparison.b.as_ref()?], lang)
}

/// The heat maps of several reports beside each other, on one scale.
fn side_by_side(reports: &[&Report], lang: Lang) -> Option<String> {
    let shown: Vec<_> = reports
        .iter()
        .map(|report| {
            let map = &report.maps.first()?.map;
            Some((*report, Labels::of(map, &report.naming, lang), map))
        })
        .collect::<Option<_>>()?;
    let cells: Vec<Cells<'_>> = shown.iter().map(|(_, labels, map)| labels.observed(map)).collect();
    let scale = Scale::of(cells.iter().map(Cells::furthest).fold(0.0, f64::max));
    let sizes: Vec<Size> = cells.iter().map(Cells::size).collect();
    let left = |at: usize| MARGIN + sizes[..at].iter().map(|size| size.width + MARGIN).sum::<f64>();
    let width = left(sizes.len()).max(legend::WIDTH + 2.0 * MARGIN);
    let tallest = sizes.iter().map(|size| size.height).fold(0.0, f64::max);
    let height = HEAD + tallest + MARGIN + legend::HEIGHT;
    let panel = |at: usize| -> Markup {
        let (report, labels, _) = &shown[at];
        html! {
            g transform={ "translate(" (left(at)) " 0)" } {
                text.title x="0" y="20" { (short(&report.subject)) }
                text x="0" y="35" {
                    (words::verdict::answer(lang, report.verdict.outcome)) " · " (labels.axes)
                }
                g transform={ "translate(0 " (HEAD) ")" } { (cells[at].draw(&scale)) }
            }
        }
    };
    let document = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) }
            width=(width) height=(height) role="img" {
            style { (PreEscaped(COLORS)) }
            (hatch())
            @for at in 0..shown.len() { (panel(at)) }
            (legend(lang, &scale, ((width - legend::WIDTH) / 2.0, HEAD + tallest + MARGIN / 2.0)))
        }
    };
    Some(format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", document.into_string()))
}

fn short(text: &str) -> String {
    match text.chars().count() {
        ..=TITLE_MAX => text.to_owned(),
        _ => text.chars().take(TITLE_MAX - 1).collect::<String>() + "…",
    }
}
