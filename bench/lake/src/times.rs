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

    /// The time that this share of all stayed within, in milliseconds.
    pub(crate) fn quantile(&mut self, share: f64) -> f64 {
        self.0.sort_unstable();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            clippy::cast_precision_loss,
            reason = "a share of a small number"
        )]
        let index = (self.0.len() as f64 * share) as usize;
        let index = index.min(self.0.len().saturating_sub(1));
        self.0.get(index).map_or(0.0, Duration::as_secs_f64) * 1000.0
    }

    pub(crate) fn median(&mut self) -> f64 {
        self.quantile(0.5)
    }
}
