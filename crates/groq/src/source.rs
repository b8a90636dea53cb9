//! Where documents come from.
//!
//! The evaluator requests documents a batch at a time: once for a filter whatever the
//! number of outer rows, once for all references that one `->` meets. A database can
//! therefore serve each level of a query with one statement.

use crate::error::EvaluateError;
use crate::resolve::{Filter, Node, OrderKey};
use crate::text::Text;
use crate::value::{Array, Value};
use std::sync::Arc;

/// A set of documents.
pub trait Source {
    /// How many documents fulfil a request's conditions, for a source that can count
    /// without returning them; `None` if it cannot: the evaluator then fetches them.
    fn count(&self, request: Fetch<'_>) -> Result<Option<u64>, EvaluateError> {
        let _ = request;
        Ok(None)
    }

    /// Documents for `*[…]`, ordered by `_id`: at least all that fulfil the request's
    /// conditions for some outer row. The evaluator checks every condition again unless the
    /// result is [`Fetched::exact`].
    fn fetch<'s>(&'s self, request: Fetch<'_>) -> Result<Fetched<'s>, EvaluateError>;

    /// The documents with these ids, in the order of the ids; `None` for one that
    /// does not exist. No id comes twice.
    fn dereference(&self, ids: &[Text]) -> Result<Vec<Option<Value>>, EvaluateError>;
}

/// A request for documents. A source may use any part of it, or none.
#[non_exhaustive]
pub struct Fetch<'r> {
    /// The conditions; `None` for a bare `*`.
    pub filter: Option<&'r Filter>,
    /// The evaluator looks at no more than this many matching documents: the first by
    /// `order`, or by `_id` if there is none. A source that cannot tell which are first
    /// returns all.
    pub wanted: Option<usize>,
    /// Keys that the documents will be ordered by; the evaluator orders them itself.
    pub order: &'r [OrderKey],
    /// The rows around the filter, for its correlated conditions.
    pub outer: &'r mut dyn OuterRows,
}

/// The rows around a filter, for a source that wants to use its correlated
/// conditions: `references(^._id)` needs each row's `_id`.
pub trait OuterRows {
    /// How many there are.
    fn count(&self) -> usize;

    /// The value of a part of the filter's conditions for each outer row. The
    /// part must not read the filter's own element, only outer scopes.
    fn values(&mut self, part: &Node) -> Result<Vec<Value>, EvaluateError>;
}

/// Documents that a [`Fetch`] returned.
pub struct Fetched<'s> {
    /// The documents.
    pub documents: Documents<'s>,
    /// Whether they are just those that fulfil the conditions.
    pub exact: bool,
}

/// Documents for all outer rows alike, or apart for each.
pub enum Documents<'s> {
    /// The same candidates for every outer row, in memory already.
    Held(Arc<Array>),
    /// The same candidates for every outer row, as they arrive.
    Shared(Box<dyn Iterator<Item = Result<Value, EvaluateError>> + 's>),
    /// Candidates for each outer row, in the order of the rows.
    PerRow(Vec<Vec<Value>>),
}
