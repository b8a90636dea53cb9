//! `/robots.txt`: what crawlers may read of the host.

use crate::state::Website;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

pub(crate) async fn robots(State(site): State<Website>, visitor: Visitor) -> Response {
    let Some(text) = museum::robots(&site.group, &visitor.host) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CACHE_CONTROL, "public, max-age=3600"),
    ];
    (headers, text).into_response()
}
