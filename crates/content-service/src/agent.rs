//! Agent actions: documents that a language model writes or changes. Who has one puts it behind
//! [`AgentProvider`]; this service comes with none, and says so.

use lake::{Dataset, Reader};
use serde_json::Value;
use std::pin::Pin;
use thiserror::Error;

/// What an agent is asked to do.
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
    /// What to do.
    pub action: AgentAction,
    /// Where.
    pub dataset: Dataset,
    /// For whom: an agent may do no more than they may.
    pub reader: Reader,
    /// The rest, as the protocol has it.
    pub body: Value,
}

/// Why an agent does not answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AgentError {
    /// There is none.
    #[error("Agent actions are not configured in this service")]
    NotConfigured,
}

/// The answer of an agent, once it has one.
pub type AgentAnswer<'a> = Pin<Box<dyn Future<Output = Result<Value, AgentError>> + Send + 'a>>;

/// What answers agent actions.
pub trait AgentProvider: Send + Sync {
    /// Answers one.
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
