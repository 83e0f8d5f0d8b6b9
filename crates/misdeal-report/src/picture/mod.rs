//! Pictures: maps and curves as SVG, alike in a page and in a file of their own.

mod alone;
mod cells;
mod legend;
mod path;
mod scale;

pub use alone::{comparison_to_svg, to_svg};
pub(crate) use cells::{Cells, hatch};
pub(crate) use legend::{legend, size as legend_size};
pub(crate) use path::odds;
pub(crate) use scale::{CLEAR, Scale};

/// The colours of all pictures, by day and by night: orange too often, blue too seldom, which
/// people tell apart however they see colours.
pub(crate) const COLORS: &str = include_str!("colors.css");
