//! Scalars as keys: what can be equal to something, ready for a hash table.

use super::{DateTime, Value};
use crate::seeds::Seeds;
use crate::text::Text;
use std::collections::HashSet;

#[derive(PartialEq, Eq, Hash)]
enum Scalar {
    Null,
    Boolean(bool),
    Number(u64),
    String(Text),
    DateTime(DateTime),
}

impl Scalar {
    fn of(value: &Value) -> Option<Self> {
        Some(match value.bare() {
            Value::Null => Scalar::Null,
            Value::Boolean(value) => Scalar::Boolean(*value),
            // Adding zero makes -0 and 0 the same key.
            Value::Number(number) => Scalar::Number((number + 0.0).to_bits()),
            Value::String(text) => Scalar::String(text.clone()),
            Value::DateTime(date_time) => Scalar::DateTime(*date_time),
            _ => return None,
        })
    }
}

/// A set of scalars, alike where `==` is true. Other values are never in it.
#[derive(Default)]
pub(crate) struct ScalarSet(HashSet<Scalar, Seeds>);

impl ScalarSet {
    pub(crate) fn of(items: &[Value]) -> Self {
        Self(items.iter().filter_map(Scalar::of).collect())
    }

    pub(crate) fn contains(&self, value: &Value) -> bool {
        Scalar::of(value).is_some_and(|scalar| self.0.contains(&scalar))
    }

    /// Adds a value; false if it is a scalar that was there already.
    pub(crate) fn insert(&mut self, value: &Value) -> bool {
        Scalar::of(value).is_none_or(|scalar| self.0.insert(scalar))
    }
}
