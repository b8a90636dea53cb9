//! What can be wrong with a path.

use thiserror::Error;

/// A text that is not a path: what is wrong, and at which byte.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message} (at position {at})")]
pub struct PathError {
    /// What is wrong.
    pub message: String,
    /// The byte offset.
    pub at: usize,
}

impl PathError {
    pub(super) fn at(at: usize, message: impl Into<String>) -> Self {
        let message = message.into();
        Self { message, at }
    }
}
