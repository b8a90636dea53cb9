//! Randomness, which is passed in.

use std::sync::Arc;

/// Fills a buffer with random bytes. A test fills it with bytes that it knows.
pub type Entropy = Arc<dyn Fn(&mut [u8]) + Send + Sync>;
