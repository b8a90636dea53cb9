//! Memory and steps that some queries share.

use jiff::Timestamp;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// Memory that comes back when it is given back, and steps that come back with time.
pub(super) struct Budget {
    memory: AtomicU64,
    steps: Option<Mutex<Bucket>>,
}

/// A token bucket.
struct Bucket {
    left: u64,
    /// Steps that were taken beyond what was left: what comes with time pays for them first.
    debt: u64,
    full: u64,
    a_second: u64,
    at: Option<Timestamp>,
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
        let full = steps_a_second.saturating_mul(burst);
        Self {
            memory: AtomicU64::new(bytes),
            steps: Some(Mutex::new(Bucket {
                left: full,
                debt: 0,
                full,
                a_second: steps_a_second,
                at: None,
            })),
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
        self.steps.as_ref().is_none_or(|bucket| {
            let mut bucket = bucket.lock().unwrap_or_else(PoisonError::into_inner);
            bucket.fill(now);
            bucket.left > 0
        })
    }

    /// Takes steps that were made already, also beyond what is left.
    pub(super) fn spend_steps(&self, steps: u64, now: Timestamp) {
        if let Some(bucket) = &self.steps {
            let mut bucket = bucket.lock().unwrap_or_else(PoisonError::into_inner);
            bucket.fill(now);
            let taken = steps.min(bucket.left);
            bucket.left -= taken;
            bucket.debt += steps - taken;
        }
    }

    /// Takes steps; false if they are spent.
    pub(super) fn charge_steps(&self, steps: u64, now: Timestamp) -> bool {
        let Some(bucket) = &self.steps else {
            return true;
        };
        let mut bucket = bucket.lock().unwrap_or_else(PoisonError::into_inner);
        bucket.fill(now);
        match bucket.left.checked_sub(steps) {
            Some(left) => {
                bucket.left = left;
                true
            }
            None => false,
        }
    }
}

impl Bucket {
    /// Adds what has come since the last look.
    fn fill(&mut self, now: Timestamp) {
        let before = self.at.unwrap_or(now);
        let passed = u64::try_from(now.duration_since(before).as_millis()).unwrap_or_default();
        let more = u128::from(passed) * u128::from(self.a_second) / 1000;
        let more = u64::try_from(more).unwrap_or(u64::MAX);
        // Less than a step is not lost: the time is counted from the look that brought some.
        if more > 0 || self.at.is_none() {
            let paid = more.min(self.debt);
            self.debt -= paid;
            self.left = self.left.saturating_add(more - paid).min(self.full);
            self.at = Some(now);
        }
    }
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
        assert!(!budget.has_steps(at(64_000)) && budget.has_steps(at(64_001)));
        // A clock that runs backwards adds nothing.
        assert!(!budget.charge_steps(2, at(0)));
    }
}
