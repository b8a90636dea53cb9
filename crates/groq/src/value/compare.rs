//! Equality and order.

use super::Value;
use std::cmp::Ordering;

/// GROQ's `==`: scalars of one type by value; everything else is unequal.
pub fn equal(a: &Value, b: &Value) -> bool {
    match (a.bare(), b.bare()) {
        (Value::Null, Value::Null) => true,
        (Value::Boolean(a), Value::Boolean(b)) => a == b,
        (Value::Number(a), Value::Number(b)) => a == b,
        (Value::String(a), Value::String(b)) => a == b,
        (Value::DateTime(a), Value::DateTime(b)) => a == b,
        _ => false,
    }
}

/// Equality of whole trees; the order of an object's attributes does not matter.
pub fn deep_equal(a: &Value, b: &Value) -> bool {
    match (a.bare(), b.bare()) {
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b.iter()).all(|(a, b)| deep_equal(a, b))
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len()
                && a.iter()
                    .all(|(name, value)| b.get(name).is_some_and(|other| deep_equal(value, other)))
        }
        (Value::Path(a), Value::Path(b)) => a == b,
        (Value::Geo(a), Value::Geo(b)) => a == b,
        (a, b) => equal(a, b),
    }
}

/// GROQ's `<` and `>`: numbers, strings, booleans and date-times with their own
/// kind; `None` (null, in a query) for everything else.
///
/// Strings compare by code point, which is PostgreSQL's `COLLATE "C"`.
pub fn compare(a: &Value, b: &Value) -> Option<Ordering> {
    match (a.bare(), b.bare()) {
        (Value::Number(a), Value::Number(b)) => a.partial_cmp(b),
        (Value::String(a), Value::String(b)) => Some(a.as_str().cmp(b.as_str())),
        (Value::Boolean(a), Value::Boolean(b)) => Some(a.cmp(b)),
        (Value::DateTime(a), Value::DateTime(b)) => Some(a.cmp(b)),
        _ => None,
    }
}

/// The order of `order()`: date-times, numbers, strings, booleans, then all
/// else, which is not ordered among itself.
pub fn total_order(a: &Value, b: &Value) -> Ordering {
    let by_type = type_rank(a).cmp(&type_rank(b));
    by_type.then_with(|| compare(a, b).unwrap_or(Ordering::Equal))
}

fn type_rank(value: &Value) -> u8 {
    match value.bare() {
        Value::DateTime(_) => 1,
        Value::Number(_) => 2,
        Value::String(_) => 3,
        Value::Boolean(_) => 4,
        _ => 5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(json: &str) -> Value {
        Value::from_json(json).unwrap()
    }

    #[test]
    fn equality_is_of_scalars() {
        let cases = [
            ("1", "1.0", true),
            ("\"a\"", "\"a\"", true),
            ("null", "null", true),
            ("1", "\"1\"", false),
            ("false", "null", false),
            ("[1]", "[1]", false),
            ("{}", "{}", false),
        ];
        for (a, b, expected) in cases {
            assert_eq!(equal(&value(a), &value(b)), expected, "{a} == {b}");
        }
    }

    #[test]
    fn only_like_compares_with_like() {
        let cases = [
            ("1", "2", Some(Ordering::Less)),
            ("\"b\"", "\"a\"", Some(Ordering::Greater)),
            // U+FFFD before U+1F3DB: by code point, not by UTF-16 unit.
            ("\"\u{fffd}\"", "\"🏛\"", Some(Ordering::Less)),
            ("false", "true", Some(Ordering::Less)),
            ("1", "\"2\"", None),
            ("null", "null", None),
            ("[1]", "[2]", None),
        ];
        for (a, b, expected) in cases {
            assert_eq!(compare(&value(a), &value(b)), expected, "{a} < {b}");
        }
    }

    #[test]
    fn the_total_order_puts_types_in_order() {
        let mut values = ["{}", "true", "\"a\"", "2", "null", "false", "1"].map(value);
        values.sort_by(total_order);
        let sorted: Vec<String> = values.iter().map(Value::to_json).collect();
        assert_eq!(sorted.join(" "), r#"1 2 "a" false true {} null"#);
    }
}
