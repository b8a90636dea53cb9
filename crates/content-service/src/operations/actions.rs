//! `POST /data/actions/{dataset}`

use crate::error::Fault;
use crate::operations::mutate::checked_transaction_id;
use crate::request_body::RequestBody;
use crate::request_context::RequestContext;
use crate::search_parameters::SearchParameters;
use crate::state::Service;
use axum::Json;
use axum::extract::{RawQuery, State};
use lake::Actions;
use serde::Deserialize;
use serde_json::{Value, json};

/// The field `skipCrossDatasetReferenceValidation` is accepted and has no effect: references into
/// other datasets are never checked.
#[derive(Deserialize)]
struct Body {
    actions: Vec<Value>,
    #[serde(rename = "transactionId")]
    transaction_id: Option<String>,
    #[serde(rename = "dryRun")]
    dry_run: Option<bool>,
}

/// How many actions a request may have.
const MAX_ACTIONS: usize = 10_000;

pub(crate) async fn actions(
    State(service): State<Service>,
    context: RequestContext,
    RawQuery(search): RawQuery,
    body: RequestBody,
) -> Result<Json<Value>, Fault> {
    context.refuse_anonymous()?;
    let search = SearchParameters::parse(search.as_deref());
    if !context.version.has_actions() {
        let message = "Actions need API version v2024-05-23 or later";
        return Err(Fault::bad_request(message));
    }
    let body: Body = serde_json::from_slice(&body)
        .map_err(|error| Fault::bad_request(format!("the body holds no actions: {error}")))?;
    if body.actions.is_empty() {
        return Err(Fault::bad_request("the body holds no actions"));
    }
    if body.actions.len() > MAX_ACTIONS {
        let message = format!("more than {MAX_ACTIONS} actions in one transaction");
        return Err(Fault::bad_request(message));
    }
    let id = match body.transaction_id {
        Some(id) => checked_transaction_id(id)?,
        None => service.random_name(22),
    };
    let dataset = context.dataset(&service).await?;
    let actions = Actions {
        id,
        actions: body.actions,
        now: service.now(),
        dry_run: body.dry_run.unwrap_or(search.flag("dryRun", false)?),
        releases: context.version.has_releases(),
    };
    let id = service
        .lake
        .act(&dataset, &context.principal, actions)
        .await?;
    Ok(Json(json!({ "transactionId": id })))
}
