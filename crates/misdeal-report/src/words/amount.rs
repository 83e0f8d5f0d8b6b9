//! How many, in words: "at most 2", "0, 2 to 4 or 7".

use misdeal_audit::Span;

use crate::lang::{Lang, say};

/// So many spans are named.
const SPANS_MAX: usize = 6;

/// None of them.
pub(super) const NONE: Span = Span { from: 0, to: Some(0) };

/// A number that a sentence tells of.
#[derive(Clone, Debug)]
pub(super) struct Amount {
    /// It in words; what is counted follows.
    pub(super) span: String,
    /// 1 if one thing is counted: chooses between "card" and "cards".
    pub(super) count: u32,
}

impl Amount {
    /// A number within one span.
    pub(super) fn of(lang: Lang, span: Span) -> Self {
        let is_one = matches!(span, Span { from: 0 | 1, to: Some(1) });
        Self { span: words(lang, span), count: Self::count(is_one) }
    }

    /// A number within one of several spans: `0, 2 to 4 or 7`.
    pub(super) fn any_of(lang: Lang, spans: &[Span]) -> Self {
        let (last, before) = match spans {
            [] => return Self::of(lang, NONE),
            [span] => return Self::of(lang, *span),
            [before @ .., last] => (words(lang, *last), before),
        };
        let between = say!(lang, "spans-between");
        let joined = |spans: &[Span]| {
            let names: Vec<String> = spans.iter().map(|&span| words(lang, span)).collect();
            names.join(&between)
        };
        let span = match before.len() >= SPANS_MAX {
            true => say!(lang, "spans-cut", spans = joined(&before[..SPANS_MAX - 1]), last = last),
            false => say!(lang, "spans-last", spans = joined(before), last = last),
        };
        Self { span, count: Self::count(false) }
    }

    /// A mean, written out.
    pub(super) fn of_mean(mean: &str) -> Self {
        Self { span: mean.to_owned(), count: Self::count(mean == "1") }
    }

    /// What chooses between one and many.
    pub(super) fn count(is_one: bool) -> u32 {
        if is_one { 1 } else { 2 }
    }
}

fn words(lang: Lang, span: Span) -> String {
    match span {
        Span { from: 0, to: Some(to) } if to > 0 => {
            say!(lang, "span-at-most", number = to.to_string())
        }
        Span { from, to: Some(to) } if from == to => from.to_string(),
        Span { from, to: Some(to) } => {
            say!(lang, "span-range", from = from.to_string(), to = to.to_string())
        }
        Span { from, to: None } => say!(lang, "span-or-more", number = from.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_in_both_languages() {
        let span = |from, to| Span { from, to };
        let rows = [
            (vec![], "0", "0", 2),
            (vec![NONE], "0", "0", 2),
            (vec![span(1, Some(1))], "1", "1", 1),
            (vec![span(0, Some(1))], "at most 1", "至多 1", 1),
            (vec![span(0, Some(3))], "at most 3", "至多 3", 2),
            (vec![span(1, None)], "1 or more", "至少 1", 2),
            (vec![span(2, Some(4))], "2 to 4", "2 至 4", 2),
            (vec![NONE, span(1, Some(1))], "0 or 1", "0 或 1", 2),
            (
                vec![NONE, span(2, Some(4)), span(7, None)],
                "0, 2 to 4 or 7 or more",
                "0、2 至 4 或至少 7",
                2,
            ),
            (
                (0..9).map(|i| span(2 * i, Some(2 * i))).collect(),
                "0, 2, 4, 6, 8, ... or 16",
                "0、2、4、6、8……或 16",
                2,
            ),
        ];
        for (spans, english, chinese, count) in rows {
            let amount = Amount::any_of(Lang::En, &spans);
            assert_eq!((&*amount.span, amount.count), (english, count));
            let amount = Amount::any_of(Lang::Zh, &spans);
            assert_eq!(crate::words::names::closed_up(&amount.span), chinese);
        }
    }
}
