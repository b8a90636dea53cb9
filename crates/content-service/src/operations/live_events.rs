//! `GET /data/live/events/{dataset}`

use crate::error::Fault;
use crate::live::event_stream::{SentEvent, respond};
use crate::live::metrics::StreamKind;
use crate::live::subscription::{Subscription, last_event};
use crate::live::tag_stream::{TagStream, events};
use crate::request_context::RequestContext;
use crate::search_parameters::SearchParameters;
use crate::state::Service;
use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{StreamExt, stream};
use serde_json::json;

/// Streams the sync tags of changes.
pub(crate) async fn live_events(
    State(service): State<Service>,
    context: RequestContext,
    headers: HeaderMap,
    RawQuery(search): RawQuery,
) -> Result<Response, Fault> {
    let search = SearchParameters::parse(search.as_deref());
    if !context.version.has_live_events() {
        let message = "The live events API requires API version 2021-03-25 or later";
        return Err(Fault::bad_request(message));
    }
    let drafts = search.flag("includeDrafts", false)?;
    if drafts {
        context.refuse_anonymous()?;
    }
    let last_event = last_event(&headers, search.get("lastLiveEventId"));
    let kind = StreamKind::Live;
    let (subscription, resume_from) =
        Subscription::open(&service, &context, &headers, (kind, last_event)).await?;
    let is_reset = last_event.is_some() && resume_from.is_none();
    let first = if is_reset { "restart" } else { "welcome" };
    let first = SentEvent::new(first, &json!({}));
    let first = first.with_id(subscription.id()).with_retry();
    let tags = TagStream::new(subscription, drafts, service.clock.clone());
    let first = stream::once(async { first });
    Ok(respond(first.chain(events(tags))))
}
