//! Responses that the client has cached: `docs/rules.md#the-content-cache`.
//!
//! While live events come, a response is fresh until an event has one of its sync tags, and for
//! its lifetime at most. Otherwise the client revalidates it: the service reports in a few bytes
//! that a response is still valid, and need not send it again. Drafts are not cached.

use crate::address::{Query, Request};
use crate::error::{ContentError, ErrorKind};
use crate::query_response::QueryResponse;
use crate::tag_index::{TagIndex, Tagged};
use moka::sync::Cache;
use reqwest::Url;
use reqwest::header::{CACHE_CONTROL, ETAG, HeaderMap, HeaderValue};
use std::collections::VecDeque;
use std::fmt::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// How many responses are cached, at most: `docs/rules.md#the-content-cache`.
const MAX_CACHED_RESPONSES: u64 = 1024;
/// How long a response is fresh before the service has to confirm it:
/// `docs/rules.md#the-content-cache`.
const REFERENCE_LIFETIME: Duration = Duration::from_mins(1);
/// How long a stale response stays, so that the service can confirm it by its `ETag`:
/// `docs/rules.md#the-content-cache`.
const CLEAN_UP_DELAY: Duration = Duration::from_secs(1);
/// How many stale responses are removed at once: `docs/rules.md#the-content-cache`.
const CLEAN_UP_CHUNK: usize = 64;
/// Bytes of all cached responses. That of a page has a hundred kilobytes.
const MAX_BYTES: u64 = 64 << 20;

/// A request as it is sent, made once for a query that is sent again.
#[derive(Debug)]
pub(crate) struct Prepared {
    pub(crate) request: Request,
    pub(crate) url: Url,
}

impl Prepared {
    pub(crate) fn new(base: &str, request: Request) -> Result<Self, ContentError> {
        let url = Url::parse(&format!("{base}{}", request.path)).map_err(|error| {
            let message = format!("the content service's address is none: {error}");
            ContentError::of_kind(ErrorKind::Client, message)
        })?;
        Ok(Self { request, url })
    }
}

/// The key of a query: all that its request is made of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CacheKey(String);

impl CacheKey {
    pub(crate) fn of(query: &Query<'_>) -> Self {
        let Query {
            text,
            parameters,
            perspective,
            request_tag,
            bypasses_cdn,
        } = query;
        let mut key = String::with_capacity(text.len() + 256);
        // Lengths prevent one part from being read as another. Writing to a string cannot fail.
        let _ = write!(
            key,
            "{bypasses_cdn} {perspective:?} {request_tag:?} {} {text}",
            text.len()
        );
        for (name, value) in parameters {
            let _ = write!(key, " {} {name} {value}", name.len());
        }
        Self(key)
    }
}

/// A response, its `ETag`, and the request that fetches it.
#[derive(Debug)]
pub(crate) struct CachedResponse {
    pub(crate) key: CacheKey,
    pub(crate) query_response: Arc<QueryResponse>,
    pub(crate) etag: HeaderValue,
    pub(crate) prepared: Arc<Prepared>,
    /// When the service last sent or confirmed it.
    pub(crate) confirmed: Instant,
}

type Cached = Arc<Tagged<CachedResponse>>;

/// The responses that a client has cached. Cloning shares them.
#[derive(Clone, Debug)]
pub(crate) struct ResponseCache {
    responses: Cache<CacheKey, Cached>,
    state: Arc<Mutex<State>>,
}

#[derive(Debug, Default)]
struct State {
    index: TagIndex<CachedResponse>,
    /// Stale responses, and when each is removed.
    stale: VecDeque<(Instant, Cached)>,
}

