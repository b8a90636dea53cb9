//! `/projects` and `/projects/{id}`

use crate::error::Fault;
use crate::request_context::RequestContext;
use crate::state::Service;
use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

/// The caller's project: a token opens one, and shows no other.
pub(crate) async fn list(
    State(service): State<Service>,
    context: RequestContext,
) -> Result<Json<Value>, Fault> {
    context.refuse_anonymous()?;
    let name = service.lake.project(&context.project).await?;
    Ok(Json(json!([project(&context.project, &name)])))
}

pub(crate) async fn show(
    State(service): State<Service>,
    context: RequestContext,
) -> Result<Json<Value>, Fault> {
    context.refuse_anonymous()?;
    let name = service.lake.project(&context.project).await?;
    Ok(Json(project(&context.project, &name)))
}

fn project(id: &str, name: &str) -> Value {
    json!({"id": id, "displayName": name, "studioHost": null, "isBlocked": false, "isDisabled": false, "members": [], "metadata": {}})
}
