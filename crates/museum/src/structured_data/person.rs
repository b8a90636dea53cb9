//! People.

use super::organisation::museum;
use super::{Node, Subject};
use crate::Picture;
use crate::fields::Fields;

/// The people at a name. Their addresses are on the page for readers; here they would be for
/// those who collect addresses.
pub(super) fn people(name: &str, subject: &Subject<'_>) -> Vec<Node> {
    let person = |person: Fields<'_>| {
        let shaping = subject.shaping;
        let picture = person.child("image");
        let picture = picture.and_then(|picture| Picture::preview(picture, shaping));
        let id = subject.site_id(&format!("person-{}", person.text("_id")?));
        let node = Node::new("Person", id)
            .with("name", person.text("name")?)
            .with("jobTitle", person.spoken("title", shaping.locale))
            .with("image", picture)
            .with("affiliation", museum(subject));
        Some(node)
    };
    subject.page.list(name).filter_map(person).collect()
}
