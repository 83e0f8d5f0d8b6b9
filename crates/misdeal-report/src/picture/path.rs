//! The odds against a fair shuffle by the number of deals, as a curve.

use maud::{Markup, html};

use crate::lang::{Lang, say};
use crate::numbers::grouped;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 260.0;
/// Room around the curve: left, top, right and bottom.
const ROOM: [f64; 4] = [72.0, 14.0, 34.0, 40.0];
/// The least height between two lines of the grid.
const STEP_MIN: f64 = 24.0;

/// The curve of log10 of the odds at each look; `sure` is where they are enough,
/// where they decide. Nothing of less than two looks.
pub(crate) fn odds(lang: Lang, looks: &[(u64, f64)], sure: Option<f64>) -> Option<Markup> {
    let (first, last) = (looks.first()?, looks.last()?);
    if first.0 >= last.0 {
        return None;
    }
    let [left, top, right, bottom] = ROOM;
    let (across, down) = (WIDTH - left - right, HEIGHT - top - bottom);
    let log = |deals: u64| (deals.max(1) as f64).log10();
    let (from, to) = (log(first.0), log(last.0));
    let values = || looks.iter().map(|look| look.1).filter(|value| value.is_finite());
    let low = values().fold(0.0, f64::min);
    let high = values().fold(sure.unwrap_or(1.0), f64::max) * 1.04;
    let x = |log: f64| left + across * (log - from) / (to - from);
    // By the root of the power of ten, so that both the first doubts and their end are seen.
    let root = |value: f64| value.abs().sqrt().copysign(value);
    let (bottom_root, top_root) = (root(low), root(high));
    let y = |value: f64| {
        top + down * (top_root - root(value.clamp(low, high))) / (top_root - bottom_root)
    };
    let marks = marks(low, high, y);
    let decades = (from.ceil() as u32..=to.floor() as u32).filter(|power| *power < 19);
    let points: Vec<String> =
        looks.iter().map(|look| format!("{:.1},{:.1}", x(log(look.0)), y(look.1))).collect();
    let (right, bottom) = (WIDTH - right, HEIGHT - bottom);
    let sure = sure.map(|sure| one(y(sure)));
    Some(html! {
        svg.curve-of-odds viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img"
            aria-label=(say!(lang, "page-odds")) {
            @for mark in marks {
                @let y = one(y(mark));
                line.grid x1=(left) x2=(right) y1=(y) y2=(y) {}
                text x=(left - 6.0) y=(y + 4.0) text-anchor="end" { (power(mark)) }
            }
            @for decade in decades {
                @let x = one(x(decade.into()));
                line.grid x1=(x) x2=(x) y1=(top) y2=(bottom) {}
                text x=(x) y=(bottom + 15.0) text-anchor="middle" { (grouped(10u64.pow(decade))) }
            }
            @if let Some(sure) = sure {
                line.limit x1=(left) x2=(right) y1=(sure) y2=(sure) {}
                text x=(left + 6.0) y=(sure - 5.0) { (say!(lang, "page-odds-sure")) }
            }
            polyline.curve points=(points.join(" ")) {}
            @for look in looks {
                circle.dot cx=(one(x(log(look.0)))) cy=(one(y(look.1))) r="2.5" {
                    title { (grouped(look.0)) ": 10^" (one(look.1)) }
                }
            }
            text x=(left + across / 2.0) y=(HEIGHT - 6.0) text-anchor="middle" {
                (say!(lang, "page-odds-deals"))
            }
        }
    })
}

/// Odds of 10 to this power.
fn power(value: f64) -> String {
    let value = one(value);
    if value == 0.0 { "1".to_owned() } else { format!("10^{value}") }
}

/// Round powers of ten within the scale, as far apart as their labels need.
fn marks(low: f64, high: f64, y: impl Fn(f64) -> f64) -> Vec<f64> {
    let decades = (0..7).flat_map(|decade| [1.0, 2.0, 5.0].map(|unit| unit * 10f64.powi(decade)));
    let sizes: Vec<f64> = decades.collect();
    let mut marks = vec![0.0];
    for sign in [1.0, -1.0] {
        let mut last = 0.0;
        for mark in sizes.iter().map(|size| sign * size) {
            if (low..=high).contains(&mark) && (y(mark) - y(last)).abs() >= STEP_MIN {
                marks.push(mark);
                last = mark;
            }
        }
    }
    marks
}

fn one(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_takes_two_looks() {
        assert!(
            odds(Lang::En, &[], Some(6.3)).is_none()
                && odds(Lang::En, &[(1, 0.0)], Some(6.3)).is_none()
        );
        let drawn =
            odds(Lang::En, &[(1, -0.1), (10, 3.0), (1000, 12.0)], Some(6.3)).unwrap().into_string();
        // Three powers of ten of deals: a third of the way at ten of them.
        assert!(
            drawn.contains("72.0,") && drawn.contains("250.0,") && drawn.contains("606.0,"),
            "{drawn}"
        );
    }

    #[test]
    fn marks_are_round_and_apart() {
        let y = |value: f64| 200.0 - 10.0 * value.abs().sqrt().copysign(value);
        assert_eq!(marks(-1.0, 300.0, y), [0.0, 10.0, 50.0, 100.0, 200.0]);
    }
}
