//! Memory and steps that some queries share.

use jiff::Timestamp;
use load_control::TokenBucket;
use std::sync::atomic::{AtomicU64, Ordering};

/// A budget of memory, which is released after use, and of steps, which come back with time.
pub(super) struct Budget {
    memory: AtomicU64,
    steps: Option<TokenBucket>,
}

impl Budget {
    /// A budget without a bound on steps.
    pub(super) fn of_memory(bytes: u64) -> Self {
        Self {
            memory: AtomicU64::new(bytes),
            steps: None,
        }
    }

    /// A budget of memory and of steps per second. A burst may take the steps of that many
    /// seconds.
    pub(super) fn new(bytes: u64, steps_per_second: u64, burst_seconds: u64) -> Self {
        let capacity = steps_per_second.saturating_mul(burst_seconds);
        Self {
            memory: AtomicU64::new(bytes),
            steps: Some(TokenBucket::new(tokens(capacity), tokens(steps_per_second))),
        }
    }

    pub(super) fn memory_left(&self) -> u64 {
        self.memory.load(Ordering::Relaxed)
    }

    /// Reserves memory. False if too little is left.
    pub(super) fn reserve(&self, bytes: u64) -> bool {
        let take = |left: u64| left.checked_sub(bytes);
        let taken = self
            .memory
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, take);
        taken.is_ok()
    }

    pub(super) fn release(&self, bytes: u64) {
        self.memory.fetch_add(bytes, Ordering::Relaxed);
    }

    /// Whether any steps are left.
    pub(super) fn has_steps(&self, now: Timestamp) -> bool {
        let bucket = self.steps.as_ref();
        bucket.is_none_or(|bucket| bucket.tokens(now) >= 1.0)
    }

    /// Charges steps that were taken already, as a debt if too few are left.
    pub(super) fn charge_steps(&self, steps: u64, now: Timestamp) {
        if let Some(bucket) = &self.steps {
            bucket.charge(tokens(steps), now);
        }
    }

    /// Takes steps for work that comes. False if too few are left.
    pub(super) fn take_steps(&self, steps: u64, now: Timestamp) -> bool {
        let bucket = self.steps.as_ref();
        bucket.is_none_or(|bucket| bucket.take(tokens(steps), now).is_ok())
    }

    /// Gives back steps that were taken for work that was refused.
    pub(super) fn refund_steps(&self, steps: u64, now: Timestamp) {
        if let Some(bucket) = &self.steps {
            bucket.charge(-tokens(steps), now);
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "no query takes 2^53 steps")]
fn tokens(steps: u64) -> f64 {
    steps as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_comes_back_and_steps_come_back_with_time() {
        let budget = Budget::new(100, 1000, 2);
        assert!(budget.reserve(60) && !budget.reserve(60) && budget.reserve(40));
        budget.release(50);
        assert!(budget.reserve(50));
        let at = |ms| Timestamp::from_millisecond(ms).unwrap();
        assert!(budget.take_steps(2000, at(0)));
        assert!(!budget.take_steps(1, at(0)));
        assert!(budget.take_steps(500, at(500)));
        assert!(!budget.take_steps(1, at(500)));
        assert!(budget.take_steps(2000, at(60_000)));
        assert!(!budget.take_steps(1, at(60_000)));
        assert!(!budget.has_steps(at(60_000)) && budget.has_steps(at(60_001)));
        budget.charge_steps(500, at(61_000));
        assert!(budget.take_steps(500, at(61_000)) && !budget.has_steps(at(61_000)));
        budget.charge_steps(3000, at(61_000));
        budget.refund_steps(1000, at(61_000));
        budget.charge_steps(1000, at(61_000));
        assert!(!budget.has_steps(at(64_000)) && budget.has_steps(at(64_001)));
        // A clock that runs backwards adds nothing.
        assert!(!budget.take_steps(2, at(0)));
    }
}
