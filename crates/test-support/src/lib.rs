//! What tests of several crates start: a database of their own, and a content service on it.
//!
//! PostgreSQL is a real one: `make services` starts it. Whatever goes wrong here ends the test.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::missing_panics_doc,
    reason = "a test ends where something is wrong"
)]

mod content;
mod database;
mod line;

pub use content::{asset_settings, counting_entropy, parts, serve};
pub use database::{
    Database, configured_dataset, museum_configuration, operator, put_dataset, put_token,
    with_database,
};
pub use line::Line;
