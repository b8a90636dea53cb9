//! Values that cannot be stored: PostgreSQL stores no text with U+0000 in it.

use super::MutationFailure;
use super::failure::Problem;
use crate::LakeError;
use serde_json::Value;

/// Whether the character occurs in a string or a name, at any depth.
pub(crate) fn holds_zero(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(items) => items.iter().any(holds_zero),
        Value::Object(object) => object
            .iter()
            .any(|(name, value)| name.contains('\0') || holds_zero(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

pub(crate) fn refusal(index: usize) -> LakeError {
    let message = "the mutation holds the character U+0000, which cannot be stored: take it out";
    MutationFailure::of(index, Problem::Malformed(message.to_owned())).into()
}
