//! The clock and the random source: the only place that reads them.

use content_service::{Clock, Entropy};
use jiff::Timestamp;
use std::sync::Arc;

/// The time now.
#[expect(clippy::disallowed_methods, reason = "time enters the program here")]
pub(crate) fn now() -> Timestamp {
    Timestamp::now()
}

/// The machine's clock.
pub(crate) fn clock() -> Clock {
    Arc::new(now)
}

/// The machine's random source.
pub(crate) fn entropy() -> Entropy {
    Arc::new(|bytes| {
        // Without randomness a secret would be no secret: better no answer at all.
        #[expect(clippy::expect_used, reason = "see above")]
        getrandom::fill(bytes).expect("the system has a random source");
    })
}
