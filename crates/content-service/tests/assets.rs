//! Pictures and files, from outside: bytes in, bytes out, with a real database, a real
//! image worker, and originals both in a folder and in an S3 store.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "what cannot be unwrapped is a failure"
)]

#[path = "assets/giving_out.rs"]
mod giving_out;
#[path = "assets/hostile.rs"]
mod hostile;
#[path = "assets/iiif.rs"]
mod iiif;
#[path = "assets/lane.rs"]
mod lane;
#[path = "assets/running.rs"]
mod running;
#[path = "assets/samples.rs"]
mod samples;
#[path = "assets/store_away.rs"]
mod store_away;
#[path = "assets/upload.rs"]
mod upload;
#[path = "assets/work.rs"]
mod work;
