//! What the conditions of a stream may cost together.

/// Steps of evaluation: a bound, and how many were taken.
#[derive(Clone, Copy, Debug)]
pub struct StepCount {
    bound: u64,
    /// How many were taken.
    pub taken: u64,
}

impl StepCount {
    /// A bound of which nothing is taken yet.
    pub fn of(bound: u64) -> Self {
        Self { bound, taken: 0 }
    }

    pub(super) fn left(&self) -> u64 {
        self.bound.saturating_sub(self.taken)
    }
}
