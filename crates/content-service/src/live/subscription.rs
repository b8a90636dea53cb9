//! An open stream: its position, and what ends it.

use crate::error::Fault;
use crate::live::feed::{Cursor, FeedEvent, Next};
use crate::live::session::{Ended, Presented, Session};
use crate::request_context::RequestContext;
use crate::state::Service;
use axum::http::HeaderMap;
use axum::response::sse::KeepAlive;
use lake::{Dataset, Lake, Reader};
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
    /// Opens a stream; and whether it goes on where the client was.
    pub(crate) async fn open(
        service: &Service,
        caller: &RequestContext,
        headers: &HeaderMap,
        last_event: Option<&str>,
    ) -> Result<(Self, bool), Fault> {
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
        // A position of another dataset is one that nobody knows.
        let after = last_event.map(|id| seq_of(id, dataset.ds).unwrap_or(i64::MIN));
        let (cursor, resumed) = Cursor::new(feed, after);
        let subscription = Self {
            reader: caller.reader.clone(),
            lake: live.lake().clone(),
            cursor,
            session,
            stop: live.stopped(),
        };
        Ok((subscription, resumed))
    }

    /// The id of the position at which it is.
    pub(crate) fn id(&self) -> String {
        id_of(self.cursor.ds(), self.cursor.position())
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

/// The id of an event: the dataset's number and its own.
pub(crate) fn id_of(ds: i32, seq: i64) -> String {
    format!("{ds}-{seq}")
}

/// The number of an event of this dataset. What follows another dash is of no interest here.
fn seq_of(id: &str, ds: i32) -> Option<i64> {
    let (of, rest) = id.split_once('-')?;
    let seq = rest.split_once('-').map_or(rest, |(seq, _)| seq);
    (of.parse::<i32>().ok()? == ds).then_some(())?;
    seq.parse().ok()
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_of_a_dataset() {
        let cases = [
            ("7-12", Some(12)),
            ("7-12-3", Some(12)),
            ("8-12", None),
            ("12", None),
            ("7-", None),
            ("", None),
            ("7-x", None),
        ];
        for (id, expected) in cases {
            assert_eq!(seq_of(id, 7), expected, "{id}");
        }
        assert_eq!(seq_of(&id_of(3, 9), 3), Some(9));
    }
}
