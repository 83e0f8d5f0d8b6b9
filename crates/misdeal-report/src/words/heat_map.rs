//! What stands around the picture of card by position.

use crate::numbers::{grouped, percent};

pub(crate) const HEAD: &str = "card (down) by position (across)";
pub(crate) const BLOCKS: &str = "each glyph is a block of cells";

pub(crate) fn all_fair(z_min: f64, z_max: f64) -> String {
    format!(
        "card by position: every cell is within {z_min} standard errors of fair \
         (furthest: {z_max:.1})"
    )
}

pub(crate) fn furthest(cells: usize, z_max: f64) -> String {
    let cells = grouped(cells as u64);
    format!("card by position: the furthest of {cells} cells is {z_max:.1} standard errors off")
}

pub(crate) fn fair(glyph: char, z_min: f64) -> String {
    format!("{glyph} within {z_min} standard errors of fair")
}

pub(crate) const EXACT_HEAD: &str = "card (down) by position (across), exactly";
pub(crate) const EXACTLY_FAIR: &str =
    "card by position: every card comes to every position exactly as often as is fair";

pub(crate) fn fair_share(glyph: char, within: f64) -> String {
    format!("{glyph} within {} of its fair share", percent(within, 2))
}

pub(crate) fn steps(often: &str, seldom: &str, step: &str) -> String {
    format!("{often} too often  {seldom} too seldom, each step {step}")
}

pub(crate) fn step_of_z(step: f64) -> String {
    format!("{step:.1}")
}

pub(crate) fn step_of_share(step: f64) -> String {
    percent(step, 2)
}
