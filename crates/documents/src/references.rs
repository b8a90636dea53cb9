//! What a document points to.

use crate::{Document, json_match};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write;

/// A reference to another document.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reference<'a> {
    /// Where it occurs: `authors[_key=="k"].person`.
    pub path: String,
    /// The id it names.
    pub target: &'a str,
    /// Whether its target may be missing.
    pub weak: bool,
    /// Whether it leads into another dataset.
    pub elsewhere: bool,
}

/// The references of a document, in its order. Those into other datasets are left out: no
/// integrity can be enforced for them.
pub fn references(document: &Document) -> Vec<Reference<'_>> {
    let mut found = mentioned(document);
    found.retain(|reference| !reference.elsewhere);
    found
}

/// The ids that must be there for a document: those of its references that are not weak.
pub fn strong(document: &Document) -> BTreeSet<&str> {
    let strong = references(document).into_iter().filter(|found| !found.weak);
    strong.map(|reference| reference.target).collect()
}

/// All references of a document, those into other datasets too.
pub fn mentioned(document: &Document) -> Vec<Reference<'_>> {
    let mut found = Vec::new();
    let mut path = String::new();
    in_object(document, &mut path, &mut found);
    found
}

fn in_object<'a>(object: &'a Document, path: &mut String, found: &mut Vec<Reference<'a>>) {
    if let Some(target) = object.get("_ref").and_then(Value::as_str) {
        found.push(Reference {
            path: path.clone(),
            target,
            weak: object.get("_weak") == Some(&Value::Bool(true)),
            elsewhere: leaves_the_dataset(object, target),
        });
    }
    let length = path.len();
    for (name, value) in object {
        if value.is_object() || value.is_array() {
            if length > 0 {
                path.push('.');
            }
            // Writing to a string does not fail.
            let _ = json_match::write_attribute(path, name);
            in_value(value, path, found);
            path.truncate(length);
        }
    }
}

fn in_value<'a>(value: &'a Value, path: &mut String, found: &mut Vec<Reference<'a>>) {
    match value {
        Value::Object(object) => in_object(object, path, found),
        Value::Array(items) => {
            let length = path.len();
            for (i, item) in items.iter().enumerate() {
                let _ = match item.get("_key").and_then(Value::as_str) {
                    Some(key) => write!(path, "[_key=={}]", Value::from(key)),
                    None => write!(path, "[{i}]"),
                };
                in_value(item, path, found);
                path.truncate(length);
            }
        }
        _ => {}
    }
}

/// A reference that names its dataset or project, or a document anywhere by three parts.
fn leaves_the_dataset(object: &Document, target: &str) -> bool {
    object.contains_key("_dataset") || object.contains_key("_projectId") || target.contains(':')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json_match::{Limits, Path};
    use serde_json::json;

    #[test]
    fn found() {
        let document = json!({
            "_id": "a",
            "author": {"_type": "reference", "_ref": "p1"},
            "related": [
                {"_key": "k\"1", "_ref": "p2", "_weak": true},
                {"_ref": "p3", "_weak": false},
                {"_key": "k2", "block": {"link": {"_ref": "drafts.p4"}}}
            ],
            "å b": {"_ref": "p5", "inner": {"_ref": "p6"}},
            "other": {"_ref": "x", "_dataset": "production", "_projectId": "p"},
            "global": {"_type": "globalDocumentReference", "_ref": "media-library:m:x"},
            "not": {"_ref": 1}
        });
        let expected = [
            ("author", "p1", false),
            ("related[_key==\"k\\\"1\"]", "p2", true),
            ("related[1]", "p3", false),
            ("related[_key==\"k2\"].block.link", "drafts.p4", false),
            ("'å b'", "p5", false),
            ("'å b'.inner", "p6", false),
        ];
        let found = references(document.as_object().unwrap());
        let found: Vec<_> = found
            .iter()
            .map(|r| (r.path.as_str(), r.target, r.weak))
            .collect();
        assert_eq!(found, expected);
        for (path, target, _) in found {
            let path = Path::parse(path).unwrap();
            let matches = path.find(&document, &Limits::default()).unwrap();
            assert_eq!(
                matches[0].value.unwrap()["_ref"],
                target,
                "the path leads to it"
            );
        }
    }

    #[test]
    fn the_document_itself_may_be_one() {
        let document = json!({"_ref": "p1"});
        let found = references(document.as_object().unwrap());
        assert_eq!((found[0].path.as_str(), found[0].target), ("", "p1"));
    }
}
