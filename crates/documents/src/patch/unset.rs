//! `unset`.

use super::{PatchError, exceeded};
use crate::json_match::{JsonLocation, Limits, Path};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Takes away every value that a path selects. What is not there is ignored.
pub(super) fn unset(root: &mut Value, path: &Path, limits: &Limits) -> Result<(), PatchError> {
    // By the object or array that holds them.
    let mut held: BTreeMap<Vec<JsonLocation>, BTreeSet<JsonLocation>> = BTreeMap::new();
    for found in path.find(root, limits).map_err(exceeded(path))? {
        let Some((last, holder)) = found.steps.split_last() else {
            return Err(PatchError::WholeDocument(path.to_string()));
        };
        if found.value.is_some() {
            let holder = holder
                .iter()
                .map(|step| JsonLocation::from(*step))
                .collect();
            held.entry(holder)
                .or_default()
                .insert(JsonLocation::from(*last));
        }
    }
    // What is deeper or further on first: the path to the rest stays as it was.
    for (holder, locations) in held.iter().rev() {
        match walk(root, holder) {
            Some(Value::Object(object)) => {
                object
                    .retain(|name, _| !locations.contains(&JsonLocation::Attribute(name.clone())));
            }
            Some(Value::Array(items)) => {
                let mut index = 0..;
                items.retain(|_| {
                    let location = index.next().map(JsonLocation::Element);
                    !location.is_some_and(|location| locations.contains(&location))
                });
            }
            _ => {}
        }
    }
    Ok(())
}

/// The value at a location.
pub(super) fn walk<'a>(root: &'a mut Value, location: &[JsonLocation]) -> Option<&'a mut Value> {
    let mut current = root;
    for step in location {
        current = match step {
            JsonLocation::Attribute(name) => current.as_object_mut()?.get_mut(name)?,
            JsonLocation::Element(index) => current.as_array_mut()?.get_mut(*index)?,
        };
    }
    Some(current)
}

#[cfg(test)]
mod tests {
    use crate::patch::testing::check;
    use serde_json::json;

    #[test]
    fn unset() {
        let document =
            json!({"n": 1, "a": [{"v": 1, "w": [1, 2]}, {"v": 2}, 3], "o": {"v": {"v": 1}}});
        let examples = [
            (
                json!({"unset": ["n", "zz", "n.x"]}),
                r#"{"a":[{"v":1,"w":[1,2]},{"v":2},3],"o":{"v":{"v":1}}}"#,
            ),
            (
                json!({"unset": ["o", "a[0].w[-1]"]}),
                r#"{"n":1,"a":[{"v":1,"w":[1]},{"v":2},3]}"#,
            ),
            (
                json!({"unset": ["o", "a[1:]"]}),
                r#"{"n":1,"a":[{"v":1,"w":[1,2]}]}"#,
            ),
            (
                json!({"unset": ["o", "a[0,2,-1]"]}),
                r#"{"n":1,"a":[{"v":2}]}"#,
            ),
            (json!({"unset": ["o", "a[*]"]}), r#"{"n":1,"a":[]}"#),
            (
                json!({"unset": ["o", "a[v == 2]"]}),
                r#"{"n":1,"a":[{"v":1,"w":[1,2]},3]}"#,
            ),
            (json!({"unset": ["a", "..v"]}), r#"{"n":1,"o":{}}"#),
            (
                json!({"unset": ["o", "a[0,1].v"]}),
                r#"{"n":1,"a":[{"w":[1,2]},{},3]}"#,
            ),
            (
                json!({"unset": ["o", "a[7]"]}),
                r#"{"n":1,"a":[{"v":1,"w":[1,2]},{"v":2},3]}"#,
            ),
            (
                json!({"unset": ["..[v == 1]"]}),
                r#"{"n":1,"a":[{"v":2},3],"o":{}}"#,
            ),
            (json!({"unset": ["$"]}), "selects the whole document"),
        ];
        check(&document, &examples);
    }
}
