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
/// IIIF viewers are on pages of other sites. They follow a redirect only if it has this header too.
const ALLOW_ANY_ORIGIN: [(HeaderName, HeaderValue); 1] = [(
    header::ACCESS_CONTROL_ALLOW_ORIGIN,
    HeaderValue::from_static("*"),
)];

/// Proxies an image or a file.
pub(crate) async fn asset(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<String>,
    RawQuery(query_string): RawQuery,
    headers: HeaderMap,
) -> Response {
    let not_found = (StatusCode::NOT_FOUND, "There is no such file.\n");
    let request = match AssetRequest::parse(&path, query_string.as_deref().unwrap_or_default()) {
        Ok(request) => request,
        Err(BadAssetAddress::Path(_)) => return not_found.into_response(),
        Err(error @ BadAssetAddress::Parameter(_)) => {
            return (StatusCode::BAD_REQUEST, format!("{error}\n")).into_response();
        }
    };
    let Some(client) = client_of(&app, &request) else {
        return not_found.into_response();
    };
    if let Some(service) = request.service() {
        let location = [(header::LOCATION, format!("/media{service}/info.json"))];
        return (StatusCode::SEE_OTHER, ALLOW_ANY_ORIGIN, location).into_response();
    }
    let mut request_headers = HeaderMap::new();
    for name in REQUEST_HEADERS {
        request_headers.extend(headers.get(&name).map(|value| (name, value.clone())));
    }
    let response = match client.asset(&request, request_headers).await {
        Ok(response) => response,
        Err(error) => {
            tracing::error!(cause = %error, "no asset");
            return (StatusCode::BAD_GATEWAY, "The picture cannot be had.\n").into_response();
        }
    };
    let status = response.status();
    let mut response_headers: HeaderMap = RESPONSE_HEADERS
        .into_iter()
        .filter_map(|name| Some((name.clone(), response.headers().get(&name)?.clone())))
        .collect();
    if request.is_iiif() {
        response_headers.extend(ALLOW_ANY_ORIGIN);
    }
    match request.service_of_info().filter(|_| status.is_success()) {
        Some(service) => image_info(&app, &visitor, &service, response, response_headers).await,
        None => (
            status,
            response_headers,
            Body::from_stream(response.bytes_stream()),
        )
            .into_response(),
    }
}

/// The client of the asset's dataset, if it is that of a site: the content service may have others.
fn client_of<'a>(app: &'a App, request: &AssetRequest) -> Option<&'a Client> {
    let owner = app.group.sites.iter().find(|other| {
        other.project.as_deref() == Some(request.project.as_str())
            && other.dataset == request.dataset.as_str()
    });
    owner.and_then(|owner| app.client(owner).ok())
}

/// The `info.json` of an image, with an id on this host instead of that on the content service.
/// `service` is the path of the IIIF service.
async fn image_info(
    app: &App,
    visitor: &Visitor,
    service: &str,
    response: AssetResponse,
    mut response_headers: HeaderMap,
) -> Response {
    let failed = (StatusCode::BAD_GATEWAY, "The picture cannot be had.\n");
    let Ok(Resolved::Page(here)) = app.group.resolve(&visitor.host, "/") else {
        return (StatusCode::NOT_FOUND, "There is no such file.\n").into_response();
    };
    let text = response.bytes().await.unwrap_or_default();
    let Ok(mut info) = serde_json::from_slice::<Map<String, Value>>(&text) else {
        return failed.into_response();
    };
    let id = app.group.absolute(here.site, &format!("/media{service}"));
    info.insert("id".to_owned(), id.into());
    response_headers.remove(header::CONTENT_LENGTH);
    response_headers.remove(header::ETAG);
    (response_headers, Value::from(info).to_string()).into_response()
}
