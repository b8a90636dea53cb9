//! Which stored values bear a sync tag, and what was dropped lately.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};

/// Drops that are remembered. What takes longer to fetch than so many is not stored.
const REMEMBERED: usize = 256;

/// Values that are added before those that are gone are removed from the lists.
const SWEPT: usize = 4096;

/// A value made of query responses, with their sync tags.
#[derive(Debug)]
pub struct Tagged<T> {
    /// The value.
    pub value: T,
    tags: Vec<String>,
    dropped: AtomicBool,
}

impl<T> Tagged<T> {
    /// A value that bears these tags.
    pub fn new(value: T, tags: Vec<String>) -> Self {
        Self {
            value,
            tags,
            dropped: AtomicBool::new(false),
        }
    }

    /// The tags.
    pub fn tags(&self) -> &[String] {
        &self.tags
    }

    /// Whether something that it is made of has changed, or may have.
    pub fn is_dropped(&self) -> bool {
        self.dropped.load(Ordering::Acquire)
    }

    /// Drops it; whether it was not dropped yet.
    pub fn set_dropped(&self) -> bool {
        !self.dropped.swap(true, Ordering::AcqRel)
    }
}

/// The stored values of a dataset by their tags. Live events drop them.
#[derive(Debug)]
pub struct TagIndex<T> {
    live: bool,
    /// Counts what was dropped.
    position: u64,
    recent: VecDeque<HashSet<String>>,
    values: HashMap<String, Vec<Weak<Tagged<T>>>>,
    added: usize,
}

impl<T> Default for TagIndex<T> {
    fn default() -> Self {
        Self {
            live: false,
            position: 0,
            recent: VecDeque::new(),
            values: HashMap::new(),
            added: 0,
        }
    }
}

impl<T> TagIndex<T> {
    /// Whether live events come: a value that is not dropped is true.
    pub fn is_live(&self) -> bool {
        self.live
    }

    /// Notes whether live events come. A stream that resumes brings what happened meanwhile.
    pub fn set_live(&mut self, live: bool) {
        self.live = live;
    }

    /// Where the live events are, for [`Self::add`].
    pub fn position(&self) -> u64 {
        self.position
    }

    /// Adds a value whose making began at a position, unless one of its tags has been dropped
    /// since. Says whether it was added.
    pub fn add(&mut self, value: &Arc<Tagged<T>>, since: u64) -> bool {
        let missed = usize::try_from(self.position.saturating_sub(since)).unwrap_or(usize::MAX);
        let known = missed <= self.recent.len();
        let mut drops = self.recent.iter().rev().take(missed);
        let changed = drops.any(|tags| value.tags.iter().any(|tag| tags.contains(tag)));
        if !known || changed {
            return false;
        }
        for tag in &value.tags {
            let values = self.values.entry(tag.clone()).or_default();
            values.push(Arc::downgrade(value));
        }
        self.added += 1;
        if self.added >= SWEPT {
            self.sweep();
        }
        true
    }

    fn sweep(&mut self) {
        self.added = 0;
        self.values.retain(|_, values| {
            values.retain(|value| value.strong_count() > 0);
            !values.is_empty()
        });
    }

    /// Drops the values with one of these tags, and returns them.
    pub fn drop_tagged(&mut self, tags: &[String]) -> Vec<Arc<Tagged<T>>> {
        let lists = tags.iter().filter_map(|tag| self.values.remove(tag));
        let found: Vec<_> = lists
            .flatten()
            .filter_map(|value| value.upgrade())
            .collect();
        self.position += 1;
        self.recent.push_back(tags.iter().cloned().collect());
        if self.recent.len() > REMEMBERED {
            self.recent.pop_front();
        }
        // A value with several tags stands in several lists.
        found
            .into_iter()
            .filter(|value| value.set_dropped())
            .collect()
    }

    /// Drops everything, and returns it: nobody knows what is true.
    pub fn drop_all(&mut self) -> Vec<Arc<Tagged<T>>> {
        // What is being made began before what is not known, and is not added.
        self.position += 1;
        self.recent.clear();
        let values = std::mem::take(&mut self.values).into_values().flatten();
        let values = values.filter_map(|value| value.upgrade());
        values.filter(|value| value.set_dropped()).collect()
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
    fn a_drop_takes_what_bears_the_tag_once() {
        let mut index = TagIndex::default();
        let (both, other) = (value(&["a", "b"]), value(&["c"]));
        assert!(index.add(&both, 0) && index.add(&other, 0));
        assert_eq!(index.drop_tagged(&tags(&["a", "b", "x"])).len(), 1);
        assert!(both.is_dropped() && !other.is_dropped());
        assert_eq!(index.drop_tagged(&tags(&["a", "b"])).len(), 0);
    }

    #[test]
    fn what_was_dropped_while_it_was_made_is_not_added() {
        let mut index = TagIndex::default();
        let begun = index.position();
        index.drop_tagged(&tags(&["a"]));
        assert!(!index.add(&value(&["a"]), begun));
        assert!(index.add(&value(&["b"]), begun));
        assert!(index.add(&value(&["a"]), index.position()));
        for _ in 0..=REMEMBERED {
            index.drop_tagged(&[]);
        }
        assert!(!index.add(&value(&["b"]), begun), "nobody remembers");
    }

    #[test]
    fn what_was_made_before_everything_was_dropped_is_not_added() {
        let mut index = TagIndex::default();
        let begun = index.position();
        let stored = value(&["a"]);
        index.add(&stored, begun);
        assert_eq!(index.drop_all().len(), 1);
        assert!(!index.add(&value(&["b"]), begun));
    }
}
