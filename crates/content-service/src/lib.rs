//! The content protocol over HTTP.
//!
//! [`router`] is the list of what there is; each entry leads to one file in
//! `operations/` that holds the operation's parameters, its work and its answer.
//! Who asks and of which project is settled before an operation begins.

mod api_version;
mod cached_derivatives;
mod caller;
mod cors;
mod error;
mod freshness;
mod give_out;
mod impatient;
mod limits;
mod metrics;
mod operations;
mod request_log;
mod router;
mod search_parameters;
mod serve;
mod shares;
mod state;
mod trace;
mod viewer;

pub use cached_derivatives::Front;
pub use metrics::Metrics;
pub use router::router;
pub use serve::{Connections, serve};
pub use state::{Clock, Entropy, Parts, Service, Settings};
