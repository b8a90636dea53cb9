//! HTTP for visitors: all sites of a group from one process.
//!
//! `router.rs` has the routes, with one operation each in `operations/`. `page.rs` names the steps
//! of a page; `app.rs` has the state that every operation uses.

mod admission;
mod app;
mod basic_auth;
mod builds;
mod cached_page_service;
mod catalogue;
mod certificate;
mod check;
mod client_limit;
mod clock;
mod content_coding;
mod content_hash;
mod crawlers;
mod datasets;
mod entropy;
mod follow_content;
mod headers;
mod metrics;
mod newsletter_provider;
mod operations;
mod page;
mod page_cache;
mod page_result;
mod preview_card;
mod renderer;
mod request_limits;
mod request_log;
mod root_data_cache;
mod router;
mod run;
mod security_headers;
mod settings;
mod shared_caches;
mod sign_up_form;
#[cfg(test)]
mod tests;
mod tokens;
mod touch_icon;
mod visitor;

pub use app::SetupError;
pub use builds::{Build, BuildError, Builds};
pub use certificate::{CertificateError, Files};
pub use check::{CheckError, Finding, Report, Walk};
pub use clock::Clock;
pub use datasets::DatasetError;
pub use entropy::Entropy;
pub use metrics::Metrics;
pub use newsletter_provider::NEWSLETTER_URL;
pub use renderer::RendererSettings;
pub use run::{Listeners, RunError, Running, Start};
pub use settings::{PageSettings, Settings};
pub use tokens::Tokens;
