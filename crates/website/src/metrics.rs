//! The metrics of a website.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::sync::Arc;

/// The buckets of durations in seconds: from a page in memory to one that hangs.
const DURATION_BUCKETS: [f64; 11] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0,
];

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Labels {
    operation: &'static str,
    status: u16,
}

/// The outcome of a search.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub(crate) enum SearchOutcome {
    Found,
    /// Nothing was found.
    NothingFound,
    /// Pages were ranked by words only, because the embedder is unreachable.
    EmbedderUnreachable,
    /// The client is over its limit.
    Refused,
    /// The search is unreachable.
    Failed,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct SearchLabels {
    end: &'static str,
}

impl SearchOutcome {
    /// The outcome of a search that found this many pages, with the ranking that the content
    /// service names.
    pub(crate) fn of(pages: usize, ranking: &str) -> Self {
        match pages {
            _ if ranking.ends_with("embedder away") => Self::EmbedderUnreachable,
            0 => Self::NothingFound,
            _ => Self::Found,
        }
    }

    fn label(self) -> &'static str {
        match self {
            Self::Found => "found",
            Self::NothingFound => "nothing",
            Self::EmbedderUnreachable => "embedder_away",
            Self::Refused => "refused",
            Self::Failed => "failed",
        }
    }
}

/// The metrics of a website. Cloning shares them.
#[derive(Clone)]
pub struct Metrics(Arc<MetricsState>);

struct MetricsState {
    registry: Registry,
    requests: Family<Labels, Counter>,
    searches: Family<SearchLabels, Counter>,
    seconds: Histogram,
    content_seconds: Histogram,
    render_seconds: Histogram,
    failed_renders: Counter,
    lost_workers: Counter,
    started_workers: Counter,
    warnings: Counter,
    page_cache_hits: Counter,
    page_cache_misses: Counter,
    pages_marked_stale: Counter,
    pages_unchanged: Counter,
    stale_pages: Counter,
    refused_pages: Counter,
    failed_copies: Counter,
    failed_purges: Counter,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("vitrine_web");
        let requests = Family::default();
        registry.register(
            "requests",
            "Requests by operation and status",
            requests.clone(),
        );
        let searches = Family::default();
        registry.register("searches", "Searches by how they ended", searches.clone());
        let mut histogram = |name, meaning| {
            let histogram = Histogram::new(DURATION_BUCKETS);
            registry.register(name, meaning, histogram.clone());
            histogram
        };
        let seconds = histogram("seconds", "Time from request to answer");
        let content_seconds = histogram("content_seconds", "Time to get a page's content");
        let render_seconds = histogram("render_seconds", "Time to draw a page, with waiting");
        let mut counter = |name, meaning| {
            let counter = Counter::default();
            registry.register(name, meaning, counter.clone());
            counter
        };
        Self(Arc::new(MetricsState {
            failed_renders: counter("failed_renders", "Renderings that failed on a worker"),
            lost_workers: counter("lost_workers", "Workers that were killed or died"),
            started_workers: counter("started_workers", "Workers started after the first ones"),
            warnings: counter("warnings", "Parts of content that were left out"),
            page_cache_hits: counter("page_cache_hits", "Pages served from the cache"),
            page_cache_misses: counter("page_cache_misses", "Pages rendered for the cache"),
            pages_marked_stale: counter(
                "pages_dropped",
                "Pages marked as stale because content changed",
            ),
            pages_unchanged: counter(
                "pages_unchanged",
                "Pages that showed the same after they were stale",
            ),
            stale_pages: counter(
                "stale_pages",
                "Last good copies served because nothing newer could be had",
            ),
            refused_pages: counter(
                "refused_pages",
                "Pages refused because too many were being rendered",
            ),
            failed_copies: counter("failed_copies", "Copies of pages that could not be written"),
            failed_purges: counter(
                "failed_purges",
                "Purges of caches in front that failed and were tried again",
            ),
            requests,
            searches,
            seconds,
            content_seconds,
            render_seconds,
            registry,
        }))
    }
}

impl Metrics {
    pub(crate) fn observe_request(&self, operation: &'static str, status: u16, seconds: f64) {
        let labels = Labels { operation, status };
        self.0.requests.get_or_create(&labels).inc();
        self.0.seconds.observe(seconds);
    }

    pub(crate) fn count_search(&self, outcome: SearchOutcome) {
        let labels = SearchLabels {
            end: outcome.label(),
        };
        self.0.searches.get_or_create(&labels).inc();
    }

    pub(crate) fn observe_content_seconds(&self, seconds: f64) {
        self.0.content_seconds.observe(seconds);
    }

    pub(crate) fn observe_render_seconds(&self, seconds: f64) {
        self.0.render_seconds.observe(seconds);
    }

    pub(crate) fn count_failed_render(&self) {
        self.0.failed_renders.inc();
    }

    pub(crate) fn count_lost_worker(&self) {
        self.0.lost_workers.inc();
    }

    pub(crate) fn count_started_worker(&self) {
        self.0.started_workers.inc();
    }

    pub(crate) fn count_warnings(&self, count: usize) {
        self.0.warnings.inc_by(count as u64);
    }

    pub(crate) fn count_page_cache_hit(&self) {
        self.0.page_cache_hits.inc();
    }

    pub(crate) fn count_page_cache_miss(&self) {
        self.0.page_cache_misses.inc();
    }

    pub(crate) fn count_pages_marked_stale(&self, count: usize) {
        self.0.pages_marked_stale.inc_by(count as u64);
    }

    pub(crate) fn count_unchanged_page(&self) {
        self.0.pages_unchanged.inc();
    }

    pub(crate) fn count_stale_page(&self) {
        self.0.stale_pages.inc();
    }

    pub(crate) fn count_refused_page(&self) {
        self.0.refused_pages.inc();
    }

    pub(crate) fn count_failed_copy(&self) {
        self.0.failed_copies.inc();
    }

    pub(crate) fn count_failed_purge(&self) {
        self.0.failed_purges.inc();
    }

    /// All metrics, in the text format of Prometheus.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.0.registry);
        text
    }
}
