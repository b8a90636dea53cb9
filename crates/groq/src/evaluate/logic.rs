//! Logic and choice. What is not needed for a row is not evaluated for it.

use super::column::Column;
use super::frame::Frame;
use super::{Evaluated, Evaluator};
use crate::resolve::Node;
use crate::value::Value;

/// Rows of a list that are still undecided: their indexes in it, and the rows.
struct Open {
    indexes: Vec<u32>,
    rows: Vec<u32>,
}

impl Open {
    fn all(rows: &[u32]) -> Self {
        Self {
            indexes: (0..u32::try_from(rows.len()).unwrap_or(u32::MAX)).collect(),
            rows: rows.to_vec(),
        }
    }

    /// Retains the rows for which `keep` returns true, given the index among the open rows
    /// and the index in the list; returns the others.
    fn split(&mut self, mut keep: impl FnMut(usize, usize) -> bool) -> Open {
        let mut retained = Open {
            indexes: Vec::with_capacity(self.rows.len()),
            rows: Vec::with_capacity(self.rows.len()),
        };
        let mut others = Open {
            indexes: Vec::new(),
            rows: Vec::new(),
        };
        for (i, (index, row)) in self.indexes.iter().zip(&self.rows).enumerate() {
            let side = if keep(i, *index as usize) {
                &mut retained
            } else {
                &mut others
            };
            side.indexes.push(*index);
            side.rows.push(*row);
        }
        *self = retained;
        others
    }

    fn store(&self, column: &Column, values: &mut [Value]) {
        for (i, index) in self.indexes.iter().enumerate() {
            values[*index as usize] = column.get(i).clone();
        }
    }
}

impl Evaluator<'_> {
    /// False if any term is false; else true if all are, null if not.
    pub(super) fn and(
        &mut self,
        terms: &[Node],
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        self.combined(terms, false, frame, rows)
    }

    /// True if any term is true; else false if all are, null if not.
    pub(super) fn or(
        &mut self,
        terms: &[Node],
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        self.combined(terms, true, frame, rows)
    }

    /// Both in one: `decisive` from any term decides, its opposite from all is the other
    /// result, and anything else makes it null.
    fn combined(
        &mut self,
        terms: &[Node],
        decisive: bool,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let mut values = vec![Value::Boolean(!decisive); rows.len()];
        let mut open = Open::all(rows);
        for term in terms {
            let column = self.node(term, frame, &open.rows)?;
            let _decided = open.split(|i, index| match column.get(i).as_bool() {
                Some(value) if value == decisive => {
                    values[index] = Value::Boolean(decisive);
                    false
                }
                Some(_) => true,
                None => {
                    values[index] = Value::Null;
                    true
                }
            });
        }
        Ok(Column::Each(values))
    }

    pub(super) fn select(
        &mut self,
        alternatives: &[(Node, Node)],
        fallback: Option<&Node>,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let alternatives: Vec<(&Node, &Node)> = alternatives.iter().map(|(c, v)| (c, v)).collect();
        self.first_true(&alternatives, fallback, frame, rows)
    }

    /// The value of the first alternative whose condition is true.
    pub(super) fn first_true(
        &mut self,
        alternatives: &[(&Node, &Node)],
        fallback: Option<&Node>,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let mut values = vec![Value::Null; rows.len()];
        let mut open = Open::all(rows);
        for (condition, node) in alternatives {
            let column = self.node(condition, frame, &open.rows)?;
            let chosen = open.split(|i, _| !column.get(i).is_true());
            let column = self.node(node, frame, &chosen.rows)?;
            chosen.store(&column, &mut values);
        }
        if let Some(fallback) = fallback {
            let column = self.node(fallback, frame, &open.rows)?;
            open.store(&column, &mut values);
        }
        Ok(Column::Each(values))
    }

    pub(super) fn coalesce(
        &mut self,
        alternatives: &[Node],
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let mut values = vec![Value::Null; rows.len()];
        let mut open = Open::all(rows);
        for node in alternatives {
            let column = self.node(node, frame, &open.rows)?;
            open.store(&column, &mut values);
            open.split(|i, _| column.get(i).is_null());
        }
        Ok(Column::Each(values))
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check_examples;

    #[test]
    fn examples() {
        check_examples(&[
            ("true && null", "null"),
            ("false && null", "false"),
            ("null && false", "false"),
            ("true || null", "true"),
            ("null || false", "null"),
            ("1 && true", "null"),
            ("!null", "null"),
            ("select(false => 1, true => 2, 3)", "2"),
            ("select(null => 1, 3)", "3"),
            ("select(null => 1)", "null"),
            ("coalesce(null, false, 1)", "false"),
            ("coalesce()", "null"),
        ]);
    }
}
