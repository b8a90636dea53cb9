//! Slots for the queries of all callers.

use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{AcquireError, Mutex, OwnedSemaphorePermit, Semaphore};

/// The slots of the process, of which callers without a token have only some.
pub(super) struct QuerySlots {
    total: Arc<Semaphore>,
    anonymous: Arc<Semaphore>,
    /// The queue of callers without a token. Only the first of them is in the queue of `total`, so that
    /// a caller with a token waits for one of them at most.
    anonymous_queue: Mutex<()>,
}

/// The slot of a query that runs.
pub(super) struct QuerySlot {
    _total: OwnedSemaphorePermit,
    _anonymous: Option<OwnedSemaphorePermit>,
}

impl QuerySlots {
    pub(super) fn new(total: usize, anonymous: usize) -> Self {
        Self {
            total: Arc::new(Semaphore::new(total)),
            anonymous: Arc::new(Semaphore::new(anonymous)),
            anonymous_queue: Mutex::default(),
        }
    }

    /// Takes a slot; `None` if none is free before the timeout.
    pub(super) async fn take(&self, is_anonymous: bool, timeout: Duration) -> Option<QuerySlot> {
        let slot = async {
            if is_anonymous {
                self.anonymous_slot().await
            } else {
                self.slot().await
            }
        };
        tokio::time::timeout(timeout, slot).await.ok()?.ok()
    }

    async fn slot(&self) -> Result<QuerySlot, AcquireError> {
        Ok(QuerySlot {
            _total: self.total.clone().acquire_owned().await?,
            _anonymous: None,
        })
    }

    async fn anonymous_slot(&self) -> Result<QuerySlot, AcquireError> {
        let anonymous = self.anonymous.clone().acquire_owned().await?;
        let _first = self.anonymous_queue.lock().await;
        Ok(QuerySlot {
            _anonymous: Some(anonymous),
            ..self.slot().await?
        })
    }
}
