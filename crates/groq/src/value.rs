//! Values: what documents hold and what expressions give.

mod array;
mod compare;
mod date_time;
mod json;
mod number;
mod object;
mod path;
mod scalar;
mod trace;
mod unread;

pub use array::Array;
pub use compare::{compare, deep_equal, equal, total_order};
pub use date_time::DateTime;
pub(crate) use json::{Bounded, write_string};
pub use json::{JsonError, NotWritten, TooLarge};
pub(crate) use number::{clamp_index, write_number};
pub use object::{Object, ObjectBuilder};
pub use path::PathPattern;
pub(crate) use scalar::ScalarSet;
use trace::ElementTracer;
pub use trace::{Origin, PathSegment, SourceDocument, Traced};
pub use unread::Unread;

use crate::geo::Geometry;
use crate::text::Text;
use std::fmt;
use std::sync::Arc;

/// A GROQ value.
///
/// Cloning is cheap: strings, arrays and objects are shared. A value may carry
/// where it came from ([`Value::Traced`]); code that looks at what a value *is* uses
/// [`Value::bare`] or an accessor and never sees the wrapping.
// The tag is a whole word: with a tag of one byte the compiler moves values in
// odd pieces, which costs more than everything else a simple condition does.
#[derive(Clone, Default)]
#[repr(usize)]
pub enum Value {
    /// `null`; also what a missing attribute gives.
    #[default]
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// A finite double; there is no `NaN` or infinity in GROQ.
    Number(f64),
    /// Text.
    String(Text),
    /// A list.
    Array(Arc<Array>),
    /// Names with values, in the order they were written.
    Object(Arc<Object>),
    /// A point in time, which JSON writes as a string.
    DateTime(DateTime),
    /// A pattern over ids such as `drafts.**`.
    Path(Arc<PathPattern>),
    /// A position or shape on earth, which JSON writes as GeoJSON.
    Geo(Arc<Geometry>),
    /// A value together with its location in a document.
    Traced(Arc<Traced>),
    /// An array or an object of a document, not read yet.
    Unread(Arc<Unread>),
}

/// Levels that a document can have: reading JSON stops there.
const DEEPEST_DOCUMENT: u32 = 128;

impl Value {
    /// The value itself: without the note of where it came from, and read.
    #[inline]
    pub fn bare(&self) -> &Value {
        match self {
            Value::Traced(_) | Value::Unread(_) => self.unwrapped(),
            other => other,
        }
    }

    fn unwrapped(&self) -> &Value {
        match self {
            Value::Traced(traced) => traced.value.unwrapped(),
            Value::Unread(unread) => unread.value(),
            other => other,
        }
    }

    /// A number, or null where arithmetic left the finite doubles.
    pub fn number(number: f64) -> Value {
        if number.is_finite() {
            Value::Number(number)
        } else {
            Value::Null
        }
    }

    /// A string.
    pub fn string(text: impl AsRef<str>) -> Value {
        Value::String(Text::from(text.as_ref()))
    }

    /// An array.
    pub fn array(items: impl Into<Array>) -> Value {
        Value::Array(Arc::new(items.into()))
    }

    /// Levels of arrays and objects: 0 for a scalar.
    pub fn depth(&self) -> u32 {
        match self {
            // Not looked at for this: no document has more levels.
            Value::Unread(_) => return DEEPEST_DOCUMENT,
            Value::Traced(traced) => return traced.value.depth(),
            _ => {}
        }
        match self {
            Value::Array(array) => array.depth(),
            Value::Object(object) => object.depth(),
            _ => 0,
        }
    }

    /// About how many steps it takes to read the value through: 0 for all but long strings.
    pub(crate) fn reading_steps(&self) -> usize {
        match self.bare() {
            Value::String(text) => text.len() / 64,
            _ => 0,
        }
    }

    /// An object.
    pub fn object(object: Object) -> Value {
        Value::Object(Arc::new(object))
    }

    /// Whether it is null.
    pub fn is_null(&self) -> bool {
        matches!(self.bare(), Value::Null)
    }

    /// Whether it is exactly `true`: what a filter keeps.
    pub fn is_true(&self) -> bool {
        matches!(self.bare(), Value::Boolean(true))
    }

    /// The boolean, if it is one.
    pub fn as_bool(&self) -> Option<bool> {
        match self.bare() {
            Value::Boolean(value) => Some(*value),
            _ => None,
        }
    }

    /// The number, if it is one.
    pub fn as_number(&self) -> Option<f64> {
        match self.bare() {
            Value::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// The text, if it is a string.
    pub fn as_str(&self) -> Option<&str> {
        match self.bare() {
            Value::String(text) => Some(text),
            _ => None,
        }
    }

    /// The elements, if it is an array. They may be traced.
    pub fn as_array(&self) -> Option<&[Value]> {
        match self.bare() {
            Value::Array(items) => Some(items),
            _ => None,
        }
    }

    /// The object, if it is one. Its values may be traced.
    pub fn as_object(&self) -> Option<&Object> {
        match self.bare() {
            Value::Object(object) => Some(object),
            _ => None,
        }
    }

    /// The value of an attribute; null if there is none or this is no object.
    /// The trace, if there is one, follows.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Value {
        match self {
            Value::Object(object) => object.get(name).cloned().unwrap_or_default(),
            Value::Traced(traced) => traced.attribute(name),
            Value::Unread(unread) => unread.value().attribute(name),
            _ => Value::Null,
        }
    }

    /// The element at an index counted from the end if negative; null if there is none.
    #[must_use]
    pub fn element(&self, index: f64) -> Value {
        let Some(items) = self.as_array() else {
            return Value::Null;
        };
        let Some(index) = number::index_in(index, items.len()) else {
            return Value::Null;
        };
        match self {
            Value::Traced(traced) => traced.element(index),
            _ => items[index].clone(),
        }
    }

    /// The attributes of an object with their traces; none if this is no object.
    pub fn entries(&self) -> impl Iterator<Item = (Text, Value)> {
        let names = self.as_object().into_iter().flat_map(Object::iter);
        names.map(|(name, value)| match self {
            Value::Traced(traced) => (name.clone(), traced.entry(name, value)),
            _ => (name.clone(), value.clone()),
        })
    }

    /// The elements of an array with their traces, `None` if this is no array.
    pub fn elements(&self) -> Option<Elements<'_>> {
        let items = self.as_array()?;
        Some(Elements {
            traced: match self {
                Value::Traced(traced) => Some((traced, Box::default())),
                _ => None,
            },
            items,
            next: 0,
        })
    }
}

/// Iterates over an array's elements, each with its trace.
pub struct Elements<'a> {
    traced: Option<(&'a Arc<Traced>, Box<ElementTracer>)>,
    items: &'a [Value],
    next: usize,
}

impl Iterator for Elements<'_> {
    type Item = Value;

    fn next(&mut self) -> Option<Value> {
        let item = self.items.get(self.next)?;
        self.next += 1;
        Some(match &mut self.traced {
            Some((array, tracer)) => tracer.element(array, self.next - 1, item),
            None => item.clone(),
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.items.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Elements<'_> {}

/// Prints as JSON.
impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_json())
    }
}

/// Deep equality, traces left out: for tests and for `diff::`, not GROQ's `==`.
impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        deep_equal(self, other)
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Self {
        Value::Boolean(value)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::string(text)
    }
}
