//! Where a value came from: a document and a path in it, or the query itself.
//!
//! Content source maps need it; ordinary evaluation never makes one. A traced value passes
//! its trace down: the attribute of a traced object is traced.

use super::Value;
use crate::seeds::Seeds;
use crate::text::Text;
use std::collections::HashSet;
use std::sync::Arc;

/// A value and its origin. The value itself is never traced again.
#[derive(Clone, Debug)]
pub struct Traced {
    pub(super) value: Value,
    origin: Origin,
}

/// Where a value came from. A location in a document is a chain from the location up to the
/// document.
#[derive(Clone, Debug)]
pub enum Origin {
    /// It is the whole of a document.
    Document(SourceDocument),
    /// It is an attribute or element of another value.
    Part(Arc<Traced>, PathSegment),
    /// The query's text or its parameters have it.
    Literal,
}

/// The document that a value came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceDocument {
    /// The id that it is stored under, whatever id it is seen under.
    pub id: Text,
    /// Its type; empty if it has none.
    pub document_type: Text,
}

/// One step of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathSegment {
    /// An attribute's name.
    Attribute(Text),
    /// An element's index, and its `_key` if it is the first element that has this key.
    Element(usize, Option<Text>),
}

impl Origin {
    /// The document, if the value came from one.
    pub fn document(&self) -> Option<&SourceDocument> {
        let mut origin = self;
        loop {
            match origin {
                Origin::Document(document) => return Some(document),
                Origin::Part(whole, _) => origin = &whole.origin,
                Origin::Literal => return None,
            }
        }
    }

    /// The path from the document to this location.
    pub fn path(&self) -> Vec<&PathSegment> {
        let mut segments = Vec::new();
        let mut origin = self;
        while let Origin::Part(whole, segment) = origin {
            segments.push(segment);
            origin = &whole.origin;
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

    pub(super) fn attribute(self: &Arc<Self>, name: &str) -> Value {
        let object = self.value.as_object();
        match object.and_then(|object| object.get(name)) {
            Some(value) => self.part(value, || PathSegment::Attribute(Text::from(name))),
            None => Value::Null,
        }
    }

    /// The value of an attribute that it has.
    pub(super) fn entry(self: &Arc<Self>, name: &Text, value: &Value) -> Value {
        self.part(value, || PathSegment::Attribute(name.clone()))
    }

    pub(super) fn element(self: &Arc<Self>, index: usize) -> Value {
        let Some(items) = self.value.as_array() else {
            return Value::Null;
        };
        let key = key(&items[index]).filter(|found| {
            let before = items[..index].iter();
            !before.filter_map(key).any(|other| other == *found)
        });
        self.part(&items[index], || PathSegment::Element(index, key))
    }

    /// A value inside this one: it retains an origin of its own, if it has one.
    fn part(self: &Arc<Self>, value: &Value, segment: impl FnOnce() -> PathSegment) -> Value {
        if let Value::Traced(_) = value {
            return value.clone();
        }
        let origin = match &self.origin {
            Origin::Literal => Origin::Literal,
            _ => Origin::Part(self.clone(), segment()),
        };
        let value = value.clone();
        Value::Traced(Arc::new(Traced { value, origin }))
    }
}

/// The `_key` of an element.
fn key(element: &Value) -> Option<Text> {
    match element.as_object()?.get("_key")?.bare() {
        Value::String(key) => Some(key.clone()),
        _ => None,
    }
}

/// Traces the elements of an array one after the other.
#[derive(Default)]
pub(super) struct ElementTracer {
    keys: HashSet<Text, Seeds>,
}

impl ElementTracer {
    pub(super) fn element(&mut self, array: &Arc<Traced>, index: usize, item: &Value) -> Value {
        array.part(item, || {
            let key = key(item).filter(|key| self.keys.insert(key.clone()));
            PathSegment::Element(index, key)
        })
    }
}

impl Value {
    /// The value as the whole of the document that is stored under this id.
    #[must_use]
    pub fn traced_to_document(self, id: &str) -> Value {
        let document_type = match self.attribute("_type").bare() {
            Value::String(name) => name.clone(),
            _ => Text::new(),
        };
        let id = Text::from(id);
        self.traced(Origin::Document(SourceDocument { id, document_type }))
    }

    /// The value as one that the query has. Null has no origin.
    #[must_use]
    pub(crate) fn traced_to_query(self) -> Value {
        if self.is_null() {
            return Value::Null;
        }
        self.traced(Origin::Literal)
    }

    fn traced(self, origin: Origin) -> Value {
        let value = match self {
            Value::Traced(traced) => traced.value.clone(),
            value => value,
        };
        Value::Traced(Arc::new(Traced { value, origin }))
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
        assert_eq!(origin.document().unwrap().id, "a");
        assert_eq!(
            origin.path(),
            [
                &PathSegment::Attribute("body".into()),
                &PathSegment::Element(0, Some("k1".into())),
                &PathSegment::Attribute("text".into()),
            ]
        );
        assert!(document.attribute("missing").origin().is_none());
    }

    #[test]
    fn a_key_leads_to_the_first_element_that_has_it() {
        let json = r#"{"_id":"a","list":[{"_key":"k"},{"_key":"l"},{"_key":"k"},{"_key":1}]}"#;
        let list = Value::from_json(json).unwrap().traced_to_document("a");
        let list = list.attribute("list");
        let segments = [Some("k"), Some("l"), None, None];
        for (index, (key, element)) in segments.iter().zip(list.elements().unwrap()).enumerate() {
            let expected = PathSegment::Element(index, key.map(Text::from));
            #[expect(clippy::cast_precision_loss, reason = "there are four")]
            let alone = list.element(index as f64);
            for element in [element, alone] {
                assert_eq!(element.origin().unwrap().path()[1], &expected);
            }
        }
    }
}
