//! How many pages are rendered, or wait for a renderer, at once. More visitors than that get a ready-made response at
//! once: what they would cost is then there for those who are served.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// How often the log says how many were refused.
const LOGGED: Duration = Duration::from_secs(1);

/// The permits to render pages. Cloning shares them.
#[derive(Clone)]
pub(crate) struct Admission {
    permits: Arc<Semaphore>,
    refused: Arc<AtomicU64>,
}

impl Admission {
    pub(crate) fn new(permits: usize) -> Self {
        Self {
            permits: Arc::new(Semaphore::new(permits.min(Semaphore::MAX_PERMITS))),
            refused: Arc::default(),
        }
    }

    /// A permit for a page, until it is dropped; `None` if all are taken.
    pub(crate) fn enter(&self) -> Option<OwnedSemaphorePermit> {
        self.permits.clone().try_acquire_owned().ok()
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

/// How long a request waits for a permit of a share.
const SHARE_TIMEOUT: Duration = Duration::from_secs(5);

/// A share of the permits, for what one visitor can request without end: the others stay free.
/// Cloning shares it.
#[derive(Clone)]
pub(crate) struct Share {
    all: Admission,
    own: Arc<Semaphore>,
}

/// A permit of a share, until it is dropped.
pub(crate) struct SharedPermit {
    _own: OwnedSemaphorePermit,
    _of_all: OwnedSemaphorePermit,
}

impl Share {
    pub(crate) fn new(all: &Admission, permits: usize) -> Self {
        Self {
            all: all.clone(),
            own: Arc::new(Semaphore::new(permits.clamp(1, Semaphore::MAX_PERMITS))),
        }
    }

    /// Waits for a permit of the share, which is one of all; `None` if there is none for long,
    /// or all are taken.
    pub(crate) async fn enter(&self) -> Option<SharedPermit> {
        let own = timeout(SHARE_TIMEOUT, self.own.clone().acquire_owned()).await;
        Some(SharedPermit {
            _own: own.ok()?.ok()?,
            _of_all: self.all.enter()?,
        })
    }
}

/// Marks the response to a visitor who was refused.
#[derive(Clone, Copy)]
pub(crate) struct Refused;
