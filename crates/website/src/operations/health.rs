//! `/healthz`, `/readyz`, `/metrics`: whether the website lives, whether it can work, and its
//! metrics; and the response below `/api/` where nothing is.

use crate::app::App;
use axum::extract::State;
use axum::http::StatusCode;

/// The process responds.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// Visitors find pages here: a worker is idle, or pages are cached. A website whose workers hang
/// serves those, and a balancer that took it away would leave visitors with nothing. The content
/// service is not checked: every node has the same.
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

/// Paths of calls are no pages: `docs/rules.md#reserved-paths`.
pub(crate) async fn no_call() -> (StatusCode, &'static str) {
    (StatusCode::NOT_FOUND, "There is no such call.\n")
}
