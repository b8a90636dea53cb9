//! Which stored values have a sync tag, and what changed lately.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};

/// Changes that are remembered. A value that is fetched while more of them happen is not stored.
const MAX_RECENT_CHANGES: usize = 256;

/// Values that are added before the lists are cleared of those that no longer exist.
const ADDITIONS_BEFORE_SWEEP: usize = 4096;

/// A value made of query responses, with their sync tags.
#[derive(Debug)]
pub struct Tagged<T> {
    /// The value.
    pub value: T,
    tags: Vec<String>,
    stale: AtomicBool,
}

impl<T> Tagged<T> {
    /// A fresh value with these sync tags.
    pub fn new(value: T, tags: Vec<String>) -> Self {
        Self {
            value,
            tags,
            stale: AtomicBool::new(false),
        }
    }

    /// The sync tags.
    pub fn tags(&self) -> &[String] {
        &self.tags
    }

    /// Whether something that it is made of has changed, or may have.
    pub fn is_stale(&self) -> bool {
        self.stale.load(Ordering::Acquire)
    }

    /// Marks it as stale. Returns whether it was fresh.
    pub fn mark_stale(&self) -> bool {
        !self.stale.swap(true, Ordering::AcqRel)
    }
}

/// The stored values of a dataset by their sync tags. Live events mark them as stale.
#[derive(Debug)]
pub struct TagIndex<T> {
    live: bool,
    /// How often values were marked as stale.
    change_count: u64,
    /// The tags of the last changes.
    recent_changes: VecDeque<HashSet<String>>,
    values: HashMap<String, Vec<Weak<Tagged<T>>>>,
    added_since_sweep: usize,
}

impl<T> Default for TagIndex<T> {
    fn default() -> Self {
        Self {
            live: false,
            change_count: 0,
            recent_changes: VecDeque::new(),
            values: HashMap::new(),
            added_since_sweep: 0,
        }
    }
}

impl<T> TagIndex<T> {
    /// Whether live events come. While they do, a value that is not stale is fresh.
    pub fn is_live(&self) -> bool {
        self.live
    }

    /// Notes whether live events come. A stream that resumes brings what happened meanwhile.
    pub fn set_live(&mut self, live: bool) {
        self.live = live;
    }

    /// The number of changes so far, for [`Self::add`].
    pub fn change_count(&self) -> u64 {
        self.change_count
    }

    /// Adds a value, unless one of its tags has changed since `count_at_start`: the
    /// [`Self::change_count`] when its making began. Returns whether it was added.
    pub fn add(&mut self, value: &Arc<Tagged<T>>, count_at_start: u64) -> bool {
        let missed = self.change_count.saturating_sub(count_at_start);
        let missed = usize::try_from(missed).unwrap_or(usize::MAX);
        let all_remembered = missed <= self.recent_changes.len();
        let mut changes = self.recent_changes.iter().rev().take(missed);
        let is_outdated = changes.any(|tags| value.tags.iter().any(|tag| tags.contains(tag)));
        if !all_remembered || is_outdated {
            return false;
        }
        for tag in &value.tags {
            let values = self.values.entry(tag.clone()).or_default();
            values.push(Arc::downgrade(value));
        }
        self.added_since_sweep += 1;
        if self.added_since_sweep >= ADDITIONS_BEFORE_SWEEP {
            self.sweep();
        }
        true
    }

    fn sweep(&mut self) {
        self.added_since_sweep = 0;
        self.values.retain(|_, values| {
            values.retain(|value| value.strong_count() > 0);
            !values.is_empty()
        });
    }

    /// Marks the values with one of these tags as stale. Returns those that were fresh.
    pub fn mark_stale(&mut self, tags: &[String]) -> Vec<Arc<Tagged<T>>> {
        let lists = tags.iter().filter_map(|tag| self.values.remove(tag));
        let found: Vec<_> = lists
            .flatten()
            .filter_map(|value| value.upgrade())
            .collect();
        self.change_count += 1;
        self.recent_changes
            .push_back(tags.iter().cloned().collect());
        if self.recent_changes.len() > MAX_RECENT_CHANGES {
            self.recent_changes.pop_front();
        }
        // A value with several tags is in several lists.
        found
            .into_iter()
            .filter(|value| value.mark_stale())
            .collect()
    }

    /// Marks all values as stale, because it is unknown what changed. Returns those that were
    /// fresh.
    pub fn mark_all_stale(&mut self) -> Vec<Arc<Tagged<T>>> {
        // Values that were begun before this are not added: no change is remembered.
        self.change_count += 1;
        self.recent_changes.clear();
        let values = std::mem::take(&mut self.values).into_values().flatten();
        let values = values.filter_map(|value| value.upgrade());
        values.filter(|value| value.mark_stale()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tags(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    fn value(names: &[&str]) -> Arc<Tagged<()>> {
        Arc::new(Tagged::new((), tags(names)))
    }

    #[test]
    fn values_with_a_changed_tag_become_stale_once() {
        let mut index = TagIndex::default();
        let (both, other) = (value(&["a", "b"]), value(&["c"]));
        assert!(index.add(&both, 0) && index.add(&other, 0));
        assert_eq!(index.mark_stale(&tags(&["a", "b", "x"])).len(), 1);
        assert!(both.is_stale() && !other.is_stale());
        assert_eq!(index.mark_stale(&tags(&["a", "b"])).len(), 0);
    }

    #[test]
    fn a_value_that_changed_while_it_was_made_is_not_added() {
        let mut index = TagIndex::default();
        let begun = index.change_count();
        index.mark_stale(&tags(&["a"]));
        assert!(!index.add(&value(&["a"]), begun));
        assert!(index.add(&value(&["b"]), begun));
        assert!(index.add(&value(&["a"]), index.change_count()));
        for _ in 0..=MAX_RECENT_CHANGES {
            index.mark_stale(&[]);
        }
        assert!(!index.add(&value(&["b"]), begun), "too many changes");
    }

    #[test]
    fn a_value_begun_before_all_became_stale_is_not_added() {
        let mut index = TagIndex::default();
        let begun = index.change_count();
        let stored = value(&["a"]);
        index.add(&stored, begun);
        assert_eq!(index.mark_all_stale().len(), 1);
        assert!(!index.add(&value(&["b"]), begun));
    }
}
