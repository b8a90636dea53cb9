//! `GET /data/doc/{dataset}/{ids}`

use crate::error::Fault;
use crate::etag::{Audience, IfNoneMatch, digest};
use crate::request_context::RequestContext;
use crate::response_text::{self, run_for_text};
use crate::state::Service;
use axum::extract::State;
use axum::response::Response;
use lake::Found;
use serde_json::json;

/// How many ids a request may name.
const MAX_IDS: usize = 1000;

pub(crate) async fn doc(
    State(service): State<Service>,
    context: RequestContext,
    if_none_match: IfNoneMatch,
) -> Result<Response, Fault> {
    let dataset = context.dataset(&service).await?;
    let ids: Vec<String> = context.part("ids").split(',').map(str::to_owned).collect();
    if ids.len() > MAX_IDS {
        return Err(Fault::bad_request(format!("more than {MAX_IDS} ids")));
    }
    let admitted = service.shares().admit(&context.caller).await?;
    let found = service
        .lake
        .documents_within(&dataset, &context.principal, &ids, admitted.read_limits())
        .await?;
    let length = found.documents.iter().map(String::len).sum();
    let work = move || {
        let text = body(&found, length);
        let digest = digest(&text);
        if let Some(reservation) = &found.reservation {
            reservation.shrink_to(text.capacity() as u64);
        }
        (text, digest, found.reservation)
    };
    let (text, digest, reservation) = run_for_text(length, work).await?;
    let audience = Audience::of_documents(&context.principal);
    let body = || response_text::reserved(text, [reservation]);
    Ok(if_none_match.respond(audience, &digest, body))
}

fn body(found: &Found, length: usize) -> String {
    // The protocol also has the reason `permission`, which would reveal that the document exists.
    let omitted = found.omitted.iter();
    let omitted = omitted.map(|id| json!({"id": id, "reason": "existence"}));
    let omitted = omitted.collect::<serde_json::Value>().to_string();
    let around = omitted.len() + found.documents.len() + 64;
    let mut text = String::with_capacity(length + around);
    text.push_str("{\"documents\":[");
    for (index, document) in found.documents.iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        text.push_str(document);
    }
    text.push_str("],\"omitted\":");
    text.push_str(&omitted);
    text.push('}');
    text
}
