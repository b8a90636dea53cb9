//! The coding of a request's body.

use axum::http::HeaderMap;
use axum::http::header::CONTENT_ENCODING;

/// Whether the body is sent as it is. Neither service decompresses one: `gzip` makes a gigabyte of a
/// megabyte, and no client compresses what it sends to them.
pub(crate) fn is_plain(headers: &HeaderMap) -> bool {
    headers.get_all(CONTENT_ENCODING).iter().all(|value| {
        let coding = value.as_bytes().trim_ascii();
        coding.is_empty() || coding.eq_ignore_ascii_case(b"identity")
    })
}
