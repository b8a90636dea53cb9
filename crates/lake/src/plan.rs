//! From a filter to SQL.
//!
//! [`classify()`] turns the conditions of a filter into a [`Predicate`] that PostgreSQL can
//! evaluate by its indexes, and reports whether it is *exact*: true of just the documents
//! that fulfil the conditions. Where it is not, it is true of more, and the evaluator
//! checks what comes. [`Branch`] writes the predicate as a part of a statement,
//! [`sync_tags`] returns the changes it depends on.

mod attributes;
mod branch;
mod classified;
mod classify;
mod compare;
mod constant;
mod join;
mod predicate;
mod statement;
pub(crate) mod sync_tags;

pub(crate) use attributes::needed;
pub(crate) use branch::{Branch, Order};
pub(crate) use classified::Classified;
pub(crate) use classify::Classifier;
pub(crate) use constant::path;
pub(crate) use predicate::{Predicate, Test};
pub use statement::Bind;
pub(crate) use statement::Statement;
