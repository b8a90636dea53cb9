//! `/api/icons/{set}.json?icons=a,b`: icons of the build's own sets, in the form that icon
//! services have.

use crate::app::App;
use crate::content_coding::Coding;
use axum::extract::{Path, RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};

/// Icons in one request, at most.
const MAX_ICONS: usize = 100;

/// The requested icons of a set.
pub(crate) async fn icons(
    State(app): State<App>,
    Path(set): Path<String>,
    RawQuery(query_string): RawQuery,
) -> Response {
    let file = app.builds.file(&format!("icons/{set}"));
    let icon_set: Option<Value> =
        file.and_then(|file| serde_json::from_slice(&file.bytes(Coding::Identity)).ok());
    let Some(icon_set) = icon_set else {
        return (StatusCode::NOT_FOUND, "There is no such set.\n").into_response();
    };
    let names = form_urlencoded::parse(query_string.unwrap_or_default().as_bytes())
        .find(|(name, _)| name == "icons")
        .map(|(_, names)| names.into_owned())
        .unwrap_or_default();
    let icon = |name: &str| {
        let icon = icon_set["icons"].get(name)?;
        Some((name.to_owned(), icon.clone()))
    };
    let icons: Map<String, Value> = names.split(',').take(MAX_ICONS).filter_map(icon).collect();
    let body = json!({"prefix": icon_set["prefix"], "icons": icons}).to_string();
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "public, max-age=3600"),
    ];
    (headers, body).into_response()
}
