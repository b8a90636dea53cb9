//! `/datasets`: list, create, make public or private, delete.

use crate::error::Fault;
use crate::request_body::RequestBody;
use crate::request_context::RequestContext;
use crate::state::Service;
use axum::Json;
use axum::extract::State;
use lake::{DatasetConfiguration, NewDataset};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Default, Deserialize)]
struct Body {
    #[serde(rename = "aclMode")]
    acl_mode: Option<AclMode>,
}

#[derive(Clone, Copy, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum AclMode {
    Public,
    Private,
    /// An old name for a dataset that a role may open.
    Custom,
}

pub(crate) async fn list(
    State(service): State<Service>,
    context: RequestContext,
) -> Result<Json<Value>, Fault> {
    context.refuse_anonymous()?;
    let datasets = service
        .lake
        .datasets(&context.project, &context.principal)
        .await?;
    let datasets = datasets.iter().map(|dataset| {
        json!({
            "name": dataset.name,
            "aclMode": acl_mode(dataset.public),
            "createdAt": dataset.created_at,
        })
    });
    Ok(Json(datasets.collect()))
}

pub(crate) async fn create(
    State(service): State<Service>,
    context: RequestContext,
    body: RequestBody,
) -> Result<Json<Value>, Fault> {
    context.refuse_anonymous()?;
    let public = read(&body)?
        .acl_mode
        .is_none_or(|mode| mode == AclMode::Public);
    let new = NewDataset {
        project: context.project.clone(),
        name: context.part("dataset").to_owned(),
        public,
        configuration: DatasetConfiguration::default(),
    };
    service
        .lake
        .create_dataset(&new, &context.principal, service.now())
        .await?;
    Ok(Json(
        json!({"datasetName": new.name, "aclMode": acl_mode(public)}),
    ))
}

pub(crate) async fn edit(
    State(service): State<Service>,
    context: RequestContext,
    body: RequestBody,
) -> Result<Json<Value>, Fault> {
    context.refuse_anonymous()?;
    let dataset = context.dataset(&service).await?;
    let public = read(&body)?.acl_mode.map(|mode| mode == AclMode::Public);
    if let Some(public) = public {
        service
            .lake
            .set_public(&dataset, public, &context.principal)
            .await?;
    }
    let public = public.unwrap_or(dataset.public);
    Ok(Json(
        json!({"datasetName": dataset.name, "aclMode": acl_mode(public)}),
    ))
}

pub(crate) async fn delete(
    State(service): State<Service>,
    context: RequestContext,
) -> Result<Json<Value>, Fault> {
    context.refuse_anonymous()?;
    let dataset = context.dataset(&service).await?;
    service
        .lake
        .delete_dataset(&dataset, &context.principal)
        .await?;
    Ok(Json(json!({"deleted": true})))
}

fn acl_mode(public: bool) -> &'static str {
    if public { "public" } else { "private" }
}

/// An empty body is an empty object: the client sends one with neither.
fn read(body: &[u8]) -> Result<Body, Fault> {
    if body.is_empty() {
        return Ok(Body::default());
    }
    serde_json::from_slice(body).map_err(|error| Fault::bad_request(error.to_string()))
}
