//! Where a value came from: a document, and a path in it.
//!
//! Content source maps need it; ordinary evaluation never makes one. A traced value passes
//! its trace down: the attribute of a traced object is traced.

use super::Value;
use crate::text::Text;
use std::sync::Arc;

/// A value and its origin. The value itself is never traced again.
#[derive(Clone, Debug)]
pub struct Traced {
    pub(super) value: Value,
    origin: Arc<Origin>,
}

/// A location in a document, stored as a chain from the location up to the document.
#[derive(Clone, Debug)]
pub enum Origin {
    /// The document itself.
    Document(Text),
    /// An attribute or element of another location.
    Part(Arc<Origin>, PathSegment),
}

/// One step of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathSegment {
    /// An attribute's name.
    Attribute(Text),
    /// An element's index, and its `_key` if it has one.
    Element(usize, Option<Text>),
}

impl Origin {
    /// The id of the document.
    pub fn document(&self) -> &str {
        let mut origin = self;
        loop {
            match origin {
                Origin::Document(id) => return id,
                Origin::Part(whole, _) => origin = whole,
            }
        }
    }

    /// The path from the document to this location.
    pub fn path(&self) -> Vec<PathSegment> {
        let mut segments = Vec::new();
        let mut origin = self;
        while let Origin::Part(whole, segment) = origin {
            segments.push(segment.clone());
            origin = whole;
        }
        segments.reverse();
        segments
    }
}

impl Traced {
    /// The value.
    pub fn value(&self) -> &Value {
        &self.value
    }

    /// Where it came from.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    pub(super) fn attribute(&self, name: &str) -> Value {
        let Value::Object(object) = self.value.bare() else {
            return Value::Null;
        };
        match object.get(name) {
            Some(value) => self.part(value, || PathSegment::Attribute(Text::from(name))),
            None => Value::Null,
        }
    }

    pub(super) fn element(&self, index: usize) -> Value {
        let Value::Array(items) = self.value.bare() else {
            return Value::Null;
        };
        self.part(&items[index], || {
            let key = items[index].attribute("_key");
            PathSegment::Element(index, key.as_str().map(Text::from))
        })
    }

    /// A value inside this one: it retains an origin of its own, if it has one.
    fn part(&self, value: &Value, segment: impl FnOnce() -> PathSegment) -> Value {
        match value {
            Value::Traced(_) => value.clone(),
            plain => Value::Traced(Arc::new(Traced {
                value: plain.clone(),
                origin: Arc::new(Origin::Part(self.origin.clone(), segment())),
            })),
        }
    }
}

impl Value {
    /// The value as the whole of a document.
    #[must_use]
    pub fn traced_to_document(self, id: &str) -> Value {
        let origin = Arc::new(Origin::Document(Text::from(id)));
        Value::Traced(Arc::new(Traced {
            value: self.bare().clone(),
            origin,
        }))
    }

    /// Where the value came from, if it is known.
    pub fn origin(&self) -> Option<&Origin> {
        match self {
            Value::Traced(traced) => Some(&traced.origin),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trace_follows_attributes_and_elements() {
        let json = r#"{"_id":"a","body":[{"_key":"k1","text":"Hej"}]}"#;
        let document = Value::from_json(json).unwrap().traced_to_document("a");
        let text = document.attribute("body").element(-1.0).attribute("text");
        assert_eq!(text.as_str(), Some("Hej"));
        let origin = text.origin().unwrap();
        assert_eq!(origin.document(), "a");
        assert_eq!(
            origin.path(),
            [
                PathSegment::Attribute("body".into()),
                PathSegment::Element(0, Some("k1".into())),
                PathSegment::Attribute("text".into()),
            ]
        );
        assert!(document.attribute("missing").origin().is_none());
    }
}
