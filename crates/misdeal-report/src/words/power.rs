//! What a run of this size would have found, and what it would not.

use misdeal_audit::power::{Beyond, FaultPower, POWER_ASKED, Power};

use super::list::listed;
use crate::Lang;
use crate::lang::say;
use crate::numbers::{estimated, grouped, percent_up, probability, rounded, significant};

/// The columns of the table of faults.
pub(crate) fn table_heads(lang: Lang) -> [String; 3] {
    [say!(lang, "power-found"), say!(lang, "power-needed"), say!(lang, "power-chance")]
}

/// What stands for the numbers of a fault that cannot be seen.
pub(crate) fn not_shown(lang: Lang) -> String {
    say!(lang, "power-not-shown")
}

/// The head of the faults that no run finds.
pub(crate) fn out_of_reach(lang: Lang) -> String {
    say!(lang, "power-beyond")
}

/// A head where there is no room for a table.
pub(crate) fn head_as_one_line(lang: Lang, head: &str) -> String {
    say!(lang, "power-head", head = head)
}

/// An everyday fault without its explanation.
pub(crate) fn everyday(lang: Lang, fault: &FaultPower) -> String {
    lang.say(&format!("everyday-{}", fault.fault), &[])
}

/// A fault out of reach.
pub(crate) fn beyond(lang: Lang, beyond: &Beyond) -> String {
    lang.say(&format!("beyond-{}", beyond.id), &[])
}

/// The deals that a fault needs, and the chance of this run.
pub(crate) fn numbers(fault: &FaultPower) -> Option<[String; 2]> {
    let needed = fault.deals_needed?;
    Some([grouped(needed), probability(fault.would_have_been_found)])
}

/// The deals that a fault out of reach needs.
pub(crate) fn needed(beyond: &Beyond) -> String {
    estimated(beyond.deals_needed)
}

/// A row of the table of faults where there is no room for a table.
pub(crate) fn as_one_line(lang: Lang, power: &FaultPower) -> String {
    let fault = everyday(lang, power);
    match numbers(power) {
        Some([needed, chance]) => {
            say!(lang, "power-line", fault = fault, chance = chance, needed = needed)
        }
        None => say!(lang, "power-line-not-shown", fault = fault, shown = not_shown(lang)),
    }
}

/// The same of a fault out of reach.
pub(crate) fn beyond_as_one_line(lang: Lang, of: &Beyond) -> String {
    say!(lang, "power-line-beyond", fault = beyond(lang, of), needed = needed(of))
}

/// What is said where no test found anything.
pub(crate) fn nothing_found(lang: Lang, power: &Power) -> String {
    let visible = || power.faults.iter().filter(|fault| fault.deals_needed.is_some());
    let missed: Vec<_> =
        visible().filter(|fault| fault.would_have_been_found < POWER_ASKED).collect();
    let needed = missed.iter().filter_map(|fault| fault.deals_needed).max().unwrap_or(0);
    match (visible().count(), &missed[..]) {
        (0, _) => say!(lang, "nothing-found-none-shows"),
        (all, []) if all == power.faults.len() => say!(lang, "nothing-found-all"),
        (_, []) => say!(lang, "nothing-found-all-that-show"),
        (_, missed) if missed.len() <= MISSED_MAX => {
            let names = missed.iter().map(|missed| everyday(lang, missed));
            let names = listed(lang, "list-semicolon", names);
            say!(lang, "nothing-found-but", faults = names, deals = needed)
        }
        (all, missed) => {
            let (some, all) = (missed.len().to_string(), all.to_string());
            say!(lang, "nothing-found-but-some", some = some, all = all, deals = needed)
        }
    }
}

/// So many faults that could have been missed are named one by one.
const MISSED_MAX: usize = 2;

