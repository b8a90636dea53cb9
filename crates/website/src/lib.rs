//! HTTP for visitors: all sites of a group from one process.
//!
//! The way of a request: `router.rs` is the list of addresses; a page's path becomes site,
//! locale and slug (`museum`), the content service is queried (`find.rs`), a worker renders the
//! result (`renderer.rs`), and `document.rs` writes the document around that.

mod admission;
mod allowed;
mod basic_auth;
mod builds;
mod certificate;
mod check;
mod client_limit;
mod clock;
mod content_coding;
mod crawlers;
mod document;
mod find;
mod follow_content;
mod front;
mod get_page;
mod headers;
mod metrics;
mod newsletter_provider;
mod operations;
mod page_cache;
mod page_parameters;
mod preview_card;
mod render_page;
mod renderer;
mod request_log;
mod root_data;
mod router;
mod run;
mod served_page;
mod shaped;
mod shared_caches;
mod sign_up_form;
mod state;
#[cfg(test)]
mod tests;
mod tokens;
mod touch_icon;
mod visitor;

pub use builds::{Build, BuildError, Builds};
pub use certificate::{CertificateError, Files};
pub use check::{CheckError, Finding, Report, Walk};
pub use clock::Clock;
pub use metrics::Metrics;
pub use newsletter_provider::NEWSLETTER_URL;
pub use renderer::RendererSettings;
pub use run::{Listeners, RunError, Running, Start};
pub use state::{Entropy, PageSettings, Settings, SetupError};
pub use tokens::Tokens;
