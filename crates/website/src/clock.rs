//! The present time.

use jiff::Timestamp;
use std::sync::Arc;

/// The present time. A test sets its own.
pub type Clock = Arc<dyn Fn() -> Timestamp + Send + Sync>;
