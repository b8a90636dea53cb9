//! Parts of a document that are parsed on first access.
//!
//! Most queries look at a few attributes of a document and return some as they are. What is
//! only returned is written as the text that it was.

use super::{ObjectBuilder, Value};
use crate::text::Text;
use crate::value::JsonError;
use serde::de::{Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// JSON text of an array or an object inside a document, and its value once it was
/// looked at.
pub struct Unread {
    text: Box<str>,
    value: OnceLock<Value>,
}

impl Unread {
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The value.
    pub(super) fn value(&self) -> &Value {
        // The text was checked when it was cut out of its document.
        let read = || serde_json::from_str(&self.text).unwrap_or_default();
        self.value.get_or_init(read)
    }
}

impl Value {
    /// Reads a document: an object of which arrays and objects are read when they are
    /// looked at. Other JSON text is read whole.
    pub fn document_from_json(text: &str) -> Result<Value, JsonError> {
        if !text.starts_with('{') {
            return Value::from_json(text);
        }
        Self::attributes_from_json(text, None)
    }

    /// Reads these attributes of a document and no others; all of them, if none are named.
    pub fn attributes_from_json(text: &str, names: Option<&[Text]>) -> Result<Value, JsonError> {
        let mut deserializer = serde_json::Deserializer::from_str(text);
        let document = deserializer.deserialize_map(DocumentVisitor(names))?;
        deserializer.end()?;
        Ok(document)
    }
}

struct DocumentVisitor<'n>(Option<&'n [Text]>);

impl<'de> Visitor<'de> for DocumentVisitor<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a document")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut builder = ObjectBuilder::with_capacity(16);
        while let Some(name) = access.next_key::<Cow<'de, str>>()? {
            if self
                .0
                .is_some_and(|names| !names.iter().any(|n| *n == *name))
            {
                access.next_value::<IgnoredAny>()?;
                continue;
            }
            let part = access.next_value::<&'de RawValue>()?;
            let value = part_value(part.get()).map_err(serde::de::Error::custom)?;
            builder.set(Text::from(name), value);
        }
        Ok(Value::object(builder.build()))
    }
}

fn part_value(text: &str) -> Result<Value, serde_json::Error> {
    match text.as_bytes() {
        [b'{' | b'[', ..] => Ok(Value::Unread(Arc::new(Unread {
            text: text.into(),
            value: OnceLock::new(),
        }))),
        [b'"', inner @ .., b'"'] if !inner.contains(&b'\\') => {
            Ok(Value::string(&text[1..text.len() - 1]))
        }
        _ => serde_json::from_str(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_is_the_same_read_at_once_or_later() {
        let text = r#"{"_id":"a","title":"\u00e6\"b","n":1.5,"none":null,"yes":true,
            "list":[1,{"deep":[{"x":"y"}]}],"slug":{"current":"s"},"empty":{}}"#;
        let whole = Value::from_json(text).unwrap();
        let document = Value::document_from_json(text).unwrap();
        assert_eq!(document, whole);
        let slug = document.attribute("slug").attribute("current");
        assert_eq!(slug.as_str(), Some("s"));
        let deep = document.attribute("list").element(1.0);
        assert_eq!(deep.attribute("deep").to_json(), r#"[{"x":"y"}]"#);
        let traced = document.traced_to_document("a").attribute("slug");
        assert_eq!(
            traced.attribute("current").origin().unwrap().path().len(),
            2
        );
        let some = Value::attributes_from_json(text, Some(&["n".into(), "slug".into()]));
        assert_eq!(
            some.unwrap().to_json(),
            r#"{"n":1.5,"slug":{"current":"s"}}"#
        );
        assert!(Value::document_from_json(r#"{"a":[1,}"#).is_err());
        assert!(Value::document_from_json(r#"{"a":1} x"#).is_err());
    }
}
