//! The page cache: rendered pages, compressed once, until something changes them.
//!
//! A page is fresh until a live event has one of its sync tags, or until it expires: from then on
//! the same content may be shaped differently. A stale page stays as the last good copy, in memory
//! and on disk, until a newer one takes its place or it is too old to be served at all.

mod cached_page;
mod copies;
mod page_form;
mod page_key;
mod page_store;
mod render_locks;
mod served_page;

pub(crate) use cached_page::{CachedPage, Page, PageMetadata};
pub(crate) use copies::Copies;
pub(crate) use page_form::PageForm;
pub(crate) use page_key::PageKey;
pub(crate) use served_page::{PageSource, ServedPage};

use crate::metrics::Metrics;
use content_client::{TagIndex, Tagged};
use jiff::Timestamp;
use moka::sync::Cache;
use page_store::PageStore;
use render_locks::RenderLocks;
use std::cmp::Reverse;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// How long after a failure a page with a last good copy is not rendered again.
const RETRY_PAUSE: Duration = Duration::from_secs(1);
/// How long after a failure visitors do not wait for a page with a last good copy.
const FAILURE_TTL: Duration = Duration::from_mins(5);
/// How many failures are remembered.
const MAX_FAILURES: u64 = 10_000;

/// Rendered pages. Cloning shares them.
#[derive(Clone)]
pub(crate) struct PageCache {
    pages: PageStore,
    /// The sync tags of the pages of each dataset.
    datasets: Arc<[Mutex<DatasetPages>]>,
    render_locks: RenderLocks,
    /// Pages whose rendering failed less than [`RETRY_PAUSE`] ago.
    paused: Cache<PageKey, ()>,
    /// Pages whose rendering failed or took too long, less than [`FAILURE_TTL`] ago.
    failed: Cache<PageKey, ()>,
    /// Stale pages, which are refreshed one after the other.
    refresh_queue: Arc<RefreshQueue>,
    copies: Option<Copies>,
    metrics: Metrics,
}

/// The sender of a queue of stale pages, and the receiver until it is taken.
type RefreshQueue = (
    UnboundedSender<PageKey>,
    Mutex<Option<UnboundedReceiver<PageKey>>>,
);

/// The pages of a dataset by their sync tags.
#[derive(Default)]
struct DatasetPages {
    index: TagIndex<CachedPage>,
    /// When its live events were lost. It has no meaning while they come.
    live_events_lost: Timestamp,
}

impl DatasetPages {
    /// Until when its live events came.
    fn live_until(&self, now: Timestamp) -> Timestamp {
        if self.index.is_live() {
            now
        } else {
            self.live_events_lost
        }
    }
}

impl PageCache {
    /// A cache of this many bytes, for the pages of this many datasets.
    pub(crate) fn new(
        bytes: u64,
        datasets: usize,
        copies: Option<Copies>,
        metrics: Metrics,
    ) -> Self {
        let (sender, receiver) = unbounded_channel();
        let failures = || Cache::builder().max_capacity(MAX_FAILURES);
        Self {
            pages: PageStore::new(bytes, copies.as_ref()),
            datasets: (0..datasets).map(|_| Mutex::default()).collect(),
            render_locks: RenderLocks::default(),
            paused: failures().time_to_live(RETRY_PAUSE).build(),
            failed: failures().time_to_live(FAILURE_TTL).build(),
            refresh_queue: Arc::new((sender, Mutex::new(Some(receiver)))),
            copies,
            metrics,
        }
    }

    fn with_dataset<T>(
        &self,
        dataset: usize,
        work: impl FnOnce(&mut DatasetPages) -> T,
    ) -> Option<T> {
        let pages = self.datasets.get(dataset)?.lock();
        Some(work(&mut pages.unwrap_or_else(PoisonError::into_inner)))
    }

    pub(crate) fn get(&self, key: &PageKey) -> Option<Page> {
        self.pages.get(key)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.pages.all().next().is_none()
    }

    /// Whether live events of a dataset come.
    pub(crate) fn is_live(&self, dataset: usize) -> bool {
        let live = self.with_dataset(dataset, |pages| pages.index.is_live());
        live.unwrap_or(false)
    }

    /// Whether nothing that a page shows has changed since it was rendered.
    pub(crate) fn is_fresh(&self, page: &Page, now: Timestamp, dataset: usize) -> bool {
        page.value.is_valid(now) && !page.is_stale() && self.is_live(dataset)
    }

