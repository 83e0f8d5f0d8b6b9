//! Each note, and each way to break the rules, in both languages.

use misdeal_audit::text::Naming;
use misdeal_audit::{Alike, Shape, Tally, judge};

use super::*;
use crate::{Next, Purpose, SeedOf};

fn report(alike: Alike) -> Report {
    let mut verdict = judge(&Tally::new(Shape::whole(10)), 1e-6);
    verdict.alike = alike;
    Report {
        inputs: Vec::new(),
        maps: Vec::new(),
        verdict,
        diagnosis: None,
        subject: "deals.txt".to_owned(),
        version: "0.0.0".to_owned(),
        command: Vec::new(),
        seed: "0x1".to_owned(),
        seed_of: SeedOf::Battery,
        seconds: 0.1,
        naming: Naming::Numbers { first: 0 },
        unit: Unit::Line,
        invalid_in: None,
        notes: Vec::new(),
        is_interrupted: false,
        next: Next { purpose: Purpose::FairShuffle, command: String::new() },
    }
}

#[test]
fn what_was_inferred() {
    let text = str::to_owned;
    let rows = [
        (
            Note::FirstIndexAssumed,
            "cards could count from 0 or from 1; 0 was taken (--first-index decides)",
            "牌号从 0 数或从 1 数都说得通；这里从 0 数（可用 --first-index 指定）",
        ),
        (
            Note::PartialInferred { dealt: 5, deck: 52, first: None },
            "each deal was taken for the first 5 of 52 cards (--of decides)",
            "每副当作 52 张牌中的前 5 张（可用 --of 指定）",
        ),
        (
            Note::PartialInferred { dealt: 5, deck: 52, first: Some(1) },
            "each deal was taken for the first 5 of 52 cards counted from 1 (--of decides)",
            "每副当作 52 张牌中的前 5 张，牌号从 1 数起（可用 --of 指定）",
        ),
        (
            Note::SetInferred,
            "every deal is ascending, so deals were taken for sets, order meaning nothing",
            "每副都是升序，所以只看有哪些牌，不计顺序",
        ),
        (
            Note::LabelsInferred { first: text("2c"), last: text("As") },
            "the deck was taken to be the cards seen, from 2c to As, ascending",
            "整副牌就取见到的这些牌，从 2c 到 As，升序",
        ),
        (
            Note::CopiesInferred { cards: 104, different: 52 },
            "every deal shows the same 104 cards, 52 different ones, so these were taken for the \
             deck (--copies decides)",
            "每副都是同样的 104 张牌，其中不同的有 52 张，所以整副牌就取这些（可用 --copies 指定）",
        ),
        (
            Note::RunsAdded { runs: 3 },
            "the deals of 3 runs were added up, each read for itself",
            "3 次运行的牌合在一起计数，每次运行单独读",
        ),
        (
            Note::RunsStoppedSure { runs: 2, of: 3 },
            "runs that stopped when sure: 2 of 3; how many deals they read depends on what was in \
             them, so p-values are nominal (audit --fixed reads on)",
            "3 次运行中有 2 次一确定就停了；读多少副取决于读到了什么，所以 p 值只是名义上的\
             （audit --fixed 会读到底）",
        ),
        (
            Note::RunsInterrupted { runs: 1, of: 3 },
            "runs that somebody stopped: 1 of 3; if that was for what was seen, p-values are \
             nominal",
            "3 次运行中有 1 次被人中止；若是因为看到了什么才中止，p 值就只是名义上的",
        ),
        (
            Note::RunsAlike { runs: 2, of: 3 },
            "runs with the same deals as another, one by one: 2 of 3; recorded deals given twice, \
             or a program that begins with the same seed each time",
            "3 次运行中有 2 次与另一次逐副相同：同一份记录给了两次，或程序每次都从同一个种子\
             开始",
        ),
        (
            Note::FacesNotSaved,
            "ranks and suits are not saved with deals, so the tests of classes and hands were \
             left out",
            "保存的牌没有点数和花色，所以略去了类别和牌型的检验",
        ),
        (
            Note::RepeatsInPart { looked_at: 1000, deals: 2000 },
            "repeats were looked for among 1,000 of 2,000 deals",
            "只在 2,000 副中的 1,000 副里找过重复",
        ),
    ];
    for (inferred, english, chinese) in rows {
        assert_eq!(note(Lang::En, &inferred), english);
        assert_eq!(note(Lang::Zh, &inferred), chinese);
    }
    let one = Note::RunsAdded { runs: 1 };
    assert_eq!(note(Lang::En, &one), "the deals of 1 run were added up, each read for itself");
}

#[test]
fn deals_that_break_the_rules() {
    let rows = [
        (
            InvalidWhy::Length { got: 1, expected: 10 },
            "got 1 card, expected 10",
            "有 1 张牌，应有 10 张",
        ),
        (
            InvalidWhy::CutOff { got: 9, expected: 10 },
            "got 9 cards, expected 10, in a last line without an end: cut off?",
            "有 9 张牌，应有 10 张，而最后一行没有换行：是不是被截断了？",
        ),
        (
            InvalidWhy::Repeated { card: 3, missing: Some(7) },
            "card 3 twice, card 7 missing",
            "牌 3 出现两次，缺牌 7",
        ),
        (InvalidWhy::Repeated { card: 3, missing: None }, "card 3 twice", "牌 3 出现两次"),
    ];
    let mut report = report(Alike::default());
    for (why, english, chinese) in rows {
        let deal = InvalidDeal { place: 1234, why };
        assert_eq!(invalid(Lang::En, &deal, &report), format!("line 1234: {english}"));
        assert_eq!(invalid(Lang::Zh, &deal, &report), format!("第 1234 行：{chinese}"));
    }
    let deal = InvalidDeal { place: 7, why: InvalidWhy::Repeated { card: 3, missing: None } };
    report.invalid_in = Some("b.txt".to_owned());
    let rows = [
        (Unit::Line, "line 7", "第 7 行"),
        (Unit::Deal, "deal 7", "第 7 副"),
        (Unit::Run, "run 7", "第 7 次运行"),
    ];
    for (unit, english, chinese) in rows {
        report.unit = unit;
        assert_eq!(unit.word(), english.split(' ').next().unwrap());
        assert_eq!(invalid(Lang::En, &deal, &report), format!("b.txt: {english}: card 3 twice"));
        assert_eq!(invalid(Lang::Zh, &deal, &report), format!("b.txt：{chinese}：牌 3 出现两次"));
    }
}

/// Where the deck has cards more than once, a card may come that often.
#[test]
fn copies_that_are_too_many() {
    let names = ["7", "7", "8", "9", "9", "9"].map(str::to_owned);
    let mut report = report(Alike::of_names(&names).unwrap());
    report.naming = Naming::Words(names.to_vec());
    let rows = [
        (0, Some(2), "card 7 more often than 2 times, one 8 less", "牌 7 多于 2 张，少了一张 8"),
        (2, None, "card 8 more often than once", "牌 8 多于 1 张"),
    ];
    for (card, missing, english, chinese) in rows {
        let deal = InvalidDeal { place: 1, why: InvalidWhy::Repeated { card, missing } };
        assert_eq!(invalid(Lang::En, &deal, &report), format!("line 1: {english}"));
        assert_eq!(invalid(Lang::Zh, &deal, &report), format!("第 1 行：{chinese}"));
    }
}
