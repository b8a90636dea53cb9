//! An open stream: its position, and what ends it.

use crate::error::Fault;
use crate::live::event_id::EventId;
use crate::live::feed::{Cursor, FeedState, Next};
use crate::live::feed_event::{EventContent, FeedEvent};
use crate::live::metrics::StreamKind;
use crate::live::session::{Ended, Presented, Session};
use crate::metrics::InFlight;
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

/// What a stream has to tell.
pub(crate) enum Step {
    /// Events, the earliest first.
    Events(Vec<Arc<FeedEvent>>),
    /// What happened since is not known any more.
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
        caller: &RequestContext,
        headers: &HeaderMap,
        (kind, last_event): (StreamKind, Option<&str>),
    ) -> Result<(Self, Option<EventId>), Fault> {
        let dataset: Dataset = caller.dataset(service).await?;
        let live = service.live();
        let share = service.shares().open_stream(&caller.payer)?;
        let session = match (&caller.reader, crate::request_context::bearer(headers)) {
            (Reader::Holder { role, .. }, Some(secret)) => {
                let presented = Presented {
                    project: &caller.project,
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
            Some(id) if may_resume(live.lake(), &caller.reader, kind, id).await? => Some(id),
            _ => None,
        };
        let (cursor, resumed) = Cursor::new(feed, known.map(EventId::position));
        let known = known.filter(|_| resumed);
        let subscription = Self {
            reader: caller.reader.clone(),
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

    /// What an event did to each document.
    pub(crate) async fn content(&self, one: &FeedEvent) -> Result<Arc<EventContent>, LakeError> {
        self.cursor.content(one, &self.lake).await
    }

    /// The number of the latest event that this node knows.
    pub(crate) fn latest(&self) -> i64 {
        self.cursor.latest()
    }

    /// What it may use of its caller's share.
    pub(crate) fn share(&self) -> &StreamShare {
        &self.share
    }

    /// Waits for what comes next.
    pub(crate) async fn next(&mut self) -> Step {
        // What changed while the client was reading is not told again.
        if let Some(end) = self.end() {
            return end;
        }
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

    /// Why it must end now, if it must.
    pub(crate) fn end(&self) -> Option<Step> {
        if self.stop.is_cancelled() {
            return Some(Step::Closed);
        }
        let ended = self
            .session
            .as_ref()
            .and_then(|session| session.has_ended());
        ended
            .map(Step::of_token)
            .or_else(|| self.end_of(self.cursor.state()))
    }

    /// Why it must end in a dataset of this state.
    fn end_of(&self, state: FeedState) -> Option<Step> {
        if state.gone {
            return Some(Step::Refused("the dataset was deleted"));
        }
        let is_closed = !state.public && self.reader.is_anonymous();
        is_closed.then_some(Step::Refused("the dataset is not public any more"))
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
            match self.cursor.next(&self.lake).await {
                Ok(Next::Events(events)) => return Step::Events(events),
                Ok(Next::Lost) => return Step::Lost,
                Ok(Next::State(state)) => {
                    if let Some(end) = self.end_of(state) {
                        return end;
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "events could not be read for a stream");
                    tokio::time::sleep(READ_AGAIN).await;
                }
            }
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
