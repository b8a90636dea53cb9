//! Answers that everyone asks for: what is said of a picture, by its address as written.
//!
//! An address that was answered is not read again: its headers are here and its bytes
//! are where derivatives are kept in memory. All that is asked anew is whether its
//! dataset is still public.

use crate::hot_lane::{Answer, Head, Shortcut};
use crate::metrics::seconds;
use crate::request_log::note_hot;
use crate::state::Service;
use assets::DerivativeKey;
use axum::http::header::{ACCEPT, CONTENT_LENGTH, DATE};
use axum::http::{HeaderMap, HeaderValue, Uri};
use bytes::Bytes;
use jiff::fmt::rfc2822::DateTimePrinter;
use lake::Dataset;
use moka::sync::Cache;
use pictures::Accept;
use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;

/// Bytes of addresses and headers that are kept.
const KEPT: u64 = 32 << 20;

/// What an entry takes besides its address.
const ENTRY: usize = 1500;

/// The length of an answer's last two headers, at most.
const REST: usize = 96;

/// The answers, by what the browser takes and by address.
pub(crate) struct HotAnswers([Cache<String, Arc<HotAnswer>>; 4]);

struct HotAnswer {
    /// Project and name.
    dataset: String,
    key: DerivativeKey,
    /// The status and the headers, as they are written.
    head: Bytes,
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
        Self(std::array::from_fn(cache))
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
        &self.0[usize::from(accept.avif) + 2 * usize::from(accept.webp)]
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
        };
        self.of(accept)
            .insert(address(uri).to_owned(), Arc::new(answer));
    }

    fn find(&self, service: &Service, asked: &Head<'_, '_>) -> Option<(Arc<HotAnswer>, Bytes)> {
        let accept = asked.headers.iter();
        let accept = accept.filter(|header| header.name.eq_ignore_ascii_case("accept"));
        let accept = named(accept.map(|header| header.value));
        let known = self.of(accept).get(asked.path?)?;
        if !service.lake.is_known_public(&known.dataset) {
            return None;
        }
        let content = service.assets.hot(&known.key)?;
        let bytes = content.in_memory(&(0..content.size()))?;
        Some((known, bytes))
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
        let date = date.ok()?;
        let mut rest = Vec::with_capacity(REST);
        let length = body.len();
        write!(rest, "content-length: {length}\r\ndate: {date}\r\n\r\n").ok()?;
        note_hot(self, asked, peer, begun);
        self.metrics.hot_answered(seconds(begun, self.now()));
        let head = known.head.clone();
        Some(Answer { head, rest, body })
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
