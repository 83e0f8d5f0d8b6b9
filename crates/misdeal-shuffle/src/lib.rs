//! Shuffles, fair and faulty, as generic code over a source of draws.

mod draw;
mod seed;

pub use draw::{Draw, FromRng};
pub use seed::{DealDraw, ParseSeedError, Seed};
