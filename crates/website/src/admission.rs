//! How many pages may be rendered or wait for a worker. Further requests get a fixed 503 at once,
//! which leaves the capacity to the others.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// How often the log says how many requests were refused.
const LOG_INTERVAL: Duration = Duration::from_secs(1);

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

    /// A permit for a page, which ends when it is dropped; `None` if there is none now.
    pub(crate) fn try_permit(&self) -> Option<OwnedSemaphorePermit> {
        self.permits.clone().try_acquire_owned().ok()
    }

    /// Counts a refused request. The log has one line a second for all of them.
    pub(crate) fn note_refusal(&self) {
        if self.refused.fetch_add(1, Ordering::Relaxed) > 0 {
            return;
        }
        let refused = self.refused.clone();
        tokio::spawn(async move {
            tokio::time::sleep(LOG_INTERVAL).await;
            let refused = refused.swap(0, Ordering::Relaxed);
            tracing::error!(
                refused,
                "requests refused: no capacity to render pages or preview cards"
            );
        });
    }
}

/// How long a request waits for a permit of a quota.
const QUOTA_TIMEOUT: Duration = Duration::from_secs(5);

/// Some of the permits, for requests that are endless: the others stay free for pages. Cloning
/// shares it.
#[derive(Clone)]
pub(crate) struct PermitQuota {
    admission: Admission,
    quota: Arc<Semaphore>,
}

/// A permit of a quota, which ends when it is dropped.
pub(crate) struct QuotaPermit {
    _quota_permit: OwnedSemaphorePermit,
    _permit: OwnedSemaphorePermit,
}

impl PermitQuota {
    pub(crate) fn new(admission: &Admission, permits: usize) -> Self {
        Self {
            admission: admission.clone(),
            quota: Arc::new(Semaphore::new(permits.clamp(1, Semaphore::MAX_PERMITS))),
        }
    }

    /// Waits for a permit of the quota, then takes one of all; `None` if the wait is too long or
    /// there is none of all.
    pub(crate) async fn wait_for_permit(&self) -> Option<QuotaPermit> {
        let permit = timeout(QUOTA_TIMEOUT, self.quota.clone().acquire_owned()).await;
        Some(QuotaPermit {
            _quota_permit: permit.ok()?.ok()?,
            _permit: self.admission.try_permit()?,
        })
    }
}

/// A response extension: admission refused the request.
#[derive(Clone, Copy)]
pub(crate) struct Refused;
