//! An open listener: which changes it selects, and its attempts to send their events.

use crate::live::event_id::EventId;
use crate::live::event_stream::SentEvent;
use crate::live::feed_event::{EventContent, FeedEvent};
use crate::live::mutation_event::{Detail, mutation_event};
use crate::live::select_changes::Selector;
use crate::live::subscription::{MAX_ATTEMPTS, StreamItem, Subscription};
use crate::settings::Clock;
use futures_util::{Stream, stream};
use groq::{Account, EvaluateError, Reservation};
use lake::{LakeError, SelectedChange};
use serde_json::json;
use std::collections::VecDeque;
use std::sync::Arc;

/// A longer event is written on a blocking thread. A megabyte takes a millisecond.
const MAX_INLINE_BYTES: usize = 1 << 20;

/// A listener, and its position among the events of its subscription.
pub(crate) struct Listener {
    pub(crate) subscription: Subscription,
    pub(crate) selector: Selector,
    pub(crate) detail: Detail,
    /// Whether its client understands `reset`. The stream of another client is closed instead, so
    /// that it connects again.
    pub(crate) understands_reset: bool,
    /// The last event that its client had received when it connected.
    pub(crate) resume_from: Option<EventId>,
    pub(crate) clock: Clock,
    /// Events that were not sent yet.
    pub(crate) queue: VecDeque<Arc<FeedEvent>>,
    /// The index of the next change of the first of them.
    pub(crate) next_change: usize,
    /// The attempts to send the first of them.
    pub(crate) attempts: Attempts,
}

/// The attempts to send an event, and the memory that they need.
#[derive(Default)]
pub(crate) struct Attempts {
    /// How many have failed.
    failed: u32,
    /// Bytes that the content of the event needs, where only this stream reads it.
    content_bytes: usize,
    /// The memory of that content.
    reservation: Option<Reservation>,
}

/// The result of an attempt.
enum SendResult {
    /// The event of the next change, to be sent.
    Event(SentEvent),
    /// The events of all changes were sent.
    AllSent,
    /// The changes are not known, or it is too expensive to select them: the client must reload.
    Reset,
    /// The caller has used up its share for now.
    Wait,
}

/// The events of a listener, until it ends.
pub(crate) fn events(listener: Listener) -> impl Stream<Item = SentEvent> {
    stream::unfold(Some(listener), |listener| async move {
        let mut listener = listener?;
        let (event, continues) = listener.next().await?;
        Some((event, continues.then_some(listener)))
    })
}

impl Listener {
    /// The next event, and whether another may follow; `None` at the end of the stream.
    async fn next(&mut self) -> Option<(SentEvent, bool)> {
        loop {
            // During a wait the token may be revoked, or the dataset made private.
            match self.subscription.interruption() {
                None => {}
                Some(StreamItem::Reset) => return self.reset_to_latest(),
                Some(end) => return end_of(&end),
            }
            let Some(first) = self.queue.front().cloned() else {
                match self.subscription.next().await {
                    StreamItem::Events(events) => self.queue = events.into(),
                    StreamItem::Reset => return self.reset_to_latest(),
                    end => return end_of(&end),
                }
                continue;
            };
            match self.attempt(&first).await {
                Ok(SendResult::Event(event)) => {
                    self.attempts.failed = 0;
                    return Some((event, true));
                }
                Ok(SendResult::AllSent) => {
                    self.drop_first();
                    continue;
                }
                Ok(SendResult::Reset) => {
                    self.drop_first();
                    return self.reset(EventId::after(first.event.ds, first.seq()));
                }
                Ok(SendResult::Wait) => self.attempts.failed += 1,
                Err(LakeError::Evaluate(EvaluateError::Limit(limit)))
                    if limit.is_of_the_service() =>
                {
                    self.attempts.failed += 1;
                }
                // An unreachable database does not count: once it is back, no event is lost.
                Err(error) if error.is_away() => {
                    tracing::warn!(%error, "a transaction is read again for a listener");
                }
                Err(error) => {
                    tracing::error!(%error, "a transaction could not be read for a listener");
                    self.attempts.failed += 1;
                }
            }
            if self.attempts.failed >= MAX_ATTEMPTS {
                return self.reset_to_latest();
            }
            self.subscription.pause().await?;
        }
    }

    fn drop_first(&mut self) {
        self.queue.pop_front();
        self.next_change = 0;
        self.attempts = Attempts::default();
    }

