//! `/healthz`, `/readyz`, `/metrics`: whether the website lives, whether it can work, and its
//! metrics; and the response below `/api/` where nothing is.

use crate::state::Website;
use axum::extract::State;
use axum::http::StatusCode;

/// The process responds.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// A page could be rendered. The content service is not checked: without it the website still
/// serves error pages.
pub(crate) async fn readyz(State(site): State<Website>) -> (StatusCode, &'static str) {
    if site.renderer.is_ready() {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "no worker is idle\n")
    }
}

/// The metrics.
pub(crate) async fn metrics(State(site): State<Website>) -> String {
    site.metrics.text()
}

/// Paths of calls are no pages: spec 2.1.
pub(crate) async fn no_call() -> (StatusCode, &'static str) {
    (StatusCode::NOT_FOUND, "There is no such call.\n")
}
