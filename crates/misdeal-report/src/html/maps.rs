//! The pictures of counts.

use maud::{Markup, html};
use misdeal_audit::{Frame, Map, MapKind};

use super::section;
use crate::Report;
use crate::lang::{Lang, say};
use crate::maps::{Labels, Predicted, ShownMap};
use crate::picture::{Cells, Scale, legend, legend_size};

/// A picture of a map: which layer of its numbers it shows.
struct Layer<'a> {
    name: &'static str,
    caption: String,
    cells: Cells<'a>,
}

pub(super) fn maps(report: &Report, lang: Lang) -> Markup {
    let labels: Vec<Labels> =
        report.maps.iter().map(|shown| Labels::of(&shown.map, &report.naming, lang)).collect();
    let figures: Vec<(usize, Vec<Layer<'_>>)> =
        drawn(report).map(|at| (at, layers(&report.maps[at], &labels[at], report, lang))).collect();
    if figures.is_empty() {
        return Markup::default();
    }
    let all = figures.iter().flat_map(|(_, layers)| layers);
    let scale = Scale::of(all.map(|layer| layer.cells.furthest()).fold(0.0, f64::max));
    let (width, height) = legend_size();
    let content = html! {
        p { (say!(lang, "page-maps-about")) }
        @if report.verdict.alike.copies().is_some() { p { (say!(lang, "note-copies-alike")) } }
        svg.legend-of-maps viewBox={ "0 0 " (width) " " (height) } role="img"
            aria-label=(say!(lang, "picture-errors")) {
            (legend(lang, &scale, (0.0, 2.0)))
        }
        div.figures { @for (at, layers) in &figures {
            @let (map, labels) = (&report.maps[*at].map, &labels[*at]);
            figure.several[layers.len() > 1] {
                figcaption {
                    strong { (labels.title) }
                    " · " (labels.axes) " · " (say!(lang, "page-map-deals", deals = map.deals()))
                    @if map.is_binned() && !matches!(map.kind(), MapKind::DrawParts(_)) {
                        " · " (binned(map.rows(), map.columns(), lang))
                    }
                }
                div.layers {
                    @for layer in layers { (picture(*at, &labels.title, layer, &scale)) }
                }
            }
        } }
    };
    section("maps", &say!(lang, "page-maps"), &content)
}

/// Which maps are drawn: that of the deal before only where it tells something.
pub(super) fn drawn(report: &Report) -> impl Iterator<Item = usize> {
    let is_told = |frame| {
        let mut evidence = report.verdict.evidence();
        frame == Frame::PositionToCard || evidence.any(|judged| judged.finding.frame == frame)
    };
    let maps = report.maps.iter().enumerate();
    let is_drawn = move |map: &Map| map.deals() > 0 && is_told(map.frame());
    maps.filter(move |(_, shown)| is_drawn(&shown.map)).map(|(at, _)| at)
}

fn layers<'a>(
    shown: &'a ShownMap,
    labels: &'a Labels,
    report: &Report,
    lang: Lang,
) -> Vec<Layer<'a>> {
    let observed = Layer {
        name: "observed",
        caption: say!(lang, "page-map-observed"),
        cells: labels.observed(&shown.map),
    };
    let named = report.diagnosis.as_ref().and_then(|diagnosis| diagnosis.named());
    let (Some(predicted), Some(fault)) = (&shown.predicted, named) else { return vec![observed] };
    vec![
        observed,
        Layer {
            name: "predicted",
            caption: made(predicted, fault.fault, lang),
            cells: labels.predicted(&shown.map, predicted),
        },
        Layer {
            name: "difference",
            caption: say!(lang, "page-map-difference"),
            cells: labels.difference(&shown.map, predicted),
        },
    ]
}

fn made(predicted: &Predicted, fault: &str, lang: Lang) -> String {
    match predicted.simulated {
        Some(deals) => say!(lang, "page-map-simulated", fault = fault, deals = deals),
        None => say!(lang, "page-map-predicted", fault = fault),
    }
}

fn picture(at: usize, title: &str, layer: &Layer<'_>, scale: &Scale) -> Markup {
    let size = layer.cells.size();
    let style = format!("max-width:{:.0}px", size.width * 1.4);
    html! {
        div.layer {
            p { (layer.caption) }
            svg.map viewBox={ "0 0 " (size.width) " " (size.height) } style=(style)
                data-map=(at) data-layer=(layer.name) tabindex="0" role="img"
                aria-label={ (title) ": " (layer.caption) } {
                (layer.cells.draw(scale))
            }
        }
    }
}

/// How many cards and positions a cell is.
fn binned(rows: &[u32], columns: &[u32], lang: Lang) -> String {
    let most = |ends: &[u32]| ends.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap_or(1);
    say!(lang, "page-maps-binned", rows = most(rows), columns = most(columns))
}
