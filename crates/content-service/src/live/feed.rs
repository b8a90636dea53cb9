//! The latest events of a dataset.

use crate::live::feed_event::{EventContent, FeedEvent};
use crate::live::{Live, LiveMetrics};
use lake::{Event, Lake, LakeError, Position};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;

/// Events that are held in memory, for streams that are a little behind.
const RECENT: usize = 1024;

/// Events that may wait for the feed's task. Beyond that it reads them from the database.
const HINTS: usize = 1024;

/// Events that are read from the database at once.
const PAGE: usize = 500;

/// Events that a stream takes at once.
const BATCH: usize = 50;

/// Bytes of documents that the recent events of a dataset hold for their streams. In memory they
/// take two or three times as much.
const CONTENT_BYTES: usize = 16 << 20;

/// The feed compares its number with the database's in this rhythm: at least once a second, and
/// a busy machine is late at times.
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
    /// How often documents were erased from its history.
    purges: i64,
    /// Whether it was deleted.
    pub(crate) gone: bool,
}

/// The events of a dataset on this node.
#[derive(Debug)]
pub(crate) struct Feed {
    ds: i32,
    state: watch::Sender<FeedState>,
    recent: Mutex<VecDeque<Arc<FeedEvent>>>,
    /// One listener reads transactions at a time, and the others find what it has read.
    reading: tokio::sync::Mutex<()>,
    metrics: LiveMetrics,
}

/// Where a feed is told of events.
#[derive(Clone, Debug)]
pub(crate) struct Hints(mpsc::Sender<Option<Arc<Event>>>);

impl Hints {
    /// An event, or that there is one. One that finds no room is found by its number.
    pub(crate) fn hint(&self, event: Option<Arc<Event>>) {
        let _ = self.0.try_send(event);
    }
}

impl Feed {
    /// Opens a feed at a position. Its task ends when nobody holds it any more.
    pub(crate) fn open(ds: i32, position: Position, live: &Live) -> (Arc<Self>, Hints) {
        let state = FeedState {
            seq: position.seq,
            public: position.public,
            purges: position.purges,
            gone: false,
        };
        let feed = Arc::new(Self {
            ds,
            state: watch::Sender::new(state),
            recent: Mutex::default(),
            reading: tokio::sync::Mutex::default(),
            metrics: live.metrics().clone(),
        });
        let (sender, receiver) = mpsc::channel(HINTS);
        tokio::spawn(follow(
            Arc::downgrade(&feed),
            receiver,
            live.lake().clone(),
            live.stopped(),
        ));
        (feed, Hints(sender))
    }

    /// What is known of the dataset now.
    pub(crate) fn state(&self) -> FeedState {
        *self.state.borrow()
    }

    async fn hear(&self, event: Arc<Event>, lake: &Lake) -> Result<(), LakeError> {
        let latest = self.state().seq;
        if event.seq == latest + 1 {
            self.push(vec![event]);
        } else if event.seq > latest {
            self.catch_up(lake).await?;
        }
        Ok(())
    }

    /// Compares the number with the database's.
    async fn compare(&self, lake: &Lake) -> Result<(), LakeError> {
        let now = Instant::now();
        self.for_each_recent(|one| one.forget_old_content(now));
        let position = lake.position(self.ds).await?;
        if position.is_none_or(|position| position.purges != self.state().purges) {
            self.for_each_recent(FeedEvent::forget_content);
        }
        self.state.send_if_modified(|state| {
            let before = *state;
            state.gone = position.is_none();
            state.public = position.is_some_and(|position| position.public);
            state.purges = position.map_or(state.purges, |position| position.purges);
            *state != before
        });
        if position.is_some_and(|position| position.seq > self.state().seq) {
            self.catch_up(lake).await?;
        }
        Ok(())
    }

    async fn catch_up(&self, lake: &Lake) -> Result<(), LakeError> {
        loop {
            let latest = self.state().seq;
            let events = lake.events_after(self.ds, latest, PAGE).await?;
            let more = events.len() == PAGE;
            self.metrics.read_back.inc_by(events.len() as u64);
            self.push(events.into_iter().map(Arc::new).collect());
            if !more {
                return Ok(());
            }
        }
    }

    fn push(&self, events: Vec<Arc<Event>>) {
        let Some(latest) = events.last().map(|event| event.seq) else {
            return;
        };
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.extend(events.into_iter().map(FeedEvent::shared));
        let over = recent.len().saturating_sub(RECENT);
        recent.drain(..over);
        drop(recent);
        self.state.send_modify(|state| state.seq = latest);
    }

