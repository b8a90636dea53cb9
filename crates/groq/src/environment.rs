//! What a query may know besides documents: who asks, when, and of which dataset.

use crate::text::Text;
use crate::value::{DateTime, Value};

/// The surroundings of one evaluation. Everything in it is given by the caller.
#[derive(Clone, Debug)]
pub struct Environment {
    /// The time that `now()` tells.
    pub now: DateTime,
    /// What `identity()` says: the user's id.
    pub identity: Text,
    /// What `sanity::projectId()` says.
    pub project_id: Option<Text>,
    /// What `sanity::dataset()` says.
    pub dataset: Option<Text>,
    /// What `before()` and `after()` say, in delta mode.
    pub delta: Delta,
    /// `@` outside of every scope; null for a query, a document to test a condition on it.
    pub this: Value,
    /// Whether values remember the document and path they came from.
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
