//! `/ping`, `/healthz`, `/readyz`: whether the service runs, and whether it is ready; and the responses
//! for unknown URLs and methods.

use crate::error::Fault;
use crate::state::Service;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::{Value, json};

pub(crate) async fn ping() -> Json<Value> {
    Json(json!({"PONG": true}))
}

/// The process responds.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// The database responds, too, and has the schema of this program. The broker need not be reachable:
/// without it events are late, but none is lost.
pub(crate) async fn readyz(State(service): State<Service>) -> Result<String, Fault> {
    if service.lake.ready().await? {
        return Ok(format!("ready\n{}\n", service.live().broker().text()));
    }
    let message = "The database schema is older than this program: run `vitrine migrate`";
    Err(Fault::new(StatusCode::SERVICE_UNAVAILABLE, message))
}

/// No operation has this path.
pub(crate) async fn nothing() -> Fault {
    Fault::not_found("Not found")
}

/// The path has operations, but only of other methods.
pub(crate) async fn not_this_way() -> Fault {
    Fault::new(StatusCode::METHOD_NOT_ALLOWED, "Method not allowed")
}
