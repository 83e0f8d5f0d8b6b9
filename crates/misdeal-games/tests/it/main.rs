//! The games as other programs use them.

mod cases;
mod census;
mod words;
