//! `array::`

use super::global::scalar_text;
use super::{Called, Function};
use crate::limits::Meter;
use crate::value::{ScalarSet, Value, equal};

pub(super) const FUNCTIONS: &[Function] = &[
    Function::pure("array", "join", 2..=2, join),
    Function::pure("array", "compact", 1..=1, compact),
    Function::pure("array", "unique", 1..=1, unique),
    Function::pure("array", "intersects", 2..=2, intersects),
];

/// Null if any element is not a scalar.
fn join(meter: &mut Meter, arguments: &[&Value]) -> Called {
    let (Some(items), Some(separator)) = (arguments[0].as_array(), arguments[1].as_str()) else {
        return Ok(Value::Null);
    };
    let mut joined = String::new();
    for (i, item) in items.iter().enumerate() {
        let Some(text) = scalar_text(item) else {
            return Ok(Value::Null);
        };
        meter.steps(1)?;
        meter.bytes(text.len() + separator.len())?;
        if i > 0 {
            joined.push_str(separator);
        }
        joined.push_str(&text);
    }
    Ok(Value::string(joined))
}

fn compact(meter: &mut Meter, arguments: &[&Value]) -> Called {
    filtered(meter, arguments[0], |item| !item.is_null())
}

/// The first of each scalar; arrays and objects are never equal to each other.
fn unique(meter: &mut Meter, arguments: &[&Value]) -> Called {
    let mut seen = ScalarSet::default();
    filtered(meter, arguments[0], |item| seen.insert(item))
}

fn filtered(meter: &mut Meter, array: &Value, mut keep: impl FnMut(&Value) -> bool) -> Called {
    let Some(items) = array.elements() else {
        return Ok(Value::Null);
    };
    meter.steps(items.len())?;
    meter.values(items.len())?;
    let items: Vec<Value> = items.filter(|item| keep(item)).collect();
    Ok(Value::array(items))
}

fn intersects(meter: &mut Meter, arguments: &[&Value]) -> Called {
    let (Some(left), Some(right)) = (arguments[0].as_array(), arguments[1].as_array()) else {
        return Ok(Value::Null);
    };
    meter.steps(left.len() + right.len())?;
    if left.len() * right.len() <= 64 {
        let shared = left.iter().any(|a| right.iter().any(|b| equal(a, b)));
        return Ok(Value::Boolean(shared));
    }
    let known = ScalarSet::of(left);
    let shared = right.iter().any(|b| known.contains(b));
    Ok(Value::Boolean(shared))
}

#[cfg(test)]
mod tests {
    #[test]
    fn examples() {
        crate::testing::check_examples(&[
            ("array::join(['a', 1, true], '-')", "\"a-1-true\""),
            ("array::join(['a', null], '-')", "null"),
            ("array::join([], '-')", "\"\""),
            ("array::join('a', '-')", "null"),
            ("array::compact([1, null, [], null])", "[1,[]]"),
            (
                "array::unique([1, 1, 'a', null, null, {}, {}, -0, 0])",
                r#"[1,"a",null,{},{},0]"#,
            ),
            ("array::intersects([1, 2], [2, 3])", "true"),
            ("array::intersects([[]], [[]])", "false"),
            ("array::intersects([null], [null])", "true"),
            ("array::intersects([1], 1)", "null"),
        ]);
    }
}
