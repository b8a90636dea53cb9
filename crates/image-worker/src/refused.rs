//! Why a job was not done.

use pictures::{JobResult, Refusal};

/// A job that was not done.
#[derive(Debug, thiserror::Error)]
#[error("{reason}")]
pub struct Refused {
    /// Why, in a class.
    pub refusal: Refusal,
    /// Why, for the log.
    pub reason: String,
}

pub(crate) type Result<T> = std::result::Result<T, Refused>;

impl Refused {
    pub(crate) fn new(refusal: Refusal, reason: impl Into<String>) -> Self {
        let reason = reason.into();
        Self { refusal, reason }
    }

    /// With the engine's error message. Too little memory is due to the image's size, not a
    /// fault of ours: it is reported as such.
    pub(crate) fn with(mut self, complaint: &str) -> Self {
        if complaint.contains("out of memory") || complaint.contains("unable to allocate") {
            self.refusal = Refusal::TooLarge;
        }
        if !complaint.is_empty() {
            self.reason = format!("{}: {complaint}", self.reason);
        }
        self
    }
}

/// What fails while steps are put together is ours. What fails while pixels are read is
/// the image's, and is named where they are read.
impl From<libvips::error::Error> for Refused {
    fn from(error: libvips::error::Error) -> Self {
        Self::new(Refusal::Failed, error.to_string())
    }
}

impl From<std::io::Error> for Refused {
    fn from(error: std::io::Error) -> Self {
        Self::new(Refusal::Failed, error.to_string())
    }
}

impl From<Refused> for JobResult {
    fn from(refused: Refused) -> Self {
        let Refused { refusal, reason } = refused;
        Self::Refused { refusal, reason }
    }
}
