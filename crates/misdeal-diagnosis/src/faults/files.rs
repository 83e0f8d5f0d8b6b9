//! The files of all faults, in the order of their codes.

macro_rules! files {
    ($($file:literal)*) => {
        &[$(include_str!(concat!("../../faults/", $file, ".toml"))),*]
    };
}

pub(super) const FILES: &[&str] = files! {
    "01-naive-swap"
    "02-sattolo"
    "03-end-fixed"
    "04-stops-early"
    "05-wrong-bound"
    "06-rounding-endpoints"
    "07-index-overrun"
    "08-random-transpositions"
    "09-parity-locked"
    "10-random-comparator"
    "11-key-ties"
    "12-modulo-bias"
    "13-short-range"
    "14-low-bit-generator"
    "15-weak-permutation"
    "16-few-seeds"
    "17-time-seed"
    "18-nearby-seeds"
    "19-shared-seed"
    "20-periodic-reset"
    "21-constant-output"
    "22-constant-draw"
    "23-carry-over"
    "24-too-few-riffles"
    "25-overhand"
    "26-small-buffer"
    "27-block-local"
    "28-unweighted-merge"
    "29-rotation-only"
    "30-affine-map"
    "31-derangement"
    "32-conditioned"
    "33-probe-next"
    "34-reservoir-skew"
    "35-partial-off-by-one"
    "36-with-replacement"
    "37-lost-or-doubled"
    "38-generator-failure"
    "39-recursive-draw"
    "40-shelf-shuffler"
    "41-top-to-random"
};
