//! `GET /data/history/{dataset}/events/documents/{ids}` and `…/events/releases/{release}`

use super::history;
use crate::error::Fault;
use crate::request_context::RequestContext;
use crate::search_parameters::SearchParameters;
use crate::state::Service;
use axum::Json;
use axum::extract::{RawQuery, State};
use documents::ReleaseName;
use lake::{EventCursor, EventsRequest};
use serde_json::{Value, json};

/// The events of some documents.
pub(crate) async fn documents(
    State(service): State<Service>,
    context: RequestContext,
    RawQuery(search): RawQuery,
) -> Result<Json<Value>, Fault> {
    context.refuse_anonymous()?;
    let request = request(search.as_deref())?;
    let ids = history::ids(context.part("ids"))?;
    let dataset = context.dataset(&service).await?;
    let page = service
        .lake
        .document_events(&dataset, &context.principal, &ids, &request)
        .await?;
    Ok(answer(&json!(page.events), page.next.as_ref()))
}

/// The events of a release.
pub(crate) async fn release(
    State(service): State<Service>,
    context: RequestContext,
    RawQuery(search): RawQuery,
) -> Result<Json<Value>, Fault> {
    context.refuse_anonymous()?;
    let request = request(search.as_deref())?;
    let release = ReleaseName::parse(context.part("release"))
        .map_err(|error| Fault::bad_request(error.to_string()))?;
    let dataset = context.dataset(&service).await?;
    let page = service
        .lake
        .release_events(&dataset, &context.principal, &release, &request)
        .await?;
    Ok(answer(&json!(page.events), page.next.as_ref()))
}

/// A page of events. The Studio reads pages until the cursor is empty.
fn answer(events: &Value, next: Option<&EventCursor>) -> Json<Value> {
    let next = next.map(ToString::to_string).unwrap_or_default();
    Json(json!({"events": events, "nextCursor": next}))
}

fn request(search: Option<&str>) -> Result<EventsRequest, Fault> {
    let search = SearchParameters::parse(search);
    let cursor = search.text("nextCursor")?.filter(|text| !text.is_empty());
    let after = match cursor {
        None => None,
        Some(text) => Some(EventCursor::parse(text).ok_or_else(|| {
            Fault::bad_request("nextCursor must be one that an earlier response had")
        })?),
    };
    let limit = history::limit(&search)?;
    Ok(EventsRequest { after, limit })
}
