//! What is wrong with a request for an image.

use thiserror::Error;

/// A parameter with a value that cannot be followed: status 400.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{parameter} {message}")]
pub struct BadParameter {
    /// Its name, as in the address: `min-w`.
    pub parameter: &'static str,
    /// What is allowed, and what was there: `must be true or false, not "maybe"`.
    pub message: String,
}

/// Characters of a value that are repeated to the caller.
const REPEATED: usize = 40;

impl BadParameter {
    pub(crate) fn new(parameter: &'static str, message: impl Into<String>) -> Self {
        Self {
            parameter,
            message: message.into(),
        }
    }

    /// `{parameter} must be {allowed}, not "{value}"`.
    pub(crate) fn not(parameter: &'static str, allowed: &str, value: &str) -> Self {
        let mut shown: String = value.chars().take(REPEATED).collect();
        if shown.len() < value.len() {
            shown.push('…');
        }
        Self::new(parameter, format!("must be {allowed}, not {shown:?}"))
    }
}
