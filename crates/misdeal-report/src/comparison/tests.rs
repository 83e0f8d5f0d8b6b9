//! What is said of two shuffles, as text and as JSON.

use misdeal_audit::law::Interval;
use misdeal_audit::text::{Naming, Unit};
use misdeal_audit::{
    CellInterval, Outcome, SeedSpace, Settled, Shape, Sure, SureBy, Tally, Verdict, Wager, compare,
    judge,
};

use super::*;
use crate::{Lang, Purpose, SeedOf, TextStyle};

/// A report on 10 cards.
fn report(outcome: Outcome, deals: u64) -> Report {
    let nothing = judge(&Tally::new(Shape::whole(10)), 1e-6);
    let mut verdict = Verdict { outcome, deals, ..nothing };
    verdict.power.cell = Some(1000.0 / deals as f64);
    Report {
        inputs: Vec::new(),
        maps: Vec::new(),
        verdict,
        subject: "global-swap".to_owned(),
        version: "0.0.0".to_owned(),
        command: Vec::new(),
        seed: "0x1".to_owned(),
        seed_of: SeedOf::Deals,
        seconds: 0.1,
        naming: Naming::Numbers { first: 0 },
        unit: Unit::Deal,
        invalid_in: None,
        notes: Vec::new(),
        diagnosis: None,
        is_interrupted: false,
        next: Next { purpose: Purpose::SmallerFaults, command: "misdeal audit deals".to_owned() },
    }
}

fn caught(deals: u64) -> Report {
    let mut report = report(Outcome::Misdeal, deals + 20_000);
    report.verdict.sure = Some(Sure { deals, by: SureBy::Capital });
    report
}

fn repeating(low: f64, high: f64, mut report: Report) -> Report {
    let interval = Interval { low, high };
    report.verdict.effects.seeds = Some(SeedSpace { deals: low, interval, repeated: 9 });
    report
}

fn together(a: Option<Report>, b: Option<Report>) -> ComparisonReport {
    let both = a.as_ref().zip(b.as_ref());
    ComparisonReport {
        comparison: both.map(|(a, b)| compare(&a.verdict, &b.verdict)),
        a,
        b,
        version: "0.0.0",
        command: vec!["misdeal".to_owned()],
        seed: Some("0x1".to_owned()),
        alpha: 1e-6,
        seconds: 1.0,
        notes: Vec::new(),
        is_interrupted: false,
        next: Next { purpose: Purpose::WholeReport, command: "misdeal audit deals".to_owned() },
    }
}

const STYLE: TextStyle =
    TextStyle { lang: Lang::En, columns: 80, has_color: false, has_table: false, is_quiet: false };

#[track_caller]
fn check(a: Report, b: Report, word: &str, why: &str, chinese: [&str; 2]) {
    let both = together(Some(a), Some(b));
    let said =
        |lang| [answer::word(lang, &both), answer::why(lang, &both).replace(share::GLUE, " ")];
    assert_eq!(said(Lang::En), [word, why]);
    assert_eq!(said(Lang::Zh), chinese);
}

#[test]
fn none_was_caught() {
    let none = |deals| report(Outcome::NoEvidence, deals);
    check(
        none(100_000),
        none(100_000),
        "NO CLEAR DIFFERENCE",
        "no difference was found: nothing speaks against either after 100,000 deals each; both \
         would have shown a card that comes to a position 1 % too often",
        [
            "没有明显差别",
            "没有发现差别：各读了 100,000 副，没有证据表明哪个不公平；若有牌到某个位置的次数偏多 1 %，两个都本该检出",
        ],
    );
    check(
        none(1_000_000),
        none(20_000),
        "NO CLEAR DIFFERENCE",
        "no difference was found: nothing speaks against either after 1,000,000 and 20,000 deals; \
         both would have shown a card that comes to a position 5 % too often",
        [
            "没有明显差别",
            "没有发现差别：分别读了 1,000,000 副和 20,000 副，没有证据表明哪个不公平；若有牌到某个位置的次数偏多 5 %，两个都本该检出",
        ],
    );
    check(
        report(Outcome::TooFewDeals, 1),
        none(20_000),
        "NOT KNOWN which is better",
        "nobody can tell yet: nothing speaks against either, but 1 deal of A could hide an \
         everyday fault",
        ["无法判断哪个更好", "还没法判断：没有证据表明哪个不公平，但 A 的 1 副里可能藏着常见错误"],
    );
}

#[test]
fn one_was_caught() {
    check(
        report(Outcome::NoEvidence, 1_000_000),
        caught(256),
        "A IS BETTER",
        "A is better: nothing speaks against it after 1,000,000 deals; B was caught after 256 \
         deals",
        ["A 更好", "A 更好：读了 1,000,000 副，没有证据表明它不公平；B 读到 256 副就被抓住"],
    );
    check(
        caught(1),
        report(Outcome::TooFewDeals, 100),
        "B IS BETTER",
        "B is better: nothing speaks against it after 100 deals, though they could hide an \
         everyday fault; A was caught after 1 deal",
        [
            "B 更好",
            "B 更好：读了 100 副，没有证据表明它不公平，不过这些牌里可能藏着常见错误；A 读到 1 副就被抓住",
        ],
    );
    check(
        caught(256),
        report(Outcome::NoEvidence, 2000),
        "NOT KNOWN which is better",
        "nobody can tell yet: A was caught after 256 deals, and nothing speaks against B after \
         2,000; only 2,048 would be a clear difference",
        [
            "无法判断哪个更好",
            "还没法判断：A 读到 256 副就被抓住，B 读了 2,000 副，没有证据表明它不公平；要读到 2,048 副，差别才算明显",
        ],
    );
}

