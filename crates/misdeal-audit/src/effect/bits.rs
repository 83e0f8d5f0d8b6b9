//! [`BitsLost`]: how much of a fair shuffle's entropy is missing.

use crate::finding::Frame;
use crate::tally::{Decoding, Digits, FrameTally, Tally};

/// Digits are left out where a value has fewer deals than this: the estimate
/// of their entropy would be biased.
const DEALS_A_VALUE_MIN: f64 = 5.0;

/// What is below so many standard errors of a fair shuffle's is not told: it is
/// the largest of up to nine.
const ERRORS_MIN: f64 = 5.0;

/// An estimate from below of the relative entropy from a fair shuffle, where it
/// is clearly above 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BitsLost {
    /// Bits a deal.
    pub bits: f64,
    /// Of so many bits of a fair deal.
    pub of: f64,
    /// The decoding that shows them, by its test.
    pub test: &'static str,
    /// In which frame.
    pub frame: Frame,
}

/// The decoding that shows most of what is missing.
///
/// The digits of a decoding are independent and uniform under a fair shuffle,
/// so the relative entropy of the whole is at least the sum of those of the
/// digits, log2 m - H. Each entropy H is estimated from counts with the bias
/// (m-1)/(2N ln 2) added back. Of a fair shuffle 2N ln 2 times the estimate is
/// chi-square less its degrees of freedom f, so the standard error is
/// sqrt(2f) / (2N ln 2).
///
/// Labels that we give to copies add as much to the entropy of a deal as to that
/// of a fair one, so what is missing is missing from the deal as it looks.
///
/// # Source
/// G. A. Miller, "Note on the bias of information estimates", in: Information
/// Theory in Psychology (1955) 95.
pub(super) fn bits_lost(tally: &Tally) -> Option<BitsLost> {
    let of = tally.outcomes_ln()? / std::f64::consts::LN_2;
    let decodings = |frame: &FrameTally| {
        let (name, deals) = (frame.frame, frame.deals as f64);
        let lost = |(decoding, digits): (Decoding, &Digits)| {
            let (bits, error) = lost(digits, deals);
            let is_clear = bits > ERRORS_MIN * error;
            is_clear.then_some(BitsLost { bits, of, test: decoding.test(), frame: name })
        };
        frame.decodings().filter_map(lost).collect::<Vec<_>>()
    };
    let all = tally.frames.iter().flat_map(decodings);
    all.max_by(|a, b| a.bits.total_cmp(&b.bits))
}

/// The bits, and their standard error under a fair shuffle.
fn lost(digits: &Digits, deals: f64) -> (f64, f64) {
    let unit = 2.0 * deals * std::f64::consts::LN_2;
    let of_digit = |row: &[u64]| {
        let values = row.len() as f64;
        let shares = row.iter().filter(|&&count| count > 0).map(|&count| count as f64 / deals);
        let entropy: f64 = shares.map(|share| -share * share.log2()).sum();
        values.log2() - entropy - (values - 1.0) / unit
    };
    let enough = |row: &&[u64]| deals >= DEALS_A_VALUE_MIN * row.len() as f64;
    let rows = || digits.rows().filter(enough);
    let degrees: usize = rows().map(|row| row.len() - 1).sum();
    (rows().map(of_digit).sum(), (2.0 * degrees as f64).sqrt() / unit)
}
