//! `eventList`

use crate::fields::Fields;
use crate::{Event, EventCard, Link, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many events it shows.
const MOST_EVENTS: usize = 6;
/// Of how many that end first it takes the last end as the measure of what may be next: some of
/// them have no page in the language, or only cancelled days.
pub(crate) const NEXT_EVENTS: usize = 60;

/// The next events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct EventList {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The events, the first to come first.
    pub events: Vec<EventCard>,
    /// Where all of them are.
    pub link: Option<Link>,
}

impl EventList {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let events = Event::next_found(fields, ("events", NEXT_EVENTS), shaping);
        let events = EventCard::coming(&events, MOST_EVENTS, shaping);
        (!events.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            events,
            link: Link::at(fields, "link", shaping),
        })
    }
}