impl Default for ResponseCache {
    fn default() -> Self {
        // This minimum weight bounds the number of responses.
        let min_weight = u32::try_from(MAX_BYTES / MAX_CACHED_RESPONSES).unwrap_or(u32::MAX);
        let size = move |key: &CacheKey, cached: &Cached| {
            let bytes = key.0.len() + cached.value.query_response.result.get().len();
            u32::try_from(bytes).unwrap_or(u32::MAX).max(min_weight)
        };
        Self {
            responses: Cache::builder()
                .weigher(size)
                .max_capacity(MAX_BYTES)
                .build(),
            state: Arc::default(),
        }
    }
}

impl ResponseCache {
    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn get(&self, key: &CacheKey) -> Option<Cached> {
        self.responses.get(key)
    }

    /// Whether a response may be used without asking the service.
    pub(crate) fn is_fresh(&self, cached: &Cached) -> bool {
        let is_within_lifetime = cached.value.confirmed.elapsed() < REFERENCE_LIFETIME;
        is_within_lifetime && !cached.is_stale() && self.with(|state| state.index.is_live())
    }

    /// The number of changes so far, for [`Self::store`].
    pub(crate) fn change_count(&self) -> u64 {
        self.with(|state| state.index.change_count())
    }

    /// Stores a response. `count_at_request` is the [`Self::change_count`] when it was requested.
    pub(crate) fn store(&self, response: CachedResponse, count_at_request: u64) {
        let tags = response.query_response.sync_tags.clone();
        let key = response.key.clone();
        let cached = Arc::new(Tagged::new(response, tags));
        self.with(|state| {
            if !state.index.add(&cached, count_at_request) {
                // It may be outdated already: the next request revalidates it by its ETag.
                cached.mark_stale();
            }
        });
        self.responses.insert(key, cached);
        self.clean_up();
    }

    pub(crate) fn forget(&self, key: &CacheKey) {
        self.responses.invalidate(key);
    }

    pub(crate) fn set_live(&self, live: bool) {
        self.with(|state| state.index.set_live(live));
    }

    pub(crate) fn mark_stale(&self, tags: &[String]) {
        self.mark_by(|index| index.mark_stale(tags));
    }

    pub(crate) fn mark_all_stale(&self) {
        self.mark_by(TagIndex::mark_all_stale);
    }

    fn mark_by(&self, mark: impl FnOnce(&mut TagIndex<CachedResponse>) -> Vec<Cached>) {
        let due = Instant::now() + CLEAN_UP_DELAY;
        self.with(|state| {
            let stale = mark(&mut state.index).into_iter();
            state.stale.extend(stale.map(|cached| (due, cached)));
        });
        self.clean_up();
    }

    /// Removes stale responses that have not been requested since, some at a time.
    fn clean_up(&self) {
        let now = Instant::now();
        let due = self.with(|state| {
            let due = state.stale.iter().take(CLEAN_UP_CHUNK);
            let due = due.take_while(|(due, _)| *due <= now).count();
            state.stale.drain(..due).collect::<Vec<_>>()
        });
        for (_, cached) in due {
            let key = &cached.value.key;
            let current = self.responses.get(key);
            if current.is_some_and(|current| Arc::ptr_eq(&current, &cached)) {
                self.responses.invalidate(key);
            }
        }
    }
}

