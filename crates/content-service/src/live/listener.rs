//! An open listener: what it waits for, what it sends next, and what it waits with.

use crate::live::event_id::EventId;
use crate::live::event_stream::SentEvent;
use crate::live::feed_event::{EventContent, FeedEvent};
use crate::live::mutation_event::{Detail, mutation_event};
use crate::live::select_changes::Selector;
use crate::live::subscription::{MOST_TRIES, Step, Subscription};
use crate::settings::Clock;
use futures_util::{Stream, stream};
use groq::{Account, EvaluateError, LimitExceeded, Reservation};
use lake::{LakeError, SelectedChange};
use serde_json::json;
use std::collections::VecDeque;
use std::sync::Arc;

/// A longer event is written on a thread for long evaluations. A megabyte takes a millisecond.
const BYTES_AT_ONCE: usize = 1 << 20;

/// A listener, and where it stands.
pub(crate) struct Listener {
    pub(crate) subscription: Subscription,
    pub(crate) selector: Selector,
    pub(crate) detail: Detail,
    /// Whether its client knows what a reset is. Another one is cut, and begins anew.
    pub(crate) may_resume: bool,
    /// Where its client was.
    pub(crate) known: Option<EventId>,
    pub(crate) clock: Clock,
    /// What has happened and was not sent yet.
    pub(crate) waiting: VecDeque<Arc<FeedEvent>>,
    /// The change of the first of them that comes next.
    pub(crate) next_change: usize,
    /// What the first of them waits with.
    pub(crate) attempt: Attempt,
}

/// The attempts to send an event, and the memory that they need.
#[derive(Default)]
pub(crate) struct Attempt {
    /// How many there were in vain.
    tries: u32,
    /// Bytes that its content needs, where this stream alone has read it.
    content_bytes: usize,
    /// The memory of that content.
    held: Option<Reservation>,
}

/// What comes of an event.
enum Progress {
    /// The event of its next change.
    Next(SentEvent),
    /// All of them were sent.
    Done,
    /// Nobody knows, or it costs too much to find out: the client reads anew what it listens to.
    Unknown,
    /// The caller has used up its share for now.
    Wait,
}

/// The events of a listener, until it ends.
pub(crate) fn events(listener: Listener) -> impl Stream<Item = SentEvent> {
    stream::unfold(Some(listener), |listener| async move {
        let mut listener = listener?;
        let (event, goes_on) = listener.next().await?;
        Some((event, goes_on.then_some(listener)))
    })
}

impl Listener {
    /// What is sent next, and whether anything may come after it; `None` where the stream ends.
    async fn next(&mut self) -> Option<(SentEvent, bool)> {
        loop {
            // While it waits, the token may be revoked or the dataset closed.
            match self.subscription.interruption() {
                None => {}
                Some(Step::Lost) => return self.begin_anew(),
                Some(end) => return end_of(&end),
            }
            let Some(first) = self.waiting.front().cloned() else {
                match self.subscription.next().await {
                    Step::Events(events) => self.waiting = events.into(),
                    Step::Lost => return self.begin_anew(),
                    end => return end_of(&end),
                }
                continue;
            };
            match self.progress(&first).await {
                Ok(Progress::Next(event)) => {
                    self.attempt.tries = 0;
                    return Some((event, true));
                }
                Ok(Progress::Done) => {
                    self.drop_first();
                    continue;
                }
                Ok(Progress::Unknown) => {
                    self.drop_first();
                    return self.reset(EventId::after(first.event.ds, first.event.seq));
                }
                Ok(Progress::Wait) => self.attempt.tries += 1,
                Err(LakeError::Evaluate(EvaluateError::Limit(LimitExceeded::Share))) => {
                    self.attempt.tries += 1;
                }
                // A database that is away comes back, and then nothing is lost.
                Err(error) if error.is_away() => {
                    tracing::warn!(%error, "a transaction is read again for a listener");
                }
                Err(error) => {
                    tracing::error!(%error, "a transaction could not be read for a listener");
                    self.attempt.tries += 1;
                }
            }
            if self.attempt.tries >= MOST_TRIES {
                return self.begin_anew();
            }
            self.subscription.pause().await?;
        }
    }

