//! The lock: that of the standard library, or in this crate's own tests that of the
//! model checker.
//!
//! The unit tests of [`SharedShoe`](super::SharedShoe) therefore run the very code of
//! the product under a scheduler that chooses who runs next at each lock operation. What
//! uses the crate from outside, its integration tests included, gets the real lock.

#[cfg(not(test))]
pub(super) use std::sync::{Mutex, MutexGuard};

#[cfg(test)]
pub(super) use shuttle::sync::{Mutex, MutexGuard};
