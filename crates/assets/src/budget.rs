//! What callers without a token may have made.
//!
//! A derivative that is kept costs nothing. New ones cost a decode: those of the ladder
//! everybody may have, those of a part that an editor has chosen so many times for each
//! original and hour, and all others from a small budget that everybody shares. Nobody
//! can burn the processors by asking for every width there is.

use crate::AssetError;
use jiff::Timestamp;
use moka::sync::Cache;
use pictures::Rung;
use std::sync::{Arc, Mutex, PoisonError};

/// How much there is to have.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// New derivatives of chosen parts, for each original and hour.
    pub variants: u32,
    /// Other new derivatives for each second.
    pub odd_a_second: u32,
    /// Other new derivatives at once, after a quiet time.
    pub odd_at_once: u32,
}

impl Default for Allowance {
    fn default() -> Self {
        Self {
            variants: 64,
            odd_a_second: 2,
            odd_at_once: 20,
        }
    }
}

/// Seconds in which the variants of an original are counted.
const HOUR: f64 = 3600.0;

/// Originals whose variants are counted.
const ORIGINALS: u64 = 50_000;

/// What is left of the allowance.
pub(crate) struct Budget {
    allowance: Allowance,
    variants: Cache<String, Arc<Mutex<Hour>>>,
    odd: Mutex<Bucket>,
}

struct Hour {
    begun: Timestamp,
    count: u32,
}

struct Bucket {
    filled: Option<Timestamp>,
    tokens: f64,
}

impl Budget {
    pub(crate) fn new(allowance: Allowance) -> Self {
        Self {
            allowance,
            variants: Cache::new(ORIGINALS),
            odd: Mutex::new(Bucket {
                filled: None,
                tokens: f64::from(allowance.odd_at_once),
            }),
        }
    }

    /// Takes what a new derivative of an original costs.
    pub(crate) fn take(
        &self,
        rung: Rung,
        original: &str,
        now: Timestamp,
    ) -> Result<(), AssetError> {
        let wait = match rung {
            Rung::Known => return Ok(()),
            Rung::Variant => self.take_variant(original, now),
            Rung::Odd => self.take_odd(now),
        };
        match wait {
            None => Ok(()),
            Some(seconds) => Err(AssetError::OverBudget(whole_seconds(seconds))),
        }
    }

    /// Seconds to wait, if there is nothing left.
    fn take_variant(&self, original: &str, now: Timestamp) -> Option<f64> {
        let hour = self.variants.get_with_by_ref(original, || {
            Arc::new(Mutex::new(Hour {
                begun: now,
                count: 0,
            }))
        });
        let mut hour = hour.lock().unwrap_or_else(PoisonError::into_inner);
        if seconds(hour.begun, now) >= HOUR {
            *hour = Hour {
                begun: now,
                count: 0,
            };
        }
        if hour.count >= self.allowance.variants {
            return Some(HOUR - seconds(hour.begun, now));
        }
        hour.count += 1;
        None
    }

    fn take_odd(&self, now: Timestamp) -> Option<f64> {
        let rate = f64::from(self.allowance.odd_a_second).max(0.001);
        let mut bucket = self.odd.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = bucket.filled.map_or(0.0, |filled| seconds(filled, now));
        let full = f64::from(self.allowance.odd_at_once);
        bucket.tokens = (bucket.tokens + passed * rate).min(full);
        bucket.filled = Some(now);
        if bucket.tokens < 1.0 {
            return Some((1.0 - bucket.tokens) / rate);
        }
        bucket.tokens -= 1.0;
        None
    }
}

fn seconds(from: Timestamp, to: Timestamp) -> f64 {
    to.duration_since(from).as_secs_f64().max(0.0)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 1 second and an hour"
)]
fn whole_seconds(seconds: f64) -> u64 {
    seconds.ceil().clamp(1.0, HOUR) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(milliseconds: i64) -> Timestamp {
        Timestamp::from_millisecond(milliseconds).unwrap()
    }

    #[test]
    fn what_is_unusual_comes_from_a_bucket() {
        let budget = Budget::new(Allowance {
            variants: 2,
            odd_a_second: 2,
            odd_at_once: 3,
        });
        // Rung, original, milliseconds, seconds to wait.
        let steps = [
            (Rung::Odd, "a", 0, None),
            (Rung::Odd, "b", 0, None),
            (Rung::Odd, "a", 0, None),
            (Rung::Odd, "a", 0, Some(1)),
            (Rung::Known, "a", 0, None),
            (Rung::Odd, "a", 500, None),
            (Rung::Odd, "a", 600, Some(1)),
            (Rung::Variant, "a", 1000, None),
            (Rung::Variant, "a", 1000, None),
            (Rung::Variant, "a", 2000, Some(3599)),
            (Rung::Variant, "b", 2000, None),
            (Rung::Variant, "a", 3_601_000, None),
            (Rung::Odd, "a", 9_000_000, None),
            (Rung::Odd, "a", 9_000_000, None),
            (Rung::Odd, "a", 9_000_000, None),
            (Rung::Odd, "a", 9_000_000, Some(1)),
        ];
        for (step, (rung, original, time, wait)) in steps.into_iter().enumerate() {
            let taken = budget.take(rung, original, at(time));
            let waits = match taken {
                Err(AssetError::OverBudget(seconds)) => Some(seconds),
                _ => None,
            };
            assert_eq!(waits, wait, "step {step}");
        }
    }
}
