//! Operators on values.

use super::column::Column;
use super::frame::Frame;
use super::{Evaluated, Evaluator};
use crate::limit_exceeded::LimitExceeded;
use crate::limits::Meter;
use crate::matching::{Pattern, matches};
use crate::resolve::Node;
use crate::syntax::BinaryOperator;
use crate::value::{ObjectBuilder, PathPattern, ScalarSet, Value, compare, equal};
use std::cmp::Ordering;

pub(crate) fn not(value: &Value) -> Value {
    value.as_bool().map_or(Value::Null, |b| Value::Boolean(!b))
}

pub(crate) fn negate(value: &Value) -> Value {
    value.as_number().map_or(Value::Null, |n| Value::Number(-n))
}

/// A number remains what it is, with its origin.
pub(crate) fn plus(value: &Value) -> Value {
    value.as_number().map_or(Value::Null, |_| value.clone())
}

/// One operator on two values.
pub(crate) fn binary(
    meter: &mut Meter,
    operator: BinaryOperator,
    left: &Value,
    right: &Value,
) -> Result<Value, LimitExceeded> {
    use BinaryOperator as B;
    meter.reading(left, right)?;
    Ok(match operator {
        B::Equal | B::NotEqual | B::Less | B::LessEqual | B::Greater | B::GreaterEqual => {
            comparison(operator, left, right).map_or(Value::Null, Value::Boolean)
        }
        B::In => is_in(meter, left, right)?,
        B::Match => {
            let pattern = Pattern::of(meter, right)?;
            Value::Boolean(matches(meter, left, pattern.as_ref())?)
        }
        B::Add => add(meter, left, right)?,
        B::Subtract => subtract(left, right),
        B::Multiply => arithmetic(left, right, |a, b| a * b),
        B::Divide => arithmetic(left, right, |a, b| a / b),
        B::Remainder => arithmetic(left, right, |a, b| a % b),
        B::Power => arithmetic(left, right, power),
    })
}

/// A comparison; neither true nor false where the values do not compare.
pub(crate) fn comparison(operator: BinaryOperator, left: &Value, right: &Value) -> Option<bool> {
    use BinaryOperator as B;
    match operator {
        B::Equal => Some(equal(left, right)),
        B::NotEqual => Some(!equal(left, right)),
        B::Less => compare(left, right).map(Ordering::is_lt),
        B::LessEqual => compare(left, right).map(Ordering::is_le),
        B::Greater => compare(left, right).map(Ordering::is_gt),
        B::GreaterEqual => compare(left, right).map(Ordering::is_ge),
        _ => None,
    }
}

fn arithmetic(left: &Value, right: &Value, operation: fn(f64, f64) -> f64) -> Value {
    match (left.as_number(), right.as_number()) {
        (Some(left), Some(right)) => Value::number(operation(left, right)),
        _ => Value::Null,
    }
}

/// As JavaScript has it: one to an infinite power is not one.
fn power(base: f64, exponent: f64) -> f64 {
    if base.abs() == 1.0 && exponent.is_infinite() {
        return f64::NAN;
    }
    base.powf(exponent)
}

fn add(meter: &mut Meter, left: &Value, right: &Value) -> Result<Value, LimitExceeded> {
    Ok(match (left.bare(), right.bare()) {
        (Value::Number(a), Value::Number(b)) => Value::number(a + b),
        (Value::String(a), Value::String(b)) => {
            meter.bytes(a.len() + b.len())?;
            Value::string([a.as_str(), b.as_str()].concat())
        }
        (Value::DateTime(time), Value::Number(seconds))
        | (Value::Number(seconds), Value::DateTime(time)) => {
            let later = time.plus_seconds(*seconds);
            later.map_or(Value::Null, Value::DateTime)
        }
        (Value::Array(a), Value::Array(b)) => {
            meter.values(a.len() + b.len())?;
            let both = left.elements().into_iter().chain(right.elements());
            meter.array(both.flatten().collect())?
        }
        (Value::Object(a), Value::Object(b)) => {
            meter.values(2 * (a.len() + b.len()))?;
            let mut object = ObjectBuilder::with_capacity(a.len());
            object.splat(left);
            object.splat(right);
            meter.object(object.build())?
        }
        _ => Value::Null,
    })
}

fn subtract(left: &Value, right: &Value) -> Value {
    match (left.bare(), right.bare()) {
        (Value::DateTime(time), Value::Number(seconds)) => {
            let earlier = time.plus_seconds(-seconds);
            earlier.map_or(Value::Null, Value::DateTime)
        }
        (Value::DateTime(a), Value::DateTime(b)) => Value::number(a.seconds_since(*b)),
        _ => arithmetic(left, right, |a, b| a - b),
    }
}

