//! The games as other programs use them.

mod blackjack_cases;
mod blackjack_chart;
mod blackjack_exact;
mod blackjack_simulation;
mod blackjack_splits;
mod cases;
mod census;
mod video_poker;
mod words;
