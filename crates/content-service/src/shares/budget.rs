//! Memory and steps that some queries share.

use jiff::Timestamp;
use load_control::TokenBucket;
use std::sync::atomic::{AtomicU64, Ordering};

/// Memory that comes back when it is given back, and steps that come back with time.
pub(super) struct Budget {
    memory: AtomicU64,
    steps: Option<TokenBucket>,
}

impl Budget {
    /// Memory alone.
    pub(super) fn of_memory(bytes: u64) -> Self {
        Self {
            memory: AtomicU64::new(bytes),
            steps: None,
        }
    }

    /// Memory, and so many steps a second; so many seconds' worth of them at once.
    pub(super) fn new(bytes: u64, steps_a_second: u64, burst: u64) -> Self {
        let capacity = steps_a_second.saturating_mul(burst);
        Self {
            memory: AtomicU64::new(bytes),
            steps: Some(TokenBucket::new(tokens(capacity), tokens(steps_a_second))),
        }
    }

    pub(super) fn memory_left(&self) -> u64 {
        self.memory.load(Ordering::Relaxed)
    }

    /// Takes memory; false if there is not so much.
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

    /// Whether there are steps left.
    pub(super) fn has_steps(&self, now: Timestamp) -> bool {
        let bucket = self.steps.as_ref();
        bucket.is_none_or(|bucket| bucket.tokens(now) >= 1.0)
    }

    /// Takes steps that were made already, also beyond what is left.
    pub(super) fn spend_steps(&self, steps: u64, now: Timestamp) {
        if let Some(bucket) = &self.steps {
            bucket.charge(tokens(steps), now);
        }
    }

    /// Takes steps; false if they are spent.
    pub(super) fn charge_steps(&self, steps: u64, now: Timestamp) -> bool {
        let bucket = self.steps.as_ref();
        bucket.is_none_or(|bucket| bucket.take(tokens(steps), now).is_ok())
    }

    /// Gives back steps that were taken for nothing.
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
        assert!(budget.charge_steps(2000, at(0)));
        assert!(!budget.charge_steps(1, at(0)));
        assert!(budget.charge_steps(500, at(500)));
        assert!(!budget.charge_steps(1, at(500)));
        assert!(budget.charge_steps(2000, at(60_000)));
        assert!(!budget.charge_steps(1, at(60_000)));
        assert!(!budget.has_steps(at(60_000)) && budget.has_steps(at(60_001)));
        budget.spend_steps(500, at(61_000));
        assert!(budget.charge_steps(500, at(61_000)) && !budget.has_steps(at(61_000)));
        budget.spend_steps(3000, at(61_000));
        budget.refund_steps(1000, at(61_000));
        budget.spend_steps(1000, at(61_000));
        assert!(!budget.has_steps(at(64_000)) && budget.has_steps(at(64_001)));
        // A clock that runs backwards adds nothing.
        assert!(!budget.charge_steps(2, at(0)));
    }
}
