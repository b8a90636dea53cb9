//! Shared caches in front of the website, such as Varnish: what they may cache, and by which
//! keys they are purged.
//!
//! Each website node purges after it has marked its own pages as stale. A cache that fetches an old
//! page from a node that does not know of the change yet is purged again by that node.

use crate::metrics::Metrics;
use crate::page_cache::{PageSource, ServedPage};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use content_client::{MAX_RECONNECT_DELAY, RECONNECT_DELAY};
use jiff::Timestamp;
use reqwest::Method;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// For shared caches only: RFC 9213. Browsers revalidate each time.
const CDN_CACHE_CONTROL: HeaderName = HeaderName::from_static("cdn-cache-control");
const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");
/// For the browser only, which revalidates each time.
const PRIVATE: HeaderValue = HeaderValue::from_static("private, no-cache");
/// The keys of a response; in a purge, those whose responses are removed.
const SURROGATE_KEY: HeaderName = HeaderName::from_static("surrogate-key");
/// The key that every page has.
const ALL_PAGES: &str = "all";
/// The prefix of sync tags, which keys leave out.
const SYNC_TAG_PREFIX: &str = "s1:";

/// Seconds that a page may be cached, at most. It bounds the harm of a purge that is lost.
const MAX_AGE: i64 = 60 * 60;
/// Seconds that an old page may be served while the cache fetches a new one.
const STALE_WHILE_REVALIDATE: i64 = 10;
/// Seconds that an old page may be served while no website responds.
const STALE_IF_ERROR: i64 = 24 * 60 * 60;
/// Bytes of the keys in a header, at most. Varnish accepts 8 KB.
const MAX_KEY_BYTES: usize = 6 * 1024;
/// Keys that may wait for a cache that is unreachable. If there are more, all pages are purged.
const MAX_KEYS: usize = 10_000;

/// How long after a purge it is repeated, for responses that the cache had requested before the
/// purge and stored after it.
const SECOND_PURGE_DELAY: Duration = Duration::from_secs(1);
/// How long a request to a cache may take.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);

/// The caches. Cloning shares them.
#[derive(Clone)]
pub(crate) struct SharedCaches {
    caches: Arc<[UnboundedSender<Arc<[String]>>]>,
}

impl SharedCaches {
    /// The caches at these URLs. A task for each sends the purges.
    pub(crate) fn new(urls: &[String], metrics: &Metrics) -> reqwest::Result<Self> {
        let http = reqwest::Client::builder()
            .timeout(REQUEST_TIMEOUT)
            .build()?;
        let caches = urls.iter().map(|url| {
            let (sender, queue) = unbounded_channel();
            let purger = Purger {
                http: http.clone(),
                url: url.clone(),
                metrics: metrics.clone(),
            };
            tokio::spawn(purger.run(queue));
            sender
        });
        Ok(Self {
            caches: caches.collect(),
        })
    }

    fn is_configured(&self) -> bool {
        !self.caches.is_empty()
    }

    /// Purges the pages with one of these sync tags.
    pub(crate) fn purge(&self, sync_tags: &[String]) {
        let keys: Arc<[String]> = sync_tags.iter().map(|tag| key_of(tag).to_owned()).collect();
        for cache in self.caches.iter() {
            // It fails only when the runtime shuts down.
            let _ = cache.send(keys.clone());
        }
    }

    /// Purges all pages.
    pub(crate) fn purge_all(&self) {
        self.purge(&[ALL_PAGES.to_owned()]);
    }

    /// Writes the headers that tell shared caches how they may cache a page.
    pub(crate) fn set_headers(
        &self,
        served: &ServedPage,
        is_live: bool,
        now: Timestamp,
        headers: &mut HeaderMap,
    ) {
        if !self.is_configured() {
            return;
        }
        let is_fresh =
            is_live && served.source != PageSource::LastGoodCopy && !served.page.is_stale();
        let keys = keys_of(served.page.tags());
        let directives = cache_control(served.page.value.metadata.valid_until, now);
        match (directives, keys) {
            (Some(directives), Some(keys)) if is_fresh && served.is_content() => {
                headers.insert(CDN_CACHE_CONTROL, directives);
                headers.insert(SURROGATE_KEY, keys);
            }
            _ => {
                headers.insert(CDN_CACHE_CONTROL, NO_STORE);
            }
        }
    }
}

/// Allows only the browser to store a response that sets a cookie: a shared cache would set it for
/// all visitors.
pub(crate) fn make_private(headers: &mut HeaderMap) {
    headers.insert(header::CACHE_CONTROL, PRIVATE);
    headers.insert(CDN_CACHE_CONTROL, NO_STORE);
    headers.remove(SURROGATE_KEY);
}

fn key_of(tag: &str) -> &str {
    tag.strip_prefix(SYNC_TAG_PREFIX).unwrap_or(tag)
}

/// The keys of a page with these tags; `None` if they do not fit into a header.
fn keys_of(sync_tags: &[String]) -> Option<HeaderValue> {
    let mut keys = String::from(ALL_PAGES);
    for tag in sync_tags {
        keys.push(' ');
        keys.push_str(key_of(tag));
    }
    let fits = keys.len() <= MAX_KEY_BYTES;
    fits.then(|| HeaderValue::from_str(&keys).ok()).flatten()
}

