//! The latest events of a dataset.

use crate::live::feed_event::{EventContent, FeedEvent};
use crate::live::{Live, LiveMetrics};
use lake::{Event, Lake, LakeError, Position};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;

/// Events that a feed keeps in memory, for streams that are a little behind.
const MAX_RECENT_EVENTS: usize = 1024;

/// Events that one read from the database returns.
const READ_BATCH: usize = 500;

/// Events that a stream takes from its feed in one step.
const STREAM_BATCH: usize = 50;

/// Bytes of documents that a feed caches for its streams. In memory they take two or three times
/// as much.
const MAX_CONTENT_BYTES: usize = 16 << 20;

/// How often the database is polled for commits that were not announced. It is less than a second
/// so that a busy machine, which is late at times, does it once a second.
const POLL_INTERVAL: Duration = Duration::from_millis(700);

/// A stream that is further behind is reset.
const MAX_EVENTS_BEHIND: i64 = 2000;

/// The state of a dataset, as far as this node knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FeedState {
    /// The number of its latest event.
    pub(crate) seq: i64,
    /// Whether a reader without a token may read it.
    pub(crate) public: bool,
    /// The number of its latest event when it was last made public.
    public_since: i64,
    /// How often documents were erased from its history.
    erasures: i64,
    /// How often its numbers went back, because a backup was restored.
    restores: u64,
    /// Whether it was deleted.
    pub(crate) is_deleted: bool,
}

impl FeedState {
    fn of(position: Position) -> Self {
        Self {
            seq: position.seq,
            public: position.public,
            public_since: position.public_since,
            erasures: position.purges,
            restores: 0,
            is_deleted: false,
        }
    }

    /// The state without what changes when a transaction is committed or documents are erased.
    fn without_progress(self) -> Self {
        Self {
            seq: 0,
            erasures: 0,
            ..self
        }
    }
}

/// The events of a dataset on this node.
#[derive(Debug)]
pub(crate) struct Feed {
    ds: i32,
    state: watch::Sender<FeedState>,
    recent: Mutex<VecDeque<Arc<FeedEvent>>>,
    /// Notified when the database may have new events.
    announced: Arc<Notify>,
    metrics: LiveMetrics,
}

impl Feed {
    /// Opens a feed at a position. Its task ends when no stream holds it any more.
    pub(crate) fn open(ds: i32, position: Position, live: &Live) -> Arc<Self> {
        let announced = Arc::new(Notify::new());
        let feed = Arc::new(Self {
            ds,
            state: watch::Sender::new(FeedState::of(position)),
            recent: Mutex::default(),
            announced: announced.clone(),
            metrics: live.metrics().clone(),
        });
        tokio::spawn(follow(
            Arc::downgrade(&feed),
            announced,
            live.lake().clone(),
            live.stopped(),
        ));
        feed
    }

    /// The present state of the dataset.
    pub(crate) fn state(&self) -> FeedState {
        *self.state.borrow()
    }

    /// Announces a transaction, or with `None` another change of the dataset. All announcements that
    /// arrive during one read of the database lead to one more read.
    pub(crate) fn announce(&self, seq: Option<i64>) {
        if seq.is_none_or(|seq| seq > self.state().seq) {
            self.announced.notify_one();
        }
    }

    /// Reads the state and the new events from the database.
    async fn read(&self, lake: &Lake, was_announced: bool) -> Result<(), LakeError> {
        let Some(position) = lake.position(self.ds).await? else {
            self.for_each_recent(FeedEvent::forget_content);
            self.state.send_modify(|state| state.is_deleted = true);
            return Ok(());
        };
        let before = self.state();
        let is_restored = position.seq < before.seq;
        if is_restored {
            self.recent().clear();
        }
        if position.purges != before.erasures {
            self.for_each_recent(FeedEvent::forget_content);
        }
        // The state is set before the events, so that an anonymous stream has no event before it
        // knows that the dataset is public.
        let state = FeedState {
            seq: before.seq.min(position.seq),
            restores: before.restores + u64::from(is_restored),
            ..FeedState::of(position)
        };
        self.state.send_if_modified(|known| {
            let is_changed = *known != state;
            *known = state;
            is_changed
        });
        self.catch_up(position.seq, lake, was_announced).await
    }

