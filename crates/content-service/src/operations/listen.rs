//! `GET /data/listen/{dataset}`

use crate::error::Fault;
use crate::live::event_id::EventId;
use crate::live::feed::FeedEvent;
use crate::live::metrics::StreamKind;
use crate::live::mutation_event::{Detail, mutation_events};
use crate::live::subscription::{RECONNECT, Step, Subscription, heartbeat, last_event};
use crate::request_context::RequestContext;
use crate::search_parameters::SearchParameters;
use crate::settings::Clock;
use crate::state::Service;
use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event as SseEvent, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use lake::{Event, LakeError, ListenedDocuments};
use serde_json::json;
use std::convert::Infallible;
use std::sync::Arc;

/// Letters of the name of a listener.
const NAME: usize = 22;

/// What happens to the documents of a query, as it happens.
pub(crate) async fn listen(
    State(service): State<Service>,
    caller: RequestContext,
    headers: HeaderMap,
    RawQuery(search): RawQuery,
) -> Result<Response, Fault> {
    let search = SearchParameters::parse(search.as_deref());
    search.check_tag()?;
    let query = search.get("query").unwrap_or_default().to_owned();
    let documents = match ListenedDocuments::parse(&query, &search.query_parameters()?) {
        Ok(documents) => documents,
        Err(error) => return Ok(refused(&error, &query)),
    };
    let detail = detail(&caller, &search)?;
    let may_resume = search.flag("enableResume", false)?;
    let last = last_event(&headers, None).filter(|_| may_resume);
    let (subscription, known) =
        Subscription::open(&service, &caller, &headers, (StreamKind::Listen, last)).await?;
    let greeting = match (last, known) {
        (None, _) => "welcome",
        (Some(_), Some(_)) => "welcomeback",
        (Some(_), None) => "reset",
    };
    let name = json!({"listenerName": service.random_name(NAME)}).to_string();
    let greeting = SseEvent::default()
        .event(greeting)
        .id(known.unwrap_or(subscription.id()).to_string())
        .retry(RECONNECT)
        .data(name);
    let listener = Listener {
        subscription,
        documents,
        detail,
        may_resume,
        known,
        clock: service.clock.clone(),
    };
    let events = stream::once(async { Ok(greeting) }).chain(events(listener));
    Ok(Sse::new(events).keep_alive(heartbeat()).into_response())
}

fn detail(caller: &RequestContext, search: &SearchParameters) -> Result<Detail, Fault> {
    let visibility = match search.get("visibility") {
        None | Some("query") => "query",
        // What is committed can be queried.
        Some("transaction") => "transaction",
        Some(other) => {
            let message = format!("visibility must be query or transaction, not {other:?}");
            return Err(Fault::bad_request(message));
        }
    };
    let effects = match search.get("effectFormat") {
        None => false,
        Some("mendoza") => true,
        Some(other) => {
            let message = format!("effectFormat must be mendoza, not {other:?}");
            return Err(Fault::bad_request(message));
        }
    };
    let all_versions = search.flag("includeAllVersions", false)?;
    Ok(Detail {
        result: search.flag("includeResult", true)?,
        previous: search.flag("includePreviousRevision", false)?,
        mutations: search.flag("includeMutations", true)?,
        effects,
        visibility,
        only_published: caller.version.has_releases() && !all_versions,
    })
}

/// A query that cannot be listened to: the client reads why from the stream.
fn refused(error: &LakeError, query: &str) -> Response {
    let data = match error {
        LakeError::Syntax(syntax) => Fault::query(syntax, query).into_body(),
        other => json!({"message": other.to_string()}),
    };
    let frame = SseEvent::default()
        .event("channelError")
        .data(data.to_string());
    Sse::new(stream::iter([Ok::<_, Infallible>(frame)])).into_response()
}

struct Listener {
    subscription: Subscription,
    documents: ListenedDocuments,
    detail: Detail,
    /// Whether its client knows what a reset is. Another one is cut, and begins anew.
    may_resume: bool,
    /// Where its client was.
    known: Option<EventId>,
    clock: Clock,
}

fn events(listener: Listener) -> impl Stream<Item = Result<SseEvent, Infallible>> {
    let steps = stream::unfold(Some(listener), |listener| async move {
        let mut listener = listener?;
        match listener.subscription.next().await {
            // Nobody knows what a bulk load did to each document.
            Step::Events(all) if !all.iter().any(|one| one.event.bulk) => {
                let frames = listener.mutations_at_last(&all).await?;
                Some((frames, Some(listener)))
            }
            Step::Events(_) | Step::Lost if !listener.may_resume => None,
            Step::Events(_) | Step::Lost => {
                let name = json!({}).to_string();
                let id = listener.subscription.id().to_string();
                let reset = SseEvent::default().event("reset").id(id).data(name);
                Some((vec![reset], Some(listener)))
            }
            Step::Refused(reason) => {
                let data = json!({"reason": reason}).to_string();
                Some((
                    vec![SseEvent::default().event("disconnect").data(data)],
                    None,
                ))
            }
            Step::Closed => None,
        }
    });
    steps.flat_map(|frames| stream::iter(frames.into_iter().map(Ok)))
}

impl Listener {
    /// The same, read again from a database that was away; `None` when the node stops.
    async fn mutations_at_last(&self, events: &[Arc<FeedEvent>]) -> Option<Vec<SseEvent>> {
        loop {
            match self.mutations(events).await {
                Ok(frames) => return Some(frames),
                Err(error) => tracing::warn!(%error, "a transaction is read again for a listener"),
            }
            self.subscription.pause().await?;
        }
    }

    async fn mutations(&self, events: &[Arc<FeedEvent>]) -> Result<Vec<SseEvent>, LakeError> {
        let reader = &self.subscription.reader;
        self.subscription.read_transactions(events).await?;
        let mut frames = Vec::new();
        for one in events {
            let Some(transaction) = one.transaction() else {
                continue;
            };
            let now = (self.clock)();
            let all = mutation_events(transaction, &self.documents, reader, &self.detail, now)?;
            let Event { ds, seq, .. } = *one.event;
            let total = all.len();
            let known = self.known.map_or(0, |known| known.events_of(seq));
            for (number, data) in (1..).zip(all).skip(known) {
                let id = if number == total {
                    EventId::after(ds, seq)
                } else {
                    EventId::within(ds, seq, number)
                };
                let frame = SseEvent::default().event("mutation").data(data);
                frames.push(frame.id(id.to_string()));
            }
        }
        Ok(frames)
    }
}
