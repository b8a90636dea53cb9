//! Results for an event that streams with the same rights share: one stream computes each.

use crate::live::timed_result::TimedResult;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// Results by sharing key.
pub(crate) struct SharedResults<T>(Mutex<HashMap<Arc<str>, SharedResult<T>>>);

/// A result; `None` until it is computed. The stream that holds the lock computes it.
type SharedResult<T> = Arc<tokio::sync::Mutex<Option<TimedResult<T>>>>;

impl<T> SharedResults<T> {
    /// The result of the streams with this key.
    pub(crate) fn of(&self, sharing_key: &Arc<str>) -> SharedResult<T> {
        let mut results = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        results.entry(sharing_key.clone()).or_default().clone()
    }
}

impl<T> Default for SharedResults<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T> fmt::Debug for SharedResults<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedResults").finish_non_exhaustive()
    }
}
