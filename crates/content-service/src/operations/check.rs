//! `GET /check/cors`: whether the requesting page may read responses.

use crate::cors::CorsDecision;
use crate::request_context::RequestContext;
use axum::{Extension, Json};
use serde_json::{Value, json};

/// Reports whether the origin of the request is allowed. The client sends this to find out why a
/// stream was refused, so pages of every origin may read the response.
pub(crate) async fn cors(
    _: RequestContext,
    decision: Option<Extension<CorsDecision>>,
) -> Json<Value> {
    // A request without an origin comes from a program, which CORS does not concern. If it were not
    // allowed, the client would take that for the reason of any lost connection.
    let credentials = decision.map_or(Some(true), |Extension(decision)| decision.credentials);
    Json(json!({"result": {
        "allowed": credentials.is_some(),
        "withCredentials": credentials.unwrap_or(false),
    }}))
}
