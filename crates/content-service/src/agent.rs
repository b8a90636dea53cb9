//! Agent actions: documents that a language model writes or changes. An operator with a language model
//! implements [`AgentProvider`]; without one the service answers that it is not configured.

use lake::{Dataset, Principal};
use serde_json::Value;
use std::pin::Pin;
use thiserror::Error;

/// The kind of a request to an agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgentAction {
    /// Write a document by instruction.
    Generate,
    /// Change a document by a patch that a schema allows.
    Patch,
    /// Answer a prompt.
    Prompt,
    /// Change a document by instruction.
    Transform,
    /// Translate a document.
    Translate,
}

impl AgentAction {
    /// The action of that name.
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "generate" => Self::Generate,
            "patch" => Self::Patch,
            "prompt" => Self::Prompt,
            "transform" => Self::Transform,
            "translate" => Self::Translate,
            _ => return None,
        })
    }
}

/// A request to an agent.
#[derive(Clone, Debug)]
pub struct AgentRequest {
    /// The kind of the request.
    pub action: AgentAction,
    /// The dataset of the documents.
    pub dataset: Dataset,
    /// The caller, whose permissions are those of the agent.
    pub principal: Principal,
    /// The body of the request.
    pub body: Value,
}

/// Why an agent does not answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AgentError {
    /// The service has no agent.
    #[error("Agent actions are not configured in this service")]
    NotConfigured,
}

/// The answer of an agent, once it has one.
pub type AgentAnswer<'a> = Pin<Box<dyn Future<Output = Result<Value, AgentError>> + Send + 'a>>;

/// Answers agent actions.
pub trait AgentProvider: Send + Sync {
    /// Answers a request.
    fn answer(&self, request: AgentRequest) -> AgentAnswer<'_>;
}

/// No agent.
#[derive(Clone, Copy, Debug)]
pub struct NoAgent;

impl AgentProvider for NoAgent {
    fn answer(&self, _: AgentRequest) -> AgentAnswer<'_> {
        Box::pin(async { Err(AgentError::NotConfigured) })
    }
}
