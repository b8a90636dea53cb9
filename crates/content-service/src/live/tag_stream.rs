//! An open stream of live events: the sync tags of what changes.

use crate::live::event_id::EventId;
use crate::live::event_stream::SentEvent;
use crate::live::feed_event::{EventContent, FeedEvent};
use crate::live::subscription::{MAX_ATTEMPTS, StreamItem, Subscription};
use crate::live::timed_result::TimedResult;
use crate::settings::Clock;
use futures_util::{Stream, stream};
use groq::{EvaluateError, LimitExceeded};
use lake::LakeError;
use serde_json::json;
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::time::Instant;

/// Bytes that a message has in addition to its tags, and a tag in addition to its text.
const MESSAGE_OVERHEAD: usize = 256;
const TAG_OVERHEAD: usize = 3;

/// A stream of live events, and its position among the events of its subscription.
pub(crate) struct TagStream {
    subscription: Subscription,
    /// Whether the tags of drafts are sent, too.
    drafts: bool,
    clock: Clock,
    /// The same for all streams with the same rights.
    sharing_key: Arc<str>,
    /// Events that were not sent yet.
    queue: VecDeque<Arc<FeedEvent>>,
    /// How many attempts to send the first of them have failed.
    failed_attempts: u32,
}

/// The events of a stream, until it ends. Each is made when its client reads on.
pub(crate) fn events(stream: TagStream) -> impl Stream<Item = SentEvent> {
    stream::unfold(Some(stream), |stream| async move {
        let mut stream = stream?;
        let (event, continues) = stream.next().await?;
        Some((event, continues.then_some(stream)))
    })
}

impl TagStream {
    /// A stream at the position of a subscription.
    pub(crate) fn new(subscription: Subscription, drafts: bool, clock: Clock) -> Self {
        let sharing_key = format!("{drafts} {}", subscription.principal.rights());
        Self {
            subscription,
            drafts,
            clock,
            sharing_key: sharing_key.into(),
            queue: VecDeque::new(),
            failed_attempts: 0,
        }
    }

    /// The next message, and whether another may follow; `None` at the end of the stream.
    async fn next(&mut self) -> Option<(SentEvent, bool)> {
        loop {
            // During a wait the token may be revoked, or the dataset made private.
            if let Some(item) = self.subscription.interruption() {
                return self.interrupt(&item);
            }
            let Some(first) = self.queue.front().cloned() else {
                match self.subscription.next().await {
                    StreamItem::Events(events) => self.queue = events.into(),
                    item => return self.interrupt(&item),
                }
                continue;
            };
            match self.message(&first).await {
                Ok(message) => {
                    self.queue.pop_front();
                    self.failed_attempts = 0;
                    if let Some(message) = message {
                        return Some((message, true));
                    }
                    continue;
                }
                // The caller has used up its share for now, or no slot was free.
                Err(LakeError::Evaluate(EvaluateError::Limit(limit)))
                    if limit.is_of_the_service() =>
                {
                    self.failed_attempts += 1;
                }
                // An unreachable database does not count: once it is back, no event is lost.
                Err(error) if error.is_away() => {
                    tracing::warn!(%error, "the tags of an event are read again");
                }
                Err(error) => {
                    tracing::error!(%error, "the tags of an event could not be read");
                    self.failed_attempts += 1;
                }
            }
            if self.failed_attempts >= MAX_ATTEMPTS {
                return self.interrupt(&StreamItem::Reset);
            }
            self.subscription.pause().await?;
        }
    }

    /// Clears the queue. Returns the message that ends or resets the stream.
    fn interrupt(&mut self, item: &StreamItem) -> Option<(SentEvent, bool)> {
        self.queue.clear();
        self.failed_attempts = 0;
        let id = self.subscription.id();
        match item {
            StreamItem::Refused(reason) => {
                let reason = json!({"reason": reason});
                Some((SentEvent::new("goaway", &reason).with_id(id), false))
            }
            StreamItem::Reset => Some((restart(id), true)),
            StreamItem::Events(_) | StreamItem::Closed => None,
        }
    }

    /// The message of an event; `None` if the reader may see none of its tags.
    async fn message(&self, feed_event: &FeedEvent) -> Result<Option<SentEvent>, LakeError> {
        let id = EventId::after(feed_event.event.ds, feed_event.seq());
        if feed_event.event.bulk {
            return Ok(Some(restart(id)));
        }
        let tags = self.tags(feed_event).await?;
        if tags.is_empty() {
            return Ok(None);
        }
        let text: usize = tags.iter().map(|tag| tag.len() + TAG_OVERHEAD).sum();
        let reservation = self.subscription.share().reserve(MESSAGE_OVERHEAD + text);
        let reservation = reservation.ok_or(EvaluateError::from(LimitExceeded::Share))?;
        let message = SentEvent::new("message", &json!({"tags": *tags})).with_id(id);
        Ok(Some(message.with_reservation(reservation)))
    }

    /// The tags that the reader may see.
    async fn tags(&self, feed_event: &FeedEvent) -> Result<Arc<Vec<String>>, LakeError> {
        let principal = &self.subscription.principal;
        let tags = feed_event.event.tags.iter();
        let draft_tags = feed_event.event.draft_tags.iter();
        let draft_tags = draft_tags.filter(|_| self.drafts);
        let mut tags: Vec<String> = tags.chain(draft_tags).cloned().collect();
        if tags.is_empty() || principal.is_anonymous() || principal.sees_everything() {
            tags.sort_unstable();
            tags.dedup();
            return Ok(Arc::new(tags));
        }
        let content = self.subscription.content(feed_event).await?;
        self.tags_for_role(&content).await
    }

    /// The tags of the documents that the reader's role may read now. They are computed once for all
    /// streams with the same rights, on a blocking thread.
    async fn tags_for_role(
        &self,
        content: &Arc<EventContent>,
    ) -> Result<Arc<Vec<String>>, LakeError> {
        let requested = (Instant::now(), self.subscription.latest_event());
        let shared = content.tags.of(&self.sharing_key);
        let mut shared = shared.lock().await;
        if let Some(tags) = shared.as_ref().and_then(|tags| tags.current(requested)) {
            return Ok(tags.clone());
        }
        let started = (Instant::now(), self.subscription.latest_event());
        let principal = self.subscription.principal.at((self.clock)());
        let content = content.clone();
        let drafts = self.drafts;
        let work = move || match &content.transaction {
            Some(transaction) => transaction.tags_for(&principal, drafts),
            None => Ok(Vec::new()),
        };
        let tags = Arc::new(self.subscription.share().run_blocking(work).await??);
        *shared = Some(TimedResult::new(tags.clone(), started));
        Ok(tags)
    }
}

fn restart(id: EventId) -> SentEvent {
    SentEvent::new("restart", &json!({})).with_id(id)
}
