//! Why an evaluation ended without a value.

use crate::limit_exceeded::LimitExceeded;
use std::error::Error;
use thiserror::Error;

/// An evaluation that gave no value. A query itself is never wrong here: what is
/// wrong with it is a [`SyntaxError`](crate::SyntaxError), before any document is read.
#[derive(Debug, Error)]
pub enum EvaluateError {
    /// The query passed a bound.
    #[error(transparent)]
    Limit(#[from] LimitExceeded),
    /// The source of documents failed.
    #[error(transparent)]
    Source(Box<dyn Error + Send + Sync>),
}

impl EvaluateError {
    /// The error of a source.
    pub fn source(error: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::Source(error.into())
    }
}
