//! `/builds/…`: scripts, styles and fonts of this build and of earlier ones, and which
//! build is the latest (spec 7).

use crate::builds::Coding;
use crate::compression;
use crate::state::Website;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// A file whose name has a hash of its content in it never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A file.
pub(crate) async fn file(
    State(site): State<Website>,
    visitor: Visitor,
    Path(path): Path<String>,
) -> Response {
    let Some(file) = site.builds.file(&path) else {
        return (StatusCode::NOT_FOUND, "There is no such file.\n").into_response();
    };
    let coding = if file.packs() {
        visitor.coding
    } else {
        Coding::Plain
    };
    let mut headers = HeaderMap::new();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(file.media_type()),
    );
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(FOR_EVER));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(name) = compression::name(coding) {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    (headers, file.bytes(coding)).into_response()
}

/// The build that draws now.
pub(crate) async fn latest(State(site): State<Website>) -> Response {
    let id = site.builds.current().map(|build| build.id.clone());
    let body = serde_json::json!({ "id": id }).to_string();
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, body).into_response()
}
