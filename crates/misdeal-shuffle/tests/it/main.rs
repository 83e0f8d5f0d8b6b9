//! What a user of the crate can see.

mod bulk_v1;
mod dealers;
mod gallery;
mod generators;
mod library_edges;
mod permuted_index_v1;
mod sample_v1;
mod shuffle_v1;
mod shuffles;
mod stream_v1;
mod vectors;
