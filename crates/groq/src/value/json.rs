//! JSON to values and back.

use super::number::write_number;
use super::{Object, ObjectBuilder, Value};
use crate::limit_exceeded::LimitExceeded;
use crate::limits::Account;
use crate::text::Text;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::fmt::{self, Write};
use thiserror::Error;

/// Text that is not JSON.
#[derive(Debug, Error)]
#[error("invalid JSON: {0}")]
pub struct JsonError(#[from] serde_json::Error);

/// A value whose JSON would be longer than allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the result is larger than {limit} bytes")]
pub struct TooLarge {
    /// The bound that was passed.
    pub limit: usize,
}

impl Value {
    /// Reads JSON text.
    pub fn from_json(text: &str) -> Result<Value, JsonError> {
        Ok(serde_json::from_str(text)?)
    }

    /// Writes JSON text.
    pub fn to_json(&self) -> String {
        self.to_json_within(usize::MAX).unwrap_or_default()
    }

    /// Writes JSON text of at most `limit` bytes.
    ///
    /// Values share their parts, so a small value can be a very long text:
    /// `{"a": @, "b": @}` twenty times over is a million leaves.
    pub fn to_json_within(&self, limit: usize) -> Result<String, TooLarge> {
        let mut out = Bounded::new(limit, None);
        write_value(&mut out, self).map_err(|fmt::Error| TooLarge { limit })?;
        Ok(out.text)
    }

    /// The same, with memory that is reserved of an account as the text grows.
    pub fn to_json_for(&self, limit: usize, account: &dyn Account) -> Result<String, NotWritten> {
        let mut out = Bounded::new(limit, Some(account));
        let written = write_value(&mut out, self);
        out.finish(written)
    }
}

/// Why a value was not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotWritten {
    /// Its text is too long.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The account does not pay for it.
    #[error(transparent)]
    Limit(#[from] LimitExceeded),
}

/// A text that grows up to a limit, with memory that is reserved of an account.
pub(crate) struct Bounded<'a> {
    text: String,
    limit: usize,
    /// How long the text may become before more memory is reserved.
    room: usize,
    account: Option<&'a dyn Account>,
    refused: Option<LimitExceeded>,
}

/// The least that is reserved at once for a text.
const LEAST_ROOM: usize = 16 << 10;
/// Bytes of text that cost as much as a step of an evaluation.
const BYTES_A_STEP: u64 = 16;

impl<'a> Bounded<'a> {
    pub(crate) fn new(limit: usize, account: Option<&'a dyn Account>) -> Self {
        Self {
            text: String::new(),
            limit,
            room: if account.is_some() { 0 } else { limit },
            account,
            refused: None,
        }
    }

    /// How long the text is.
    pub(crate) fn len(&self) -> usize {
        self.text.len()
    }

    /// Reserves memory for something beside the text.
    pub(crate) fn reserve(&mut self, bytes: usize) -> fmt::Result {
        let Some(account) = self.account else {
            return Ok(());
        };
        account.reserve(bytes as u64).map_err(|refused| {
            self.refused = Some(refused);
            fmt::Error
        })
    }

    /// The finished text, given how the last of it was written.
    pub(crate) fn finish(self, written: fmt::Result) -> Result<String, NotWritten> {
        let limit = self.limit;
        match (written, self.refused) {
            (Ok(()), _) => Ok(self.text),
            (Err(fmt::Error), Some(refused)) => Err(refused.into()),
            (Err(fmt::Error), None) => Err(TooLarge { limit }.into()),
        }
    }

    /// Room for so many bytes more. A text that grows is copied: its room is doubled, and for
    /// a while there are both.
    #[cold]
    fn grow(&mut self, more: usize) -> fmt::Result {
        let needed = self.text.len().saturating_add(more);
        let Some(account) = self.account.filter(|_| needed <= self.limit) else {
            return Err(fmt::Error);
        };
        let room = needed.max(2 * self.room).max(LEAST_ROOM).min(self.limit);
        let bytes = (room - self.room) as u64;
        let paid = account
            .reserve(bytes)
            .and_then(|()| account.charge_steps(bytes / BYTES_A_STEP));
        paid.map_err(|refused| {
            self.refused = Some(refused);
            fmt::Error
        })?;
        self.text.reserve_exact(room - self.text.len());
        self.room = room;
        Ok(())
    }
}

