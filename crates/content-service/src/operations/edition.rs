//! `GET /data/edition/{dataset}`: what is published, by a name that changes with it.
//!
//! Answers to queries bear the same name in a header. Who has some of them, and is told this
//! name again, knows by one small question that all of them still hold.

use crate::caller::Caller;
use crate::error::Fault;
use crate::freshness::edition_name;
use crate::state::Service;
use axum::Json;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use serde_json::json;

pub(crate) async fn show(
    State(service): State<Service>,
    caller: Caller,
) -> Result<Response, Fault> {
    let dataset = caller.dataset(&service).await?;
    let edition = service.lake.edition(&dataset).await?;
    let name = edition.map(|edition| edition_name(&service, &edition));
    let secret = [(CACHE_CONTROL, "private, no-store")];
    Ok((secret, Json(json!({ "edition": name }))).into_response())
}
