//! Deals that are none: drawn with replacement, or cards lost and doubled.

use misdeal_audit::law::binomial_two_sided_ln;
use misdeal_audit::{InvalidWhy, Tally};

use super::{Diagnosed, FIT_LN, Parameter};

/// How many standard errors the number of different cards may be off.
const OFF_MAX: f64 = 6.0;

/// What breaks the rules so.
pub(super) fn diagnosed(tally: &Tally) -> Vec<Diagnosed> {
    let invalid = tally.invalid();
    let is_overrun = invalid.doubled.deals == 0
        && matches!(invalid.first.map(|first| first.why), Some(InvalidWhy::Foreign { .. }));
    match replaced_ln(tally) {
        Some(fit_ln) if fit_ln >= FIT_LN => {
            let replaced = Diagnosed::proven("with-replacement", Vec::new());
            vec![Diagnosed { fit_ln, ..replaced }]
        }
        _ if is_overrun => vec![Diagnosed::proven("index-overrun", Vec::new())],
        _ => {
            let share = invalid.deals as f64 / tally.heard() as f64;
            let parameters = vec![Parameter { name: "share", value: share.into() }];
            vec![Diagnosed::proven("lost-or-doubled", parameters)]
        }
    }
}

/// ln p of draws with replacement, from how many deals are valid all the same and how many
/// different cards the others show; none where some are not of this kind at all.
fn replaced_ln(tally: &Tally) -> Option<f64> {
    let (invalid, shape) = (tally.invalid(), tally.shape());
    let doubled = invalid.doubled;
    if doubled.deals == 0 || doubled.deals != invalid.deals || shape.dealt < 2 {
        return None;
    }
    let (n, k) = (f64::from(shape.deck), f64::from(shape.dealt));
    let valid_ln: f64 = (0..shape.dealt).map(|i| (-f64::from(i) / n).ln_1p()).sum();
    let valid = valid_ln.exp();
    // The occupancy problem: k balls in n boxes.
    let mean = n * (1.0 - (1.0 - 1.0 / n).powf(k));
    let both_empty = (1.0 - 2.0 / n).powf(k);
    let empty = (1.0 - 1.0 / n).powf(k);
    let variance = n * empty * (1.0 - empty) + n * (n - 1.0) * (both_empty - empty * empty);
    // Of those that are no deal: fewer than k.
    let of_invalid = (mean - valid * k) / (1.0 - valid);
    let error = (variance / doubled.deals as f64).sqrt().max(1e-9);
    let off = (doubled.different as f64 / doubled.deals as f64 - of_invalid) / error;
    if off.abs() > OFF_MAX {
        return Some(f64::NEG_INFINITY);
    }
    Some(binomial_two_sided_ln(tally.deals(), tally.heard(), valid))
}
