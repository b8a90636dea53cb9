//! Slots that belong to one caller.

use crate::error::Fault;
use axum::http::StatusCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many wait for a slot.
const LONGEST_QUEUE: usize = 32;

/// Slots of one caller for work of one kind. Few wait for one, and not for long.
pub(super) struct OwnSlots {
    slots: Arc<Semaphore>,
    waiting: AtomicUsize,
    /// Names the work in a refusal: `queries`.
    work: &'static str,
}

impl OwnSlots {
    pub(super) fn new(slots: usize, work: &'static str) -> Self {
        Self {
            slots: Arc::new(Semaphore::new(slots)),
            waiting: AtomicUsize::new(0),
            work,
        }
    }

    pub(super) async fn take(&self, wait: Duration) -> Result<OwnedSemaphorePermit, Fault> {
        if let Ok(slot) = self.slots.clone().try_acquire_owned() {
            return Ok(slot);
        }
        let _waiting = Waiting::begin(&self.waiting).ok_or_else(|| self.refusal())?;
        let slot = tokio::time::timeout(wait, self.slots.clone().acquire_owned());
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

/// Someone who waits, counted as long as it does.
struct Waiting<'w>(&'w AtomicUsize);

impl<'w> Waiting<'w> {
    fn begin(waiting: &'w AtomicUsize) -> Option<Self> {
        let before = waiting.fetch_add(1, Ordering::Relaxed);
        let waiter = Self(waiting);
        (before < LONGEST_QUEUE).then_some(waiter)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
