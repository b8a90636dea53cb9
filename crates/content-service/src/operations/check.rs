//! `GET /check/cors`: whether the page that asks may read answers.

use crate::cors::Asking;
use crate::request_context::RequestContext;
use axum::{Extension, Json};
use serde_json::{Value, json};

/// The client asks when a stream is refused, to tell the reason: so this answer
/// may be read by every page.
pub(crate) async fn cors(_: RequestContext, asking: Option<Extension<Asking>>) -> Json<Value> {
    let lets_in = asking.and_then(|Extension(asking)| asking.lets_in);
    Json(json!({"result": {
        "allowed": lets_in.is_some(),
        "withCredentials": lets_in.unwrap_or(false),
    }}))
}
