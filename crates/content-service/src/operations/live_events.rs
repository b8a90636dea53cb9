//! `GET /data/live/events/{dataset}`

use crate::error::Fault;
use crate::live::event_id::EventId;
use crate::live::event_stream::{SentEvent, respond};
use crate::live::feed_event::FeedEvent;
use crate::live::metrics::StreamKind;
use crate::live::subscription::{Step, Subscription, last_event};
use crate::request_context::RequestContext;
use crate::search_parameters::SearchParameters;
use crate::state::Service;
use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{Stream, StreamExt, stream};
use lake::LakeError;
use serde_json::json;
use std::sync::Arc;

/// The sync tags of what changes, as it changes.
pub(crate) async fn live_events(
    State(service): State<Service>,
    caller: RequestContext,
    headers: HeaderMap,
    RawQuery(search): RawQuery,
) -> Result<Response, Fault> {
    let search = SearchParameters::parse(search.as_deref());
    search.check_tag()?;
    if !caller.version.has_live_events() {
        let message = "The live events API requires API version 2021-03-25 or later";
        return Err(Fault::bad_request(message));
    }
    let drafts = search.flag("includeDrafts", false)?;
    if drafts {
        caller.require_token()?;
    }
    let last = last_event(&headers, search.get("lastLiveEventId"));
    let (subscription, known) =
        Subscription::open(&service, &caller, &headers, (StreamKind::Live, last)).await?;
    let is_new = last.is_some() && known.is_none();
    let first = if is_new { "restart" } else { "welcome" };
    let first = frame(first, subscription.id(), &json!({})).with_retry();
    let live = LiveStream {
        subscription,
        drafts,
    };
    let first = stream::once(async { first });
    Ok(respond(first.chain(events(live))))
}

struct LiveStream {
    subscription: Subscription,
    drafts: bool,
}

fn frame(name: &str, id: EventId, data: &serde_json::Value) -> SentEvent {
    SentEvent::new(name, data).with_id(id)
}

fn events(live: LiveStream) -> impl Stream<Item = SentEvent> {
    let steps = stream::unfold(Some(live), |live| async move {
        let mut live = live?;
        match live.subscription.next().await {
            Step::Events(all) => Some((live.messages(&all).await, Some(live))),
            Step::Lost => {
                let restart = frame("restart", live.subscription.id(), &json!({}));
                Some((vec![restart], Some(live)))
            }
            Step::Refused(reason) => {
                let end = frame("goaway", live.subscription.id(), &json!({"reason": reason}));
                Some((vec![end], None))
            }
            Step::Closed => None,
        }
    });
    steps.flat_map(stream::iter)
}

impl LiveStream {
    async fn messages(&self, events: &[Arc<FeedEvent>]) -> Vec<SentEvent> {
        let mut frames = Vec::new();
        for one in events {
            let id = EventId::after(one.event.ds, one.event.seq);
            let restart = || frame("restart", id, &json!({}));
            if one.event.bulk {
                frames.push(restart());
                continue;
            }
            match self.tags(one).await {
                Ok(tags) if tags.is_empty() => {}
                Ok(tags) => frames.push(frame("message", id, &json!({"tags": tags}))),
                Err(error) => {
                    tracing::warn!(%error, "the tags of an event could not be read");
                    frames.push(restart());
                }
            }
        }
        frames
    }

    /// The tags that the reader may know.
    async fn tags(&self, one: &Arc<FeedEvent>) -> Result<Vec<String>, LakeError> {
        let Subscription { reader, lake, .. } = &self.subscription;
        let drafts = self.drafts;
        if reader.is_anonymous() || reader.sees_everything() {
            let own = one.event.tags.iter();
            let others = one.event.draft_tags.iter().filter(|_| drafts);
            let mut tags: Vec<String> = own.chain(others).cloned().collect();
            tags.sort_unstable();
            tags.dedup();
            return Ok(tags);
        }
        if one.event.tags.is_empty() && (!drafts || one.event.draft_tags.is_empty()) {
            return Ok(Vec::new());
        }
        let content = self.subscription.content(one).await?;
        let (lake, reader) = (lake.clone(), reader.clone());
        // A role's filters may take long.
        let tags = move || match &content.transaction {
            Some(transaction) => lake.tags_for(transaction, &reader, drafts),
            None => Ok(Vec::new()),
        };
        tokio::task::spawn_blocking(tags).await?
    }
}
