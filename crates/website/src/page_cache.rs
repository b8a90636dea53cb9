//! The page cache: rendered pages, compressed once, until something changes them.
//!
//! A page is dropped when a live event bears one of its sync tags, and when the same content
//! would be shaped differently. Without live events nothing is stored: nobody would know when
//! a page is old.

mod cached_page;
mod page_key;
mod tag_index;

pub(crate) use cached_page::{CachedPage, Rendition};
pub(crate) use page_key::PageKey;

use crate::metrics::Metrics;
use jiff::Timestamp;
use moka::future::Cache;
use std::sync::{Arc, Mutex, PoisonError};
use tag_index::TagIndex;

/// How often a page is rendered again because something changed while it was rendered. Beyond
/// that it is served as it is, and not stored.
const MOST_FILLS: usize = 3;

/// A page that was read this often is rendered again before the next visitor wants it.
const HOT: u32 = 2;

/// Rendered pages. Cloning shares them.
#[derive(Clone)]
pub(crate) struct PageCache {
    pages: Cache<PageKey, Arc<CachedPage>>,
    /// What the pages of each dataset depend on.
    datasets: Arc<[Mutex<TagIndex>]>,
    metrics: Metrics,
}

impl PageCache {
    /// A cache of this many bytes for the pages of some datasets.
    pub(crate) fn new(bytes: u64, datasets: usize, metrics: Metrics) -> Self {
        let weigh = |key: &PageKey, page: &Arc<CachedPage>| {
            u32::try_from(key.size() + page.size()).unwrap_or(u32::MAX)
        };
        Self {
            pages: Cache::builder().max_capacity(bytes).weigher(weigh).build(),
            datasets: (0..datasets).map(|_| Mutex::default()).collect(),
            metrics,
        }
    }

    fn index<T>(&self, dataset: usize, with: impl FnOnce(&mut TagIndex) -> T) -> Option<T> {
        let index = self.datasets.get(dataset)?;
        Some(with(
            &mut index.lock().unwrap_or_else(PoisonError::into_inner),
        ))
    }

    /// The page of a key: the cached one while it is true, or what `fill` renders. However many
    /// want it, it is rendered once.
    pub(crate) async fn get<E, F>(
        &self,
        key: &PageKey,
        now: Timestamp,
        fill: impl Fn() -> F,
    ) -> Result<Arc<CachedPage>, Arc<E>>
    where
        E: Send + Sync + 'static,
        F: Future<Output = Result<Rendition, E>>,
    {
        let mut tries = 1;
        loop {
            let entry = self.pages.entry_by_ref(key);
            let entry = entry.or_try_insert_with(self.fill(key, &fill)).await?;
            let (fresh, page) = (entry.is_fresh(), entry.into_value());
            if page.is_valid(now) {
                if !fresh {
                    page.read();
                    self.metrics.page_cache_hit();
                }
                return Ok(page);
            }
            self.pages.invalidate(key).await;
            // What this request rendered itself is as new as can be.
            if fresh || tries == MOST_FILLS {
                return Ok(page);
            }
            tries += 1;
        }
    }

    async fn fill<E, F>(&self, key: &PageKey, fill: impl Fn() -> F) -> Result<Arc<CachedPage>, E>
    where
        F: Future<Output = Result<Rendition, E>>,
    {
        self.metrics.page_cache_miss();
        let mut tries = 1;
        loop {
            let position = self.index(key.dataset, |index| index.position()).flatten();
            let page = Arc::new(CachedPage::new(key.clone(), fill().await?));
            let stored = match position {
                Some(position) if page.is_whole() => self
                    .index(key.dataset, |index| index.add(&page, position))
                    .unwrap_or(false),
                _ => false,
            };
            // What changed meanwhile may be missing from it, and others may have seen it.
            if stored || position.is_none() || !page.is_whole() || tries == MOST_FILLS {
                if !stored {
                    let _ = page.drop_it();
                }
                return Ok(page);
            }
            tries += 1;
        }
    }

    /// Says that live events of a dataset come from now on: pages can be stored.
    pub(crate) fn go_live(&self, dataset: usize) {
        self.index(dataset, TagIndex::go_live);
    }

    /// Drops all pages of a dataset, and stores no more until [`Self::go_live`].
    pub(crate) async fn lose(&self, dataset: usize) {
        let dropped = self.index(dataset, TagIndex::lose).unwrap_or_default();
        self.forget(&dropped).await;
    }

    /// Drops the pages that bear one of these tags. Returns those that visitors want often.
    pub(crate) async fn drop_tagged(&self, dataset: usize, tags: Vec<String>) -> Vec<PageKey> {
        let dropped = self.index(dataset, |index| index.drop_tagged(tags));
        let dropped = dropped.unwrap_or_default();
        self.forget(&dropped).await;
        let hot = dropped.iter().filter(|page| page.reads() >= HOT);
        hot.map(|page| page.key.clone()).collect()
    }

    async fn forget(&self, dropped: &[Arc<CachedPage>]) {
        self.metrics.pages_dropped(dropped.len());
        for page in dropped {
            self.pages.invalidate(&page.key).await;
        }
    }
}

#[cfg(test)]
mod tests;
