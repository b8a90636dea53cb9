//! Selectors: the paths they pick out of a value.

use super::frame::Frame;
use super::{Evaluated, Evaluator};
use crate::resolve::{Node, Selector};
use crate::text::Text;
use crate::value::Value;

/// A way from a value to a part of it.
pub(super) type KeyPath = Vec<Key>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Name(Text),
    Index(usize),
}

/// The part of a value at a path; `None` if there is none, which is not null.
pub(super) fn part<'v>(value: &'v Value, path: &[Key]) -> Option<&'v Value> {
    let mut part = value;
    for key in path {
        part = match key {
            Key::Name(name) => part.as_object()?.get(name)?,
            Key::Index(index) => part.as_array()?.get(*index)?,
        };
    }
    Some(part)
}

impl Evaluator<'_> {
    /// The paths that a selector picks out of a value, for one row of the frame.
    pub(super) fn paths(
        &mut self,
        selector: &Selector,
        value: &Value,
        frame: &Frame<'_>,
        row: u32,
    ) -> Evaluated<Vec<KeyPath>> {
        self.meter.steps(1)?;
        match selector {
            Selector::Attribute(None, name) => Ok(vec![vec![Key::Name(name.clone())]]),
            Selector::Attribute(Some(base), name) => {
                let mut paths = self.paths(base, value, frame, row)?;
                for path in &mut paths {
                    path.push(Key::Name(name.clone()));
                }
                Ok(paths)
            }
            Selector::Elements(base) => self.elements_of(base, None, value, frame, row),
            Selector::Filter(base, condition) => {
                self.elements_of(base, Some(condition), value, frame, row)
            }
            Selector::Tuple(members) => {
                let mut paths = Vec::new();
                for member in members {
                    paths.extend(self.paths(member, value, frame, row)?);
                }
                Ok(paths)
            }
            Selector::Anywhere(condition) => self.anywhere(condition, value, frame, row),
            Selector::Nested(base, nested) => {
                let mut paths = Vec::new();
                for outer in self.paths(base, value, frame, row)? {
                    let inner = part(value, &outer).cloned().unwrap_or_default();
                    for path in self.paths(nested, &inner, frame, row)? {
                        self.meter.values(outer.len() + path.len())?;
                        paths.push([outer.as_slice(), &path].concat());
                    }
                }
                Ok(paths)
            }
        }
    }

    /// The elements of arrays, or those of them that fulfil a condition.
    fn elements_of(
        &mut self,
        base: &Selector,
        condition: Option<&Node>,
        value: &Value,
        frame: &Frame<'_>,
        row: u32,
    ) -> Evaluated<Vec<KeyPath>> {
        let mut paths = Vec::new();
        for path in self.paths(base, value, frame, row)? {
            let Some(items) = part(value, &path).and_then(Value::as_array) else {
                continue;
            };
            let passing = self.fulfilling(condition, items.iter().cloned(), frame, row)?;
            for (index, passes) in passing.into_iter().enumerate() {
                if passes {
                    self.meter.values(path.len() + 1)?;
                    let mut path = path.clone();
                    path.push(Key::Index(index));
                    paths.push(path);
                }
            }
        }
        Ok(paths)
    }

    /// Every object within the value, itself included, that fulfils the condition.
    fn anywhere(
        &mut self,
        condition: &Node,
        value: &Value,
        frame: &Frame<'_>,
        row: u32,
    ) -> Evaluated<Vec<KeyPath>> {
        let mut objects = Vec::new();
        self.objects_within(value, &mut Vec::new(), &mut objects)?;
        let values = objects.iter().map(|(_, object)| object.clone());
        let passing = self.fulfilling(Some(condition), values, frame, row)?;
        let found = objects.into_iter().zip(passing);
        Ok(found
            .filter(|(_, p)| *p)
            .map(|((path, _), _)| path)
            .collect())
    }

    fn objects_within(
        &mut self,
        value: &Value,
        path: &mut KeyPath,
        found: &mut Vec<(KeyPath, Value)>,
    ) -> Evaluated<()> {
        self.meter.steps(1)?;
        if let Some(items) = value.as_array() {
            for (index, item) in items.iter().enumerate() {
                path.push(Key::Index(index));
                self.objects_within(item, path, found)?;
                path.pop();
            }
        } else if let Some(object) = value.as_object() {
            self.meter.values(path.len() + 2)?;
            found.push((path.clone(), value.clone()));
            for (name, item) in object.iter() {
                path.push(Key::Name(name.clone()));
                self.objects_within(item, path, found)?;
                path.pop();
            }
        }
        Ok(())
    }

    /// Whether each value fulfils the condition, as `@` in a scope of its own.
    fn fulfilling(
        &mut self,
        condition: Option<&Node>,
        values: impl Iterator<Item = Value>,
        frame: &Frame<'_>,
        row: u32,
    ) -> Evaluated<Vec<bool>> {
        let mut inner = frame.nested(false);
        inner.extend(frame, row, values);
        let Some(condition) = condition else {
            return Ok(vec![true; inner.len()]);
        };
        let rows = inner.rows();
        let column = self.node(condition, &inner, &rows)?;
        Ok((0..rows.len()).map(|i| column.get(i).is_true()).collect())
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check_examples;

    #[test]
    fn examples() {
        check_examples(&[
            (
                r#"diff::changedAny({"a": {"b": 1, "c": 1}}, {"a": {"b": 1, "c": 2}}, a.(b, c))"#,
                "true",
            ),
            (
                r#"diff::changedAny({"a": {"b": 1, "c": 1}}, {"a": {"b": 1, "c": 2}}, a.b)"#,
                "false",
            ),
            (
                r#"diff::changedAny({"l": [{"k": 1, "v": 1}]}, {"l": [{"k": 1, "v": 2}]}, l[k == 1].v)"#,
                "true",
            ),
            (
                r#"diff::changedAny({"l": [{"k": 1, "v": 1}]}, {"l": [{"k": 1, "v": 2}]}, l[k == 2].v)"#,
                "false",
            ),
            (
                r#"diff::changedAny({"l": [{"k": 1, "v": 1}]}, {"l": [{"k": 1, "v": 2}]}, anywhere(k == 1).v)"#,
                "true",
            ),
            (
                r#"diff::changedAny({"l": [{"k": 1, "v": 1}]}, {"l": [{"k": 1, "v": 2}]}, (l["k"], m))"#,
                "false",
            ),
        ]);
    }
}
