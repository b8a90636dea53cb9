//! Pictures and files, from outside: bytes in, bytes out, with a real database, a real
//! image worker, and originals both in a folder and in an S3 store.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "what cannot be unwrapped is a failure"
)]

mod addresses;
mod budget;
mod cached;
mod giving_out;
mod hostile;
mod iiif;
mod metadata;
mod running;
mod samples;
mod store_away;
mod upload;
mod work;
