//! `/healthz`, `/readyz`, `/metrics`: whether the website lives, whether it can work, and
//! its figures; and what is said below `/api/` where nothing is.

use crate::state::Website;
use axum::extract::State;
use axum::http::StatusCode;

/// The process answers.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// A page could be drawn. Whether the content service is there is not asked: without it
/// there are still pages that say so.
pub(crate) async fn readyz(State(site): State<Website>) -> (StatusCode, &'static str) {
    if site.renderer.is_ready() {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "no worker is idle\n")
    }
}

/// The figures.
pub(crate) async fn metrics(State(site): State<Website>) -> String {
    site.metrics.text()
}

/// Paths of calls are no pages: spec 2.1.
pub(crate) async fn no_call() -> (StatusCode, &'static str) {
    (StatusCode::NOT_FOUND, "There is no such call.\n")
}
