//! What a user of the crate can see.

mod dealers;
mod gallery;
mod generators;
mod library_edges;
mod sample_v1;
mod shuffles;
mod stream_v1;
