//! `inc` and `dec`.

use super::unset::walk;
use super::{PatchError, exceeded};
use crate::json_match::{JsonLocation, Limits, Path};
use crate::number::{as_double, from_double};
use serde_json::{Number, Value};

/// Adds to every number that a path selects, or subtracts. Where there is no number the
/// patch fails, as the service documents it.
pub(super) fn add(
    root: &mut Value,
    path: &Path,
    by: &Number,
    operation: &'static str,
    limits: &Limits,
) -> Result<(), PatchError> {
    let fail = |found| PatchError::NotNumeric {
        operation,
        path: path.to_string(),
        found,
    };
    let by = as_double(by) * if operation == "dec" { -1.0 } else { 1.0 };
    let found = path.find(root, limits).map_err(exceeded(path))?;
    if found.is_empty() {
        return Err(fail("there is no value"));
    }
    let mut sums = Vec::with_capacity(found.len());
    for node in &found {
        let number = match node.value {
            Some(Value::Number(number)) => number,
            Some(_) => return Err(fail("the value is not a number")),
            None => return Err(fail("there is no value")),
        };
        let sum = from_double(as_double(number) + by);
        let sum = sum.ok_or_else(|| fail("the result is not a finite number"))?;
        let steps: Vec<JsonLocation> = node
            .steps
            .iter()
            .map(|step| JsonLocation::from(*step))
            .collect();
        sums.push((steps, sum));
    }
    for (location, sum) in sums {
        if let Some(value) = walk(root, &location) {
            *value = Value::Number(sum);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::patch::testing::check;
    use serde_json::json;

    #[test]
    fn increments_and_decrements() {
        let document = json!({"n": 1, "a": [1, 2.5, 3], "s": "x", "big": 1e308});
        let examples = [
            (
                json!({"unset": ["a", "big"], "inc": {"n": 2}}),
                r#"{"n":3,"s":"x"}"#,
            ),
            (
                json!({"unset": ["a", "big"], "dec": {"n": 1.5}}),
                r#"{"n":-0.5,"s":"x"}"#,
            ),
            (
                json!({"unset": ["a", "big"], "inc": {"n": -1}}),
                r#"{"n":0,"s":"x"}"#,
            ),
            (
                json!({"unset": ["big"], "inc": {"a[@ > 1]": 0.5}}),
                r#"{"n":1,"a":[1,3,3.5],"s":"x"}"#,
            ),
            (
                json!({"unset": ["big"], "inc": {"a[0,0]": 1}}),
                r#"{"n":1,"a":[2,2.5,3],"s":"x"}"#,
            ),
            (
                json!({"inc": {"s": 1}}),
                "\"inc\" at \"s\": the value is not a number",
            ),
            (
                json!({"dec": {"zz": 1}}),
                "\"dec\" at \"zz\": there is no value",
            ),
            (json!({"inc": {"a[9]": 1}}), "there is no value"),
            (json!({"inc": {"big": 1e308}}), "not a finite number"),
        ];
        check(&document, &examples);
    }
}
