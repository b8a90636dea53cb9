//! Responses that the client has cached: spec 9, "Content cache".
//!
//! None of them is trusted. The client revalidates with the service each time; the service
//! reports in a few bytes that a response is still valid, and need not send it again. What may
//! not be cached (drafts, and whatever a token shows) is not.

use crate::address::{Query, Request};
use crate::error::{ContentError, ErrorKind};
use crate::query_response::QueryResponse;
use moka::sync::Cache;
use reqwest::Url;
use reqwest::header::{CACHE_CONTROL, ETAG, HeaderMap, HeaderValue};
use std::fmt::Write;
use std::sync::Arc;

/// How many responses are cached, if there is room: spec 9.
pub const RESPONSES_CACHED: u64 = 1024;
/// Room for them. A page's response is a hundred kilobytes.
const BYTES: u64 = 64 << 20;

/// A request as it is sent, made once for a question that comes again.
#[derive(Debug)]
pub(crate) struct Prepared {
    pub(crate) request: Request,
    pub(crate) url: Url,
}

impl Prepared {
    pub(crate) fn new(base: &str, request: Request) -> Result<Self, ContentError> {
        let url = Url::parse(&format!("{base}{}", request.path)).map_err(|error| {
            let message = format!("the content service's address is none: {error}");
            ContentError::plain(ErrorKind::Client, message)
        })?;
        Ok(Self { request, url })
    }
}

/// A question, by all that makes its request.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CacheKey(String);

impl CacheKey {
    pub(crate) fn of(query: &Query<'_>) -> Self {
        let Query {
            text,
            parameters,
            perspective,
            tag,
            cached,
        } = query;
        let mut question = String::with_capacity(text.len() + 256);
        // Lengths prevent one part from being read as another. Writing to a string cannot fail.
        let _ = write!(
            question,
            "{cached} {perspective:?} {tag:?} {} {text}",
            text.len()
        );
        for (name, value) in parameters {
            let _ = write!(question, " {} {name} {value}", name.len());
        }
        Self(question)
    }
}

/// A response, the tag by which the service recognises it, and the request that fetches it.
#[derive(Clone, Debug)]
pub(crate) struct CachedResponse {
    pub(crate) answer: Arc<QueryResponse>,
    pub(crate) tag: HeaderValue,
    pub(crate) prepared: Arc<Prepared>,
}

/// The responses that a client has cached. Cloning shares them.
#[derive(Clone, Debug)]
pub(crate) struct ResponseCache(Cache<CacheKey, CachedResponse>);

impl Default for ResponseCache {
    fn default() -> Self {
        // Each weighs at least so much that no more than the number of the spec are cached.
        let least = u32::try_from(BYTES / RESPONSES_CACHED).unwrap_or(u32::MAX);
        let size = move |question: &CacheKey, cached: &CachedResponse| {
            let bytes = question.0.len() + cached.answer.result.get().len();
            u32::try_from(bytes).unwrap_or(u32::MAX).max(least)
        };
        Self(Cache::builder().weigher(size).max_capacity(BYTES).build())
    }
}

impl ResponseCache {
    pub(crate) fn get(&self, question: &CacheKey) -> Option<CachedResponse> {
        self.0.get(question)
    }

    pub(crate) fn keep(&self, question: CacheKey, cached: CachedResponse) {
        self.0.insert(question, cached);
    }

    pub(crate) fn forget(&self, question: &CacheKey) {
        self.0.invalidate(question);
    }
}

/// The tag of a response that may be stored.
pub(crate) fn storable_tag(headers: &HeaderMap) -> Option<HeaderValue> {
    let mut values = headers.get_all(CACHE_CONTROL).iter();
    let secret = values.any(|value| {
        let value = value.to_str().unwrap_or("no-store");
        value.split(',').any(|word| word.trim() == "no-store")
    });
    headers.get(ETAG).filter(|_| !secret).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use documents::Perspective;

    #[test]
    fn questions_differ_by_all_that_makes_their_requests() {
        let plain = || Query::new("*[_id == $a]").with("a", "x").with("b", 1);
        let others = [
            Query::new("*[_id == $b]").with("a", "x").with("b", 1),
            plain().with("a", "y"),
            plain().with("b", "1"),
            plain().with("c", 1),
            plain().uncached(),
            plain().tagged("website.page").unwrap(),
            Query {
                perspective: Perspective::parse("drafts").unwrap(),
                ..plain()
            },
            Query::new("*[_id == $a] 1 a \"x\"").with("b", 1),
        ];
        let own = CacheKey::of(&plain());
        assert_eq!(own, CacheKey::of(&plain()));
        for other in &others {
            assert_ne!(own, CacheKey::of(other), "{other:?}");
        }
    }

    #[test]
    fn what_may_not_be_stored_has_no_tag() {
        let cases = [
            (Some("public, max-age=0, must-revalidate"), true),
            (None, true),
            (Some("private, no-store"), false),
        ];
        for (cache_control, expected) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(ETAG, HeaderValue::from_static("\"a\""));
            if let Some(cache_control) = cache_control {
                headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache_control));
            }
            assert_eq!(
                storable_tag(&headers).is_some(),
                expected,
                "{cache_control:?}"
            );
        }
        assert_eq!(storable_tag(&HeaderMap::new()), None);
    }
}
