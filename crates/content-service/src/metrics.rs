//! The metrics of the service, in the text format of Prometheus.

use crate::in_flight::InFlight;
use crate::live::LiveMetrics;
use crate::task_outcome::TaskOutcome;
use assets::AssetMetrics;
use axum::extract::MatchedPath;
use axum::http::{Method, StatusCode};
use documents::ReleaseTask;
use jiff::Timestamp;
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

/// All metrics. Cloning shares them.
#[derive(Clone, Debug)]
pub struct Metrics {
    registry: Arc<Registry>,
    requests: Family<RequestLabels, Counter>,
    durations: Family<OperationLabels, Histogram, fn() -> Histogram>,
    in_flight: Gauge,
    queries: Histogram,
    connections: Gauge,
    idle: Gauge,
    query_memory: Gauge,
    long_evaluations: Gauge,
    cached_derivatives: (Counter, Histogram),
    release_tasks: Family<ReleaseTaskLabels, Counter>,
    release_task_lag: Histogram,
    release_task_overdue: Gauge<f64, AtomicU64>,
}

/// What the log and the metrics call a derivative.
pub(crate) const DERIVATIVE: &str = "/images/{project}/{dataset}/{name}";

#[derive(Clone, Debug, EncodeLabelSet, Eq, Hash, PartialEq)]
struct RequestLabels {
    operation: String,
    method: &'static str,
    status: &'static str,
}

#[derive(Clone, Debug, EncodeLabelSet, Eq, Hash, PartialEq)]
struct OperationLabels {
    operation: String,
}

#[derive(Clone, Debug, EncodeLabelSet, Eq, Hash, PartialEq)]
struct ReleaseTaskLabels {
    task: &'static str,
    outcome: &'static str,
}

fn histogram() -> Histogram {
    // Seconds, from a millisecond to a minute.
    Histogram::new([
        0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0, 60.0,
    ])
}

/// The metrics of cached derivatives: to look them up by their labels each time would cost more
/// than the rest of the work.
fn cached_derivatives(
    requests: &Family<RequestLabels, Counter>,
    durations: &Family<OperationLabels, Histogram, fn() -> Histogram>,
) -> (Counter, Histogram) {
    let operation = DERIVATIVE.to_owned();
    let durations = durations.get_or_create(&OperationLabels {
        operation: operation.clone(),
    });
    let requests = requests.get_or_create(&RequestLabels {
        operation,
        method: "GET",
        status: class(StatusCode::OK),
    });
    (requests.clone(), durations.clone())
}

impl Metrics {
    /// All metrics, with those of the asset service and of live events.
    pub fn new(assets: &AssetMetrics, live: &LiveMetrics) -> Self {
        let requests = Family::default();
        let durations = Family::new_with_constructor(histogram as fn() -> Histogram);
        let (in_flight, queries) = (Gauge::default(), histogram());
        let (connections, idle) = (Gauge::default(), Gauge::default());
        let mut all = Registry::with_prefix("vitrine");
        all.register("requests", "Requests answered", requests.clone());
        all.register(
            "request_duration_seconds",
            "Time until an answer begins",
            durations.clone(),
        );
        all.register(
            "requests_in_flight",
            "Requests under way",
            in_flight.clone(),
        );
        all.register(
            "query_duration_seconds",
            "Time of a query with the database's part of it",
            queries.clone(),
        );
        all.register(
            "database_connections",
            "Connections to the database",
            connections.clone(),
        );
        all.register(
            "database_connections_idle",
            "Connections to the database that wait for work",
            idle.clone(),
        );
        let (query_memory, long_evaluations) = (Gauge::default(), Gauge::default());
        all.register(
            "query_memory_bytes",
            "Memory that queries hold",
            query_memory.clone(),
        );
        all.register(
            "long_evaluations",
            "Evaluations of queries that take long and run now",
            long_evaluations.clone(),
        );
        let release_tasks: Family<ReleaseTaskLabels, Counter> = Family::default();
        let release_task_lag = histogram();
        all.register(
            "release_tasks",
            "Releases that were published, archived or unarchived",
            release_tasks.clone(),
        );
        all.register(
            "release_task_lag_seconds",
            "Time from when a release was due until it was done",
            release_task_lag.clone(),
        );
        // All labels exist from the start, so that an alert sees the first failure as a change.
        for outcome in TaskOutcome::ALL {
            for task in ReleaseTask::ALL {
                let (task, outcome) = (task.as_str(), outcome.as_str());
                drop(release_tasks.get_or_create(&ReleaseTaskLabels { task, outcome }));
            }
        }
        let release_task_overdue = Gauge::default();
        all.register(
            "release_task_overdue_seconds",
            "Time since a release was due that is not done",
            release_task_overdue.clone(),
        );
        assets.register(&mut all);
        live.register(&mut all);
        Self {
            cached_derivatives: cached_derivatives(&requests, &durations),
            registry: Arc::new(all),
            requests,
            durations,
            in_flight,
            queries,
            connections,
            idle,
            query_memory,
            long_evaluations,
            release_tasks,
            release_task_lag,
            release_task_overdue,
        }
    }

