//! `/mocks`: the catalogue of page types, modules and listed components in their states. Search
//! engines do not index it, and no cache stores a page of it.

use crate::app::App;
use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// The headers of the catalogue's responses that visitors get.
const PASSED_HEADERS: [HeaderName; 6] = [
    header::CONTENT_TYPE,
    header::CONTENT_LENGTH,
    header::CONTENT_RANGE,
    header::ACCEPT_RANGES,
    header::CACHE_CONTROL,
    header::CONTENT_SECURITY_POLICY,
];
const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// The routes of the catalogue, if the settings have it.
pub(crate) fn routes(app: &App) -> Router<App> {
    if app.catalogue.is_none() {
        return Router::new();
    }
    Router::new()
        .route("/mocks", get(page_or_file))
        .route("/mocks/{*path}", get(page_or_file))
}

async fn page_or_file(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    let (Some(catalogue), Some(build)) = (&app.catalogue, app.builds.current()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    // With HTTP/2 the URI has a host too.
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let mut response = match catalogue.get(&app.renderer, &build, path, &headers).await {
        Ok(response) => passed_on(response),
        Err(error) => {
            tracing::error!(cause = %error, "the catalogue does not respond");
            (StatusCode::BAD_GATEWAY, "The catalogue does not respond.\n").into_response()
        }
    };
    let noindex = HeaderValue::from_static("noindex");
    response.headers_mut().insert(ROBOTS, noindex);
    response
}

fn passed_on(response: reqwest::Response) -> Response {
    let copied = |name: HeaderName| Some((name.clone(), response.headers().get(&name)?.clone()));
    let headers: HeaderMap = PASSED_HEADERS.into_iter().filter_map(copied).collect();
    let status = response.status();
    (status, headers, Body::from_stream(response.bytes_stream())).into_response()
}
