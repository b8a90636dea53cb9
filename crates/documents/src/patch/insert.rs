//! `insert`.

use super::unset::walk;
use super::{PatchError, Position, check_depth, check_written, exceeded};
use crate::json_match::{Limits, Path, Positions, SliceEnds};
use crate::weight;
use serde_json::Value;
use std::ops::Range;

/// Puts elements into every array that a path leads into. Where there is no array, or
/// nothing in it that the path selects, nothing happens.
pub(super) fn insert(
    root: &mut Value,
    position: Position,
    path: &Path,
    items: &[Value],
    limits: &Limits,
) -> Result<(), PatchError> {
    let ends = match position {
        // The client's `splice` relies on it: `[-2:]` is the last element, `[1:-1]` all
        // from the second on.
        Position::Replace => SliceEnds::Gaps,
        Position::Before | Position::After => SliceEnds::Elements,
    };
    let found = path.positions(root, ends, limits).map_err(exceeded(path))?;
    let found = found.ok_or_else(|| PatchError::NotAnElement(path.to_string()))?;
    for positions in &found {
        check_depth(path, &positions.array)?;
    }
    let weight = items.iter().map(weight).sum();
    check_written(path, weight, found.len())?;
    // What is deeper or further on first: the path to the rest stays as it was.
    let mut found = found;
    found.sort_by(|a, b| b.array.cmp(&a.array));
    for Positions { array, ranges } in &found {
        if let Some(Value::Array(elements)) = walk(root, array) {
            change(elements, position, ranges, items);
        }
    }
    Ok(())
}

fn change(elements: &mut Vec<Value>, position: Position, ranges: &[Range<usize>], items: &[Value]) {
    let first = ranges.iter().map(|range| range.start).min().unwrap_or(0);
    let last = ranges.iter().map(|range| range.end).max().unwrap_or(0);
    let at = match position {
        Position::After => last,
        Position::Before => first,
        Position::Replace => {
            let mut taken = vec![false; elements.len()];
            for range in ranges {
                taken[range.clone()].fill(true);
            }
            let mut taken = taken.iter();
            elements.retain(|_| !taken.next().is_some_and(|taken| *taken));
            first
        }
    };
    elements.splice(at..at, items.iter().cloned());
}

#[cfg(test)]
mod tests {
    use crate::patch::testing::check;
    use serde_json::{Value, json};

    #[test]
    fn insert() {
        let document =
            json!({"a": [1, 2, 3], "k": [{"_key": "x"}, {"_key": "y"}], "e": [], "n": 1});
        let at = |position: &str, path: &str| -> Value {
            json!({"unset": ["n"], "insert": {position: path, "items": [9, 8]}})
        };
        let k = r#""k":[{"_key":"x"},{"_key":"y"}],"e":[]}"#;
        let arrays = [
            (at("before", "a[0]"), "[9,8,1,2,3]"),
            (at("before", "a[-1]"), "[1,2,9,8,3]"),
            (at("before", "a[9]"), "[1,2,3,9,8]"),
            (at("before", "a[-9]"), "[9,8,1,2,3]"),
            (at("before", "a[1:]"), "[1,9,8,2,3]"),
            (at("after", "a[-1]"), "[1,2,3,9,8]"),
            (at("after", "a[0]"), "[1,9,8,2,3]"),
            (at("after", "a[0:2]"), "[1,2,9,8,3]"),
            (at("after", "a[@ < 3]"), "[1,2,9,8,3]"),
            (at("after", "a[@ > 3]"), "[1,2,3]"),
            (at("replace", "a[1]"), "[1,9,8,3]"),
            (at("replace", "a[1:]"), "[1,9,8]"),
            (at("replace", "a[0,2]"), "[9,8,2]"),
            (at("replace", "a[1:1]"), "[1,9,8,2,3]"),
            (at("replace", "a[9]"), "[1,2,3,9,8]"),
            (at("replace", "a[-1:]"), "[1,2,3,9,8]"),
            (at("replace", "a[-2:]"), "[1,2,9,8]"),
            (at("replace", "a[1:-1]"), "[1,9,8]"),
            (at("replace", "n[0]"), "[1,2,3]"),
            (at("after", "zz[-1]"), "[1,2,3]"),
            (at("after", "a"), "[1,2,3]"),
        ];
        for (patch, array) in arrays {
            check(&document, &[(patch, &format!("{{\"a\":{array},{k}"))]);
        }
        let examples = [
            (
                at("after", "k[_key == \"x\"]"),
                r#"{"a":[1,2,3],"k":[{"_key":"x"},9,8,{"_key":"y"}],"e":[]}"#,
            ),
            (
                at("after", "e[-1]"),
                r#"{"a":[1,2,3],"k":[{"_key":"x"},{"_key":"y"}],"e":[9,8]}"#,
            ),
            (
                at("before", "..[0]"),
                r#"{"a":[9,8,1,2,3],"k":[9,8,{"_key":"x"},{"_key":"y"}],"e":[9,8]}"#,
            ),
            (at("after", "a[b]"), "must end in an element of an array"),
        ];
        check(&document, &examples);
    }
}