    fn drop_first(&mut self) {
        self.waiting.pop_front();
        self.next_change = 0;
        self.attempt = Attempt::default();
    }

    /// Leaves out all that waits, up to the latest event that the stream has come to.
    fn begin_anew(&mut self) -> Option<(SentEvent, bool)> {
        self.waiting.clear();
        self.drop_first();
        self.reset(self.subscription.id())
    }

    /// The event for a client that must read anew what it listens to.
    fn reset(&self, id: EventId) -> Option<(SentEvent, bool)> {
        let reset = SentEvent::new("reset", &json!({})).with_id(id);
        self.may_resume.then_some((reset, true))
    }

    async fn progress(&mut self, one: &FeedEvent) -> Result<Progress, LakeError> {
        if one.event.bulk {
            return Ok(Progress::Unknown);
        }
        if !self.subscription.share().has_steps() {
            return Ok(Progress::Wait);
        }
        let Some(content) = self.content(one).await? else {
            return Ok(Progress::Wait);
        };
        let now = (self.clock)();
        let seq = one.event.seq;
        let selected = self
            .selector
            .select((seq, &content), &self.subscription, now);
        let Some(selected) = selected.await? else {
            return Ok(Progress::Unknown);
        };
        let known = self.known.map_or(0, |known| known.events_of(seq));
        let mut rest = (1..).zip(&*selected).skip(known);
        let Some((number, change)) = rest.find(|(_, change)| change.index >= self.next_change)
        else {
            return Ok(Progress::Done);
        };
        let place = (number, selected.len());
        let Some(event) = self.event(&content, *change, place).await? else {
            return Ok(Progress::Wait);
        };
        self.next_change = change.index + 1;
        let id = if number == selected.len() {
            EventId::after(one.event.ds, seq)
        } else {
            EventId::within(one.event.ds, seq, number)
        };
        Ok(Progress::Next(event.with_id(id)))
    }

    /// The content of an event; `None` if the caller's memory does not suffice for it now. What the
    /// feed holds for all streams is bounded there, and what this stream alone has read is charged.
    async fn content(&mut self, one: &FeedEvent) -> Result<Option<Arc<EventContent>>, LakeError> {
        if one.is_shared {
            return self.subscription.content(one).await.map(Some);
        }
        // Before it is read again: a caller without memory makes no other listener wait.
        let bytes = self.attempt.content_bytes;
        let held = self.attempt.held.take();
        let Some(held) = held.or_else(|| self.subscription.share().reserve(bytes)) else {
            return Ok(None);
        };
        let content = self.subscription.content(one).await?;
        self.attempt.content_bytes = content.memory().max(bytes);
        let missing = self.attempt.content_bytes - bytes;
        if held.reserve(missing as u64).is_err() {
            one.forget_content();
            return Ok(None);
        }
        self.attempt.held = Some(held);
        Ok(Some(content))
    }

    /// The event of a change; `None` if the caller's memory does not suffice for it now.
    async fn event(
        &self,
        content: &Arc<EventContent>,
        change: SelectedChange,
        place: (usize, usize),
    ) -> Result<Option<SentEvent>, LakeError> {
        let Some(transaction) = &content.transaction else {
            return Ok(None);
        };
        let bytes = self.detail.bytes(transaction, &change);
        let Some(memory) = self.subscription.share().reserve(bytes) else {
            return Ok(None);
        };
        let reader = self.subscription.reader.clone();
        let (content, detail) = (content.clone(), self.detail);
        let write = move || {
            let transaction = content.transaction.as_ref()?;
            let event = mutation_event(transaction, &change, &reader, &detail, place);
            let event = SentEvent::with_capacity(bytes, "mutation", &event);
            Some(event.holding(memory))
        };
        let event = if bytes > BYTES_AT_ONCE {
            self.subscription.share().run_blocking(write).await?
        } else {
            write()
        };
        Ok(event)
    }
}

/// The event by which a client learns of the end of its stream.
fn end_of(end: &Step) -> Option<(SentEvent, bool)> {
    let Step::Refused(reason) = end else {
        return None;
    };
    let reason = json!({"reason": reason});
    Some((SentEvent::new("disconnect", &reason), false))
}
