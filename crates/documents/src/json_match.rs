//! `JSONMatch`: paths that select values inside a document.
//!
//! | path | selects |
//! |---|---|
//! | `a.b`, `'a b'.c`, `a['b c']` | an attribute |
//! | `a[0]`, `a[-1]` | an element, counted from the end if negative |
//! | `a[1:3]`, `a[:2]`, `a[2:]` | a slice, without the element at its end |
//! | `a[k == "v"]`, `a[@ > 3]` | elements that pass a comparison; on an object, the object itself |
//! | `a[k?]` | elements that have an attribute |
//! | `a[*]`, `o.*` | all elements, all attributes |
//! | `a.b` where `a` is an array | `b` of each object in it |
//! | `..b`, `a..[k == "v"]` | at any depth |
//! | `a[0, 2:4, k == "v"]`, `[a, b.c]` | a union |
//!
//! A comparison is between scalars, `==` and `!=` strictly by type, the others between two
//! numbers or two strings.

mod bounds;
mod compare;
mod error;
mod find;
mod lexer;
mod parser;
mod position;
mod syntax;

pub use error::PathError;
pub use find::Match;
pub(crate) use position::{Positions, SliceEnds};
pub use syntax::Path;

use std::fmt;
use thiserror::Error;

/// The longest path, in bytes.
pub const MAX_PATH_LENGTH: usize = 16 << 10;

/// How deep unions may lie in one another.
pub const MAX_PATH_DEPTH: usize = 16;

/// What a search may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many locations one path may select.
    pub matches: usize,
    /// How many values may be looked at, again for each segment of the path.
    pub steps: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            matches: 10_000,
            steps: 1_000_000,
        }
    }
}

/// A search that would cost too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LimitExceeded {
    /// Too many matches.
    #[error("it selects too many places")]
    Matches,
    /// Too many steps.
    #[error("it takes too many steps to find what it selects")]
    Steps,
}

/// One step on the way from a document to a value in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step<'a> {
    /// Into an object.
    Attribute(&'a str),
    /// Into an array.
    Element(usize),
}

/// A step that borrows nothing, for use while the document changes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum JsonLocation {
    Attribute(String),
    Element(usize),
}

impl From<Step<'_>> for JsonLocation {
    fn from(step: Step<'_>) -> Self {
        match step {
            Step::Attribute(name) => Self::Attribute(name.to_owned()),
            Step::Element(index) => Self::Element(index),
        }
    }
}

/// Writes an attribute as a path has it, with quotes where it needs them.
pub(crate) fn write_attribute(f: &mut impl fmt::Write, name: &str) -> fmt::Result {
    if lexer::is_plain_identifier(name) {
        return f.write_str(name);
    }
    f.write_char('\'')?;
    for c in name.chars() {
        match c {
            '\'' | '\\' => write!(f, "\\{c}")?,
            c if c < ' ' => write!(f, "\\u{:04x}", u32::from(c))?,
            c => f.write_char(c)?,
        }
    }
    f.write_char('\'')
}
