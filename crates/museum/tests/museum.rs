//! The domain, from outside.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

mod bounds;
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

use std::path::{Path, PathBuf};

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
