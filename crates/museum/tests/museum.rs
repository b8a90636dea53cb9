//! The domain, from outside.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

mod bounds;
mod coverage;
mod documents;
mod fields;
mod languages;
mod learn;
mod listen;
mod modules;
mod registry;
mod shaping;
mod valid_until;
mod visit;
mod written;
