//! One request for documents, as a part of a statement.

use super::predicate::Predicate;

/// Documents to fetch, or to count.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Branch {
    pub(crate) predicate: Predicate,
    /// What the documents are ordered by; by their ids where that leaves it open.
    pub(crate) order: Vec<Order>,
    /// How many of the first to fetch; all, if there is none.
    pub(crate) limit: Option<usize>,
    /// Whether only their number is requested.
    pub(crate) count: bool,
}

/// A key of an order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Order {
    /// A hot path, or `_id`.
    pub(crate) path: String,
    pub(crate) descending: bool,
}

impl Branch {
    /// All documents of a predicate, by their ids.
    pub(crate) fn all(predicate: Predicate) -> Self {
        Self {
            predicate,
            order: Vec::new(),
            limit: None,
            count: false,
        }
    }
}