    async fn catch_up(
        &self,
        up_to: i64,
        lake: &Lake,
        was_announced: bool,
    ) -> Result<(), LakeError> {
        loop {
            let missing = (self.state().seq, up_to);
            if missing.0 >= up_to {
                return Ok(());
            }
            let events = lake.events_between(self.ds, missing, READ_BATCH).await?;
            if events.is_empty() {
                return Ok(());
            }
            if !was_announced {
                self.metrics.read_back.inc_by(events.len() as u64);
            }
            self.push(events);
        }
    }

    fn push(&self, events: Vec<Event>) {
        let Some(latest) = events.last().map(|event| event.seq) else {
            return;
        };
        let mut recent = self.recent();
        recent.extend(events.into_iter().map(FeedEvent::shared));
        let excess = recent.len().saturating_sub(MAX_RECENT_EVENTS);
        recent.drain(..excess);
        drop(recent);
        self.state.send_modify(|state| state.seq = latest);
    }

    fn recent(&self) -> MutexGuard<'_, VecDeque<Arc<FeedEvent>>> {
        self.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn for_each_recent(&self, action: impl Fn(&FeedEvent)) {
        self.recent().iter().for_each(|event| action(event));
    }

    /// The content of an event, and whether it was read from the database now. One stream reads it
    /// for all.
    async fn content(
        &self,
        event: &FeedEvent,
        lake: &Lake,
    ) -> Result<(Arc<EventContent>, bool), LakeError> {
        let _reading = event.reading.lock().await;
        let erasures = self.state().erasures;
        if let Some(content) = event.cached_content(erasures) {
            return Ok((content, false));
        }
        let seq = event.seq();
        let read = lake.changed_transactions(self.ds, seq..=seq).await?;
        let transaction = read.into_iter().next().map(|(_, transaction)| transaction);
        let content = Arc::new(EventContent::new(transaction));
        event.cache_content(content.clone(), erasures, Instant::now());
        self.evict_content(seq);
        Ok((content, true))
    }

    /// Evicts the content of the earliest events until the rest fits into the cache. The content
    /// that was just read stays, however large it is.
    fn evict_content(&self, just_read: i64) {
        let recent = self.recent();
        let mut cached: usize = recent.iter().map(|event| event.cached_bytes()).sum();
        for event in recent.iter().filter(|event| event.seq() != just_read) {
            if cached <= MAX_CONTENT_BYTES {
                return;
            }
            cached -= event.cached_bytes();
            event.forget_content();
        }
    }

    /// The next events after a number that are in memory; `None` if some are not any more.
    fn recent_after(&self, seq: i64) -> Option<Vec<Arc<FeedEvent>>> {
        let recent = self.recent();
        let first = recent.front().map(|event| event.seq())?;
        let after = recent.iter().filter(|event| event.seq() > seq);
        (first <= seq + 1).then(|| after.take(STREAM_BATCH).cloned().collect())
    }
}

async fn follow(feed: Weak<Feed>, announced: Arc<Notify>, lake: Lake, stop: CancellationToken) {
    let mut poll = interval(POLL_INTERVAL);
    poll.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let was_announced = tokio::select! {
            biased;
            () = stop.cancelled() => return,
            () = announced.notified() => true,
            _ = poll.tick() => false,
        };
        let Some(feed) = feed.upgrade() else {
            return;
        };
        if !was_announced {
            let now = Instant::now();
            feed.for_each_recent(|event| event.forget_old_content(now));
        }
        if let Err(error) = feed.read(&lake, was_announced).await {
            // The next poll reads them.
            tracing::warn!(ds = feed.ds, %error, "events could not be read");
        }
    }
}

