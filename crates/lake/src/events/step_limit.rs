//! The limit of what the conditions of a stream may cost together.

/// A limit of evaluation steps, and how many were taken.
#[derive(Clone, Copy, Debug)]
pub struct StepLimit {
    limit: u64,
    /// How many were taken.
    pub taken: u64,
}

impl StepLimit {
    /// A limit of which no step is taken yet.
    pub fn new(limit: u64) -> Self {
        Self { limit, taken: 0 }
    }

    pub(super) fn left(&self) -> u64 {
        self.limit.saturating_sub(self.taken)
    }
}
