//! What stands around the picture of card by position.

use crate::numbers::grouped;

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

pub(crate) fn steps(often: &str, seldom: &str, step: f64) -> String {
    format!("{often} too often  {seldom} too seldom, each step {step:.1}")
}
