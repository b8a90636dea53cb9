//! A page as an HTTP response.

use crate::app::App;
use crate::content_coding;
use crate::page_cache::{CachedPage, PageSource, ServedPage};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use http_server::KnownTags;
use jiff::Timestamp;

/// Browsers revalidate a page at each visit, which costs a few bytes.
pub(crate) const CACHE_CONTROL: HeaderValue = HeaderValue::from_static("no-cache");
const VARY_ACCEPT_ENCODING: HeaderValue = HeaderValue::from_static("accept-encoding");

/// Where a response comes from: RFC 9211.
const CACHE_STATUS: HeaderName = HeaderName::from_static("cache-status");
const HIT: HeaderValue = HeaderValue::from_static("vitrine; hit");
const MISS: HeaderValue = HeaderValue::from_static("vitrine; fwd=miss");

/// The response with a page, to a request with these headers.
pub(crate) fn page_response(app: &App, served: &ServedPage, request: &HeaderMap) -> Response {
    let (page, now) = (&served.page.value, app.now());
    let mut headers = HeaderMap::with_capacity(20);
    headers.insert(header::CACHE_CONTROL, CACHE_CONTROL);
    headers.insert(header::VARY, VARY_ACCEPT_ENCODING);
    headers.insert(header::ETAG, page.etag.clone());
    match served.source {
        PageSource::Cache => headers.insert(CACHE_STATUS, HIT),
        PageSource::Renderer => headers.insert(CACHE_STATUS, MISS),
        PageSource::LastGoodCopy => headers.insert(CACHE_STATUS, stale_status(page, now)),
    };
    if served.source == PageSource::LastGoodCopy {
        let age = now.duration_since(page.metadata.rendering_began).as_secs();
        headers.insert(header::AGE, HeaderValue::from(age.max(0)));
    }
    let live = app.pages.is_live(app.dataset_of(&page.key.site));
    app.shared_caches
        .set_headers(served, live, now, &mut headers);
    let mut response = Response::default();
    *response.status_mut() = page.status();
    if page.status() == StatusCode::OK && is_not_modified(&page.etag, request) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    } else {
        headers.insert(header::CONTENT_TYPE, page.media_type());
        if let Some(name) = content_coding::name(page.metadata.coding) {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
        }
        *response.body_mut() = page.body.clone().into();
    }
    // Assigned, because a tuple as the response would insert each header once more.
    *response.headers_mut() = headers;
    response
}

/// The `Cache-Status` of a last good copy: for how long it has been stale.
fn stale_status(page: &CachedPage, now: Timestamp) -> HeaderValue {
    let stale = now.duration_since(page.stale_since(now)).as_secs();
    let status = format!("vitrine; hit; detail=stale; ttl=-{stale}");
    HeaderValue::from_str(&status).unwrap_or(HIT)
}

/// Whether `If-None-Match` of a request matches this page.
pub(crate) fn is_not_modified(etag: &HeaderValue, request: &HeaderMap) -> bool {
    KnownTags::of(request).match_existing(etag.to_str().unwrap_or_default())
}