/// The position of a stream in a feed.
#[derive(Debug)]
pub(crate) struct Cursor {
    feed: Arc<Feed>,
    state: watch::Receiver<FeedState>,
    position: i64,
    /// The state when its stream began, or was reset.
    state_at_start: FeedState,
    /// The state that its stream was last told of.
    last_reported: FeedState,
}

/// What a feed has next for a stream.
#[derive(Debug)]
pub(crate) enum FeedItem {
    /// Some events, the earliest first.
    Events(Vec<Arc<FeedEvent>>),
    /// The stream was too far behind, and is at the latest event now.
    Reset,
    /// The dataset was made private, made public, deleted or restored.
    StateChanged,
}

impl Cursor {
    /// A cursor after the event that a client names, or at the latest event. Also returns false if
    /// the client named an event and cannot resume there, because it is too long ago.
    pub(crate) fn new(feed: Arc<Feed>, after: Option<i64>) -> (Self, bool) {
        let mut state = feed.state.subscribe();
        let now = *state.borrow_and_update();
        let is_recent = |seq: &i64| (now.seq - MAX_EVENTS_BEHIND..=now.seq).contains(seq);
        let resumed = after.filter(is_recent);
        let cursor = Self {
            feed,
            state,
            position: resumed.unwrap_or(now.seq),
            state_at_start: now.without_progress(),
            last_reported: now.without_progress(),
        };
        (cursor, after.is_none() || resumed.is_some())
    }

    /// The number of the last event that the stream has taken.
    pub(crate) fn position(&self) -> i64 {
        self.position
    }

    /// The id of the dataset in the database.
    pub(crate) fn ds(&self) -> i32 {
        self.feed.ds
    }

    /// The present state of the dataset.
    pub(crate) fn state(&self) -> FeedState {
        self.feed.state()
    }

    /// Moves to the latest event if the stream must be reset, and says whether it must: since it
    /// began, the dataset was restored or, for readers without a token, made public.
    pub(crate) fn take_reset(&mut self, is_anonymous: bool) -> bool {
        let (now, before) = (self.feed.state(), self.state_at_start);
        let is_restored = now.restores != before.restores;
        let is_made_public = is_anonymous && now.public_since != before.public_since;
        if is_restored || is_made_public {
            self.state_at_start = now.without_progress();
            self.position = now.seq;
            return true;
        }
        false
    }

    /// The content of an event, if the feed has it in memory.
    pub(crate) fn cached_content(&self, event: &FeedEvent) -> Option<Arc<EventContent>> {
        event.cached_content(self.feed.state().erasures)
    }

    /// The content of an event, and whether it was read from the database now.
    pub(crate) async fn content(
        &self,
        event: &FeedEvent,
        lake: &Lake,
    ) -> Result<(Arc<EventContent>, bool), LakeError> {
        self.feed.content(event, lake).await
    }

    /// Waits for the next item.
    pub(crate) async fn next(&mut self, lake: &Lake) -> Result<FeedItem, LakeError> {
        loop {
            let state = *self.state.borrow_and_update();
            if state.without_progress() != self.last_reported {
                self.last_reported = state.without_progress();
                return Ok(FeedItem::StateChanged);
            }
            if state.seq > self.position {
                return self.events(state.seq, lake).await;
            }
            if self.state.changed().await.is_err() {
                // The cursor holds the feed, so the sender cannot be dropped during the wait.
                std::future::pending::<()>().await;
            }
        }
    }

    async fn events(&mut self, latest: i64, lake: &Lake) -> Result<FeedItem, LakeError> {
        if latest - self.position > MAX_EVENTS_BEHIND {
            self.position = latest;
            self.feed.metrics.lost.inc();
            return Ok(FeedItem::Reset);
        }
        let events = if let Some(events) = self.feed.recent_after(self.position) {
            events
        } else {
            let missing = (self.position, latest);
            let events = lake
                .events_between(self.feed.ds, missing, STREAM_BATCH)
                .await?;
            events.into_iter().map(FeedEvent::of_one_stream).collect()
        };
        self.position = events.last().map_or(latest, |last| last.seq());
        Ok(FeedItem::Events(events))
    }
}
