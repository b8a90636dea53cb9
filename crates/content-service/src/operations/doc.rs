//! `GET /data/doc/{dataset}/{ids}`

use crate::error::Fault;
use crate::etag::{Audience, IfNoneMatch};
use crate::request_context::RequestContext;
use crate::state::Service;
use axum::extract::State;
use axum::response::Response;
use serde_json::json;

/// More ids than this are refused.
const MOST_IDS: usize = 1000;

pub(crate) async fn doc(
    State(service): State<Service>,
    caller: RequestContext,
    known: IfNoneMatch,
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
    // The protocol has the reason `permission` too: it would reveal that the id is taken.
    let omitted = found.omitted.iter();
    let omitted = omitted.map(|id| json!({"id": id, "reason": "existence"}));
    let omitted: serde_json::Value = omitted.collect();
    let documents = found.documents.join(",");
    let body = format!("{{\"documents\":[{documents}],\"omitted\":{omitted}}}");
    let audience = Audience::of_documents(&caller.reader);
    Ok(known.whole(audience, body))
}
