//! What the shades of a picture mean.

use maud::{Markup, html};

use super::scale::{SHADES, Scale, class};
use crate::lang::{Lang, say};
use crate::numbers::significant;

/// Columns of one shade, and lines of all.
const SHADE: f64 = 32.0;
const SHADE_HEIGHT: f64 = 12.0;
pub(crate) const WIDTH: f64 = SHADE * 11.0 + 20.0;
pub(crate) const HEIGHT: f64 = 46.0;

/// How wide and how high it is.
pub(crate) fn size() -> (f64, f64) {
    (WIDTH, HEIGHT)
}

/// The shades from too seldom to too often, with the standard errors at which they change.
pub(crate) fn legend(lang: Lang, scale: &Scale, (left, top): (f64, f64)) -> Markup {
    let shades = -(SHADES as i8)..=SHADES as i8;
    let x = |at: usize| left + 10.0 + SHADE * at as f64;
    let (middle, right) = (left + WIDTH / 2.0, left + WIDTH - 10.0);
    let below = top + SHADE_HEIGHT + 28.0;
    let limits: Vec<f64> =
        scale.limits.iter().rev().map(|limit| -limit).chain(scale.limits).collect();
    html! {
        g.legend {
            @for (at, shade) in shades.enumerate() {
                rect class=(class(shade)) x=(x(at)) y=(top) width=(SHADE) height=(SHADE_HEIGHT) {}
                @if shade <= -2 {
                    g transform={ "translate(" (x(at)) " " (top) ") scale(6)" } {
                        rect.hatch width=(SHADE / 6.0) height=(SHADE_HEIGHT / 6.0) {}
                    }
                }
            }
            @for (at, limit) in limits.iter().enumerate() {
                @let sign = if *limit < 0.0 { "−" } else { "" };
                text x=(x(at + 1)) y=(top + SHADE_HEIGHT + 12.0) text-anchor="middle" {
                    (sign) (significant(limit.abs(), 2))
                }
            }
            text x=(left + 10.0) y=(below) { (say!(lang, "picture-seldom")) }
            text x=(middle) y=(below) text-anchor="middle" { (say!(lang, "picture-errors")) }
            text x=(right) y=(below) text-anchor="end" { (say!(lang, "picture-often")) }
        }
    }
}