/// The `ETag` of a response that may be stored. The service forbids HTTP caches to store responses
/// to requests with a token, as they may be shared. This cache belongs to one client with one
/// token.
pub(crate) fn storable_etag(headers: &HeaderMap, has_token: bool) -> Option<HeaderValue> {
    if has_token {
        return headers.get(ETAG).cloned();
    }
    let mut values = headers.get_all(CACHE_CONTROL).iter();
    let is_no_store = values.any(|value| {
        let value = value.to_str().unwrap_or("no-store");
        value.split(',').any(|word| word.trim() == "no-store")
    });
    headers.get(ETAG).filter(|_| !is_no_store).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::{ApiVersion, DatasetName};
    use documents::Perspective;

    #[test]
    fn keys_differ_by_all_that_makes_their_requests() {
        let plain = || Query::new("*[_id == $a]").with("a", "x").with("b", 1);
        let others = [
            Query::new("*[_id == $b]").with("a", "x").with("b", 1),
            plain().with("a", "y"),
            plain().with("b", "1"),
            plain().with("c", 1),
            plain().bypass_cdn(),
            plain().with_request_tag("website.page").unwrap(),
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

    /// Stores responses with these names in their texts and sync tags, confirmed at a time.
    fn store(cache: &ResponseCache, count: usize, confirmed: Instant) -> Vec<CacheKey> {
        let version = ApiVersion::parse("2024-10-01").unwrap();
        let dataset = DatasetName::parse("stage").unwrap();
        let response = |number: usize| {
            let text = format!("*[_id == {number:?}]");
            let query = Query::new(&text);
            let key = CacheKey::of(&query);
            let request = Request::of_query(&query, &version, &dataset, 0);
            let body = format!(r#"{{"result":[],"syncTags":["s1:{number}"]}}"#);
            let response = CachedResponse {
                key: key.clone(),
                query_response: Arc::new(serde_json::from_str(&body).unwrap()),
                etag: HeaderValue::from_static("\"a\""),
                prepared: Arc::new(Prepared::new("http://127.0.0.1:9", request).unwrap()),
                confirmed,
            };
            cache.store(response, cache.change_count());
            key
        };
        (0..count).map(response).collect()
    }

    fn count(cache: &ResponseCache, keys: &[CacheKey]) -> usize {
        keys.iter().filter(|key| cache.get(key).is_some()).count()
    }

    #[test]
    fn a_thousand_and_twenty_four_responses_are_cached() {
        let cache = ResponseCache::default();
        let keys = store(&cache, 1024, Instant::now());
        cache.responses.run_pending_tasks();
        assert_eq!(count(&cache, &keys), 1024);
        let keys = store(&cache, 1100, Instant::now());
        cache.responses.run_pending_tasks();
        assert_eq!(count(&cache, &keys), 1024);
    }

    #[test]
    fn a_response_is_fresh_for_a_minute() {
        let cache = ResponseCache::default();
        cache.set_live(true);
        for (seconds, fresh) in [(0, true), (58, true), (60, false)] {
            let confirmed = Instant::now().checked_sub(Duration::from_secs(seconds));
            let keys = store(&cache, 1, confirmed.unwrap());
            let cached = cache.get(&keys[0]).unwrap();
            assert_eq!(cache.is_fresh(&cached), fresh, "{seconds}");
        }
    }

    /// What is stale stays for a second, so that the service can confirm it; then 64 are removed at
    /// once.
    #[test]
    fn stale_responses_are_removed_after_a_second() {
        let cache = ResponseCache::default();
        let keys = store(&cache, 100, Instant::now());
        let pass = |milliseconds| {
            let time = Duration::from_millis(milliseconds);
            cache.with(|state| {
                for (due, _) in &mut state.stale {
                    *due = due.checked_sub(time).unwrap();
                }
            });
            cache.mark_stale(&[]);
        };
        cache.mark_all_stale();
        pass(0);
        assert_eq!(count(&cache, &keys), 100);
        pass(800);
        assert_eq!(count(&cache, &keys), 100);
        pass(200);
        assert_eq!(count(&cache, &keys), 36);
        pass(0);
        assert_eq!(count(&cache, &keys), 0);
    }

    #[test]
    fn a_response_that_may_not_be_stored_has_no_etag() {
        let cases = [
            (Some("public, max-age=0, must-revalidate"), false, true),
            (None, false, true),
            (Some("private, no-store"), false, false),
            (Some("private, no-store"), true, true),
        ];
        for (cache_control, has_token, expected) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(ETAG, HeaderValue::from_static("\"a\""));
            if let Some(cache_control) = cache_control {
                headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache_control));
            }
            assert_eq!(
                storable_etag(&headers, has_token).is_some(),
                expected,
                "{cache_control:?}"
            );
        }
        assert_eq!(storable_etag(&HeaderMap::new(), true), None);
    }
}
