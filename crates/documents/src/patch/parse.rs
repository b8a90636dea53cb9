//! The wire form of a patch.

use super::text::TextPatch;
use super::{Change, DiffMatchPatch, Patch, PatchError, Position};
use crate::json_match::Path;
use serde_json::{Map, Number, Value, json};

type Parsed<T> = Result<T, PatchError>;

/// Keys that select the documents of a patch.
const SELECTION: [&str; 3] = ["id", "query", "params"];
const OPERATIONS: [&str; 7] = [
    "setIfMissing",
    "set",
    "unset",
    "diffMatchPatch",
    "inc",
    "dec",
    "insert",
];

pub(super) fn patch(patch: &Map<String, Value>) -> Parsed<Patch> {
    let known = |key: &&String| {
        let key = key.as_str();
        key == "ifRevisionID" || SELECTION.contains(&key) || OPERATIONS.contains(&key)
    };
    if let Some(unknown) = patch.keys().find(|key| !known(key)) {
        return Err(PatchError::UnknownKey(unknown.clone()));
    }
    let mut changes = Vec::new();
    for operation in OPERATIONS {
        if let Some(argument) = patch.get(operation) {
            read(operation, argument, &mut changes)?;
        }
    }
    let if_revision_id = match patch.get("ifRevisionID") {
        None | Some(Value::Null) => None,
        Some(Value::String(revision)) => Some(revision.clone()),
        Some(_) => return Err(shape("ifRevisionID", "a string")),
    };
    Ok(Patch {
        if_revision_id,
        changes,
    })
}

fn read(operation: &'static str, argument: &Value, changes: &mut Vec<Change>) -> Parsed<()> {
    match operation {
        "unset" => {
            let paths = argument.as_array();
            for path in paths.ok_or_else(|| shape("unset", "an array of paths"))? {
                let path = path
                    .as_str()
                    .ok_or_else(|| shape("unset", "an array of paths"))?;
                changes.push(Change::Unset(parse_path("unset", path)?));
            }
        }
        "insert" => changes.push(insert(argument)?),
        _ => {
            let entries = argument.as_object();
            for (path, value) in entries.ok_or_else(|| shape(operation, "an object"))? {
                changes.push(entry(operation, path, value)?);
            }
        }
    }
    Ok(())
}

/// One entry of an operation that is an object of paths.
fn entry(operation: &'static str, path: &str, value: &Value) -> Parsed<Change> {
    let at = parse_path(operation, path)?;
    let number = || match value {
        Value::Number(number) => Ok(number.clone()),
        _ => Err(shape(&format!("{operation}.{path}"), "a number")),
    };
    Ok(match operation {
        "setIfMissing" => Change::SetIfMissing(at, value.clone()),
        "set" => Change::Set(at, value.clone()),
        "inc" => Change::Increment(at, number()?),
        "dec" => Change::Decrement(at, number()?),
        _ => {
            let source = value.as_str();
            let source = source.ok_or_else(|| shape(&format!("{operation}.{path}"), "a string"))?;
            let parsed = TextPatch::parse(source).map_err(|error| PatchError::Text {
                path: path.to_owned(),
                error: error.to_string(),
            })?;
            let source = source.to_owned();
            Change::DiffMatchPatch(at, DiffMatchPatch { source, parsed })
        }
    })
}

fn insert(argument: &Value) -> Parsed<Change> {
    const EXPECTED: &str =
        "an object with \"items\" and one of \"before\", \"after\" and \"replace\"";
    let wrong = || shape("insert", EXPECTED);
    let argument = argument.as_object().ok_or_else(wrong)?;
    let mut target = None;
    for (key, value) in argument {
        let position = match key.as_str() {
            "before" => Position::Before,
            "after" => Position::After,
            "replace" => Position::Replace,
            "items" => continue,
            _ => return Err(wrong()),
        };
        let path = value.as_str().ok_or_else(wrong)?;
        if target.replace((position, path)).is_some() {
            return Err(wrong());
        }
    }
    let (position, path) = target.ok_or_else(wrong)?;
    let items = argument.get("items").and_then(Value::as_array);
    let items = items.ok_or_else(|| shape("insert.items", "an array"))?;
    Ok(Change::Insert(
        position,
        parse_path("insert", path)?,
        items.clone(),
    ))
}

