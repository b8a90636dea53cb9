//! Serving bytes that never change: images and files.
//!
//! The content under an asset URL never changes, so it may be cached for ever, by anyone if
//! the dataset is public. No upload is executed: browsers may not sniff its type, and if it
//! is a page, it has no rights.

use crate::asset_request::AssetRequest;
use assets::Content;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_RANGES, ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS,
    ACCESS_CONTROL_ALLOW_ORIGIN, ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE,
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, ETAG, IF_RANGE, LINK, RANGE, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_server::KnownTags;
use std::ops::Range;

/// Any cache may store the response for ever.
const PUBLIC: &str = "public, max-age=31536000, immutable";
/// Only the client may store the response, for ever.
const PRIVATE: &str = "private, max-age=31536000, immutable";
/// No cache may store the response.
const NO_STORE: &str = "private, no-store";

/// A document among uploads may show itself and nothing else.
const POLICY: &str = "default-src 'none'; sandbox; style-src 'unsafe-inline'";
/// Browsers show films and sounds in a page that loads them.
const POLICY_OF_MEDIA: &str = "default-src 'none'; sandbox; style-src 'unsafe-inline'; \
    media-src 'self'";
/// Chromium shows a PDF by a plugin, and every `sandbox` forbids plugins, whatever it allows
/// (whatwg/html, issue 3958). The plugin has an origin and a process of its own, so that scripts in
/// a PDF reach nothing of the site.
const POLICY_OF_PDF: &str = "default-src 'none'; base-uri 'none'; form-action 'none'; \
    object-src 'self'; style-src 'unsafe-inline'";

/// The response headers that describe the bytes.
pub(crate) struct AssetHeaders {
    /// The media type.
    pub(crate) mime_type: &'static str,
    /// Identifies these bytes and no others.
    pub(crate) entity_tag: String,
    /// Whether the response depends on what formats the browser accepts.
    pub(crate) varies: bool,
    /// How it is to be saved, if it is not to be shown.
    pub(crate) disposition: Option<String>,
    /// `Link`.
    pub(crate) link: Option<String>,
    /// Whether these are the bytes that were uploaded, with all metadata, which only a token
    /// shows. A cache that ignores `Vary` would show them to others.
    pub(crate) raw: bool,
}

impl AssetHeaders {
    /// The response to a client that has these bytes already.
    pub(crate) fn not_modified(&self, asset_request: &AssetRequest) -> Option<Response> {
        KnownTags::of(&asset_request.headers)
            .contain(&self.entity_tag)
            .then(|| (StatusCode::NOT_MODIFIED, self.headers(asset_request)).into_response())
    }

    /// The response with all bytes, or with the requested range.
    pub(crate) fn asset_response(
        &self,
        asset_request: &AssetRequest,
        content: Content,
    ) -> Response {
        let size = content.size();
        let requested = self.requested_range(asset_request, size);
        let range = match &requested {
            RequestedRange::Whole => 0..size,
            RequestedRange::Of(range) => range.clone(),
            RequestedRange::Outside => return self.range_not_satisfiable(asset_request, size),
        };
        let body = match content.in_memory(&range) {
            Some(bytes) => Body::from(bytes),
            None => Body::from_stream(content.stream(range)),
        };
        self.response(asset_request, &requested, size, body)
    }

    /// The requested range of a content of this size.
    pub(crate) fn requested_range(
        &self,
        asset_request: &AssetRequest,
        size: u64,
    ) -> RequestedRange {
        let text = |name: &HeaderName| {
            asset_request
                .headers
                .get(name)
                .and_then(|v| v.to_str().ok())
        };
        let is_current = text(&IF_RANGE).is_none_or(|tag| tag == self.entity_tag);
        match text(&RANGE).filter(|_| is_current) {
            Some(range) => RequestedRange::parse(range, size),
            None => RequestedRange::Whole,
        }
    }