impl Write for Bounded<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.room - self.text.len() < text.len() {
            self.grow(text.len())?;
        }
        self.text.push_str(text);
        Ok(())
    }
}

fn write_value(out: &mut impl Write, value: &Value) -> fmt::Result {
    match value {
        Value::Null => out.write_str("null"),
        Value::Traced(traced) => write_value(out, traced.value()),
        Value::Unread(unread) => out.write_str(unread.text()),
        Value::Boolean(true) => out.write_str("true"),
        Value::Boolean(false) => out.write_str("false"),
        Value::Number(number) => write_number(out, *number),
        Value::String(text) => write_string(out, text),
        Value::DateTime(date_time) => write!(out, "\"{date_time}\""),
        Value::Path(path) => write_string(out, path.as_str()),
        Value::Geo(geometry) => write_value(out, &crate::geo::write(geometry)),
        Value::Array(items) => write_array(out, items),
        Value::Object(object) => write_object(out, object),
    }
}

fn write_array(out: &mut impl Write, items: &[Value]) -> fmt::Result {
    out.write_char('[')?;
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            out.write_char(',')?;
        }
        write_value(out, item)?;
    }
    out.write_char(']')
}

fn write_object(out: &mut impl Write, object: &Object) -> fmt::Result {
    out.write_char('{')?;
    for (i, (name, value)) in object.iter().enumerate() {
        if i > 0 {
            out.write_char(',')?;
        }
        write_string(out, name)?;
        out.write_char(':')?;
        write_value(out, value)?;
    }
    out.write_char('}')
}

/// Writes a JSON string.
pub(crate) fn write_string(out: &mut impl Write, text: &str) -> fmt::Result {
    out.write_char('"')?;
    let mut written = 0;
    for (at, byte) in text.bytes().enumerate() {
        let escape = match byte {
            b'"' => "\\\"",
            b'\\' => "\\\\",
            b'\n' => "\\n",
            b'\r' => "\\r",
            b'\t' => "\\t",
            0x08 => "\\b",
            0x0c => "\\f",
            0..0x20 => "",
            _ => continue,
        };
        out.write_str(&text[written..at])?;
        written = at + 1;
        if escape.is_empty() {
            write!(out, "\\u{byte:04x}")?;
        } else {
            out.write_str(escape)?;
        }
    }
    out.write_str(&text[written..])?;
    out.write_char('"')
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Boolean(value))
    }

    #[expect(clippy::cast_precision_loss, reason = "GROQ's numbers are doubles")]
    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Number(number as f64))
    }

    #[expect(clippy::cast_precision_loss, reason = "GROQ's numbers are doubles")]
    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(number as f64))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(Value::number(number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::String(Text::from(text)))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = access.next_element()? {
            items.push(item);
        }
        Ok(Value::array(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut builder = ObjectBuilder::default();
        while let Some((name, value)) = access.next_entry::<std::borrow::Cow<'de, str>, Value>()? {
            builder.set(Text::from(name), value);
        }
        Ok(Value::object(builder.build()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_is_read_and_written() {
        let cases = [
            (r#"{"b":1,"a":[true,null]}"#, r#"{"b":1,"a":[true,null]}"#),
            (r#""a\"\\\n\u0001 æ""#, r#""a\"\\\n\u0001 æ""#),
            ("1e2", "100"),
            ("18446744073709551615", "18446744073709552000"),
            (r#"{"a":1,"a":2}"#, r#"{"a":2}"#),
        ];
        for (text, expected) in cases {
            assert_eq!(Value::from_json(text).unwrap().to_json(), expected);
        }
    }

    #[test]
    fn a_long_text_is_refused_before_it_is_written() {
        let mut value = Value::string("x");
        for _ in 0..60 {
            value = Value::array([value.clone(), value]);
        }
        assert_eq!(value.to_json_within(100), Err(TooLarge { limit: 100 }));
    }
}
