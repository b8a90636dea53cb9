//! An open stream of events for one reader: its position, and what ends or resets it.

use crate::error::Fault;
use crate::in_flight::InFlight;
use crate::live::event_id::EventId;
use crate::live::feed::{Cursor, FeedItem};
use crate::live::feed_event::{EventContent, FeedEvent};
use crate::live::metrics::StreamKind;
use crate::live::watched_token::{PresentedToken, TokenEnd, WatchedToken};
use crate::request_context::RequestContext;
use crate::shares::StreamShare;
use crate::state::Service;
use axum::http::HeaderMap;
use lake::{Dataset, Lake, LakeError, Principal};
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// How long a stream waits before it tries again to read from the database or to send an event.
const RETRY_DELAY: Duration = Duration::from_millis(500);

/// After so many attempts to send an event, ten seconds at least, a stream is reset.
pub(crate) const MAX_ATTEMPTS: u32 = 20;

/// A stream of a dataset's events for one reader.
pub(crate) struct Subscription {
    pub(crate) principal: Principal,
    pub(crate) lake: Lake,
    cursor: Cursor,
    token: Option<Arc<WatchedToken>>,
    share: StreamShare,
    _open: InFlight,
    stop: CancellationToken,
}

/// What a stream has next for its client.
pub(crate) enum StreamItem {
    /// Events, the earliest first.
    Events(Vec<Arc<FeedEvent>>),
    /// The client must reload: the events since the last one are not known any more, or not for
    /// this reader.
    Reset,
    /// The stream ends, and the client should not connect again. The reason is for the client.
    Refused(&'static str),
    /// The stream ends, and the client connects again.
    Closed,
}

impl StreamItem {
    /// The end of a stream whose token has ended.
    fn of_token_end(end: TokenEnd) -> Self {
        match end {
            TokenEnd::Revoked => Self::Refused("the token is not valid any more"),
            TokenEnd::RoleChanged => Self::Closed,
        }
    }
}

impl Subscription {
    /// Returns the stream, and the event from which it resumes, if it does.
    pub(crate) async fn open(
        service: &Service,
        context: &RequestContext,
        headers: &HeaderMap,
        (kind, last_event): (StreamKind, Option<&str>),
    ) -> Result<(Self, Option<EventId>), Fault> {
        let dataset: Dataset = context.dataset(service).await?;
        let live = service.live();
        let share = service.shares().open_stream(&context.caller)?;
        let token = match (&context.principal, crate::request_context::bearer(headers)) {
            (Principal::Holder { role, .. }, Some(secret)) => {
                let presented = PresentedToken {
                    project: &context.project,
                    secret,
                    role: role.clone(),
                };
                Some(
                    live.watched_tokens()
                        .watch(&presented, live.lake(), &service.clock),
                )
            }
            _ => None,
        };
        let feed = live.feed(&dataset).await?;
        let last_event = last_event.and_then(|id| EventId::parse(id, dataset.ds));
        let resume_from = match last_event {
            Some(id) if may_resume(live.lake(), &context.principal, kind, id).await? => Some(id),
            _ => None,
        };
        let (cursor, resumes) = Cursor::new(feed, resume_from.map(EventId::position));
        let resume_from = resume_from.filter(|_| resumes);
        let subscription = Self {
            principal: context.principal.clone(),
            lake: live.lake().clone(),
            cursor,
            token,
            share,
            _open: live.metrics().open(kind),
            stop: live.stopped(),
        };
        Ok((subscription, resume_from))
    }

    /// The id of the last event that it has taken.
    pub(crate) fn id(&self) -> EventId {
        EventId::after(self.cursor.ds(), self.cursor.position())
    }

    /// The content of an event. The stream that reads it from the database is charged for it; others
    /// find it in memory.
    pub(crate) async fn content(&self, event: &FeedEvent) -> Result<Arc<EventContent>, LakeError> {
        if let Some(content) = self.cursor.cached_content(event) {
            return Ok(content);
        }
        let _slot = self.share.read_slot().await?;
        let (content, was_read) = self.cursor.content(event, &self.lake).await?;
        if was_read {
            self.share.charge_read(content.bytes());
        }
        Ok(content)
    }

