//! One value per row.

use super::Evaluated;
use crate::value::Value;

/// Values of a node for a list of rows: the same for all, or one for each.
pub(super) enum Column {
    Same(Value),
    Each(Vec<Value>),
}

impl Column {
    pub(super) fn get(&self, row: usize) -> &Value {
        match self {
            Column::Same(value) => value,
            Column::Each(values) => &values[row],
        }
    }

    pub(super) fn is_same(&self) -> bool {
        matches!(self, Column::Same(_))
    }

    pub(super) fn into_first(self) -> Value {
        match self {
            Column::Same(value) => value,
            Column::Each(values) => values.into_iter().next().unwrap_or_default(),
        }
    }

    pub(super) fn map(self, f: impl Fn(&Value) -> Value) -> Self {
        match self {
            Column::Same(value) => Column::Same(f(&value)),
            Column::Each(values) => Column::Each(values.iter().map(f).collect()),
        }
    }

    /// A column of this many rows, computed once if every row has the same value.
    pub(super) fn build(
        same: bool,
        rows: usize,
        mut value: impl FnMut(usize) -> Evaluated<Value>,
    ) -> Evaluated<Self> {
        if same {
            return Ok(Column::Same(value(0)?));
        }
        let values: Result<_, _> = (0..rows).map(value).collect();
        Ok(Column::Each(values?))
    }

    /// The values as a list of `rows`.
    pub(super) fn into_values(self, rows: usize) -> Vec<Value> {
        match self {
            Column::Same(value) => vec![value; rows],
            Column::Each(values) => values,
        }
    }
}
