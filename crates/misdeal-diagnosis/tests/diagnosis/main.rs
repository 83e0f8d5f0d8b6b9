//! Deals of known faults are named, their settings found, and what is no known fault is not.
//!
//! The programs of `corpora/suspects` are the independent half of this: other code in other
//! languages, held to `docs/suspects.md` by a test of the command. Here the faults are dealt with
//! in the tests' own words where they are short, and by misdeal-shuffle elsewhere.

mod dealt;
mod named;
mod placed;
mod places;
mod settings;
mod unnamed;
