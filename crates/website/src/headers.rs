//! The headers that are added to each response.

use crate::app::App;
use crate::shared_caches::make_private;
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;

/// Middleware that adds them.
pub(crate) async fn layer(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    add(&app, &mut response);
    response
}

/// Adds the security headers. A response that sets a cookie becomes private.
pub(crate) fn add(app: &App, response: &mut Response) {
    let headers = response.headers_mut();
    app.security_headers.add_to(headers);
    if headers.contains_key(header::SET_COOKIE) {
        make_private(headers);
    }
}
