//! An event of a feed, and for some seconds its content.

use lake::{ChangedTransaction, Event, SelectedChange};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// How long the documents of a transaction are held.
const CONTENT_HELD: Duration = Duration::from_secs(8);

/// An event, and the whole transaction once a listener needs it.
#[derive(Debug)]
pub(crate) struct FeedEvent {
    pub(crate) event: Arc<Event>,
    /// Whether the feed has it for all streams, and not one stream alone.
    pub(crate) is_shared: bool,
    content: Mutex<Option<HeldContent>>,
}

#[derive(Debug)]
struct HeldContent {
    read_at: Instant,
    /// How often documents had been erased from the dataset's history when it was read.
    purges: i64,
    content: Arc<EventContent>,
}

/// What a transaction did to each document, and what listeners select of it.
#[derive(Debug)]
pub(crate) struct EventContent {
    /// `None` if the database has nothing of that number.
    pub(crate) transaction: Option<ChangedTransaction>,
    selections: Mutex<HashMap<Arc<str>, SharedSelection>>,
}

/// What listeners select, once one of them has found it.
type SharedSelection = Arc<tokio::sync::Mutex<Option<Selection>>>;

/// What a listener is told of a transaction.
#[derive(Clone, Debug)]
pub(crate) struct Selection {
    /// The number of the latest event when the reader's rights were looked at.
    pub(crate) as_of: i64,
    /// The changes; `None` if its filter costs too much.
    pub(crate) changes: Option<Arc<Vec<SelectedChange>>>,
}

impl EventContent {
    pub(crate) fn new(transaction: Option<ChangedTransaction>) -> Self {
        Self {
            transaction,
            selections: Mutex::default(),
        }
    }

    /// What listeners with the same query and the same rights select. Who holds the lock selects
    /// for all of them.
    pub(crate) fn selection(&self, listener: &Arc<str>) -> SharedSelection {
        let mut selections = self
            .selections
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        selections.entry(listener.clone()).or_default().clone()
    }

    /// How much memory it takes, about: texts, and the values that were read of them.
    pub(crate) fn memory(&self) -> usize {
        3 * self.bytes()
    }

    fn bytes(&self) -> usize {
        let bytes = self.transaction.as_ref().map(ChangedTransaction::bytes);
        bytes.unwrap_or_default()
    }
}

impl FeedEvent {
    /// A recent event, which the feed has for all streams.
    pub(crate) fn shared(event: Arc<Event>) -> Arc<Self> {
        Self::new(event, true)
    }

    /// An earlier one, which a stream that is far behind has read for itself.
    pub(crate) fn of_one_stream(event: Arc<Event>) -> Arc<Self> {
        Self::new(event, false)
    }

    fn new(event: Arc<Event>, is_shared: bool) -> Arc<Self> {
        Arc::new(Self {
            event,
            is_shared,
            content: Mutex::default(),
        })
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