    /// Counts the task of a release and how many seconds after its time it was done.
    pub(crate) fn observe_release_task(&self, task: &'static str, outcome: &'static str, lag: f64) {
        let labels = ReleaseTaskLabels { task, outcome };
        self.release_tasks.get_or_create(&labels).inc();
        self.release_task_lag.observe(lag);
    }

    /// Sets for how many seconds the oldest pending task has been due.
    pub(crate) fn set_release_tasks_overdue(&self, seconds: f64) {
        self.release_task_overdue.set(seconds);
    }

    /// Counts a request as in flight until the result is dropped.
    pub(crate) fn begin_request(&self) -> InFlight {
        InFlight::begin(&self.in_flight)
    }

    /// Counts a response and its time in seconds.
    pub(crate) fn observe_request(
        &self,
        operation: String,
        method: &Method,
        status: StatusCode,
        duration: f64,
    ) {
        let labels = OperationLabels {
            operation: operation.clone(),
        };
        self.durations.get_or_create(&labels).observe(duration);
        let labels = RequestLabels {
            operation,
            method: method_label(method),
            status: class(status),
        };
        self.requests.get_or_create(&labels).inc();
    }

    /// All metrics as text, with the present levels.
    pub(crate) fn encode(&self, levels: &Levels) -> Result<String, fmt::Error> {
        let level = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
        self.connections.set(level(levels.connections));
        self.idle.set(level(levels.idle));
        self.query_memory.set(level(levels.query_memory));
        self.long_evaluations.set(level(levels.long_evaluations));
        let mut encoded = String::new();
        text::encode(&mut encoded, &self.registry)?;
        Ok(encoded)
    }

    /// Counts a derivative that was served in front of the router.
    pub(crate) fn observe_cached_derivative(&self, duration: f64) {
        let (requests, durations) = &self.cached_derivatives;
        requests.inc();
        durations.observe(duration);
    }

    /// Counts a query and its time.
    pub(crate) fn observe_query(&self, start: Timestamp, end: Timestamp) {
        self.queries.observe(seconds(start, end));
    }
}

/// The values of gauges, which are read when the metrics are scraped.
pub(crate) struct Levels {
    pub(crate) connections: u64,
    pub(crate) idle: u64,
    pub(crate) query_memory: u64,
    pub(crate) long_evaluations: u64,
}

/// The operation of a request: the pattern of its route. The path itself has names, so that there
/// would be a label for each. A route below a project is the same operation as without.
pub(crate) fn operation(path: Option<&MatchedPath>) -> String {
    let path = path.map_or("unknown", MatchedPath::as_str);
    path.strip_prefix("/project/{project}")
        .unwrap_or(path)
        .to_owned()
}

/// Seconds between two times; 0 if the clock was set back.
pub(crate) fn seconds(start: Timestamp, end: Timestamp) -> f64 {
    end.duration_since(start).as_secs_f64().max(0.0)
}

fn method_label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

fn class(status: StatusCode) -> &'static str {
    match status.as_u16() {
        100..200 => "1xx",
        200..300 => "2xx",
        300..400 => "3xx",
        400..500 => "4xx",
        _ => "5xx",
    }
}