/// How long a shared cache may store a page: until it expires, and after that only while no website
/// responds. `None` if it expires too soon.
fn cache_control(valid_until: Option<Timestamp>, now: Timestamp) -> Option<HeaderValue> {
    let seconds_left = valid_until.map_or(i64::MAX, |until| until.duration_since(now).as_secs());
    let max_age = (seconds_left - STALE_WHILE_REVALIDATE).min(MAX_AGE);
    let directives = format!(
        "public, s-maxage={max_age}, stale-while-revalidate={STALE_WHILE_REVALIDATE}, \
         stale-if-error={STALE_IF_ERROR}"
    );
    (max_age > 0)
        .then(|| HeaderValue::from_str(&directives).ok())
        .flatten()
}

/// Purges one cache.
struct Purger {
    http: reqwest::Client,
    url: String,
    metrics: Metrics,
}

impl Purger {
    /// Purges keys as they come. A failed purge is retried until the cache responds again.
    async fn run(self, mut queue: UnboundedReceiver<Arc<[String]>>) {
        while let Some(first) = queue.recv().await {
            let mut keys: BTreeSet<String> = first.iter().cloned().collect();
            self.purge_until_done(&mut keys, &mut queue).await;
        }
    }

    async fn purge_until_done(
        &self,
        keys: &mut BTreeSet<String>,
        queue: &mut UnboundedReceiver<Arc<[String]>>,
    ) {
        let mut delay = RECONNECT_DELAY;
        loop {
            while let Ok(more) = queue.try_recv() {
                keys.extend(more.iter().cloned());
            }
            if keys.len() > MAX_KEYS {
                *keys = BTreeSet::from([ALL_PAGES.to_owned()]);
            }
            match self.purge(keys).await {
                Ok(()) => break,
                Err(error) => {
                    self.metrics.count_failed_purge();
                    let cache = &self.url;
                    tracing::error!(cache, cause = %error, "a cache is not purged: the purge is retried");
                }
            }
            tokio::time::sleep(delay).await;
            delay = (delay * 2).min(MAX_RECONNECT_DELAY);
        }
        let (http, url, keys) = (self.http.clone(), self.url.clone(), keys.clone());
        tokio::spawn(async move {
            tokio::time::sleep(SECOND_PURGE_DELAY).await;
            // Its failure is not serious: the first purge succeeded.
            let _ = purge(&http, &url, &keys).await;
        });
    }

    async fn purge(&self, keys: &BTreeSet<String>) -> reqwest::Result<()> {
        purge(&self.http, &self.url, keys).await
    }
}

/// Purges some keys, as many at a time as fit into a header.
async fn purge(http: &reqwest::Client, url: &str, keys: &BTreeSet<String>) -> reqwest::Result<()> {
    for keys in batches(keys) {
        let method = Method::from_bytes(b"PURGE").unwrap_or(Method::DELETE);
        let request = http.request(method, url).header(SURROGATE_KEY, keys);
        request.send().await?.error_for_status()?;
    }
    Ok(())
}

fn batches(keys: &BTreeSet<String>) -> Vec<String> {
    let mut batches = vec![String::new()];
    for key in keys {
        if let Some(last) = batches.last_mut()
            && last.len() + key.len() < MAX_KEY_BYTES
        {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(key);
        } else {
            batches.push(key.clone());
        }
    }
    batches
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cache_revalidates_a_page_before_it_expires() {
        let now: Timestamp = "2026-11-17T12:00:00Z".parse().unwrap();
        let cases = [
            (None, Some(3600)),
            (Some("2026-11-18T12:00:00Z"), Some(3600)),
            (Some("2026-11-17T12:01:00Z"), Some(50)),
            (Some("2026-11-17T12:00:10Z"), None),
            (Some("2026-11-17T11:00:00Z"), None),
        ];
        for (until, expected) in cases {
            let until = until.map(|until| until.parse().unwrap());
            let directives = cache_control(until, now);
            let text = directives.as_ref().map(|value| value.to_str().unwrap());
            let expected = expected.map(|seconds| {
                format!(
                    "public, s-maxage={seconds}, stale-while-revalidate=10, stale-if-error=86400"
                )
            });
            assert_eq!(text, expected.as_deref(), "{until:?}");
        }
    }

    #[test]
    fn keys_fit_into_headers() {
        let tag = |number: usize| format!("s1:{number:016x}");
        let few: Vec<String> = (0..2).map(tag).collect();
        assert_eq!(
            keys_of(&few).unwrap(),
            "all 0000000000000000 0000000000000001"
        );
        let many: BTreeSet<String> = (0..1000).map(tag).collect();
        assert!(keys_of(&many.iter().cloned().collect::<Vec<_>>()).is_none());
        let batches = batches(&many);
        assert!(batches.iter().all(|batch| batch.len() <= MAX_KEY_BYTES));
        let again = batches.iter().flat_map(|batch| batch.split(' '));
        assert_eq!(again.map(str::to_owned).collect::<BTreeSet<_>>(), many);
    }
}
