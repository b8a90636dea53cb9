//! What can be wrong with a patch.

use thiserror::Error;

/// A patch that is broken, or does not fit the value it is applied to.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EffectsError {
    /// An unknown code.
    #[error("unknown operation at {0}")]
    UnknownOperation(usize),
    /// An operation without its arguments, or with wrong ones.
    #[error("missing or wrong argument at {0}")]
    Argument(usize),
    /// An operation for another kind of value, or beyond its end.
    #[error("the operation before {0} does not fit the value")]
    DoesNotFit(usize),
    /// A stack that is empty or too high.
    #[error("too few or too many values at {0}")]
    Stack(usize),
    /// A result that is too large.
    #[error("the result is too large")]
    TooLarge,
}