    /// Skips all events in the queue, and resets the client to the latest event.
    fn reset_to_latest(&mut self) -> Option<(SentEvent, bool)> {
        self.queue.clear();
        self.drop_first();
        self.reset(self.subscription.id())
    }

    /// The event that tells the client to reload; `None` closes the stream.
    fn reset(&self, id: EventId) -> Option<(SentEvent, bool)> {
        let reset = SentEvent::new("reset", &json!({})).with_id(id);
        self.understands_reset.then_some((reset, true))
    }

    /// Selects and writes the next change of an event.
    async fn attempt(&mut self, feed_event: &FeedEvent) -> Result<SendResult, LakeError> {
        if feed_event.event.bulk {
            return Ok(SendResult::Reset);
        }
        if !self.subscription.share().has_steps() {
            return Ok(SendResult::Wait);
        }
        let Some(content) = self.content(feed_event).await? else {
            return Ok(SendResult::Wait);
        };
        let now = (self.clock)();
        let (ds, seq) = (feed_event.event.ds, feed_event.seq());
        let selected = self
            .selector
            .select((seq, &content), &self.subscription, now);
        let Some(selected) = selected.await? else {
            return Ok(SendResult::Reset);
        };
        let received = self.resume_from.map_or(0, |id| id.received_of(seq));
        let mut remaining = (1..).zip(&*selected).skip(received);
        let Some((number, change)) = remaining.find(|(_, change)| change.index >= self.next_change)
        else {
            return Ok(SendResult::AllSent);
        };
        let total = selected.len();
        let Some(event) = self.event(&content, *change, (number, total)).await? else {
            return Ok(SendResult::Wait);
        };
        self.next_change = change.index + 1;
        let id = if number == total {
            EventId::after(ds, seq)
        } else {
            EventId::within(ds, seq, number)
        };
        Ok(SendResult::Event(event.with_id(id)))
    }

    /// The content of an event; `None` if too little of the caller's memory is left for it now. Only
    /// content that no other stream shares is charged to the caller: the feed bounds the rest.
    async fn content(
        &mut self,
        feed_event: &FeedEvent,
    ) -> Result<Option<Arc<EventContent>>, LakeError> {
        if feed_event.is_shared {
            return self.subscription.content(feed_event).await.map(Some);
        }
        // Memory comes before another read, so that a caller without memory takes no read slot.
        let bytes = self.attempts.content_bytes;
        let reservation = self.attempts.reservation.take();
        let reservation = reservation.or_else(|| self.subscription.share().reserve(bytes));
        let Some(reservation) = reservation else {
            return Ok(None);
        };
        let content = self.subscription.content(feed_event).await?;
        self.attempts.content_bytes = content.memory().max(bytes);
        let missing = self.attempts.content_bytes - bytes;
        if reservation.reserve(missing as u64).is_err() {
            feed_event.forget_content();
            return Ok(None);
        }
        self.attempts.reservation = Some(reservation);
        Ok(Some(content))
    }

    /// The event of a change; `None` if too little of the caller's memory is left for it now.
    async fn event(
        &self,
        content: &Arc<EventContent>,
        change: SelectedChange,
        (number, total): (usize, usize),
    ) -> Result<Option<SentEvent>, LakeError> {
        let Some(transaction) = &content.transaction else {
            return Ok(None);
        };
        let bytes = self.detail.max_bytes(transaction, &change);
        let Some(reservation) = self.subscription.share().reserve(bytes) else {
            return Ok(None);
        };
        let principal = self.subscription.principal.clone();
        let (content, detail) = (content.clone(), self.detail);
        let write = move || {
            let transaction = content.transaction.as_ref()?;
            let event = mutation_event(transaction, &change, &principal, &detail, (number, total));
            let event = SentEvent::with_capacity(bytes, "mutation", &event);
            Some(event.with_reservation(reservation))
        };
        let event = if bytes > MAX_INLINE_BYTES {
            self.subscription.share().run_blocking(write).await?
        } else {
            write()
        };
        Ok(event)
    }
}

/// The last event of a stream that is refused; none for another end.
fn end_of(end: &StreamItem) -> Option<(SentEvent, bool)> {
    let StreamItem::Refused(reason) = end else {
        return None;
    };
    let reason = json!({"reason": reason});
    Some((SentEvent::new("disconnect", &reason), false))
}
