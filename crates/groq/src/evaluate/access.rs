//! Attributes, elements, mappings.

use super::column::Column;
use super::documents::Leading;
use super::frame::{Frame, Groups};
use super::{Evaluated, Evaluator};
use crate::resolve::{Node, SliceBounds};
use crate::value::Value;

impl Evaluator<'_> {
    pub(super) fn attribute(
        &mut self,
        base: &Node,
        name: &str,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        if matches!(base, Node::This) {
            let values = rows.iter().map(|row| frame.value(*row).attribute(name));
            return Ok(Column::Each(values.collect()));
        }
        let base = self.node(base, frame, rows)?;
        Ok(base.map(|value| value.attribute(name)))
    }

    pub(super) fn element(
        &mut self,
        base: &Node,
        index: f64,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let bounds = SliceBounds {
            left: 0,
            right: crate::value::clamp_index(index),
            inclusive: true,
        };
        let wanted = if index < 0.0 { None } else { bounds.reach() };
        let base = self.leading(base, wanted, frame, rows)?;
        Ok(base.map(|value| value.element(index)))
    }

    pub(super) fn slice(
        &mut self,
        base: &Node,
        bounds: SliceBounds,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let base = self.leading(base, bounds.reach(), frame, rows)?;
        Column::build(base.is_same(), rows.len(), |i| {
            let Some(items) = base.get(i).elements() else {
                return Ok(Value::Null);
            };
            let range = bounds.within(items.len());
            let part = items.skip(range.start).take(range.len()).collect();
            Ok(self.meter.array(part)?)
        })
    }

    /// An array of which only so many leading elements will be looked at.
    fn leading(
        &mut self,
        base: &Node,
        wanted: Option<usize>,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let leading = Leading { wanted, order: &[] };
        match base {
            Node::Everything => self.everything(frame, rows, leading),
            Node::Filter(filter) => self.filter(filter, frame, rows, leading),
            Node::Order(base, keys) => self.order(base, keys, wanted, frame, rows),
            Node::Map(base, body) => {
                let arrays = self.leading(base, wanted, frame, rows)?;
                self.map_over(&arrays, body, frame, rows)
            }
            _ => self.node(base, frame, rows),
        }
    }

    pub(super) fn elements(
        &mut self,
        base: &Node,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let base = self.node(base, frame, rows)?;
        Ok(base.map(|value| match value.as_array() {
            Some(_) => value.clone(),
            None => Value::Null,
        }))
    }

    pub(super) fn project(
        &mut self,
        base: &Node,
        body: &Node,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let base = self.node(base, frame, rows)?;
        let mut inner = frame.nested(false);
        let mut indexes = Vec::with_capacity(rows.len());
        for (i, row) in rows.iter().enumerate() {
            let value = base.get(i);
            if value.as_object().is_some() {
                inner.extend(frame, *row, [value.clone()]);
                indexes.push(i);
            }
        }
        let inner_rows = inner.rows();
        let bodies = self.body(body, &inner, &inner_rows)?;
        if indexes.len() == rows.len() {
            return Ok(bodies);
        }
        let mut values = vec![Value::Null; rows.len()];
        for (i, index) in indexes.into_iter().enumerate() {
            values[index] = bodies.get(i).clone();
        }
        Ok(Column::Each(values))
    }

    pub(super) fn map(
        &mut self,
        base: &Node,
        body: &Node,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let arrays = self.node(base, frame, rows)?;
        self.map_over(&arrays, body, frame, rows)
    }

    fn map_over(
        &mut self,
        arrays: &Column,
        body: &Node,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let mut inner = frame.nested(true);
        let groups = self.flatten(arrays, frame, rows, &mut inner)?;
        let inner_rows = inner.rows();
        let bodies = self.body(body, &inner, &inner_rows)?;
        let mut lists = empty_lists(arrays, rows.len());
        for (value, group) in bodies.into_values(groups.len()).into_iter().zip(groups) {
            push(&mut lists, group, value);
        }
        self.arrays(lists)
    }

    pub(super) fn flat_map(
        &mut self,
        base: &Node,
        body: &Node,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let arrays = self.node(base, frame, rows)?;
        let mut inner = frame.nested(true);
        let groups = self.flatten(&arrays, frame, rows, &mut inner)?;
        let inner_rows = inner.rows();
        let bodies = self.body(body, &inner, &inner_rows)?;
        let mut lists = empty_lists(&arrays, rows.len());
        for (i, group) in groups.into_iter().enumerate() {
            let value = bodies.get(i);
            match value.elements() {
                Some(items) => {
                    self.meter.steps(items.len())?;
                    self.meter.values(items.len())?;
                    items.for_each(|item| push(&mut lists, group, item));
                }
                None => push(&mut lists, group, value.clone()),
            }
        }
        self.arrays(lists)
    }

    /// Puts the elements of all arrays into the rows of a nested frame, and returns which
    /// array each came from.
    pub(super) fn flatten(
        &mut self,
        arrays: &Column,
        frame: &Frame<'_>,
        rows: &[u32],
        inner: &mut Frame<'_>,
    ) -> Evaluated<Groups> {
        let mut groups = Vec::new();
        for (i, row) in rows.iter().enumerate() {
            if let Some(items) = arrays.get(i).elements() {
                self.meter.values(items.len())?;
                inner.extend(frame, *row, items);
                groups.resize(inner.len(), u32::try_from(i).unwrap_or(u32::MAX));
            }
        }
        Ok(groups)
    }
}

/// A list to fill for each row that has an array; `None` for the others.
pub(super) type Lists = Vec<Option<Vec<Value>>>;

pub(super) fn empty_lists(arrays: &Column, rows: usize) -> Lists {
    let list = |i: usize| arrays.get(i).as_array().map(|_| Vec::new());
    (0..rows).map(list).collect()
}

pub(super) fn push(lists: &mut Lists, group: u32, value: Value) {
    if let Some(Some(list)) = lists.get_mut(group as usize) {
        list.push(value);
    }
}

impl Evaluator<'_> {
    /// The finished lists, one array for each row.
    pub(super) fn arrays(&mut self, lists: Lists) -> Evaluated<Column> {
        let value = |list: Option<Vec<Value>>| match list {
            Some(items) => Ok(self.meter.array(items)?),
            None => Ok(Value::Null),
        };
        let values: Evaluated<Vec<Value>> = lists.into_iter().map(value).collect();
        Ok(Column::Each(values?))
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check_museum_examples;

    #[test]
    fn examples() {
        check_museum_examples(&[
            ("*[0].name", r#""Castle""#),
            ("*[-1].name", r#""Zealand""#),
            ("*[9]", "null"),
            (r#"*[0]["name"]"#, r#""Castle""#),
            ("*[0].halls[1..2].n", "[2,3]"),
            ("*[0].halls[0...2].n", "[1,2]"),
            ("*[0].halls[-2..-1].n", "[2,3]"),
            ("*[0..1].halls[].n", "[1,2,3,4]"),
            ("*[0..1].halls[0].n", "[1,4]"),
            ("*[2].halls[]", "null"),
            ("*[2].tags[]", r#"["a","b"]"#),
            (r#"*[0]{"first": halls[0]{n}}"#, r#"{"first":{"n":1}}"#),
            ("*[0].name{n}", "null"),
        ]);
    }
}
