//! Answers that everyone asks for: what is said of a picture, by its address as written.
//!
//! An address that was answered is not read again: its headers are here and its bytes
//! are where derivatives are kept in memory. All that is asked anew is whether its
//! dataset is still public.

use crate::hot_lane::{Answer, Body, Head, Shortcut};
use crate::request_log::note_hot;
use crate::state::Service;
use crate::wire::KernelBytes;
use assets::DerivativeKey;
use axum::http::header::{ACCEPT, CONTENT_LENGTH, DATE};
use axum::http::{HeaderMap, HeaderValue, Uri};
use bytes::Bytes;
use jiff::fmt::rfc2822::DateTimePrinter;
use lake::Dataset;
use moka::policy::EvictionPolicy;
use moka::sync::Cache;
use pictures::Accept;
use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Bytes of addresses and headers that are kept.
const KEPT: u64 = 32 << 20;

/// What an entry takes besides its address.
const ENTRY: usize = 1500;

/// The length of an answer's last two headers, at most.
const REST: usize = 96;

/// Pictures from this size on are given to the kernel when they were asked for so often
/// since they were remembered: below it, copying them costs no more than asking for them.
const LARGE: usize = 8 << 10;
const OFTEN: usize = 16;

/// Bytes of pictures that the kernel has, at most, and of each of them, at least: there
/// are no more than 256, since each is an open file.
const IN_KERNEL: u64 = 32 << 20;
const LEAST_IN_KERNEL: usize = 128 << 10;

/// What is known of answers.
pub(crate) struct HotAnswers {
    /// By what the browser takes, and by address.
    answers: [Cache<String, Arc<HotAnswer>>; 4],
    in_kernel: Cache<DerivativeKey, Arc<KernelBytes>>,
}

struct HotAnswer {
    /// Project and name.
    dataset: String,
    key: DerivativeKey,
    /// The status and the headers, as they are written.
    head: Bytes,
    /// How often it was given out.
    given: AtomicUsize,
}

impl Default for HotAnswers {
    fn default() -> Self {
        let cache = |_| {
            Cache::builder()
                .max_capacity(KEPT / 4)
                .weigher(|address: &String, _| {
                    u32::try_from(address.len() + ENTRY).unwrap_or(u32::MAX)
                })
                .build()
        };
        let in_kernel = Cache::builder()
            .max_capacity(IN_KERNEL)
            .weigher(|_, bytes: &Arc<KernelBytes>| {
                u32::try_from(bytes.len().max(LEAST_IN_KERNEL)).unwrap_or(u32::MAX)
            })
            .eviction_policy(EvictionPolicy::lru())
            .build();
        Self {
            answers: std::array::from_fn(cache),
            in_kernel,
        }
    }
}

/// What the `Accept` headers of a request name.
pub(crate) fn accept(headers: &HeaderMap) -> Accept {
    let values = headers.get_all(ACCEPT).iter();
    named(values.map(HeaderValue::as_bytes))
}

fn named<'a>(values: impl Iterator<Item = &'a [u8]>) -> Accept {
    let mut found = Accept::default();
    for value in values {
        let one = str::from_utf8(value).map(Accept::parse).unwrap_or_default();
        found.avif |= one.avif;
        found.webp |= one.webp;
    }
    found
}

impl HotAnswers {
    fn of(&self, accept: Accept) -> &Cache<String, Arc<HotAnswer>> {
        &self.answers[usize::from(accept.avif) + 2 * usize::from(accept.webp)]
    }

    /// Remembers an answer to anyone. Its headers are all that it will have.
    pub(crate) fn remember(
        &self,
        (uri, accept): (&Uri, Accept),
        dataset: &Dataset,
        key: DerivativeKey,
        headers: &HeaderMap,
    ) {
        let answer = HotAnswer {
            dataset: format!("{}/{}", dataset.project, dataset.name),
            key,
            head: head(headers),
            given: AtomicUsize::new(0),
        };
        self.of(accept)
            .insert(address(uri).to_owned(), Arc::new(answer));
    }

    fn find(&self, service: &Service, asked: &Head<'_, '_>) -> Option<(Arc<HotAnswer>, Body)> {
        let accept = asked.headers.iter();
        let accept = accept.filter(|header| header.name.eq_ignore_ascii_case("accept"));
        let accept = named(accept.map(|header| header.value));
        let known = self.of(accept).get(asked.path?)?;
        if !service.lake.is_known_public(&known.dataset) {
            return None;
        }
        let body = self.body(service, &known)?;
        Some((known, body))
    }

    fn body(&self, service: &Service, known: &HotAnswer) -> Option<Body> {
        let given = known.given.fetch_add(1, Ordering::Relaxed);
        if given >= OFTEN
            && let Some(bytes) = self.in_kernel.get(&known.key)
        {
            service.assets.note_hot();
            return Some(Body::Kernel(bytes));
        }
        let content = service.assets.hot(&known.key)?;
        let bytes = content.in_memory(&(0..content.size()))?;
        // What was pushed out in favour of others is not tried again each time.
        if bytes.len() >= LARGE
            && given % OFTEN == OFTEN - 1
            && let Ok(bytes) = KernelBytes::new(&bytes)
        {
            self.in_kernel.insert(known.key.clone(), Arc::new(bytes));
        }
        Some(Body::Here(bytes))
    }
}

impl Shortcut for Service {
    /// The whole picture, if it was asked for before and is in memory.
    fn answer(&self, asked: &Head<'_, '_>, peer: SocketAddr) -> Option<Answer> {
        if !may_be_hot(asked) {
            return None;
        }
        let begun = self.now();
        let (known, body) = self.hot_answers().find(self, asked)?;
        let date = DateTimePrinter::new().timestamp_to_rfc9110_string(&begun);
        let (date, length) = (date.ok()?, body.len());
        let mut head = Vec::with_capacity(known.head.len() + REST);
        head.extend_from_slice(&known.head);
        write!(head, "content-length: {length}\r\ndate: {date}\r\n\r\n").ok()?;
        note_hot(self, asked, peer, begun);
        self.metrics.hot_answered();
        Some(Answer { head, body })
    }
}

/// Anyone's plain request for a whole picture.
fn may_be_hot(asked: &Head<'_, '_>) -> bool {
    let special = ["authorization", "range", "if-none-match"];
    let mut names = asked.headers.iter().map(|header| header.name);
    asked.method == Some("GET")
        && asked.path.is_some_and(|path| path.starts_with("/images/"))
        && !names.any(|name| special.iter().any(|other| name.eq_ignore_ascii_case(other)))
}

/// The head of an answer, but for its length and its date.
fn head(headers: &HeaderMap) -> Bytes {
    let mut head = b"HTTP/1.1 200 OK\r\n".to_vec();
    for (name, value) in headers {
        if name != CONTENT_LENGTH && name != DATE {
            head.extend_from_slice(name.as_ref());
            head.extend_from_slice(b": ");
            head.extend_from_slice(value.as_bytes());
            head.extend_from_slice(b"\r\n");
        }
    }
    head.into()
}

fn address(uri: &Uri) -> &str {
    uri.path_and_query().map_or("", |address| address.as_str())
}
