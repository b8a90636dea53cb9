//! `math::`

use super::{Called, Function};
use crate::limits::Meter;
use crate::value::Value;

pub(super) const FUNCTIONS: &[Function] = &[
    Function::pure("math", "min", 1..=1, |m, a| reduced(m, a, f64::min)),
    Function::pure("math", "max", 1..=1, |m, a| reduced(m, a, f64::max)),
    Function::pure("math", "sum", 1..=1, sum),
    Function::pure("math", "avg", 1..=1, average),
];

/// The numbers of an array without its nulls; `None` if anything else is in it.
fn numbers(meter: &mut Meter, value: &Value) -> Result<Option<Vec<f64>>, crate::LimitExceeded> {
    let Some(items) = value.as_array() else {
        return Ok(None);
    };
    meter.steps(items.len())?;
    let present = items.iter().filter(|item| !item.is_null());
    Ok(present.map(Value::as_number).collect())
}

fn reduced(meter: &mut Meter, arguments: &[&Value], choose: fn(f64, f64) -> f64) -> Called {
    let numbers = numbers(meter, arguments[0])?;
    let chosen = numbers.and_then(|numbers| numbers.into_iter().reduce(choose));
    Ok(chosen.map_or(Value::Null, Value::Number))
}

fn sum(meter: &mut Meter, arguments: &[&Value]) -> Called {
    let numbers = numbers(meter, arguments[0])?;
    Ok(numbers.map_or(Value::Null, |n| Value::number(total(&n))))
}

/// From positive zero: the sum of nothing is 0, not -0.
fn total(numbers: &[f64]) -> f64 {
    numbers.iter().fold(0.0, |sum, n| sum + n)
}

fn average(meter: &mut Meter, arguments: &[&Value]) -> Called {
    let numbers = numbers(meter, arguments[0])?;
    Ok(match numbers {
        #[expect(clippy::cast_precision_loss, reason = "lengths stay below 2^53")]
        Some(numbers) if !numbers.is_empty() => {
            Value::number(total(&numbers) / numbers.len() as f64)
        }
        _ => Value::Null,
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn examples() {
        crate::testing::check_examples(&[
            ("math::min([3, 1, null])", "1"),
            ("math::max([3, 1, null])", "3"),
            ("math::max([])", "null"),
            ("math::sum([1, 2, null])", "3"),
            ("math::sum([])", "0"),
            ("math::sum([1, 'a'])", "null"),
            ("math::avg([1, 2, null])", "1.5"),
            ("math::avg([null])", "null"),
            ("math::avg(1)", "null"),
        ]);
    }
}
