//! Which pages bear a sync tag, and what was dropped lately.

use super::CachedPage;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Weak};

/// Drops that are remembered. A page that takes longer to render than so many is not stored.
const REMEMBERED: usize = 256;

/// Pages that are added before those that are gone are removed from the lists.
const SWEPT: usize = 4096;

/// The tags of a dataset.
#[derive(Default)]
pub(super) struct TagIndex {
    live: bool,
    /// Counts what was dropped, and each loss of the live events.
    position: u64,
    recent: VecDeque<HashSet<String>>,
    pages: HashMap<String, Vec<Weak<CachedPage>>>,
    added: usize,
}

impl TagIndex {
    /// Where the live events are; `None` without them.
    pub(super) fn position(&self) -> Option<u64> {
        self.live.then_some(self.position)
    }

    pub(super) fn go_live(&mut self) {
        self.live = true;
    }

    /// Adds a page whose rendering began at a position, unless something that it shows has been
    /// dropped since.
    pub(super) fn add(&mut self, page: &Arc<CachedPage>, since: u64) -> bool {
        let missed = usize::try_from(self.position - since).unwrap_or(usize::MAX);
        let known = missed <= self.recent.len();
        let mut drops = self.recent.iter().rev().take(missed);
        let changed = drops.any(|tags| page.tags().iter().any(|tag| tags.contains(tag)));
        if !self.live || !known || changed {
            return false;
        }
        for tag in page.tags() {
            let pages = self.pages.entry(tag.clone()).or_default();
            pages.push(Arc::downgrade(page));
        }
        self.added += 1;
        if self.added >= SWEPT {
            self.sweep();
        }
        true
    }

    fn sweep(&mut self) {
        self.added = 0;
        self.pages.retain(|_, pages| {
            pages.retain(|page| page.strong_count() > 0);
            !pages.is_empty()
        });
    }

    /// Takes out the pages with one of these tags.
    pub(super) fn drop_tagged(&mut self, tags: Vec<String>) -> Vec<Arc<CachedPage>> {
        let lists = tags.iter().filter_map(|tag| self.pages.remove(tag));
        let dropped: Vec<_> = lists.flatten().filter_map(|page| page.upgrade()).collect();
        self.position += 1;
        self.recent.push_back(tags.into_iter().collect());
        if self.recent.len() > REMEMBERED {
            self.recent.pop_front();
        }
        // A page with several tags stands in several lists.
        dropped.into_iter().filter(|page| page.drop_it()).collect()
    }

    /// Takes out all pages: nobody knows which of them are true.
    pub(super) fn lose(&mut self) -> Vec<Arc<CachedPage>> {
        self.live = false;
        self.position += 1;
        self.recent.clear();
        let pages = std::mem::take(&mut self.pages).into_values().flatten();
        let pages = pages.filter_map(|page| page.upgrade());
        pages.filter(|page| page.drop_it()).collect()
    }
}
