//! Where something takes place.

use super::organisation::{address, is_place, museum};
use super::{Node, Subject};
use serde_json::Value;

/// Where something is: a room of the museum that has a name, or the museum. What is returned
/// beside it belongs in the graph.
pub(super) fn location(room: Option<&str>, subject: &Subject<'_>) -> (Value, Option<Node>) {
    if room.is_none() && is_place(subject) {
        return (museum(subject), None);
    }
    let within = is_place(subject).then(|| museum(subject));
    let place = Node::new("Place", subject.id("place"))
        .with("name", room.unwrap_or(&subject.shell.site.name))
        .with("address", address(subject))
        .with("containedInPlace", within);
    (place.reference(), Some(place))
}
