//! The parts of a path.

use serde_json::Value;
use std::fmt;

/// A path, read from its text.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    pub(super) text: Box<str>,
    pub(super) segments: Vec<Segment>,
}

impl Path {
    /// The path to an attribute of the document itself.
    pub(crate) fn attribute(name: &str) -> Self {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = super::write_attribute(&mut text, name);
        Self {
            text: text.into(),
            segments: vec![Segment {
                axis: Axis::Here,
                selector: Selector::Attribute(name.to_owned()),
            }],
        }
    }

    /// The text that was read.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether what the path selects are elements of arrays.
    pub(crate) fn ends_in_elements(&self) -> bool {
        let last = self.segments.last();
        last.is_some_and(|segment| match &segment.selector {
            Selector::Union(terms) => !terms.iter().any(|t| matches!(t, Term::Path(_))),
            _ => false,
        })
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// One segment: where it looks, and what it takes there.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Segment {
    pub(super) axis: Axis,
    pub(super) selector: Selector,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    /// In the value itself.
    Here,
    /// In the value and everything in it.
    Anywhere,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Selector {
    This,
    Attribute(String),
    All,
    Union(Vec<Term>),
}

/// One part of a union.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Term {
    Index(i64),
    Slice(Option<i64>, Option<i64>),
    Compare(Operand, Comparison, Operand),
    Exists(Vec<Segment>),
    Path(Vec<Segment>),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Operand {
    Path(Vec<Segment>),
    Literal(Value),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attribute_is_a_path_of_one_segment() {
        for (name, text) in [("state", "state"), ("a b", "'a b'")] {
            assert_eq!(Path::attribute(name), Path::parse(text).unwrap());
        }
    }
}
