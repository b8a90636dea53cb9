//! The pages in memory. Those with parameters have a store of their own: a client that requests a
//! calendar with every day and tag evicts none of the other pages.

use super::{Copies, Page, PageKey};
use moka::notification::RemovalCause;
use moka::sync::Cache;
use std::sync::Arc;

/// The bytes of all pages, divided by this, are those of pages with parameters.
const PARAMETER_PAGES_DIVISOR: u64 = 4;

/// The two stores. Cloning shares them.
#[derive(Clone)]
pub(super) struct PageStore {
    without_parameters: Cache<PageKey, Page>,
    with_parameters: Cache<PageKey, Page>,
}

impl PageStore {
    /// Stores for this many bytes of pages. The folder of last good copies has no other pages, and
    /// so has the same bounds.
    pub(super) fn new(bytes: u64, copies: Option<&Copies>) -> Self {
        let parameter_bytes = bytes / PARAMETER_PAGES_DIVISOR;
        Self {
            without_parameters: store(bytes - parameter_bytes, copies.cloned()),
            with_parameters: store(parameter_bytes, copies.cloned()),
        }
    }

    fn store_of(&self, key: &PageKey) -> &Cache<PageKey, Page> {
        if key.has_parameters() {
            &self.with_parameters
        } else {
            &self.without_parameters
        }
    }

    pub(super) fn get(&self, key: &PageKey) -> Option<Page> {
        self.store_of(key).get(key)
    }

    pub(super) fn insert(&self, page: &Page) {
        let key = &page.value.key;
        self.store_of(key).insert(key.clone(), page.clone());
    }

    pub(super) fn invalidate(&self, key: &PageKey) {
        self.store_of(key).invalidate(key);
    }

    pub(super) fn all(&self) -> impl Iterator<Item = Page> {
        let all = [&self.without_parameters, &self.with_parameters].into_iter();
        all.flat_map(Cache::iter).map(|(_, page)| page)
    }

    pub(super) fn run_pending_tasks(&self) {
        self.without_parameters.run_pending_tasks();
        self.with_parameters.run_pending_tasks();
    }
}

fn store(bytes: u64, copies: Option<Copies>) -> Cache<PageKey, Page> {
    let weigh = |_: &PageKey, page: &Page| u32::try_from(page.value.size()).unwrap_or(u32::MAX);
    let on_removal = move |key: Arc<PageKey>, _, cause| {
        if let (Some(copies), RemovalCause::Size | RemovalCause::Explicit) = (&copies, cause) {
            copies.remove(&key);
        }
    };
    let pages = Cache::builder().max_capacity(bytes).weigher(weigh);
    pages.eviction_listener(on_removal).build()
}
