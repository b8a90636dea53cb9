//! How many pages are in the making at once. More visitors than that get a ready-made response
//! at once: what they would cost is then there for those who are served.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How often the log says how many were refused.
const LOGGED: Duration = Duration::from_secs(1);

/// The pages in the making. Cloning shares them.
#[derive(Clone)]
pub(crate) struct Admission {
    places: Arc<Semaphore>,
    refused: Arc<AtomicU64>,
}

impl Admission {
    pub(crate) fn new(places: usize) -> Self {
        Self {
            places: Arc::new(Semaphore::new(places.min(Semaphore::MAX_PERMITS))),
            refused: Arc::default(),
        }
    }

    /// A place for a page, until it is dropped; `None` if all are taken.
    pub(crate) fn enter(&self) -> Option<OwnedSemaphorePermit> {
        self.places.clone().try_acquire_owned().ok()
    }

    /// Notes that a visitor was refused: one line of log a second for all of them.
    pub(crate) fn note_refusal(&self) {
        if self.refused.fetch_add(1, Ordering::Relaxed) > 0 {
            return;
        }
        let refused = self.refused.clone();
        tokio::spawn(async move {
            tokio::time::sleep(LOGGED).await;
            let refused = refused.swap(0, Ordering::Relaxed);
            tracing::error!(
                refused,
                "more visitors than pages or cards can be rendered for"
            );
        });
    }
}

/// Marks the response to a visitor who was refused.
#[derive(Clone, Copy)]
pub(crate) struct Refused;
