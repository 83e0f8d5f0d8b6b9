//! Exact laws of the bounds, the clock and the dealer.
