//! An open stream: its position, and what ends it.

use crate::error::Fault;
use crate::in_flight::InFlight;
use crate::live::event_id::EventId;
use crate::live::feed::{Cursor, Next};
use crate::live::feed_event::{EventContent, FeedEvent};
use crate::live::metrics::StreamKind;
use crate::live::session::{Ended, Presented, Session};
use crate::request_context::RequestContext;
use crate::shares::StreamShare;
use crate::state::Service;
use axum::http::HeaderMap;
use lake::{Dataset, Lake, LakeError, Reader};
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// How long a stream waits before it reads again from a database that was away.
const READ_AGAIN: Duration = Duration::from_millis(500);

/// After so many attempts to send an event, ten seconds, a stream begins anew.
pub(crate) const MOST_TRIES: u32 = 20;

/// A stream of a dataset's events for one reader.
pub(crate) struct Subscription {
    pub(crate) reader: Reader,
    pub(crate) lake: Lake,
    cursor: Cursor,
    session: Option<Arc<Session>>,
    share: StreamShare,
    _open: InFlight,
    stop: CancellationToken,
}

/// What comes next in a stream.
pub(crate) enum Step {
    /// Events, the earliest first.
    Events(Vec<Arc<FeedEvent>>),
    /// It begins anew: what happened since is not known any more, or not for this reader.
    Lost,
    /// It ends, and there is no use in coming back.
    Refused(&'static str),
    /// It ends, and the client comes back.
    Closed,
}

impl Step {
    /// The end of a stream whose token has ended.
    fn of_token(why: Ended) -> Self {
        match why {
            Ended::Revoked => Self::Refused("the token is not valid any more"),
            Ended::RoleChanged => Self::Closed,
        }
    }
}

impl Subscription {
    /// Opens a stream; and where the client was, if it goes on there.
    pub(crate) async fn open(
        service: &Service,
        context: &RequestContext,
        headers: &HeaderMap,
        (kind, last_event): (StreamKind, Option<&str>),
    ) -> Result<(Self, Option<EventId>), Fault> {
        let dataset: Dataset = context.dataset(service).await?;
        let live = service.live();
        let share = service.shares().open_stream(&context.caller)?;
        let session = match (&context.reader, crate::request_context::bearer(headers)) {
            (Reader::Holder { role, .. }, Some(secret)) => {
                let presented = Presented {
                    project: &context.project,
                    secret,
                    role: role.clone(),
                };
                Some(
                    live.sessions()
                        .watch(&presented, live.lake(), &service.clock),
                )
            }
            _ => None,
        };
        let feed = live.feed(&dataset).await?;
        let known = last_event.and_then(|id| EventId::parse(id, dataset.ds));
        let known = match known {
            Some(id) if may_resume(live.lake(), &context.reader, kind, id).await? => Some(id),
            _ => None,
        };
        let (cursor, resumed) = Cursor::new(feed, known.map(EventId::position));
        let known = known.filter(|_| resumed);
        let subscription = Self {
            reader: context.reader.clone(),
            lake: live.lake().clone(),
            cursor,
            session,
            share,
            _open: live.metrics().open(kind),
            stop: live.stopped(),
        };
        Ok((subscription, known))
    }

    /// The id of the position at which it is.
    pub(crate) fn id(&self) -> EventId {
        EventId::after(self.cursor.ds(), self.cursor.position())
    }

    /// What an event did to each document. Who reads it from the database pays for it; others find
    /// it in memory.
    pub(crate) async fn content(&self, one: &FeedEvent) -> Result<Arc<EventContent>, LakeError> {
        if let Some(content) = self.cursor.held_content(one) {
            return Ok(content);
        }
        let _slot = self.share.read_slot().await?;
        let (content, was_read) = self.cursor.content(one, &self.lake).await?;
        if was_read {
            self.share.charge_read(content.bytes());
        }
        Ok(content)
    }

