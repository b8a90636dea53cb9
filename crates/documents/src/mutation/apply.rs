//! Mutations applied to one document.

use super::{Mutation, MutationError};
use crate::json_match::Limits;
use crate::{Document, DocumentId, MAX_DEPTH, Patch, within_depth};
use serde_json::Value;

/// What a transaction leaves on the documents that it touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp<'a> {
    /// Becomes the documents' revision.
    pub transaction_id: &'a str,
    /// The time, as `2026-11-15T08:30:00.000Z`.
    pub now: &'a str,
}

/// What became of a document.
#[derive(Clone, Debug, PartialEq)]
pub struct Applied {
    /// The document now; `None` if there is none.
    pub document: Option<Document>,
    /// What was done.
    pub operation: Operation,
    /// Whether a document was replaced by one of a different type. The protocol treats that
    /// as a deletion and a creation, and forbids it where the old one is referenced.
    pub type_changed: bool,
}

/// What was done to a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// It is new.
    Create,
    /// It has a new revision.
    Update,
    /// It is gone.
    Delete,
    /// It is as it was.
    None,
}

impl Operation {
    /// The name in results.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Create => "create",
            Self::Update => "update",
            Self::Delete => "delete",
            Self::None => "none",
        }
    }
}

impl Mutation {
    /// Applies the mutation to one of the documents that it is for: to what is stored under
    /// this id before, if anything.
    ///
    /// A patch makes a new revision even where it changes no value: who sent it waits for
    /// its revision.
    pub fn apply(
        &self,
        id: &DocumentId,
        before: Option<Document>,
        stamp: &Stamp<'_>,
    ) -> Result<Applied, MutationError> {
        let id = || id.clone();
        match (self, before) {
            (Self::Create(..), Some(_)) => Err(MutationError::AlreadyExists { id: id() }),
            (Self::Patch(..), None) => Err(MutationError::NotFound { id: id() }),
            (
                Self::Create(document, _)
                | Self::CreateOrReplace(document, _)
                | Self::CreateIfNotExists(document, _),
                None,
            ) => Ok(made(document, Operation::Create, stamp)),
            (Self::CreateOrReplace(document, _), Some(before)) => Ok(Applied {
                type_changed: before.get("_type") != document.get("_type"),
                ..made(document, Operation::Update, stamp)
            }),
            (Self::Patch(_, patch), Some(before)) => patched(patch, &id(), before, stamp),
            (Self::Delete(_), Some(_)) => Ok(done(None, Operation::Delete)),
            (Self::CreateIfNotExists(..) | Self::Delete(_), before) => {
                Ok(done(before, Operation::None))
            }
        }
    }
}

fn done(document: Option<Document>, operation: Operation) -> Applied {
    Applied {
        document,
        operation,
        type_changed: false,
    }
}

fn made(document: &Document, operation: Operation, stamp: &Stamp<'_>) -> Applied {
    let mut document = document.clone();
    if document.get("_createdAt").is_none_or(Value::is_null) {
        document.insert("_createdAt".into(), Value::from(stamp.now));
    }
    touch(&mut document, stamp);
    done(Some(document), operation)
}

fn touch(document: &mut Document, stamp: &Stamp<'_>) {
    document.insert("_rev".into(), Value::from(stamp.transaction_id));
    document.insert("_updatedAt".into(), Value::from(stamp.now));
}

/// Attributes that a patch may not change. `_rev` and `_updatedAt` get new values anyway.
const IMMUTABLE: [&str; 3] = ["_id", "_type", "_createdAt"];

