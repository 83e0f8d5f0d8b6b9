//! Decks and names as a user of the crate meets them.

mod cases;
mod decks;
mod file;
mod ids;
mod reading;
mod shared_shoe;
mod tables;
