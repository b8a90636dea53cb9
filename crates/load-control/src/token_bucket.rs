//! Token buckets, which limit how often or how much something may be done.

use jiff::Timestamp;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// A token bucket: it is full at first, and tokens that are taken come back with time. A token is
/// whatever the caller counts, such as a request, a step of a query or a second of work.
pub struct TokenBucket {
    capacity: f64,
    per_second: f64,
    level: Mutex<Level>,
}

struct Level {
    /// Below zero it is a debt, which the next tokens pay.
    tokens: f64,
    /// When tokens were last added.
    refilled: Option<Timestamp>,
}

impl TokenBucket {
    /// A bucket of this capacity, to which this many tokens come back each second.
    pub fn new(capacity: f64, per_second: f64) -> Self {
        let level = Level {
            tokens: capacity,
            refilled: None,
        };
        Self {
            capacity,
            per_second,
            level: Mutex::new(level),
        }
    }

    /// The tokens in the bucket.
    pub fn tokens(&self, now: Timestamp) -> f64 {
        self.with_level(now, |tokens| *tokens)
    }

    /// Takes tokens if there are enough, or else returns how long to wait. A cost above the
    /// capacity is taken from a full bucket, as a debt.
    pub fn take(&self, cost: f64, now: Timestamp) -> Result<(), Duration> {
        if self.capacity <= 0.0 {
            return Err(Duration::MAX);
        }
        self.with_level(now, |tokens| {
            let missing = cost.min(self.capacity) - *tokens;
            if missing > 0.0 {
                let wait = Duration::try_from_secs_f64(missing / self.per_second);
                return Err(wait.unwrap_or(Duration::MAX));
            }
            *tokens -= cost;
            Ok(())
        })
    }

    /// Takes tokens for work that is done already, as a debt if there are too few.
    pub fn charge(&self, cost: f64, now: Timestamp) {
        self.with_level(now, |tokens| *tokens -= cost);
    }

    /// Adds the tokens that have come since the last call, and calls `work` with all tokens.
    fn with_level<T>(&self, now: Timestamp, work: impl FnOnce(&mut f64) -> T) -> T {
        let mut level = self.level.lock().unwrap_or_else(PoisonError::into_inner);
        let elapsed = level
            .refilled
            .map_or(0.0, |refilled| now.duration_since(refilled).as_secs_f64());
        // A clock may be set back.
        let refill = elapsed.max(0.0) * self.per_second;
        level.tokens = (level.tokens + refill).min(self.capacity);
        level.refilled = Some(now);
        work(&mut level.tokens)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(milliseconds: i64) -> Timestamp {
        Timestamp::from_millisecond(milliseconds).unwrap()
    }

    #[test]
    fn tokens_come_back_with_time_up_to_the_capacity() {
        let bucket = TokenBucket::new(2000.0, 1000.0);
        assert_eq!(bucket.take(2000.0, at(0)), Ok(()));
        assert_eq!(bucket.take(1.0, at(0)), Err(Duration::from_millis(1)));
        assert_eq!(bucket.take(500.0, at(500)), Ok(()));
        assert_eq!(bucket.tokens(at(500)), 0.0);
        assert_eq!(bucket.tokens(at(501)), 1.0);
        assert_eq!(bucket.tokens(at(60_000)), 2000.0);
    }

    #[test]
    fn a_refusal_takes_nothing() {
        let bucket = TokenBucket::new(10.0, 1.0);
        assert_eq!(bucket.take(8.0, at(0)), Ok(()));
        assert_eq!(bucket.take(5.0, at(0)), Err(Duration::from_secs(3)));
        assert_eq!(bucket.take(2.0, at(0)), Ok(()));
    }

    #[test]
    fn a_debt_is_paid_before_anything_else_is_taken() {
        let bucket = TokenBucket::new(10.0, 1.0);
        bucket.charge(13.0, at(0));
        assert_eq!(bucket.take(1.0, at(3000)), Err(Duration::from_secs(1)));
        assert_eq!(bucket.take(1.0, at(4000)), Ok(()));
        // More than there can be is waited for until the bucket is full.
        assert_eq!(bucket.take(12.0, at(4000)), Err(Duration::from_secs(10)));
        assert_eq!(bucket.take(12.0, at(14_000)), Ok(()));
        assert_eq!(bucket.tokens(at(14_000)), -2.0);
    }

    #[test]
    fn a_clock_that_is_set_back_brings_no_tokens() {
        let bucket = TokenBucket::new(10.0, 1.0);
        assert_eq!(bucket.take(10.0, at(5000)), Ok(()));
        assert_eq!(bucket.tokens(at(0)), 0.0);
        assert_eq!(bucket.tokens(at(2000)), 2.0);
    }

    #[test]
    fn an_empty_bucket_never_gives_anything() {
        assert_eq!(
            TokenBucket::new(0.0, 0.0).take(0.1, at(0)),
            Err(Duration::MAX)
        );
        let without_refill = TokenBucket::new(1.0, 0.0);
        assert_eq!(without_refill.take(1.0, at(0)), Ok(()));
        assert_eq!(without_refill.take(1.0, at(9000)), Err(Duration::MAX));
    }
}
