//! `/media/…`: pictures and files, passed on from the content service, so that a page
//! needs no other host.

use crate::state::Website;
use axum::body::Body;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// What of a visitor's request matters to a picture.
const ASKED: [HeaderName; 4] = [
    header::ACCEPT,
    header::IF_NONE_MATCH,
    header::RANGE,
    header::IF_RANGE,
];
/// What of the answer matters to a visitor.
const TOLD: [HeaderName; 10] = [
    header::CONTENT_TYPE,
    header::CONTENT_LENGTH,
    header::CONTENT_RANGE,
    header::CONTENT_DISPOSITION,
    header::ACCEPT_RANGES,
    header::CACHE_CONTROL,
    header::ETAG,
    header::LAST_MODIFIED,
    header::VARY,
    header::RETRY_AFTER,
];

/// Passes a picture or a file on.
pub(crate) async fn asset(
    State(site): State<Website>,
    Path(path): Path<String>,
    RawQuery(search): RawQuery,
    headers: HeaderMap,
) -> Response {
    let nothing = (StatusCode::NOT_FOUND, "There is no such file.\n");
    let mut parts = path.split('/');
    let (folder, project) = (parts.next(), parts.next());
    // Only what the sites' own projects have: the content service may have others.
    let owner = site
        .group
        .sites
        .iter()
        .find(|other| other.project.as_deref() == project);
    let client = owner.and_then(|owner| site.client(owner).ok());
    let (Some(client), Some("images" | "files")) = (client, folder) else {
        return nothing.into_response();
    };
    let mut asked = HeaderMap::new();
    for name in ASKED {
        asked.extend(headers.get(&name).map(|value| (name, value.clone())));
    }
    let search = search
        .map(|search| format!("?{search}"))
        .unwrap_or_default();
    let answer = match client.asset(&format!("/{path}{search}"), asked).await {
        Ok(answer) => answer,
        Err(error) => {
            tracing::error!(cause = %error, "no asset");
            return (StatusCode::BAD_GATEWAY, "The picture cannot be had.\n").into_response();
        }
    };
    let status = answer.status();
    let told: HeaderMap = TOLD
        .into_iter()
        .filter_map(|name| Some((name.clone(), answer.headers().get(&name)?.clone())))
        .collect();
    (status, told, Body::from_stream(answer.bytes_stream())).into_response()
}
