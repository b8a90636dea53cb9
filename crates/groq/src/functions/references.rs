//! `references(id, …)`: whether the current value refers to a document.

use super::Called;
use crate::limit_exceeded::LimitExceeded;
use crate::limits::Meter;
use crate::value::Value;

pub(super) fn references(meter: &mut Meter, this: &Value, arguments: &[&Value]) -> Called {
    let mut ids = Vec::new();
    for argument in arguments {
        match argument.bare() {
            Value::String(id) => ids.push(id.as_str()),
            Value::Array(items) => {
                meter.steps(items.len())?;
                ids.extend(items.iter().filter_map(Value::as_str));
            }
            _ => {}
        }
    }
    if ids.is_empty() {
        return Ok(Value::Boolean(false));
    }
    let comparisons = ids.len().checked_ilog2().unwrap_or(0) as usize;
    meter.steps(ids.len() * (1 + comparisons))?;
    ids.sort_unstable();
    Ok(Value::Boolean(refers(meter, this, &ids)?))
}

/// Looks at every depth. An object with a `_ref` is a reference and holds no other.
fn refers(meter: &mut Meter, value: &Value, ids: &[&str]) -> Result<bool, LimitExceeded> {
    match value.bare() {
        Value::Array(items) => {
            meter.steps(items.len())?;
            for item in items.iter() {
                if refers(meter, item, ids)? {
                    return Ok(true);
                }
            }
        }
        Value::Object(object) => {
            meter.steps(object.len())?;
            if let Some(target) = object.get("_ref").and_then(Value::as_str) {
                return Ok(ids.binary_search(&target).is_ok());
            }
            for (_, part) in object.iter() {
                if refers(meter, part, ids)? {
                    return Ok(true);
                }
            }
        }
        _ => {}
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use crate::testing::evaluate;

    #[test]
    fn references_are_found_at_any_depth() {
        let documents = r#"[
            {"_id": "a", "to": {"_ref": "x"}},
            {"_id": "b", "list": [{"deep": {"_ref": "y"}}]},
            {"_id": "c", "text": "x"}
        ]"#;
        let cases = [
            ("*[references('x')]._id", r#"["a"]"#),
            ("*[references('x', 'y')]._id", r#"["a","b"]"#),
            ("*[references(['y'])]._id", r#"["b"]"#),
            ("*[references(null)]._id", "[]"),
        ];
        for (query, expected) in cases {
            assert_eq!(evaluate(query, documents).unwrap().to_json(), expected);
        }
    }
}
