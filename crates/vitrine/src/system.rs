//! The clock and the random source: the only module that reads them.

use content_service::{Clock, Entropy};
use jiff::Timestamp;
use std::cell::RefCell;
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

/// A clock that shows a moment now and goes on from there.
pub(crate) fn clock_from(moment: Timestamp) -> Clock {
    let ahead = moment.duration_since(now());
    Arc::new(move || now().checked_add(ahead).unwrap_or(moment))
}

/// Bytes that are read from the random source at once: every request takes a few.
const READ_AT_ONCE: usize = 1024;

/// The machine's random source.
pub(crate) fn entropy() -> Entropy {
    thread_local! {
        static LEFT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    Arc::new(|bytes| LEFT.with_borrow_mut(|left| take(left, bytes)))
}

/// Takes bytes that were read, none of them twice, and reads more when they are used up.
fn take(left: &mut Vec<u8>, bytes: &mut [u8]) {
    for byte in bytes {
        *byte = left.pop().unwrap_or_else(|| {
            left.resize(READ_AT_ONCE, 0);
            // Without randomness a secret would be no secret: better no response at all.
            #[expect(clippy::expect_used, reason = "see above")]
            getrandom::fill(left).expect("the system has a random source");
            left.pop().unwrap_or_default()
        });
    }
}