    /// The last good copy of a page: the newest in any coding, if it may still be served.
    pub(crate) fn last_good_copy(
        &self,
        key: &PageKey,
        now: Timestamp,
        dataset: usize,
    ) -> Option<Page> {
        let pages = key.codings().filter_map(|key| self.pages.get(&key));
        let pages = pages.filter(|page| {
            if !page.is_stale() {
                let until = self.with_dataset(dataset, |pages| pages.live_until(now));
                page.value.set_confirmed(until.unwrap_or_default());
            }
            page.value.may_be_served(now)
        });
        newest(key, pages)
    }

    /// Waits until no form or coding of a page is rendered. No other is until the guard is dropped:
    /// of two renderings at once, the one that ends last might have the older content.
    pub(crate) async fn lock_for_rendering(
        &self,
        key: &PageKey,
    ) -> tokio::sync::OwnedMutexGuard<()> {
        self.render_locks.lock(key.of_all_variants()).await
    }

    /// The newest rendering of a page in any coding, fresh or stale.
    pub(crate) fn newest(&self, key: &PageKey) -> Option<Page> {
        newest(key, key.codings().filter_map(|key| self.pages.get(&key)))
    }

    /// Whether rendering a page failed so recently that it is not rendered again yet.
    pub(crate) fn is_in_retry_pause(&self, key: &PageKey) -> bool {
        self.paused.contains_key(key)
    }

    pub(crate) fn note_failure(&self, key: &PageKey) {
        self.paused.insert(key.clone(), ());
        self.failed.insert(key.clone(), ());
    }

    /// Whether the last rendering of a page failed, or took too long.
    pub(crate) fn failed_recently(&self, key: &PageKey) -> bool {
        self.failed.contains_key(key)
    }

    /// Notes that a page took longer than visitors wait. Its rendering continues.
    pub(crate) fn note_timeout(&self, key: &PageKey) {
        self.failed.insert(key.clone(), ());
    }

    /// The number of changes of a dataset so far, for [`Self::store`].
    pub(crate) fn change_count(&self, dataset: usize) -> u64 {
        let count = self.with_dataset(dataset, |pages| pages.index.change_count());
        count.unwrap_or_default()
    }

    /// Stores a page, unless something that it shows has changed since `count_at_start`: the
    /// [`Self::change_count`] when its rendering began. Returns whether it was stored.
    pub(crate) fn store(&self, page: &Page, dataset: usize, count_at_start: u64) -> bool {
        let added = self.with_dataset(dataset, |pages| {
            // The index and the cache change under one lock: a page that is marked as stale is in
            // both.
            let added = pages.index.add(page, count_at_start);
            if added {
                // Written before it is in memory: eviction from there removes the file.
                if let Some(copies) = &self.copies {
                    copies.write(page);
                }
                self.pages.insert(page);
                self.failed.invalidate(&page.value.key);
            }
            added
        });
        let added = added.unwrap_or(false);
        if added {
            self.mark_older_variants_stale(page);
        }
        added
    }

    /// Marks the other forms and codings of a page as stale if they show something else. Most
    /// likely their content has changed, and the live event that says so has not arrived yet.
    fn mark_older_variants_stale(&self, page: &Page) {
        let metadata = &page.value.metadata;
        let variants = page.value.key.variants();
        let variants = variants.filter_map(|key| self.pages.get(&key));
        let older = variants.filter(|other| other.value.metadata.view_hash != metadata.view_hash);
        let older: Vec<Page> = older.filter(|other| !other.is_stale()).collect();
        self.mark_changed(&older, metadata.rendering_began);
        self.queue_refresh(older);
    }

    /// Marks pages whose content has changed.
    fn mark_changed(&self, pages: &[Page], now: Timestamp) {
        for page in pages {
            page.mark_stale();
            page.value.set_changed(now);
            if let Some(copies) = &self.copies {
                copies.note_change(&page.value.key, now);
            }
        }
    }

    /// Notes whether the content of a page that stays stale has changed. No live event says when it
    /// changes after that: unchanged content is confirmed for this moment only, whether or not live
    /// events come later.
    pub(crate) fn note_left_stale(&self, key: &PageKey, content_changed: bool, now: Timestamp) {
        let Some(page) = self.pages.get(key) else {
            return;
        };
        if content_changed {
            if page.value.changed_at().is_none() {
                self.mark_changed(&[page], now);
            }
            return;
        }
        page.value.set_confirmed(now);
        if let Some(copies) = &self.copies {
            copies.note_confirmed(key, now);
        }
    }

