//! What can go wrong with an asset.

use thiserror::Error;

/// Why an asset could not be read or stored. The text is for the caller; what follows in
/// brackets is for the log. One failure is returned to all who wait for the same work, so
/// it can be cloned.
#[derive(Clone, Debug, Error)]
pub enum AssetError {
    /// There is no such original.
    #[error("Asset not found")]
    NotFound,
    /// The store of originals cannot be reached.
    #[error("The store of originals is away; try again")]
    StoreAway(String),
    /// The store was reached and refused, for example a wrong secret or a missing bucket.
    #[error("The store of originals refuses to work with us")]
    StoreRefuses(String),
    /// Not an image of a format that is read.
    #[error("The file is not a picture of a format that is read here")]
    UnknownFormat(String),
    /// The image is broken or cut off.
    #[error("The picture is broken or cut off")]
    Broken(String),
    /// The image would take too much to decode.
    #[error(
        "The picture is too large: decoded it may have {most} bytes, which are its width times \
         its height times its frames times the bytes of a pixel, at least 4"
    )]
    TooLarge {
        /// The bytes that it may have.
        most: u64,
        /// What it has, for the log.
        cause: String,
    },
    /// An upload is longer than allowed.
    #[error("The file is longer than {0} bytes")]
    TooLong(u64),
    /// Nothing came of an upload for too long, or it broke off.
    #[error("The upload broke off")]
    BrokenOff(String),
    /// More images wait to be made than may.
    #[error("Too many pictures are being made; try again")]
    Busy,
    /// Making the image took too long.
    #[error("The picture took too long to make")]
    TooSlow,
    /// Callers without a token requested too much work on unusual derivatives.
    #[error(
        "Too many unusual pictures were requested: use what pages request, or try again in {0} s"
    )]
    OverBudget(u64),
    /// Something of ours failed.
    #[error("An internal server error occurred")]
    Failed(String),
}

impl AssetError {
    /// What is logged besides the text.
    pub fn cause(&self) -> &str {
        match self {
            Self::TooLarge { cause, .. }
            | Self::StoreAway(cause)
            | Self::StoreRefuses(cause)
            | Self::UnknownFormat(cause)
            | Self::Broken(cause)
            | Self::BrokenOff(cause)
            | Self::Failed(cause) => cause,
            _ => "",
        }
    }

    /// The error of work that panicked, for those who wait for its result.
    pub(crate) fn interrupted() -> Self {
        Self::Failed("the work was interrupted".to_owned())
    }

    /// Whether the same work would fail again: the original is at fault.
    pub(crate) fn is_lasting(&self) -> bool {
        matches!(
            self,
            Self::UnknownFormat(_) | Self::Broken(_) | Self::TooLarge { .. } | Self::TooSlow
        )
    }

    pub(crate) fn io(doing: &str, error: &std::io::Error) -> Self {
        Self::Failed(format!("{doing}: {error}"))
    }
}
