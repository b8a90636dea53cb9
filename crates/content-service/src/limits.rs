//! The limits of the length and of the time of a request.

use crate::error::Fault;
use crate::state::Service;
use axum::extract::{MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::time::Duration;

/// Seconds that an upload may take. One that stalls is refused much sooner.
const UPLOAD_SECONDS: u64 = 3600;

/// Refuses addresses that are too long, and requests that take too long. The time includes that for
/// the body.
pub(crate) async fn enforce(
    State(service): State<Service>,
    request: Request,
    next: Next,
) -> Response {
    let settings = &service.settings;
    let address = request.uri().path_and_query();
    if address.is_some_and(|address| address.as_str().len() > settings.longest_address) {
        let message = format!(
            "The address is longer than {} bytes: send the query by POST",
            settings.longest_address
        );
        return Fault::new(StatusCode::URI_TOO_LONG, message).into_response();
    }
    // Uploads have limits of their own.
    let path = request.extensions().get::<MatchedPath>();
    let upload = path.is_some_and(|path| path.as_str().contains("/{version}/assets/"));
    let time = if upload {
        UPLOAD_SECONDS
    } else {
        settings.request_seconds
    };
    let time = Duration::from_secs(time);
    tokio::time::timeout(time, next.run(request))
        .await
        .unwrap_or_else(|_| {
            // Not 503: the client would retry at once, five times.
            let message = "The request took too long";
            Fault::new(StatusCode::GATEWAY_TIMEOUT, message).into_response()
        })
}
