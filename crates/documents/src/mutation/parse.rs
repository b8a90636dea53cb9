//! The wire form of mutations.

use super::{Mutation, NewId, Selection};
use crate::{Document, DocumentId, IdError, MAX_DEPTH, Patch, PatchError, within_depth};
use serde_json::{Map, Value};
use thiserror::Error;

/// A mutation that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MalformedMutation {
    /// Which one of a transaction, and why.
    #[error("mutation {index}: {error}")]
    At {
        /// Its index.
        index: usize,
        /// What is wrong with it.
        error: Box<MalformedMutation>,
    },
    /// The mutations of a transaction are an array.
    #[error("\"mutations\" must be an array")]
    NotAnArray,
    /// A mutation is an object with one key.
    #[error(
        "a mutation must be an object with one of the keys \"create\", \"createOrReplace\", \"createIfNotExists\", \"delete\" and \"patch\""
    )]
    NotAMutation,
    /// A key that there is not.
    #[error("unknown key \"{key}\" in {location}")]
    UnknownKey {
        /// The key.
        key: String,
        /// Where it occurs.
        location: &'static str,
    },
    /// Something of the wrong kind.
    #[error("\"{mutation}\" must be {expected}")]
    Shape {
        /// The mutation.
        mutation: &'static str,
        /// What it must be.
        expected: &'static str,
    },
    /// A document without a type, without an id where it needs one, or with a wrong one.
    #[error("the document of \"{mutation}\" must have {expected}")]
    Document {
        /// The mutation.
        mutation: &'static str,
        /// What is missing or wrong.
        expected: &'static str,
    },
    /// A document whose values lie too deep.
    #[error("the values of a document may lie at most {MAX_DEPTH} levels deep")]
    TooDeep,
    /// Not an id.
    #[error(transparent)]
    Id(#[from] IdError),
    /// Not a patch.
    #[error(transparent)]
    Patch(#[from] PatchError),
}

type Parsed<T> = Result<T, MalformedMutation>;

pub(super) fn mutation(mutation: &Value) -> Parsed<Mutation> {
    let entries = mutation
        .as_object()
        .ok_or(MalformedMutation::NotAMutation)?;
    let mut entries = entries.iter();
    let (Some((key, argument)), None) = (entries.next(), entries.next()) else {
        return Err(MalformedMutation::NotAMutation);
    };
    match key.as_str() {
        "create" => {
            let document = document("create", argument)?;
            let id = new_id(&document)?;
            Ok(Mutation::Create(document, id))
        }
        "createOrReplace" => {
            let (document, id) = identified("createOrReplace", argument)?;
            Ok(Mutation::CreateOrReplace(document, id))
        }
        "createIfNotExists" => {
            let (document, id) = identified("createIfNotExists", argument)?;
            Ok(Mutation::CreateIfNotExists(document, id))
        }
        "delete" => delete(argument),
        "patch" => {
            let argument = object("patch", argument)?;
            let selection = selection("patch", argument)?;
            Ok(Mutation::Patch(selection, Patch::parse(argument)?))
        }
        _ => Err(MalformedMutation::UnknownKey {
            key: key.clone(),
            location: "mutation",
        }),
    }
}

fn object<'a>(mutation: &'static str, argument: &'a Value) -> Parsed<&'a Map<String, Value>> {
    argument.as_object().ok_or(MalformedMutation::Shape {
        mutation,
        expected: "an object",
    })
}

fn delete(argument: &Value) -> Parsed<Mutation> {
    let argument = object("delete", argument)?;
    let known = ["id", "query", "params"];
    if let Some(key) = argument.keys().find(|key| !known.contains(&key.as_str())) {
        return Err(MalformedMutation::UnknownKey {
            key: key.clone(),
            location: "delete",
        });
    }
    Ok(Mutation::Delete(selection("delete", argument)?))
}

fn selection(mutation: &'static str, argument: &Map<String, Value>) -> Parsed<Selection> {
    let wrong = || MalformedMutation::Shape {
        mutation,
        expected: "an object with either \"id\" or \"query\"",
    };
    let parse = |id: &Value| Ok(DocumentId::parse(id.as_str().ok_or_else(wrong)?)?);
    match (argument.get("id"), argument.get("query")) {
        (Some(Value::Array(ids)), None) => Ok(Selection::Ids(
            ids.iter().map(parse).collect::<Parsed<_>>()?,
        )),
        (Some(id), None) => Ok(Selection::Id(parse(id)?)),
        (None, Some(Value::String(query))) => {
            let params = match argument.get("params") {
                None | Some(Value::Null) => Map::new(),
                Some(Value::Object(params)) => params.clone(),
                Some(_) => {
                    return Err(MalformedMutation::Shape {
                        mutation: "params",
                        expected: "an object",
                    });
                }
            };
            let query = query.clone();
            Ok(Selection::Query { query, params })
        }
        _ => Err(wrong()),
    }
}

fn document(mutation: &'static str, argument: &Value) -> Parsed<Document> {
    let fail = |expected| MalformedMutation::Document { mutation, expected };
    let document = object(mutation, argument)?;
    let kind = document.get("_type").and_then(Value::as_str);
    if kind.is_none_or(str::is_empty) {
        return Err(fail("a \"_type\" that is a string"));
    }
    let is_time = |text: &str| text.parse::<jiff::Timestamp>().is_ok();
    match document.get("_createdAt") {
        None | Some(Value::Null) => {}
        Some(Value::String(time)) if is_time(time) => {}
        Some(_) => {
            return Err(fail(
                "a time in \"_createdAt\", as in \"2026-11-15T08:30:00Z\"",
            ));
        }
    }
    if !within_depth(argument, MAX_DEPTH) {
        return Err(MalformedMutation::TooDeep);
    }
    Ok(document.clone())
}

fn identified(mutation: &'static str, argument: &Value) -> Parsed<(Document, DocumentId)> {
    let document = document(mutation, argument)?;
    let id = document.get("_id").and_then(Value::as_str);
    let id = id.ok_or(MalformedMutation::Document {
        mutation,
        expected: "an \"_id\" that is a string",
    })?;
    let id = DocumentId::parse(id)?;
    Ok((document, id))
}

fn new_id(document: &Document) -> Parsed<NewId> {
    match document.get("_id") {
        None | Some(Value::Null) => Ok(NewId::Any),
        Some(Value::String(id)) => match id.strip_suffix('.') {
            Some("drafts") => Ok(NewId::Prefix(id.clone())),
            // What comes before the dot must be an id, as far as it goes.
            Some(prefix) => {
                DocumentId::parse(&format!("{prefix}.x"))?;
                Ok(NewId::Prefix(id.clone()))
            }
            None => Ok(NewId::Id(DocumentId::parse(id)?)),
        },
        Some(_) => Err(MalformedMutation::Document {
            mutation: "create",
            expected: "an \"_id\" that is a string",
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn refused() {
        let mut deep = json!(1);
        for _ in 0..MAX_DEPTH {
            deep = json!([deep]);
        }
        let selection = "an object with either \"id\" or \"query\"";
        let examples = [
            (json!([]), "must be an object with one of the keys"),
            (json!({}), "must be an object with one of the keys"),
            (
                json!({"create": {}, "delete": {}}),
                "must be an object with one of the keys",
            ),
            (json!({"id": "a"}), "unknown key \"id\" in mutation"),
            (json!({"create": 1}), "\"create\" must be an object"),
            (json!({"create": {}}), "a \"_type\" that is a string"),
            (
                json!({"create": {"_type": ""}}),
                "a \"_type\" that is a string",
            ),
            (
                json!({"create": {"_type": "t", "_id": 1}}),
                "an \"_id\" that is a string",
            ),
            (
                json!({"create": {"_type": "t", "_id": "a b"}}),
                "the character ' '",
            ),
            (
                json!({"create": {"_type": "t", "_id": "a..."}}),
                "empty part",
            ),
            (
                json!({"create": {"_type": "t", "_createdAt": "now"}}),
                "a time in \"_createdAt\"",
            ),
            (
                json!({"create": {"_type": "t", "d": deep}}),
                "at most 100 levels",
            ),
            (
                json!({"createOrReplace": {"_type": "t"}}),
                "an \"_id\" that is a string",
            ),
            (
                json!({"createIfNotExists": {"_type": "t", "_id": "a."}}),
                "empty part",
            ),
            (json!({"delete": "a"}), "\"delete\" must be an object"),
            (json!({"delete": {}}), selection),
            (json!({"delete": {"id": "a", "query": "*"}}), selection),
            (json!({"delete": {"id": 1}}), selection),
            (
                json!({"delete": {"id": "a", "purge": true}}),
                "unknown key \"purge\" in delete",
            ),
            (
                json!({"delete": {"query": "*", "params": 1}}),
                "\"params\" must be an object",
            ),
            (json!({"patch": {"set": {}}}), selection),
            (
                json!({"patch": {"id": "a", "sett": {}}}),
                "unknown key \"sett\" in patch",
            ),
            (json!({"patch": {"id": "..", "set": {}}}), "must begin with"),
        ];
        for (value, words) in examples {
            let error = mutation(&value).unwrap_err().to_string();
            assert!(error.contains(words), "{value}: {error}");
        }
        let all = Mutation::parse_all(&json!([{"delete": {"id": "a"}}, {}]));
        assert!(all.unwrap_err().to_string().starts_with("mutation 1: "));
        assert!(Mutation::parse_all(&json!({})).is_err());
    }
}
