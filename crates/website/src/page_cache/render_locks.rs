//! One lock for each page, which is held while the page is rendered, in whichever form and coding.

use super::PageKey;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::OwnedMutexGuard;

/// Entries from which on those that are no longer in use are removed.
const MIN_ENTRIES_TO_SWEEP: usize = 1_000;

type RenderLock = tokio::sync::Mutex<()>;

/// The locks that somebody holds or waits for. Cloning shares them.
#[derive(Clone, Default)]
pub(super) struct RenderLocks(Arc<Mutex<HashMap<PageKey, Weak<RenderLock>>>>);

impl RenderLocks {
    /// Waits until nobody else holds the lock of a page, and holds it until the guard is dropped.
    pub(super) async fn lock(&self, page: PageKey) -> OwnedMutexGuard<()> {
        let lock = self.get(page);
        lock.lock_owned().await
    }

    fn get(&self, page: PageKey) -> Arc<RenderLock> {
        let mut locks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lock) = locks.get(&page).and_then(Weak::upgrade) {
            return lock;
        }
        if locks.len() >= MIN_ENTRIES_TO_SWEEP {
            locks.retain(|_, lock| lock.strong_count() > 0);
        }
        let lock = Arc::default();
        locks.insert(page, Arc::downgrade(&lock));
        lock
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content_coding::Coding;
    use crate::page_cache::PageForm;
    use futures_util::FutureExt;
    use museum::Locale;

    fn page(number: usize) -> PageKey {
        PageKey {
            site: "jelling".to_owned(),
            locale: Locale::Da,
            slug: format!("p{number}"),
            query_string: String::new(),
            form: PageForm::Document,
            coding: Coding::Identity,
        }
    }

    /// However many other pages are requested meanwhile.
    #[tokio::test]
    async fn a_lock_that_is_held_stays_the_only_one_of_its_page() {
        let locks = RenderLocks::default();
        let guard = locks.lock(page(0)).await;
        for number in 1..20 * MIN_ENTRIES_TO_SWEEP {
            drop(locks.lock(page(number)).await);
        }
        assert!(locks.lock(page(0)).now_or_never().is_none());
        let entries = locks.0.lock().unwrap().len();
        assert!(entries <= MIN_ENTRIES_TO_SWEEP, "{entries}");
        drop(guard);
        assert!(locks.lock(page(0)).now_or_never().is_some());
    }
}
