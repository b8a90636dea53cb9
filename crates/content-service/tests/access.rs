//! Who may do what, from outside: requests in, bytes out, a real database behind.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "what cannot be unwrapped is a failure"
)]

#[path = "access/cors.rs"]
mod cors;
#[path = "access/documents.rs"]
mod documents;
#[path = "access/hostile.rs"]
mod hostile;
#[path = "access/leaks.rs"]
mod leaks;
#[path = "access/malformed.rs"]
mod malformed;
#[path = "access/queries.rs"]
mod queries;
#[path = "access/random.rs"]
mod random;
#[path = "access/restricted.rs"]
mod restricted;
#[path = "access/roles.rs"]
mod roles;
#[path = "access/running.rs"]
mod running;
