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
use jiff::{SignedDuration, Timestamp};
use lake::{Dataset, Lake};
use moka::policy::EvictionPolicy;
use moka::sync::Cache;
use pictures::Accept;
use std::cell::RefCell;
use std::io::Write;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, Weak};

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

/// How long it is not asked again whether a dataset is public.
const PUBLIC: SignedDuration = SignedDuration::from_millis(50);

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
    standing: Mutex<Standing>,
}

/// What was found of an answer when it was last given.
#[derive(Default)]
struct Standing {
    /// How often it was given out of this process's memory.
    given: usize,
    /// Its bytes, as long as the kernel keeps them.
    in_kernel: Weak<KernelBytes>,
    /// Until when it is known that anyone may see it, unless a dataset was changed here.
    public: (Timestamp, u64),
}

impl Standing {
    fn is_public(&mut self, lake: &Lake, dataset: &str, now: Timestamp) -> bool {
        let changes = lake.dataset_changes();
        let (until, then) = self.public;
        if now < until && then == changes {
            return true;
        }
        let public = lake.is_known_public(dataset);
        let until = now.checked_add(PUBLIC).unwrap_or(now);
        self.public = if public {
            (until, changes)
        } else {
            Default::default()
        };
        public
    }
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
            standing: Mutex::default(),
        };
        self.of(accept)
            .insert(address(uri).to_owned(), Arc::new(answer));
    }

    fn find(
        &self,
        service: &Service,
        asked: &Head<'_, '_>,
        now: Timestamp,
    ) -> Option<(Arc<HotAnswer>, Body)> {
        let accept = asked.headers.iter();
        let accept = accept.filter(|header| header.name.eq_ignore_ascii_case("accept"));
        let accept = named(accept.map(|header| header.value));
        let known = self.of(accept).get(asked.path?)?;
        let mut standing = known.standing.lock().ok()?;
        if !standing.is_public(&service.lake, &known.dataset, now) {
            return None;
        }
        let body = self.body(service, &known.key, &mut standing)?;
        drop(standing);
        Some((known, body))
    }

    fn body(
        &self,
        service: &Service,
        key: &DerivativeKey,
        standing: &mut Standing,
    ) -> Option<Body> {
        if let Some(bytes) = standing.in_kernel.upgrade() {
            service.assets.note_hot();
            return Some(Body::Kernel(bytes));
        }
        let content = service.assets.hot(key)?;
        let bytes = content.in_memory(&(0..content.size()))?;
        standing.given += 1;
        // What was pushed out in favour of others is not tried again each time.
        if bytes.len() >= LARGE
            && standing.given.is_multiple_of(OFTEN)
            && let Ok(bytes) = KernelBytes::new(&bytes)
        {
            let bytes = Arc::new(bytes);
            standing.in_kernel = Arc::downgrade(&bytes);
            self.in_kernel.insert(key.clone(), bytes);
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
        let (known, body) = self.hot_answers().find(self, asked, begun)?;
        let length = body.len();
        let mut head = Vec::with_capacity(known.head.len() + REST);
        head.extend_from_slice(&known.head);
        write!(head, "content-length: {length}\r\ndate: ").ok()?;
        write_date(&mut head, begun)?;
        head.extend_from_slice(b"\r\n\r\n");
        note_hot(self, asked, peer, begun);
        self.metrics.hot_answered();
        Some(Answer { head, body })
    }
}

/// Writes a date as HTTP has it. The last one is kept: most answers are of one second.
fn write_date(head: &mut Vec<u8>, at: Timestamp) -> Option<()> {
    thread_local! {
        static LAST: RefCell<(i64, String)> = const { RefCell::new((i64::MIN, String::new())) };
    }
    LAST.with_borrow_mut(|(second, date)| {
        if *second != at.as_second() {
            let printer = DateTimePrinter::new();
            *date = printer.timestamp_to_rfc9110_string(&at).ok()?;
            *second = at.as_second();
        }
        head.extend_from_slice(date.as_bytes());
        Some(())
    })
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
