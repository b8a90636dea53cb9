//! `/healthz`, `/readyz` and `/metrics`: whether the process responds, whether it can serve pages,
//! and its metrics. And the response for paths below `/api/` that do not exist.

use crate::app::App;
use axum::extract::State;
use axum::http::StatusCode;

/// The process responds.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether a worker is idle or pages are cached. A website whose workers hang still serves cached
/// pages. The content service is not checked: without it every node would be unready.
pub(crate) async fn readyz(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.renderer.is_ready() || !app.pages.is_empty() {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "no worker is idle\n")
    }
}

/// The metrics.
pub(crate) async fn metrics(State(app): State<App>) -> String {
    app.metrics.text()
}

/// Paths below `/api/` are not pages: `docs/rules.md#reserved-paths`.
pub(crate) async fn no_call() -> (StatusCode, &'static str) {
    (StatusCode::NOT_FOUND, "There is no such call.\n")
}
