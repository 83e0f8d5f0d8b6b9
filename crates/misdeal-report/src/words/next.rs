//! The lines at the end: a note, the seed, and what to do next.

use crate::lang::say;
use crate::{Lang, Next, Report, SeedOf};

/// A note, marked as such.
pub(crate) fn noted(lang: Lang, note: String) -> String {
    say!(lang, "note", note = note)
}

/// The seed, and what it repeats.
pub(crate) fn seed(lang: Lang, report: &Report) -> (String, String) {
    let of = match report.seed_of {
        SeedOf::Deals => say!(lang, "seed-of-deals"),
        SeedOf::Battery => say!(lang, "seed-of-battery"),
    };
    (say!(lang, "seed", seed = &*report.seed), of)
}

/// What to do next, and what it is good for.
pub(crate) fn next(lang: Lang, next: &Next) -> (String, String) {
    let purpose = lang.say(&format!("purpose-{}", next.purpose.id()), &[]);
    let purpose = say!(lang, "next-purpose", purpose = purpose);
    (say!(lang, "next", command = &*next.command), purpose)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Purpose;

    #[test]
    fn each_purpose_in_words() {
        let rows = [
            ("so many deals show every everyday fault", "这么多副足以检出所有常见错误"),
            ("more deals see smaller faults", "副数越多，能检出的错误越小"),
            ("a deck with more than one order", "换一副不止一种顺序的牌"),
            ("a fair shuffle, for comparison", "公平的洗牌，供对照"),
            ("a faulty shuffle, for comparison", "有错的洗牌，供对照"),
            ("the whole report on it", "它的完整报告"),
            ("so many deals can tell, if it lasts so long", "若能读到这么多副，就能分出高下"),
            ("what can be compared", "可以比较哪些洗法"),
            ("the same shuffle, as an audit sees it", "同一种洗法，实际发牌检验"),
            (
                "one card more; what is fair for a few cards may have a limit further on",
                "多加一张牌；牌少时公平，牌多了未必",
            ),
            (
                "the shuffle that this looks like, if it is one of the known ones",
                "看看它像哪种已知的洗法",
            ),
        ];
        for (purpose, (english, chinese)) in Purpose::ALL.into_iter().zip(rows) {
            let said = |lang| next(lang, &Next { purpose, command: "c".to_owned() });
            assert_eq!(said(Lang::En), ("next: c".to_owned(), format!("({english})")));
            assert_eq!(said(Lang::Zh), ("下一步：c".to_owned(), format!("（{chinese}）")));
        }
    }
}
