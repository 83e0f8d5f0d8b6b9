//! The games as other programs use them.

mod bj_exact;
mod cases;
mod census;
mod video_poker;
mod words;
