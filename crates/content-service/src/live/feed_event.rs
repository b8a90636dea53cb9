//! An event of a feed, and for some seconds its content.

use crate::live::fresh::Fresh;
use crate::live::shared_results::SharedResults;
use lake::{ChangedTransaction, Event, PublicRevisions, SelectedChange};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// How long the documents of a transaction are held.
const CONTENT_HELD: Duration = Duration::from_secs(8);

/// Bytes that a tag takes beside its text.
const TAG_BYTES: usize = 24;

/// An event, and the whole transaction once a listener needs it.
#[derive(Debug)]
pub(crate) struct FeedEvent {
    pub(crate) event: Event,
    /// Whether the feed has it for all streams, and not one stream alone.
    pub(crate) is_shared: bool,
    /// One stream reads the transaction at a time, and the others find what it has read.
    pub(crate) reading: tokio::sync::Mutex<()>,
    content: Mutex<Option<HeldContent>>,
}

#[derive(Debug)]
struct HeldContent {
    read_at: Instant,
    /// How often documents had been erased from the dataset's history when it was read.
    purges: i64,
    content: Arc<EventContent>,
}

/// What a transaction did to each document, and what streams find of it.
#[derive(Debug, Default)]
pub(crate) struct EventContent {
    /// `None` if the database has nothing of that number.
    pub(crate) transaction: Option<ChangedTransaction>,
    /// The changes that listeners with the same query and the same rights are told of; `None` if
    /// to find them costs too much.
    pub(crate) selections: SharedResults<Option<Arc<Vec<SelectedChange>>>>,
    /// The sync tags that readers with the same rights may know.
    pub(crate) tags: SharedResults<Arc<Vec<String>>>,
    /// What of it is public, for all streams without a token.
    pub(crate) public_revisions: tokio::sync::Mutex<Option<Fresh<Arc<PublicRevisions>>>>,
}

impl EventContent {
    pub(crate) fn new(transaction: Option<ChangedTransaction>) -> Self {
        Self {
            transaction,
            ..Self::default()
        }
    }

    /// How much memory it takes, about: texts, and the values that were read of them.
    pub(crate) fn memory(&self) -> usize {
        3 * self.bytes()
    }

    /// How long its texts are.
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

    /// An earlier one, which a stream that is far behind has read for itself.
    pub(crate) fn of_one_stream(event: Event) -> Arc<Self> {
        Self::new(event, false)
    }

    fn new(event: Event, is_shared: bool) -> Arc<Self> {
        Arc::new(Self {
            event,
            is_shared,
            reading: tokio::sync::Mutex::default(),
            content: Mutex::default(),
        })
    }

    /// How much memory its sync tags take, about.
    pub(crate) fn tag_bytes(&self) -> usize {
        let tags = self.event.tags.iter().chain(&self.event.draft_tags);
        tags.map(|tag| tag.len() + TAG_BYTES).sum()
    }

    /// Its content, if it is held and nothing was erased since it was read.
    pub(crate) fn content(&self, purges: i64) -> Option<Arc<EventContent>> {
        self.held(|held| {
            let held = held.as_ref().filter(|held| held.purges == purges)?;
            Some(held.content.clone())
        })
    }

    pub(crate) fn hold(&self, content: Arc<EventContent>, purges: i64, read_at: Instant) {
        let held = HeldContent {
            read_at,
            purges,
            content,
        };
        self.held(|content| *content = Some(held));
    }

    /// How many bytes its content has, if it is held.
    pub(crate) fn held_bytes(&self) -> usize {
        self.held(|held| held.as_ref().map_or(0, |held| held.content.bytes()))
    }

    pub(crate) fn forget_content(&self) {
        self.held(|held| *held = None);
    }

    /// Forgets content that was read long ago.
    pub(crate) fn forget_old_content(&self, now: Instant) {
        let is_old = |held: &mut HeldContent| now.duration_since(held.read_at) > CONTENT_HELD;
        self.held(|held| drop(held.take_if(is_old)));
    }

    fn held<T>(&self, with: impl FnOnce(&mut Option<HeldContent>) -> T) -> T {
        with(&mut self.content.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
