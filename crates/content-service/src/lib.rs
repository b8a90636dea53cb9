//! The content protocol over HTTP.
//!
//! [`router`] is the list of what there is; each entry leads to one file in `operations/`
//! that holds the operation's parameters, its work and its response. The caller and the
//! project are settled before an operation begins.

mod agent;
mod api_version;
mod asset_request;
mod asset_response;
mod cached_derivative_service;
mod cached_derivatives;
mod cached_searches;
mod cors;
mod error;
mod etag;
mod in_flight;
mod index_search;
mod json_body;
mod limits;
mod live;
mod metrics;
mod notices;
mod operations;
mod public_address;
mod release_tasks;
mod request_body;
mod request_context;
mod request_log;
mod response_headers;
mod response_text;
mod router;
mod search_parameters;
mod settings;
mod shares;
mod state;
mod task_outcome;
mod trace;

pub use agent::{AgentAction, AgentAnswer, AgentError, AgentProvider, AgentRequest, NoAgent};
pub use cached_derivative_service::CachedDerivativeService;
pub use index_search::{embed_pages, index_search};
pub use live::{Broker, BrokerError, BrokerState, Live, LiveMetrics, connect as connect_broker};
pub use metrics::Metrics;
pub use notices::{NoNotices, Notices};
pub use release_tasks::run_release_tasks;
pub use router::router;
pub use settings::{Clock, Entropy, Settings};
pub use state::{Parts, Service};
