//! `string::`

use super::{Called, Function};
use crate::limits::Meter;
use crate::value::Value;

pub(super) const FUNCTIONS: &[Function] = &[
    Function::pure("string", "lower", 1..=1, lower),
    Function::pure("string", "upper", 1..=1, upper),
    Function::pure("string", "split", 2..=2, split),
    Function::pure("string", "startsWith", 2..=2, starts_with),
];

pub(super) fn lower(meter: &mut Meter, arguments: &[&Value]) -> Called {
    changed(meter, arguments[0], str::to_lowercase)
}

pub(super) fn upper(meter: &mut Meter, arguments: &[&Value]) -> Called {
    changed(meter, arguments[0], str::to_uppercase)
}

fn changed(meter: &mut Meter, value: &Value, change: fn(&str) -> String) -> Called {
    let Some(text) = value.as_str() else {
        return Ok(Value::Null);
    };
    meter.bytes(text.len())?;
    Ok(Value::string(change(text)))
}

/// An empty separator gives the characters, an empty text no parts.
fn split(meter: &mut Meter, arguments: &[&Value]) -> Called {
    let (Some(text), Some(separator)) = (arguments[0].as_str(), arguments[1].as_str()) else {
        return Ok(Value::Null);
    };
    meter.values(text.len())?;
    meter.steps(text.len())?;
    let mut buffer = [0; 4];
    let parts: Vec<Value> = match (text, separator) {
        ("", _) => Vec::new(),
        (text, "") => text
            .chars()
            .map(|c| Value::string(c.encode_utf8(&mut buffer)))
            .collect(),
        (text, separator) => text.split(separator).map(Value::string).collect(),
    };
    Ok(Value::array(parts))
}

fn starts_with(meter: &mut Meter, arguments: &[&Value]) -> Called {
    meter.reading(arguments[0], arguments[1])?;
    let (Some(text), Some(prefix)) = (arguments[0].as_str(), arguments[1].as_str()) else {
        return Ok(Value::Null);
    };
    Ok(Value::Boolean(text.starts_with(prefix)))
}

#[cfg(test)]
mod tests {
    #[test]
    fn examples() {
        crate::testing::check_examples(&[
            ("string::lower('ÆBLE')", "\"æble\""),
            ("upper('æble')", "\"ÆBLE\""),
            ("lower(1)", "null"),
            ("string::split('a,b,,c', ',')", r#"["a","b","","c"]"#),
            ("string::split('åb', '')", r#"["å","b"]"#),
            ("string::split('', ',')", "[]"),
            ("string::split('a', 1)", "null"),
            ("string::startsWith('museum', 'mus')", "true"),
            ("string::startsWith('museum', '')", "true"),
            ("string::startsWith(null, '')", "null"),
        ]);
    }
}
