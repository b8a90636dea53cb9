//! Hours and prices that a text takes from the documents that have them, so that no sentence
//! contradicts them.

use crate::facility::Facility;
use crate::fields::Fields;
use crate::tickets::price_of;
use crate::{Shaping, WarningKind};

/// The words that a child of a block stands for; none for one of an unknown type.
pub(super) fn words(child: Fields<'_>, shaping: &Shaping<'_>, place: &str) -> Option<String> {
    let (found, missing) = match child.text("_type")? {
        "openingHoursText" => (opening_hours(child, shaping), "facility"),
        "ticketPrice" => (ticket_price(child, shaping), "ticket"),
        name => {
            shaping.warn(WarningKind::UnknownBlock(name.to_owned()), place);
            return None;
        }
    };
    if found.is_none() {
        shaping.warn(WarningKind::MissingField(missing), place);
    }
    found
}

/// The usual week of a facility, by its key; of the site itself where none is named.
fn opening_hours(child: Fields<'_>, shaping: &Shaping<'_>) -> Option<String> {
    let facility = match child.text("facility") {
        Some(key) => Facility::list(child).into_iter().find(|one| one.key == key),
        None => Facility::of_site(child),
    };
    facility?.usual_week_text(shaping)
}

fn ticket_price(child: Fields<'_>, shaping: &Shaping<'_>) -> Option<String> {
    let ticket = child.child("ticket")?;
    let here = shaping.takes_chosen(ticket.text("locale"), ticket.text("site"));
    here.then(|| price_of(ticket, child.text("variant"), shaping.locale))
        .flatten()
}
