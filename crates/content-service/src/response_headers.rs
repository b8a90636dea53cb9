//! Headers that every response has, whatever made it.

use axum::extract::Request;
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, COOKIE, VARY, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the token of a request is a website's, which reads what anyone reads. It travels with
/// the request, and who settles the caller sets it.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReadsLikeAnyone(Arc<AtomicBool>);

impl ReadsLikeAnyone {
    pub(crate) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Whether a request may be authorised.
pub(crate) fn carries_credentials(headers: &HeaderMap) -> bool {
    headers.contains_key(AUTHORIZATION) || headers.contains_key(COOKIE)
}

/// Wraps everything. No browser guesses the type of a response, and what a token shows is stored
/// by no cache, be it the browser's own: the next person at that machine has no token.
pub(crate) async fn add(mut request: Request, next: Next) -> Response {
    let like_anyone = ReadsLikeAnyone::default();
    let by_token = carries_credentials(request.headers());
    request.extensions_mut().insert(like_anyone.clone());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if by_token && !like_anyone.is_set() {
        if !is_immutable(headers) {
            let nobody = HeaderValue::from_static("private, no-store");
            headers.insert(CACHE_CONTROL, nobody);
        }
        vary(headers, &["Authorization", "Cookie"]);
    }
    response
}

/// Pictures and files: who knows the address of one has its bytes' hash.
fn is_immutable(headers: &HeaderMap) -> bool {
    let control = headers.get(CACHE_CONTROL);
    control.is_some_and(|value| value.as_bytes().ends_with(b"immutable"))
}

/// Adds names to `Vary` that it does not have yet.
pub(crate) fn vary(headers: &mut HeaderMap, names: &[&str]) {
    let lines = headers.get_all(VARY).iter();
    let lines: Vec<&str> = lines.filter_map(|line| line.to_str().ok()).collect();
    let mut all = lines.join(", ");
    for name in names {
        let mut known = all.split(',').map(str::trim);
        if !known.any(|known| known.eq_ignore_ascii_case(name)) {
            if !all.is_empty() {
                all.push_str(", ");
            }
            all.push_str(name);
        }
    }
    if let Ok(all) = HeaderValue::try_from(all) {
        headers.insert(VARY, all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_added_once() {
        for (before, expected) in [
            ("", "Authorization, Cookie"),
            ("Origin", "Origin, Authorization, Cookie"),
            (
                "authorization, Accept-Encoding",
                "authorization, Accept-Encoding, Cookie",
            ),
        ] {
            let mut headers = HeaderMap::new();
            if !before.is_empty() {
                headers.insert(VARY, HeaderValue::from_static(before));
            }
            vary(&mut headers, &["Authorization", "Cookie"]);
            assert_eq!(headers[VARY], expected);
        }
    }
}