    /// The response to a client that requests bytes beyond the end.
    pub(crate) fn range_not_satisfiable(
        &self,
        asset_request: &AssetRequest,
        size: u64,
    ) -> Response {
        let mut headers = self.headers(asset_request);
        insert(&mut headers, CONTENT_RANGE, &format!("bytes */{size}"));
        (StatusCode::RANGE_NOT_SATISFIABLE, headers).into_response()
    }

    /// The response with a body that has the bytes of a range.
    pub(crate) fn response(
        &self,
        asset_request: &AssetRequest,
        requested: &RequestedRange,
        size: u64,
        body: Body,
    ) -> Response {
        let mut headers = self.headers(asset_request);
        let (status, length) = match requested {
            RequestedRange::Of(Range { start, end }) => {
                let range = format!("bytes {start}-{}/{size}", end - 1);
                insert(&mut headers, CONTENT_RANGE, &range);
                (StatusCode::PARTIAL_CONTENT, end - start)
            }
            _ => (StatusCode::OK, size),
        };
        headers.insert(CONTENT_LENGTH, length.into());
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.mime_type));
        (status, headers, body).into_response()
    }

    fn headers(&self, asset_request: &AssetRequest) -> HeaderMap {
        let cache_control = match (self.raw, asset_request.is_public()) {
            (true, _) => NO_STORE,
            (false, true) => PUBLIC,
            (false, false) => PRIVATE,
        };
        let policy = match self.mime_type {
            "application/pdf" => POLICY_OF_PDF,
            mime if mime.starts_with("video/") || mime.starts_with("audio/") => POLICY_OF_MEDIA,
            _ => POLICY,
        };
        let fixed = [
            (CACHE_CONTROL, cache_control),
            (ACCEPT_RANGES, "bytes"),
            (X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (CONTENT_SECURITY_POLICY, policy),
        ];
        let mut headers = HeaderMap::with_capacity(16);
        for (name, value) in fixed {
            headers.insert(name, HeaderValue::from_static(value));
        }
        insert(&mut headers, ETAG, &self.entity_tag);
        if self.varies {
            headers.insert(VARY, HeaderValue::from_static("Accept"));
        }
        if let Some(disposition) = &self.disposition {
            insert(&mut headers, CONTENT_DISPOSITION, disposition);
        }
        if let Some(link) = &self.link {
            insert(&mut headers, LINK, link);
        }
        headers
    }
}

fn insert(headers: &mut HeaderMap, name: HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        headers.insert(name, value);
    }
}

/// The requested range of bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RequestedRange {
    /// All bytes.
    Whole,
    /// These bytes.
    Of(Range<u64>),
    /// Bytes beyond the end.
    Outside,
}

impl RequestedRange {
    /// Reads `bytes=0-99`, `bytes=100-` or `bytes=-100`. For any other form, and for
    /// several ranges at once, the service returns the whole.
    fn parse(header: &str, size: u64) -> Self {
        let range = header.trim().strip_prefix("bytes=");
        let Some((from, to)) = range.and_then(|range| range.split_once('-')) else {
            return Self::Whole;
        };
        let number = |text: &str| {
            let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| text.parse().unwrap_or(u64::MAX))
        };
        let range = match (
            number(from.trim()),
            number(to.trim()),
            from.trim(),
            to.trim(),
        ) {
            (Some(from), Some(to), ..) if from <= to => from..to.saturating_add(1).min(size),
            (Some(from), None, _, "") => from..size,
            (None, Some(last), "", _) => size.saturating_sub(last)..size,
            _ => return Self::Whole,
        };
        if range.start >= range.end {
            return Self::Outside;
        }
        Self::Of(range)
    }
}