fn patched(
    patch: &Patch,
    id: &DocumentId,
    before: Document,
    stamp: &Stamp<'_>,
) -> Result<Applied, MutationError> {
    if let Some(expected) = &patch.if_revision_id {
        let current = before.get("_rev").and_then(Value::as_str).unwrap_or("");
        if current != expected {
            return Err(MutationError::Revision {
                id: id.clone(),
                current: current.to_owned(),
                expected: expected.clone(),
            });
        }
    }
    let fixed = IMMUTABLE.map(|attribute| before.get(attribute).cloned());
    let mut document = before;
    let applied = patch.apply(&mut document, &Limits::default());
    applied.map_err(|error| MutationError::Patch {
        id: id.clone(),
        error,
    })?;
    for (attribute, value) in IMMUTABLE.into_iter().zip(fixed) {
        if document.get(attribute) != value.as_ref() {
            let id = id.clone();
            return Err(MutationError::Immutable { id, attribute });
        }
    }
    if !document
        .values()
        .all(|value| within_depth(value, MAX_DEPTH - 1))
    {
        return Err(MutationError::TooDeep { id: id.clone() });
    }
    touch(&mut document, stamp);
    Ok(done(Some(document), Operation::Update))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const STAMP: Stamp<'static> = Stamp {
        transaction_id: "t2",
        now: "2026-11-15T08:30:00Z",
    };

    fn stored() -> Value {
        json!({"_id": "a", "_type": "t", "_createdAt": "2020", "_rev": "t1", "_updatedAt": "2021", "n": 1})
    }

    fn apply(before: &Value, mutation: &Value) -> Result<Applied, MutationError> {
        let mutation = Mutation::parse(mutation).unwrap();
        let id = DocumentId::parse("a").unwrap();
        mutation.apply(&id, before.as_object().cloned(), &STAMP)
    }

    #[test]
    fn applied() {
        let now = "2026-11-15T08:30:00Z";
        let new =
            json!({"_id": "a", "_type": "t", "_createdAt": now, "_rev": "t2", "_updatedAt": now});
        let input = json!({"_id": "a", "_type": "t", "_rev": "x", "_updatedAt": "x"});
        let examples = [
            (json!(null), json!({"create": input}), "create", new.clone()),
            (
                json!(null),
                json!({"createOrReplace": input}),
                "create",
                new.clone(),
            ),
            (
                json!(null),
                json!({"createIfNotExists": input}),
                "create",
                new.clone(),
            ),
            (
                stored(),
                json!({"createOrReplace": input}),
                "update",
                new.clone(),
            ),
            (
                stored(),
                json!({"createIfNotExists": input}),
                "none",
                stored(),
            ),
            (
                stored(),
                json!({"delete": {"id": "a"}}),
                "delete",
                json!(null),
            ),
            (
                json!(null),
                json!({"delete": {"id": "a"}}),
                "none",
                json!(null),
            ),
            (
                json!(null),
                json!({"create": {"_id": "a", "_type": "t", "_createdAt": "2020-01-01T00:00:00Z"}}),
                "create",
                json!({"_id": "a", "_type": "t", "_createdAt": "2020-01-01T00:00:00Z", "_rev": "t2", "_updatedAt": now}),
            ),
            (
                stored(),
                json!({"patch": {"id": "a", "ifRevisionID": "t1", "set": {"n": 2, "_rev": "x", "_type": "t"}, "unset": ["_updatedAt"]}}),
                "update",
                json!({"_id": "a", "_type": "t", "_createdAt": "2020", "_rev": "t2", "_updatedAt": now, "n": 2}),
            ),
            (
                stored(),
                json!({"patch": {"id": "a"}}),
                "update",
                json!({"_id": "a", "_type": "t", "_createdAt": "2020", "_rev": "t2", "_updatedAt": now, "n": 1}),
            ),
        ];
        for (before, mutation, operation, after) in examples {
            let applied = apply(&before, &mutation).unwrap();
            assert_eq!(applied.operation.as_str(), operation, "{mutation}");
            let document = applied.document.map_or(Value::Null, Value::from);
            assert_eq!(document, after, "{mutation}");
            assert!(!applied.type_changed);
        }
        let other = json!({"createOrReplace": {"_id": "a", "_type": "other"}});
        assert!(apply(&stored(), &other).unwrap().type_changed);
    }

    #[test]
    fn refused() {
        let patch = |patch: Value| {
            let mut json = json!({"id": "a"});
            json.as_object_mut()
                .unwrap()
                .extend(patch.as_object().unwrap().clone());
            json!({"patch": json})
        };
        let half = vec!["a"; 60].join(".");
        let deep = (0..60).fold(json!(1), |value, _| json!([value]));
        let examples = [
            (
                stored(),
                json!({"create": {"_id": "a", "_type": "t"}}),
                "documentAlreadyExistsError",
            ),
            (
                json!(null),
                patch(json!({"set": {"n": 1}})),
                "documentNotFoundError",
            ),
            (
                stored(),
                patch(json!({"ifRevisionID": "t0"})),
                "documentRevisionIDDoesNotMatchError",
            ),
            (
                stored(),
                patch(json!({"set": {"_id": "b"}})),
                "cannotModifyImmutableAttributeError",
            ),
            (
                stored(),
                patch(json!({"set": {"_type": "u"}})),
                "cannotModifyImmutableAttributeError",
            ),
            (
                stored(),
                patch(json!({"unset": ["_createdAt"]})),
                "cannotModifyImmutableAttributeError",
            ),
            (
                stored(),
                patch(json!({"unset": ["*"]})),
                "cannotModifyImmutableAttributeError",
            ),
            (stored(), patch(json!({"inc": {"m": 1}})), "patchError"),
            (
                stored(),
                patch(json!({"set": {half: deep}})),
                "documentTooDeepError",
            ),
        ];
        for (before, mutation, kind) in examples {
            let error = apply(&before, &mutation).unwrap_err();
            assert_eq!(error.kind(), kind, "{mutation}: {error}");
        }
    }
}
