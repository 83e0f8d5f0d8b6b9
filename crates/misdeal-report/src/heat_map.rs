//! Card by position as a picture in the terminal.
//!
//! One glyph a cell: the denser, the further from fair. Too often and too
//! seldom have glyphs of their own, so the picture needs no colour; colour
//! comes on top. Large decks are drawn in blocks of cells.

use std::ops::Range;

use anstyle::{AnsiColor, Style};
use misdeal_audit::PositionTable;
use misdeal_audit::text::Naming;
use misdeal_diagnosis::placement::Placement;
use unicode_width::UnicodeWidthStr;

use crate::lang::say;
use crate::page::Page;
use crate::picture::CLEAR;
use crate::{Lang, TextStyle, words};

/// A chance that is off by less is off by rounding.
const EXACT_MIN: f64 = 1e-9;
const OFTEN: [char; 4] = ['░', '▒', '▓', '█'];
const SELDOM: [char; 4] = ['-', '~', '=', '≡'];
const FAIR: char = '·';
/// Decks up to this size get two columns a cell, which makes cells square.
const WIDE_CARDS_MAX: usize = 30;
const LABEL_WIDTH: usize = 6;

/// What is drawn: how far each block of cells is from fair, in some unit.
struct Picture {
    /// The cards of each row, and the positions of each column.
    rows: Vec<Range<usize>>,
    columns: Vec<Range<usize>>,
    off: Vec<Vec<f64>>,
    /// Closer to fair than this is drawn as fair.
    fair_within: f64,
}

impl Picture {
    fn new(
        page: &Page,
        cards: usize,
        positions: usize,
        off: impl Fn(Range<usize>, Range<usize>) -> f64,
    ) -> Self {
        let bins_max = page.columns().saturating_sub(LABEL_WIDTH + 2).clamp(8, 64);
        let (rows, columns) = (bins(cards, bins_max), bins(positions, bins_max));
        let row = |cards: &Range<usize>| -> Vec<f64> {
            columns.iter().map(|at| off(at.clone(), cards.clone())).collect()
        };
        let off = rows.iter().map(row).collect();
        Self { rows, columns, off, fair_within: 0.0 }
    }

    fn furthest(&self) -> f64 {
        self.off.iter().flatten().fold(0.0, |max: f64, off| max.max(off.abs()))
    }

    fn paint(&self, page: &mut Page, naming: &Naming, style: &TextStyle) {
        let (lang, has_color) = (style.lang, style.has_color);
        let furthest = self.furthest();
        let fits = page.fits(LABEL_WIDTH + 1 + 2 * self.columns.len());
        let width = if self.columns.len() <= WIDE_CARDS_MAX && fits { 2 } else { 1 };
        page.lines(&header(&self.columns, width));
        for (cards, row) in self.rows.iter().zip(&self.off) {
            let mut line = label(&words::card(lang, naming, cards.start as u32)) + " ";
            for &off in row {
                cell(&mut line, off, self.fair_within, furthest, width, has_color);
            }
            page.lines(&line);
        }
    }

    fn is_binned(&self) -> bool {
        self.rows.iter().any(|cards| cards.len() > 1)
    }
}

/// The picture of counts, or one sentence if every cell is close to fair.
pub(crate) fn draw(page: &mut Page, table: &PositionTable, naming: &Naming, style: &TextStyle) {
    let lang = style.lang;
    let positions = table.rows.len();
    let cards = table.rows.first().map_or(0, Vec::len);
    let mut picture = Picture::new(page, cards, positions, |at, cards| table.block_z(at, cards));
    let z_max = picture.furthest();
    if z_max < CLEAR {
        page.say(0, &words::heat_map::all_fair(lang, CLEAR, z_max));
        return;
    }
    picture.fair_within = CLEAR;
    page.say(0, &say!(lang, "map-head"));
    picture.paint(page, naming, style);
    page.say(LABEL_WIDTH + 1, &words::heat_map::fair(lang, FAIR, CLEAR));
    legend(page, lang, &words::heat_map::step_of_z(z_max / OFTEN.len() as f64), &picture);
}

/// The picture of exact chances, or one sentence if every cell is fair.
pub(crate) fn draw_exact(page: &mut Page, law: &Placement, naming: &Naming, style: &TextStyle) {
    let lang = style.lang;
    let n = law.cards() as usize;
    let off = |positions: Range<usize>, cards: Range<usize>| {
        let count = (positions.len() * cards.len()) as f64;
        let chances =
            positions.flat_map(|at| cards.clone().map(move |card| law.at(at as u32, card as u32)));
        chances.sum::<f64>() / count * n as f64 - 1.0
    };
    let mut picture = Picture::new(page, n, n, off);
    let furthest = picture.furthest();
    if furthest < EXACT_MIN {
        page.say(0, &say!(lang, "map-exactly-fair"));
        return;
    }
    // Half of the first of four steps.
    picture.fair_within = furthest / 8.0;
    page.say(0, &say!(lang, "map-head-exact"));
    picture.paint(page, naming, style);
    page.say(LABEL_WIDTH + 1, &words::heat_map::fair_share(lang, FAIR, picture.fair_within));
    legend(page, lang, &words::heat_map::step_of_share(furthest / 4.0), &picture);
}

