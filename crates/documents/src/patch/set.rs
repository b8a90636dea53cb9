//! `set` and `setIfMissing`.

use super::{PatchError, check_depth, check_written, exceeded};
use crate::json_match::{JsonLocation, Limits, Path};
use crate::weight;
use serde_json::{Map, Value};

/// Puts a value at every location that a path selects. Objects that are missing on the way
/// are created, and scalars on the way give way to them.
pub(super) fn set(
    root: &mut Value,
    path: &Path,
    value: &Value,
    only_missing: bool,
    limits: &Limits,
) -> Result<(), PatchError> {
    let found = path.find(root, limits).map_err(exceeded(path))?;
    let mut locations: Vec<Vec<JsonLocation>> = Vec::new();
    for node in &found {
        if node.steps.is_empty() {
            return Err(PatchError::WholeDocument(path.to_string()));
        }
        let steps: Vec<JsonLocation> = node
            .steps
            .iter()
            .map(|step| JsonLocation::from(*step))
            .collect();
        check_depth(path, &steps)?;
        // An element is never missing: the end of an array is no missing attribute.
        let missing =
            node.value.is_none() && matches!(steps.last(), Some(JsonLocation::Attribute(_)));
        if missing || !only_missing {
            locations.push(steps);
        }
    }
    check_written(path, weight(value), locations.len())?;
    // What is deeper first: an outer location may overwrite it.
    locations.sort_by_key(|location| std::cmp::Reverse(location.len()));
    for location in locations {
        put(root, &location, value.clone());
    }
    Ok(())
}

fn put(root: &mut Value, location: &[JsonLocation], value: Value) {
    let mut current = root;
    for step in location {
        let next = match step {
            JsonLocation::Attribute(name) => {
                if !current.is_object() {
                    *current = Value::Object(Map::new());
                }
                current
                    .as_object_mut()
                    .map(|o| o.entry(name.as_str()).or_insert(Value::Null))
            }
            JsonLocation::Element(index) => current.as_array_mut().and_then(|items| {
                if items.len() == *index {
                    items.push(Value::Null);
                }
                items.get_mut(*index)
            }),
        };
        match next {
            Some(next) => current = next,
            None => return,
        }
    }
    *current = value;
}

#[cfg(test)]
mod tests {
    use crate::patch::testing::check;
    use serde_json::json;

    #[test]
    fn set() {
        let document = json!({"n": 1, "o": {"p": {"q": 1}}, "a": [{"_key": "k", "v": 1}, {"v": 2}], "s": [1, 2]});
        let examples = [
            (
                json!({"set": {"n": 2}}),
                r#"{"n":2,"o":{"p":{"q":1}},"a":[{"_key":"k","v":1},{"v":2}],"s":[1,2]}"#,
            ),
            (
                json!({"unset": ["a", "o", "s"], "set": {"x.y.z": null}}),
                r#"{"n":1,"x":{"y":{"z":null}}}"#,
            ),
            (
                json!({"unset": ["a", "o", "s"], "set": {"n.y": 1}}),
                r#"{"n":{"y":1}}"#,
            ),
            (
                json!({"unset": ["o", "s"], "set": {"a[_key == \"k\"].v": 9}}),
                r#"{"n":1,"a":[{"_key":"k","v":9},{"v":2}]}"#,
            ),
            (
                json!({"unset": ["o", "s"], "set": {"a[-1].w": 9}}),
                r#"{"n":1,"a":[{"_key":"k","v":1},{"v":2,"w":9}]}"#,
            ),
            (
                json!({"unset": ["o", "s"], "set": {"a.v": 9}}),
                r#"{"n":1,"a":[{"_key":"k","v":9},{"v":9}]}"#,
            ),
            (
                json!({"unset": ["o", "s"], "set": {"a[*]": 9}}),
                r#"{"n":1,"a":[9,9]}"#,
            ),
            (
                json!({"unset": ["o", "a"], "set": {"s[2]": 9}}),
                r#"{"n":1,"s":[1,2,9]}"#,
            ),
            (
                json!({"unset": ["o", "a"], "set": {"s[3]": 9}}),
                r#"{"n":1,"s":[1,2]}"#,
            ),
            (
                json!({"unset": ["o", "a"], "set": {"s[0:2]": 9}}),
                r#"{"n":1,"s":[9,9]}"#,
            ),
            (
                json!({"unset": ["o", "a"], "set": {"x[0]": 9}}),
                r#"{"n":1,"s":[1,2]}"#,
            ),
            (
                json!({"unset": ["s", "a"], "set": {"o[p, r]": 9}}),
                r#"{"n":1,"o":{"p":9,"r":9}}"#,
            ),
            (
                json!({"unset": ["s", "a"], "set": {"..q": 9}}),
                r#"{"n":1,"o":{"p":{"q":9}}}"#,
            ),
            (
                json!({"unset": ["s", "a"], "set": {"..*": 9}}),
                r#"{"n":9,"o":9}"#,
            ),
            (json!({"set": {"@": {}}}), "selects the whole document"),
        ];
        check(&document, &examples);
    }

    #[test]
    fn set_if_missing() {
        let document = json!({"n": null, "s": "x", "a": [{}, {"v": 1}]});
        let examples = [
            (
                json!({"setIfMissing": {"n": 1}}),
                r#"{"n":null,"s":"x","a":[{},{"v":1}]}"#,
            ),
            (
                json!({"setIfMissing": {"m.n": 1}}),
                r#"{"n":null,"s":"x","a":[{},{"v":1}],"m":{"n":1}}"#,
            ),
            (
                json!({"setIfMissing": {"s.n": 1}}),
                r#"{"n":null,"s":{"n":1},"a":[{},{"v":1}]}"#,
            ),
            (
                json!({"setIfMissing": {"a[*].v": 2}}),
                r#"{"n":null,"s":"x","a":[{"v":2},{"v":1}]}"#,
            ),
            (
                json!({"setIfMissing": {"a[2]": 2}}),
                r#"{"n":null,"s":"x","a":[{},{"v":1}]}"#,
            ),
        ];
        check(&document, &examples);
    }

    #[test]
    fn what_is_written_is_bounded() {
        let deep = vec!["a"; 101].join(".");
        check(
            &json!({}),
            &[(json!({"set": {deep: 1}}), "deeper than 100 levels")],
        );
        let large = "x".repeat(1 << 20);
        let document = json!({"a": vec![json!({}); 100]});
        check(
            &document,
            &[(json!({"set": {"a[*].v": large}}), "too large")],
        );
    }
}
