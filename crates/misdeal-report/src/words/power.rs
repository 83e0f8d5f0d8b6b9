//! What a run of this size would have found, and what it would not.

use misdeal_audit::power::{Beyond, FaultPower, POWER_ASKED, Power};

use crate::numbers::{counted, estimated, grouped, percent_up, probability, rounded, significant};

/// The columns of the table of faults.
pub(crate) fn table_heads() -> [&'static str; 3] {
    ["this run would have found", "deals needed", "chance"]
}

/// What stands for the numbers of a fault that cannot be seen.
pub(crate) const NOT_SHOWN: &str = "not in deals of this shape";

/// The head of the faults that no run finds.
pub(crate) const BEYOND: &str = "out of reach, even for a perfect test";

/// A fault without its explanation.
pub(crate) fn fault(about: &str) -> &str {
    about.split(", where ").next().unwrap_or(about)
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
pub(crate) fn as_one_line(power: &FaultPower) -> String {
    let fault = fault(power.about);
    match numbers(power) {
        Some([needed, chance]) => format!("{fault}: {chance}, needs {needed}"),
        None => format!("{fault}: {NOT_SHOWN}"),
    }
}

/// The same of a fault out of reach.
pub(crate) fn beyond_as_one_line(beyond: &Beyond) -> String {
    format!("{}: needs {}", fault(beyond.about), needed(beyond))
}

/// What is said where no test found anything.
pub(crate) fn nothing_found(power: &Power) -> String {
    let visible = || power.faults.iter().filter(|fault| fault.deals_needed.is_some());
    let missed: Vec<_> =
        visible().filter(|fault| fault.would_have_been_found < POWER_ASKED).collect();
    let needed = missed.iter().filter_map(|fault| fault.deals_needed).max().unwrap_or(0);
    let enough = counted(needed, "deal");
    let nothing = "no test found anything";
    match (visible().count(), &missed[..]) {
        (0, _) => format!("{nothing}; no everyday fault shows in deals of this shape"),
        (all, []) => {
            let shown = match all == power.faults.len() {
                true => "the everyday faults below would have been found",
                false => "the everyday faults that such deals show would have been found",
            };
            format!("{nothing}; that is no proof of fairness, but {shown}")
        }
        (_, missed) if missed.len() <= MISSED_MAX => {
            let names: Vec<_> = missed.iter().map(|missed| fault(missed.about)).collect();
            let names = names.join("; ");
            format!("{nothing}, but this could have been missed: {names} ({enough} are enough)")
        }
        (all, missed) => format!(
            "{nothing}, but {} of {all} everyday faults could have been missed \
             ({enough} are enough for all)",
            missed.len()
        ),
    }
}

/// So many faults that could have been missed are named one by one.
const MISSED_MAX: usize = 2;

/// The smallest deviations that this run finds, whatever their cause.
pub(crate) fn smallest(power: &Power) -> Option<String> {
    let cell = power.cell.map(|cell| match cell {
        1.0.. => {
            let times = significant(rounded(1.0 + cell, f64::ceil), 2);
            format!("any card that comes to a position {times} times as often as fair")
        }
        _ => format!("any card that comes to a position {} more often than fair", percent_up(cell)),
    });
    let rms = power.rms.map(|rms| format!("cells that are off by {} rms", percent_up(rms)));
    let found: Vec<String> = cell.into_iter().chain(rms).collect();
    (!found.is_empty()).then(|| format!("this run finds, with 99 %, {}", found.join(", and ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn power(found: &[(&'static str, Option<u64>, f64)]) -> Power {
        let fault = |&(about, deals_needed, would_have_been_found)| FaultPower {
            fault: "",
            about,
            test: "",
            deals_needed,
            would_have_been_found,
        };
        let faults = found.iter().map(fault).collect();
        Power { cell: None, rms: None, faults, beyond: Vec::new() }
    }

    #[test]
    fn what_is_said_where_nothing_was_found() {
        let swap = |found| ("naive swap, where every card", Some(2600), found);
        let seeds = |found| ("2^15 seeds", Some(549), found);
        let hidden = ("locked parity", None, 0.0);
        let rows: [(&[_], &str); 5] = [
            (
                &[swap(0.999), seeds(0.99)],
                "; that is no proof of fairness, but the everyday faults below would have been \
                 found",
            ),
            (
                &[swap(0.999), hidden],
                "; that is no proof of fairness, but the everyday faults that such deals show \
                 would have been found",
            ),
            (&[hidden], "; no everyday fault shows in deals of this shape"),
            (
                &[swap(0.9899), seeds(0.98), hidden],
                ", but this could have been missed: naive swap; 2^15 seeds (2,600 deals are \
                 enough)",
            ),
            (
                &[swap(0.1), seeds(0.1), seeds(0.2), seeds(1.0), hidden],
                ", but 3 of 4 everyday faults could have been missed (2,600 deals are enough for \
                 all)",
            ),
        ];
        for (found, said) in rows {
            assert_eq!(nothing_found(&power(found)), format!("no test found anything{said}"));
        }
    }

    #[test]
    fn the_smallest_deviations_are_rounded_up() {
        let said = |cell, rms| smallest(&Power { cell, rms, ..power(&[]) });
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
    }

    #[test]
    fn a_fault_on_one_line() {
        let faults = power(&[("2^15 seeds", Some(549), 0.5), ("locked parity", None, 0.0)]).faults;
        assert_eq!(as_one_line(&faults[0]), "2^15 seeds: 50 %, needs 549");
        assert_eq!(as_one_line(&faults[1]), "locked parity: not in deals of this shape");
    }
}
