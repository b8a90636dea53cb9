//! `GET /projects/{id}/datasets/{dataset}/acl`: what the caller may do.

use crate::error::Fault;
use crate::request_context::RequestContext;
use crate::state::Service;
use axum::Json;
use axum::extract::State;
use lake::{Grant, Permission, Principal};
use serde_json::{Value, json};

/// The documents that anyone may read in a public dataset: those without a dot in their id.
const WITHOUT_DOTS: &str = "_id in path(\"*\")";

/// A list of filters, each with what it permits. The Studio evaluates the filters
/// in the browser, to show what can be done with a document.
pub(crate) async fn show(
    State(service): State<Service>,
    context: RequestContext,
) -> Result<Json<Value>, Fault> {
    context.dataset(&service).await?;
    Ok(Json(match &context.principal {
        Principal::Anonymous => json!([{"filter": WITHOUT_DOTS, "permissions": ["read"]}]),
        Principal::Holder { role, .. } => role.grants().iter().map(entry).collect(),
    }))
}

fn entry(grant: &Grant) -> Value {
    let mut permissions: Vec<&str> = grant.permissions().iter().map(|one| one.name()).collect();
    if grant.permissions().contains(&Permission::Read) {
        permissions.push("history");
    }
    json!({"filter": grant.filter(), "permissions": permissions})
}
