//! Where pages are in memory: those with parameters apart from the others. Whoever requests a
//! calendar by every day and tag there is takes no room from the pages that everybody reads.

use super::{Copies, Page, PageKey};
use moka::notification::RemovalCause;
use moka::sync::Cache;
use std::sync::Arc;

/// The share of pages with parameters: one of so many parts.
const WITH_PARAMETERS: u64 = 4;

/// Cloning shares them.
#[derive(Clone)]
pub(super) struct Segments {
    plain: Cache<PageKey, Page>,
    with_parameters: Cache<PageKey, Page>,
}

impl Segments {
    /// Room for this many bytes of pages. The folder of copies holds what is in memory, and so
    /// has the same bounds.
    pub(super) fn new(bytes: u64, copies: Option<&Copies>) -> Self {
        let share = bytes / WITH_PARAMETERS;
        Self {
            plain: segment(bytes - share, copies.cloned()),
            with_parameters: segment(share, copies.cloned()),
        }
    }

    fn of(&self, key: &PageKey) -> &Cache<PageKey, Page> {
        if key.has_parameters() {
            &self.with_parameters
        } else {
            &self.plain
        }
    }

    pub(super) fn get(&self, key: &PageKey) -> Option<Page> {
        self.of(key).get(key)
    }

    pub(super) fn insert(&self, page: &Page) {
        let key = &page.value.key;
        self.of(key).insert(key.clone(), page.clone());
    }

    pub(super) fn invalidate(&self, key: &PageKey) {
        self.of(key).invalidate(key);
    }

    pub(super) fn all(&self) -> impl Iterator<Item = Page> {
        let all = [&self.plain, &self.with_parameters].into_iter();
        all.flat_map(Cache::iter).map(|(_, page)| page)
    }

    pub(super) fn run_pending_tasks(&self) {
        self.plain.run_pending_tasks();
        self.with_parameters.run_pending_tasks();
    }
}

fn segment(bytes: u64, copies: Option<Copies>) -> Cache<PageKey, Page> {
    let weigh = |_: &PageKey, page: &Page| u32::try_from(page.value.size()).unwrap_or(u32::MAX);
    let evicted = move |key: Arc<PageKey>, _, cause| {
        if let (Some(copies), RemovalCause::Size | RemovalCause::Explicit) = (&copies, cause) {
            copies.remove(&key);
        }
    };
    let pages = Cache::builder().max_capacity(bytes).weigher(weigh);
    pages.eviction_listener(evicted).build()
}
