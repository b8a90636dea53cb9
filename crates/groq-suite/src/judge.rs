//! Whether an answer is the expected one.

use crate::Test;
use groq::{Object, Value, deep_equal};

/// What came of a test.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// As the suite expects.
    Passed,
    /// Not so; why.
    Failed(String),
}

/// Judges an answer: a value, or the message with which the query was refused.
///
/// Equality is strict; only the relative tolerance of 1e-9 for `geo::distance`
/// is allowed, which the suite compares as doubles.
pub fn judge(test: &Test, answer: &Result<Value, String>) -> Verdict {
    match answer {
        Err(_) if !test.valid => Verdict::Passed,
        Err(message) => Verdict::Failed(format!("refused: {message}")),
        Ok(value) if !test.valid => {
            Verdict::Failed(format!("should be refused, gave {}", value.to_json()))
        }
        Ok(value) => {
            let value = with_positions(&as_json(value));
            let near = test.query.contains("geo::distance") && near(&value, &test.result);
            if near || deep_equal(&value, &test.result) {
                return Verdict::Passed;
            }
            let (expected, found) = (test.result.to_json(), value.to_json());
            Verdict::Failed(format!("expected {expected}, got {found}"))
        }
    }
}

/// The value as a client reads it: points in time and shapes are plain JSON.
fn as_json(value: &Value) -> Value {
    Value::from_json(&value.to_json()).unwrap_or_default()
}

fn near(value: &Value, expected: &Value) -> bool {
    match (value.as_number(), expected.as_number()) {
        (Some(a), Some(b)) => (a - b).abs() <= 1e-9 * b.abs(),
        _ => false,
    }
}

/// Scores are compared by rank: each `_score` becomes `_pos`, 1 for the highest.
fn with_positions(value: &Value) -> Value {
    let Some(items) = value.as_array() else {
        return value.clone();
    };
    let score = |item: &Value| item.attribute("_score").as_number();
    let mut scores: Vec<f64> = items.iter().filter_map(score).collect();
    if scores.is_empty() {
        return value.clone();
    }
    scores.sort_by(|a, b| b.total_cmp(a));
    scores.dedup();
    let ranked = |item: &Value| match (item.as_object(), score(item)) {
        (Some(object), Some(score)) => {
            let rank = scores.iter().take_while(|s| **s > score).count() + 1;
            Value::object(with_position(object, rank))
        }
        _ => item.clone(),
    };
    Value::array(items.iter().map(ranked).collect::<Vec<_>>())
}

fn with_position(object: &Object, rank: usize) -> Object {
    let rank = Value::Number(f64::from(u32::try_from(rank).unwrap_or(u32::MAX)));
    let others = object.iter().filter(|(name, _)| *name != "_score");
    let others = others.map(|(name, value)| (name.clone(), value.clone()));
    others.chain([("_pos".into(), rank)]).collect()
}
