//! An open stream of live events: the sync tags of what changes.

use crate::live::event_id::EventId;
use crate::live::event_stream::SentEvent;
use crate::live::feed_event::{EventContent, FeedEvent};
use crate::live::fresh::Fresh;
use crate::live::subscription::{MOST_TRIES, Step, Subscription};
use crate::settings::Clock;
use futures_util::{Stream, stream};
use groq::{EvaluateError, LimitExceeded};
use lake::LakeError;
use serde_json::json;
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::time::Instant;

/// Bytes that a message has beside its tags, and a tag beside its text.
const MESSAGE_BYTES: usize = 256;
const TAG_BYTES: usize = 3;

/// A stream of live events, and where it stands.
pub(crate) struct TagStream {
    subscription: Subscription,
    /// Whether the reader wants to know of drafts, too.
    drafts: bool,
    clock: Clock,
    /// The same for all streams with the same rights.
    sharing_key: Arc<str>,
    /// What has happened and was not sent yet.
    waiting: VecDeque<Arc<FeedEvent>>,
    /// How often it was tried in vain to send the first of them.
    tries: u32,
}

/// The events of a stream, until it ends. Each is made when its client reads on.
pub(crate) fn events(stream: TagStream) -> impl Stream<Item = SentEvent> {
    stream::unfold(Some(stream), |stream| async move {
        let mut stream = stream?;
        let (event, goes_on) = stream.next().await?;
        Some((event, goes_on.then_some(stream)))
    })
}

impl TagStream {
    /// A stream at the position of a subscription.
    pub(crate) fn new(subscription: Subscription, drafts: bool, clock: Clock) -> Self {
        let sharing_key = format!("{drafts} {}", subscription.reader.rights());
        Self {
            subscription,
            drafts,
            clock,
            sharing_key: sharing_key.into(),
            waiting: VecDeque::new(),
            tries: 0,
        }
    }

    /// What is sent next, and whether anything may come after it; `None` where the stream ends.
    async fn next(&mut self) -> Option<(SentEvent, bool)> {
        loop {
            // While it waits, the token may be revoked or the dataset closed.
            if let Some(step) = self.subscription.interruption() {
                return self.interrupted(&step);
            }
            let Some(first) = self.waiting.front().cloned() else {
                match self.subscription.next().await {
                    Step::Events(events) => self.waiting = events.into(),
                    step => return self.interrupted(&step),
                }
                continue;
            };
            match self.message(&first).await {
                Ok(message) => {
                    self.waiting.pop_front();
                    self.tries = 0;
                    if let Some(message) = message {
                        return Some((message, true));
                    }
                    continue;
                }
                // The caller has used up its share for now.
                Err(LakeError::Evaluate(EvaluateError::Limit(LimitExceeded::Share))) => {
                    self.tries += 1;
                }
                // A database that is away comes back, and then nothing is lost.
                Err(error) if error.is_away() => {
                    tracing::warn!(%error, "the tags of an event are read again");
                }
                Err(error) => {
                    tracing::error!(%error, "the tags of an event could not be read");
                    self.tries += 1;
                }
            }
            if self.tries >= MOST_TRIES {
                return self.interrupted(&Step::Lost);
            }
            self.subscription.pause().await?;
        }
    }

    /// What a client is sent when its stream ends, or begins anew.
    fn interrupted(&mut self, step: &Step) -> Option<(SentEvent, bool)> {
        self.waiting.clear();
        self.tries = 0;
        let id = self.subscription.id();
        match step {
            Step::Refused(reason) => {
                let reason = json!({"reason": reason});
                Some((SentEvent::new("goaway", &reason).with_id(id), false))
            }
            Step::Lost => Some((restart(id), true)),
            Step::Events(_) | Step::Closed => None,
        }
    }

    /// The message of an event; `None` if the reader may know of none of its tags.
    async fn message(&self, one: &FeedEvent) -> Result<Option<SentEvent>, LakeError> {
        let id = EventId::after(one.event.ds, one.event.seq);
        if one.event.bulk {
            return Ok(Some(restart(id)));
        }
        let tags = self.tags(one).await?;
        if tags.is_empty() {
            return Ok(None);
        }
        let text: usize = tags.iter().map(|tag| tag.len() + TAG_BYTES).sum();
        let memory = self.subscription.share().reserve(MESSAGE_BYTES + text);
        let memory = memory.ok_or(EvaluateError::from(LimitExceeded::Share))?;
        let message = SentEvent::new("message", &json!({"tags": *tags})).with_id(id);
        Ok(Some(message.holding(memory)))
    }

    /// The tags that the reader may know.
    async fn tags(&self, one: &FeedEvent) -> Result<Arc<Vec<String>>, LakeError> {
        let reader = &self.subscription.reader;
        let own = one.event.tags.iter();
        let others = one.event.draft_tags.iter().filter(|_| self.drafts);
        let mut tags: Vec<String> = own.chain(others).cloned().collect();
        if tags.is_empty() || reader.is_anonymous() || reader.sees_everything() {
            tags.sort_unstable();
            tags.dedup();
            return Ok(Arc::new(tags));
        }
        let content = self.subscription.content(one).await?;
        self.tags_for_role(&content).await
    }

    /// The tags of what the reader's role shows at this moment: found once for all streams with
    /// the same rights, and away from the threads that serve requests.
    async fn tags_for_role(
        &self,
        content: &Arc<EventContent>,
    ) -> Result<Arc<Vec<String>>, LakeError> {
        let asked = (Instant::now(), self.subscription.latest());
        let known = content.tags.of(&self.sharing_key);
        let mut known = known.lock().await;
        if let Some(tags) = known.as_ref().and_then(|known| known.current(asked)) {
            return Ok(tags.clone());
        }
        let begun = (Instant::now(), self.subscription.latest());
        let reader = self.subscription.reader.at((self.clock)());
        let (lake, content) = (self.subscription.lake.clone(), content.clone());
        let drafts = self.drafts;
        let work = move || match &content.transaction {
            Some(transaction) => lake.tags_for(transaction, &reader, drafts),
            None => Ok(Vec::new()),
        };
        let tags = Arc::new(self.subscription.share().run_blocking(work).await??);
        *known = Some(Fresh::new(tags.clone(), begun));
        Ok(tags)
    }
}

fn restart(id: EventId) -> SentEvent {
    SentEvent::new("restart", &json!({})).with_id(id)
}
