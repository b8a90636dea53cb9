//! `/media/…`: pictures and files, passed on from the content service, so that a page
//! needs no other host.

use crate::state::Website;
use crate::visitor::Visitor;
use axum::body::Body;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use content_client::AssetAnswer;
use museum::Resolved;

/// Parts of pictures, for viewers.
const IIIF: &str = "iiif";
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
    visitor: Visitor,
    Path(path): Path<String>,
    RawQuery(search): RawQuery,
    headers: HeaderMap,
) -> Response {
    let nothing = (StatusCode::NOT_FOUND, "There is no such file.\n");
    let Some((folder, project)) = place(&path) else {
        return nothing.into_response();
    };
    // Only what the sites' own projects have: the content service may have others.
    let owner = site
        .group
        .sites
        .iter()
        .find(|other| other.project.as_deref() == Some(project));
    let Some(client) = owner.and_then(|owner| site.client(owner).ok()) else {
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
    let mut told: HeaderMap = TOLD
        .into_iter()
        .filter_map(|name| Some((name.clone(), answer.headers().get(&name)?.clone())))
        .collect();
    if folder == IIIF {
        // Viewers stand on pages of others.
        told.insert(
            header::ACCESS_CONTROL_ALLOW_ORIGIN,
            HeaderValue::from_static("*"),
        );
        if status.is_success() && path.ends_with("/info.json") {
            return description(&site, &visitor, &path, answer, told).await;
        }
    }
    (status, told, Body::from_stream(answer.bytes_stream())).into_response()
}

/// The folder and the project of `images/{project}/…`, `iiif/3/{project}/…`.
fn place(path: &str) -> Option<(&str, &str)> {
    let (folder, rest) = path.split_once('/')?;
    let rest = match folder {
        "images" | "files" => rest,
        IIIF => rest.strip_prefix("3/")?,
        _ => return None,
    };
    Some((folder, rest.split('/').next()?))
}

/// A picture's description names its own address: that of this host, not the content
/// service's.
async fn description(
    site: &Website,
    visitor: &Visitor,
    path: &str,
    answer: AssetAnswer,
    mut told: HeaderMap,
) -> Response {
    let failed = (StatusCode::BAD_GATEWAY, "The picture cannot be had.\n");
    let Ok(Resolved::Page(here)) = site.group.resolve(&visitor.host, "/") else {
        return (StatusCode::NOT_FOUND, "There is no such file.\n").into_response();
    };
    let text = answer.bytes().await.unwrap_or_default();
    let Ok(mut info) = serde_json::from_slice::<serde_json::Value>(&text) else {
        return failed.into_response();
    };
    let address = path.trim_end_matches("/info.json");
    let id = site.group.absolute(here.site, &format!("/media/{address}"));
    info["id"] = id.into();
    told.remove(header::CONTENT_LENGTH);
    told.remove(header::ETAG);
    (told, info.to_string()).into_response()
}