    /// Stores a page that changed while it was rendered, as the last good copy: a visitor who has
    /// seen it must not get an older one.
    pub(crate) fn store_stale(&self, page: &Page, now: Timestamp) {
        page.mark_stale();
        page.value.set_changed(now);
        self.pages.insert(page);
    }

    /// Replaces a last good copy by the same content shaped again, which is as stale. If there is a
    /// newer page by now, that stays. Returns the page in the cache.
    pub(crate) fn replace_copy(&self, page: CachedPage) -> Page {
        let newer = self.pages.get(&page.key);
        let newer = newer
            .filter(|other| page.metadata.rendering_began < other.value.metadata.rendering_began);
        if let Some(newer) = newer {
            return newer;
        }
        let page = Arc::new(Tagged::new(page, Vec::new()));
        page.mark_stale();
        self.pages.insert(&page);
        page
    }

    /// Removes a page in all codings: there is none at its address, or its copy is too old.
    pub(crate) fn remove(&self, key: &PageKey) {
        for key in key.codings() {
            self.pages.invalidate(&key);
        }
    }

    /// Notes whether live events of a dataset come from now on.
    pub(crate) fn set_live(&self, dataset: usize, live: bool, now: Timestamp) {
        self.with_dataset(dataset, |pages| {
            pages.live_events_lost = pages.live_until(now);
            pages.index.set_live(live);
        });
    }

    /// Loads the last good copies from disk, as stale pages. Returns how many there are.
    pub(crate) fn load(&self) -> usize {
        let Some(copies) = &self.copies else {
            return 0;
        };
        let mut count = 0;
        for page in copies.load() {
            self.replace_copy(page);
            count += 1;
        }
        self.pages.run_pending_tasks();
        count
    }

    /// Notes on disk that live events came until now.
    pub(crate) fn confirm_copies(&self, now: Timestamp) {
        if let Some(copies) = &self.copies {
            copies.confirm_all(now);
        }
    }

    /// Marks the pages with one of these sync tags as stale, and queues them to be refreshed.
    pub(crate) fn mark_stale(&self, dataset: usize, tags: &[String], now: Timestamp) {
        let stale = self.with_dataset(dataset, |pages| pages.index.mark_stale(tags));
        let stale = stale.unwrap_or_default();
        self.mark_changed(&stale, now);
        self.metrics.count_pages_marked_stale(stale.len());
        self.queue_refresh(stale);
    }

    /// Marks all pages of a dataset as stale, because it is unknown what changed, and queues them
    /// to be refreshed. `is_of_dataset` finds those that were stale before.
    pub(crate) fn mark_all_stale(
        &self,
        dataset: usize,
        now: Timestamp,
        is_of_dataset: impl Fn(&PageKey) -> bool,
    ) {
        let marked = self.with_dataset(dataset, |pages| {
            (pages.index.mark_all_stale(), pages.live_until(now))
        });
        let (marked, live_until) = marked.unwrap_or_default();
        for page in &marked {
            page.value.set_confirmed(live_until);
        }
        self.metrics.count_pages_marked_stale(marked.len());
        let stale = self
            .pages
            .all()
            .filter(|page| page.is_stale() && is_of_dataset(&page.value.key));
        self.queue_refresh(stale.collect());
    }

    /// Queues pages to be refreshed. Those that visitors read most often are first, and those with
    /// parameters last: one visitor may have requested hundreds.
    fn queue_refresh(&self, mut pages: Vec<Page>) {
        pages.sort_by_key(|page| {
            let page = &page.value;
            (page.key.has_parameters(), Reverse(page.reads()))
        });
        for page in pages {
            // Receiver gone: the website is shutting down.
            let _ = self.refresh_queue.0.send(page.value.key.clone());
        }
    }

    /// The receiver of the queue of stale pages. Only the first call gets it.
    pub(crate) fn refresh_queue(&self) -> Option<UnboundedReceiver<PageKey>> {
        let receiver = self.refresh_queue.1.lock();
        receiver.unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// The newest of some renderings of a page: a visitor who has seen it must not get an older one in
/// another coding.
fn newest(key: &PageKey, pages: impl Iterator<Item = Page>) -> Option<Page> {
    pages.max_by_key(|page| {
        let page = &page.value;
        (page.metadata.rendering_began, page.key.coding == key.coding)
    })
}

#[cfg(test)]
mod tests;
