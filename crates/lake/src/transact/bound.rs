//! The limits of all queries of one transaction together.
//!
//! Every query is charged to its transaction, and the transaction to the account of its caller. The
//! limits are lower while it holds the dataset's lock, for which other writers wait.

use super::MutationFailure;
use super::failure::Problem;
use crate::LakeError;
use groq::{Account, LimitExceeded, Limits};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::Sleep;

/// The limits while the transaction holds the dataset's lock.
const STEPS_WITH_LOCK: u64 = 1_000_000;
const BYTES_WITH_LOCK: u64 = 16 << 20;
const TIME_WITH_LOCK: Duration = Duration::from_secs(2);

/// The same limit of time for each statement of PostgreSQL.
pub(super) const SET_STATEMENT_TIMEOUT_WITH_LOCK: &str = "set local statement_timeout = '2s'";

/// The limits of one transaction.
pub(super) struct TransactionBound {
    max_steps: u64,
    max_bytes: u64,
    steps: Arc<StepAccount>,
    lock: Option<Lock>,
}

/// The limits while the transaction holds the lock.
struct Lock {
    steps: Arc<StepAccount>,
    end: Pin<Box<Sleep>>,
}

impl TransactionBound {
    /// The limits before the lock is taken.
    pub(super) fn new(limits: &Limits) -> Self {
        let steps = StepAccount::new(limits.steps, limits.account.clone());
        Self {
            max_steps: limits.steps,
            max_bytes: limits.bytes,
            steps: Arc::new(steps),
            lock: None,
        }
    }

    /// Begins the limits with the lock.
    pub(super) fn lock_taken(&mut self) {
        let all_steps: Arc<dyn Account> = self.steps.clone();
        self.lock = Some(Lock {
            steps: Arc::new(StepAccount::new(STEPS_WITH_LOCK, Some(all_steps))),
            end: Box::pin(tokio::time::sleep(TIME_WITH_LOCK)),
        });
    }

    pub(super) fn has_lock(&self) -> bool {
        self.lock.is_some()
    }

    /// Ends the limits with the lock.
    pub(super) fn lock_released(&mut self) {
        self.lock = None;
    }

    /// What the next query may cost.
    pub(super) fn limits(&self) -> Limits {
        match &self.lock {
            None => Limits {
                steps: self.steps.left(),
                bytes: self.max_bytes,
                account: Some(self.steps.clone()),
            },
            Some(lock) => Limits {
                steps: lock.steps.left(),
                bytes: self.max_bytes.min(BYTES_WITH_LOCK),
                account: Some(lock.steps.clone()),
            },
        }
    }

    /// Runs a query, with the lock not longer than others may have to wait.
    pub(super) async fn run<T>(
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
            result = query => result,
            () = end => Err(self.refusal(index)),
        }
    }

    /// The failure of a transaction whose queries together exceed its limits.
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
                self.max_steps
            )
        };
        MutationFailure::of(index, Problem::Query(message)).into()
    }
}

/// An account with a limit of steps, which charges another account, too.
struct StepAccount {
    left: AtomicU64,
    parent: Option<Arc<dyn Account>>,
}

impl StepAccount {
    fn new(steps: u64, parent: Option<Arc<dyn Account>>) -> Self {
        let left = AtomicU64::new(steps);
        Self { left, parent }
    }

    fn left(&self) -> u64 {
        self.left.load(Ordering::Relaxed)
    }
}

impl Account for StepAccount {
    fn charge_steps(&self, steps: u64) -> Result<(), LimitExceeded> {
        let take = |left: u64| left.checked_sub(steps);
        let taken = self
            .left
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, take);
        taken.map_err(|_| LimitExceeded::Steps)?;
        let charged = match &self.parent {
            Some(parent) => parent.charge_steps(steps),
            None => Ok(()),
        };
        if charged.is_err() {
            self.left.fetch_add(steps, Ordering::Relaxed);
        }
        charged
    }

    fn refund_steps(&self, steps: u64) {
        self.left.fetch_add(steps, Ordering::Relaxed);
        if let Some(parent) = &self.parent {
            parent.refund_steps(steps);
        }
    }

    fn reserve(&self, bytes: u64) -> Result<(), LimitExceeded> {
        match &self.parent {
            Some(parent) => parent.reserve(bytes),
            None => Ok(()),
        }
    }

    fn release(&self, bytes: u64) {
        if let Some(parent) = &self.parent {
            parent.release(bytes);
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
        // The transaction has fewer steps left than the limit with the lock.
        assert_eq!(charge(&bound, 600_000), Err(LimitExceeded::Steps));
        assert_eq!(charge(&bound, 400_000), Ok(()));
        assert_eq!(bound.limits().steps, 600_000);
        bound.limits().account.unwrap().refund_steps(400_000);
        bound.lock_released();
        assert_eq!(bound.limits().steps, 500_000);
    }
}