    /// The number of the latest event that this node knows.
    pub(crate) fn latest_event(&self) -> i64 {
        self.cursor.state().seq
    }

    /// The share of its caller.
    pub(crate) fn share(&self) -> &StreamShare {
        &self.share
    }

    /// Waits for the next item.
    pub(crate) async fn next(&mut self) -> StreamItem {
        let token = self.token.clone();
        let token_end = async {
            match &token {
                Some(token) => token.wait_for_end().await,
                None => std::future::pending().await,
            }
        };
        let stop = self.stop.clone();
        tokio::select! {
            biased;
            () = stop.cancelled() => StreamItem::Closed,
            end = token_end => StreamItem::of_token_end(end),
            item = self.next_of_feed() => item,
        }
    }

    /// Whether the stream must stop or be reset now, and why. To be called before each event.
    pub(crate) fn interruption(&mut self) -> Option<StreamItem> {
        if self.stop.is_cancelled() {
            return Some(StreamItem::Closed);
        }
        if let Some(end) = self.token.as_ref().and_then(|token| token.end()) {
            return Some(StreamItem::of_token_end(end));
        }
        let (state, is_anonymous) = (self.cursor.state(), self.principal.is_anonymous());
        if state.is_deleted {
            return Some(StreamItem::Refused("the dataset was deleted"));
        }
        if !state.public && is_anonymous {
            return Some(StreamItem::Refused("the dataset is not public any more"));
        }
        let is_reset = self.cursor.take_reset(is_anonymous);
        is_reset.then_some(StreamItem::Reset)
    }

    /// The id of the dataset in the database.
    pub(crate) fn ds(&self) -> i32 {
        self.cursor.ds()
    }

    /// Waits before another attempt; `None` if the node stops meanwhile.
    pub(crate) async fn pause(&self) -> Option<()> {
        let stop = &self.stop;
        stop.run_until_cancelled(tokio::time::sleep(RETRY_DELAY))
            .await
    }

    async fn next_of_feed(&mut self) -> StreamItem {
        loop {
            if let Some(item) = self.interruption() {
                return item;
            }
            match self.cursor.next(&self.lake).await {
                Ok(FeedItem::Events(events)) => {
                    self.charge_unshared(&events);
                    return StreamItem::Events(events);
                }
                Ok(FeedItem::Reset) => return StreamItem::Reset,
                Ok(FeedItem::StateChanged) => {}
                Err(error) => {
                    tracing::warn!(%error, "events could not be read for a stream");
                    tokio::time::sleep(RETRY_DELAY).await;
                }
            }
        }
    }

    /// Charges the caller for events that only this stream has read.
    fn charge_unshared(&self, events: &[Arc<FeedEvent>]) {
        let unshared = events.iter().filter(|event| !event.is_shared);
        let bytes: usize = unshared.map(|event| event.tag_bytes()).sum();
        if bytes > 0 {
            self.share.charge_read(bytes);
        }
    }
}

/// Whether a stream may resume after the last event of its client:
///
/// - with a token that reads everything always, since it may read history as well;
/// - with a limited token after a whole transaction, since each event is checked by what the reader
///   may see when it is sent;
/// - without a token only if nothing public has happened since or, where the events are tags
///   without content, if the dataset has been public since.
async fn may_resume(
    lake: &Lake,
    principal: &Principal,
    kind: StreamKind,
    id: EventId,
) -> Result<bool, LakeError> {
    if principal.sees_everything() {
        return Ok(true);
    }
    // Which events of a transaction a limited reader is sent depends on the time, and so do their
    // numbers.
    if id.is_within() {
        return Ok(false);
    }
    match kind {
        _ if !principal.is_anonymous() => Ok(true),
        StreamKind::Listen => lake.nothing_public_since(id.ds(), id.position()).await,
        StreamKind::Live => lake.is_public_since(id.ds(), id.position()).await,
    }
}

/// The last event that a client has received, by the header `Last-Event-ID` or by a parameter.
pub(crate) fn last_event<'a>(
    headers: &'a HeaderMap,
    parameter: Option<&'a str>,
) -> Option<&'a str> {
    let header = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    header.or(parameter).filter(|id| !id.is_empty())
}
