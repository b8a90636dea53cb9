//! `GET /data/doc/{dataset}/{ids}`

use crate::caller::Caller;
use crate::error::Fault;
use crate::freshness::{Audience, Known};
use crate::state::Service;
use axum::extract::State;
use axum::response::Response;
use documents::{Layer, Perspective};
use serde_json::json;

/// More ids than this are refused.
const MOST_IDS: usize = 1000;

pub(crate) async fn doc(
    State(service): State<Service>,
    caller: Caller,
    known: Known,
) -> Result<Response, Fault> {
    let dataset = caller.dataset(&service).await?;
    let ids: Vec<String> = caller.part("ids").split(',').map(str::to_owned).collect();
    if ids.len() > MOST_IDS {
        return Err(Fault::bad_request(format!("more than {MOST_IDS} ids")));
    }
    let found = service
        .lake
        .documents(&dataset, &caller.reader, &ids)
        .await?;
    let omitted: Vec<_> = found
        .omitted
        .iter()
        .map(|omitted| json!({"id": omitted.id, "reason": omitted.reason}))
        .collect();
    let documents = found.documents.join(",");
    let omitted = serde_json::Value::from(omitted);
    let body = format!("{{\"documents\":[{documents}],\"omitted\":{omitted}}}");
    // Without a token only what is published is found here.
    let audience = Audience::of(&caller.reader, &Perspective::Stack(vec![Layer::Published]));
    Ok(known.whole(audience, body))
}
