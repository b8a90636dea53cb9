//! The one text of a document: attributes in their order, no spaces, numbers as
//! JavaScript prints them.
//!
//! Two services that store the same document store the same bytes, and a document that is
//! read and stored again does not drift: a number is a double, whatever its spelling was.

use crate::Document;
use crate::number::as_double;
use serde_json::{Number, Value};

/// The text of a document.
pub fn document(document: &Document) -> String {
    let mut text = String::new();
    write_object(&mut text, document);
    text
}

/// The text of a value.
pub fn value(value: &Value) -> String {
    let mut text = String::new();
    write(&mut text, value);
    text
}

/// Adds the text of a value.
pub fn write(text: &mut String, value: &Value) {
    match value {
        Value::Null => text.push_str("null"),
        Value::Bool(true) => text.push_str("true"),
        Value::Bool(false) => text.push_str("false"),
        Value::Number(number) => write_number(text, number),
        Value::String(string) => write_string(text, string),
        Value::Array(items) => {
            text.push('[');
            for (i, item) in items.iter().enumerate() {
                if i > 0 {
                    text.push(',');
                }
                write(text, item);
            }
            text.push(']');
        }
        Value::Object(object) => write_object(text, object),
    }
}

fn write_object(text: &mut String, object: &Document) {
    text.push('{');
    for (i, (key, value)) in object.iter().enumerate() {
        if i > 0 {
            text.push(',');
        }
        write_string(text, key);
        text.push(':');
        write(text, value);
    }
    text.push('}');
}

fn write_number(text: &mut String, number: &Number) {
    let double = as_double(number);
    if double.is_finite() {
        text.push_str(ryu_js::Buffer::new().format_finite(double));
    } else {
        // JSON has no such number; JavaScript writes null instead.
        text.push_str("null");
    }
}

fn write_string(text: &mut String, string: &str) {
    text.push_str(&Value::from(string).to_string());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts() {
        let examples = [
            (
                r#"{ "b": 1, "a": [true, null] }"#,
                r#"{"b":1,"a":[true,null]}"#,
            ),
            ("1.0", "1"),
            ("-0.0", "0"),
            ("1e21", "1e+21"),
            ("100000000000000000000", "100000000000000000000"),
            ("12345678901234567890", "12345678901234567000"),
            ("0.000001", "0.000001"),
            ("1e-7", "1e-7"),
            (
                r#""æ🏛 \" \\ \n \u0001 \u001f \/""#,
                "\"æ🏛 \\\" \\\\ \\n \\u0001 \\u001f /\"",
            ),
        ];
        for (input, expected) in examples {
            let input: Value = serde_json::from_str(input).unwrap();
            assert_eq!(value(&input), expected);
        }
    }

    #[test]
    fn the_text_reads_back_as_itself() {
        let text = r#"{"_id":"a","n":0.1,"s":"\b\f","o":{"z":1,"a":[]}}"#;
        let read: Document = serde_json::from_str(text).unwrap();
        assert_eq!(document(&read), text);
    }
}
