//! What ends a query that costs too much.

use thiserror::Error;

/// A bound that a query passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LimitExceeded {
    /// Too many steps.
    #[error("query takes too many steps")]
    Steps,
    /// Too much memory.
    #[error("query needs too much memory")]
    Bytes,
    /// Too long.
    #[error("query takes too long")]
    Time,
    /// The caller's queries together take more than their share.
    #[error("your queries together take more than their share; try again later")]
    Share,
    /// The queries of all callers without a token together take more than their share.
    #[error("queries without a token together take more than their share; try again later")]
    AnonymousShare,
    /// No slot for the work became free in time.
    #[error("there is no slot for this query now; try again later")]
    NoSlot,
    /// All queries together take more than there is.
    #[error("there is no memory left for this query now; try again later")]
    Memory,
    /// Nobody waits for the result.
    #[error("the caller is gone")]
    Abandoned,
    /// A value with too many levels.
    #[error("query makes a value that is nested too deeply")]
    Depth,
}

impl LimitExceeded {
    /// Whether the same query may succeed at another time: others took what there is.
    pub fn is_of_the_service(self) -> bool {
        matches!(
            self,
            Self::Share | Self::AnonymousShare | Self::NoSlot | Self::Memory | Self::Abandoned
        )
    }
}
