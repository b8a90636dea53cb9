//! From two values to the patch between them.

use super::opcode::{Opcode, sorted_keys};
use super::{arrays, texts};
use crate::Document;
use serde_json::Value;

/// A patch that makes the new value of the old one.
pub fn diff(old: &Value, new: &Value) -> Vec<Value> {
    if old == new {
        return Vec::new();
    }
    let mut patch = Vec::new();
    match changes(old, new) {
        Some(Changes::InCopy(changes)) => patch = changes,
        Some(Changes::InBlank(changes)) => {
            patch.push(code(Opcode::Blank));
            patch.extend(changes);
        }
        None => patch.extend([code(Opcode::Value), new.clone()]),
    }
    patch
}

pub(super) fn code(opcode: Opcode) -> Value {
    Value::from(opcode.code())
}

/// Operations that make a value of another one.
pub(super) enum Changes {
    /// Once the old value has been copied.
    InCopy(Vec<Value>),
    /// From nothing, with the old value to read from.
    InBlank(Vec<Value>),
}

/// The changes between two values that differ, if they are shorter than the new value.
pub(super) fn changes(old: &Value, new: &Value) -> Option<Changes> {
    let changes = match (old, new) {
        (Value::Object(old), Value::Object(new)) => Changes::InCopy(in_object(old, new)),
        (Value::Array(old), Value::Array(new)) if !new.is_empty() && !old.is_empty() => {
            Changes::InBlank(arrays::append(old, new))
        }
        (Value::String(old), Value::String(new)) if !new.is_empty() => {
            let mut patch = Vec::new();
            texts::append(old, new, &mut patch);
            Changes::InBlank(patch)
        }
        _ => return None,
    };
    let (Changes::InCopy(patch) | Changes::InBlank(patch)) = &changes;
    let length: usize = patch.iter().map(|value| size(value) + 1).sum();
    (length < size(new)).then_some(changes)
}

fn in_object(old: &Document, new: &Document) -> Vec<Value> {
    let mut patch = Vec::new();
    for (index, key) in sorted_keys(old).into_iter().enumerate() {
        match new.get(key) {
            None => patch.extend([code(Opcode::ObjectDeleteField), Value::from(index)]),
            Some(value) if *value == old[key] => {}
            Some(value) => change_field(&mut patch, index, key, &old[key], value),
        }
    }
    for (key, value) in new {
        if !old.contains_key(key) {
            set_field(&mut patch, key, value);
        }
    }
    patch
}

fn set_field(patch: &mut Vec<Value>, key: &str, value: &Value) {
    patch.extend([
        code(Opcode::ObjectSetFieldValue),
        value.clone(),
        Value::from(key),
    ]);
}

fn change_field(patch: &mut Vec<Value>, index: usize, key: &str, old: &Value, new: &Value) {
    let (opcode, changes) = match changes(old, new) {
        Some(Changes::InCopy(changes)) => (Opcode::PushFieldCopy, changes),
        Some(Changes::InBlank(changes)) => (Opcode::PushFieldBlank, changes),
        None => return set_field(patch, key, new),
    };
    patch.extend([code(opcode), Value::from(index)]);
    patch.extend(changes);
    patch.push(code(Opcode::ReturnIntoObjectSameKeyPop));
}

/// About how long a value's text is.
fn size(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) => 4,
        Value::Number(number) => match number.as_u64() {
            Some(0..10) => 1,
            Some(10..100) => 2,
            _ => 6,
        },
        Value::String(text) => text.len() + 2,
        Value::Array(items) => 1 + items.iter().map(|item| size(item) + 1).sum::<usize>(),
        Value::Object(object) => {
            let entry = |(key, value): (&String, &Value)| key.len() + size(value) + 4;
            1 + object.iter().map(entry).sum::<usize>()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effects::apply;
    use serde_json::json;

    #[test]
    fn small_patches() {
        let long = "a long text that would be costly to send";
        let examples = [
            (json!({"a": 1}), json!({"a": 1}), json!([])),
            (json!(null), json!({"a": 1}), json!([0, {"a": 1}])),
            (json!({"a": 1}), json!(null), json!([0, null])),
            (json!({"a": 1}), json!({"b": 2}), json!([0, {"b": 2}])),
            (
                json!({"a": 1, "long": long}),
                json!({"b": 2, "long": long}),
                json!([19, 0, 17, 2, "b"]),
            ),
            (
                json!({"o": {"n": 1, "t": long}, "t": long}),
                json!({"o": {"n": 2, "t": long}, "t": long}),
                json!([10, 0, 17, 2, "n", 15]),
            ),
            (
                json!({"t": long}),
                json!({"t": format!("{long}!")}),
                json!([11, 0, 23, 0, 40, 22, "!", 15]),
            ),
            (
                json!({"t": long, "a": [1, 2]}),
                json!({"t": long, "a": []}),
                json!([17, [], "a"]),
            ),
            (
                json!({"t": long, "s": "x"}),
                json!({"t": long, "s": ""}),
                json!([17, "", "s"]),
            ),
            (
                json!(format!("{long}x")),
                json!(format!("{long}y")),
                json!([2, 23, 0, 40, 22, "y"]),
            ),
        ];
        for (old, new, expected) in examples {
            let patch = diff(&old, &new);
            assert_eq!(apply(&old, &patch), Ok(new.clone()), "{old} {new}");
            assert_eq!(Value::from(patch), expected, "{old} {new}");
        }
    }
}
