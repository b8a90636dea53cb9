//! Streams of events: who is sent what, and what that may cost.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "what cannot be unwrapped is a failure"
)]

mod closing;
mod costs;
mod messages;
mod model;
mod random;
mod resuming;
mod shared;
pub(crate) mod stream;
mod times;
