//! `cargo xtask detection`: how many deals each fault needs, in docs/detection.md.

use crate::example::Page;

/// See the page itself.
pub(crate) const PAGE: Page = Page {
    path: "docs/detection.md",
    example: &["detection", "100"],
    head: "\
# Detection: how many deals a fault needs

Deals after which 99 of a hundred runs of a faulty shuffle are found. In the first table by one
test alone, at a rate of false alarms of 1e-6, beside a reference: figures that others had from
formulas (E; they must agree within a fifth) or from a simulation of 100,000 deals of 10 cards and
20,000 of 52 (within a factor of two). Fewer deals than the reference are no fault of a test. In the
second table by the verdict of all tests together, at the same rate, with the scores that the
command gives.

`how` says whether faulty deals were dealt, in 100 runs, with looks in steps of a twentieth (of a
tenth for the verdict), of which the first one counts at which 99 are found; or, where that would
take too long, the law of the statistic was worked out from the exact law of the fault. Tests are
two-sided, which takes four in a hundred more deals than one-sided ones. `cargo xtask detection`
writes this page (about a quarter of an hour on two cores) and fails if a figure is too far off
without a reason that is named.

",
    tail: "
A chi-square decides here only where each count is expected to be 50 or more, since at a rate of
1e-6 its law is wrong below; until then a test has its largest single cell, with its exact law. So a
test of 52 positions is late by itself where others have found the fault long before, as the second
table shows.
",
};
