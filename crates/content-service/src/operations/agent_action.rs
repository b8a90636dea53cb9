//! `POST /agent/action/{generate|patch|prompt|transform|translate}/{dataset}`

use crate::agent::{AgentAction, AgentRequest};
use crate::error::Fault;
use crate::request_body::RequestBody;
use crate::request_context::RequestContext;
use crate::state::Service;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::Value;

pub(crate) async fn agent_action(
    State(service): State<Service>,
    context: RequestContext,
    body: RequestBody,
) -> Result<Json<Value>, Fault> {
    context.refuse_anonymous()?;
    let action = AgentAction::named(context.part("action"))
        .ok_or_else(|| Fault::not_found("There is no such agent action"))?;
    let body = serde_json::from_slice(&body)
        .map_err(|error| Fault::bad_request(format!("the body is no agent action: {error}")))?;
    let dataset = context.dataset(&service).await?;
    let request = AgentRequest {
        action,
        dataset,
        principal: context.principal,
        body,
    };
    let answer = service.agent.answer(request).await;
    let answer =
        answer.map_err(|error| Fault::new(StatusCode::NOT_IMPLEMENTED, error.to_string()))?;
    Ok(Json(answer))
}
