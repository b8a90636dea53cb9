//! Datasets of any schema: what is looked up, tagged, searched and told follows from their
//! configuration alone.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

mod notes;
mod recipes;
mod running;
