//! [`Page`]: a text whose lines are no longer than there are columns.
//!
//! A line ends at a blank, or between two Chinese characters.

use unicode_linebreak::linebreaks;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Sentences are not longer than this, however wide the terminal is.
const SENTENCE_MAX: usize = 100;
/// A blank at which no line is cut.
pub(crate) const GLUE: char = '\u{a0}';
/// Narrower than this, a page is not laid out at all.
const COLUMNS_MIN: usize = 20;

/// A text under construction.
#[derive(Debug)]
pub(crate) struct Page {
    text: String,
    columns: usize,
}

impl Page {
    pub(crate) fn new(columns: usize) -> Self {
        Self { text: String::new(), columns: columns.max(COLUMNS_MIN) }
    }

    /// The columns there are.
    pub(crate) fn columns(&self) -> usize {
        self.columns
    }

    /// True if a line of this width fits.
    pub(crate) fn fits(&self, width: usize) -> bool {
        width <= self.columns
    }

    /// Something that has its own lines.
    pub(crate) fn lines(&mut self, lines: &str) {
        self.text.push_str(lines);
        if !lines.ends_with('\n') {
            self.text.push('\n');
        }
    }

    /// An empty line, unless there is one, or nothing, before it.
    pub(crate) fn gap(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    /// A sentence so far to the right; further lines are two columns further.
    pub(crate) fn say(&mut self, indent: usize, sentence: &str) {
        for line in self.wrapped(indent, indent + 2, sentence) {
            self.lines(&line);
        }
    }

    /// A sentence cut into lines.
    pub(crate) fn wrapped(&self, first: usize, further: usize, sentence: &str) -> Vec<String> {
        let width_max = self.columns.min(SENTENCE_MAX);
        let (mut lines, mut line, mut width) = (Vec::new(), " ".repeat(first), first);
        let mut is_empty = true;
        let all = pieces(sentence).into_iter().flat_map(|piece| parts(piece).enumerate());
        for (number, part) in all {
            let blank = if number == 0 { " " } else { "" };
            let part_width = part.width();
            if !is_empty && width + blank.len() + part_width > width_max {
                lines.push(std::mem::replace(&mut line, " ".repeat(further)));
                (width, is_empty) = (further, true);
            }
            if !is_empty {
                line.push_str(blank);
                width += blank.len();
            }
            line.push_str(part);
            width += part_width;
            is_empty = false;
        }
        lines.push(line);
        lines.iter().map(|line| line.replace(GLUE, " ")).collect()
    }

    pub(crate) fn finish(self) -> String {
        self.text
    }
}

/// What stays with the number after it.
const BEGINNINGS: [&str; 5] = [">", "<", ">=", "fair", "fair is"];

/// The words of a sentence; a unit stays with its number.
fn pieces(sentence: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut begin = 0;
    for (at, _) in sentence.match_indices(' ') {
        let is_unit = sentence[at + 1..].starts_with('%');
        let is_begun = BEGINNINGS.contains(&&sentence[begin..at]);
        if !is_unit && !is_begun {
            pieces.push(&sentence[begin..at]);
            begin = at + 1;
        }
    }
    pieces.push(&sentence[begin..]);
    pieces
}

/// The parts of a word between which a line may end: Chinese is written without blanks. No part
/// begins with punctuation that closes or ends with a bracket that opens.
pub(crate) fn parts(word: &str) -> impl Iterator<Item = &str> {
    let mut begin = 0;
    let ends = linebreaks(word).map(|(at, _)| at).filter(|&at| is_end(word, at));
    let ends: Vec<usize> = ends.chain([word.len()]).collect();
    ends.into_iter().map(move |at| {
        let part = &word[begin..at];
        begin = at;
        part
    })
}

/// Between two wide letters, or after a wide sign.
fn is_end(word: &str, at: usize) -> bool {
    let is_wide = |letter: char| letter.width() == Some(2);
    let is_sign = |letter| matches!(letter, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ff60}');
    match (word[..at].chars().next_back(), word[at..].chars().next()) {
        (Some(before), Some(after)) => is_wide(before) && (is_wide(after) || is_sign(before)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_cut_between_words_but_not_before_its_unit() {
        let mut page = Page::new(20);
        page.say(2, "whoever bets wins 76 % of the time");
        assert_eq!(page.finish(), "  whoever bets wins\n    76 % of the time\n");
        let mut page = Page::new(20);
        page.say(0, "would be found > 99 %");
        page.say(0, "a false alarm rate 1\u{a0}in\u{a0}20");
        assert_eq!(page.finish(), "would be found\n  > 99 %\na false alarm rate\n  1 in 20\n");
        let mut page = Page::new(20);
        page.say(0, "one two");
        page.gap();
        page.gap();
        page.say(0, "a-word-that-is-too-long-for-the-page");
        assert_eq!(page.finish(), "one two\n\na-word-that-is-too-long-for-the-page\n");
    }

    #[test]
    fn wide_letters_take_two_columns() {
        let mut page = Page::new(20);
        page.say(0, "黑桃A 红心2 梅花10 方块K");
        assert_eq!(page.finish(), "黑桃A 红心2 梅花10\n  方块K\n");
    }

    #[test]
    fn chinese_is_cut_between_letters_but_not_before_a_closing_sign() {
        let page = Page::new(20);
        let lines = |sentence| page.wrapped(0, 2, sentence);
        // Twenty columns are ten letters.
        assert_eq!(lines("一二三四五六七八九十百"), ["一二三四五六七八九十", "  百"]);
        // The comma, and the bracket, take a letter with them to the next line.
        assert_eq!(lines("一二三四五六七八九十，百"), ["一二三四五六七八九", "  十，百"]);
        assert_eq!(lines("一二三四五六七八九（十）"), ["一二三四五六七八九", "  （十）"]);
        // A number stays whole, also after a sign, and its unit stays with it.
        assert_eq!(lines("一二三四五六七八，1,234,567"), ["一二三四五六七八，", "  1,234,567"]);
        assert_eq!(lines("一二三四五六七 12.5 %，八"), ["一二三四五六七", "  12.5 %，八"]);
        assert_eq!(lines("一二三四五六七八九 52 张"), ["一二三四五六七八九", "  52 张"]);
        assert_eq!(parts("a-word/of,no.parts!").count(), 1);
    }
}
