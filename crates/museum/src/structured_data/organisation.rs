//! The museum, and the organisation that it belongs to.

use super::graph::reference;
use super::{Node, Subject, hours};
use crate::facility::Facility;
use crate::site::text_in;
use crate::{Organisation, TOUCH_ICONS};
use serde_json::Value;

/// The code that the outside world has for the country: the documents have `da`
/// (`docs/rules.md#footer`).
const COUNTRY: &str = "DK";
const MUSEUM: &str = "museum";

/// The organisation of the group, where its file names one, and the museum.
pub(super) fn nodes(subject: &Subject<'_>) -> Vec<Node> {
    let parent = subject.shaping.group.organisation.as_ref();
    let parent = parent.map(|organisation| parent_node(organisation, subject));
    let museum = museum_node(subject, parent.as_ref());
    parent.into_iter().chain([museum]).collect()
}

/// What stands for the museum in other nodes.
pub(super) fn museum(subject: &Subject<'_>) -> Value {
    reference(&subject.site_id(MUSEUM))
}

/// Whether one can go there. A site without opening hours, such as that of research, is a part
/// of the organisation and no place.
pub(super) fn is_place(subject: &Subject<'_>) -> bool {
    subject.shell.open_now.is_some()
}

fn parent_node(organisation: &Organisation, subject: &Subject<'_>) -> Node {
    let Organisation { name, url, .. } = organisation;
    let (street, zip, city) = (&organisation.street, &organisation.zip, &organisation.city);
    Node::new("Organization", format!("{url}#organisation"))
        .with("name", text_in(name, subject.shaping.locale))
        .with("url", url.as_str())
        .with("address", postal_address(street, zip, city))
}

fn museum_node(subject: &Subject<'_>, parent: Option<&Node>) -> Node {
    let (shell, site) = (subject.shell, &subject.shell.site);
    // schema.org has a museum as a place alone, and it is who publishes too.
    let kinds: &[&str] = if is_place(subject) {
        &["Museum", "Organization"]
    } else {
        &["Organization"]
    };
    let profiles = shell.social_profiles.iter();
    let profiles: Vec<&str> = profiles.map(|profile| profile.url.as_str()).collect();
    let node = Node::new(kinds, subject.site_id(MUSEUM))
        .with("name", site.name.as_str())
        .with("alternateName", site.alternate_name.as_deref())
        .with("description", site.organization_description.as_deref())
        .with("url", subject.home())
        .with("logo", logo(subject))
        .with("image", logo(subject))
        .with("telephone", shell.address.phone.as_str())
        .with("email", shell.address.email.as_str())
        .with("address", address(subject))
        .with("sameAs", profiles)
        .with("parentOrganization", parent.map(Node::reference));
    // Only a page that depends on the hours states them: the others need not be rendered again
    // when a day in spring gets others.
    match Facility::of_site(subject.page) {
        Some(house) if is_place(subject) => hours::add(node, house.hours(), subject.shaping),
        _ => node,
    }
}

/// The address of the museum.
pub(super) fn address(subject: &Subject<'_>) -> Option<Node> {
    let address = &subject.shell.address;
    postal_address(&address.street, &address.zip, &address.city)
}

fn postal_address(street: &str, zip: &str, city: &str) -> Option<Node> {
    let address = Node::part("PostalAddress")
        .with("streetAddress", street)
        .with("postalCode", zip)
        .with("addressLocality", city)
        .with("addressCountry", COUNTRY);
    (!street.is_empty()).then_some(address)
}

/// The largest of the site's marks.
fn logo(subject: &Subject<'_>) -> Option<String> {
    let (file, _) = TOUCH_ICONS.iter().max_by_key(|(_, width)| *width)?;
    let path = format!("{}/{file}", subject.shaping.site.base_path);
    Some(subject.shaping.absolute(&path))
}
