//! Operations that write require the content type of JSON.
//!
//! A page of any origin may send a form or plain text without a preflight. It may send JSON only if
//! `cors` allows its origin.

use crate::error::Fault;
use axum::extract::Request;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Wraps an operation whose body must be JSON.
pub(crate) async fn require(request: Request, next: Next) -> Response {
    if is_json(request.headers()) {
        return next.run(request).await;
    }
    let message = "The body must be JSON: send Content-Type: application/json";
    Fault::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, message).into_response()
}

/// `application/json`, or another type of JSON, with parameters or without.
fn is_json(headers: &HeaderMap) -> bool {
    let content_type = headers.get(CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let kind = content_type.and_then(|it| it.split(';').next());
    let kind = kind.unwrap_or_default().trim().to_ascii_lowercase();
    let kind = kind.strip_prefix("application/");
    kind.is_some_and(|kind| kind == "json" || kind.ends_with("+json"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn what_is_json() {
        for (kind, expected) in [
            ("application/json", true),
            ("Application/JSON; charset=utf-8", true),
            ("application/vnd.museum+json", true),
            ("text/plain", false),
            ("text/json", false),
            ("text/plain; application/json", false),
            ("application/x-www-form-urlencoded", false),
            ("multipart/form-data", false),
            ("application/jsonp", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            assert!(!is_json(&headers));
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
            assert_eq!(is_json(&headers), expected, "{kind}");
        }
    }
}
