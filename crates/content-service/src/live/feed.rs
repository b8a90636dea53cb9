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

/// Events that are held in memory, for streams that are a little behind.
const RECENT: usize = 1024;

/// Events that are read from the database at once.
const PAGE: usize = 500;

/// Events that a stream takes at once.
const BATCH: usize = 50;

/// Bytes of documents that the recent events of a dataset hold for their streams. In memory they
/// take two or three times as much.
const CONTENT_BYTES: usize = 16 << 20;

/// What nobody announces is read in this rhythm: at least once a second, and a busy machine is
/// late at times.
const COMPARED: Duration = Duration::from_millis(700);

/// A stream that is further behind starts anew.
const MOST_BEHIND: i64 = 2000;

/// What is known of a dataset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FeedState {
    /// The number of its latest event.
    pub(crate) seq: i64,
    /// Whether a reader without a token may read it.
    pub(crate) public: bool,
    /// The number of its latest event when it was last opened to everyone.
    public_since: i64,
    /// How often documents were erased from its history.
    purges: i64,
    /// How often its numbers went back, because a backup was restored.
    restores: u64,
    /// Whether it was deleted.
    pub(crate) gone: bool,
}

impl FeedState {
    fn of(position: Position) -> Self {
        Self {
            seq: position.seq,
            public: position.public,
            public_since: position.public_since,
            purges: position.purges,
            restores: 0,
            gone: false,
        }
    }

