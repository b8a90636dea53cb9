//! Responses that the client has cached: `docs/rules.md#the-content-cache`.
//!
//! While live events come, a response is true until one of them bears its tags, and for its
//! lifetime at most. Otherwise the client revalidates it: the service reports in a few bytes
//! that a response is still valid, and need not send it again. What may not be cached, such as
//! drafts, is not.

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

/// How many responses are cached, if there is room: `docs/rules.md#the-content-cache`.
pub const RESPONSES_CACHED: u64 = 1024;
/// How long a response is true without the service's word for it:
/// `docs/rules.md#the-content-cache`.
pub const REFERENCE_LIFETIME: Duration = Duration::from_mins(1);
/// What is dropped stays so long, so that the service can confirm it by its tag:
/// `docs/rules.md#the-content-cache`.
pub const CLEAN_UP_DELAY: Duration = Duration::from_secs(1);
/// How many dropped responses are removed at once: `docs/rules.md#the-content-cache`.
pub const CLEAN_UP_CHUNK: usize = 64;
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
#[derive(Debug)]
pub(crate) struct CachedResponse {
    pub(crate) question: CacheKey,
    pub(crate) answer: Arc<QueryResponse>,
    pub(crate) tag: HeaderValue,
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
    /// What is dropped, and when it is removed.
    dropped: VecDeque<(Instant, Cached)>,
}

impl Default for ResponseCache {
    fn default() -> Self {
        // Each weighs at least so much that no more than this number are cached.
        let least = u32::try_from(BYTES / RESPONSES_CACHED).unwrap_or(u32::MAX);
        let size = move |question: &CacheKey, cached: &Cached| {
            let bytes = question.0.len() + cached.value.answer.result.get().len();
            u32::try_from(bytes).unwrap_or(u32::MAX).max(least)
        };
        Self {
            responses: Cache::builder().weigher(size).max_capacity(BYTES).build(),
            state: Arc::default(),
        }
    }
}

impl ResponseCache {
    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn get(&self, question: &CacheKey) -> Option<Cached> {
        self.responses.get(question)
    }

    /// Whether a response is true without the service's word for it.
    pub(crate) fn is_true(&self, cached: &Cached) -> bool {
        let young = cached.value.confirmed.elapsed() < REFERENCE_LIFETIME;
        young && !cached.is_dropped() && self.with(|state| state.index.is_live())
    }

    /// Where the live events are, for [`Self::store`].
    pub(crate) fn position(&self) -> u64 {
        self.with(|state| state.index.position())
    }

    /// Stores a response that was requested at a position of the live events.
    pub(crate) fn store(&self, response: CachedResponse, since: u64) {
        let tags = response.answer.sync_tags.clone();
        let question = response.question.clone();
        let cached = Arc::new(Tagged::new(response, tags));
        self.with(|state| {
            if !state.index.add(&cached, since) {
                // It may be old already. Its tag serves to find out.
                cached.set_dropped();
            }
        });
        self.responses.insert(question, cached);
        self.clean_up();
    }

    pub(crate) fn forget(&self, question: &CacheKey) {
        self.responses.invalidate(question);
    }

    pub(crate) fn set_live(&self, live: bool) {
        self.with(|state| state.index.set_live(live));
    }

    pub(crate) fn drop_tagged(&self, tags: &[String]) {
        self.drop_by(|index| index.drop_tagged(tags));
    }

    pub(crate) fn drop_all(&self) {
        self.drop_by(TagIndex::drop_all);
    }

    fn drop_by(&self, work: impl FnOnce(&mut TagIndex<CachedResponse>) -> Vec<Cached>) {
        let due = Instant::now() + CLEAN_UP_DELAY;
        self.with(|state| {
            let dropped = work(&mut state.index).into_iter();
            state.dropped.extend(dropped.map(|cached| (due, cached)));
        });
        self.clean_up();
    }

    /// Removes what was dropped and has not been requested since, some at a time.
    fn clean_up(&self) {
        let now = Instant::now();
        let due = self.with(|state| {
            let due = state.dropped.iter().take(CLEAN_UP_CHUNK);
            let due = due.take_while(|(due, _)| *due <= now).count();
            state.dropped.drain(..due).collect::<Vec<_>>()
        });
        for (_, cached) in due {
            let question = &cached.value.question;
            let there = self.responses.get(question);
            if there.is_some_and(|there| Arc::ptr_eq(&there, &cached)) {
                self.responses.invalidate(question);
            }
        }
    }
}

/// The tag of a response that may be stored. The service forbids all HTTP caches what it shows by
/// a token: they do not know whose it is. This cache does: it is of one client, with one token.
pub(crate) fn storable_tag(headers: &HeaderMap, by_token: bool) -> Option<HeaderValue> {
    if by_token {
        return headers.get(ETAG).cloned();
    }
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
            (Some("public, max-age=0, must-revalidate"), false, true),
            (None, false, true),
            (Some("private, no-store"), false, false),
            (Some("private, no-store"), true, true),
        ];
        for (cache_control, by_token, expected) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(ETAG, HeaderValue::from_static("\"a\""));
            if let Some(cache_control) = cache_control {
                headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache_control));
            }
            assert_eq!(
                storable_tag(&headers, by_token).is_some(),
                expected,
                "{cache_control:?}"
            );
        }
        assert_eq!(storable_tag(&HeaderMap::new(), true), None);
    }
}
