//! What the museum does for others.

use super::organisation::museum;
use super::{Node, Subject};

/// A `service`.
pub(crate) fn nodes(subject: &Subject<'_>) -> Vec<Node> {
    let service = subject.node("Service", "service");
    vec![service.with("provider", museum(subject))]
}
