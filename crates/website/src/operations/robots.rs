//! `/robots.txt`: which paths of the host crawlers may request.

use crate::app::App;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

pub(crate) async fn robots(State(app): State<App>, visitor: Visitor) -> Response {
    let Some(text) = museum::robots(&app.group, &visitor.host) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CACHE_CONTROL, "public, max-age=3600"),
    ];
    (headers, text).into_response()
}
