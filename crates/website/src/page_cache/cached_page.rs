//! A rendered page in the cache.

use super::PageKey;
use crate::content_coding::{self, Coding};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use bytes::Bytes;
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Browsers revalidate a page each time, which costs a few bytes.
const CACHE_CONTROL: &str = "no-cache";

/// A page as it was rendered.
pub(crate) struct Rendition {
    pub(crate) media_type: &'static str,
    pub(crate) body: Bytes,
    pub(crate) coding: Coding,
    /// The sync tags of all queries behind it; `None` if one of them was not answered.
    pub(crate) tags: Option<Vec<String>>,
    /// When the same content would be shaped differently.
    pub(crate) valid_until: Option<Timestamp>,
}

/// The same in the cache.
pub(crate) struct CachedPage {
    pub(crate) key: PageKey,
    rendition: Rendition,
    etag: HeaderValue,
    dropped: AtomicBool,
    reads: AtomicU32,
}

impl CachedPage {
    pub(crate) fn new(key: PageKey, rendition: Rendition) -> Self {
        Self {
            etag: etag(&rendition.body),
            key,
            rendition,
            dropped: AtomicBool::new(false),
            reads: AtomicU32::new(0),
        }
    }

    /// Whether it may be served: nothing that it shows has changed.
    pub(super) fn is_valid(&self, now: Timestamp) -> bool {
        let in_time = self.rendition.valid_until.is_none_or(|until| now < until);
        in_time && !self.dropped.load(Ordering::Acquire)
    }

    /// Whether all that it is made of was there.
    pub(super) fn is_whole(&self) -> bool {
        self.rendition.tags.is_some()
    }

    pub(super) fn tags(&self) -> &[String] {
        self.rendition.tags.as_deref().unwrap_or_default()
    }

    /// Marks it as not to be served any more; whether it was not yet.
    pub(super) fn drop_it(&self) -> bool {
        !self.dropped.swap(true, Ordering::AcqRel)
    }

    pub(super) fn read(&self) {
        self.reads.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn reads(&self) -> u32 {
        self.reads.load(Ordering::Relaxed)
    }

    /// Bytes that it takes, about.
    pub(super) fn size(&self) -> usize {
        let tags: usize = self.tags().iter().map(String::len).sum();
        self.rendition.body.len() + tags + size_of::<Self>()
    }

    /// The response to a request with these headers.
    pub(crate) fn response(&self, request: &HeaderMap) -> Response {
        let mut headers = HeaderMap::new();
        headers.insert(
            header::CACHE_CONTROL,
            HeaderValue::from_static(CACHE_CONTROL),
        );
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        headers.insert(header::ETAG, self.etag.clone());
        if self.is_known_to(request) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        let media_type = HeaderValue::from_static(self.rendition.media_type);
        headers.insert(header::CONTENT_TYPE, media_type);
        if let Some(name) = content_coding::name(self.rendition.coding) {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
        }
        (headers, self.rendition.body.clone()).into_response()
    }

    /// Whether the browser has this very page: RFC 9110, 13.1.2.
    fn is_known_to(&self, request: &HeaderMap) -> bool {
        let known = request.get_all(header::IF_NONE_MATCH).iter();
        let known = known.filter_map(|value| value.to_str().ok());
        let own = self.etag.to_str().unwrap_or_default();
        let mut tags = known.flat_map(|value| value.split(',')).map(str::trim);
        tags.any(|tag| tag == "*" || tag.trim_start_matches("W/") == own)
    }
}

/// The tag of these bytes. A page in another coding has other bytes.
fn etag(body: &Bytes) -> HeaderValue {
    let hash = Sha256::digest(body);
    let tag = format!("\"{}\"", URL_SAFE_NO_PAD.encode(&hash[..12]));
    HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("\"\""))
}
