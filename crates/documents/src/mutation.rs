//! Mutations: how documents come to be, change and go.
//!
//! A mutation names the document it is for ([`Mutation::document_id`]) or how to find them
//! ([`Mutation::selection`]); finding them is up to the caller. For each one the caller
//! passes what is stored, if anything, to [`Mutation::apply`], and stores the result.

mod apply;
mod error;
mod parse;

pub use apply::{Applied, Operation, Stamp};
pub use error::MutationError;
pub use parse::MalformedMutation;

use crate::{Document, DocumentId, IdError, KeySource, Patch};
use serde_json::{Map, Value, json};

/// A mutation, read from its wire form.
#[derive(Clone, Debug, PartialEq)]
pub enum Mutation {
    /// Makes a document; fails if there is one.
    Create(Document, NewId),
    /// Creates a document, and replaces any there is.
    CreateOrReplace(Document, DocumentId),
    /// Makes a document, unless there is one.
    CreateIfNotExists(Document, DocumentId),
    /// Takes documents away. A missing one is no error.
    Delete(Selection),
    /// Changes parts of documents.
    Patch(Selection, Patch),
}

/// The id of a document that is to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewId {
    /// This one.
    Id(DocumentId),
    /// One with this beginning, which ends with a dot.
    Prefix(String),
    /// Any.
    Any,
}

/// The documents that a mutation is for.
#[derive(Clone, Debug, PartialEq)]
pub enum Selection {
    /// One.
    Id(DocumentId),
    /// Some.
    Ids(Vec<DocumentId>),
    /// What a query finds.
    Query {
        /// The query.
        query: String,
        /// Its parameters.
        params: Map<String, Value>,
    },
}

impl Mutation {
    /// Reads a mutation.
    pub fn parse(mutation: &Value) -> Result<Self, MalformedMutation> {
        parse::mutation(mutation)
    }

    /// Reads the array of mutations of a transaction.
    pub fn parse_all(mutations: &Value) -> Result<Vec<Self>, MalformedMutation> {
        let mutations = mutations.as_array().ok_or(MalformedMutation::NotAnArray)?;
        let read = |(index, mutation): (usize, &Value)| {
            Self::parse(mutation).map_err(|error| MalformedMutation::At {
                index,
                error: Box::new(error),
            })
        };
        mutations.iter().enumerate().map(read).collect()
    }

    /// Gives an id to a document that is to be made and has none. Needed before
    /// [`Mutation::document_id`].
    pub fn assign_id(&mut self, ids: &mut dyn KeySource) -> Result<(), IdError> {
        let Self::Create(document, new) = self else {
            return Ok(());
        };
        let id = match new {
            NewId::Id(_) => return Ok(()),
            NewId::Prefix(prefix) => DocumentId::parse(&format!("{prefix}{}", ids.key()))?,
            NewId::Any => DocumentId::parse(&ids.key())?,
        };
        document.insert("_id".into(), Value::from(id.as_str()));
        *new = NewId::Id(id);
        Ok(())
    }

    /// The document that the mutation is for, if it names just one.
    pub fn document_id(&self) -> Option<&DocumentId> {
        match self {
            Self::Create(_, NewId::Id(id))
            | Self::CreateOrReplace(_, id)
            | Self::CreateIfNotExists(_, id)
            | Self::Delete(Selection::Id(id))
            | Self::Patch(Selection::Id(id), _) => Some(id),
            _ => None,
        }
    }

    /// The documents that a deletion or a patch is for.
    pub fn selection(&self) -> Option<&Selection> {
        match self {
            Self::Delete(selection) | Self::Patch(selection, _) => Some(selection),
            _ => None,
        }
    }

    /// The mutation as the wire has it, with the id and the keys that it got meanwhile.
    pub fn to_json(&self) -> Value {
        match self {
            Self::Create(document, _) => json!({"create": document}),
            Self::CreateOrReplace(document, _) => json!({"createOrReplace": document}),
            Self::CreateIfNotExists(document, _) => json!({"createIfNotExists": document}),
            Self::Delete(selection) => json!({"delete": selection.to_json()}),
            Self::Patch(selection, patch) => {
                let mut json = selection.to_json();
                json.extend(patch.to_json());
                json!({"patch": json})
            }
        }
    }
}

impl Selection {
    fn to_json(&self) -> Map<String, Value> {
        let mut json = Map::new();
        match self {
            Self::Id(id) => {
                json.insert("id".into(), Value::from(id.as_str()));
            }
            Self::Ids(ids) => {
                let ids: Vec<&str> = ids.iter().map(DocumentId::as_str).collect();
                json.insert("id".into(), Value::from(ids));
            }
            Self::Query { query, params } => {
                json.insert("query".into(), Value::from(query.as_str()));
                if !params.is_empty() {
                    json.insert("params".into(), Value::from(params.clone()));
                }
            }
        }
        json
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_given_where_they_are_missing() {
        let examples = [
            (json!({"_type": "t"}), Ok("new")),
            (json!({"_type": "t", "_id": "a"}), Ok("a")),
            (json!({"_type": "t", "_id": "drafts."}), Ok("drafts.new")),
            (json!({"_type": "t", "_id": "a.b."}), Ok("a.b.new")),
            (
                json!({"_type": "t", "_id": format!("{}.", "a".repeat(126))}),
                Err(()),
            ),
        ];
        for (document, expected) in examples {
            let mut mutation = Mutation::parse(&json!({"create": document})).unwrap();
            let assigned = mutation.assign_id(&mut || "new".to_owned());
            let id = assigned.map(|()| mutation.document_id().unwrap().to_string());
            assert_eq!(
                id.map_err(|_| ()),
                expected.map(str::to_owned),
                "{document}"
            );
        }
    }

    #[test]
    fn a_mutation_reads_back_from_its_json() {
        let examples = [
            json!({"create": {"_id": "a", "_type": "t"}}),
            json!({"createOrReplace": {"_id": "a", "_type": "t"}}),
            json!({"createIfNotExists": {"_id": "a", "_type": "t"}}),
            json!({"delete": {"id": "a"}}),
            json!({"delete": {"id": ["a", "drafts.a"]}}),
            json!({"delete": {"query": "*[_type == $t]", "params": {"t": "x"}}}),
            json!({"patch": {"id": "a", "ifRevisionID": "r", "set": {"b": 1}}}),
            json!({"patch": {"query": "*", "unset": ["b"]}}),
        ];
        for mutation in examples {
            assert_eq!(Mutation::parse(&mutation).unwrap().to_json(), mutation);
        }
    }
}
