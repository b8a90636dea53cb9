//! An exhibition.

use super::graph::references;
use super::offers::{Availability, Sale, offers};
use super::organisation::{address, museum};
use super::place::location;
use super::{Node, Subject};
use crate::{Link, Run};

/// The exhibition of its page.
pub(crate) fn nodes(subject: &Subject<'_>) -> Vec<Node> {
    let period = Run::read(subject.page.as_value()).0;
    let Some(first) = period.from else {
        return vec![always_there(subject)];
    };
    let offers = ticket(subject);
    let room = subject.page.child("location");
    let room = room.and_then(|room| room.text("name"));
    let (location, place) = location(room, subject);
    let exhibition = subject
        .node("ExhibitionEvent", "exhibition")
        .with("startDate", first.to_string())
        .with("endDate", period.to.map(|day| day.to_string()))
        .with("eventStatus", "https://schema.org/EventScheduled")
        .with("location", location)
        .with("organizer", museum(subject))
        .with("offers", references(&offers));
    let exhibition = std::iter::once(exhibition);
    exhibition.chain(place).chain(offers).collect()
}

/// One that has always been there is no event: it has no beginning.
fn always_there(subject: &Subject<'_>) -> Node {
    subject
        .node("TouristAttraction", "exhibition")
        .with("address", address(subject))
        .with("containedInPlace", museum(subject))
}

fn ticket(subject: &Subject<'_>) -> Vec<Node> {
    let shaping = subject.shaping;
    let ticket = subject.page.child("ticketModule");
    let ticket = ticket.filter(|one| shaping.takes_chosen(one.text("locale"), one.text("site")));
    let Some(ticket) = ticket else {
        return Vec::new();
    };
    let link = Link::at(ticket, "purchaseLink", shaping);
    let sale = Sale {
        availability: Availability::Now,
        address: link.and_then(|link| subject.address(&link)),
        from: None,
    };
    offers((ticket, "variants"), &sale, subject)
}
