//! An event of a feed, which caches its content for some seconds.

use crate::live::shared_results::SharedResults;
use crate::live::timed_result::TimedResult;
use lake::{ChangedTransaction, Event, PublicRevisions, SelectedChange};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// How long the content of an event is cached.
const CONTENT_MAX_AGE: Duration = Duration::from_secs(8);

/// Bytes that a tag takes in addition to its text.
const TAG_OVERHEAD: usize = 24;

/// An event, and its content once a stream needs it.
#[derive(Debug)]
pub(crate) struct FeedEvent {
    pub(crate) event: Event,
    /// Whether the feed has it for all streams. Otherwise one stream has read it for itself.
    pub(crate) is_shared: bool,
    /// Held by the stream that reads the content. The others then find it in the cache.
    pub(crate) reading: tokio::sync::Mutex<()>,
    cached: Mutex<Option<CachedContent>>,
}

#[derive(Debug)]
struct CachedContent {
    read_at: Instant,
    /// How often documents had been erased from the dataset's history when it was read.
    erasures: i64,
    content: Arc<EventContent>,
}

/// The content of an event: what the transaction did to each document, and the results that
/// streams share.
#[derive(Debug, Default)]
pub(crate) struct EventContent {
    /// `None` if the database has no transaction of this number.
    pub(crate) transaction: Option<ChangedTransaction>,
    /// The changes that are sent to listeners with the same query and the same rights; `None` if
    /// to evaluate the query costs too much.
    pub(crate) selections: SharedResults<Option<Arc<Vec<SelectedChange>>>>,
    /// The sync tags that are sent to readers with the same rights.
    pub(crate) tags: SharedResults<Arc<Vec<String>>>,
    /// The public revisions of its documents, for all streams without a token.
    pub(crate) public_revisions: tokio::sync::Mutex<Option<TimedResult<Arc<PublicRevisions>>>>,
}

impl EventContent {
    pub(crate) fn new(transaction: Option<ChangedTransaction>) -> Self {
        Self {
            transaction,
            ..Self::default()
        }
    }

    /// About how much memory it takes: JSON text and parsed values.
    pub(crate) fn memory(&self) -> usize {
        3 * self.bytes()
    }

    /// The length of its JSON text.
    pub(crate) fn bytes(&self) -> usize {
        let bytes = self.transaction.as_ref().map(ChangedTransaction::bytes);
        bytes.unwrap_or_default()
    }
}

impl FeedEvent {
    /// A recent event, which the feed has for all streams.
    pub(crate) fn shared(event: Event) -> Arc<Self> {
        Self::new(event, true)
    }

    /// An earlier event, which a stream that is far behind has read for itself.
    pub(crate) fn of_one_stream(event: Event) -> Arc<Self> {
        Self::new(event, false)
    }

    fn new(event: Event, is_shared: bool) -> Arc<Self> {
        Arc::new(Self {
            event,
            is_shared,
            reading: tokio::sync::Mutex::default(),
            cached: Mutex::default(),
        })
    }

    /// The number of its transaction.
    pub(crate) fn seq(&self) -> i64 {
        self.event.seq
    }

    /// About how much memory its sync tags take.
    pub(crate) fn tag_bytes(&self) -> usize {
        let tags = self.event.tags.iter().chain(&self.event.draft_tags);
        tags.map(|tag| tag.len() + TAG_OVERHEAD).sum()
    }

    /// Its content, if it is cached and no document was erased since it was read.
    pub(crate) fn cached_content(&self, erasures: i64) -> Option<Arc<EventContent>> {
        self.with_cached(|cached| {
            let cached = cached.as_ref()?;
            (cached.erasures == erasures).then(|| cached.content.clone())
        })
    }

    pub(crate) fn cache_content(
        &self,
        content: Arc<EventContent>,
        erasures: i64,
        read_at: Instant,
    ) {
        let content = CachedContent {
            read_at,
            erasures,
            content,
        };
        self.with_cached(|cached| *cached = Some(content));
    }

    /// The length of its cached content; 0 if there is none.
    pub(crate) fn cached_bytes(&self) -> usize {
        self.with_cached(|cached| cached.as_ref().map_or(0, |cached| cached.content.bytes()))
    }

    pub(crate) fn forget_content(&self) {
        self.with_cached(|cached| *cached = None);
    }

    /// Forgets content that is older than `CONTENT_MAX_AGE`.
    pub(crate) fn forget_old_content(&self, now: Instant) {
        let is_old =
            |cached: &mut CachedContent| now.duration_since(cached.read_at) > CONTENT_MAX_AGE;
        self.with_cached(|cached| drop(cached.take_if(is_old)));
    }

    fn with_cached<T>(&self, action: impl FnOnce(&mut Option<CachedContent>) -> T) -> T {
        action(&mut self.cached.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
