//! Comparisons between scalars.

use super::syntax::Comparison;
use crate::number::as_double;
use serde_json::Value;
use std::cmp::Ordering;

/// Whether a comparison holds. Objects and arrays compare with nothing.
pub(super) fn compare(left: &Value, comparison: Comparison, right: &Value) -> bool {
    let scalar = |v: &Value| !v.is_array() && !v.is_object();
    if !scalar(left) || !scalar(right) {
        return false;
    }
    let order = match (left, right) {
        (Value::Number(l), Value::Number(r)) => as_double(l).partial_cmp(&as_double(r)),
        (Value::String(l), Value::String(r)) => Some(l.encode_utf16().cmp(r.encode_utf16())),
        _ => (left == right).then_some(Ordering::Equal),
    };
    let same_kind = std::mem::discriminant(left) == std::mem::discriminant(right);
    let ordered = matches!(left, Value::Number(_) | Value::String(_)) && same_kind;
    match comparison {
        Comparison::Equal => order == Some(Ordering::Equal),
        Comparison::NotEqual => order != Some(Ordering::Equal),
        Comparison::Less => ordered && order == Some(Ordering::Less),
        Comparison::LessOrEqual => ordered && order.is_some_and(Ordering::is_le),
        Comparison::Greater => ordered && order == Some(Ordering::Greater),
        Comparison::GreaterOrEqual => ordered && order.is_some_and(Ordering::is_ge),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn comparisons() {
        use Comparison::{Equal, Greater, GreaterOrEqual, Less, LessOrEqual, NotEqual};
        let examples = [
            (json!(1), Equal, json!(1.0), true),
            (json!(1), Equal, json!("1"), false),
            (json!(1), NotEqual, json!("1"), true),
            (json!(null), Equal, json!(null), true),
            (json!(true), NotEqual, json!(false), true),
            (json!(1), Less, json!(2), true),
            (json!(2), LessOrEqual, json!(2), true),
            (json!("b"), Greater, json!("a"), true),
            (json!("🏛"), Less, json!("\u{ff5e}"), true),
            (json!(null), GreaterOrEqual, json!(null), false),
            (json!(true), LessOrEqual, json!(true), false),
            (json!("2"), Greater, json!(1), false),
            (json!([1]), Equal, json!([1]), false),
            (json!({}), NotEqual, json!(1), false),
        ];
        for (left, comparison, right, expected) in examples {
            let holds = compare(&left, comparison, &right);
            assert_eq!(holds, expected, "{left} {comparison:?} {right}");
        }
    }
}