/// `Content-Disposition` for something that is saved under this name (RFC 6266).
pub(crate) fn attachment(name: &str) -> String {
    use std::fmt::Write;
    let fits = |c: char| !c.is_control() && !"/\\:*?\"<>|;".contains(c);
    let name: String = name.chars().filter(|c| fits(*c)).take(200).collect();
    let name = name.trim_matches([' ', '.']);
    let name = if name.is_empty() { "download" } else { name };
    let plain: String = name
        .chars()
        .map(|c| if c.is_ascii() && c != '%' { c } else { '_' })
        .collect();
    let mut header = format!("attachment; filename=\"{plain}\"");
    if plain != name {
        header.push_str("; filename*=UTF-8''");
        for byte in name.bytes() {
            let unreserved = byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
            // Writing to a string cannot fail.
            let _ = if unreserved {
                write!(header, "{}", char::from(byte))
            } else {
                write!(header, "%{byte:02X}")
            };
        }
    }
    header
}

/// Lets pages of all origins show and read public images and files, and responds to preflight
/// requests.
pub(crate) async fn allow_any_origin(request: Request, next: Next) -> Response {
    if request.method() == Method::OPTIONS {
        let headers = [
            (ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
            (ACCESS_CONTROL_ALLOW_METHODS, "GET, HEAD, OPTIONS"),
            (
                ACCESS_CONTROL_ALLOW_HEADERS,
                "authorization, if-none-match, if-range, range",
            ),
            (ACCESS_CONTROL_MAX_AGE, "86400"),
        ];
        return (StatusCode::NO_CONTENT, headers).into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers();
    let cache_control = headers.get(CACHE_CONTROL);
    let is_private =
        cache_control.is_some_and(|cache_control| cache_control.as_bytes().starts_with(b"private"));
    if !is_private && !headers.contains_key(ACCESS_CONTROL_ALLOW_ORIGIN) {
        add_any_origin(response.headers_mut());
    }
    response
}

/// Sets the headers that let pages of all origins read the response.
pub(crate) fn add_any_origin(headers: &mut HeaderMap) {
    let exposed = "content-length, content-range, etag, link, retry-after, x-request-id";
    for (name, value) in [
        (ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
        (ACCESS_CONTROL_EXPOSE_HEADERS, exposed),
        (HeaderName::from_static("timing-allow-origin"), "*"),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "cross-origin",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts() {
        for (header, expected) in [
            ("bytes=0-9", RequestedRange::Of(0..10)),
            ("bytes=90-", RequestedRange::Of(90..100)),
            ("bytes=-10", RequestedRange::Of(90..100)),
            ("bytes=-1000", RequestedRange::Of(0..100)),
            ("bytes=0-1000", RequestedRange::Of(0..100)),
            ("bytes=99-99", RequestedRange::Of(99..100)),
            (
                "bytes=0-99999999999999999999999",
                RequestedRange::Of(0..100),
            ),
            ("bytes=100-", RequestedRange::Outside),
            ("bytes=-0", RequestedRange::Outside),
            ("bytes=9-0", RequestedRange::Whole),
            ("bytes=0-1,5-6", RequestedRange::Whole),
            ("bytes=a-b", RequestedRange::Whole),
            ("bytes=-", RequestedRange::Whole),
            ("lines=0-1", RequestedRange::Whole),
        ] {
            assert_eq!(RequestedRange::parse(header, 100), expected, "{header}");
        }
        assert_eq!(
            RequestedRange::parse("bytes=0-", 0),
            RequestedRange::Outside
        );
    }

    #[test]
    fn names_to_save_under() {
        for (name, expected) in [
            ("plan.pdf", "attachment; filename=\"plan.pdf\""),
            ("../../etc/passwd", "attachment; filename=\"etcpasswd\""),
            ("a\"\r\nx: y", "attachment; filename=\"ax y\""),
            (
                "K\u{f8}b 1%.jpg",
                "attachment; filename=\"K_b 1_.jpg\"; filename*=UTF-8''K%C3%B8b%201%25.jpg",
            ),
            (" . ", "attachment; filename=\"download\""),
        ] {
            assert_eq!(attachment(name), expected);
        }
    }
}
