//! `_key`s for the objects in arrays that have none, so that editors can identify them.

use crate::{Change, Document, Mutation};
use serde_json::Value;

/// Where new keys come from. Keys must differ from one another.
pub trait KeySource {
    /// The next key.
    fn key(&mut self) -> String;
}

impl<F: FnMut() -> String> KeySource for F {
    fn key(&mut self) -> String {
        self()
    }
}

/// Adds keys to the objects in every array of a value.
pub fn generate(value: &mut Value, keys: &mut dyn KeySource) {
    match value {
        Value::Array(items) => generate_for_elements(items, keys),
        Value::Object(object) => generate_in_document(object, keys),
        _ => {}
    }
}

/// Adds keys to the objects in every array of a document.
pub fn generate_in_document(document: &mut Document, keys: &mut dyn KeySource) {
    document
        .values_mut()
        .for_each(|value| generate(value, keys));
}

/// Adds keys to the elements of an array, and in them.
pub fn generate_for_elements(items: &mut [Value], keys: &mut dyn KeySource) {
    for item in items {
        generate_for_element(item, keys);
    }
}

fn generate_for_element(item: &mut Value, keys: &mut dyn KeySource) {
    if let Value::Object(object) = item {
        let keyed = object.get("_key").and_then(Value::as_str);
        if keyed.is_none_or(str::is_empty) {
            object.insert("_key".into(), Value::String(keys.key()));
        }
    }
    generate(item, keys);
}

impl Mutation {
    /// Adds keys to what the mutation brings into documents: `autoGenerateArrayKeys`. Done
    /// before it is applied, so that those who follow the mutations get the same keys.
    pub fn generate_array_keys(&mut self, keys: &mut dyn KeySource) {
        match self {
            Self::Create(document, _)
            | Self::CreateOrReplace(document, _)
            | Self::CreateIfNotExists(document, _) => generate_in_document(document, keys),
            Self::Delete(_) => {}
            Self::Patch(_, patch) => {
                for change in &mut patch.changes {
                    generate_in_change(change, keys);
                }
            }
        }
    }
}

fn generate_in_change(change: &mut Change, keys: &mut dyn KeySource) {
    match change {
        Change::Set(path, value) | Change::SetIfMissing(path, value) => {
            if path.ends_in_elements() {
                generate_for_element(value, keys);
            } else {
                generate(value, keys);
            }
        }
        Change::Insert(_, _, items) => generate_for_elements(items, keys),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn keys_where_they_are_missing() {
        let examples = [
            (
                json!({"create": {"_type": "t", "a": [{"b": [{}, 1]}, {"_key": "x"}, {"_key": ""}, "s", [{}]]}}),
                json!({"create": {"_type": "t", "a": [{"b": [{"_key": "k2"}, 1], "_key": "k1"}, {"_key": "x"}, {"_key": "k3"}, "s", [{"_key": "k4"}]]}}),
            ),
            (
                json!({"patch": {"id": "a", "set": {"o": {"a": [{}]}, "a[0]": {"v": 1}, "a[k == \"v\"].b": {}}}}),
                json!({"patch": {"id": "a", "set": {"o": {"a": [{"_key": "k1"}]}, "a[0]": {"v": 1, "_key": "k2"}, "a[k == \"v\"].b": {}}}}),
            ),
            (
                json!({"patch": {"id": "a", "insert": {"after": "a[-1]", "items": [{}, 1]}}}),
                json!({"patch": {"id": "a", "insert": {"after": "a[-1]", "items": [{"_key": "k1"}, 1]}}}),
            ),
            (
                json!({"delete": {"id": "a"}}),
                json!({"delete": {"id": "a"}}),
            ),
        ];
        for (input, expected) in examples {
            let mut mutation = Mutation::parse(&input).unwrap();
            let mut count = 0;
            mutation.generate_array_keys(&mut || {
                count += 1;
                format!("k{count}")
            });
            assert_eq!(mutation.to_json(), expected);
        }
    }
}
