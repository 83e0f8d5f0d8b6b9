//! How the p-values of each finding are spread over many fair runs.

use std::collections::BTreeMap;

use misdeal_audit::{Method, Verdict};

/// Up to here p-values that are not continuous must not come too often.
const TAIL: f64 = 0.1;

/// p-values by row, test and method.
pub(crate) type Spread = BTreeMap<(String, bool), Vec<f64>>;

pub(crate) fn collect(about: &str, verdicts: &[Verdict], spread: &mut Spread) {
    for judged in verdicts.iter().flat_map(|verdict| &verdict.findings) {
        let finding = &judged.finding;
        if finding.method == Method::Proof {
            continue;
        }
        // A chi-square of many degrees of freedom has a continuous law, as good as.
        let is_continuous = finding.degrees.is_some_and(|degrees| degrees >= 81);
        let kind = format!("{} {:?} {:?} {:?}", about, finding.test, finding.frame, finding.method);
        spread.entry((kind, is_continuous)).or_default().push(finding.ln_p.exp());
    }
}

/// The largest distance between the share of p-values at most x and x, over
/// all x: above x for every finding, on both sides for continuous ones.
pub(crate) fn print_spread(spread: Spread) -> bool {
    let audits = spread.values().map(Vec::len).min().unwrap_or(1) as f64;
    let (mut above, mut below) = ((0.0, String::new()), (0.0, String::new()));
    let (mut kinds, mut continuous) = (0, 0);
    for ((kind, is_continuous), mut values) in spread {
        values.sort_by(f64::total_cmp);
        let count = values.len() as f64;
        kinds += 1;
        continuous += usize::from(is_continuous);
        for (rank, p) in values.iter().enumerate() {
            let (share_before, share) = (rank as f64 / count, (rank + 1) as f64 / count);
            // Equal values count together.
            let is_last = values.get(rank + 1).is_none_or(|next| next > p);
            // A chi-square of few classes takes few values, and in the middle of
            // its law that is seen; what decides is the tail.
            let is_looked_at = is_continuous || *p <= TAIL;
            if is_last && is_looked_at && share - p > above.0 {
                above = (share - p, kind.clone());
            }
            if is_continuous && p - share_before > below.0 {
                below = (p - share_before, kind.clone());
            }
        }
    }
    // Dvoretzky-Kiefer-Wolfowitz with Massart's constant, for all kinds at once.
    let bound = (2.0 * f64::from(kinds) / 0.001).ln() / (2.0 * audits);
    println!();
    println!("| p-values of fixed runs | kinds | largest distance | where | bound, 99.9 % |");
    println!("|---|---|---|---|---|");
    let bound = bound.sqrt();
    println!("| at most x too often | {kinds} | {:.4} | {} | {bound:.4} |", above.0, above.1);
    println!(
        "| not uniform, continuous ones | {continuous} | {:.4} | {} | {bound:.4} |",
        below.0, below.1
    );
    above.0 <= bound && below.0 <= bound
}
