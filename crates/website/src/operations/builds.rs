//! `/builds/…`: scripts, styles and fonts of this build and of earlier ones, and which
//! build is the latest (`docs/rules.md#new-deployments`).

use crate::app::App;
use crate::content_coding;
use crate::content_coding::Coding;
use crate::visitor::Visitor;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// A file whose name has a hash of its content in it never changes.
const CACHE_FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A file.
pub(crate) async fn file(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<String>,
    uri: Uri,
    request_headers: HeaderMap,
) -> Response {
    let Some(file) = app.builds.file(&path) else {
        return match &app.settings.vite_url {
            Some(vite) => vite_file(vite, &uri, &request_headers).await,
            None => (StatusCode::NOT_FOUND, "There is no such file.\n").into_response(),
        };
    };
    let coding = if file.is_compressible() {
        visitor.coding
    } else {
        Coding::Identity
    };
    let mut headers = HeaderMap::new();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(file.media_type()),
    );
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static(CACHE_FOR_EVER),
    );
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(name) = content_coding::name(coding) {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    (headers, file.bytes(coding)).into_response()
}

/// A file from the Vite server of a developer.
async fn vite_file(vite: &str, uri: &Uri, request_headers: &HeaderMap) -> Response {
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let address = format!("{}{path}", vite.trim_end_matches('/'));
    let mut request = reqwest::Client::new().get(address);
    // `Accept` decides whether Vite sends a style sheet as CSS or as a script.
    if let Some(accept) = request_headers.get(header::ACCEPT) {
        request = request.header(header::ACCEPT, accept);
    }
    let response = match request.send().await {
        Ok(response) => response,
        Err(error) => {
            tracing::warn!(cause = %error, "Vite does not answer");
            return (StatusCode::BAD_GATEWAY, "Vite does not answer.\n").into_response();
        }
    };
    let copied = |name: HeaderName| Some((name.clone(), response.headers().get(&name)?.clone()));
    let headers: HeaderMap = [header::CONTENT_TYPE, header::CACHE_CONTROL]
        .into_iter()
        .filter_map(copied)
        .collect();
    let status = response.status();
    let body = Body::from_stream(response.bytes_stream());
    (status, headers, body).into_response()
}

/// The current build.
pub(crate) async fn latest(State(app): State<App>) -> Response {
    let id = app.builds.current().map(|build| build.id.clone());
    let body = serde_json::json!({ "id": id }).to_string();
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, body).into_response()
}
