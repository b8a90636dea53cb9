//! `GET /check/cors`: whether the requesting page may read responses.

use crate::cors::Asking;
use crate::request_context::RequestContext;
use axum::{Extension, Json};
use serde_json::{Value, json};

/// The client sends this when a stream is refused, to find the reason: so every page may
/// read this response.
pub(crate) async fn cors(_: RequestContext, asking: Option<Extension<Asking>>) -> Json<Value> {
    // A program has no origin, and the rules for pages do not concern it: the client would take
    // a refusal for the reason of any lost connection.
    let lets_in = asking.map_or(Some(true), |Extension(asking)| asking.lets_in);
    Json(json!({"result": {
        "allowed": lets_in.is_some(),
        "withCredentials": lets_in.unwrap_or(false),
    }}))
}
