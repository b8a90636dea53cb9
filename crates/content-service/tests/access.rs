//! Who may do what, from outside: requests in, bytes out, a real database behind.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "what cannot be unwrapped is a failure"
)]

mod cors;
pub(crate) mod documents;
mod dry_runs;
mod held_answers;
pub(crate) mod history_events;
mod hostile;
mod leaks;
mod malformed;
mod malformed_actions;
mod moved;
mod purge;
mod queries;
pub(crate) mod random;
mod response_headers;
mod restore;
mod restricted;
mod roles;
pub(crate) mod running;
pub(crate) mod search;
mod search_rules;
mod search_vectors;
mod shares;
pub(crate) mod statements;
mod tags;
mod zero;
