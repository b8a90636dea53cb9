//! `/users/{id}` and `/users/me`

use crate::error::Fault;
use crate::request_context::RequestContext;
use axum::Json;
use lake::Principal;
use serde_json::{Value, json};

pub(crate) async fn show(context: RequestContext) -> Result<Json<Value>, Fault> {
    context.refuse_anonymous()?;
    let requested = context.part("user");
    match &context.principal {
        Principal::Holder { id, role, .. } if requested == "me" || requested == id => {
            Ok(Json(json!({
                "id": id,
                "name": id,
                "email": null,
                "profileImage": null,
                "role": role.name(),
                "roles": [{"name": role.name(), "title": role.title(), "description": ""}],
            })))
        }
        _ => Err(Fault::not_found("User not found")),
    }
}
