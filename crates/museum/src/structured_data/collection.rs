//! Things that belong together.

use super::organisation::museum;
use super::{Node, Subject};

/// A `collection`.
pub(crate) fn nodes(subject: &Subject<'_>) -> Vec<Node> {
    let collection = subject.node("Collection", "collection");
    vec![collection.with("maintainer", museum(subject))]
}
