//! The content protocol over HTTP.
//!
//! [`router`] is the list of what there is; each entry leads to one file in
//! `operations/` that holds the operation's parameters, its work and its answer.
//! Who asks and of which project is settled before an operation begins.

mod api_version;
mod caller;
mod error;
mod operations;
mod router;
mod search_parameters;
mod state;

pub use router::router;
pub use state::{Clock, Entropy, Service, Settings};
