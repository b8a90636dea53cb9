//! `/media/…`: images and files, proxied from the content service, so that a page needs no
//! other host.

use crate::app::App;
use crate::visitor::Visitor;
use axum::body::Body;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use content_client::{AssetRequest, AssetResponse, BadAssetAddress, Client};
use museum::Resolved;
use serde_json::{Map, Value};

/// The headers of a visitor's request that are forwarded for an image.
const REQUEST_HEADERS: [HeaderName; 4] = [
    header::ACCEPT,
    header::IF_NONE_MATCH,
    header::RANGE,
    header::IF_RANGE,
];
/// The headers of the response that are passed on to the visitor.
const RESPONSE_HEADERS: [HeaderName; 12] = [
    header::CONTENT_SECURITY_POLICY,
    header::X_CONTENT_TYPE_OPTIONS,
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
/// Viewers stand on pages of others, which follow a redirect only if it has this too.
const ANY_PAGE: [(HeaderName, HeaderValue); 1] = [(
    header::ACCESS_CONTROL_ALLOW_ORIGIN,
    HeaderValue::from_static("*"),
)];

/// Proxies an image or a file.
pub(crate) async fn asset(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<String>,
    RawQuery(search): RawQuery,
    headers: HeaderMap,
) -> Response {
    let nothing = (StatusCode::NOT_FOUND, "There is no such file.\n");
    let request = match AssetRequest::parse(&path, search.as_deref().unwrap_or_default()) {
        Ok(request) => request,
        Err(BadAssetAddress::Path(_)) => return nothing.into_response(),
        Err(error @ BadAssetAddress::Parameter(_)) => {
            return (StatusCode::BAD_REQUEST, format!("{error}\n")).into_response();
        }
    };
    let Some(client) = owner(&app, &request) else {
        return nothing.into_response();
    };
    if let Some(service) = request.service() {
        let description = [(header::LOCATION, format!("/media{service}/info.json"))];
        return (StatusCode::SEE_OTHER, ANY_PAGE, description).into_response();
    }
    let mut asked = HeaderMap::new();
    for name in REQUEST_HEADERS {
        asked.extend(headers.get(&name).map(|value| (name, value.clone())));
    }
    let answer = match client.asset(&request, asked).await {
        Ok(answer) => answer,
        Err(error) => {
            tracing::error!(cause = %error, "no asset");
            return (StatusCode::BAD_GATEWAY, "The picture cannot be had.\n").into_response();
        }
    };
    let status = answer.status();
    let mut told: HeaderMap = RESPONSE_HEADERS
        .into_iter()
        .filter_map(|name| Some((name.clone(), answer.headers().get(&name)?.clone())))
        .collect();
    if request.is_iiif() {
        told.extend(ANY_PAGE);
    }
    match request.service_of_info().filter(|_| status.is_success()) {
        Some(service) => description(&app, &visitor, &service, answer, told).await,
        None => (status, told, Body::from_stream(answer.bytes_stream())).into_response(),
    }
}

/// The client of the dataset, if a site has it: the content service may have others.
fn owner<'a>(app: &'a App, request: &AssetRequest) -> Option<&'a Client> {
    let owner = app.group.sites.iter().find(|other| {
        other.project.as_deref() == Some(request.project.as_str())
            && other.dataset == request.dataset.as_str()
    });
    owner.and_then(|owner| app.client(owner).ok())
}

/// An image's description names its own address: that of this host, not the content service's.
/// `service` is its path.
async fn description(
    app: &App,
    visitor: &Visitor,
    service: &str,
    answer: AssetResponse,
    mut told: HeaderMap,
) -> Response {
    let failed = (StatusCode::BAD_GATEWAY, "The picture cannot be had.\n");
    let Ok(Resolved::Page(here)) = app.group.resolve(&visitor.host, "/") else {
        return (StatusCode::NOT_FOUND, "There is no such file.\n").into_response();
    };
    let text = answer.bytes().await.unwrap_or_default();
    let Ok(mut info) = serde_json::from_slice::<Map<String, Value>>(&text) else {
        return failed.into_response();
    };
    let id = app.group.absolute(here.site, &format!("/media{service}"));
    info.insert("id".to_owned(), id.into());
    told.remove(header::CONTENT_LENGTH);
    told.remove(header::ETAG);
    (told, Value::from(info).to_string()).into_response()
}