fn parse_path(operation: &'static str, path: &str) -> Parsed<Path> {
    Path::parse(path).map_err(|error| PatchError::Path {
        operation,
        path: path.to_owned(),
        error,
    })
}

fn shape(operation: &str, expected: &'static str) -> PatchError {
    let operation = operation.to_owned();
    PatchError::Shape {
        operation,
        expected,
    }
}

pub(super) fn to_json(patch: &Patch) -> Map<String, Value> {
    let mut json = Map::new();
    if let Some(revision) = &patch.if_revision_id {
        json.insert("ifRevisionID".into(), Value::from(revision.as_str()));
    }
    for change in &patch.changes {
        match change {
            Change::SetIfMissing(at, value) => {
                put(&mut json, "setIfMissing", at, value.clone());
            }
            Change::Set(at, value) => put(&mut json, "set", at, value.clone()),
            Change::DiffMatchPatch(at, differences) => {
                put(
                    &mut json,
                    "diffMatchPatch",
                    at,
                    Value::from(differences.source.as_str()),
                );
            }
            Change::Increment(at, by) => put(&mut json, "inc", at, number(by)),
            Change::Decrement(at, by) => put(&mut json, "dec", at, number(by)),
            Change::Unset(at) => {
                let paths = json.entry("unset").or_insert_with(|| json!([]));
                if let Value::Array(paths) = paths {
                    paths.push(Value::from(at.as_str()));
                }
            }
            Change::Insert(position, at, items) => {
                let key = match position {
                    Position::Before => "before",
                    Position::After => "after",
                    Position::Replace => "replace",
                };
                json.insert("insert".into(), json!({key: at.as_str(), "items": items}));
            }
        }
    }
    json
}

fn number(number: &Number) -> Value {
    Value::Number(number.clone())
}

fn put(json: &mut Map<String, Value>, operation: &str, path: &Path, value: Value) {
    let entries = json.entry(operation).or_insert_with(|| json!({}));
    if let Value::Object(entries) = entries {
        entries.insert(path.as_str().to_owned(), value);
    }
}

#[cfg(test)]
mod tests {
    use crate::patch::testing::check;
    use serde_json::json;

    /// Among others: an insert is before, after or a replacement.
    #[test]
    fn refused() {
        let insert = "an object with \"items\" and one of";
        let examples = [
            (json!({"sett": {}}), "unknown key \"sett\""),
            (json!({"set": []}), "\"set\" must be an object"),
            (
                json!({"set": {"a[": 1}}),
                "invalid path \"a[\" in \"set\": expected",
            ),
            (json!({"set": {"1st": 1}}), "in brackets and single quotes"),
            (json!({"unset": "a"}), "\"unset\" must be an array of paths"),
            (json!({"unset": [1]}), "\"unset\" must be an array of paths"),
            (json!({"inc": {"a": "1"}}), "\"inc.a\" must be a number"),
            (json!({"insert": {"items": []}}), insert),
            (
                json!({"insert": {"before": "a[0]", "after": "a[0]", "items": []}}),
                insert,
            ),
            (json!({"insert": {"before": 1, "items": []}}), insert),
            (
                json!({"insert": {"before": "a[0]"}}),
                "\"insert.items\" must be an array",
            ),
            (
                json!({"insert": {"before": "a[0]", "items": 1}}),
                "\"insert.items\" must be an array",
            ),
            (json!({"insert": {"below": "a[0]", "items": []}}), insert),
            (
                json!({"diffMatchPatch": {"a": 1}}),
                "\"diffMatchPatch.a\" must be a string",
            ),
            (
                json!({"diffMatchPatch": {"a": "@@"}}),
                "invalid diffMatchPatch for \"a\"",
            ),
            (
                json!({"ifRevisionID": 1}),
                "\"ifRevisionID\" must be a string",
            ),
        ];
        check(&json!({}), &examples);
    }
}
