//! What is added to the headers of each response.

use crate::app::App;
use crate::shared_caches::keep_to_visitor;
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;

/// Adds the headers of every response.
pub(crate) async fn layer(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    add(&app, &mut response);
    response
}

/// Adds them to one response. One that sets a cookie is for its visitor alone.
pub(crate) fn add(app: &App, response: &mut Response) {
    let headers = response.headers_mut();
    app.every_header.add_to(headers);
    if headers.contains_key(header::SET_COOKIE) {
        keep_to_visitor(headers);
    }
}
