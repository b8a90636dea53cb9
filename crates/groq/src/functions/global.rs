//! Functions without a namespace (or with `global::`).

use super::{Called, Function, geo, references, string};
use crate::limits::Meter;
use crate::value::{DateTime, PathPattern, Value, write_number};
use std::sync::Arc;

pub(super) const FUNCTIONS: &[Function] = &[
    Function::pure("global", "count", 1..=1, count),
    Function::pure("global", "dateTime", 1..=1, date_time),
    Function::pure("global", "defined", 1..=1, defined),
    Function::pure("global", "geo", 1..=1, geo::geo),
    Function::of_environment("global", "identity", |environment| {
        Value::String(environment.identity.clone())
    }),
    Function::pure("global", "length", 1..=1, length),
    Function::pure("global", "lower", 1..=1, string::lower),
    Function::of_environment("global", "now", |environment| {
        Value::string(environment.now.with_milliseconds())
    }),
    Function::pure("global", "path", 1..=1, path),
    Function::of_this(
        "global",
        "references",
        1..=usize::MAX,
        references::references,
    ),
    Function::pure("global", "round", 1..=2, round),
    Function::pure("global", "string", 1..=1, string),
    Function::pure("global", "upper", 1..=1, string::upper),
];

fn count(_: &mut Meter, arguments: &[&Value]) -> Called {
    let items = arguments[0].as_array();
    Ok(items.map_or(Value::Null, |items| count_value(items.len())))
}

#[expect(clippy::cast_precision_loss, reason = "lengths stay below 2^53")]
fn count_value(count: usize) -> Value {
    Value::Number(count as f64)
}

fn date_time(_: &mut Meter, arguments: &[&Value]) -> Called {
    Ok(match arguments[0].bare() {
        Value::DateTime(date_time) => Value::DateTime(*date_time),
        Value::String(text) => DateTime::parse(text).map_or(Value::Null, Value::DateTime),
        _ => Value::Null,
    })
}

fn defined(_: &mut Meter, arguments: &[&Value]) -> Called {
    Ok(Value::Boolean(!arguments[0].is_null()))
}

/// Characters of a string, elements of an array.
fn length(meter: &mut Meter, arguments: &[&Value]) -> Called {
    Ok(match arguments[0].bare() {
        Value::String(text) => {
            meter.steps(text.len() / 64)?;
            count_value(text.chars().count())
        }
        Value::Array(items) => count_value(items.len()),
        _ => Value::Null,
    })
}

fn path(_: &mut Meter, arguments: &[&Value]) -> Called {
    let pattern = arguments[0].as_str();
    Ok(pattern.map_or(Value::Null, |p| Value::Path(Arc::new(PathPattern::new(p)))))
}

/// A string remains what it is, with its origin.
fn string(meter: &mut Meter, arguments: &[&Value]) -> Called {
    if arguments[0].as_str().is_some() {
        return Ok(arguments[0].clone());
    }
    let text = scalar_text(arguments[0]);
    meter.bytes(text.as_ref().map_or(0, String::len))?;
    Ok(text.map_or(Value::Null, Value::string))
}

/// A scalar as text; `None` for null, arrays and objects.
pub(super) fn scalar_text(value: &Value) -> Option<String> {
    match value.bare() {
        Value::Boolean(value) => Some(value.to_string()),
        Value::Number(number) => {
            let mut text = String::new();
            write_number(&mut text, *number).ok()?;
            Some(text)
        }
        Value::String(text) => Some(text.to_string()),
        Value::DateTime(date_time) => Some(date_time.to_string()),
        _ => None,
    }
}

/// Half away from zero: `round(-3.5)` is -4. With a precision, to that many decimals.
fn round(_: &mut Meter, arguments: &[&Value]) -> Called {
    let Some(number) = arguments[0].as_number() else {
        return Ok(Value::Null);
    };
    let precision = match arguments.get(1) {
        None => 0.0,
        Some(precision) => match precision.as_number() {
            Some(p) if p >= 0.0 && p.fract() == 0.0 => p,
            _ => return Ok(Value::Null),
        },
    };
    Ok(Value::number(round_to(number, precision)))
}

fn round_to(number: f64, precision: f64) -> f64 {
    if precision == 0.0 {
        return number.round();
    }
    // No double has more decimals than this that count.
    if precision > 340.0 {
        return number;
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked to be whole and between 0 and 340"
    )]
    let decimals = precision as usize;
    // Decimal digits of the exact value, so that 1.005 rounds as it is stored. The
    // formatter takes an exact half to the even side: a hair outwards makes it away from zero.
    let outwards = if number > 0.0 {
        number.next_up()
    } else {
        number.next_down()
    };
    let half = is_half(number, decimals);
    let rounded = if half { outwards } else { number };
    format!("{rounded:.decimals$}").parse().unwrap_or(number)
}

/// Whether exactly a half follows this many decimals.
fn is_half(number: f64, decimals: usize) -> bool {
    // A double that is no half differs from it well within this many digits more.
    let digits = format!("{number:.*}", decimals + 40);
    let tail = &digits[digits.len() - 40..];
    tail.starts_with('5') && tail[1..].bytes().all(|b| b == b'0')
}

#[cfg(test)]
mod tests {
    #[test]
    fn examples() {
        crate::testing::check_examples(&[
            ("count([1, null, 2])", "3"),
            ("count(1)", "null"),
            (
                "dateTime('2002-10-02T12:34:56+01:00')",
                "\"2002-10-02T11:34:56Z\"",
            ),
            ("dateTime('2002-10-02')", "null"),
            (
                "dateTime('2002-10-02T12:34:56Z') + 60",
                "\"2002-10-02T12:35:56Z\"",
            ),
            ("defined(null)", "false"),
            ("defined([])", "true"),
            ("length('blåbær')", "6"),
            ("length([1, 2])", "2"),
            ("length({})", "null"),
            ("string(1.50)", "\"1.5\""),
            ("string([])", "null"),
            ("round(3.5)", "4"),
            ("round(-3.5)", "-4"),
            ("round(3.14159, 2)", "3.14"),
            ("round(0.125, 2)", "0.13"),
            ("round(-0.25, 1)", "-0.3"),
            ("round(1.005, 2)", "1"),
            ("round(3.1, -1)", "null"),
            ("'a.b' in path('a.*')", "true"),
            ("now()", "\"2026-11-15T08:30:00.000Z\""),
            ("identity()", "\"visitor\""),
        ]);
    }
}
