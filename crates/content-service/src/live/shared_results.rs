//! What streams with the same rights find of an event: the first finds it for all of them.

use crate::live::fresh::Fresh;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// Results by what all streams that share one have in common.
pub(crate) struct SharedResults<T>(Mutex<HashMap<Arc<str>, SharedResult<T>>>);

/// A result, once a stream has found it. Who holds the lock finds it for the others.
type SharedResult<T> = Arc<tokio::sync::Mutex<Option<Fresh<T>>>>;

impl<T> SharedResults<T> {
    /// The result of the streams that have this in common.
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
