//! Why an action cannot be read, or not be taken.

use crate::release::StepError;
use crate::{DocumentId, IdError, MalformedMutation, MutationError, PatchError};
use serde_json::{Map, Value, json};
use thiserror::Error;

/// An action that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MalformedAction {
    /// Not an object with an `actionType`.
    #[error("an action must be an object with an \"actionType\"")]
    NotAnAction,
    /// An action that there is not.
    #[error("unknown action type \"{0}\"")]
    UnknownType(String),
    /// A key that the action does not have.
    #[error("unknown key \"{key}\" in {action}")]
    UnknownKey {
        /// The key.
        key: String,
        /// The action.
        action: String,
    },
    /// Something missing or of the wrong kind.
    #[error("\"{key}\" of {action} must be {expected}")]
    Shape {
        /// The key.
        key: &'static str,
        /// The action.
        action: String,
        /// What it must be.
        expected: &'static str,
    },
    /// A draft or version of another document.
    #[error("\"{version}\" is not a draft or version of \"{published}\"")]
    Unrelated {
        /// The draft or version.
        version: String,
        /// The published document.
        published: String,
    },
    /// An id that is not the id of a published document.
    #[error("\"{0}\" is not the ID of a published document")]
    NotPublished(String),
    /// An id that is neither the id of a draft nor of a version.
    #[error("\"{0}\" is not the ID of a draft or a version")]
    NotAVersion(String),
    /// Not an id.
    #[error(transparent)]
    Id(#[from] IdError),
    /// Not a document.
    #[error(transparent)]
    Document(#[from] MalformedMutation),
    /// Not a patch.
    #[error(transparent)]
    Patch(#[from] PatchError),
}

/// An action that what is stored does not allow.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ActionError {
    /// A document is missing, there already, or of another revision.
    #[error(transparent)]
    Document(#[from] MutationError),
    /// The state of a release forbids it.
    #[error(transparent)]
    Step(#[from] StepError),
    /// A draft or version would be left without its document.
    #[error("Document \"{id}\" has drafts or versions that are not to be deleted: {others}")]
    VersionsRemain {
        /// The document.
        id: DocumentId,
        /// The drafts and versions.
        others: String,
    },
    /// An edit of a release that changes more than its metadata.
    #[error("only the metadata of a release can be edited, not \"{0}\"")]
    NotMetadata(String),
    /// An id that is too long for a draft or a version.
    #[error(transparent)]
    Id(#[from] IdError),
}

impl ActionError {
    /// The HTTP status of a request that fails for this reason.
    pub fn status(&self) -> u16 {
        match self {
            Self::Document(error) => error.status(),
            Self::Step(_) | Self::VersionsRemain { .. } | Self::NotMetadata(_) | Self::Id(_) => 400,
        }
    }

    /// The `error` of an item in the response.
    pub fn to_json(&self) -> Map<String, Value> {
        if let Self::Document(error) = self {
            return error.to_json();
        }
        let json = json!({"type": "validationError", "description": self.to_string()});
        match json {
            Value::Object(json) => json,
            _ => Map::new(),
        }
    }
}
