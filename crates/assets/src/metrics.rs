//! What is counted.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// Metrics of the asset service. Cloning shares them.
#[derive(Clone, Debug, Default)]
pub struct AssetMetrics {
    /// Derivatives that were made.
    pub derivatives_made: Counter,
    /// Derivatives that were there, in memory or on disk.
    pub derivatives_hit: Counter,
    /// Requests that waited for work which another had begun.
    pub flights_joined: Counter,
    /// Jobs that wait for an image worker or are worked on.
    pub jobs: Gauge,
    /// Image workers that crashed, or were ended for time or memory.
    pub worker_mishaps: Counter,
    /// Requests that were refused for want of decode budget.
    pub over_budget: Counter,
}

impl AssetMetrics {
    /// Lists them.
    pub fn register(&self, registry: &mut Registry) {
        registry.register(
            "derivatives_made",
            "Derivatives that were made",
            self.derivatives_made.clone(),
        );
        registry.register(
            "derivatives_hit",
            "Derivatives that were cached already",
            self.derivatives_hit.clone(),
        );
        registry.register(
            "asset_flights_joined",
            "Requests that waited for work which another had begun",
            self.flights_joined.clone(),
        );
        registry.register(
            "image_jobs",
            "Jobs that wait for an image worker or are worked on",
            self.jobs.clone(),
        );
        registry.register(
            "image_worker_mishaps",
            "Image workers that crashed, or were ended for time or memory",
            self.worker_mishaps.clone(),
        );
        registry.register(
            "derivatives_over_budget",
            "Requests refused because unusual derivatives were requested too often",
            self.over_budget.clone(),
        );
    }

    /// Counts a job until it ends.
    pub(crate) fn queue(&self) -> Queued {
        self.jobs.inc();
        Queued(self.jobs.clone())
    }
}

/// A job that is counted.
pub(crate) struct Queued(Gauge);

impl Drop for Queued {
    fn drop(&mut self) {
        self.0.dec();
    }
}
