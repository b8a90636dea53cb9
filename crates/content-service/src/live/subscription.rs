//! An open stream: its position, and what ends it.

use crate::error::Fault;
use crate::live::event_id::EventId;
use crate::live::feed::{Cursor, FeedEvent, Next};
use crate::live::metrics::StreamKind;
use crate::live::session::{Ended, Presented, Session};
use crate::metrics::InFlight;
use crate::request_context::RequestContext;
use crate::state::Service;
use axum::http::HeaderMap;
use axum::response::sse::KeepAlive;
use lake::{Dataset, Lake, LakeError, Reader};
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// A line that means nothing comes in this rhythm, so that both sides notice a dead connection.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// How long a stream waits before it reads again from a database that was away.
const READ_AGAIN: Duration = Duration::from_millis(500);

/// A stream of a dataset's events for one reader.
pub(crate) struct Subscription {
    pub(crate) reader: Reader,
    pub(crate) lake: Lake,
    cursor: Cursor,
    session: Option<Arc<Session>>,
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
        let (cursor, resumed) = Cursor::new(feed, known.map(EventId::position));
        let known = known.filter(|_| resumed);
        let subscription = Self {
            reader: caller.reader.clone(),
            lake: live.lake().clone(),
            cursor,
            session,
            _open: live.metrics().open(kind),
            stop: live.stopped(),
        };
        Ok((subscription, known))
    }

    /// The id of the position at which it is.
    pub(crate) fn id(&self) -> EventId {
        EventId::after(self.cursor.ds(), self.cursor.position())
    }

    /// Reads what some events in a row did to each document.
    pub(crate) async fn read_transactions(
        &self,
        events: &[Arc<FeedEvent>],
    ) -> Result<(), LakeError> {
        self.cursor.read_transactions(events, &self.lake).await
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
            why = ended => match why {
                Ended::Revoked => Step::Refused("the token is not valid any more"),
                Ended::RoleChanged => Step::Closed,
            },
            next = self.events() => next,
        }
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
                Ok(Next::State(state)) if state.gone => {
                    return Step::Refused("the dataset was deleted");
                }
                Ok(Next::State(state)) if !state.public && self.reader.is_anonymous() => {
                    return Step::Refused("the dataset is not public any more");
                }
                Ok(Next::State(_)) => {}
                Err(error) => {
                    tracing::warn!(%error, "events could not be read for a stream");
                    tokio::time::sleep(READ_AGAIN).await;
                }
            }
        }
    }
}

/// How long a client waits before it connects again: spec 9.
pub(crate) const RECONNECT: Duration = Duration::from_secs(1);

/// The heartbeat of every stream.
pub(crate) fn heartbeat() -> KeepAlive {
    KeepAlive::new().interval(HEARTBEAT)
}

/// The last event that a client knows: by the header of an event source, or by parameter.
pub(crate) fn last_event<'a>(
    headers: &'a HeaderMap,
    parameter: Option<&'a str>,
) -> Option<&'a str> {
    let header = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    header.or(parameter).filter(|id| !id.is_empty())
}