/// The smallest deviations that this run finds, whatever their cause.
pub(crate) fn smallest(lang: Lang, power: &Power) -> Option<String> {
    let cell = power.cell.map(|cell| match cell {
        1.0.. => {
            let times = significant(rounded(1.0 + cell, f64::ceil), 2);
            say!(lang, "smallest-cell-times", times = times)
        }
        _ => say!(lang, "smallest-cell", part = percent_up(cell)),
    });
    let rms = power.rms.map(|rms| say!(lang, "smallest-rms", part = percent_up(rms)));
    let found = match (cell, rms) {
        (Some(cell), Some(rms)) => say!(lang, "smallest-both", cell = cell, rms = rms),
        (cell, rms) => cell.or(rms)?,
    };
    Some(say!(lang, "smallest", found = found))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn power(found: &[(&'static str, Option<u64>, f64)]) -> Power {
        let fault = |&(fault, deals_needed, would_have_been_found)| FaultPower {
            fault,
            about: "",
            test: "",
            deals_needed,
            would_have_been_found,
        };
        let faults = found.iter().map(fault).collect();
        Power { cell: None, rms: None, faults, beyond: Vec::new() }
    }

    #[test]
    fn what_is_said_where_nothing_was_found() {
        let swap = |found| ("naive-swap", Some(2600), found);
        let seeds = |found| ("few-seeds", Some(549), found);
        let hidden = ("parity-locked", None, 0.0);
        let rows: [(&[_], &str, &str); 5] = [
            (
                &[swap(0.999), seeds(0.99)],
                "; that is no proof of fairness, but the everyday faults below would have been \
                 found",
                "；这不能证明公平，但下面这些常见错误本该被检出",
            ),
            (
                &[swap(0.999), hidden],
                "; that is no proof of fairness, but the everyday faults that such deals show \
                 would have been found",
                "；这不能证明公平，但这样的牌看得出的常见错误本该被检出",
            ),
            (
                &[hidden],
                "; no everyday fault shows in deals of this shape",
                "；不过这样的牌看不出任何常见错误",
            ),
            (
                &[swap(0.9899), seeds(0.98), hidden],
                ", but this could have been missed: naive swap; 2^15 seeds (2,600 deals are \
                 enough)",
                "，但可能漏掉了：每个位置都与任意位置交换；只有 2^15 个种子（2,600 副就够）",
            ),
            (
                &[swap(0.1), seeds(0.1), seeds(0.2), seeds(1.0), hidden],
                ", but 3 of 4 everyday faults could have been missed (2,600 deals are enough for \
                 all)",
                "，但 4 种常见错误中有 3 种可能漏掉了（2,600 副就够检出全部）",
            ),
        ];
        for (found, english, chinese) in rows {
            let said = |lang| nothing_found(lang, &power(found));
            assert_eq!(said(Lang::En), format!("no test found anything{english}"));
            assert_eq!(said(Lang::Zh), format!("没有一项检验发现问题{chinese}"));
        }
    }

    #[test]
    fn the_smallest_deviations_are_rounded_up() {
        let said = |cell, rms| smallest(Lang::En, &Power { cell, rms, ..power(&[]) });
        let card = "this run finds, with 99 %, any card that comes to a position";
        assert_eq!(
            said(Some(0.0607), Some(0.003_21)).unwrap(),
            format!("{card} 6.1 % more often than fair, and cells that are off by 0.33 % rms")
        );
        assert_eq!(said(Some(2.31), None).unwrap(), format!("{card} 3.4 times as often as fair"));
        assert_eq!(
            said(None, Some(0.1)).unwrap(),
            "this run finds, with 99 %, cells that are off by 10 % rms"
        );
        assert_eq!(said(None, None), None);
        let said = |cell, rms| smallest(Lang::Zh, &Power { cell, rms, ..power(&[]) }).unwrap();
        assert_eq!(
            said(Some(0.0607), Some(0.003_21)),
            "这次运行有 99 % 的把握检出：某张牌到某个位置的次数比公平时多 6.1 %，或各格的均方根\
             偏差达到 0.33 %"
        );
        assert_eq!(
            said(Some(2.31), None),
            "这次运行有 99 % 的把握检出：某张牌到某个位置的次数达到公平时的 3.4 倍"
        );
    }

    #[test]
    fn a_fault_on_one_line() {
        let faults = power(&[("few-seeds", Some(549), 0.5), ("parity-locked", None, 0.0)]).faults;
        let said = |lang| [0, 1].map(|at| as_one_line(lang, &faults[at]));
        assert_eq!(
            said(Lang::En),
            ["2^15 seeds: 50 %, needs 549", "locked parity: not in deals of this shape"]
        );
        assert_eq!(
            said(Lang::Zh),
            ["只有 2^15 个种子：50 %，需要 549 副", "奇偶性固定：这样的牌看不出"]
        );
    }

    /// What the audit calls a fault is what it is called here.
    #[test]
    fn faults_have_the_names_of_the_audit() {
        let power = misdeal_audit::power::power(misdeal_audit::Shape::whole(52), 1000, &|_| 1e-6);
        assert_eq!((power.faults.len(), power.beyond.len()), (10, 3));
        for fault in &power.faults {
            let name = fault.about.split(", where ").next().unwrap();
            assert_eq!(everyday(Lang::En, fault), name);
            assert!(!everyday(Lang::Zh, fault).is_ascii());
        }
        for of in &power.beyond {
            assert_eq!(beyond(Lang::En, of), of.about);
            assert!(!beyond(Lang::Zh, of).is_ascii());
        }
    }
}