#[test]
fn both_were_caught() {
    check(
        caught(524_288),
        caught(1024),
        "A IS BETTER",
        "A is better, though a misdeal too: it was caught after 524,288 deals, B after 1,024",
        ["A 更好", "A 更好，虽然它也发错牌：它读到 524,288 副才被抓住，B 读到 1,024 副就被抓住"],
    );
    check(
        caught(192),
        caught(256),
        "NO CLEAR DIFFERENCE",
        "about equally bad: A was caught after 192 deals, B after 256; a factor of 8 would be \
         clear",
        [
            "没有明显差别",
            "差不多一样糟：A 读到 192 副被抓住，B 读到 256 副被抓住；相差 8 倍才算明显",
        ],
    );
    check(
        repeating(1000.0, 1100.0, caught(48)),
        repeating(32_000.0, 33_000.0, caught(16)),
        "B IS BETTER",
        "B is better, though a misdeal too: it has at least 32,000 different deals, A at most \
         1,100",
        ["B 更好", "B 更好，虽然它也发错牌：它至少有 32,000 种不同的牌，A 至多 1,100 种"],
    );
}

#[test]
fn side_by_side_on_eighty_columns() {
    let mut a = caught(1024);
    a.verdict.effects.wagers = vec![Settled {
        wager: Wager::CardsAt { position: 8, cards: vec![0, 1, 2, 3] },
        won: 822,
        of: 1000,
        fair: 0.4,
        chance: Interval { low: 0.812, high: 0.832 },
    }];
    a.verdict.effects.cells = vec![CellInterval {
        card: 9,
        position: 8,
        observed: 2700,
        deals: 21_024,
        chance: Interval { low: 0.119, high: 0.141 },
    }];
    let mut b = report(Outcome::NoEvidence, 1_000_000);
    (b.subject, b.seed_of) = ("deals.txt".to_owned(), SeedOf::Battery);
    let text = comparison_to_text(&together(Some(a), Some(b)), &STYLE);
    let expected = "\
B IS BETTER   10 cards, 1.0 s
  B is better: nothing speaks against it after 1,000,000 deals; A was caught
    after 1,024 deals

                     A  global-swap                B  deals.txt
  verdict            MISDEAL                       NO EVIDENCE against it
  deals read         21,024                        1,000,000
  sure after         1,024 deals                   not sure
  total variation    at least 0.41 (99 %)          -
  best bet (99 %)    position 8 gets one of 4      -
                     cards: 82.2 %
                     (81.2 to 83.2); fair is 40 %
  worst cell (99 %)  card 9 at position 8: 12.8 %  -
                     (11.9 to 14.1); fair is 10 %
  would have shown   a card 4.8 % too often at a   a card 0.1 % too often at a
                     position                      position
  everyday faults    -                             0 of 10 would be found

false-alarm rate of each verdict: 1 in 1,000,000
seed: 0x1
next: misdeal audit deals
      (the whole report on it)
";
    assert_eq!(text, expected);
    assert!(text.lines().all(|line| line.chars().count() <= 80));
}

/// Columns begin in the same place where letters are wide.
#[test]
fn side_by_side_in_chinese() {
    let mut a = caught(1024);
    a.verdict.effects.wagers = vec![Settled {
        wager: Wager::CardsAt { position: 8, cards: vec![0, 1, 2, 3] },
        won: 822,
        of: 1000,
        fair: 0.4,
        chance: Interval { low: 0.812, high: 0.832 },
    }];
    let mut b = report(Outcome::NoEvidence, 1_000_000);
    (b.subject, b.seed_of) = ("deals.txt".to_owned(), SeedOf::Battery);
    let style = TextStyle { lang: Lang::Zh, ..STYLE };
    let expected = "\
B 更好   10 张牌，1.0 秒
  B 更好：读了 1,000,000 副，没有证据表明它不公平；A 读到 1,024 副就被抓住

                     A  global-swap                B  deals.txt
  结论               发错牌                        没有证据表明不公平
  读取副数           21,024                        1,000,000
  何时确定           1,024 副                      未确定
  总变差距离         至少 0.41（99 %）             -
  最佳赌注（99 %）   位置 8 是 4 张牌之一：        -
                     82.2 %（81.2 至 83.2）；公平
                     时为 40 %
  本可检出           某张牌在某个位置偏多 4.8 %    某张牌在某个位置偏多 0.1 %
  常见错误           -                             10 种中能检出 0 种

每个结论的误报率：1/1,000,000
种子：0x1
下一步：misdeal audit deals
      （它的完整报告）
";
    assert_eq!(comparison_to_text(&together(Some(a), Some(b)), &style), expected);
}

/// Of what was heard before an interrupt, as much as there is.
#[test]
fn one_alone() {
    let mut alone = together(Some(caught(1024)), None);
    alone.is_interrupted = true;
    let text = comparison_to_text(&alone, &STYLE);
    for part in [
        "NOT KNOWN which is better",
        "nobody can tell: only one of the two was heard",
        "B  not heard",
        "note: interrupted before both were heard",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let json: serde_json::Value =
        serde_json::from_str(&comparison_to_json(&alone).unwrap()).unwrap();
    assert_eq!((&json["better"], &json["because"]), (&"unknown".into(), &"not-heard".into()));
    assert!(json["b"].is_null());
    assert_eq!(json["a"]["sure_deals"], 1024);
}

#[test]
fn quiet_is_the_answer_alone() {
    let both = together(Some(caught(1024)), Some(caught(1024)));
    let text = comparison_to_text(&both, &TextStyle { is_quiet: true, ..STYLE });
    assert_eq!(text.lines().count(), 3);
    let colored = comparison_to_text(&both, &TextStyle { has_color: true, ..STYLE });
    assert!(colored.starts_with('\u{1b}') && colored.contains("NO CLEAR DIFFERENCE"));
}
