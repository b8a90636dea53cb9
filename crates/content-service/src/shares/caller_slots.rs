//! Slots of one caller.

use crate::error::Fault;
use axum::http::StatusCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many requests of one caller may wait for a slot.
const MAX_WAITING: usize = 32;

/// Slots of one caller for work of one kind. The number of requests that wait for a slot is
/// bounded, and so is the time that they wait.
pub(super) struct CallerSlots {
    slots: Arc<Semaphore>,
    waiting: AtomicUsize,
    /// Names the work in a refusal: `queries`.
    work: &'static str,
}

impl CallerSlots {
    pub(super) fn new(slots: usize, work: &'static str) -> Self {
        Self {
            slots: Arc::new(Semaphore::new(slots)),
            waiting: AtomicUsize::new(0),
            work,
        }
    }

    pub(super) async fn take(&self, timeout: Duration) -> Result<OwnedSemaphorePermit, Fault> {
        if let Ok(slot) = self.slots.clone().try_acquire_owned() {
            return Ok(slot);
        }
        let _waiting = Waiting::begin(&self.waiting).ok_or_else(|| self.refusal())?;
        let slot = tokio::time::timeout(timeout, self.slots.clone().acquire_owned());
        match slot.await {
            Ok(Ok(slot)) => Ok(slot),
            _ => Err(self.refusal()),
        }
    }

    fn refusal(&self) -> Fault {
        let message = format!("Too many {} of yours are running; try again", self.work);
        Fault::new(StatusCode::TOO_MANY_REQUESTS, message)
    }
}

/// A request that waits, counted until this is dropped.
struct Waiting<'w>(&'w AtomicUsize);

impl<'w> Waiting<'w> {
    /// `None` if too many wait already.
    fn begin(waiting: &'w AtomicUsize) -> Option<Self> {
        let before = waiting.fetch_add(1, Ordering::Relaxed);
        let request = Self(waiting);
        (before < MAX_WAITING).then_some(request)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
