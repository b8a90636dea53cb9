//! Responses in place of a page, and redirects: they need no renderer.

use crate::admission::Refused;
use crate::page::static_error_html;
use axum::Extension;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use museum::{FailedPage, Locale, RequestError};
use std::sync::LazyLock;

/// Browsers ask again each time, also for what is not cached here.
pub(super) const REVALIDATE: &str = "no-cache";
pub(super) const HTML: &str = "text/html; charset=utf-8";
/// Seconds after which to come again.
const RETRY_AFTER: &str = "5";

/// The documents for visitors who are refused, by the number of the language.
static REFUSALS: LazyLock<[Bytes; Locale::ALL.len()]> = LazyLock::new(|| {
    let page = |locale: Locale| static_error_html(&FailedPage::new(locale), locale.code()).into();
    Locale::ALL.map(page)
});

/// More visitors than can be served: this costs next to nothing.
pub(super) fn overloaded(locale: Locale) -> Response {
    let number = Locale::ALL.iter().position(|other| *other == locale);
    let body = REFUSALS[number.unwrap_or_default()].clone();
    let headers = [
        (header::CONTENT_TYPE, HTML),
        (header::CACHE_CONTROL, REVALIDATE),
        (header::RETRY_AFTER, RETRY_AFTER),
    ];
    let status = StatusCode::SERVICE_UNAVAILABLE;
    (status, Extension(Refused), headers, body).into_response()
}

/// A client has requested too much of what is costly.
pub(super) fn too_many_requests(body: &'static str) -> Response {
    let headers = [
        (header::CACHE_CONTROL, REVALIDATE),
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
    (status, [(header::CACHE_CONTROL, REVALIDATE)]).into_response()
}

pub(super) fn redirect(
    status: StatusCode,
    to: &str,
    more: &[(header::HeaderName, &'static str)],
) -> Response {
    let mut headers = HeaderMap::new();
    // What an editor wrote may hold what no header does.
    let Ok(location) = HeaderValue::from_str(&percent(to)) else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    headers.insert(header::LOCATION, location);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(REVALIDATE));
    for (name, value) in more {
        headers.insert(name.clone(), HeaderValue::from_static(value));
    }
    (status, headers).into_response()
}

/// An address whose letters beyond ASCII are written as `%XX`.
fn percent(address: &str) -> String {
    let mut text = String::with_capacity(address.len());
    for byte in address.bytes() {
        if byte.is_ascii_graphic() {
            text.push(char::from(byte));
        } else {
            let digit = |half: u8| char::from_digit(u32::from(half), 16).unwrap_or('0');
            text.push('%');
            text.push(digit(byte >> 4).to_ascii_uppercase());
            text.push(digit(byte & 15).to_ascii_uppercase());
        }
    }
    text
}

/// No site of the group has this host: there is no error page for it.
pub(super) fn unknown_host(error: &RequestError) -> Response {
    (StatusCode::NOT_FOUND, format!("{error}\n")).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_holds_no_letters_beyond_ascii() {
        assert_eq!(percent("/bes\u{f8}g?x=%C3"), "/bes%C3%B8g?x=%C3");
        assert_eq!(percent("/a\r\nb c"), "/a%0D%0Ab%20c");
    }
}
