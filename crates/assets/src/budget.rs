//! What callers without a token may have made.
//!
//! A cached derivative costs nothing. New ones cost work, and it is work that is counted,
//! not images: a large AVIF takes as long as hundreds of small JPEGs. Those of the ladder
//! everybody may have, those of a part that an editor has chosen from a budget of their
//! original, and all others from a small one that everybody shares. Nobody can burn the
//! processors by requesting every width there is.

use crate::AssetError;
use jiff::Timestamp;
use load_control::TokenBucket;
use moka::sync::Cache;
use pictures::Rung;
use std::sync::Arc;
use std::time::Duration;

/// How much work there is to have, as time of one processor.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// On new derivatives of chosen parts, for each original: so much at once, and so much
    /// again in an hour.
    pub variants: Duration,
    /// On other new derivatives, for each second.
    pub odd_a_second: Duration,
    /// On other new derivatives at once, after a quiet time.
    pub odd_at_once: Duration,
}

impl Default for Allowance {
    fn default() -> Self {
        Self {
            // All widths and formats of four parts of a large original.
            variants: Duration::from_mins(1),
            odd_a_second: Duration::from_millis(500),
            odd_at_once: Duration::from_secs(10),
        }
    }
}

/// How long it takes until the budget of an original is full.
const HOUR: Duration = Duration::from_hours(1);

/// Originals whose variants are counted.
const ORIGINALS: u64 = 50_000;

/// What is left of the allowance, in buckets of seconds of work.
pub(crate) struct Budget {
    allowance: Allowance,
    variants: Cache<String, Arc<TokenBucket>>,
    odd: TokenBucket,
}

impl Budget {
    pub(crate) fn new(allowance: Allowance) -> Self {
        Self {
            allowance,
            variants: Cache::new(ORIGINALS),
            odd: TokenBucket::new(
                allowance.odd_at_once.as_secs_f64(),
                allowance.odd_a_second.as_secs_f64(),
            ),
        }
    }

    /// Takes what a new derivative of an original costs.
    pub(crate) fn take(
        &self,
        rung: Rung,
        cost: Duration,
        original: &str,
        now: Timestamp,
    ) -> Result<(), AssetError> {
        let cost = cost.as_secs_f64();
        let taken = match rung {
            Rung::Known => Ok(()),
            Rung::Variant => self.variants_of(original).take(cost, now),
            Rung::Odd => self.odd.take(cost, now),
        };
        taken.map_err(|wait| AssetError::OverBudget(whole_seconds(wait)))
    }

    fn variants_of(&self, original: &str) -> Arc<TokenBucket> {
        self.variants.get_with_by_ref(original, || {
            let capacity = self.allowance.variants.as_secs_f64();
            Arc::new(TokenBucket::new(capacity, capacity / HOUR.as_secs_f64()))
        })
    }
}

/// At least a second, and no more than the hour after which all is there again.
fn whole_seconds(wait: Duration) -> u64 {
    let wait = wait.clamp(Duration::from_secs(1), HOUR);
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(milliseconds: i64) -> Timestamp {
        Timestamp::from_millisecond(milliseconds).unwrap()
    }

    #[test]
    fn work_comes_from_buckets() {
        let budget = Budget::new(Allowance {
            variants: Duration::from_secs(36),
            odd_a_second: Duration::from_millis(500),
            odd_at_once: Duration::from_secs(2),
        });
        // Rung, milliseconds of work, original, time in milliseconds, seconds to wait.
        let steps = [
            (Rung::Odd, 1500, "a", 0, None),
            (Rung::Odd, 1000, "b", 0, Some(1)),
            (Rung::Odd, 500, "b", 0, None),
            (Rung::Odd, 1, "a", 0, Some(1)),
            (Rung::Known, 900_000, "a", 0, None),
            (Rung::Odd, 500, "a", 1000, None),
            // More than there can be is waited for until all is there, and paid off.
            (Rung::Odd, 5000, "a", 1000, Some(4)),
            (Rung::Odd, 5000, "a", 5000, None),
            (Rung::Odd, 500, "a", 5000, Some(7)),
            (Rung::Odd, 500, "a", 12_000, None),
            // Each original has its own.
            (Rung::Variant, 30_000, "a", 12_000, None),
            (Rung::Variant, 10_000, "a", 12_000, Some(400)),
            (Rung::Variant, 10_000, "b", 12_000, None),
            (Rung::Variant, 10_000, "a", 412_000, None),
        ];
        for (step, (rung, cost, original, time, wait)) in steps.into_iter().enumerate() {
            let cost = Duration::from_millis(cost);
            let taken = budget.take(rung, cost, original, at(time));
            let waits = match taken {
                Err(AssetError::OverBudget(seconds)) => Some(seconds),
                _ => None,
            };
            assert_eq!(waits, wait, "step {step}");
        }
    }

    #[test]
    fn where_nothing_is_allowed_nothing_is_taken() {
        let nothing = Allowance {
            variants: Duration::ZERO,
            odd_a_second: Duration::ZERO,
            odd_at_once: Duration::ZERO,
        };
        let budget = Budget::new(nothing);
        for rung in [Rung::Variant, Rung::Odd] {
            let taken = budget.take(rung, Duration::from_nanos(1), "a", at(0));
            assert!(
                matches!(taken, Err(AssetError::OverBudget(3600))),
                "{rung:?}"
            );
        }
    }
}
