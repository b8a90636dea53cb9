//! Actions and releases, from outside: requests in, bytes out, a real database behind.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

mod access;
mod acting;
mod agent;
mod authors;
mod documents;
mod events;
mod history;
mod life;
mod tasks;
