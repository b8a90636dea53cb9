//! A rendered page in the cache.

use super::{PageForm, PageKey};
use crate::content_coding::{self, Coding};
use crate::content_hash::content_hash;
use axum::http::{HeaderValue, StatusCode};
use bytes::Bytes;
use content_client::Tagged;
use jiff::{SignedDuration, Timestamp};
use museum::PageType;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};

/// How long a page may be served after something that it shows has changed.
const MAX_AGE_AFTER_CHANGE: SignedDuration = SignedDuration::from_mins(10);
/// How long a page may be served while it is unknown whether it has changed.
const MAX_UNCONFIRMED_AGE: SignedDuration = SignedDuration::from_hours(24);

/// A page in the cache, with the sync tags of all queries behind it.
pub(crate) type Page = Arc<Tagged<CachedPage>>;

/// What a page has besides its bytes. Files of last good copies have other names for some fields.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct PageMetadata {
    pub(crate) status: u16,
    pub(crate) coding: Coding,
    /// When the same content would be shaped differently.
    pub(crate) valid_until: Option<Timestamp>,
    /// When its rendering began: its content is at least as new.
    #[serde(rename = "rendered")]
    pub(crate) rendering_began: Timestamp,
    /// The build that rendered it.
    pub(crate) build: String,
    /// A hash of the view that it shows.
    #[serde(rename = "view")]
    pub(crate) view_hash: String,
    /// The name of the page's type; the "not found" page has none.
    #[serde(rename = "kind")]
    pub(crate) page_type: Option<String>,
}

/// A rendered page.
pub(crate) struct CachedPage {
    pub(crate) key: PageKey,
    pub(crate) metadata: PageMetadata,
    pub(crate) body: Bytes,
    /// The result of the query of its type, compressed; empty for a page that was encoded anew
    /// for a browser that does not accept its coding.
    pub(crate) query_result: Bytes,
    pub(crate) etag: HeaderValue,
    /// When its content changed, in seconds since 1970; 0 if it did not.
    changed: AtomicI64,
    /// Until when it is known that nothing had changed, in seconds since 1970.
    confirmed: AtomicI64,
    /// Cache hits since it was rendered, of this form and coding.
    reads: AtomicU32,
}

impl CachedPage {
    pub(crate) fn new(
        key: PageKey,
        metadata: PageMetadata,
        body: Bytes,
        query_result: Bytes,
    ) -> Self {
        Self {
            etag: etag(&body),
            confirmed: AtomicI64::new(metadata.rendering_began.as_second()),
            key,
            metadata,
            body,
            query_result,
            changed: AtomicI64::new(0),
            reads: AtomicU32::new(0),
        }
    }

    pub(crate) fn is_valid(&self, now: Timestamp) -> bool {
        self.metadata.valid_until.is_none_or(|until| now < until)
    }

    pub(crate) fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.metadata.status).unwrap_or(StatusCode::OK)
    }

    pub(crate) fn media_type(&self) -> HeaderValue {
        HeaderValue::from_static(match self.key.form {
            PageForm::Document => "text/html; charset=utf-8",
            PageForm::Payload => "application/json",
        })
    }

    /// Its type, which says how it can be shaped again.
    pub(crate) fn page_type(&self) -> Option<&'static PageType> {
        PageType::named(self.metadata.page_type.as_deref()?)
    }

    /// Notes that its content changed.
    pub(super) fn set_changed(&self, now: Timestamp) {
        self.changed.store(now.as_second(), Ordering::Relaxed);
    }

    /// Notes that nothing had changed until this time.
    pub(super) fn set_confirmed(&self, until: Timestamp) {
        self.confirmed
            .fetch_max(until.as_second(), Ordering::Relaxed);
    }

    /// Takes over how stale another page with the same content is.
    pub(crate) fn inherit_staleness(self, other: &Self) -> Self {
        Self {
            changed: AtomicI64::new(other.changed.load(Ordering::Relaxed)),
            confirmed: AtomicI64::new(other.confirmed.load(Ordering::Relaxed)),
            ..self
        }
    }

    /// Since when it may be outdated: when it changed, was last confirmed or expired.
    pub(crate) fn stale_since(&self, now: Timestamp) -> Timestamp {
        let changed = Some(self.changed.load(Ordering::Relaxed)).filter(|second| *second != 0);
        let confirmed = self.confirmed.load(Ordering::Relaxed);
        let since = Timestamp::from_second(changed.unwrap_or(confirmed)).unwrap_or(now);
        let until = self.metadata.valid_until.unwrap_or(Timestamp::MAX);
        since.min(until).min(now)
    }

    /// Whether it may be served as the last good copy.
    pub(super) fn may_be_served(&self, now: Timestamp) -> bool {
        let confirmed = Timestamp::from_second(self.confirmed.load(Ordering::Relaxed)).ok();
        let age = |since: Timestamp| now.duration_since(since);
        confirmed.is_some_and(|confirmed| age(confirmed) < MAX_UNCONFIRMED_AGE)
            && self
                .changed_at()
                .is_none_or(|changed| age(changed) < MAX_AGE_AFTER_CHANGE)
    }

    /// When its content changed, if it did.
    pub(super) fn changed_at(&self) -> Option<Timestamp> {
        let second = self.changed.load(Ordering::Relaxed);
        Timestamp::from_second(second).ok().filter(|_| second != 0)
    }

    /// Counts a visit of the cached page.
    pub(crate) fn count_read(&self) {
        self.reads.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn reads(&self) -> u32 {
        self.reads.load(Ordering::Relaxed)
    }

    /// The size in memory in bytes, about.
    pub(super) fn size(&self) -> usize {
        self.body.len() + self.query_result.len() + self.key.size() + size_of::<Self>()
    }

    /// The same page in another coding, for a browser that does not accept its own.
    pub(crate) async fn in_coding(&self, coding: Coding) -> Self {
        let uncompressed = content_coding::decode(self.body.clone(), self.metadata.coding).await;
        let (body, coding) = content_coding::encode(uncompressed, coding).await;
        let metadata = PageMetadata {
            coding,
            ..self.metadata.clone()
        };
        Self::new(self.key.clone(), metadata, body, Bytes::new()).inherit_staleness(self)
    }
}

/// The `ETag` of these bytes. A page in another coding has other bytes.
fn etag(body: &Bytes) -> HeaderValue {
    let etag = format!("\"{}\"", content_hash(body));
    HeaderValue::from_str(&etag).unwrap_or(HeaderValue::from_static("\"\""))
}
