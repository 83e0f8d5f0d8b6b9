//! Whole reports of every kind of verdict.
//!
//! The texts in `tests/texts` are compared as they are; `SNAPSHOTS=overwrite`
//! writes them anew.

mod faults;
mod json;
mod pages;
mod read;
mod real;
mod sample;
mod texts;
