//! Effects: the difference between two versions of a document, in the mendoza format.
//!
//! A patch is a flat array of operation codes and their arguments, for a machine with two
//! stacks: one of values that are read, one of values that are made. Listeners get it
//! instead of the document, and history stores it instead of every version. Any patch that
//! leads from the one version to the other is right; [`diff`] looks for a small one.

mod arrays;
mod differ;
mod error;
mod machine;
mod opcode;
mod patcher;
mod texts;

pub use differ::diff;
pub use error::EffectsError;
pub use patcher::apply;

use crate::Document;
use serde_json::Value;

/// How to come from one version of a document to the next, and back.
#[derive(Clone, Debug, PartialEq)]
pub struct Effects {
    /// Forwards.
    pub apply: Vec<Value>,
    /// Backwards.
    pub revert: Vec<Value>,
}

impl Effects {
    /// The effects of a change. A document that is not there is null.
    pub fn between(before: Option<&Document>, after: Option<&Document>) -> Self {
        let value =
            |document: Option<&Document>| document.cloned().map_or(Value::Null, Value::from);
        let (before, after) = (value(before), value(after));
        Self {
            apply: diff(&before, &after),
            revert: diff(&after, &before),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn there_and_back() {
        let versions = [
            None,
            Some(json!({"_id": "a", "n": 1})),
            Some(json!({"_id": "a", "n": 2, "s": "æøå 🏛"})),
        ];
        for before in &versions {
            for after in &versions {
                let object = |v: &Option<Value>| v.as_ref().and_then(Value::as_object).cloned();
                let effects = Effects::between(object(before).as_ref(), object(after).as_ref());
                let value = |v: &Option<Value>| v.clone().unwrap_or(Value::Null);
                assert_eq!(apply(&value(before), &effects.apply), Ok(value(after)));
                assert_eq!(apply(&value(after), &effects.revert), Ok(value(before)));
            }
        }
    }
}