    /// What does not change when a transaction is committed, or documents are erased.
    fn without_numbers(self) -> Self {
        let (seq, purges) = (0, 0);
        Self {
            seq,
            purges,
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
    /// That the database may have something new.
    announced: Arc<Notify>,
    metrics: LiveMetrics,
}

impl Feed {
    /// Opens a feed at a position. Its task ends when nobody holds it any more.
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

    /// What is known of the dataset now.
    pub(crate) fn state(&self) -> FeedState {
        *self.state.borrow()
    }

    /// Takes an announcement: that the dataset has come to a number, or that something else of it
    /// changed. However many come while the database is being read, it is read once more.
    pub(crate) fn announce(&self, seq: Option<i64>) {
        if seq.is_none_or(|seq| seq > self.state().seq) {
            self.announced.notify_one();
        }
    }

    /// Reads from the database what is new.
    async fn read(&self, lake: &Lake, was_announced: bool) -> Result<(), LakeError> {
        let Some(position) = lake.position(self.ds).await? else {
            self.for_each_recent(FeedEvent::forget_content);
            self.state.send_modify(|state| state.gone = true);
            return Ok(());
        };
        let before = self.state();
        let is_restored = position.seq < before.seq;
        if is_restored {
            self.recent().clear();
        }
        if position.purges != before.purges {
            self.for_each_recent(FeedEvent::forget_content);
        }
        // Before its events: a stream without a token that has them knows that it may.
        let state = FeedState {
            seq: before.seq.min(position.seq),
            restores: before.restores + u64::from(is_restored),
            ..FeedState::of(position)
        };
        self.state.send_if_modified(|known| {
            let is_other = *known != state;
            *known = state;
            is_other
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
            let events = lake.events_between(self.ds, missing, PAGE).await?;
            if events.is_empty() {
                return Ok(());
            }
            if !was_announced {
                self.metrics.unannounced.inc_by(events.len() as u64);
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
        let over = recent.len().saturating_sub(RECENT);
        recent.drain(..over);
        drop(recent);
        self.state.send_modify(|state| state.seq = latest);
    }

    fn recent(&self) -> MutexGuard<'_, VecDeque<Arc<FeedEvent>>> {
        self.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn for_each_recent(&self, with: impl Fn(&FeedEvent)) {
        self.recent().iter().for_each(|one| with(one));
    }

    /// What an event did to each document, and whether it was read from the database. One stream
    /// reads it for all.
    async fn content(
        &self,
        one: &FeedEvent,
        lake: &Lake,
    ) -> Result<(Arc<EventContent>, bool), LakeError> {
        let _reading = one.reading.lock().await;
        let purges = self.state().purges;
        if let Some(content) = one.content(purges) {
            return Ok((content, false));
        }
        let seq = one.event.seq;
        let read = lake.changed_transactions(self.ds, seq..=seq).await?;
        let transaction = read.into_iter().next().map(|(_, transaction)| transaction);
        let content = Arc::new(EventContent::new(transaction));
        one.hold(content.clone(), purges, Instant::now());
        self.bound_content(seq);
        Ok((content, true))
    }

    /// Forgets the content of the earliest events, until that of the others fits. The one that
    /// was just read stays, however large it is.
    fn bound_content(&self, just_read: i64) {
        let recent = self.recent();
        let mut held: usize = recent.iter().map(|one| one.held_bytes()).sum();
        for one in recent.iter().filter(|one| one.event.seq != just_read) {
            if held <= CONTENT_BYTES {
                return;
            }
            held -= one.held_bytes();
            one.forget_content();
        }
    }

    /// The next events after a number that are in memory; `None` if some are not any more.
    fn recent_after(&self, seq: i64) -> Option<Vec<Arc<FeedEvent>>> {
        let recent = self.recent();
        let first = recent.front().map(|one| one.event.seq)?;
        let after = recent.iter().filter(|one| one.event.seq > seq);
        (first <= seq + 1).then(|| after.take(BATCH).cloned().collect())
    }
}

async fn follow(feed: Weak<Feed>, announced: Arc<Notify>, lake: Lake, stop: CancellationToken) {
    let mut rhythm = interval(COMPARED);
    rhythm.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let was_announced = tokio::select! {
            biased;
            () = stop.cancelled() => return,
            () = announced.notified() => true,
            _ = rhythm.tick() => false,
        };
        let Some(feed) = feed.upgrade() else {
            return;
        };
        if !was_announced {
            let now = Instant::now();
            feed.for_each_recent(|one| one.forget_old_content(now));
        }
        if let Err(error) = feed.read(&lake, was_announced).await {
            // It is read again in a moment.
            tracing::warn!(ds = feed.ds, %error, "events could not be read");
        }
    }
}

/// Where a stream stands in a feed.
#[derive(Debug)]
pub(crate) struct Cursor {
    feed: Arc<Feed>,
    state: watch::Receiver<FeedState>,
    position: i64,
    /// What its stream began with.
    begun_with: FeedState,
    /// What its stream last knew of the dataset.
    noticed: FeedState,
}

/// What comes next.
#[derive(Debug)]
pub(crate) enum Next {
    /// Some events, the earliest first.
    Events(Vec<Arc<FeedEvent>>),
    /// Too much happened: the stream is at the latest event now.
    Lost,
    /// The dataset was closed, opened, deleted or restored.
    State,
}

impl Cursor {
    /// A cursor at the latest event, or after the one that a client names, if that is not too
    /// long ago; and whether it is.
    pub(crate) fn new(feed: Arc<Feed>, after: Option<i64>) -> (Self, bool) {
        let mut state = feed.state.subscribe();
        let now = *state.borrow_and_update();
        let near = |seq: &i64| (now.seq - MOST_BEHIND..=now.seq).contains(seq);
        let resumed = after.filter(near);
        let cursor = Self {
            feed,
            state,
            position: resumed.unwrap_or(now.seq),
            begun_with: now.without_numbers(),
            noticed: now.without_numbers(),
        };
        (cursor, after.is_none() || resumed.is_some())
    }

    /// The number after which it goes on.
    pub(crate) fn position(&self) -> i64 {
        self.position
    }

    /// The dataset.
    pub(crate) fn ds(&self) -> i32 {
        self.feed.ds
    }

    /// What is known of the dataset now.
    pub(crate) fn state(&self) -> FeedState {
        self.feed.state()
    }

    /// Whether a stream must begin anew, which it does at the latest event: the dataset was
    /// restored or, for readers without a token, opened since the stream began.
    pub(crate) fn begins_anew(&mut self, is_anonymous: bool) -> bool {
        let (now, before) = (self.feed.state(), self.begun_with);
        let is_restored = now.restores != before.restores;
        let is_opened = is_anonymous && now.public_since != before.public_since;
        if is_restored || is_opened {
            self.begun_with = now.without_numbers();
            self.position = now.seq;
            return true;
        }
        false
    }

    /// The content of an event, if the feed has it.
    pub(crate) fn held_content(&self, one: &FeedEvent) -> Option<Arc<EventContent>> {
        one.content(self.feed.state().purges)
    }

    /// What an event did to each document, and whether it was read from the database.
    pub(crate) async fn content(
        &self,
        one: &FeedEvent,
        lake: &Lake,
    ) -> Result<(Arc<EventContent>, bool), LakeError> {
        self.feed.content(one, lake).await
    }

    /// Waits for what comes next.
    pub(crate) async fn next(&mut self, lake: &Lake) -> Result<Next, LakeError> {
        loop {
            let state = *self.state.borrow_and_update();
            if state.without_numbers() != self.noticed {
                self.noticed = state.without_numbers();
                return Ok(Next::State);
            }
            if state.seq > self.position {
                return self.events(state.seq, lake).await;
            }
            if self.state.changed().await.is_err() {
                // The feed lives as long as this cursor.
                std::future::pending::<()>().await;
            }
        }
    }

    async fn events(&mut self, latest: i64, lake: &Lake) -> Result<Next, LakeError> {
        if latest - self.position > MOST_BEHIND {
            self.position = latest;
            self.feed.metrics.lost.inc();
            return Ok(Next::Lost);
        }
        let events = if let Some(events) = self.feed.recent_after(self.position) {
            events
        } else {
            let missing = (self.position, latest);
            let events = lake.events_between(self.feed.ds, missing, BATCH).await?;
            events.into_iter().map(FeedEvent::of_one_stream).collect()
        };
        self.position = events.last().map_or(latest, |last| last.event.seq);
        Ok(Next::Events(events))
    }
}
