//! Why a mutation cannot be applied, as the protocol reports it.

use crate::{DocumentId, MAX_DEPTH, PatchError};
use serde_json::{Map, Value, json};
use thiserror::Error;

/// A mutation that cannot be applied to the document it is for.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MutationError {
    /// `create`, and there is one.
    #[error("Document by ID \"{id}\" already exists")]
    AlreadyExists {
        /// The document.
        id: DocumentId,
    },
    /// `patch`, and there is none.
    #[error("The document with the ID \"{id}\" was not found")]
    NotFound {
        /// The document.
        id: DocumentId,
    },
    /// `ifRevisionID`, and it is another.
    #[error(
        "Document \"{id}\" has unexpected revision ID (\"{current}\"), expected \"{expected}\""
    )]
    Revision {
        /// The document.
        id: DocumentId,
        /// The revision it has.
        current: String,
        /// The revision it should have.
        expected: String,
    },
    /// An attribute that never changes.
    #[error("Cannot modify immutable attribute \"{attribute}\"")]
    Immutable {
        /// The document.
        id: DocumentId,
        /// The attribute.
        attribute: &'static str,
    },
    /// A patch that does not fit the document.
    #[error("Cannot patch document \"{id}\": {error}")]
    Patch {
        /// The document.
        id: DocumentId,
        /// Why.
        error: PatchError,
    },
    /// Values that would lie too deep.
    #[error("The values of document \"{id}\" would lie more than {MAX_DEPTH} levels deep")]
    TooDeep {
        /// The document.
        id: DocumentId,
    },
}

impl MutationError {
    /// The name that the protocol has for this error.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::AlreadyExists { .. } => "documentAlreadyExistsError",
            Self::NotFound { .. } => "documentNotFoundError",
            Self::Revision { .. } => "documentRevisionIDDoesNotMatchError",
            Self::Immutable { .. } => "cannotModifyImmutableAttributeError",
            Self::Patch { .. } => "patchError",
            Self::TooDeep { .. } => "documentTooDeepError",
        }
    }

    /// The HTTP status of a transaction that fails for this reason.
    pub fn status(&self) -> u16 {
        match self {
            Self::AlreadyExists { .. } | Self::Revision { .. } => 409,
            Self::NotFound { .. } => 404,
            Self::Immutable { .. } | Self::Patch { .. } | Self::TooDeep { .. } => 400,
        }
    }

    /// The `error` of an item in the response: type, description and what belongs to it.
    pub fn to_json(&self) -> Map<String, Value> {
        let mut json = Map::new();
        json.insert("type".into(), Value::from(self.kind()));
        json.insert("description".into(), Value::from(self.to_string()));
        let more = match self {
            Self::AlreadyExists { id } | Self::NotFound { id } | Self::TooDeep { id } => {
                json!({"id": id.as_str()})
            }
            Self::Patch { id, .. } => json!({"id": id.as_str()}),
            Self::Revision {
                id,
                current,
                expected,
            } => json!({
                "id": id.as_str(),
                "currentRevisionID": current,
                "expectedRevisionID": expected
            }),
            Self::Immutable { id, attribute } => {
                json!({"id": id.as_str(), "attribute": attribute})
            }
        };
        if let Value::Object(more) = more {
            json.extend(more);
        }
        json
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_clients_read_them() {
        let id = DocumentId::parse("a").unwrap();
        let error = MutationError::Revision {
            id,
            current: "r1".into(),
            expected: "r2".into(),
        };
        let expected = json!({
            "type": "documentRevisionIDDoesNotMatchError",
            "description": "Document \"a\" has unexpected revision ID (\"r1\"), expected \"r2\"",
            "id": "a",
            "currentRevisionID": "r1",
            "expectedRevisionID": "r2"
        });
        assert_eq!(Value::from(error.to_json()), expected);
        assert_eq!(error.status(), 409);
    }
}