    fn for_each_recent(&self, with: impl Fn(&FeedEvent)) {
        let recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.iter().for_each(|one| with(one));
    }

    /// What an event did to each document. One listener reads it from the database for all.
    async fn content(&self, one: &FeedEvent, lake: &Lake) -> Result<Arc<EventContent>, LakeError> {
        if let Some(content) = one.content(self.state().purges) {
            return Ok(content);
        }
        let _reading = self.reading.lock().await;
        let purges = self.state().purges;
        if let Some(content) = one.content(purges) {
            return Ok(content);
        }
        let seq = one.event.seq;
        let read = lake.changed_transactions(self.ds, seq..=seq).await?;
        let transaction = read.into_iter().next().map(|(_, transaction)| transaction);
        let content = Arc::new(EventContent::new(transaction));
        one.hold(content.clone(), purges, Instant::now());
        self.bound_content(seq);
        Ok(content)
    }

    /// Forgets the content of the earliest events, until that of the others fits. The one that
    /// was just read stays, however large it is.
    fn bound_content(&self, just_read: i64) {
        let recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
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
        let recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let first = recent.front().map(|one| one.event.seq)?;
        let after = recent.iter().filter(|one| one.event.seq > seq);
        (first <= seq + 1).then(|| after.take(BATCH).cloned().collect())
    }
}

async fn follow(
    feed: Weak<Feed>,
    mut hints: mpsc::Receiver<Option<Arc<Event>>>,
    lake: Lake,
    stop: CancellationToken,
) {
    let mut rhythm = interval(COMPARED);
    rhythm.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let hint = tokio::select! {
            hint = hints.recv() => hint.flatten(),
            _ = rhythm.tick() => None,
            () = stop.cancelled() => return,
        };
        let Some(feed) = feed.upgrade() else {
            return;
        };
        let done = match hint {
            Some(event) => feed.hear(event, &lake).await,
            None => feed.compare(&lake).await,
        };
        if let Err(error) = done {
            // The next comparison finds what is missing.
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
}

/// What comes next.
#[derive(Debug)]
pub(crate) enum Next {
    /// Some events, the earliest first.
    Events(Vec<Arc<FeedEvent>>),
    /// Too much happened: the stream is at the latest event now.
    Lost,
    /// The dataset is another: closed, opened or deleted.
    State(FeedState),
}

impl Cursor {
    /// A cursor at the latest event, or after the one that a client names, if that is not too
    /// long ago; and whether it is.
    pub(crate) fn new(feed: Arc<Feed>, after: Option<i64>) -> (Self, bool) {
        let mut state = feed.state.subscribe();
        let latest = state.borrow_and_update().seq;
        let near = |seq: &i64| (latest - MOST_BEHIND..=latest).contains(seq);
        let resumed = after.filter(near);
        let position = resumed.unwrap_or(latest);
        let cursor = Self {
            feed,
            state,
            position,
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

    /// The number of the latest event that this node knows.
    pub(crate) fn latest(&self) -> i64 {
        self.feed.state().seq
    }

    /// What an event did to each document. All listeners of this node share it.
    pub(crate) async fn content(
        &self,
        one: &FeedEvent,
        lake: &Lake,
    ) -> Result<Arc<EventContent>, LakeError> {
        self.feed.content(one, lake).await
    }

    /// Waits for what comes next.
    pub(crate) async fn next(&mut self, lake: &Lake) -> Result<Next, LakeError> {
        loop {
            let state = *self.state.borrow_and_update();
            if state.gone {
                return Ok(Next::State(state));
            }
            if state.seq > self.position {
                return self.events(state.seq, lake).await;
            }
            if self.state.changed().await.is_err() {
                // The feed lives as long as this cursor.
                std::future::pending::<()>().await;
            }
            let now = *self.state.borrow();
            if (now.public, now.gone) != (state.public, state.gone) {
                return Ok(Next::State(now));
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
            let events = lake.events_after(self.feed.ds, self.position, BATCH);
            let events = events.await?.into_iter().map(Arc::new);
            events.map(FeedEvent::of_one_stream).collect()
        };
        self.position = events.last().map_or(latest, |last| last.event.seq);
        Ok(Next::Events(events))
    }
}
