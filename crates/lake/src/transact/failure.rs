//! Mutations that cannot be made, as the protocol tells of them.

use crate::LakeError;
use documents::MutationError;
use serde_json::{Value, json};
use std::fmt;

/// Why a transaction failed: the first mutation that could not be made.
#[derive(Debug)]
pub struct MutationFailure {
    index: usize,
    problem: Problem,
}

/// What was wrong.
#[derive(Debug)]
pub(super) enum Problem {
    /// It is no mutation.
    Malformed(String),
    /// It does not fit the document.
    Refused(MutationError),
    /// A query in it is no query.
    Query(String),
    /// The caller may not.
    Forbidden(&'static str),
    /// A strong reference leads nowhere.
    Dangling { id: String, target: String },
    /// The document is referred to.
    Referenced { id: String, by: Vec<String> },
    /// The id of the transaction was used before.
    Repeated(String),
}

impl MutationFailure {
    pub(super) fn of(index: usize, problem: Problem) -> Self {
        Self { index, problem }
    }

    /// The HTTP status that tells of it.
    pub fn status(&self) -> u16 {
        match &self.problem {
            Problem::Malformed(_) | Problem::Query(_) => 400,
            Problem::Forbidden(_) => 403,
            Problem::Refused(error) => error.status(),
            Problem::Dangling { .. } | Problem::Referenced { .. } | Problem::Repeated(_) => 409,
        }
    }

    /// The protocol's error object.
    pub fn to_json(&self) -> Value {
        if let Problem::Repeated(id) = &self.problem {
            let description = format!("Transaction with ID {id:?} already exists");
            return json!({"type": "transactionAlreadyExistsError", "description": description});
        }
        json!({
            "type": "mutationError",
            "description": format!("The mutation(s) failed: {self}"),
            "items": [{"index": self.index, "error": self.item()}],
        })
    }

    fn item(&self) -> Value {
        let description = self.to_string();
        match &self.problem {
            Problem::Refused(error) => error.to_json().into(),
            Problem::Forbidden(permission) => json!({
                "type": "insufficientPermissionsError",
                "description": description,
                "permission": permission,
            }),
            Problem::Dangling { id, target } => json!({
                "type": "documentReferenceDoesNotExistError",
                "description": description,
                "id": id,
                "referenceID": target,
            }),
            Problem::Referenced { id, by } => json!({
                "type": "documentHasExistingReferencesError",
                "description": description,
                "id": id,
                "referencingIDs": by,
            }),
            Problem::Malformed(_) | Problem::Query(_) | Problem::Repeated(_) => json!({
                "type": "validationError",
                "description": description,
            }),
        }
    }
}

impl fmt::Display for MutationFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.problem {
            Problem::Refused(error) => write!(f, "{error}"),
            Problem::Malformed(message) | Problem::Query(message) => f.write_str(message),
            Problem::Forbidden(permission) => write!(
                f,
                "Insufficient permissions; permission \"{permission}\" required"
            ),
            Problem::Dangling { id, target } => write!(
                f,
                "Document {id:?} references non-existent document {target:?}"
            ),
            Problem::Referenced { id, by } => {
                let by: Vec<String> = by.iter().map(|id| format!("{id:?}")).collect();
                let by = by.join(", ");
                write!(
                    f,
                    "Document {id:?} cannot be deleted as there are references to it from {by}"
                )
            }
            Problem::Repeated(id) => write!(f, "Transaction with ID {id:?} already exists"),
        }
    }
}

impl From<MutationFailure> for LakeError {
    fn from(failure: MutationFailure) -> Self {
        LakeError::Mutation(failure)
    }
}