fn is_in(meter: &mut Meter, left: &Value, right: &Value) -> Result<Value, LimitExceeded> {
    Ok(match right.bare() {
        Value::Path(pattern) => match left.bare() {
            Value::String(id) => path_matches(meter, pattern, id)?,
            Value::Path(path) => path_matches(meter, pattern, path.as_str())?,
            _ => Value::Null,
        },
        Value::Array(items) => {
            meter.steps(items.len() * (1 + left.reading_steps()))?;
            Value::Boolean(items.iter().any(|item| equal(left, item)))
        }
        _ => Value::Null,
    })
}

fn path_matches(
    meter: &mut Meter,
    pattern: &PathPattern,
    id: &str,
) -> Result<Value, LimitExceeded> {
    let segments = |text: &str| 1 + text.bytes().filter(|b| *b == b'.').count();
    meter.steps(pattern.as_str().len() / 64 + id.len() / 64)?;
    meter.steps(segments(pattern.as_str()).saturating_mul(segments(id)))?;
    Ok(Value::Boolean(pattern.matches(id)))
}

/// Null where the value does not compare with both ends.
pub(crate) fn in_range(value: &Value, left: &Value, right: &Value, inclusive: bool) -> Value {
    let (Some(from), Some(to)) = (compare(value, left), compare(value, right)) else {
        return Value::Null;
    };
    let below = if inclusive { to.is_le() } else { to.is_lt() };
    Value::Boolean(from.is_ge() && below)
}

impl Evaluator<'_> {
    pub(super) fn binary(
        &mut self,
        operator: BinaryOperator,
        left: &Node,
        right: &Node,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let left = self.node(left, frame, rows)?;
        let right = self.node(right, frame, rows)?;
        let same = left.is_same() && right.is_same();
        // A pattern or a long list that is the same for all rows is prepared once.
        if let (Column::Same(right), false) = (&right, same) {
            if operator == BinaryOperator::Match {
                let pattern = Pattern::of(&mut self.meter, right)?;
                return Column::build(false, rows.len(), |i| {
                    let found = matches(&mut self.meter, left.get(i), pattern.as_ref())?;
                    Ok(Value::Boolean(found))
                });
            }
            if operator == BinaryOperator::In
                && let Some(items) = right.as_array().filter(|items| items.len() > 8)
            {
                let reading: usize = items.iter().map(Value::reading_steps).sum();
                self.meter.steps(items.len() + reading)?;
                let set = ScalarSet::of(items);
                return Column::build(false, rows.len(), |i| {
                    self.meter.steps(1 + left.get(i).reading_steps())?;
                    Ok(Value::Boolean(set.contains(left.get(i))))
                });
            }
        }
        Column::build(same, rows.len(), |i| {
            Ok(binary(
                &mut self.meter,
                operator,
                left.get(i),
                right.get(i),
            )?)
        })
    }

    pub(super) fn in_range(
        &mut self,
        [value, left, right]: [&Node; 3],
        inclusive: bool,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let value = self.node(value, frame, rows)?;
        let left = self.node(left, frame, rows)?;
        let right = self.node(right, frame, rows)?;
        Column::build(false, rows.len(), |i| {
            Ok(in_range(value.get(i), left.get(i), right.get(i), inclusive))
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check_examples;

    #[test]
    fn examples() {
        check_examples(&[
            ("1 + 2 * 3 ** 2", "19"),
            ("-2 ** 2", "-4"),
            ("7 % -3", "1"),
            ("1 / 0", "null"),
            (r#""a" + "b""#, r#""ab""#),
            (r#""a" + 1"#, "null"),
            ("[1] + [2]", "[1,2]"),
            (r#"{"a": 1} + {"b": 2, "a": 3}"#, r#"{"a":3,"b":2}"#),
            ("1 == 1.0", "true"),
            (r#""a" == 1"#, "false"),
            ("[1] == [1]", "false"),
            (r#""a" < "b""#, "true"),
            (r#""a" < 1"#, "null"),
            ("2 in [1, 2]", "true"),
            ("2 in 2", "null"),
            ("2 in 1..2", "true"),
            ("2 in 1...2", "false"),
            (r#""b" in "a".."c""#, "true"),
            (r#"2 in "a".."c""#, "null"),
        ]);
    }
}
