//! What was found a moment ago, of readers whose rights depend on the moment.

use std::time::Duration;
use tokio::time::Instant;

/// For so long what a reader may see counts as what it may see now. A commit of another node
/// takes no less to become known here.
const LONGEST: Duration = Duration::from_millis(50);

/// A value, and when it was found.
#[derive(Debug)]
pub(crate) struct Fresh<T> {
    value: T,
    found_at: Instant,
    /// The number of the latest event that this node knew then.
    latest: i64,
}

impl<T> Fresh<T> {
    /// A value for which the database was read after this moment.
    pub(crate) fn new(value: T, (found_at, latest): (Instant, i64)) -> Self {
        Self {
            value,
            found_at,
            latest,
        }
    }

    /// The value, however long ago it was found.
    pub(crate) fn value(&self) -> &T {
        &self.value
    }

    /// The value, if it was found after the question or shortly before it, and no event has come
    /// in between. Whoever has waited for it finds it, however long that took.
    pub(crate) fn current(&self, (asked_at, latest): (Instant, i64)) -> Option<&T> {
        let age = asked_at.saturating_duration_since(self.found_at);
        (age < LONGEST && self.latest >= latest).then_some(&self.value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_counts_for_a_moment_and_until_the_next_event() {
        let begun = Instant::now();
        let fresh = Fresh::new("a", (begun + LONGEST, 7));
        assert_eq!(fresh.current((begun, 7)), Some(&"a"));
        assert_eq!(fresh.current((begun + LONGEST, 7)), Some(&"a"));
        assert_eq!(fresh.current((begun + LONGEST, 8)), None);
        assert_eq!(fresh.current((begun + 2 * LONGEST, 7)), None);
        assert_eq!(*fresh.value(), "a");
    }
}
