//! What a query can read besides documents: the caller, the time, and the dataset.

use crate::text::Text;
use crate::value::{DateTime, Value};

/// The surroundings of one evaluation. Everything in it is given by the caller.
#[derive(Clone, Debug)]
pub struct Environment {
    /// The value of `now()`.
    pub now: DateTime,
    /// The value of `identity()`: the user's id.
    pub identity: Text,
    /// The value of `sanity::projectId()`.
    pub project_id: Option<Text>,
    /// The value of `sanity::dataset()`.
    pub dataset: Option<Text>,
    /// The values of `before()` and `after()`, in delta mode.
    pub delta: Delta,
    /// `@` outside of every scope; null for a query, a document to test a condition on it.
    pub this: Value,
    /// Whether values remember the document and path they came from, or that the query has
    /// them: what a [source map](crate::source_map()) is made of.
    pub trace: bool,
}

/// A document before and after a change; null where there was or is none.
#[derive(Clone, Debug, Default)]
pub struct Delta {
    /// Before.
    pub before: Value,
    /// After.
    pub after: Value,
}

impl Environment {
    /// An anonymous reader at this time.
    pub fn at(now: DateTime) -> Self {
        Self {
            now,
            identity: Text::inline("<anonymous>"),
            project_id: None,
            dataset: None,
            delta: Delta::default(),
            this: Value::Null,
            trace: false,
        }
    }
}