    /// The number of the latest event that this node knows.
    pub(crate) fn latest(&self) -> i64 {
        self.cursor.state().seq
    }

    /// What it may use of its caller's share.
    pub(crate) fn share(&self) -> &StreamShare {
        &self.share
    }

    /// Waits for what comes next.
    pub(crate) async fn next(&mut self) -> Step {
        let session = self.session.clone();
        let ended = async {
            match &session {
                Some(session) => session.ended().await,
                None => std::future::pending().await,
            }
        };
        let stop = self.stop.clone();
        tokio::select! {
            biased;
            () = stop.cancelled() => Step::Closed,
            why = ended => Step::of_token(why),
            next = self.events() => next,
        }
    }

    /// Why nothing of what it was going to send may be sent any more, if that is so: it ends, or
    /// it begins anew. To be called before each event.
    pub(crate) fn interruption(&mut self) -> Option<Step> {
        if self.stop.is_cancelled() {
            return Some(Step::Closed);
        }
        if let Some(why) = self.session.as_ref().and_then(|one| one.has_ended()) {
            return Some(Step::of_token(why));
        }
        let (state, is_anonymous) = (self.cursor.state(), self.reader.is_anonymous());
        if state.gone {
            return Some(Step::Refused("the dataset was deleted"));
        }
        if !state.public && is_anonymous {
            return Some(Step::Refused("the dataset is not public any more"));
        }
        self.cursor.begins_anew(is_anonymous).then_some(Step::Lost)
    }

    /// The number of the dataset in the database.
    pub(crate) fn ds(&self) -> i32 {
        self.cursor.ds()
    }

    /// Waits before something is read again; `None` if the node stops meanwhile.
    pub(crate) async fn pause(&self) -> Option<()> {
        let stop = &self.stop;
        stop.run_until_cancelled(tokio::time::sleep(READ_AGAIN))
            .await
    }

    async fn events(&mut self) -> Step {
        loop {
            if let Some(step) = self.interruption() {
                return step;
            }
            match self.cursor.next(&self.lake).await {
                Ok(Next::Events(events)) => {
                    self.charge_own(&events);
                    return Step::Events(events);
                }
                Ok(Next::Lost) => return Step::Lost,
                Ok(Next::State) => {}
                Err(error) => {
                    tracing::warn!(%error, "events could not be read for a stream");
                    tokio::time::sleep(READ_AGAIN).await;
                }
            }
        }
    }

    /// Charges the caller for events that this stream alone has read.
    fn charge_own(&self, events: &[Arc<FeedEvent>]) {
        let own = events.iter().filter(|one| !one.is_shared);
        let bytes: usize = own.map(|one| one.tag_bytes()).sum();
        if bytes > 0 {
            self.share.charge_read(bytes);
        }
    }
}

/// Whether a stream goes on where its client was. Who sees everything may read history as well.
/// Others are sent what is true now and not what was once: without a token, the stream goes on if
/// nothing that anyone may see has happened meanwhile. Tags have no content.
async fn may_resume(
    lake: &Lake,
    reader: &Reader,
    kind: StreamKind,
    id: EventId,
) -> Result<bool, LakeError> {
    if reader.sees_everything() {
        return Ok(true);
    }
    // What a limited reader is sent of a transaction depends on the moment: its events have no
    // lasting numbers.
    if id.is_within() {
        return Ok(false);
    }
    match kind {
        _ if !reader.is_anonymous() => Ok(true),
        StreamKind::Listen => lake.nothing_public_since(id.ds(), id.position()).await,
        StreamKind::Live => lake.is_public_since(id.ds(), id.position()).await,
    }
}

/// The last event that a client knows: by the header of an event source, or by parameter.
pub(crate) fn last_event<'a>(
    headers: &'a HeaderMap,
    parameter: Option<&'a str>,
) -> Option<&'a str> {
    let header = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    header.or(parameter).filter(|id| !id.is_empty())
}
