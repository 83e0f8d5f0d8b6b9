//! Tables: columns as wide as what is in them.

use unicode_width::UnicodeWidthStr;

/// On which side of its column something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Left,
    Right,
}

/// The lines of a table, two columns from the left and two between columns.
pub(crate) fn table(sides: &[Side], rows: &[Vec<String>]) -> Vec<String> {
    let width_of = |column: usize| rows.iter().map(|row| row[column].width()).max();
    let widths: Vec<usize> = (0..sides.len()).map(|at| width_of(at).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let mut line = String::new();
        for ((cell, side), width) in row.iter().zip(sides).zip(&widths) {
            line.push_str("  ");
            line.push_str(&padded(cell, *width, *side));
        }
        line.truncate(line.trim_end().len());
        line
    };
    rows.iter().map(line).collect()
}

/// A text with blanks up to so many columns, which Chinese letters take two of.
pub(crate) fn padded(text: &str, columns: usize, side: Side) -> String {
    let blanks = " ".repeat(columns.saturating_sub(text.width()));
    match side {
        Side::Left => text.to_owned() + &blanks,
        Side::Right => blanks + text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_what_is_in_them() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let rows = [row(["test", "p", ""]), row(["a", "0.5", "说"]), row(["parity", "1", "x"])];
        assert_eq!(
            table(&[Side::Left, Side::Right, Side::Right], &rows),
            ["  test      p", "  a       0.5  说", "  parity    1   x",]
        );
    }
}
