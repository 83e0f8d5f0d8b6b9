//! Notes, the seed, and what to do next.

use unicode_width::UnicodeWidthStr;

use crate::page::Page;
use crate::{Lang, Report, words};

pub(super) fn footer(page: &mut Page, report: &Report, lang: Lang) {
    for note in words::notes(lang, report) {
        page.say(0, &words::noted(lang, note));
    }
    let (seed, of) = words::seed(lang, report);
    whole(page, &seed, 1, &of);
    let (next, purpose) = words::next(lang, &report.next);
    whole(page, &next, 3, &purpose);
}

/// Something that is there to be copied, so that it is not cut, and a remark.
fn whole(page: &mut Page, text: &str, gap: usize, remark: &str) {
    if page.fits(text.width() + gap + remark.width()) {
        page.lines(&format!("{text}{}{remark}", " ".repeat(gap)));
    } else {
        page.lines(text);
        page.say(6, remark);
    }
}
