//! The cells of a map as an SVG picture.

use maud::{Markup, PreEscaped, html};

use super::scale::{SHADES, Scale, class};

/// The longest side of the cells, and of one cell.
const SIDE: f64 = 300.0;
const CELL_MAX: f64 = 30.0;
/// Room for the labels of rows, and of columns.
pub(crate) const LEFT: f64 = 54.0;
pub(crate) const TOP: f64 = 20.0;
/// Room behind the last label.
const RIGHT: f64 = 14.0;
const BOTTOM: f64 = 6.0;
/// At most so many labels on a side.
const LABELS_MAX: usize = 10;
/// The most columns of a label, by the widths of a terminal.
const LABEL_WIDTH: usize = 8;

/// What is drawn: cells with their distances from fair, in standard errors.
pub(crate) struct Cells<'a> {
    /// A list a row; what is no number cannot be and is left out.
    pub(crate) z: Vec<Vec<f64>>,
    pub(crate) row_labels: &'a [String],
    pub(crate) column_labels: &'a [String],
}

/// How large the picture is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Cells<'_> {
    fn columns(&self) -> usize {
        self.column_labels.len()
    }

    fn cell(&self) -> (f64, f64) {
        let side = |count: usize| (SIDE / count.max(1) as f64).min(CELL_MAX);
        (side(self.columns()), side(self.row_labels.len()))
    }

    /// How large it is, labels included.
    pub(crate) fn size(&self) -> Size {
        let (across, down) = self.cell();
        let width = LEFT + across * self.columns() as f64 + RIGHT;
        Size { width, height: TOP + down * self.row_labels.len() as f64 + BOTTOM }
    }

    /// The furthest of all.
    pub(crate) fn furthest(&self) -> f64 {
        self.z.iter().flatten().fold(0.0, |most: f64, z| most.max(z.abs()))
    }

    /// Labels and cells, one path a shade; what is too seldom is hatched as well, so that the
    /// picture needs no colour.
    pub(crate) fn draw(&self, scale: &Scale) -> Markup {
        let (across, down) = self.cell();
        let (rows, columns) = (self.row_labels.len(), self.columns());
        let shades: Vec<i8> = (-(SHADES as i8)..=SHADES as i8).collect();
        let clearly_seldom = |z: f64| scale.shade(z) <= -2;
        html! {
            @for at in labelled(columns) {
                text x=(two(LEFT + (at as f64 + 0.5) * across)) y=(TOP - 6.0) text-anchor="middle" {
                    (short(&self.column_labels[at]))
                }
            }
            @for at in labelled(rows) {
                @let y = two(TOP + (at as f64 + 0.5) * down + 3.5);
                text x=(LEFT - 6.0) y=(y) text-anchor="end" {
                    (short(&self.row_labels[at]))
                }
            }
            @let (x, y) = (four(across), four(down));
            g.cells transform={ "translate(" (LEFT) " " (TOP) ") scale(" (x) " " (y) ")" } {
                @for &shade in &shades {
                    @let path = self.path(|z| !z.is_nan() && scale.shade(z) == shade);
                    @if !path.is_empty() { path class=(class(shade)) d=(PreEscaped(path)) {} }
                }
                @let path = self.path(clearly_seldom);
                @if !path.is_empty() { path.hatch d=(PreEscaped(path)) {} }
            }
        }
    }

    /// Neighbours in a row that belong to a shade are one rectangle.
    fn path(&self, is_in: impl Fn(f64) -> bool) -> String {
        let mut path = String::new();
        for (y, row) in self.z.iter().enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|&a, &b| is_in(a) == is_in(b)) {
                let width = run.len();
                if is_in(run[0]) {
                    path += &format!("M{x} {y}h{width}v1h-{width}z");
                }
                x += width;
            }
        }
        path
    }
}

/// The style of a hatch, once a document.
pub(crate) fn hatch() -> Markup {
    html! {
        defs {
            pattern id="hatch" width="0.5" height="0.5" patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)" {
                rect.stripe width="0.13" height="0.5" {}
            }
        }
    }
}

/// Which of so many rows have a label: the first, and others at a round distance.
fn labelled(count: usize) -> impl Iterator<Item = usize> {
    let step =
        [1, 2, 5, 10, 20, 50, 100].into_iter().find(|step| count.div_ceil(*step) <= LABELS_MAX);
    (0..count).step_by(step.unwrap_or(count.max(1)))
}

/// As much of a label as there is room for.
fn short(label: &str) -> String {
    use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};
    if label.width() <= LABEL_WIDTH {
        return label.to_owned();
    }
    let mut width = 1;
    let fits = |letter: &char| {
        width += letter.width().unwrap_or(0);
        width <= LABEL_WIDTH
    };
    label.chars().take_while(fits).collect::<String>() + "…"
}

fn two(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

fn four(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_of_one_shade_are_one_rectangle() {
        let labels = ["a", "b", "c"].map(str::to_owned);
        let z = vec![vec![5.0, 5.0, 0.0], vec![0.0, -5.0, 5.0], vec![0.0, 0.0, 0.0]];
        let cells = Cells { z, row_labels: &labels, column_labels: &labels };
        assert_eq!(cells.path(|z| z > 4.0), "M0 0h2v1h-2zM2 1h1v1h-1z");
        let drawn = cells.draw(&Scale::of(cells.furthest())).into_string();
        assert!(drawn.contains(r#"<path class="often2" d="M0 0h2v1h-2zM2 1h1v1h-1z">"#), "{drawn}");
        assert!(drawn.contains(r#"<path class="hatch" d="M1 1h1v1h-1z">"#), "{drawn}");
    }

    #[test]
    fn there_are_not_too_many_labels() {
        assert_eq!(labelled(3).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(labelled(52).collect::<Vec<_>>(), [0, 10, 20, 30, 40, 50]);
        assert!((1..=80).all(|count| labelled(count).count() <= LABELS_MAX));
        assert_eq!(short("chocolate cake"), "chocola…");
        assert_eq!(short("黑桃A黑桃A黑桃"), "黑桃A黑…");
    }
}
