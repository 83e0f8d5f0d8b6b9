//! The games as other programs use them.

mod cases;
mod census;
mod video_poker;
mod words;
