//! `cargo xtask calibrate`: audits of many fair shuffles, and their figures in docs/calibration.md.

use crate::example::Page;

/// See the page itself.
pub(crate) const PAGE: Page = Page {
    path: "docs/calibration.md",
    example: &["calibrate", "10000"],
    head: "\
# Calibration: how often fair shuffles are called misdeals

Audits of fair Fisher-Yates shuffles with ChaCha12 at an alpha of .01, so that false alarms can be
counted. The rate of false alarms must not be above .01; where the upper limit of its interval is
below .01, less is lost to chance than was allowed, since Holm's rule and the e-process are bounds.
There is a row for each shape of deals, so that each test is in some row, with the scores of known
faults that the command gives. Slow rows until sure have a tenth of the audits. `cargo xtask
calibrate` writes this page (about an hour on two cores); the deals are the same every time.

",
    tail: "
The second table takes every finding of every row, frame and method by itself, over all fixed runs:
how far the share of p-values at most x lies above x at the worst x up to .1, and for chi-squares of
81 degrees of freedom or more, which are as good as continuous, at any x and also below it. (In the
middle of its law a chi-square of few classes takes too few values to be uniform: the fixed points
of 3 cards were up to .08 off.) The third is one run that was looked at all the time, at an alpha of
1e-6.
",
};