/// How far the furthest cell is from fair, in a sentence.
pub(crate) fn furthest(page: &mut Page, table: &PositionTable, lang: Lang) {
    let columns = table.rows.len();
    let cards = table.rows.first().map_or(0, Vec::len);
    if cards < 2 {
        // There is one order.
        return;
    }
    page.say(0, &words::heat_map::furthest(lang, columns * cards, table.furthest_z()));
}

/// Cuts `0..count` into at most `bins_max` ranges of nearly the same size.
fn bins(count: usize, bins_max: usize) -> Vec<Range<usize>> {
    let bins = count.min(bins_max);
    (0..bins).map(|i| i * count / bins..(i + 1) * count / bins).collect()
}

/// As much of a name as there is room for, on the right.
fn label(name: &str) -> String {
    let mut label = String::new();
    for letter in name.chars() {
        label.push(letter);
        if label.width() > LABEL_WIDTH {
            label.pop();
            break;
        }
    }
    " ".repeat(LABEL_WIDTH - label.width()) + &label
}

/// The numbers of some positions, above them.
fn header(columns: &[Range<usize>], width: usize) -> String {
    let mut line = " ".repeat(LABEL_WIDTH + 1);
    // A number every ten columns, or every five wide ones.
    for (i, column) in columns.iter().enumerate().step_by(10 / width) {
        let gap = (LABEL_WIDTH + 1 + i * width).saturating_sub(line.len());
        line.extend(std::iter::repeat_n(' ', gap));
        line.push_str(&column.start.to_string());
    }
    line
}

fn cell(
    text: &mut String,
    off: f64,
    fair_within: f64,
    furthest: f64,
    width: usize,
    has_color: bool,
) {
    let (glyph, color) = if off.abs() < fair_within {
        (FAIR, None)
    } else {
        let level = ((off.abs() / furthest * 4.0).ceil() as usize).clamp(1, 4) - 1;
        if off > 0.0 {
            (OFTEN[level], Some(AnsiColor::Red))
        } else {
            (SELDOM[level], Some(AnsiColor::Blue))
        }
    };
    let glyphs: String = std::iter::repeat_n(glyph, width).collect();
    match color.filter(|_| has_color) {
        Some(color) => {
            let style = Style::new().fg_color(Some(color.into()));
            text.push_str(&format!("{style}{glyphs}{style:#}"));
        }
        None => text.push_str(&glyphs),
    }
}

fn legend(page: &mut Page, lang: Lang, step: &str, picture: &Picture) {
    let (often, seldom): (String, String) = (OFTEN.iter().collect(), SELDOM.iter().collect());
    page.say(LABEL_WIDTH + 1, &words::heat_map::steps(lang, &often, &seldom, step));
    if picture.is_binned() {
        page.say(LABEL_WIDTH + 1, &say!(lang, "map-blocks"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(rows: Vec<Vec<u64>>) -> String {
        let (mut page, naming) = (Page::new(80), Naming::Numbers { first: 0 });
        draw(&mut page, &PositionTable { rows }, &naming, &style(Lang::En));
        page.finish()
    }

    fn style(lang: Lang) -> TextStyle {
        TextStyle { lang, columns: 80, has_color: false, has_table: false, is_quiet: false }
    }

    /// Names of cards take as many columns as there are for them, in any script.
    #[test]
    fn rows_begin_in_the_same_column() {
        let names = ["K♠", "黑桃10", "大王（红）"].map(str::to_owned).to_vec();
        let mut page = Page::new(80);
        let rows = vec![vec![1000, 0, 0], vec![0, 500, 500], vec![0, 500, 500]];
        draw(&mut page, &PositionTable { rows }, &Naming::Words(names), &style(Lang::Zh));
        let drawn = page.finish();
        let lines: Vec<&str> = drawn.lines().skip(2).take(3).collect();
        assert_eq!(lines, ["    K♠ ██~~~~", "黑桃10 ~~░░░░", "大王（ ~~░░░░"]);
        assert_eq!(drawn.lines().next(), Some("牌（纵）与位置（横）"));
    }

    #[test]
    fn the_picture_shows_what_is_off_and_which_way() {
        // Card 0 always at position 0, the others fair among themselves.
        let rows = vec![vec![1000, 0, 0], vec![0, 500, 500], vec![0, 500, 500]];
        let drawn = picture(rows);
        // z = 44.7 (0 seen of N/3 and all of it), -22.4 and 11.2.
        for line in ["     0 ██~~~~", "     1 ~~░░░░", "     2 ~~░░░░"] {
            assert!(drawn.lines().any(|drawn| drawn == line), "{drawn}");
        }
        assert!(drawn.contains("each step 11.2"), "{drawn}");
    }

    #[test]
    fn a_fair_table_is_one_line() {
        assert_eq!(picture(vec![vec![50, 50], vec![50, 50]]).lines().count(), 1);
        assert_eq!(picture(Vec::new()).lines().count(), 1);
    }

    #[test]
    fn bins_cover_everything() {
        for (count, max) in [(0, 8), (5, 8), (52, 50), (1000, 64)] {
            let bins = bins(count, max);
            assert_eq!(bins.iter().map(ExactSizeIterator::len).sum::<usize>(), count);
            assert!(bins.len() <= max && bins.windows(2).all(|w| w[0].end == w[1].start));
        }
    }
}
