//! What a user of the crate can see.

mod shuffles;
mod stream_v1;
