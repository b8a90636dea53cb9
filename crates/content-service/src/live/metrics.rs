//! What is counted of live events.

use crate::in_flight::InFlight;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// The metrics of live events. Cloning shares them.
#[derive(Clone, Debug, Default)]
pub struct LiveMetrics {
    streams: Family<StreamLabels, Gauge>,
    pub(crate) broker: Gauge,
    pub(crate) published: Counter,
    pub(crate) unpublished: Counter,
    pub(crate) received: Counter,
    pub(crate) read_back: Counter,
    pub(crate) lost: Counter,
}

/// Which streams.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StreamKind {
    /// `/data/listen`.
    Listen,
    /// `/data/live/events`.
    Live,
}

#[derive(Clone, Debug, Eq, Hash, PartialEq, EncodeLabelSet)]
struct StreamLabels {
    kind: &'static str,
}

impl LiveMetrics {
    /// Counts a stream as open, until what this returns is dropped.
    pub(crate) fn open(&self, kind: StreamKind) -> InFlight {
        let kind = match kind {
            StreamKind::Listen => "listen",
            StreamKind::Live => "live",
        };
        InFlight::begin(&self.streams.get_or_create(&StreamLabels { kind }))
    }

    pub(crate) fn register(&self, all: &mut Registry) {
        all.register("live_streams", "Open streams", self.streams.clone());
        all.register(
            "nats_connected",
            "Whether NATS announces the commits of other nodes",
            self.broker.clone(),
        );
        let counters = [
            (
                "live_events_published",
                "Announcements sent to NATS",
                &self.published,
            ),
            (
                "live_events_unpublished",
                "Announcements that could not be sent to NATS",
                &self.unpublished,
            ),
            (
                "live_events_received",
                "Announcements that came from NATS, this node's own among them",
                &self.received,
            ),
            (
                "live_events_read_back",
                "Events found in PostgreSQL that no message had announced",
                &self.read_back,
            ),
            (
                "live_streams_lost",
                "Streams that fell too far behind and were reset",
                &self.lost,
            ),
        ];
        for (name, help, counter) in counters {
            all.register(name, help, counter.clone());
        }
    }
}
