//! Mutations that cannot be made, as the protocol reports them.

use crate::LakeError;
use documents::{ActionError, MutationError, ReleaseState};
use serde_json::{Value, json};
use std::fmt;

/// Why a transaction failed: at least one mutation could not be made.
#[derive(Debug)]
pub struct MutationFailure {
    first: Box<Item>,
    more: Vec<Item>,
    /// Whether the request had actions, from which the mutations were derived.
    of_actions: bool,
}

/// A mutation or an action, by its index in the request, and its problem.
#[derive(Debug)]
struct Item {
    index: usize,
    problem: Problem,
}

/// What is wrong with a mutation or an action.
#[derive(Debug)]
pub(crate) enum Problem {
    /// It is no valid mutation.
    Malformed(String),
    /// The document does not allow it.
    Refused(MutationError),
    /// Its query is invalid or costs too much.
    Query(String),
    /// The caller lacks this permission.
    Forbidden(&'static str),
    /// The target of a strong reference does not exist.
    Dangling { id: String, target: String },
    /// Others refer to the document.
    Referenced { id: String, by: Vec<String> },
    /// The id of the transaction was used before.
    Repeated(String),
    /// The document is a release, which only actions may change.
    OfActions { id: String },
    /// The state of a release locks its versions.
    Locked {
        release: String,
        state: ReleaseState,
    },
    /// The stored documents do not allow an action.
    Action(ActionError),
}

impl MutationFailure {
    pub(crate) fn of(index: usize, problem: Problem) -> Self {
        Self {
            first: Box::new(Item { index, problem }),
            more: Vec::new(),
            of_actions: false,
        }
    }

    /// All failures of a transaction; `None` if there are none.
    pub(crate) fn of_all(problems: impl IntoIterator<Item = (usize, Problem)>) -> Option<Self> {
        let items = problems.into_iter();
        let mut items = items.map(|(index, problem)| Item { index, problem });
        let first = Box::new(items.next()?);
        let more = items.collect();
        Some(Self {
            first,
            more,
            of_actions: false,
        })
    }

    /// The same failure, reported as one of actions.
    pub(crate) fn in_actions(self) -> Self {
        Self {
            of_actions: true,
            ..self
        }
    }

    /// Whether the caller lacks a permission.
    pub(crate) fn lacks_permission(&self) -> bool {
        matches!(self.first.problem, Problem::Forbidden(_))
    }

    /// The index of the mutation, from 0.
    pub fn index(&self) -> usize {
        self.first.index
    }

    /// The HTTP status that reports it.
    pub fn status(&self) -> u16 {
        match &self.first.problem {
            Problem::Malformed(_) | Problem::Query(_) | Problem::Locked { .. } => 400,
            Problem::Forbidden(_) | Problem::OfActions { .. } => 403,
            Problem::Refused(error) => error.status(),
            Problem::Action(error) => error.status(),
            Problem::Dangling { .. } | Problem::Referenced { .. } | Problem::Repeated(_) => 409,
        }
    }

    /// The protocol's error object.
    pub fn to_json(&self) -> Value {
        if let Problem::Repeated(_) = &self.first.problem {
            let description = self.to_string();
            return json!({"type": "transactionAlreadyExistsError", "description": description});
        }
        let kind = if self.of_actions {
            "action"
        } else {
            "mutation"
        };
        let description = match self.more.len() {
            0 => format!("The {kind}(s) failed: {self}"),
            more if self.of_actions => format!("Action(s) failed with {} error(s)", more + 1),
            more => format!("Mutation(s) failed with {} error(s)", more + 1),
        };
        let items = std::iter::once(&*self.first).chain(&self.more);
        json!({
            "type": format!("{kind}Error"),
            "description": description,
            "items": items.map(Item::to_json).collect::<Value>(),
        })
    }
}

impl Item {
    fn to_json(&self) -> Value {
        json!({"index": self.index, "error": self.problem.to_json()})
    }
}

impl Problem {
    fn to_json(&self) -> Value {
        let description = self.to_string();
        match self {
            Problem::Refused(error) => error.to_json().into(),
            Problem::Action(error) => error.to_json().into(),
            Problem::Forbidden(permission) => json!({
                "type": "insufficientPermissionsError",
                "description": description,
                "permission": permission,
            }),
            Problem::OfActions { id } => json!({
                "type": "insufficientPermissionsError",
                "description": description,
                "id": id,
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
            Problem::Malformed(_)
            | Problem::Query(_)
            | Problem::Repeated(_)
            | Problem::Locked { .. } => json!({
                "type": "validationError",
                "description": description,
            }),
        }
    }
}

impl fmt::Display for MutationFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.first.problem.fmt(f)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
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
                let by = match by.as_slice() {
                    [] => "documents that you may not read".to_owned(),
                    by => by.join(", "),
                };
                write!(
                    f,
                    "Document {id:?} cannot be deleted as there are references to it from {by}"
                )
            }
            Problem::Action(error) => write!(f, "{error}"),
            Problem::OfActions { id } => {
                write!(f, "Document {id:?} is a release: it is changed by actions")
            }
            Problem::Locked { release, state } => write!(
                f,
                "Documents in release {release:?} (state: {state}) can not be mutated"
            ),
            Problem::Repeated(id) => write!(f, "Transaction with ID {id:?} already exists"),
        }
    }
}

impl From<MutationFailure> for LakeError {
    fn from(failure: MutationFailure) -> Self {
        LakeError::Mutation(failure)
    }
}
