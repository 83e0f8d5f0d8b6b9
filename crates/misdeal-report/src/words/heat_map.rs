//! What stands around the picture of card by position.

use crate::Lang;
use crate::lang::say;
use crate::numbers::{grouped, percent};

pub(crate) fn all_fair(lang: Lang, z_min: f64, z_max: f64) -> String {
    say!(lang, "map-all-fair", within = z_min.to_string(), furthest = format!("{z_max:.1}"))
}

pub(crate) fn furthest(lang: Lang, cells: usize, z_max: f64) -> String {
    say!(lang, "map-furthest", cells = grouped(cells as u64), furthest = format!("{z_max:.1}"))
}

pub(crate) fn fair(lang: Lang, glyph: char, z_min: f64) -> String {
    say!(lang, "map-fair", glyph = glyph.to_string(), within = z_min.to_string())
}

pub(crate) fn fair_share(lang: Lang, glyph: char, within: f64) -> String {
    say!(lang, "map-fair-share", glyph = glyph.to_string(), within = percent(within, 2))
}

pub(crate) fn steps(lang: Lang, often: &str, seldom: &str, step: &str) -> String {
    say!(lang, "map-steps", often = often, seldom = seldom, step = step)
}

pub(crate) fn step_of_z(step: f64) -> String {
    format!("{step:.1}")
}

pub(crate) fn step_of_share(step: f64) -> String {
    percent(step, 2)
}
