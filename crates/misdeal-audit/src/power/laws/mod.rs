//! Where the everyday faults bring each card: exact laws for any deck.
//!
//! Each was derived on paper and is checked against enumeration. None calls a
//! shuffle: the judge does not import the defendant.

pub(super) mod comparator;
pub(super) mod exchanges;
pub(super) mod naive_swap;
pub(super) mod riffles;
pub(super) mod rounding;
