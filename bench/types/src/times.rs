//! Durations of one thing done many times.

use std::time::{Duration, Instant};

/// The time now: what this program is for.
#[expect(clippy::disallowed_methods, reason = "a measurement takes the time")]
pub(crate) fn start() -> Instant {
    Instant::now()
}

#[derive(Default)]
pub(crate) struct Times(Vec<Duration>);

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// In milliseconds.
    pub(crate) fn median(&mut self) -> f64 {
        self.0.sort_unstable();
        let middle = self.0.get(self.0.len() / 2);
        middle.map_or(0.0, Duration::as_secs_f64) * 1000.0
    }
}
