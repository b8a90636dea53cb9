//! Settings of the service, and what a test sets: the clock and randomness.

use jiff::Timestamp;
use std::sync::Arc;

/// The present time. A test sets its own.
pub type Clock = Arc<dyn Fn() -> Timestamp + Send + Sync>;

/// Random bytes for ids and keys. A test counts instead.
pub type Entropy = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// Settings of the service.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The project of a request that names none, if the service has one project.
    pub default_project: Option<String>,
    /// The host under which projects have names of their own: with `api.example.org`,
    /// `museum.api.example.org` addresses the project `museum`.
    pub api_host: Option<String>,
    /// Elementary steps that a query may take.
    pub query_steps: u64,
    /// Bytes of values that a query may make.
    pub query_bytes: u64,
    /// Seconds that a query may take.
    pub query_seconds: u64,
    /// Bytes that a response may have.
    pub max_response_bytes: usize,
    /// Bytes of memory that all queries may hold together. Callers without a token may hold
    /// half of it together, and a quarter of it each.
    pub query_memory: u64,
    /// Elementary steps that a query without a token may take.
    pub anonymous_query_steps: u64,
    /// Bytes of values that a query without a token may make.
    pub anonymous_query_bytes: u64,
    /// Seconds that a query without a token may take.
    pub anonymous_query_seconds: u64,
    /// Bytes that a response to a caller without a token may have.
    pub anonymous_max_response_bytes: usize,
    /// Bytes that the body of a request may have.
    pub largest_body: usize,
    /// Bytes that the body of a request without a token may have.
    pub anonymous_largest_body: usize,
    /// Streams of events that one caller may have open: one token, or one address without one.
    pub streams_per_caller: usize,
    /// Bytes that the path and the parameters of a request may have.
    pub longest_address: usize,
    /// Seconds until the response to a request must begin.
    pub request_seconds: u64,
    /// The address that the world has for this service, for the addresses in asset
    /// documents; where there is none, it is found as `public_address.rs` has it.
    pub public_url: Option<String>,
    /// Whether the log shows the parameters of requests, with what people request.
    pub log_query_parameters: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            default_project: None,
            api_host: None,
            query_steps: 500_000_000,
            query_bytes: 256 << 20,
            query_seconds: 60,
            max_response_bytes: 128 << 20,
            query_memory: 768 << 20,
            anonymous_query_steps: 20_000_000,
            anonymous_query_bytes: 64 << 20,
            anonymous_query_seconds: 10,
            anonymous_max_response_bytes: 16 << 20,
            largest_body: 16 << 20,
            anonymous_largest_body: 256 << 10,
            streams_per_caller: 100,
            longest_address: 32 << 10,
            request_seconds: 75,
            public_url: None,
            log_query_parameters: false,
        }
    }
}
