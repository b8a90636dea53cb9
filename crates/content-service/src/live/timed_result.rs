//! Results of permission checks, which are reused for a moment: what a reader may see can depend
//! on the time.

use std::time::Duration;
use tokio::time::Instant;

/// How long the result of a permission check may be reused. A commit of another node may take
/// as long to become known here.
const MAX_AGE: Duration = Duration::from_millis(50);

/// A result, and when the check began.
#[derive(Debug)]
pub(crate) struct TimedResult<T> {
    value: T,
    started_at: Instant,
    /// The number of the latest event that this node knew then.
    latest_event: i64,
}

impl<T> TimedResult<T> {
    /// A result for which the database was read after this moment and this event.
    pub(crate) fn new(value: T, (started_at, latest_event): (Instant, i64)) -> Self {
        Self {
            value,
            started_at,
            latest_event,
        }
    }

    /// The value, however old it is.
    pub(crate) fn value(&self) -> &T {
        &self.value
    }

    /// The value, if its check began less than `MAX_AGE` before the request, and no event has come
    /// in between. The age is that at the time of the request, so a stream that waited for the check
    /// of another can use its result, however long the check took.
    pub(crate) fn current(&self, (requested_at, latest_event): (Instant, i64)) -> Option<&T> {
        let age = requested_at.saturating_duration_since(self.started_at);
        (age < MAX_AGE && self.latest_event >= latest_event).then_some(&self.value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_current_for_a_moment_and_until_the_next_event() {
        let start = Instant::now();
        let result = TimedResult::new("a", (start + MAX_AGE, 7));
        assert_eq!(result.current((start, 7)), Some(&"a"));
        assert_eq!(result.current((start + MAX_AGE, 7)), Some(&"a"));
        assert_eq!(result.current((start + MAX_AGE, 8)), None);
        assert_eq!(result.current((start + 2 * MAX_AGE, 7)), None);
        assert_eq!(*result.value(), "a");
    }
}
