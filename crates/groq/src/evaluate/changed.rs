//! `diff::changedAny` and `diff::changedOnly`

use super::column::Column;
use super::frame::Frame;
use super::selector::{Key, KeyPath, part};
use super::{Evaluated, Evaluator};
use crate::resolve::{Change, Selector};
use crate::value::{Value, deep_equal};

impl Evaluator<'_> {
    pub(super) fn changed(
        &mut self,
        change: &Change,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let before = self.node(&change.before, frame, rows)?;
        let after = self.node(&change.after, frame, rows)?;
        Column::build(false, rows.len(), |i| {
            let (before, after, row) = (before.get(i), after.get(i), rows[i]);
            self.charge_comparison(before)?;
            self.charge_comparison(after)?;
            let changed = if change.only {
                self.changed_only(before, after, &change.selector, frame, row)?
            } else {
                self.changed_any(before, after, &change.selector, frame, row)?
            };
            Ok(Value::Boolean(changed))
        })
    }

    /// Counts the leaves of a value, as often as they will be compared: values
    /// share their parts, so there can be more of them than memory shows.
    fn charge_comparison(&mut self, value: &Value) -> Evaluated<()> {
        self.meter.steps(1)?;
        if let Some(items) = value.as_array() {
            for item in items {
                self.charge_comparison(item)?;
            }
        } else if let Some(object) = value.as_object() {
            for (_, item) in object.iter() {
                self.charge_comparison(item)?;
            }
        }
        Ok(())
    }

    /// Whether any selected part differs.
    fn changed_any(
        &mut self,
        before: &Value,
        after: &Value,
        selector: &Selector,
        frame: &Frame<'_>,
        row: u32,
    ) -> Evaluated<bool> {
        let paths_before = self.paths(selector, before, frame, row)?;
        let paths_after = self.paths(selector, after, frame, row)?;
        if paths_before.len() != paths_after.len() {
            return Ok(true);
        }
        for path in &paths_before {
            self.meter.steps(path.len())?;
            if array_on_the_way_changed(before, after, path) {
                return Ok(true);
            }
            let same = match (part(before, path), part(after, path)) {
                (Some(before), Some(after)) => {
                    self.charge_comparison(before)?;
                    deep_equal(before, after)
                }
                (before, after) => before.is_none() && after.is_none(),
            };
            if !same {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether every part that differs lies within a selected one.
    fn changed_only(
        &mut self,
        before: &Value,
        after: &Value,
        selector: &Selector,
        frame: &Frame<'_>,
        row: u32,
    ) -> Evaluated<bool> {
        let selected = self.paths(selector, before, frame, row)?;
        let mut differing = Vec::new();
        differences(before, after, &mut Vec::new(), &mut differing);
        self.meter
            .steps(differing.len().saturating_mul(selected.len()))?;
        let within = |path: &KeyPath| selected.iter().any(|s| path.starts_with(s));
        Ok(differing.iter().all(within))
    }
}

/// An array that grew or shrank has changed as a whole.
fn array_on_the_way_changed(before: &Value, after: &Value, path: &[Key]) -> bool {
    path.iter().enumerate().any(|(i, key)| {
        let length = |value| {
            part(value, &path[..i])
                .and_then(Value::as_array)
                .map(<[_]>::len)
        };
        matches!(key, Key::Index(_))
            && (length(before).is_none() || length(before) != length(after))
    })
}

/// The outermost paths at which two values differ.
fn differences(before: &Value, after: &Value, path: &mut KeyPath, found: &mut Vec<KeyPath>) {
    if deep_equal(before, after) {
        return;
    }
    match (before.bare(), after.bare()) {
        (Value::Object(a), Value::Object(b)) => {
            let added = b.iter().filter(|(name, _)| a.get(name).is_none());
            for (name, _) in a.iter().chain(added) {
                path.push(Key::Name(name.clone()));
                let of = |object: &crate::Object| object.get(name).cloned().unwrap_or_default();
                differences(&of(a), &of(b), path, found);
                path.pop();
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (index, (a, b)) in a.iter().zip(b.iter()).enumerate() {
                path.push(Key::Index(index));
                differences(a, b, path, found);
                path.pop();
            }
        }
        _ => found.push(path.clone()),
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check_examples;

    #[test]
    fn examples() {
        check_examples(&[
            (r#"diff::changedAny({"a": 1}, {"a": 2}, a)"#, "true"),
            (
                r#"diff::changedAny({"a": 1}, {"a": 1, "b": 2}, a)"#,
                "false",
            ),
            (r#"diff::changedAny({"a": null}, {}, a)"#, "true"),
            (
                r#"diff::changedAny({"l": [1]}, {"l": [1, 2]}, l[])"#,
                "true",
            ),
            (
                r#"diff::changedOnly({"a": 1, "b": 1}, {"a": 2, "b": 1}, a)"#,
                "true",
            ),
            (
                r#"diff::changedOnly({"a": 1, "b": 1}, {"a": 2, "b": 2}, a)"#,
                "false",
            ),
            (
                r#"diff::changedOnly({"a": {"b": 1}}, {"a": {"b": 2}}, a)"#,
                "true",
            ),
            ("diff::changedOnly({}, {}, a)", "true"),
        ]);
    }
}
