//! The classification of conditions: a predicate, and whether it covers all of them.

use super::join::Join;
use super::predicate::Predicate;

/// A predicate that is true at least of the documents that fulfil the conditions.
#[derive(Clone, Debug)]
pub(crate) struct Classified {
    pub(crate) predicate: Predicate,
    /// Whether it is true of no others.
    pub(crate) exact: bool,
    /// How to match documents to outer rows.
    pub(crate) join: Option<Join>,
}

impl Classified {
    pub(super) fn exact(predicate: Predicate) -> Self {
        Self {
            predicate,
            exact: true,
            join: None,
        }
    }

    pub(super) fn superset(predicate: Predicate) -> Self {
        Self {
            exact: false,
            ..Self::exact(predicate)
        }
    }

    /// No condition at all.
    pub(crate) fn everything() -> Self {
        Self::exact(Predicate::Always)
    }

    /// Left to the evaluator whole.
    pub(crate) fn residual() -> Self {
        Self::superset(Predicate::Always)
    }
}
