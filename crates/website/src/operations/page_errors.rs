//! Error responses and redirects, which need no worker.

use crate::admission::Refused;
use crate::page::static_error_html;
use axum::Extension;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use museum::{FailedPage, Locale, RequestError};
use std::sync::LazyLock;

/// Browsers revalidate each time.
pub(super) const NO_CACHE: &str = "no-cache";
pub(super) const HTML: &str = "text/html; charset=utf-8";
/// Seconds after which a browser may retry.
const RETRY_AFTER: &str = "5";

/// The error page for refused requests in each language, by the index of the language.
static SERVICE_UNAVAILABLE_PAGES: LazyLock<[Bytes; Locale::ALL.len()]> = LazyLock::new(|| {
    let page = |locale: Locale| static_error_html(&FailedPage::new(locale), locale.code()).into();
    Locale::ALL.map(page)
});

/// Refuses a request for lack of capacity. This response costs almost nothing.
pub(super) fn service_unavailable(locale: Locale) -> Response {
    let index = Locale::ALL.iter().position(|other| *other == locale);
    let body = SERVICE_UNAVAILABLE_PAGES[index.unwrap_or_default()].clone();
    let headers = [
        (header::CONTENT_TYPE, HTML),
        (header::CACHE_CONTROL, NO_CACHE),
        (header::RETRY_AFTER, RETRY_AFTER),
    ];
    let status = StatusCode::SERVICE_UNAVAILABLE;
    (status, Extension(Refused), headers, body).into_response()
}

/// The same for a crawler, which gets no page and is to come again later.
pub(super) fn service_unavailable_for_crawler(path: &str) -> Response {
    let response = crawler_error(StatusCode::SERVICE_UNAVAILABLE, path);
    let retry_after = [(header::RETRY_AFTER, RETRY_AFTER)];
    (Extension(Refused), retry_after, response).into_response()
}

/// Refuses a request of a client that is over a limit.
pub(super) fn too_many_requests(body: &'static str) -> Response {
    let headers = [
        (header::CACHE_CONTROL, NO_CACHE),
        (header::RETRY_AFTER, "60"),
    ];
    (StatusCode::TOO_MANY_REQUESTS, headers, body).into_response()
}

/// Crawlers get no error page: only its status, and a line in the log.
pub(super) fn crawler_error(status: StatusCode, path: &str) -> Response {
    tracing::info!(
        status = status.as_u16(),
        path,
        "a crawler gets no error page"
    );
    (status, [(header::CACHE_CONTROL, NO_CACHE)]).into_response()
}

pub(super) fn redirect(
    status: StatusCode,
    to: &str,
    other_headers: &[(header::HeaderName, &'static str)],
) -> Response {
    let mut headers = HeaderMap::new();
    // An editor may have written characters that a header must not have.
    let Ok(location) = HeaderValue::from_str(&percent_encode(to)) else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    headers.insert(header::LOCATION, location);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(NO_CACHE));
    for (name, value) in other_headers {
        headers.insert(name.clone(), HeaderValue::from_static(value));
    }
    (status, headers).into_response()
}

/// Percent-encodes what a header must not have: control characters, spaces and all beyond ASCII.
fn percent_encode(address: &str) -> String {
    let mut text = String::with_capacity(address.len());
    for byte in address.bytes() {
        if byte.is_ascii_graphic() {
            text.push(char::from(byte));
        } else {
            let hex_digit = |half: u8| char::from_digit(u32::from(half), 16).unwrap_or('0');
            text.push('%');
            text.push(hex_digit(byte >> 4).to_ascii_uppercase());
            text.push(hex_digit(byte & 15).to_ascii_uppercase());
        }
    }
    text
}

/// No site of the group has this host, so there is no error page for it.
pub(super) fn unknown_host(error: &RequestError) -> Response {
    (StatusCode::NOT_FOUND, format!("{error}\n")).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_percent_encoded() {
        assert_eq!(percent_encode("/bes\u{f8}g?x=%C3"), "/bes%C3%B8g?x=%C3");
        assert_eq!(percent_encode("/a\r\nb c"), "/a%0D%0Ab%20c");
    }
}
