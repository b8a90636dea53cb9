//! The client at work: on the real content service, and on one that misbehaves.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

#[path = "client/misbehaving.rs"]
mod misbehaving;
#[path = "client/real.rs"]
mod real;
#[path = "client/reconnecting.rs"]
mod reconnecting;
