//! Counts requests and streams in progress.

use prometheus_client::metrics::gauge::Gauge;

/// A request in flight, or an open stream. It ends with the response, or is dropped because
/// the client went away.
pub(crate) struct InFlight(Gauge);

impl InFlight {
    pub(crate) fn begin(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        self.0.dec();
    }
}
