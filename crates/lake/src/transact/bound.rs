//! What the queries of one transaction may cost together.
//!
//! Every query is charged to its transaction, and what the transaction is charged goes on to who
//! pays for it. While others wait for the dataset's lock, all queries together may take little.

use super::MutationFailure;
use super::failure::Problem;
use crate::LakeError;
use groq::{Account, LimitExceeded, Limits};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::Sleep;

/// What queries may take while others wait for the dataset's lock.
const STEPS_WITH_LOCK: u64 = 1_000_000;
const BYTES_WITH_LOCK: u64 = 16 << 20;
const TIME_WITH_LOCK: Duration = Duration::from_secs(2);

/// The same for PostgreSQL, which knows nothing of steps.
pub(super) const STATEMENT_TIME_WITH_LOCK: &str = "set local statement_timeout = '2s'";

/// Of one transaction.
pub(super) struct TransactionBound {
    steps: u64,
    bytes: u64,
    spent: Arc<Spent>,
    lock: Option<Lock>,
}

/// While the lock is held.
struct Lock {
    spent: Arc<Spent>,
    end: Pin<Box<Sleep>>,
}

impl TransactionBound {
    /// Of a transaction that may cost so much.
    pub(super) fn new(limits: &Limits) -> Self {
        let spent = Arc::new(Spent::new(limits.steps, limits.account.clone()));
        Self {
            steps: limits.steps,
            bytes: limits.bytes,
            spent,
            lock: None,
        }
    }

    /// From now on others wait.
    pub(super) fn lock_taken(&mut self) {
        let whole: Arc<dyn Account> = self.spent.clone();
        self.lock = Some(Lock {
            spent: Arc::new(Spent::new(STEPS_WITH_LOCK, Some(whole))),
            end: Box::pin(tokio::time::sleep(TIME_WITH_LOCK)),
        });
    }

    pub(super) fn has_lock(&self) -> bool {
        self.lock.is_some()
    }

    /// Nobody waits any more.
    pub(super) fn lock_given_back(&mut self) {
        self.lock = None;
    }

    /// What the next query may cost.
    pub(super) fn limits(&self) -> Limits {
        match &self.lock {
            None => Limits {
                steps: self.spent.left(),
                bytes: self.bytes,
                account: Some(self.spent.clone()),
            },
            Some(lock) => Limits {
                steps: lock.spent.left(),
                bytes: self.bytes.min(BYTES_WITH_LOCK),
                account: Some(lock.spent.clone()),
            },
        }
    }

    /// Waits for the documents of a query, as long as others may have to wait.
    pub(super) async fn within<T>(
        &mut self,
        index: usize,
        query: impl Future<Output = Result<T, LakeError>>,
    ) -> Result<T, LakeError> {
        let Some(lock) = &mut self.lock else {
            return query.await;
        };
        let end = &mut lock.end;
        tokio::select! {
            biased;
            done = query => done,
            () = end => Err(self.refusal(index)),
        }
    }

    /// Says that all queries together took too much.
    pub(super) fn refusal(&self, index: usize) -> LakeError {
        let message = if self.has_lock() {
            format!(
                "the queries of this transaction together take more than {STEPS_WITH_LOCK} steps \
                 or {} seconds while others wait for the dataset: send them in several \
                 transactions",
                TIME_WITH_LOCK.as_secs()
            )
        } else {
            format!(
                "the queries of this transaction together take more than {} steps",
                self.steps
            )
        };
        MutationFailure::of(index, Problem::Query(message)).into()
    }
}

/// Steps that evaluations take one after the other.
struct Spent {
    left: AtomicU64,
    payer: Option<Arc<dyn Account>>,
}

impl Spent {
    fn new(steps: u64, payer: Option<Arc<dyn Account>>) -> Self {
        let left = AtomicU64::new(steps);
        Self { left, payer }
    }

    fn left(&self) -> u64 {
        self.left.load(Ordering::Relaxed)
    }
}

impl Account for Spent {
    fn charge_steps(&self, steps: u64) -> Result<(), LimitExceeded> {
        let take = |left: u64| left.checked_sub(steps);
        let taken = self
            .left
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, take);
        taken.map_err(|_| LimitExceeded::Steps)?;
        let paid = match &self.payer {
            Some(payer) => payer.charge_steps(steps),
            None => Ok(()),
        };
        if paid.is_err() {
            self.left.fetch_add(steps, Ordering::Relaxed);
        }
        paid
    }

    fn refund_steps(&self, steps: u64) {
        self.left.fetch_add(steps, Ordering::Relaxed);
        if let Some(payer) = &self.payer {
            payer.refund_steps(steps);
        }
    }

    fn reserve(&self, bytes: u64) -> Result<(), LimitExceeded> {
        match &self.payer {
            Some(payer) => payer.reserve(bytes),
            None => Ok(()),
        }
    }

    fn release(&self, bytes: u64) {
        if let Some(payer) = &self.payer {
            payer.release(bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_share_one_bound() {
        let limits = Limits {
            steps: 2_000_000,
            ..Limits::default()
        };
        let mut bound = TransactionBound::new(&limits);
        let charge = |bound: &TransactionBound, steps| {
            let limits = bound.limits();
            limits.account.unwrap().charge_steps(steps)
        };
        assert_eq!(charge(&bound, 1_500_000), Ok(()));
        assert_eq!(bound.limits().steps, 500_000);
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build();
        let _inside = runtime.as_ref().unwrap().enter();
        bound.lock_taken();
        // Of what the transaction has left, which is less than what others wait for.
        assert_eq!(charge(&bound, 600_000), Err(LimitExceeded::Steps));
        assert_eq!(charge(&bound, 400_000), Ok(()));
        assert_eq!(bound.limits().steps, 600_000);
        bound.limits().account.unwrap().refund_steps(400_000);
        bound.lock_given_back();
        assert_eq!(bound.limits().steps, 500_000);
    }
}
